"""Whole matches in real worker processes: repeatable, interrupted, resumed, and with bad luck."""

import json
import multiprocessing
import os
import signal
import sys
import threading
import time
from pathlib import Path

import pytest

from alula._extras import MissingExtra
from alula.arena import BadMatch, Journal, Match, MatchSettings, Processes, SprtQuestion, Verdict
from alula.arena.match import play_match
from alula.arena.outcome import Outcome
from alula.arena.running import Wishes, crew_for
from alula.arena.tally import Tally
from alula.records import check, loads, verify

ROOT = Path(__file__).parents[2]
SUPPORT = ROOT / "tests" / "support"
RANDOM, OTHER = "random@1r", "random@2r"
CLIMBER = "support.toy_bots:Climber"


THREE = MatchSettings((RANDOM, OTHER, "random@3r"), (2,), 12, budget="10")


def program(mode: str) -> str:
    return f"cmd:{sys.executable} -IS {SUPPORT / 'odd_bot.py'} {mode}"


def settings(*bots: str, games: int = 12, budget: str = "10", players: int = 2) -> MatchSettings:
    return MatchSettings(bots, (players,), games, budget=budget)


def lines(folder: Path) -> list[str]:
    return (folder / "games.jsonl").read_text().splitlines()


def kept(
    folder: Path,
    chosen: MatchSettings,
    jobs: int = 1,
    resume: bool = False,
    stop_after: int | None = None,
    question: SprtQuestion | None = None,
) -> Match:
    """A match in a folder; an interrupt comes after so many games."""

    def progress(_outcome: Outcome, tally: Tally) -> None:
        if stop_after is not None and len(tally) >= stop_after:
            raise KeyboardInterrupt

    journal = Journal.begin(folder, chosen, resume)
    return play_match(chosen, Processes(chosen, jobs), journal, question, progress)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The games of a match that nothing disturbed."""
    folder = tmp_path_factory.mktemp("whole")
    match = kept(folder, THREE)
    assert match.finished
    assert not match.interrupted
    return lines(folder)


def test_every_game_is_a_record_that_checks_and_verifies(whole: list[str]) -> None:
    assert len(whole) == 12
    for number, line in enumerate(whole):
        record = loads(line)
        assert record.extra["game"] == number
        assert check(record).over
        assert verify(record) > 8


def test_the_number_of_jobs_does_not_change_the_games(tmp_path: Path, whole: list[str]) -> None:
    kept(tmp_path, THREE, jobs=2)
    assert lines(tmp_path) == whole


def test_an_interrupted_match_keeps_its_games_and_goes_on(tmp_path: Path, whole: list[str]) -> None:
    cut = kept(tmp_path, THREE, stop_after=5)
    assert cut.interrupted
    assert not cut.finished
    assert len(cut.tally) == 5
    assert lines(tmp_path) == whole[:5]
    again = kept(tmp_path, THREE, jobs=2, resume=True)
    assert again.finished
    assert lines(tmp_path) == whole
    assert len((tmp_path / "times.jsonl").read_text().splitlines()) == 12


def test_lines_that_were_cut_off_or_spoilt_are_played_again(
    tmp_path: Path, whole: list[str]
) -> None:
    kept(tmp_path, THREE)
    (tmp_path / "games.jsonl").write_text(
        "\n".join([*whole[:3], "{}", whole[4].replace('"game":4', '"game":9'), whole[6][:99]])
    )
    with (tmp_path / "times.jsonl").open("ab") as times:
        times.write(b'{"game":0,"ms":[["a"],[1]]}\n{"game":1,"ms":5}\n\xff\n{"game":[2],"ms":[]}\n')
    assert kept(tmp_path, THREE, resume=True).finished
    assert lines(tmp_path) == whole


def test_a_match_can_be_prolonged(tmp_path: Path, whole: list[str]) -> None:
    kept(tmp_path, settings(*THREE.bots, games=4))
    assert kept(tmp_path, THREE, resume=True).finished
    assert lines(tmp_path) == whole


def test_a_match_is_not_cut(tmp_path: Path, whole: list[str]) -> None:
    kept(tmp_path, THREE)
    with pytest.raises(BadMatch, match="holds more games than --games 4: a match may be prolonged"):
        kept(tmp_path, settings(*THREE.bots, games=4), resume=True)
    assert lines(tmp_path) == whole


def test_games_are_never_overwritten_and_never_mixed(tmp_path: Path) -> None:
    kept(tmp_path, THREE, stop_after=1)
    with pytest.raises(BadMatch, match="holds games already: --resume goes on with them"):
        kept(tmp_path, THREE)
    with pytest.raises(BadMatch, match="holds another match: budget '10' there, '20' here"):
        kept(tmp_path, settings(*THREE.bots, budget="20"), resume=True)
    (tmp_path / "arena.json").unlink()
    with pytest.raises(BadMatch, match="cannot be read"):
        kept(tmp_path, THREE, resume=True)
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(BadMatch, match="File exists"):
        kept(file, THREE)


def test_a_match_that_is_being_played_is_not_resumed(tmp_path: Path, whole: list[str]) -> None:
    def progress(_outcome: Outcome, tally: Tally) -> None:
        if len(tally) == 3:
            with pytest.raises(BadMatch, match="a match is being played there right now"):
                Journal.begin(tmp_path, THREE, resume=True)

    journal = Journal.begin(tmp_path, THREE, resume=False)
    play_match(THREE, Processes(THREE), journal, progress=progress)
    assert lines(tmp_path) == whole


def test_a_killed_worker_loses_nothing(tmp_path: Path, whole: list[str]) -> None:
    killed: list[int] = []

    def progress(_outcome: Outcome, tally: Tally) -> None:
        if len(tally) in (2, 6):
            pids = [worker.pid for worker in multiprocessing.active_children() if worker.pid]
            killed.append(next(pid for pid in pids if pid not in killed))
            os.kill(killed[-1], signal.SIGKILL)

    journal = Journal.begin(tmp_path, THREE, resume=False)
    match = play_match(THREE, Processes(THREE, 2), journal, progress=progress)
    assert len(set(killed)) == 2
    assert match.finished
    assert lines(tmp_path) == whole
    assert multiprocessing.active_children() == []


def test_the_programs_of_a_killed_worker_end_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    chosen = settings(RANDOM, f"{program('child')} {note}", games=2, budget="30")
    crew = Processes(chosen)
    games = crew.play(range(2))
    workers: list[int] = []

    def kill_when_thinking() -> None:
        """From another process, as the system would."""
        while not note.exists() or not note.read_text().endswith("\n"):
            time.sleep(0.05)
        for worker in multiprocessing.active_children():
            assert worker.pid
            workers.append(worker.pid)
            os.kill(worker.pid, signal.SIGKILL)

    killer = threading.Thread(target=kill_when_thinking)
    killer.start()
    # The first death is forgiven; the program is ended, and a new worker starts another.
    stopper = threading.Thread(target=lambda: _interrupt_after_second(note))
    stopper.start()
    with pytest.raises(KeyboardInterrupt):
        next(games)
    killer.join()
    stopper.join()
    children = [int(line) for line in note.read_text().split()]
    assert len(children) == 2
    assert all(_gone(pid) for pid in (*children, *workers))


def _interrupt_after_second(note: Path) -> None:
    while not note.exists() or note.read_text().count("\n") < 2:
        time.sleep(0.05)
    signal.raise_signal(signal.SIGINT)


def _gone(pid: int) -> bool:
    for _ in range(100):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize(
    ("bot", "budget", "hang_seconds", "complaint"),
    [
        ("Leaves", "10", None, "ended the process that it ran in: exit status 3"),
        ("Interrupts", "10", None, "ended the process that it ran in: exit status 1"),
        ("Hangs", "10", 0.5, "hung for"),
        ("Slow", "0.01", None, "gave no answer within 0.26 s: it took 0.3"),
    ],
)
def test_python_bots_that_fail_are_found_out(
    bot: str, budget: str, hang_seconds: float | None, complaint: str
) -> None:
    name = f"support.toy_bots:{bot}"
    chosen = settings(RANDOM, name, CLIMBER, games=6, budget=budget)
    match = play_match(chosen, Processes(chosen, 2, hang_seconds))
    figures = match.tally.figures()
    assert [(b.name, b.games, b.faults) for b in figures.bots] == [
        (RANDOM, 2, 0),
        (name, 4, 4),
        (CLIMBER, 2, 0),
    ]
    for fault in figures.faults:
        assert complaint in fault.failure.reason
        assert fault.failure.view is not None
        assert fault.failure.view["decision"] == fault.failure.decision
        assert fault.failure.view["seat"] == fault.failure.seat


def test_a_tournament_goes_on_whatever_programs_do(tmp_path: Path) -> None:
    modes = ("hang", "flood", "half", "die", "die-at-start", "not-json")
    bad = [program(mode) for mode in modes] + ["cmd:./no-such-bot"]
    chosen = settings(RANDOM, OTHER, *bad, games=72, budget="0.1")
    match = kept(tmp_path, chosen, jobs=2)
    figures = {bot.name: bot for bot in match.tally.figures().bots}
    assert match.finished
    assert figures[RANDOM].games == figures[OTHER].games == 2
    for name in bad:
        assert figures[name].wins == 0
        assert figures[name].games == figures[name].faults > 0
    assert sum(bot.faults for bot in figures.values()) == 70
    # Each stopped game is in the file with its failure, and its record holds up to there.
    for line in lines(tmp_path):
        record = loads(line)
        check(record)
        told = json.loads(line)
        assert ("result" in told) != ("failure" in told)


def test_a_sequential_test_stops_at_the_same_place_for_any_number_of_jobs(tmp_path: Path) -> None:
    chosen = settings(CLIMBER, RANDOM, games=400)
    question = SprtQuestion(0.4, 0.6)
    first = kept(tmp_path / "1", chosen, jobs=1, question=question)
    second = kept(tmp_path / "2", chosen, jobs=2, question=question)
    assert first.test is not None
    assert first.test.verdict is Verdict.HIGHER
    assert first.finished
    assert 8 <= len(first.tally) < 200
    assert len(first.tally) % 2 == 0
    assert lines(tmp_path / "1") == lines(tmp_path / "2")
    assert second.test == first.test
    again = kept(tmp_path / "1", chosen, resume=True, question=question)
    assert again.test == first.test


def test_a_sequential_test_is_for_one_number_of_players() -> None:
    chosen = MatchSettings((RANDOM,), (2, 3), 10)
    with pytest.raises(BadMatch, match="needs one number of players"):
        play_match(chosen, Processes(chosen), question=SprtQuestion(0.5, 0.6))


def test_a_cluster_needs_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as where it is not installed
    with pytest.raises(MissingExtra, match=r"pip install 'alula\[cluster\]'"):
        crew_for(THREE, Wishes(ray="auto"))
