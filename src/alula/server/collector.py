"""Python's cycle collector, kept from stopping the server.

Looking at every object of thousands of tables takes it up to a second and a half, in which nobody
moves. Almost all of them hold no cycles, and go when nobody needs them. So it looks at what is
new, a little at a time, and puts what it has seen aside; at everything it looks when nobody moves.
"""

import asyncio
import gc
from collections.abc import Callable

OLD = 10_000
"""Objects made before it looks at the newest ones."""
NEVER = 1_000_000_000
ASIDE_S = 5
ALL_S = 600


async def collect(moves: Callable[[], int]) -> None:
    """Take the collector's work over for as long as this runs; `moves` counts what was stored."""
    before = gc.get_threshold()
    gc.set_threshold(OLD, 10, NEVER)
    seen = since = 0
    try:
        while True:
            gc.collect()
            gc.freeze()
            await asyncio.sleep(ASIDE_S)
            since += ASIDE_S
            is_quiet, seen = moves() == seen, moves()
            if is_quiet and since >= ALL_S:
                since = 0
                gc.unfreeze()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
