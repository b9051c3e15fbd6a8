"""How a command ends when it cannot do what was asked."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alula.words import Words


class UserError(Exception):
    """Something the user can mend: one line that says what, where, and what would be right."""


@contextmanager
def refusals(words: "Words") -> Iterator[None]:
    """Refusals of the rules become errors of the user, in the user's language."""
    from alula.rules import RulesError

    try:
        yield
    except RulesError as refused:
        raise UserError(words.error(refused)) from refused
