"""Why an event was refused: a small family of `ValueError`s, each with its facts as data.

The text of an error is English; `code` and `details` let other rooms say it in another language.
"""


class RulesError(ValueError):
    """Something that the rules refuse."""

    def __init__(self, message: str, code: str, **details: object) -> None:
        super().__init__(message)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), str(self), self.code, self.details))


class MalformedEvent(RulesError):
    """Not an event at all: an unknown kind, a missing key, a value of a wrong type."""


class WrongTime(RulesError):
    """An event that is not due now: another player's turn, another phase, or chance is due."""


class WrongCard(RulesError):
    """A card that is not where the event says it comes from."""


class WrongCount(RulesError):
    """Too many or too few cards."""


class BadSetup(RulesError):
    """A game that cannot be set up: a number of players or a variant that does not exist."""


def _rebuild(
    kind: type[RulesError], message: str, code: str, details: dict[str, object]
) -> RulesError:
    return kind(message, code, **details)
