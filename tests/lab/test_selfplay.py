"""Teaching by self-play, at small scale on the CPU: what a GPU runs, with other arrays."""

import json
from pathlib import Path

import numpy as np

from alula.bots.weights import load_weights
from alula.kernel import layout as at
from lab.selfplay.command import main, read_network
from lab.selfplay.model import (
    Part,
    as_bytes,
    backward,
    forward,
    new_weights,
    outcomes,
    outcomes_backward,
    rounded,
)
from lab.selfplay.network import LIKING_UNIT as UNIT
from lab.selfplay.network import NET_SIZE, liking, new_work, outcome, see
from lab.selfplay.playing import Judge, Network, Table
from lab.selfplay.sight import SHARED
from lab.selfplay.tables import OPTION, Host
from lab.selfplay.teaching import Recipe, Teaching, match

SMALL = Recipe(seats=48, batches=2)


def test_it_plays_and_learns_a_few_steps_and_can_be_repeated() -> None:
    taught = []
    for _ in range(2):
        teaching = Teaching(Host(), SMALL)
        told = [teaching.iterate(n / 3) for n in range(3)]  # 2, 3 and 2 players, one advanced
        assert teaching.games == 24 + 16 + 24
        assert all(0 < t.entropy < 3 and 0 < t.moved < 1 and 10 < t.fame < 60 for t in told)
        taught.append(teaching.weights)
    assert np.array_equal(taught[0], taught[1])
    assert not np.array_equal(taught[0], new_weights(SMALL.seed))


def test_the_command_leaves_a_network_a_course_and_goes_on(tmp_path: Path) -> None:
    small = ["--seats", "24", "--batches", "1", "--deals", "2", "--iterations", "1"]
    assert main([*small, "--out", str(tmp_path / "new")]) == 0
    assert read_network(tmp_path / "new" / "network.npz").shape == (NET_SIZE,)
    assert main([*small, "--out", str(tmp_path / "new"), "--resume"]) == 0
    course = (tmp_path / "new" / "course.jsonl").read_text().splitlines()
    assert [json.loads(line)["iteration"] for line in course] == [1, 2]
    against = ["--against", str(tmp_path / "new" / "network.npz")]
    assert main([*small, *against, "--out", str(tmp_path / "exploiter")]) == 0
    assert "frozen" in json.loads((tmp_path / "exploiter" / "course.jsonl").read_text())


def test_slopes_are_those_of_small_differences() -> None:
    chance = np.random.default_rng(0)
    flat = new_weights(3).astype(np.float64) + chance.standard_normal(NET_SIZE) * 0.02
    shared = 8.0 * (chance.random((4, SHARED)) < 0.1)
    options = 8.0 * (chance.random((4, 3, OPTION)) < 0.2)
    pulls, misses = chance.standard_normal((4, 3)), chance.standard_normal((4, 2))

    def worth(weights: np.ndarray) -> float:
        seen = forward(np, weights, 1, shared, options)
        return float(
            (seen.likings * pulls).sum() + (outcomes(np, weights, 1, seen.base)[0] * misses).sum()
        )

    seen = forward(np, flat, 1, shared, options)
    slopes = np.zeros_like(flat)
    back = backward(np, flat, 1, seen, pulls, slopes)
    _, first, second = outcomes(np, flat, 1, seen.base)
    back = back + outcomes_backward(np, flat, 1, first, second, misses, slopes)
    Part.of(slopes, 1).shared[:] += seen.shared.T @ back
    for place in chance.choice(np.flatnonzero(slopes), 60):
        step = np.zeros_like(flat)
        step[place] = 1e-2
        slope = (worth(flat + step) - worth(flat - step)) / 2e-2
        assert abs(slope - slopes[place]) < 2e-2 + 0.05 * abs(slope)


def test_what_is_taught_is_what_the_package_reckons() -> None:
    flat = rounded(np, np.clip(5 * new_weights(3), -0.99, 0.99))
    net, work = as_bytes(flat), new_work()
    host = Host()
    host.deal(6, 3, at.BASIC, 1, 1)
    rows = np.arange(6, dtype=np.int32)
    seats = rows % 3
    shared, options = np.zeros((6, SHARED), np.uint8), np.zeros((6, 3, OPTION), np.uint8)
    host.see(rows, seats, shared, options)
    seen = forward(np, flat, 0, shared, options)
    ends = outcomes(np, flat, 0, seen.base)[0]
    for row in range(6):
        count = see(host.states[row], seats[row], net, work)
        for option in range(3):
            here = liking(host.states[row], seats[row], option, count, net, work) / UNIT
            assert abs(here - seen.likings[row, option]) < 0.02
        for which in range(2):
            here = outcome(host.states[row], which, net, work)
            assert abs(here - ends[row, which]) < 0.02


def test_a_match_is_fair_and_shows_who_is_better() -> None:
    table = Table(Host())
    nobody = Network(rounded(np, new_weights(1)))
    judge = Judge(load_weights("heuristic"))
    share, half, lead = match(table, judge, judge, 20, 3)
    assert (share, half, lead) == (0.5, 0.0, 0.0)
    share, _, lead = match(table, judge, nobody, 20, 3)
    assert share > 0.9
    assert lead > 20
