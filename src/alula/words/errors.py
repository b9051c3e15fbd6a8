"""What was refused and why, from the code and the facts of an error."""

from collections.abc import Mapping
from typing import Protocol

from alula.words.bundles import Messages
from alula.words.cards import list_comma


class CodedError(Protocol):
    """An error that carries its facts: of the rules, or of a record."""

    @property
    def code(self) -> str: ...

    @property
    def details(self) -> Mapping[str, object]: ...


def error(say: Messages, refused: CodedError) -> str:
    """A refusal in one line."""
    facts = {name: _fact(say, value) for name, value in refused.details.items()}
    return say(f"error-{refused.code}", **facts)


def _fact(say: Messages, value: object) -> object:
    if isinstance(value, list | tuple):
        return list_comma(say, value) or "–"
    return value if type(value) is int else str(value)
