"""The same games on a Ray cluster of this machine. `make test-cluster` runs it: Ray is large."""

import os
import signal
import sys
from pathlib import Path

import pytest

from alula.arena import BadMatch, Journal, MatchSettings, Processes, play_match
from alula.arena.cluster import Cluster
from alula.arena.outcome import Outcome
from alula.arena.tally import Tally

ROOT = Path(__file__).parents[2]
EXAMPLE = f"cmd:{sys.executable} -I {ROOT / 'examples' / 'plain_bot.py'}"
SETTINGS = MatchSettings(("random", "random@2r", EXAMPLE), (2,), 24, budget="20")


def lines(folder: Path) -> list[str]:
    return (folder / "games.jsonl").read_text().splitlines()


def test_a_cluster_gives_the_same_games_and_a_killed_actor_loses_none(tmp_path: Path) -> None:
    here = Journal.begin(tmp_path / "here", SETTINGS, resume=False)
    play_match(SETTINGS, Processes(SETTINGS), here)

    killed: list[int] = []

    def progress(_outcome: Outcome, tally: Tally) -> None:
        if len(tally) in (3, 9):
            killed.append(kill_an_actor())

    there = Journal.begin(tmp_path / "there", SETTINGS, resume=False)
    match = play_match(SETTINGS, Cluster(SETTINGS, "local", actors=2), there, progress=progress)
    assert match.finished
    assert len(set(killed)) == 2
    assert lines(tmp_path / "there") == lines(tmp_path / "here")
    assert [bot.faults for bot in match.tally.figures().bots] == [0, 0, 0]


def kill_an_actor() -> int:
    """As the system would: the process of a player, without a word."""
    import psutil

    for process in psutil.Process().children(recursive=True):
        if any("ray::Player" in word for word in process.cmdline()):
            os.kill(process.pid, signal.SIGKILL)
            return process.pid
    raise AssertionError("there is no actor to kill")


def test_a_bot_that_takes_its_actor_down_is_found_out() -> None:
    name = "support.toy_bots:Leaves"
    settings = MatchSettings(("random", name), (2,), 4, budget="20")
    match = play_match(settings, Cluster(settings, "local", actors=2))
    bots = {bot.name: bot for bot in match.tally.figures().bots}
    assert (bots[name].games, bots[name].faults) == (4, 4)
    assert bots["random"].games == 0


def test_an_address_where_nobody_is() -> None:
    with pytest.raises(BadMatch, match=r"no Ray cluster at 127\.0\.0\.1:1: "):
        Cluster(SETTINGS, "127.0.0.1:1")
