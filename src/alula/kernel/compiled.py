"""How the functions of this room are compiled, and where the machine code is kept.

numba keys its cache by file and does not notice a change in *another* file that was inlined. So
the cache folder is named after a hash of all sources that compile together: a changed source means
a new folder, and an installation that cannot be written to works as well.
"""

import getpass
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

Function = TypeVar("Function", bound=Callable[..., object])

_settings: Any = numba.config
_PACKAGE = Path(__file__).resolve().parent.parent
_COMPILED_ROOMS = ("kernel", "bots")  # the rooms whose functions are inlined into one another


def _sources_hash() -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    files = [*(_PACKAGE / "cards").glob("**/*.csv"), *(_PACKAGE / "cards").glob("*.py")]
    for room in _COMPILED_ROOMS:
        files += (_PACKAGE / room).glob("**/*.py")
    for file in sorted(files):
        digest.update(file.relative_to(_PACKAGE).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _name_cache_folder() -> Path:
    """The folder for machine code; a `NUMBA_CACHE_DIR` set by the user is left alone."""
    if _settings.CACHE_DIR:
        return Path(_settings.CACHE_DIR)
    name = f"numba-{_sources_hash()}"
    for base in (
        _user_cache() / "alula",
        Path(tempfile.gettempdir()) / f"alula-{getpass.getuser()}",
    ):
        folder = base / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            _settings.CACHE_DIR = str(folder)
            return folder
    return Path(os.devnull)  # numba then compiles in every process, which is slow but right


CACHE_FOLDER = _name_cache_folder()


def compiled(function: Function) -> Function:
    """Compile for the CPU: no interpreter lock, machine code kept between processes.

    The same function can be called from CUDA kernels; numba compiles it again for the device.
    """
    return cast(Function, numba.njit(nogil=True, cache=True, error_model="numpy")(function))


def inlined(function: Function) -> Function:
    """Like `compiled`, and always inlined into compiled callers.

    A call that is not inlined counts references to its arrays, two atomic operations each: more
    than most functions here do themselves.
    """
    compile_ = numba.njit(nogil=True, cache=True, error_model="numpy", forceinline=True)
    return cast(Function, compile_(function))


@inlined
def number(value: np.integer[Any] | np.bool_ | bool) -> int:
    """A byte or a flag as a signed 64-bit integer: mixing signs would make numba use floats."""
    return np.int64(value)  # type: ignore[return-value]


@inlined
def natural(value: int | np.integer[Any]) -> int:
    """A number that is never negative nor large, and that the compiler knows to be so.

    As an index it is not asked whether it counts from the end, and a GPU needs 32 bits for it.
    """
    return np.int64(np.uint32(value))  # type: ignore[return-value]


@inlined
def small(value: int | np.integer[Any]) -> int:
    """A number to be kept in 32 bits while a loop runs: a GPU needs twice the steps for 64."""
    return np.int32(value)  # type: ignore[return-value]


def cache_is_warm(function: str) -> bool:
    """Whether machine code of exactly these sources is there; `function` as `module.name`."""
    return any(CACHE_FOLDER.glob(f"**/{function}-*.nbi"))


def announce_compilation(function: str, tell: Callable[[str], None] | None = None) -> None:
    """Say so, on standard error, if a call of this function has to compile for a while."""
    if not cache_is_warm(function):
        message = "Compiling the kernel, once for this version: up to half a minute ..."
        (tell or _to_standard_error)(message)


def _to_standard_error(message: str) -> None:
    print(message, file=sys.stderr, flush=True)
