"""Bots as real child processes: good ones, and every way in which one can go wrong."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from alula.bots import BotFailed, Budget, Start
from alula.bots.program import Program, error_line
from alula.bots.sources import STARTS_TRIED, ProgramSource
from alula.chance import Dealer
from alula.rules import PlayerEvent, Result, View, new_game, view

ROOT = Path(__file__).parents[2]
ODD_BOT = ROOT / "tests" / "support" / "odd_bot.py"
START = Start(0, ("A", "B"), "basic", 7)
SHORT = Budget(seconds=0.05)
LONG = Budget(seconds=20)


def command(mode: str, *more: str) -> tuple[str, ...]:
    return (sys.executable, "-IS", str(ODD_BOT), mode, *more)


def a_decision() -> tuple[View, tuple[PlayerEvent, ...]]:
    state = new_game(["A", "B"])
    dealer = Dealer.from_number(1)
    while state.due is not None:
        state = state.apply(dealer.event(state))
    return view(state, 0), state.options(0)


@pytest.fixture
def started() -> Iterator[list[Program]]:
    programs: list[Program] = []
    yield programs
    for program in programs:
        program.kill()


def run(started: list[Program], mode: str, *more: str, ready: float = 20) -> Program:
    program = Program(command(mode, *more), ready)
    started.append(program)
    return program


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has buried yet counts."""
    for _ in range(100):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


def test_a_program_plays_one_game_after_another(started: list[Program]) -> None:
    program = run(started, "good")
    seen, options = a_decision()
    for _ in range(3):
        assert program.start(START) == "odd"
        assert program.decide(seen, options, LONG) == options[0]
        program.end(Result((5, 4), (0, 1)))
    program.close()
    assert gone(program.pid)


@pytest.mark.parametrize(
    ("mode", "complaint"),
    [
        ("hang-at-start", r"was not ready within 0\.3 s$"),
        ("die-at-start", "ended with status 1; its last error line: 'no licence found'"),
        ("wrong-ready", r'expected \{"type": "ready".*hello'),
        ("flood-at-start", "a line of more than 65536 bytes: 'hello hello"),
    ],
)
def test_a_program_that_does_not_start(started: list[Program], mode: str, complaint: str) -> None:
    program = run(started, mode, ready=0.3 if "hang" in mode else 20)
    with pytest.raises(BotFailed, match=complaint):
        program.start(START)
    assert gone(program.pid)


@pytest.mark.parametrize(
    ("mode", "complaint"),
    [
        ("hang", r"gave no answer within 0\.3 s$"),
        ("half", r"""gave no answer within 0\.3 s \(only half a line: '\{"cho'\)"""),
        ("half-and-die", """ended with status 0 in the middle of a line: '{"cho'"""),
        ("die", "ended with status 1; its last error line: 'division by zero in my head'"),
        ("killed", "ended by SIGKILL"),
        ("close", "closed its output"),
        ("flood", "a line of more than 65536 bytes: 'all work"),
        ("not-json", "not JSON: 'I choose the first'"),
        ("not-object", r"not a JSON object: '\[0\]'"),
        ("not-utf8", r"not JSON: '\\\\xff\\\\xfe�\[2J'"),
        ("deep", "not JSON: "),
        ("out-of-range", "choice '99' of 3 options, from 0"),
        ("negative", "choice '-1' of 3 options"),
        ("true", 'expected {"choice": a whole number}'),
        ("fraction", 'expected {"choice": a whole number}'),
        ("no-choice", 'expected {"choice": a whole number}'),
    ],
)
def test_a_program_that_answers_wrongly(started: list[Program], mode: str, complaint: str) -> None:
    program = run(started, mode)
    program.start(START)
    seen, options = a_decision()
    with pytest.raises(BotFailed, match=complaint):
        program.decide(seen, options, SHORT if mode in ("hang", "half") else LONG)
    assert gone(program.pid)


@pytest.mark.parametrize("mode", ["flood-lines", "extra"])
def test_a_program_that_answers_more_than_it_was_asked(started: list[Program], mode: str) -> None:
    program = run(started, mode)
    program.start(START)
    seen, options = a_decision()
    program.decide(seen, options, LONG)
    while program._streams._lines.empty():  # until the line too many has come
        time.sleep(0.01)
    with pytest.raises(BotFailed, match="a line that nobody had asked for"):
        program.decide(seen, options, LONG)
    assert gone(program.pid)


