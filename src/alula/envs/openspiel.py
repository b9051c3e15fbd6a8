"""The game in OpenSpiel: `python_faraway`; `python_faraway_in_turns` has no simultaneous moves.

`import alula.envs.openspiel` registers both. Chance is explicit, one card at a time; an outcome is
a card's number (1 to 68 the regions, 69 to 113 the sanctuaries). Positions are those of
`alula.rules`, the engine to read; actions are slots of the seat's own cards in ascending order.
"""

from alula._extras import require

require("envs", "alula.envs.openspiel", "pyspiel")


from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel

from alula.cards import REGIONS, SANCTUARIES, SANCTUARY_INDEX
from alula.envs.actions import ACTIONS, label
from alula.envs.render import as_text
from alula.envs.settings import REWARDS, one_of
from alula.kernel import observe
from alula.kernel.batch import players_number, variant_number
from alula.kernel.bridge import choice_of, event_of, from_view
from alula.kernel.game import choices
from alula.rules import (
    ChanceEvent,
    Deal,
    DealDue,
    Event,
    Find,
    FindDue,
    Market,
    MarketDue,
    PlayerEvent,
    State,
    new_game,
    sample,
    view,
)

NAME, IN_TURNS = "python_faraway", "python_faraway_in_turns"
MOST_DECISIONS = 23
"""Of one seat in one game: 8 plays, 7 takes, 7 choices of a sanctuary, and one to keep."""
MOST_DRAWN = 68 + 6 * 7 * 15
_CARDS = 1 + len(REGIONS) + len(SANCTUARIES)
_DEFAULTS = {"players": 2, "variant": "basic", "reward": "win"}
_MARGIN_SCALE = 100.0


def _game_type(name: str, in_turns: bool, reward: str) -> Any:
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=name,
        long_name="Faraway" + (", in turns" if in_turns else ""),
        dynamics=kinds.Dynamics.SEQUENTIAL if in_turns else kinds.Dynamics.SIMULTANEOUS,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if reward == "margin" else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_DEFAULTS,
        default_loadable=True,
    )


class FarawayGame(pyspiel.Game):  # type: ignore[misc]
    """A kind of table, from which states and observers are made."""

    name, in_turns = NAME, False

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        told = {**_DEFAULTS, **(params or {})}
        self.players = players_number(told["players"])
        self.variant = str(told["variant"])
        variant_number(self.variant)
        self.reward = str(told["reward"])
        one_of("reward", self.reward, REWARDS)
        margin = self.reward == "margin"
        super().__init__(
            _game_type(self.name, self.in_turns, self.reward),
            pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=_CARDS,
                num_players=self.players,
                min_utility=-5.0 if margin else 0.0,
                max_utility=5.0 if margin else 1.0,
                utility_sum=None if margin else _sum(self.reward, self.players),
                max_game_length=MOST_DECISIONS * self.players,
            ),
            told,
        )

    def new_initial_state(self) -> "FarawayState":
        return FarawayState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWN

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FarawayObserver":
        return FarawayObserver(iig_obs_type, params)


class FarawayInTurnsGame(FarawayGame):
    """The same game; who plays face down does so in turn, unseen by those who come later."""

    name, in_turns = IN_TURNS, True


def _sum(reward: str, players: int) -> float:
    return 1.0 if reward == "win" else players / 2


