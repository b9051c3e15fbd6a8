"""The wheel in bare environments: what each extra gives, and what is said without it."""

import subprocess
from pathlib import Path

import pytest
from wheel.conftest import Install

pytestmark = pytest.mark.xdist_group("wheel")

MOST_BYTES = 2_700_000  # network and engine lie in it twice: for Python and for the browser
"""Half of it is the network of the strongest bot."""

A_GAME = """
from alula.bots import Budget, make_bot, play_game
from alula.chance import Dealer
from alula.records import Record, check, dumps, loads
from alula.rules import new_game

bots = [make_bot(name, seed=1) for name in {bots}]
played = play_game(new_game(["Ada", "Ben"]), Dealer.from_number(7), bots, [Budget()] * 2)
assert played.failure is None
print(played.state.round)
"""


def run(python: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """As a user would, who has nothing of this checkout."""
    return subprocess.run(
        [str(python), *arguments],
        cwd=python.parent,
        env={"PATH": str(python.parent), "HOME": str(python.parent), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=300,
    )


def packages(python: Path) -> set[str]:
    names = "from importlib.metadata import distributions as all; print(*(d.name for d in all()))"
    return set(run(python, "-c", names).stdout.split())


@pytest.fixture(scope="module")
def base(install: Install) -> Path:
    return install()


def test_the_wheel_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size < MOST_BYTES


def test_the_base_is_python_alone_and_plays(base: Path) -> None:
    assert packages(base) == {"alula"}
    played = run(base, "-c", A_GAME.format(bots=["random", "random"]))
    assert played.stderr == ""
    assert played.stdout == "8\n"


@pytest.mark.parametrize(
    ("statement", "extra"),
    [
        ("import alula.kernel", "bots"),
        ("from alula.bots import make_bot; make_bot('guide', seed=1)", "bots"),
        ("import alula.words", "terminal"),
        ("import alula.client", "client"),
        ("import alula.arena", "arena"),
        ("import alula.server.app", "server"),
    ],
)
def test_what_needs_an_extra_says_so_in_one_line(base: Path, statement: str, extra: str) -> None:
    said = run(base, "-c", statement)
    assert said.returncode == 1
    assert said.stderr.count("\n") == 1
    assert f"pip install 'alula[{extra}]'" in said.stderr


def test_the_command_says_which_extra_it_needs(base: Path) -> None:
    said = run(base, str(base.parent / "alula"), "score", "44")
    assert said.returncode == 2
    assert said.stderr.startswith("alula: ")
    assert said.stderr.endswith("pip install 'alula[terminal]'\n")
    assert said.stderr.count("\n") == 1


def test_bots_play_with_their_extra_alone(install: Install) -> None:
    python = install("bots")
    assert packages(python) == {"alula", "numpy", "numba", "llvmlite"}
    played = run(python, "-c", A_GAME.format(bots=["greedy", "random"]))
    assert played.stderr == ""
    assert played.stdout == "8\n"
