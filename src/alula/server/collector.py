"""Python's cycle collector, kept from stopping the server.

Looking at every object of thousands of tables takes it up to a second and a half, in which nobody
moves. Almost all of them hold no cycles, and go by themselves when nobody needs them. So it looks
at new objects only, a few at a time; and at everything when nobody moves.
"""

import asyncio
import gc
from collections.abc import Callable

NEW, SURVIVORS, ALL = 2_000, 25, 1_000_000_000
"""Objects made before it looks at the newest; how often it does before it looks at those that
have survived; and everything, by itself, never."""
QUIET_S = 5
REST_S = 600
LONGEST_S = 6 * 3600
"""Where somebody always moves, it stops them once in a while."""


async def collect(moves: Callable[[], int]) -> None:
    """Take the collector's work over for as long as this runs; `moves` counts what was stored."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what is there at the start stays
    gc.set_threshold(NEW, SURVIVORS, ALL)
    seen = since = 0
    try:
        while True:
            await asyncio.sleep(QUIET_S)
            since += QUIET_S
            is_quiet, seen = moves() == seen, moves()
            if (is_quiet and since >= REST_S) or since >= LONGEST_S:
                gc.collect()
                since = 0
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
