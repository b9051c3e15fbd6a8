"""Every message that the client says exists, and every message of its files is said."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
WORDS = ROOT / "src" / "alula" / "words" / "ftl" / "en"
PYTHON_TOO = ("cards", "reasons", "events", "errors", "cli")
"""Files that the Python package uses; their own test looks after them."""

_LITERAL = re.compile(r'"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"')
_SAID = re.compile(r'\bt\(\s*"([^"]+)"')
_TEMPLATE = re.compile(r"`([a-z][a-z-]*-)\$\{[^`]*`|`([a-z]+-\$\{[^}]*\}(?:-[a-z]+)?)`")


def sources() -> Iterator[str]:
    for suffix in ("ts", "svelte"):
        for path in SOURCES.rglob(f"*.{suffix}"):
            yield path.read_text(encoding="utf-8")


def messages(file: Path) -> set[str]:
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}


def test_every_message_that_is_said_exists() -> None:
    known = set().union(*(messages(path) for path in WORDS.glob("*.ftl")))
    said = {name.split(".")[0] for text in sources() for name in _SAID.findall(text)}
    assert sorted(said - known) == []


def test_every_message_of_the_client_is_said() -> None:
    text = "\n".join(sources())
    literal = set(_LITERAL.findall(text))
    prefixes = tuple((first or second.split("${")[0]) for first, second in _TEMPLATE.findall(text))
    assert prefixes
    unused = [
        name
        for path in sorted(WORDS.glob("*.ftl"))
        if path.stem not in PYTHON_TOO
        for name in sorted(messages(path))
        if name not in literal and not name.startswith(prefixes)
    ]
    assert unused == []
