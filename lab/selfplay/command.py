"""`python -m lab selfplay`: teach the network, or an exploiter of a frozen one.

    python -m lab selfplay --gpu --seconds 500 --out network
    python -m lab selfplay --gpu --seconds 300 --against network/network.npz --out exploiter
    python -m lab selfplay --iterations 5 --seats 512 --out small

`OUT/network.npz` holds a byte for each weight; `OUT/course.jsonl` says how it went;
`OUT/checkpoint.npz` is where `--resume` goes on. Ctrl-C ends it as time would.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from alula.bots.weights import load_weights
from lab.selfplay.model import as_bytes, rounded
from lab.selfplay.network import NET_SIZE
from lab.selfplay.playing import Judge, Network, Policy
from lab.selfplay.tables import Host, Tables
from lab.selfplay.teaching import Recipe, Teaching, match

_REPORT_SECONDS = 20.0


def make_tables(gpu: bool) -> Tables:
    if gpu:
        from lab.selfplay.gpu import Device

        return Device()
    return Host()


def save_network(path: Path, net: Any) -> None:
    np.savez_compressed(path, weights=net)


def read_network(path: Path) -> Any:
    with np.load(path) as data:
        net = data["weights"]
    if net.dtype != np.int8 or net.shape != (NET_SIZE,):
        raise SystemExit(f"{path}: {net.dtype}{list(net.shape)} instead of int8[{NET_SIZE}]")
    return net


def frozen_policy(xp: Any, path: Path) -> Policy:
    net = read_network(path)
    return Network(xp.asarray(net.astype(np.float32) / 128))


def teach(
    teaching: Teaching,
    seconds: float | None,
    iterations: int | None,
    out: Path,
    frozen: Policy | None,
    deals: int,
    tell: Callable[[str], None],
) -> None:
    """Teach for so long or so often; report, and leave what was found in `out`."""
    out.mkdir(parents=True, exist_ok=True)
    start, first = time.monotonic(), teaching.iteration
    last_report = 0.0
    done = 0.0
    try:
        while done < 1:
            told = teaching.iterate(done, frozen, players=2 if frozen else None)
            spent = time.monotonic() - start
            if iterations is not None:
                done = (teaching.iteration - first) / iterations
            else:
                assert seconds is not None
                done = spent / seconds
            if spent - last_report > _REPORT_SECONDS or done >= 1:
                last_report = spent
                figures = report(teaching, frozen, deals if done < 1 else 8 * deals)
                line = {
                    "iteration": teaching.iteration, "seconds": round(spent, 1),
                    "games": teaching.games, "entropy": round(told.entropy, 4),
                    "error": round(told.moved, 4), "fame": round(told.fame, 2), **figures,
                }  # fmt: skip
                with (out / "course.jsonl").open("a") as file:
                    file.write(json.dumps(line) + "\n")
                tell(json.dumps(line))
                teaching.save(out / "checkpoint.npz")
    except KeyboardInterrupt:
        tell("ended early")
    teaching.save(out / "checkpoint.npz")
    get = getattr(teaching.xp, "asnumpy", np.asarray)
    save_network(out / "network.npz", as_bytes(get(teaching.mean)))


def report(teaching: Teaching, frozen: Policy | None, deals: int) -> dict[str, object]:
    """Win shares of the present network, without chance, on shared deals."""
    xp, table = teaching.xp, teaching.table
    me = Network(rounded(xp, teaching.mean))
    judge = Judge(xp.asarray(load_weights("heuristic")))
    rivals: dict[str, tuple[Policy, int]] = {"heuristic": (judge, 2)}
    if frozen is not None:
        rivals["frozen"] = (frozen, 2)
    else:
        rivals["heuristic, 4 players"] = (judge, 4)
        if teaching.elders:
            rivals["elder"] = (Network(teaching.elders[len(teaching.elders) // 2]), 2)
    figures: dict[str, object] = {}
    for name, (rival, players) in rivals.items():
        share, half, lead = match(table, me, rival, deals, 99, players)
        figures[name] = [round(100 * share, 2), round(100 * half, 2), round(lead, 2)]
    return figures


def parser() -> argparse.ArgumentParser:
    told = argparse.ArgumentParser(
        prog="python -m lab selfplay",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    told.add_argument("--out", type=Path, required=True, help="a folder")
    length = told.add_mutually_exclusive_group(required=True)
    length.add_argument("--seconds", type=float)
    length.add_argument("--iterations", type=int)
    told.add_argument("--gpu", action="store_true", help="needs CuPy and numba-cuda")
    told.add_argument("--against", type=Path, help="teach an exploiter of this network")
    told.add_argument(
        "--against-version", type=Path, help="... of an older version's, in a worktree"
    )
    told.add_argument("--start", type=Path, help="the network to start from")
    told.add_argument("--resume", action="store_true", help="go on from OUT/checkpoint.npz")
    told.add_argument("--deals", type=int, default=4096, help="shared deals in a report")
    for name in ("seed", "seats", "batches"):
        told.add_argument(f"--{name}", type=int, default=getattr(Recipe(), name))
    for name in ("rate", "patience", "entropy", "last_entropy", "margin", "values", "elders"):
        told.add_argument(
            f"--{name.replace('_', '-')}", type=float, default=getattr(Recipe(), name)
        )
    return told


def main(arguments: list[str]) -> int:
    told = parser().parse_args(arguments)
    names = (
        "seed",
        "seats",
        "batches",
        "rate",
        "patience",
        "entropy",
        "last_entropy",
        "margin",
        "values",
        "elders",
    )
    recipe = replace(Recipe(), **{name: getattr(told, name) for name in names})
    tables = make_tables(told.gpu)
    start = None
    if told.start:
        start = read_network(told.start).astype(np.float32) / 128
    teaching = Teaching(tables, recipe, start)
    if told.resume:
        teaching.resume(told.out / "checkpoint.npz")
    frozen: Policy | None = None
    if told.against_version:
        from lab.selfplay.yesterday import Yesterday

        frozen = Yesterday(tables.xp, told.against_version)
    elif told.against:
        frozen = frozen_policy(tables.xp, told.against)
    deals = told.deals if told.gpu else min(told.deals, 200)
    teach(
        teaching, told.seconds, told.iterations, told.out, frozen, deals,
        lambda line: print(line, flush=True),
    )  # fmt: skip
    return 0


if __name__ == "__main__":
    import sys

    sys.exit(main(sys.argv[1:]))
