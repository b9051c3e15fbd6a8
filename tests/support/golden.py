"""Playthroughs that a person can read beside the rulebook.

`python -m support.golden` (in `tests/`) writes them anew after a change that is meant.
"""

from pathlib import Path

from alula.rules import (
    VARIANTS,
    Choose,
    Deal,
    Event,
    Find,
    Keep,
    Market,
    Play,
    ScoreLine,
    State,
    Take,
    Variant,
)
from support.games import NAMES, Policy, at_random, climbing, play

FOLDER = Path(__file__).parent.parent / "golden"
Game = tuple[int, Variant, int, Policy]

GAMES: dict[str, Game] = {
    **{
        f"{players}-players-{variant}": (players, variant, 10 * players, at_random)
        for players in range(2, 7)
        for variant in VARIANTS
    },
    "6-players-shortage": (6, "basic", 4, climbing),
}


def text(game: Game) -> str:
    """The whole game, one event a line, with what lies on the table after every round."""
    lines = []
    state: State | None = None
    for event, after in play(*game):
        if event is not None and state is not None:
            lines.append(_line(event, state))
            if after.round != state.round or after.over:
                lines += _table(after)
        state = after
    assert state is not None
    return "\n".join(lines + _scores(state)) + "\n"


def _line(event: Event, state: State) -> str:
    match event:
        case Deal(hands):
            dealt = [f"{NAMES[s]} {_cards(hand)}" for s, hand in enumerate(hands)]
            return "deal: " + " | ".join(dealt)
        case Keep(player, regions):
            return f"{NAMES[player]} keeps {_cards(regions)} of {_cards(state.hands[player])}"
        case Market(regions):
            return f"\nround {state.round}, market: {_cards(regions)}"
        case Play(player, region):
            return f"{NAMES[player]} plays {region} from {_cards(state.hands[player])}"
        case Find(player, sanctuaries):
            deck = state.sanctuary_deck
            return f"{NAMES[player]} finds {', '.join(sanctuaries)} ({deck} in the deck before)"
        case Take(player, region):
            return f"{NAMES[player]} takes {region} from {_cards(state.market)}"
        case Choose(player, sanctuary):
            return f"{NAMES[player]} puts down {sanctuary}"
    raise AssertionError(event)


def _table(state: State) -> list[str]:
    lines = [f"  gone {_cards(state.gone)}; decks {len(state.region_deck)} regions, "]
    lines[0] += f"{state.sanctuary_deck} sanctuaries"
    for seat in state.seats:
        row = _row(state.rows[seat])
        found = ", ".join(state.sanctuaries[seat]) or "none"
        lines.append(f"  {NAMES[seat]}: row {row} | hand {_cards(state.hands[seat])} | {found}")
    return lines


def _scores(state: State) -> list[str]:
    lines = ["", "the return journey"]
    for seat in state.seats:
        sheet = state.sheet(seat)
        lines.append(f"{NAMES[seat]}: {sheet.total} fame")
        lines += [f"  {_reason(line)}" for line in sheet.journey]
    assert state.result is not None
    lines.append("ranking: " + ", ".join(NAMES[seat] for seat in state.result.ranking))
    return lines


def _reason(line: ScoreLine) -> str:
    if line.quest is None:
        return f"{line.card}: no quest"
    if not line.met:
        lacks = ", ".join(f"{n} {w}" for w, n in line.missing._asdict().items() if n)
        return f"{line.card}: 0, lacks {lacks}"
    counted = " ".join(f"{card}" + (f"x{n}" if n > 1 else "") for card, n in line.counted)
    per = f"{line.quest.fame} per {line.quest.per} x {line.times}"
    return f"{line.card}: {line.fame} = {per}" + (f" ({counted})" if counted else "")


def _cards(cards: object) -> str:
    assert isinstance(cards, tuple | frozenset | list)
    return " ".join(map(str, sorted(cards))) or "-"


def _row(row: tuple[int, ...]) -> str:
    return " ".join(map(str, row)) or "-"


if __name__ == "__main__":
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(text(game), encoding="utf-8")
