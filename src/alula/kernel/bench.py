"""`alula bench kernel`: how fast it is, and games of it as records that anyone can check."""

import json as json_text
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from alula.kernel import layout as at
from alula.kernel.batch import new, players_number, policy_number, seed_word, variant_number
from alula.kernel.compiled import announce_compilation
from alula.kernel.playouts import play_games
from alula.kernel.randomness import game_key
from alula.kernel.scoring import score_tableaux

Figures = dict[str, float]
TABLE_SIZES = range(2, at.MOST_PLAYERS + 1)
_GAMES_PER_BATCH = 3000
_BATCHES = 40
_SEED = 1
_DEVICE_GAMES = 1 << 24
_FIRST_GAME = """
import time
start = time.perf_counter()
import numpy
from alula.kernel.playouts import play_games
play_games(2, 0, 0, numpy.uint64(1), 0, numpy.zeros((1, 2), "int16"), numpy.zeros((1, 2), "uint8"))
print(time.perf_counter() - start)
"""


def run(
    records: Path | None = None,
    policy: str = "random",
    players: int = 2,
    games: int = 100,
    variant: str = "basic",
    json: bool = False,
    tell: Callable[[str], None] = print,
) -> None:
    """Write `games` games as records if a file is given, else measure the speed and tell it."""
    if records is not None:
        count = write_records(records, policy, players, games, variant)
        tell(f"{count} games written to {records}: `alula replay --check {records}` checks them")
        return
    announce_compilation("playouts.play_games")
    figures = measure()
    tell(json_text.dumps(figures) if json else as_table(figures))


# -- records --------------------------------------------------------------------------------------


def write_records(path: Path, policy: str, players: int, games: int, variant: str) -> int:
    """Play games in the kernel and write each as a line of JSON."""
    players_number(players)  # what is wrong is refused before the file is touched
    variant_number(variant)
    number = policy_number(policy)
    announce_compilation("game.decide")
    with path.open("w", encoding="ascii") as file:
        for line in _record_lines(number, policy, players, games, variant):
            file.write(line + "\n")
    return games


def _record_lines(
    number: int, policy: str, players: int, games: int, variant: str
) -> Iterator[str]:
    from alula.kernel import bridge  # knows the rules: not needed to measure

    names = [f"{policy} {seat + 1}" for seat in range(players)]
    for game in range(games):
        key = np.uint64(game_key(seed_word(_SEED), game))
        note = {"policy": policy, "seed": _SEED, "game": game}
        yield bridge.record_line(names, variant, number, key, note)


# -- speed ----------------------------------------------------------------------------------------


def measure() -> dict[str, Any]:
    """All figures; on a host with a GPU those of the GPU as well."""
    return {
        "cpu": {str(players): figures for players, figures in _cpu().items()},
        "threads_2_ratio": round(_two_threads(), 3),
        "tableau_ns": round(_tableau_ns(), 1),
        "start_s": {"warm": round(_warm_start(), 3)},
        "cuda": _cuda(),
    }


class _Batch:
    """A short batch of random games, played again and again."""

    def __init__(self, players: int, games: int = _GAMES_PER_BATCH) -> None:
        self.players = players
        self.fames = np.zeros((games, players), dtype=np.int16)
        self.laid = np.zeros((games, players), dtype=np.uint8)

    def play(self, first: int = 0) -> None:
        play_games(self.players, 0, 0, np.uint64(_SEED), first, self.fames, self.laid)

    def figures(self, seconds: float) -> Figures:
        return _figures(self.fames, self.laid, seconds)


def _figures(fames: Any, laid: Any, seconds: float) -> Figures:
    """A decision is every choice that the rules ask for: 8 plays, 7 takes, and the sanctuaries."""
    games, players = fames.shape
    decisions = 15 * players + float(laid.sum(axis=1).mean())
    return {
        "games_per_s": round(games / seconds),
        "decisions_per_s": round(games * decisions / seconds),
        "mean_fame": round(float(fames.mean()), 3),
        "sanctuaries": round(float(laid.mean()), 4),
    }


