"""`alula serve`: the server. Its options are the fields of the server's settings."""

import inspect
import os
from dataclasses import fields
from typing import Annotated, Any

import typer

from alula.cli.failures import UserError
from alula.server.settings import BadSetting, Settings, read_programs
from alula.server.settings import settings_from_environment as settings_of

EXAMPLE = """
alula serve
alula serve --lan
alula serve --public-url https://alula.example --proxies 127.0.0.1
ALULA_DATABASE_URL=postgresql://alula@db/alula alula serve --host 0.0.0.0
"""


def command(**given: Any) -> int:
    """Serve tables to browsers and programs; every option is also a variable ALULA_NAME."""
    from alula.server.app import serve

    try:
        if given.get("bot_programs"):
            given["bot_programs"] = read_programs(given["bot_programs"])
        return serve(settings_of(os.environ, **given))
    except BadSetting as error:
        raise UserError(str(error)) from None


def _options() -> dict[str, Any]:
    """One option for every setting; nothing given means: the variable, else the default."""
    defaults = Settings()
    options: dict[str, Any] = {}
    for entry in fields(Settings):
        if entry.name != "limits":
            default = getattr(defaults, entry.name)
            options[entry.name] = _option(entry.name, default, entry.metadata["help"])
    return options


def _option(name: str, default: Any, help_text: str) -> Any:
    flag = f"--{name.replace('_', '-')}"
    kind: Any = type(default) if isinstance(default, bool | int | float) else str
    if isinstance(default, bool):
        names = [f"{flag}/--no-{name.replace('_', '-')}"]
    elif isinstance(default, dict):
        kind, names = list[str], ["--bot-program"]
    else:
        names = [flag]
    told = not isinstance(default, bool | dict) and default != ""
    shown = f" [default: {default}]" if told else ""
    option = typer.Option(*names, help=f"{help_text}{shown}", show_default=False)
    return Annotated[kind | None, option]


def _give_signature() -> None:
    """Let typer see the options as if they were written out."""
    options = _options()
    keyword = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter(name, keyword, default=None, annotation=kind)
        for name, kind in options.items()
    ]
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {**options, "return": int}


_give_signature()
