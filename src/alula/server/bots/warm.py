"""Questions that make a worker compile its engines before anybody waits for an answer."""

from alula.chance import Dealer
from alula.rules import new_game, view
from alula.server.bots.roster import DEFAULT, STRONGEST
from alula.server.bots.worker import Question


def warm_questions() -> list[Question]:
    """The light engine first, so that most bots can soon answer; then the heavy one."""
    state = new_game(["Ada", "Ben"])
    dealer = Dealer.from_number(1)
    while state.due is not None:
        state = state.apply(dealer.event(state))
    options = [option.to_json() for option in state.options(0)]
    seen = dict(view(state, 0))
    return [Question(bot, 1, seen, options, 0.01) for bot in (DEFAULT, STRONGEST)]
