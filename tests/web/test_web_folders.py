"""The folders of the client use only those above them in the table of `docs/web.md`."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
PAGES = SOURCES / "shell" / "routes.ts"
"""The list of all pages: the one file that knows every folder."""

_IMPORTED = re.compile(r"""(?:from |import\()"\.\./([a-z0-9]+)/""")


def folders() -> list[str]:
    table = (ROOT / "docs" / "web.md").read_text(encoding="utf-8").split("|---|---|")[1]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("|")]
    return [name for row in rows for name in re.findall(r"`([a-z0-9]+)`", row)]


def test_the_table_names_every_folder() -> None:
    assert sorted(folders()) == sorted(path.name for path in SOURCES.iterdir() if path.is_dir())


def test_folders_use_only_those_above_them() -> None:
    order = folders()
    found = [
        f"{path.relative_to(SOURCES)} uses {other}"
        for path in SOURCES.rglob("*.*")
        if path.suffix in (".ts", ".svelte") and path != PAGES
        for folder in [path.relative_to(SOURCES).parts[0]]
        for other in _IMPORTED.findall(path.read_text(encoding="utf-8"))
        if folder in order and order.index(other) > order.index(folder)
    ]
    assert found == []
