"""The house keeps its plan: each room imports only what the table of the plan allows."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "alula"

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "cards": (),
    "rules": ("cards",),
    "chance": ("rules",),
    "records": ("chance",),
    "kernel": ("cards",),
    "words": ("rules",),
    "bots": ("chance", "kernel"),
    "browser": ("bots",),
    "arena": ("bots", "records", "words"),
    "envs": ("bots",),
    "wire": ("rules",),
    "client": ("records", "wire"),
    "server": ("bots", "records", "wire", "words"),
    "terminal": ("bots", "client", "records", "words"),
    "cli": ("browser", "arena", "envs", "server", "terminal"),
}
"""Directly; what those may import is allowed too."""

BRIDGE = "kernel/bridge.py"
"""The one file of the kernel that knows the readable rules and the records."""

STANDARD_LIBRARY_ONLY = ("cards", "rules", "chance", "records")


def reach(room: str) -> set[str]:
    """The rooms that a room may import, itself included."""
    return {room}.union(*(reach(other) for other in MAY_IMPORT[room]))


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute here"
            yield node.module or ""
            if node.module == "alula":
                yield from (f"alula.{alias.name}" for alias in node.names)


def files() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def room_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def test_every_room_is_in_the_table() -> None:
    rooms = {room_of(path) for path in files()} - {"__init__.py", "_extras.py", "front.py"}
    assert rooms == set(MAY_IMPORT)


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_keep_the_table(path: Path) -> None:
    room = room_of(path)
    if room not in MAY_IMPORT:
        return
    allowed = reach(room)
    if str(path.relative_to(SOURCE)) == BRIDGE:
        allowed |= reach("records")
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "alula" and len(parts) > 1 and (SOURCE / parts[1]).is_dir():
            assert parts[1] in allowed, f"{room} may not import {name}"
        elif room in STANDARD_LIBRARY_ONLY and parts[0] != "alula":
            assert parts[0] in sys.stdlib_module_names, f"{room} may not import {name}"


def test_the_source_map_lists_every_file() -> None:
    """`docs/architecture.md` is kept true: every module stands in it, alone or by its folder."""
    text = (SOURCE.parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    missing = []
    for path in files():
        place = path.relative_to(SOURCE)
        names = (f"`{place}`", f"`{place.parent}/*.py`", f"`{place.parent}/`")
        if path.name != "__init__.py" and "migrations" not in place.parts:
            missing += [str(place)] if not any(name in text for name in names) else []
    assert missing == []
