"""An older version of the package beside today's, from a working copy of it.

    git worktree add --detach ../then 0957328

`load(Path("../then"))` makes its `src/alula` importable as `alula_then`: nothing old is kept here,
and both versions can sit at one table. It reads and compiles what is there, so it is for workshops.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from re import compile as pattern
from types import ModuleType

NAME = "alula_then"
_OURS = pattern(r"\balula\b")


class _Renaming(SourceFileLoader):
    """Reads a module as if the package had always had the other name."""

    def get_data(self, path: str) -> bytes:
        data = super().get_data(path)
        if not path.endswith(".py"):
            return data
        return _OURS.sub(NAME, data.decode("utf-8")).encode("utf-8")

    def path_stats(self, _path: str) -> dict[str, float]:
        raise OSError("its bytecode is not kept: it would be taken for the other name's")


class _Finder(MetaPathFinder):
    def __init__(self, package: Path) -> None:
        self._package = package

    def find_spec(
        self, name: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        first, *rest = name.split(".")
        if first != NAME:
            return None
        place = self._package.joinpath(*rest)
        inside = [str(place)] if place.is_dir() else None
        file = place / "__init__.py" if inside else place.with_suffix(".py")
        loader = _Renaming(name, str(file))
        return spec_from_file_location(name, file, loader=loader, submodule_search_locations=inside)


def load(worktree: Path) -> None:
    """Make the older version importable; once in a process."""
    package = worktree / "src" / "alula"
    if not (package / "__init__.py").exists():
        raise SystemExit(f"{worktree}: no working copy of the project (no src/alula in it)")
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder(package))
