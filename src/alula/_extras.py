"""Which extra brings what: Alula without extras is the rules, and needs Python alone.

A room that needs more calls `require` before it imports anything. tests/test_extras.py holds the
table to `pyproject.toml` and to what the rooms import.
"""

import sys
from importlib.util import find_spec
from types import TracebackType

EXTRAS: dict[str, tuple[str, ...]] = {
    "bots": ("numpy", "numba"),
    "client": ("httpx", "pydantic", "typing_extensions", "websockets"),
    "terminal": ("typer", "fluent", "platformdirs", "rich", "textual"),
    "server": (
        "fastapi",
        "alembic",
        "orjson",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
    ),
    "postgres": ("psycopg",),
    "arena": (),
    "envs": ("gymnasium", "pettingzoo", "pyspiel", "PIL"),
    "cluster": ("ray",),
}
"""The modules of other packages that an extra brings, beside those of the extras that it names."""


class MissingExtra(ModuleNotFoundError):
    """Something needs an extra that is not installed; the text says so in one line."""

    def __init__(self, what: str, extra: str, module: str) -> None:
        super().__init__(
            f"{what} needs the extra {extra!r} ({module} is not installed): "
            f"pip install 'alula[{extra}]'",
            name=module,
        )
        self.extra = extra


def require(extra: str, what: str, *modules: str) -> None:
    """Refuse to go on without what an extra brings, or without some modules of it.

    `what` begins the sentence.
    """
    for module in modules or EXTRAS[extra]:
        if sys.modules.get(module) is None and find_spec(module) is None:
            sys.excepthook = _in_one_line
            raise MissingExtra(what, extra, module)


def _in_one_line(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """Who forgot an extra has made no mistake in a program: no traceback."""
    if isinstance(error, MissingExtra):
        print(error, file=sys.stderr)
    else:
        sys.__excepthook__(kind, error, trace)
