"""Compile the bots ahead, so that nobody waits for them at a table: `python -m alula.bots.prepare`.

The machine code is kept in the user's cache folder, so this is work only after an installation or
a change of the sources.
"""

from alula.bots.interface import Budget
from alula.bots.ladder import make_bot
from alula.bots.levels import LEVELS
from alula.chance import Dealer
from alula.kernel.compiled import CACHE_FOLDER
from alula.rules import State, new_game, view

_DONE = CACHE_FOLDER / "bots-are-compiled"


def prepare() -> None:
    """Let every level decide once; say so first, because it takes a while."""
    if _DONE.exists():
        return
    print("Compiling the bots (once, about a minute) …", flush=True)
    state = _first_choice()
    for level in LEVELS:
        options = state.options(0)
        make_bot(level.bot, seed=1).decide(view(state, 0), options, Budget(rollouts=1))
    if CACHE_FOLDER.is_dir():
        _DONE.touch()


def _first_choice() -> State:
    state, dealer = new_game(["Ada", "Ben"]), Dealer.from_number(1)
    while state.due is not None:
        state = state.apply(dealer.event(state))
    return state


if __name__ == "__main__":
    prepare()
