"""Which sources the engine is made of, and their hash, which stands in the module.

Nothing here is compiled or imports what is: so any Python can say whether the module is up to date.
"""

import ast
import hashlib
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
MODULE = Path(__file__).with_name("engine.wasm")
HASH_NOTE = "alula-sources"
ROOMS = ("browser", "kernel", "bots", "cards")
_START = "alula.browser.entries"
_NOT_COMPILED = ("alula.kernel.bridge", "alula.kernel.batch", "alula.bots.interface")
"""Python around the compiled functions: it changes nothing in them."""


def sources_hash() -> str:
    digest = hashlib.sha256()
    for file in source_files():
        name = file.relative_to(PACKAGE).as_posix().encode()
        text = file.read_bytes().replace(b"\r\n", b"\n")
        digest.update(name + b"\0" + text + b"\0")
    return digest.hexdigest()


def source_files() -> list[Path]:
    """The entries, everything that they import inside these rooms, and the tables of cards."""
    found: set[str] = set()
    waiting = [_START, "alula.browser.build", "alula.browser.webassembly"]
    while waiting:
        module = waiting.pop()
        if module not in found and module not in _NOT_COMPILED:
            found.add(module)
            waiting += _imported(module)
    files = [_file(module) for module in found]
    return sorted([*files, *(PACKAGE / "cards").glob("**/*.csv")])


@cache
def _file(module: str) -> Path:
    path = PACKAGE.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _imported(module: str) -> list[str]:
    """The modules of these rooms that a module imports when it is loaded."""
    names = []
    for node in ast.parse(_file(module).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    ours = [name for name in names if name.split(".")[0] == "alula" and "." in name]
    return [name for name in ours if name.split(".")[1] in ROOMS and _file(name).exists()]
