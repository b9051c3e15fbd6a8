"""Questions that make a worker compile its engines before anybody waits for an answer."""

from alula.bots.levels import LEVELS
from alula.chance import Dealer
from alula.rules import new_game, view
from alula.server.bots.worker import Question


def warm_questions() -> list[Question]:
    """One for each level, weakest first: all but the strongest share what is soon compiled."""
    state = new_game(["Ada", "Ben"])
    dealer = Dealer.from_number(1)
    while state.due is not None:
        state = state.apply(dealer.event(state))
    options = [option.to_json() for option in state.options(0)]
    seen = dict(view(state, 0))
    return [Question(level.bot, 1, seen, options, 0.01) for level in LEVELS]
