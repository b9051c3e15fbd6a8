"""The program around the commands: help, languages, errors, pipes and signals."""

import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.program import PROGRAM, alula, process, refused, settings

from alula.cli.table import COMMANDS


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_every_command_has_help_with_an_example(command: str, tmp_path: Path) -> None:
    done = alula(*command.split(), "--help", folder=tmp_path)
    assert done.returncode == 0
    assert f"Usage: alula {command}" in done.stdout
    assert f"Example:\n    alula {command}" in done.stdout


@pytest.mark.parametrize("command", ["play", "score", "cards", "replay", "verify", "bench rules"])
def test_what_speaks_of_cards_speaks_four_languages(command: str, tmp_path: Path) -> None:
    assert "--lang en|de|it|fr" in alula(*command.split(), "--help", folder=tmp_path).stdout


def test_without_a_command_there_is_help(tmp_path: Path) -> None:
    done = alula(folder=tmp_path)
    assert done.returncode == 0
    for command in COMMANDS:
        assert command.words[0] in done.stdout


def test_version(tmp_path: Path) -> None:
    assert alula("--version", folder=tmp_path).stdout.startswith("alula 0.")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "No such command 'dance'; try: alula --help"),
        (["score", "--zzz"], "No such option: --zzz; try: alula score --help"),
        (["bench", "dance"], "No such command 'dance'; try: alula bench --help"),
        (["replay"], "Missing argument 'FILE...'; try: alula replay --help"),
        (["cards", "--lang", "xx"], "no language 'xx': there are en, de, it, fr"),
    ],
)
def test_a_wrong_call_is_one_line(arguments: list[str], said: str, tmp_path: Path) -> None:
    assert refused(alula(*arguments, folder=tmp_path)) == said


def test_the_language_of_the_option_comes_before_that_of_the_system(tmp_path: Path) -> None:
    def first_word(*arguments: str, **changes: str) -> str:
        return alula("cards", "44", *arguments, folder=tmp_path, **changes).stdout.split()[0]

    assert first_word() == "card"
    assert first_word(LC_ALL="de_AT.UTF-8") == "Karte"
    assert first_word(LC_ALL="ja_JP.UTF-8") == "card"
    assert first_word(LC_ALL="de_AT.UTF-8", ALULA_LANG="it") == "carta"
    assert first_word("--lang", "fr", ALULA_LANG="it") == "carte"


def test_colours_at_a_terminal_only(tmp_path: Path) -> None:
    assert "\x1b[" not in alula("cards", "44", folder=tmp_path).stdout
    assert "\x1b[" in alula("cards", "44", folder=tmp_path, FORCE_COLOR="1").stdout


def test_a_terminal_that_cannot_show_a_sign_gets_another(tmp_path: Path) -> None:
    done = process("cards", "44", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "? city" in done.stdout


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    many = tmp_path / "many.jsonl"  # more answers than a pipe can hold unread
    many.write_text('{"regions":[3],"sanctuaries":[]}\n' * 20_000)
    with many.open() as lines:
        writer = subprocess.Popen(
            [*PROGRAM, "score", "--jsonl"],
            stdin=lines,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=settings(tmp_path),
        )
    assert writer.stdout is not None
    assert writer.stderr is not None
    writer.stdout.readline()
    writer.stdout.close()
    assert writer.stderr.read() == b""
    writer.stderr.close()
    assert writer.wait(timeout=60) == 141


def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*PROGRAM, "cards"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=settings(tmp_path),
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "alula: No space left on device\n"


def test_an_interrupt_ends_without_a_traceback(tmp_path: Path) -> None:
    waiting = subprocess.Popen(
        [*PROGRAM, "score", "--jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=settings(tmp_path),
    )
    assert waiting.stdin is not None
    assert waiting.stdout is not None
    waiting.stdin.write(b'{"regions":[3],"sanctuaries":[]}\n')
    waiting.stdin.flush()
    assert waiting.stdout.readline() == b'{"regions":[4],"sanctuaries":[],"total":4}\n'
    waiting.send_signal(signal.SIGINT)
    _, errors = waiting.communicate(timeout=60)
    assert waiting.returncode == 130
    assert errors == b"\n"


def test_an_answer_does_not_wait_for_what_it_does_not_need(tmp_path: Path) -> None:
    """`alula score` must answer at once, so heavy libraries stay out of its way."""
    program = (
        "import sys\n"
        "from alula.cli.program import run\n"
        "try: run(['score', '44', '49', '14', '28'])\n"
        "except SystemExit: print(*sorted(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=settings(tmp_path),
        check=True,
    )
    loaded = {name.partition(".")[0] for name in done.stderr.split()}
    heavy = {"numba", "numpy", "fastapi", "pydantic", "sqlalchemy", "rich", "textual"}
    assert "typer" in loaded
    assert loaded & heavy == set()


@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_a_stream_that_the_caller_closed_is_no_reason_to_fail(closed: str, tmp_path: Path) -> None:
    line = f"{shlex.join(PROGRAM)} score 5 {closed}"
    done = subprocess.run(
        ["sh", "-c", line], capture_output=True, text=True, env=settings(tmp_path), check=False
    )
    assert done.returncode == 0
    assert "unexpected" not in done.stdout + done.stderr
