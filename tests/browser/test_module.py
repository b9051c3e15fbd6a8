"""The committed module is that of these sources, small, and needs nothing from outside."""

import gzip

from alula.browser import webassembly
from alula.browser.constants import CONSTANTS_FILE, LEVELS_FILE, constants, levels
from alula.browser.sources import HASH_NOTE, MODULE, source_files, sources_hash

REBUILD = "run `python -m lab engine` with Python 3.11 and commit what it writes"


def test_the_module_is_of_these_sources() -> None:
    note = webassembly.note_in(MODULE.read_bytes(), HASH_NOTE)
    assert note == sources_hash().encode(), f"a source of the engine has changed: {REBUILD}"


def test_the_constants_are_those_of_the_sources() -> None:
    told = CONSTANTS_FILE.read_text(encoding="utf-8")
    assert told == constants(MODULE.read_bytes()), f"a number has changed: {REBUILD}"
    assert LEVELS_FILE.read_text(encoding="utf-8") == levels(), f"a level has changed: {REBUILD}"


def test_it_is_small_and_needs_only_memory() -> None:
    module = MODULE.read_bytes()
    assert len(gzip.compress(module)) < 150_000
    assert sorted(webassembly.imports_of(module)) == ["__linear_memory", "__stack_pointer"]


def test_the_sources_are_the_compiled_ones() -> None:
    names = {path.name for path in source_files()}
    assert {"entries.py", "game.py", "search.py", "tables.py", "regions.csv"} <= names
    assert not {"bridge.py", "learning.py", "bench.py"} & names
