"""The tuned numbers of the bots, from the package's `data` folder."""

import json
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np

from alula.bots.estimate import NO_GROWTH, WEIGHT_NAMES, Weights
from alula.bots.network import Net

WEIGHTS_FILE, NETWORK_FILE = "weights.json", "network.npz"


@cache
def _tables() -> dict[str, dict[str, float]]:
    text = files("alula.bots").joinpath("data", WEIGHTS_FILE).read_text(encoding="utf-8")
    tables: dict[str, dict[str, float]] = json.loads(text)
    return tables


def load_weights(name: str) -> Weights:
    """The weights of a mind by name, as `estimate` reads them."""
    return from_names(_tables()[name])


def from_names(table: dict[str, float]) -> Weights:
    unknown = set(table) - set(WEIGHT_NAMES)
    if unknown:
        raise ValueError(f"no such weight: {', '.join(sorted(unknown))}")
    weights = np.array([table.get(name, 0.0) for name in WEIGHT_NAMES])
    weights[NO_GROWTH] = 0.0
    return weights


def to_names(weights: Weights) -> dict[str, float]:
    """For the data file: rounded, so that a person can read it."""
    named = zip(WEIGHT_NAMES, weights.tolist(), strict=True)
    return {name: round(value, 4) for name, value in named if value != 0.0}


def save_network(path: Path, net: Net) -> None:
    """In half precision: the network cannot tell the difference."""
    np.savez_compressed(path, net=net.astype(np.float16))


@cache
def load_network() -> Net:
    """The value network, from `data/network.npz`."""
    with as_file(files("alula.bots").joinpath("data", NETWORK_FILE)) as path, np.load(path) as data:
        net: Net = data["net"].astype(np.float32)
    net.setflags(write=False)
    return net
