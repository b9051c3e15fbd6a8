"""A whole game of `python_faraway` as a text that a person can read: the golden file of the tests.

OpenSpiel's own playthrough, without the tensors and what each seat remembers: of those it would be
some hundred pages long, and they have tests of their own.
"""

import sys

from open_spiel.python.algorithms import generate_playthrough

import alula.envs.openspiel  # noqa: F401  (registers the game)

GAME, SEED = "python_faraway(players=2)", 7


def playthrough() -> str:
    """The same text every time."""
    whole = generate_playthrough.playthrough(GAME, None, seed=SEED)
    return "\n".join(line.rstrip() for line in whole.split("\n") if _is_readable(line)) + "\n"


def _is_readable(line: str) -> bool:
    if "StateString" in line or "Tensor" in line:
        return False
    return not line or any(letter.isalnum() or letter == "}" for letter in line)


def main(_arguments: list[str]) -> int:
    sys.stdout.write(playthrough())
    return 0
