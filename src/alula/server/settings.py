"""Every setting of the server, with its default. `alula serve --help` is made from this list."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 (only where the host asks for it)
"""What a server listens on to be reached from other machines."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may ask for. Numbers are per window named in the help."""

    frame_bytes: int = 4096
    body_bytes: int = 16384
    messages_per_10s: int = 100
    chatter_per_10s: int = 5
    sockets_per_guest: int = 20
    sockets_per_address: int = 200
    new_tables_per_hour: int = 10
    new_tables_per_hour_address: int = 120
    calls_per_minute: int = 600
    files_per_minute: int = 6000
    guesses_per_minute: int = 60
    unsent_frames: int = 256


def _setting(default: Any, help_text: str) -> Any:
    if callable(default):
        return field(default_factory=default, metadata={"help": help_text})
    return field(default=default, metadata={"help": help_text})


def default_database() -> str:
    return f"sqlite:///{user_data_path('alula') / 'alula.db'}"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. Each is an option of `alula serve` and a variable `ALULA_…`."""

    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(8000, "port to listen on; 0 takes a free one")
    lan: bool = _setting(False, "listen on all addresses; links show this machine's LAN address")
    public_url: str = _setting("", "address that links and QR codes show, e.g. https://my.club")
    hosts: str = _setting("", "more names by which browsers may ask this server, comma separated")
    database_url: str = _setting(
        default_database, "sqlite:///PATH or postgresql://…; the default is a file of the user"
    )
    workers: int = _setting(
        lambda: max(1, (os.cpu_count() or 2) - 1), "processes in which bots think"
    )
    bot_budget_ms: int = _setting(1000, "thinking time of a bot for one decision")
    bot_pace_ms: int = _setting(900, "pause before a bot's move at a table for people; 0 is none")
    bot_programs: Mapping[str, str] = _setting(
        dict, "bots in other languages: NAME=COMMAND, as in docs/bots.md (only here, never the API)"
    )
    stand_in: str = _setting("scout", "bot that plays for absent people and after the clock")
    warm_bots: bool = _setting(True, "prepare the bots at start; else when the first one is asked")
    absent_after_s: int = _setting(60, "how long a person is gone before others may vote for a bot")
    deal_wait_s: int = _setting(5, "how long the deal waits for the random bytes of people")
    keep_days: int = _setting(365, "finished games are deleted after so many days; 0 keeps all")
    keep_idle_days: int = _setting(30, "unfinished tables without a move are deleted after that")
    proxies: str = _setting(
        "", "addresses of proxies whose X-Forwarded-For and -Proto are believed, comma separated"
    )
    reuse_port: bool = _setting(False, "let a new process listen while the old one drains")
    drain_s: int = _setting(5, "how long a graceful stop spreads the closing of sockets")
    metrics: bool = _setting(True, "serve /metrics")
    log_format: str = _setting("text", "text or json")
    sweep_s: float = _setting(1.0, "how often to look for clocks run out and work left undone")
    limits: Limits = field(default_factory=Limits, metadata={"help": "table of docs/api.md"})

    @property
    def listen_host(self) -> str:
        return EVERYWHERE[0] if self.lan else self.host

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite")

    @property
    def sqlite_path(self) -> Path:
        return Path(self.database_url.split(":///", 1)[1])


class BadSetting(ValueError):
    """A setting that makes no sense, said in one line."""


def settings_from_environment(environ: Mapping[str, str], **given: Any) -> Settings:
    """Defaults, then variables `ALULA_…`, then what was given on the command line."""
    values: dict[str, Any] = {}
    defaults = Settings()
    for entry in fields(Settings):
        if entry.name == "limits":
            continue
        text = environ.get(f"ALULA_{entry.name.upper()}")
        if text is not None:
            values[entry.name] = _read(entry.name, text, getattr(defaults, entry.name))
    values["limits"] = _limits(environ)
    values.update({name: value for name, value in given.items() if value is not None})
    return check_settings(Settings(**values))


def check_settings(settings: Settings) -> Settings:
    """The settings themselves, or `BadSetting` with one line that says what is wrong."""
    if not 0 <= settings.port <= 65535:
        raise BadSetting(f"port {settings.port}: must be 0 to 65535")
    if settings.log_format not in ("text", "json"):
        raise BadSetting(f"log format {settings.log_format!r}: must be text or json")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise BadSetting(f"public URL {settings.public_url!r}: must begin with http:// or https://")
    url = settings.database_url
    if not url.startswith(("sqlite:///", "postgresql://", "postgresql+psycopg://", "postgres://")):
        raise BadSetting(f"database {_safe(url)!r}: must be sqlite:///PATH or postgresql://…")
    for name in ("workers", "sweep_s"):
        if getattr(settings, name) <= 0:
            raise BadSetting(f"{name.replace('_', '-')}: must be more than 0")
    return settings


def _safe(url: str) -> str:
    """A database address without its password."""
    head, at, tail = url.rpartition("@")
    return f"…@{tail}" if at and head else url


def _limits(environ: Mapping[str, str]) -> Limits:
    values = {}
    for entry in fields(Limits):
        text = environ.get(f"ALULA_LIMIT_{entry.name.upper()}")
        if text is not None:
            values[entry.name] = _read(f"limit_{entry.name}", text, 0)
    return Limits(**values)


def _read(name: str, text: str, default: Any) -> Any:
    variable = f"ALULA_{name.upper()}"
    if isinstance(default, bool):
        if text.lower() in ("1", "true", "yes", "on"):
            return True
        if text.lower() in ("0", "false", "no", "off", ""):
            return False
        raise BadSetting(f"{variable}={text!r}: must be yes or no")
    if isinstance(default, int | float):
        try:
            return type(default)(text)
        except ValueError:
            raise BadSetting(f"{variable}={text!r}: must be a number") from None
    if isinstance(default, Mapping):
        return read_programs(text.split(";") if text else [])
    return text


def read_programs(pairs: list[str]) -> dict[str, str]:
    """`NAME=COMMAND` pairs, as given on the command line."""
    programs = {}
    for pair in pairs:
        name, equals, command = pair.partition("=")
        if not equals or not command or not name.replace("-", "").isalnum():
            raise BadSetting(f"bot program {pair!r}: must be NAME=COMMAND")
        programs[name.lower()] = command
    return programs
