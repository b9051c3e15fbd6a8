"""Which room needs what: the extras, what an import loads, and what the pages say."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from test_architecture import SOURCE, files, imports, room_of

from alula._extras import EXTRAS

ROOT = SOURCE.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DECLARED: dict[str, list[str]] = PROJECT["optional-dependencies"]
DISTRIBUTIONS = packages_distributions()

ROOM_NEEDS = {
    "kernel": "bots",
    "bots": "bots",
    "browser": "bots",
    "wire": "client",
    "client": "client",
    "words": "terminal",
    "terminal": "terminal",
    "arena": "arena",
    "server": "server",
    "cli": "terminal",
    "envs": "envs",
}
"""Every other room needs Python alone."""

FILE_NEEDS = {
    "arena/cluster.py": "cluster",
    "cli/score_lines.py": "bots",
    "server/store/postgres.py": "postgres",
}


def plain(requirement: str) -> str:
    """The name of a distribution as all of them write it."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def brought(extra: str) -> set[str]:
    """The distributions that an extra brings, those of the extras that it names included."""
    found = set[str]()
    for requirement in DECLARED[extra]:
        if requirement.startswith("alula["):
            others = requirement.removeprefix("alula[").removesuffix("]").split(",")
            found = found.union(*(brought(other) for other in others))
        else:
            found.add(plain(requirement))
    return found


def test_the_base_needs_python_alone() -> None:
    assert PROJECT["dependencies"] == []


@pytest.mark.parametrize("extra", [extra for extra in DECLARED if extra not in ("all", "cuda")])
def test_the_table_of_extras_is_that_of_the_project(extra: str) -> None:
    own = {plain(one) for one in DECLARED[extra] if not one.startswith("alula[")}
    known = {name for module in EXTRAS[extra] for name in DISTRIBUTIONS.get(module, [module])}
    assert {plain(name) for name in known} >= own
    assert len(EXTRAS[extra]) == len(own)


def test_all_is_what_any_machine_can_use() -> None:
    own_machine = set(DECLARED) - {"all", "cluster", "cuda"}
    assert brought("all") == set[str]().union(*(brought(extra) for extra in own_machine))


FOR_THE_SAME = {"starlette": "fastapi", "click": "typer", "llvmlite": "numba"} | {
    "h11": "uvicorn",
    "pydantic_core": "pydantic",
}
"""What comes with a package because it is a part of it."""


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_room_imports_what_its_extra_brings(path: Path) -> None:
    place = str(path.relative_to(SOURCE))
    extra = FILE_NEEDS.get(place) or ROOM_NEEDS.get(room_of(path))
    there = brought(extra) if extra else set[str]()
    for name in imports(path):
        module = name.split(".")[0]
        if module != "alula" and module not in sys.stdlib_module_names:
            names = DISTRIBUTIONS.get(FOR_THE_SAME.get(module, module), [module])
            assert {plain(one) for one in names} & there, f"{place} imports {module}"


RULES = """
alula alula.cards alula.cards.cards alula.cards.numbers
alula.cards.symbols alula.rules alula.rules.agenda
alula.rules.errors alula.rules.events alula.rules.parts alula.rules.refusals alula.rules.sampling
alula.rules.scoring alula.rules.state alula.rules.told alula.rules.transitions alula.rules.views
"""

KERNEL = """
alula alula._extras alula.cards alula.cards.cards alula.cards.numbers
alula.cards.symbols alula.kernel
alula.kernel.batch alula.kernel.compiled alula.kernel.game alula.kernel.hidden alula.kernel.layout
alula.kernel.observe alula.kernel.playouts alula.kernel.policies alula.kernel.randomness
alula.kernel.scoring alula.kernel.tables
"""


LOOKED_FOR_BY_NUMBA = {"coverage", "scipy", "yaml"}
"""It imports them where they happen to be installed."""


@pytest.mark.parametrize(
    ("module", "ours", "others"),
    [
        ("alula", "alula", set[str]()),
        ("alula.rules", RULES, set[str]()),
        ("alula.kernel", KERNEL, {"llvmlite", "numba", "numpy"}),
    ],
)
def test_an_import_loads_no_more_than_it_must(module: str, ours: str, others: set[str]) -> None:
    """Exactly these modules of ours, and no packages of others but these."""
    program = f"import sys; old = set(sys.modules); import {module}; print(*set(sys.modules) - old)"
    told = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(told.stdout.split())
    assert {name for name in loaded if name.split(".")[0] == "alula"} == set(ours.split())
    foreign = {name.split(".")[0] for name in loaded} - {"alula"} - sys.stdlib_module_names
    found = {name for name in foreign if name in DISTRIBUTIONS}
    assert found - LOOKED_FOR_BY_NUMBA == others


PAGE_NEEDS = {
    "api": "client",
    "arena": "arena",
    "bots": "bots",
    "command-line": "terminal",
    "environments": "envs",
    "hosting": "server",
    "kernel": "bots",
    "performance": "bots",
    "reliability": "server",
    "score-pad": "server",
    "web": "server",
}
"""Pages about what needs an extra."""


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: page.stem)
def test_a_page_names_the_extra_that_it_needs(page: Path) -> None:
    head = page.read_text(encoding="utf-8")[:600]
    named = re.findall(r"^Extra: `(\w+)`", head, re.MULTILINE)
    if page.stem in PAGE_NEEDS:
        assert named == [PAGE_NEEDS[page.stem]]
    else:
        assert set(named) <= set(EXTRAS)
