"""Tuning finds what is there to find, and can be repeated."""

import os
import subprocess
import sys

import numpy as np
import pytest

from alula.bots.estimate import NO_GROWTH, WEIGHTS
from alula.bots.interface import Budget
from alula.bots.minds import HEURISTIC, RANDOM, Minds
from alula.bots.network import NETS_SIZE
from alula.bots.weights import load_weights
from alula.kernel import layout as at
from lab.series import make_chooser, play_some
from lab.teaching.learning import Teacher
from lab.teaching.lessons import self_play
from lab.teaching.matches import play_match
from lab.teaching.tuning import tune_weights


def test_weights_are_tuned_from_the_present_ones_on() -> None:
    found = tune_weights("heuristic", seconds=0.01, jobs=1, games=8, seed=1)
    assert found.shape == (WEIGHTS,)
    assert not np.array_equal(found, load_weights("heuristic"))
    assert found[NO_GROWTH] == 0


def test_the_network_learns_from_self_play_and_repeats_itself() -> None:
    minds = Minds.alike(HEURISTIC, load_weights("heuristic"))
    nets = []
    for _ in range(2):
        samples = self_play(minds, {2: 120, 3: 60}, seed=1, explore=12, jobs=2)
        assert samples.target.shape == (2 * at.ROUNDS, 120 * 2 + 60 * 3)
        teacher = Teacher(1)
        errors = [teacher.teach(samples, 3e-3, 16, 2) for _ in range(10)]
        nets.append(teacher.net())
    assert np.array_equal(nets[0], nets[1])
    assert nets[0].shape == (NETS_SIZE,)
    assert sum(errors[-1]) < 0.9 * sum(errors[0])


def test_a_gpu_notes_the_same_lessons() -> None:
    command = [sys.executable, "-m", "lab.teaching.lessons_gpu"]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "same lessons as on the CPU" in done.stdout


def test_a_match_on_shared_deals_shows_who_is_better_in_every_variant() -> None:
    weights = np.vstack([load_weights("heuristic"), np.zeros(WEIGHTS)])
    minds = Minds(np.array([HEURISTIC, RANDOM]), weights)
    for variant in (at.BASIC, at.ADVANCED):
        fames, wins = play_match(minds, 2, 100, seed=2, variant=variant, jobs=2)
        assert wins.sum() == 100
        assert fames[:, 0].mean() > 2 * fames[:, 1].mean()


def test_a_series_is_the_same_however_it_is_cut() -> None:
    names, budget = ["best:rounds=1,margin=8", "greedy"], Budget(rollouts=6)
    whole = play_some(names, budget, at.BASIC, 5, 0, 4)
    parts = [play_some(names, budget, at.BASIC, 5, first, 2) for first in (0, 2)]
    assert np.array_equal(whole[0], np.vstack([part[0] for part in parts]))


def test_only_a_search_has_settings() -> None:
    with pytest.raises(SystemExit, match="only a search has settings"):
        make_chooser("greedy:rounds=2", 1)
