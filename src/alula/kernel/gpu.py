"""Is there a GPU that the kernel can use? Asked without importing anything heavy."""

import os
from functools import cache


@cache
def problem() -> str | None:
    """Why no GPU can be used here, in one line; None if one can."""
    if os.environ.get("NUMBA_ENABLE_CUDASIM", "0") not in ("", "0"):
        return "numba's simulator stands in for it"
    try:
        from alula.kernel.device import cuda
    except Exception as error:  # whatever a broken driver installation throws
        return f"numba's CUDA part cannot be loaded ({error})"
    try:
        if not cuda.is_available():
            return "no CUDA device or driver found"
        cuda.get_current_device()
    except Exception as error:
        return f"the CUDA device does not answer ({error})"
    return None
