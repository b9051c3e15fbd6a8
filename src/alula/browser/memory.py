"""Arrays at an address: what comes from a browser is a number of a byte in the module's memory."""

from collections.abc import Callable, Sequence
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

_numba: Any = numba
carray: Any = _numba.carray
"""An array at a pointer, with a shape and a type."""

Address = int
ALIGNED = 16
"""Where an array begins: at a multiple of this."""


def _pointer(_context: Any, address: Any) -> Any:
    """The address as a pointer, which numba makes arrays from."""

    def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], cgutils.voidptr_t)

    return types.voidptr(address), code


pointer: Any = intrinsic(_pointer)


def aligned(size: int) -> int:
    """The next multiple of `ALIGNED`."""
    return -(-size // ALIGNED) * ALIGNED


def total_size(arrays: Sequence[npt.NDArray[Any]]) -> int:
    """How many bytes arrays take that lie one after the other, each aligned."""
    return sum(aligned(array.nbytes) for array in arrays)


def arrays_at(like: Sequence[npt.NDArray[Any]]) -> Callable[[Address], tuple[Any, ...]]:
    """A compiled function: arrays of these shapes and types, one after the other from an address.

    The function is written out, since compiled code knows the type of every member of a tuple.
    """
    members = []
    place = 0
    names: dict[str, Any] = {"carray": carray, "pointer": pointer, "np": np}
    for array in like:
        members.append(f"carray(pointer(address + {place}), {array.shape}, np.{array.dtype})")
        place += aligned(array.nbytes)
    exec(f"def arrays(address):\n    return ({', '.join(members)},)", names)  # noqa: S102 (our own words)
    compiled: Callable[[Address], tuple[Any, ...]] = numba.njit(names["arrays"])
    return compiled
