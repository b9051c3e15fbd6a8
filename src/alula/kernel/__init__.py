"""The rules on flat bytes, compiled by numba from one source for CPU and CUDA.

Python meets it through `Games`, `new`, `sample`, `score` and `best_order`; compiled code builds on
the functions of `game`, `scoring`, `hidden` and `playouts`. `bridge` alone knows `rules` and
`records`.
"""

from alula._extras import require

require("bots", "alula.kernel")


from alula.kernel.batch import Games, best_order, new, sample, score

__all__ = ["Games", "best_order", "new", "sample", "score"]
