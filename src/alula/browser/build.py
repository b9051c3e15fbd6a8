"""Makes `engine.wasm` from the entries, and the TypeScript module that says what lies where.

Run by `python -m lab engine`. It must be the first in its process to compile anything, and asks
numba for a plain CPU: else the code holds vectors of the machine that it was built on.
"""

import gzip
import inspect
import os
import re
import tempfile
from pathlib import Path
from typing import Any

_NO_OLD_CODE = tempfile.TemporaryDirectory()  # code from a cache cannot be read as text
os.environ |= {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_CACHE_DIR": _NO_OLD_CODE.name,
}

import numba  # noqa: E402
import numpy as np  # noqa: E402

from alula.browser import entries, webassembly  # noqa: E402
from alula.browser.sources import HASH_NOTE, MODULE, sources_hash  # noqa: E402

_TYPES: dict[Any, tuple[Any, str]] = {
    int: (numba.int32, "i32"),
    float: (numba.float64, "double"),
    np.uint64: (numba.uint64, "i64"),
    None: (numba.types.none, "void"),
}
_MOST_BYTES = 150_000
ALLOWED_IMPORTS = ["__linear_memory", "__stack_pointer"]


def build() -> bytes:
    """The module; the same sources and locked versions give the same bytes."""
    settings: Any = numba.config
    if settings.CPU_NAME != "generic":
        raise RuntimeError("something was compiled before: build the engine in its own process")
    texts, exports = [], {}
    for entry in entries.ENTRIES:
        text, symbol = _compiled(entry)
        texts.append(text)
        exports[entry.__name__] = symbol
    code = webassembly.object_file(texts, set(exports.values()))
    module = webassembly.with_exports(code, exports, {HASH_NOTE: sources_hash().encode()})
    wanted = set(webassembly.imports_of(module)) - set(ALLOWED_IMPORTS)
    if wanted:
        raise RuntimeError(f"the engine must need nothing, but it wants {', '.join(wanted)}")
    if (size := len(gzip.compress(module))) > _MOST_BYTES:
        raise RuntimeError(f"the engine has {size} bytes packed; {_MOST_BYTES} are allowed")
    return module


def _compiled(entry: entries.Entry) -> tuple[str, str]:
    """An entry as LLVM text, with a function around it that has the signature of its annotations.

    Functions of numba return a status and write their value somewhere; nothing here can fail, so
    the optimiser drops both.
    """
    signature = inspect.signature(entry)
    kinds = [_TYPES[p.annotation] for p in signature.parameters.values()]
    result, result_text = _TYPES[signature.return_annotation]
    compiled = numba.njit(nogil=True, error_model="numpy")(entry)
    compiled.compile(result(*(kind for kind, _ in kinds)))
    text = compiled.inspect_llvm(compiled.signatures[0])
    inner = re.search(rf"^define [^@]*@(_ZN\S*{entry.__name__}B\S*?)\(", text, flags=re.MULTILINE)
    assert inner is not None
    symbol = f"engine_{entry.__name__}"
    return text + _outer(symbol, inner[1], [kind for _, kind in kinds], result_text), symbol


def _outer(symbol: str, inner: str, kinds: list[str], result: str) -> str:
    named = [f"{kind} %a{place}" for place, kind in enumerate(kinds)]
    kept = "i64" if result == "void" else result
    arguments = ", ".join(["ptr %result", "ptr %problem", *named])
    give = "ret void" if result == "void" else f"ret {result} %value"
    return f"""
define {result} @{symbol}({", ".join(named)}) {{
  %result = alloca {kept}
  %problem = alloca ptr
  %status = call i32 @{inner}({arguments})
  %failed = icmp sgt i32 %status, 0
  br i1 %failed, label %trap, label %done
trap:
  unreachable
done:
  %value = load {kept}, ptr %result
  {give}
}}
"""


def write() -> int:
    """Write the module and its constants; returns how many bytes the module has."""
    from alula.browser.constants import CONSTANTS_FILE, constants

    module = build()
    MODULE.write_bytes(module)
    write_text(CONSTANTS_FILE, constants(module))
    return len(module)


def write_text(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")