def test_a_flood_of_lines_stays_in_the_programs_own_pipe(started: list[Program]) -> None:
    program = run(started, "deaf")
    time.sleep(0.3)
    assert program._streams._lines.qsize() <= 4
    with pytest.raises(BotFailed, match="nobody had asked for"):
        program.start(START)


def test_its_errors_are_its_own_and_block_nobody(started: list[Program]) -> None:
    program = run(started, "errors")
    program.start(START)
    seen, options = a_decision()
    for _ in range(3):
        assert program.decide(seen, options, LONG) == options[0]
    assert len(program._streams._errors) <= 8000


def test_a_program_that_has_gone_is_not_said_to_have_written(started: list[Program]) -> None:
    program = Program(["false"])
    started.append(program)
    while program._streams._lines.empty():  # until its end was noticed
        time.sleep(0.01)
    with pytest.raises(BotFailed, match=r"^ended with status 1$"):
        program.start(START)


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ('throw new Error("no such card: 70")', "Error: no such card: 70"),
        (
            'Promise.reject(Object.assign(new TypeError("no hand"), {code: 7}))',
            "TypeError: no hand",
        ),
        ('throw "tired"', "tired"),
    ],
)
def test_a_crash_of_node_is_told_by_its_error(
    started: list[Program], script: str, told: str
) -> None:
    program = Program(["node", "-e", script])
    started.append(program)
    with pytest.raises(BotFailed, match=f"^ended with status 1; its last error line: '{told}'$"):
        program.start(START)


@pytest.mark.parametrize(
    ("errors", "told"),
    [
        (b"Traceback:\n  File x\nValueError: f(x)\n", b"ValueError: f(x)"),
        (b"thread 'main' panicked at a.rs:2:5:\nno card\nnote: run with `X`\n", b"no card"),
        (b"panic: no card\n\ngoroutine 1 [running]:\nmain.main()\n\t/a.go:4\n", b"panic: no card"),
        (b'Exception in thread "main" A: no card\n\tat A.b(A.java:2)\n', b"A: no card"),
        (b"  all of it\n  is a stack\n", b"is a stack"),
        (b"", b""),
    ],
)
def test_the_line_that_says_the_error(errors: bytes, told: bytes) -> None:
    assert error_line(errors).endswith(told)


def test_what_a_program_started_ends_with_it(started: list[Program], tmp_path: Path) -> None:
    note = tmp_path / "pid"
    program = run(started, "child", str(note))
    program.start(START)
    seen, options = a_decision()
    with pytest.raises(BotFailed, match="no answer"):
        program.decide(seen, options, Budget(seconds=2))
    assert gone(int(note.read_text()))


def test_a_program_that_does_not_exist() -> None:
    with pytest.raises(BotFailed, match=r"there is no program '\./no-such-bot'"):
        Program(["./no-such-bot"])


def test_a_program_that_may_not_run(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("print('hello')")
    with pytest.raises(BotFailed, match="cannot be started: Permission denied"):
        Program([str(file)])


def test_programs_are_kept_for_the_next_game_and_replaced_after_a_failure() -> None:
    pids: list[frozenset[int]] = []
    source = ProgramSource(command("out-of-range"), watch=pids.append)
    first = source.begin(START)
    source.finish(first, Result((1, 0), (0, 1)))
    again = source.begin(START)
    assert again is first
    seen, options = a_decision()
    with pytest.raises(BotFailed):
        again.decide(seen, options, LONG)
    source.finish(again, None)
    assert source.begin(START) is not first
    source.close()
    assert [len(running) for running in pids] == [1, 0, 1, 0]
    assert all(gone(pid) for running in pids for pid in running)


def test_a_program_that_never_starts_is_not_tried_for_ever() -> None:
    source = ProgramSource(command("die-at-start"))
    for _ in range(STARTS_TRIED):
        with pytest.raises(BotFailed, match=r"no licence found'$"):
            source.begin(START)
    with pytest.raises(BotFailed, match=r"no licence found' .not tried again after 3 times"):
        source.begin(START)
