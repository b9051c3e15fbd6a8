"""Run a command; whatever goes wrong ends in one line and an exit status."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from typer.exceptions import TyperException

from alula import __version__
from alula._extras import MissingExtra
from alula.cli.failures import UserError
from alula.cli.table import GROUPS, Command, wanted
from alula.terminal.screen import clean

STATUS_ERROR = 2
STATUS_INTERRUPTED = 130
STATUS_BROKEN_PIPE = 141


def run(arguments: list[str] | None = None) -> NoReturn:
    """Run the program and leave with its exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    # A stream that the caller closed is no stream at all: what goes there is for nobody.
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        # A sign that the terminal cannot show becomes "?", never a crash.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(_status(arguments))


def _status(arguments: list[str]) -> int:
    try:
        status = _invoke(arguments)
        sys.stdout.flush()
    except (UserError, MissingExtra, TyperException) as error:
        return _fail(_line_of(error))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return STATUS_INTERRUPTED
    except BrokenPipeError:
        # The reader went away, as `head` does: nothing to complain about.
        _silence()
        return STATUS_BROKEN_PIPE
    except OSError as error:
        _silence()
        return _fail(": ".join(str(part) for part in (error.filename, error.strerror) if part))
    except Exception as error:
        if os.environ.get("ALULA_DEBUG"):
            raise
        return _fail(f"unexpected {type(error).__name__}: {error} (ALULA_DEBUG=1 shows where)")
    return status


def _invoke(arguments: list[str]) -> int:
    """Call the command directly: typer's own `main` has other ways to end."""
    command = typer.main.get_command(_app(wanted(arguments)))
    try:
        with command.make_context("alula", arguments or ["--help"]) as context:
            status = command.invoke(context)
    except typer.Exit as done:
        return done.exit_code
    return status if isinstance(status, int) else 0


def _fail(line: str) -> int:
    print(f"alula: {clean(' '.join(line.split()))}", file=sys.stderr)
    return STATUS_ERROR


def _silence() -> None:
    """What could not be written must not be tried again when Python flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _line_of(error: Exception) -> str:
    if not isinstance(error, TyperException):
        return str(error)
    context = getattr(error, "ctx", None)
    message = error.format_message().rstrip(".")
    return f"{message}; try: {context.command_path if context else 'alula'} --help"


def _app(commands: tuple[Command, ...]) -> typer.Typer:
    rich = sys.stdout.isatty()  # boxes and colours are for people
    program = typer.Typer(
        add_completion=False,
        rich_markup_mode="rich" if rich else None,
    )
    program.callback()(_options)
    groups: dict[str, typer.Typer] = {}
    for command in commands:
        *group, name = command.words
        app = program
        for word in group:
            app = groups.get(word) or groups.setdefault(word, _group(program, word))
        try:
            module = import_module(command.module)
        except MissingExtra as missing:
            app.command(name, help=f"{missing}.", context_settings=_ANY)(_refusing(missing))
        else:
            app.command(name, epilog=_example(module.EXAMPLE, rich))(module.command)
    return program


_ANY = {"ignore_unknown_options": True, "allow_extra_args": True}


def _refusing(missing: MissingExtra) -> Callable[[], None]:
    """A command that is listed although this installation cannot run it."""

    def command() -> None:
        raise missing

    return command


def _group(parent: typer.Typer, name: str) -> typer.Typer:
    group = typer.Typer(help=GROUPS[name])
    group.callback()(lambda: None)
    parent.add_typer(group, name=name)
    return group


def _example(lines: str, rich: bool) -> str:
    """The example of a command as one block; the two kinds of help fold lines differently."""
    block = ["Example:", *lines.strip().splitlines()]
    return "\n\n".join(block) if rich else "\b\n" + "\n  ".join(block)


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"alula {__version__}")
        raise typer.Exit


def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Say which version this is.", is_eager=True, callback=_say_version
        ),
    ] = False,
) -> None:
    """Faraway on a screen: play, score, look cards up, replay and check games."""