def _cpu() -> dict[int, Figures]:
    """The best of many short interleaved batches, in CPU time of one thread."""
    batches = {players: _Batch(players) for players in TABLE_SIZES}
    best = dict.fromkeys(TABLE_SIZES, float("inf"))
    for _ in range(_BATCHES):
        for players, batch in batches.items():
            start = time.thread_time()
            batch.play()
            best[players] = min(best[players], time.thread_time() - start)
    return {players: batch.figures(best[players]) for players, batch in batches.items()}


def _two_threads() -> float:
    """How much more two threads play than one, by the clock: the best of several tries."""
    batches = [_Batch(4, 20_000), _Batch(4, 20_000)]
    one = two = float("inf")
    for _ in range(10):
        start = time.perf_counter()
        batches[0].play()
        one = min(one, time.perf_counter() - start)
        threads = [threading.Thread(target=batch.play) for batch in batches]
        start = time.perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        two = min(two, time.perf_counter() - start)
    return 2 * one / two


def _tableau_ns() -> float:
    games = new(5_000, 2, seed=_SEED)
    games.finish()
    seats = [at.SEATS + seat * at.SEAT for seat in range(2)]
    rows = np.concatenate([games.states[:, me + at.ROW :][:, : at.ROUNDS] for me in seats])
    found = np.concatenate([games.states[:, me + at.SANCTUARIES :][:, :7] for me in seats])
    fames = np.zeros(len(rows), dtype=np.int64)
    best = float("inf")
    for _ in range(_BATCHES):
        start = time.thread_time()
        score_tableaux(rows, found, fames)
        best = min(best, time.thread_time() - start)
    return best / len(rows) * 1e9


def _warm_start() -> float:
    """Seconds from the import to the first game, in a fresh process with a warm cache."""
    command = [sys.executable, "-c", _FIRST_GAME]
    times = [float(subprocess.check_output(command, text=True)) for _ in range(4)]
    return min(times)


def _cuda() -> dict[str, Any] | None:
    """The same random games on a GPU; None without one."""
    from alula.kernel.gpu import problem

    if problem() is not None:
        return None
    from alula.kernel import device

    told: dict[str, Any] = {"device": device.name()}
    for players in TABLE_SIZES:
        seconds = device.time_games(_DEVICE_GAMES, players)
        fames, laid = device.play_games(1 << 20, players, seed=_SEED)
        figures = _figures(fames.copy_to_host(), laid.copy_to_host(), 1.0)
        rate = _DEVICE_GAMES / seconds
        figures["decisions_per_s"] = round(figures["decisions_per_s"] / (1 << 20) * rate)
        figures["games_per_s"] = round(rate)
        told[str(players)] = figures
    return told


# -- telling --------------------------------------------------------------------------------------


def as_table(figures: dict[str, Any]) -> str:
    lines = [_line("", *(f"{players} players" for players in TABLE_SIZES))]
    for place in ("cpu", "cuda"):
        if figures[place] is not None:
            by_players = [figures[place][str(players)] for players in TABLE_SIZES]
            lines.append(
                _line(f"{place}: games/s", *(_short(f["games_per_s"]) for f in by_players))
            )
            lines.append(
                _line("  decisions/s", *(_short(f["decisions_per_s"]) for f in by_players))
            )
            lines.append(_line("  mean fame", *(f"{f['mean_fame']:.2f}" for f in by_players)))
    lines.append(f"two threads play {figures['threads_2_ratio']:.2f} times as much as one")
    lines.append(f"one play area is scored in {figures['tableau_ns']:.1f} ns")
    lines.append(f"from import to the first game: {figures['start_s']['warm']:.2f} s")
    if figures["cuda"] is None:
        from alula.kernel.gpu import problem

        lines.append(f"no GPU: {problem()}")
    else:
        lines.append(f"GPU: {figures['cuda']['device']}")
    return "\n".join(lines)


def _line(first: str, *cells: str) -> str:
    return f"{first:<16}" + "".join(f"{cell:>12}" for cell in cells)


def _short(number: float) -> str:
    for unit, size in (("G", 1e9), ("M", 1e6), ("k", 1e3)):
        if number >= size:
            return f"{number / size:.2f} {unit}"
    return f"{number:.0f}"
