"""Matches of minds inside compiled code: shared deals, every order of seats in turn.

For tuning, where a million games must be played; the arena is for everything that is published.
"""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from alula.bots.estimate import Weights
from alula.bots.minds import Kinds, Minds, play_out
from alula.bots.network import Net, Work, new_work
from alula.kernel import layout as at
from alula.kernel.batch import seed_word
from alula.kernel.compiled import compiled
from alula.kernel.game import new_game
from alula.kernel.randomness import game_key
from alula.kernel.scoring import fame, place

Table = npt.NDArray[np.float64]


@compiled
def _play(
    first: int,
    players: int,
    variant: int,
    kinds: Kinds,
    weights: Weights,
    net: Net,
    seed: np.uint64,
    fames: Table,
    wins: Table,
    work: Work,
) -> None:
    s = np.empty(at.STATE_SIZE, dtype=np.uint8)
    seated = kinds.copy()
    seated_weights = weights.copy()
    for i in range(fames.shape[0]):
        turn = (first + i) % players
        for mind in range(players):
            seat = (mind + turn) % players
            seated[seat] = kinds[mind]
            seated_weights[seat] = weights[mind]
        new_game(s, players, variant)
        play_out(s, seated, seated_weights, net, game_key(seed, (first + i) // players), work)
        for mind in range(players):
            seat = (mind + turn) % players
            fames[i, mind] = fame(s, seat)
            wins[i, mind] = 1.0 if place(s, seat) == 0 else 0.0


def play_match(
    minds: Minds,
    players: int,
    games: int,
    seed: int,
    variant: int = at.BASIC,
    jobs: int = 1,
    first: int = 0,
) -> tuple[Table, Table]:
    """Fame and wins of every mind in every game, by the order in `minds`."""
    fames, wins = np.zeros((games, players)), np.zeros((games, players))
    cuts = np.linspace(0, games, jobs + 1).astype(int)

    def part(start: int, stop: int) -> None:
        _play(
            first + start, players, variant, minds.kinds, minds.weights, minds.net,
            seed_word(seed), fames[start:stop], wins[start:stop], new_work(),
        )  # fmt: skip

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(part, cuts[:-1], cuts[1:]))
    return fames, wins
