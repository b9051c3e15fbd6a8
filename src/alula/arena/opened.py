"""Games told in the report: some of a match, each whole, to be opened where they stand."""

from collections.abc import Iterator
from html import escape
from itertools import islice
from pathlib import Path

from alula.arena.journal import GAMES
from alula.arena.plots import Who
from alula.arena.schedule import PlannedGame
from alula.arena.tally import Tally
from alula.records import Record, read_records, replay
from alula.rules import Result, State
from alula.words import Words

SHOWN = 24
"""Of more games than this, the remarkable ones and some at even distances."""


def games_section(tally: Tally, folder: Path, bots: dict[str, Who]) -> str:
    """The section of the page; nothing where no game was finished."""
    chosen = _chosen(list(tally.results()))
    if not chosen:
        return ""
    lines = {number: place for place, number in enumerate(sorted(tally.numbers()), 1)}
    wanted = {lines[game.number]: (game, result, why) for game, result, why in chosen}
    told = "".join(
        _game(record, line, *wanted[line], bots)
        for line, record in _records(folder / GAMES, max(wanted))
        if line in wanted
    )
    some = "All games" if len(chosen) == len(lines) else f"{len(chosen)} of {len(lines):,} games"
    return (
        f"<section><h2>Games</h2><p>{some}, to be opened here. "
        f"<code>alula replay --game N {GAMES}</code> tells any of them, with its score sheets."
        f"</p>{told}</section>"
    )


def _chosen(results: list[tuple[PlannedGame, Result]]) -> list[tuple[PlannedGame, Result, str]]:
    """All games if they are few; else the closest, the clearest, the richest, and others."""
    if len(results) <= SHOWN:
        return [(game, result, "") for game, result in results]
    why: dict[int, str] = {}
    for found, said in (
        (min(results, key=lambda each: _lead(each[1])), "closest"),
        (max(results, key=lambda each: _lead(each[1])), "clearest"),
        (max(results, key=lambda each: max(each[1].fame)), "most fame"),
        (min(results, key=lambda each: max(each[1].fame)), "least fame of a winner"),
    ):
        why.setdefault(found[0].number, said)
    for game, _ in islice(results, 0, None, -(-len(results) // (SHOWN - len(why)))):
        why.setdefault(game.number, "")
    return [(game, result, why[game.number]) for game, result in results if game.number in why]


def _lead(result: Result) -> int:
    first, second = result.ranking[:2]
    return result.fame[first] - result.fame[second]


def _records(path: Path, last: int) -> Iterator[tuple[int, Record]]:
    for place, line in enumerate(islice(read_records(path), last), 1):
        if line.record is not None:
            yield place, line.record


def _game(
    record: Record, line: int, game: PlannedGame, result: Result, why: str, bots: dict[str, Who]
) -> str:
    names = [bots[name].name for name in game.seats]
    scores = ", ".join(f"{escape(names[seat])} {result.fame[seat]}" for seat in result.ranking)
    said = f" <small>{why}</small>" if why else ""
    return (
        f"<details><summary><b>Game {line}</b> {scores}{said}</summary>"
        f"{''.join(_rounds(record, names))}</details>"
    )


def _rounds(record: Record, names: list[str]) -> Iterator[str]:
    """What happened, round by round, and what everybody has in the end."""
    words = Words("en")
    before: State | None = None
    lines: list[str] = []
    for event, state in replay(record):
        if before is not None and event is not None:
            lines.append(f"<li>{escape(words.event(event.to_json(), names))}</li>")
            if state.round != before.round or state.over:
                yield f"<h4>{words.say('event-round', round=before.round)}</h4>"
                yield f"<ul>{''.join(lines)}</ul>"
                lines = []
        before = state
    if before is not None:
        rows = "".join(
            f"<tr><th scope='row'>{escape(names[seat])}</th>"
            f"<td>{' '.join(map(str, before.rows[seat]))}</td>"
            f"<td>{' '.join(before.sanctuaries[seat]) or '–'}</td>"
            f"<td><b>{before.sheet(seat).total}</b></td></tr>"
            for seat in before.seats
        )
        heads = "".join(f"<th>{name}</th>" for name in ("Bot", "Row", "Sanctuaries", "Fame"))
        yield (
            f'<div class="wide"><table class="rows"><thead><tr>{heads}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"
        )
