"""What the value network learns from: self-play, noted down.

For every play of every seat there are two samples: what its prospects looked like before and
after the play, and the fame that it had in the end. They lie in blocks, one for each moment that
has a network, so that each network finds its own in one place.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from alula.bots.estimate import Weights, held
from alula.bots.features import CARD_PLACES, DENSE, MOST_CARDS, NOW
from alula.bots.minds import Minds, mind_choice
from alula.bots.network import AFTER, MOMENTS, Net, Work, describe_after, describe_before, new_work
from alula.kernel import layout as at
from alula.kernel.compiled import compiled, number
from alula.kernel.game import chance, choices, decide, new_game, seat_at, to_move
from alula.kernel.layout import State
from alula.kernel.randomness import below, game_key, policy_key, word
from alula.kernel.scoring import fame

Bytes = npt.NDArray[np.uint8]
Places = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float32]
_EXPLORE = np.uint64(0x5851F42D4C957F2D)


@dataclass(frozen=True)
class Samples:
    """Blocks of samples: `[moment, sample, ...]`."""

    dense: Bytes
    cards: Places
    """Places of cards as `features` counts them; `CARD_PLACES` where there is no card."""
    target: Floats
    """What was added to the fame of that moment in the end."""

    @classmethod
    def room_for(cls, count: int) -> "Samples":
        return cls(
            np.zeros((MOMENTS, count, DENSE), dtype=np.uint8),
            np.full((MOMENTS, count, MOST_CARDS), CARD_PLACES, dtype=np.int16),
            np.zeros((MOMENTS, count), dtype=np.float32),
        )


@compiled
def note_game(
    s: State,
    players: int,
    variant: int,
    key: np.uint64,
    explore: int,
    kind: int,
    w: Weights,
    net: Net,
    work: Work,
    dense: Bytes,
    cards: Places,
    target: Floats,
    first: int,
) -> None:
    """Play a game, one choice in `explore` at random; its seats are the samples from `first` on."""
    choice_key = policy_key(key)
    luck = word(key ^ _EXPLORE, 0)
    steps = 0
    new_game(s, players, variant)
    chance(s, key)
    while s[at.PHASE] != at.OVER:
        seat = to_move(s)
        bits = word(luck, steps)
        steps += 1
        if below(bits, 0, explore) == 0:
            choice = below(bits, 1, choices(s))
        else:
            choice = mind_choice(kind, w, net, s, seat, choice_key, work)
        if s[at.PHASE] == at.PLAY:
            _note_play(s, seat, choice, work, dense, cards, first + seat)
        decide(s, seat, choice, key)
        chance(s, key)
    for seat in range(players):
        for moment in range(target.shape[0]):
            now = number(dense[moment, first + seat, NOW])
            target[moment, first + seat] = fame(s, seat) - now


@compiled
def _note_play(
    s: State, seat: int, choice: int, work: Work, dense: Bytes, cards: Places, sample: int
) -> None:
    me = seat_at(seat)
    round_ = number(s[at.ROUND])
    for slot in range(at.HAND):
        work[2][slot] = held(s, me, slot)
    count = describe_before(s, me, -1, work)
    _note(work, count, dense, cards, round_ - 1, sample)
    count = describe_after(s, me, choice, work)
    _note(work, count, dense, cards, AFTER + round_, sample)


@compiled
def _note(work: Work, count: int, dense: Bytes, cards: Places, moment: int, sample: int) -> None:
    for i in range(dense.shape[2]):
        dense[moment, sample, i] = work[0][i]
    for i in range(cards.shape[2]):
        cards[moment, sample, i] = work[1][i] if i < count else CARD_PLACES


@compiled
def note_games(
    games: int,
    players: int,
    variant: int,
    seed: np.uint64,
    explore: int,
    kind: int,
    w: Weights,
    net: Net,
    work: Work,
    dense: Bytes,
    cards: Places,
    target: Floats,
    first: int,
) -> None:
    """The first games of a seed, one after another."""
    s = np.empty(at.STATE_SIZE, dtype=np.uint8)
    for game in range(games):
        note_game(
            s, players, variant, np.uint64(game_key(seed, game)), explore, kind, w, net, work,
            dense, cards, target, first + game * players,
        )  # fmt: skip


def self_play(minds: Minds, games: dict[int, int], seed: int, explore: int, jobs: int) -> Samples:
    """Games by player count, shared out over the threads; a third is of the advanced variant.

    All seats think as the first of the minds.
    """
    tasks = []
    place = 0
    for job in range(jobs):
        for players, count in games.items():
            for variant, some in (
                (at.BASIC, 2 * count // jobs // 3),
                (at.ADVANCED, count // jobs // 3),
            ):
                tasks.append((job, players, variant, some, place))
                place += some * players
    samples = Samples.room_for(place)

    def play(task: tuple[int, int, int, int, int]) -> None:
        job, players, variant, some, first = task
        key = np.uint64(seed * 1_000_003 + job * 101 + players * 10 + variant)
        note_games(
            some, players, variant, key, explore, minds.kinds[0], minds.weights[0], minds.net,
            new_work(), samples.dense, samples.cards, samples.target, first,
        )  # fmt: skip

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(play, tasks))
    return samples
