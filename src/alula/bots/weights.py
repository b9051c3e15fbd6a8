"""The tuned numbers of the bots, from the package's `data` folder."""

import json
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from alula.bots.estimate import NO_GROWTH, WEIGHT_NAMES, Weights
from alula.bots.meaning import mark
from alula.bots.network import MOMENTS, NET_SIZE, Net

WEIGHTS_FILE, NETWORK_FILE = "weights.json", "network.npz"
BLOCK = 32
"""Weights that share a scale."""
BLOCKS = -(-NET_SIZE // BLOCK)
_MOST = 127
_LEAST = 1e-6


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
    """A byte for each weight, and a scale for every few; and what they mean."""
    rows = np.zeros((MOMENTS, BLOCKS * BLOCK), dtype=np.float32)
    rows[:, :NET_SIZE] = net.reshape(MOMENTS, NET_SIZE)
    blocks = rows.reshape(-1, BLOCK)
    scales = np.maximum(np.abs(blocks).max(axis=1) / _MOST, _LEAST).astype(np.float16)
    # the scale may have been rounded down
    weights = np.clip(np.rint(blocks / scales[:, None].astype(np.float32)), -_MOST, _MOST)
    packed = weights.astype(np.int8).reshape(MOMENTS, -1)[:, :NET_SIZE]
    np.savez_compressed(
        path, weights=packed, scales=scales, mark=np.frombuffer(mark(), dtype=np.uint8)
    )


class WrongNetwork(ValueError):
    """A file that holds no network of this version; says what is wrong."""


def read_network(path: Path) -> Net:
    """A network from a file; one of another size or meaning is refused."""
    try:
        with np.load(path) as data:
            weights, scales = np.asarray(data["weights"]), np.asarray(data["scales"])
            told = np.asarray(data["mark"]).tobytes()
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise WrongNetwork(f"{path}: not a network ({error})") from None
    fits = weights.dtype == np.int8 and weights.shape == (MOMENTS, NET_SIZE)
    if not fits or scales.dtype != np.float16 or scales.shape != (MOMENTS * BLOCKS,):
        raise WrongNetwork(
            f"{path}: {weights.dtype}{list(weights.shape)} with {len(scales)} scales instead of "
            f"int8[{MOMENTS}, {NET_SIZE}] with {MOMENTS * BLOCKS}, this version's size"
        )
    if told != mark():
        raise WrongNetwork(
            f"{path}: taught for other cards or features (mark {told.hex()}, here {mark().hex()}): "
            "teach it again (docs/bots.md)"
        )
    each = scales.astype(np.float32).reshape(MOMENTS, BLOCKS).repeat(BLOCK, axis=1)
    net: Net = (weights * each[:, :NET_SIZE]).reshape(-1)
    return net


@cache
def load_network() -> Net:
    """The value network, from `data/network.npz`."""
    with as_file(files("alula.bots").joinpath("data", NETWORK_FILE)) as path:
        net = read_network(path)
    net.setflags(write=False)
    return net
