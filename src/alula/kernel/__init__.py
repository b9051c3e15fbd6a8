"""The rules on flat bytes, compiled by numba from one source for CPU and CUDA.

Python meets it through `new`, `sample` and `Games`; compiled code builds on the functions of
`game`, `scoring`, `hidden` and `playouts`. `bridge` alone knows `rules` and `records`.
"""

from alula.kernel.batch import Games, new, sample

__all__ = ["Games", "new", "sample"]