class FarawayState(pyspiel.State):  # type: ignore[misc]
    """One position: a state of the rules, and the cards that chance has drawn of its next event."""

    def __init__(self, game: FarawayGame) -> None:
        super().__init__(game)
        self._in_turns = game.in_turns
        self._reward = game.reward
        names = [f"player_{seat}" for seat in range(game.players)]
        self.position: State = new_game(names, game.variant)  # type: ignore[arg-type]
        self._drawn: tuple[int, ...] = ()
        self._seen: tuple[tuple[str, ...], ...] = ((),) * game.players

    # -- who moves, and what there is -----------------------------------------------------------

    def current_player(self) -> int:
        if self.position.due is not None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = [decision.seat for decision in self.position.open]
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        if len(waiting) > 1 and not self._in_turns:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return min(waiting)

    def _legal_actions(self, player: int) -> list[int]:
        if all(decision.seat != player for decision in self.position.open):
            return []
        return list(range(choices(from_view(view(self.position, player)))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, all equally likely."""
        pile = self._pile()
        return [(card, 1 / len(pile)) for card in pile]

    def _pile(self) -> list[int]:
        position, drawn = self.position, set(self._drawn)
        if not isinstance(position.due, FindDue):
            return sorted(position.region_deck - drawn)
        for pile in _piles(position):
            if left := [card for card in pile if card not in drawn]:
                return left
        raise ValueError("the sanctuary deck is empty")

    # -- moves ------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        if self.position.due is not None:
            self._draw(action)
        else:
            self._choose(self.current_player(), action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        for seat, action in enumerate(actions):
            self._choose(seat, action)

    def _draw(self, card: int) -> None:
        self._drawn = (*self._drawn, card)
        event = _complete(self.position, self._drawn)
        if event is not None:
            self._drawn = ()
            self._do(event)

    def _choose(self, seat: int, action: int) -> None:
        root = from_view(view(self.position, seat))
        if not 0 <= action < choices(root):
            raise ValueError(f"no action {action} for seat {seat}: 0 to {choices(root) - 1}")
        self._do(event_of(root, seat, action))

    def _do(self, event: Event) -> None:
        self.position = self.position.apply(event)
        self._seen = tuple(
            (*told, as_text(view(self.position, seat))) for seat, told in enumerate(self._seen)
        )

    # -- what it is worth -------------------------------------------------------------------------

    def is_terminal(self) -> bool:
        return self.position.result is not None

    def returns(self) -> list[float]:
        result, players = self.position.result, len(self.position.players)
        if result is None:
            return [0.0] * players
        if self._reward == "margin":
            fame = result.fame
            return [
                (fame[seat] - max(fame[:seat] + fame[seat + 1 :])) / _MARGIN_SCALE
                for seat in range(players)
            ]
        places = [result.ranking.index(seat) for seat in range(players)]
        if self._reward == "win":
            return [float(place == 0) for place in places]
        return [(players - 1 - place) / (players - 1) for place in places]

    # -- what is told -----------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {_name(action)}"
        return label(from_view(view(self.position, player)), player, action)

    def __str__(self) -> str:
        told = as_text(view(self.position, None))
        return f"{told}\ndrawn {list(self._drawn)}" if self._drawn else told

    def observation_string(self, player: int) -> str:
        return as_text(view(self.position, player))

    def information_state_string(self, player: int) -> str:
        """All that the seat has seen, from the first card on."""
        return "\n\n".join(self._seen[player])

    def observation_tensor(self, player: int) -> list[float]:
        return [float(number) for number in seen_by(self.position, player)]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "FarawayState":
        """A state that looks the same to the seat; what lies hidden is drawn anew, all alike.

        It plays on as any other; its history is that of the position it was drawn from, so it is
        not one to be saved.
        """
        other: FarawayState = self.clone()
        seed = int(probability_sampler() * (1 << 53))
        other.position = sample(view(self.position, player_id), Random(seed))
        return other


def _complete(position: State, drawn: tuple[int, ...]) -> ChanceEvent | None:
    """The chance event that is due, once all its cards are drawn."""
    match position.due:
        case DealDue(cards) if len(drawn) == cards * len(position.players):
            hands = (drawn[n * cards : (n + 1) * cards] for n in position.seats)
            return Deal(tuple(tuple(sorted(hand)) for hand in hands))
        case MarketDue(cards) if len(drawn) == cards:
            return Market(tuple(sorted(drawn)))
        case FindDue(seat, cards) if len(drawn) == cards:
            return Find(seat, tuple(_name(card) for card in sorted(drawn)))
    return None


def outcomes_of(position: State, event: ChanceEvent) -> tuple[int, ...]:
    """A chance event as the cards that `python_faraway` draws for it, one after the other."""
    match event:
        case Deal(hands):
            return tuple(card for hand in hands for card in hand)
        case Market(regions):
            return tuple(regions)
        case Find(_, sanctuaries):
            cards = set(map(_number, sanctuaries))
            return tuple(card for pile in _piles(position) for card in pile if card in cards)
    raise ValueError(f"{event} is no chance event")


def action_of(position: State, event: PlayerEvent) -> int:
    """The action that stands for a player's event."""
    return int(choice_of(from_view(view(position, event.seat)), event))


def _piles(position: State) -> Iterator[list[int]]:
    """The sanctuary deck, next drawn first: those never drawn, then each returned group."""
    for pile in (position.unseen, *(group.left for group in position.under)):
        yield sorted(map(_number, pile))


def _number(sanctuary: str) -> int:
    return 1 + len(REGIONS) + SANCTUARY_INDEX[sanctuary]


def _name(card: int) -> Any:
    return card if card <= len(REGIONS) else SANCTUARIES[card - len(REGIONS) - 1].id


def seen_by(position: State, seat: int) -> Any:
    """The full vector of a seat."""
    out = np.zeros(observe.SIZE, dtype=np.float32)
    observe.observe(from_view(view(position, seat)), seat, out)
    return out


class FarawayObserver:
    """Observations as named pieces of one tensor (`alula.kernel.observe`), and as text."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no observation parameters are known, not even {params}")
        self.recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(observe.SIZE, dtype=np.float32)
        self.dict = {known.name: observe.piece(self.tensor, known.name) for known in observe.PIECES}

    def set_from(self, state: FarawayState, player: int) -> None:
        self.tensor[:] = seen_by(state.position, player)

    def string_from(self, state: FarawayState, player: int) -> str:
        if self.recalls:
            return state.information_state_string(player)
        return state.observation_string(player)


def _register() -> None:
    known = set(pyspiel.registered_names())
    for game in (FarawayGame, FarawayInTurnsGame):
        if game.name not in known:
            pyspiel.register_game(_game_type(game.name, game.in_turns, "win"), game)


_register()
