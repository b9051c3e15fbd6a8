"""How the functions of this room are compiled, and where the machine code is kept.

numba keys its cache by file and does not notice a change in *another* file that was inlined. So
the cache folder is named after a hash of all sources that compile together: a changed source means
a new folder, and an installation that cannot be written to works as well.
"""

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
_NOWHERE = Path(os.devnull)
"""Every process then compiles for itself, which is slow but right: numba's own places, beside the
sources among them, do not know of changes in other files, and without any it gives up."""
_COMPILED_ROOMS = ("kernel", "bots", "envs")
"""The rooms whose functions are inlined into one another."""


def _sources_hash() -> str:
    digest = hashlib.sha256(numba.__version__.encode())
    files = [*(_PACKAGE / "cards").glob("**/*.csv"), *(_PACKAGE / "cards").glob("*.py")]
    for room in _COMPILED_ROOMS:
        files += (_PACKAGE / room).glob("**/*.py")
    for file in sorted(files):
        digest.update(file.relative_to(_PACKAGE).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def _user_cache() -> Path:
    """The user's own folder for such things; where there is no home, one that cannot be made."""
    try:
        home = Path.home()
    except RuntimeError:
        home = _NOWHERE
    if sys.platform == "darwin":
        base = home / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return base / "alula"


def _name_cache_folder() -> Path:
    """The folder for machine code; a `NUMBA_CACHE_DIR` set by the user is left alone."""
    if _settings.CACHE_DIR:
        return Path(_settings.CACHE_DIR)
    name = f"numba-{_sources_hash()}"
    shared = Path(tempfile.gettempdir()) / f"alula-{os.getuid()}"  # a user may have no name
    for base in (_user_cache(), shared):
        try:
            base.mkdir(0o700, parents=True, exist_ok=True)
            folder = base / name
            folder.mkdir(exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK) and (base != shared or _only_mine(base)):
            _settings.CACHE_DIR = str(folder)
            return folder
    return _NOWHERE


def _only_mine(folder: Path) -> bool:
    """Machine code is run: where everybody may make folders, nobody else's is taken for ours."""
    told = folder.lstat()
    return told.st_uid == os.getuid() and not told.st_mode & 0o022


CACHE_FOLDER = _name_cache_folder()
_KEPT = CACHE_FOLDER != _NOWHERE


def compiled(function: Function) -> Function:
    """Compile for the CPU: no interpreter lock, machine code kept between processes.

    The same function can be called from CUDA kernels; numba compiles it again for the device.
    """
    return cast(Function, numba.njit(nogil=True, cache=_KEPT, error_model="numpy")(function))


def inlined(function: Function) -> Function:
    """Like `compiled`, and always inlined into compiled callers.

    A call that is not inlined counts references to its arrays, two atomic operations each: more
    than most functions here do themselves.
    """
    compile_ = numba.njit(nogil=True, cache=_KEPT, error_model="numpy", forceinline=True)
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
