"""The rules on flat bytes, compiled by numba from one source for CPU and CUDA.

Python meets it through `Games`, `new`, `sample`, `score` and `best_order`; `card_id` and
`card_name` translate cards, and `NONE` is an empty place. Compiled code builds on
the functions of `game`, `scoring`, `hidden` and `playouts`. `bridge` alone knows `rules` and
`records`.
"""

from alula._extras import require

require("bots", "alula.kernel")


from alula.kernel.batch import Games, best_order, new, sample, score
from alula.kernel.layout import NONE
from alula.kernel.tables import card_id, card_name

__all__ = ["NONE", "Games", "best_order", "card_id", "card_name", "new", "sample", "score"]
