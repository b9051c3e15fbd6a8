"""The numbers of the bots as files: read by name, a byte a weight, refused if they are others'."""

from pathlib import Path

import numpy as np
import pytest

from alula.bots.estimate import WEIGHT_NAMES, WEIGHTS
from alula.bots.meaning import mark
from alula.bots.network import MOMENTS, NET_SIZE, NETS_SIZE
from alula.bots.weights import (
    BLOCK,
    WrongNetwork,
    from_names,
    load_network,
    load_weights,
    read_network,
    save_network,
    to_names,
)

SHIPPED = Path(__file__).parents[2] / "src" / "alula" / "bots" / "data" / "network.npz"


def test_weights_are_read_by_name() -> None:
    weights = load_weights("heuristic")
    assert np.allclose(from_names(to_names(weights)), weights, atol=1e-4)
    assert len(WEIGHT_NAMES) == WEIGHTS
    with pytest.raises(ValueError, match="no such weight: hurri"):
        from_names({"hurri": 1.0})


def test_the_shipped_network_is_at_most_500_kb() -> None:
    assert SHIPPED.stat().st_size <= 500_000
    assert load_network().shape == (NETS_SIZE,)


def test_a_network_comes_back_as_exactly_as_a_byte_can_say(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    net = np.random.default_rng(1).standard_normal(NETS_SIZE).astype(np.float32)
    save_network(file, net)
    again = read_network(file)
    rows = np.abs(net.reshape(MOMENTS, NET_SIZE)[:, : NET_SIZE - 1]).reshape(-1, BLOCK)
    errors = np.abs(again - net).reshape(MOMENTS, NET_SIZE)[:, : NET_SIZE - 1].reshape(-1, BLOCK)
    assert (errors.max(axis=1) <= rows.max(axis=1) / 127 * 0.56 + 1e-6).all()


def test_another_network_is_refused_with_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    with np.load(SHIPPED) as data:
        parts = dict(data)
    assert parts["mark"].tobytes() == mark()
    np.savez(file, **{**parts, "weights": parts["weights"][:, :7]})
    with pytest.raises(WrongNetwork, match=rf"int8\[16, 7\].* instead of int8\[16, {NET_SIZE}\]"):
        read_network(file)
    np.savez(file, **{**parts, "mark": parts["mark"][::-1]})
    with pytest.raises(WrongNetwork, match="taught for other cards or features"):
        read_network(file)
    np.savez(file, net=np.zeros(NETS_SIZE, dtype=np.float16))
    with pytest.raises(WrongNetwork, match="not a network"):
        read_network(file)
    file.write_bytes(b"no network")
    with pytest.raises(WrongNetwork, match="not a network"):
        read_network(file)
    with pytest.raises(WrongNetwork, match="not a network"):
        read_network(tmp_path / "nowhere.npz")
