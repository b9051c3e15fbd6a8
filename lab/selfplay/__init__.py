"""A network that teaches itself: many tables abreast, on a GPU or (slowly) on a CPU.

`python -m lab selfplay --help`. On a GPU it needs CuPy and numba-cuda; on a CPU nothing more than
the package does. Both run the same code: arrays are made by `xp`, numpy or CuPy.
"""
