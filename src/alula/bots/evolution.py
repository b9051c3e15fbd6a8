"""CMA-ES: find good numbers by drawing many around a mean and following the better half.

The standard algorithm (Hansen's tutorial, with its default constants), small and without a
dependency, so that tuning runs wherever the bots run.
"""

import numpy as np
import numpy.typing as npt

Vector = npt.NDArray[np.float64]


class Evolution:
    """`ask` for candidates, `tell` how they did; `mean` is the best guess so far."""

    def __init__(self, start: Vector, step: float, population: int, seed: int) -> None:
        n = len(start)
        self.mean = start.astype(np.float64).copy()
        self.step = step
        self._rng = np.random.default_rng(seed)
        self._population = population
        parents = population // 2
        raw = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self._shares = raw / raw.sum()
        self._effective = 1.0 / float((self._shares**2).sum())
        mu = self._effective
        self._c_path = (4 + mu / n) / (n + 4 + 2 * mu / n)
        self._c_step = (mu + 2) / (n + mu + 5)
        self._c_one = 2 / ((n + 1.3) ** 2 + mu)
        self._c_many = min(1 - self._c_one, 2 * (mu - 2 + 1 / mu) / ((n + 2) ** 2 + mu))
        self._damping = 1 + 2 * max(0.0, np.sqrt((mu - 1) / (n + 1)) - 1) + self._c_step
        self._usual_length = np.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self._path = np.zeros(n)
        self._step_path = np.zeros(n)
        self._covariance = np.eye(n)
        self._axes = np.eye(n)
        self._lengths = np.ones(n)
        self._told = 0

    def ask(self) -> list[Vector]:
        """Candidates around the mean."""
        spread = self._axes * self._lengths
        n = len(self.mean)
        return [
            self.mean + self.step * (spread @ self._rng.standard_normal(n))
            for _ in range(self._population)
        ]

    def tell(self, candidates: list[Vector], values: Vector) -> None:
        """Move towards the candidates with the highest values."""
        n = len(self.mean)
        self._told += 1
        best = np.argsort(-values)[: len(self._shares)]
        moves = np.array([candidates[i] - self.mean for i in best]) / self.step
        move = self._shares @ moves
        self.mean = self.mean + self.step * move
        straight = self._axes @ ((self._axes.T @ move) / self._lengths)
        keep = 1 - self._c_step
        self._step_path = keep * self._step_path + (
            np.sqrt(self._c_step * (2 - self._c_step) * self._effective) * straight
        )
        length = float(np.linalg.norm(self._step_path))
        warmed = length / np.sqrt(1 - keep ** (2 * self._told)) / self._usual_length
        steady = warmed < 1.4 + 2 / (n + 1)
        self._path = (1 - self._c_path) * self._path
        if steady:
            self._path += np.sqrt(self._c_path * (2 - self._c_path) * self._effective) * move
        self._covariance = (
            (1 - self._c_one - self._c_many) * self._covariance
            + self._c_one * np.outer(self._path, self._path)
            + self._c_many * (moves.T * self._shares) @ moves
        )
        self.step *= float(np.exp(self._c_step / self._damping * (length / self._usual_length - 1)))
        squares, self._axes = np.linalg.eigh((self._covariance + self._covariance.T) / 2)
        self._lengths = np.sqrt(np.maximum(squares, 1e-20))
