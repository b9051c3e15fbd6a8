"""What was refused and why, from the code and the facts of an error."""

from alula.rules import RulesError
from alula.words.bundles import Messages
from alula.words.cards import list_comma


def error(say: Messages, refused: RulesError) -> str:
    """A refusal of the rules in one line."""
    facts = {name: _fact(say, value) for name, value in refused.details.items()}
    return say(f"error-{refused.code}", **facts)


def _fact(say: Messages, value: object) -> object:
    if isinstance(value, list | tuple):
        return list_comma(say, value) or "–"
    return value if type(value) is int else str(value)
