"""Refusals: what a client asked for and cannot have, with one clear sentence."""


class Refusal(Exception):
    """Carries the code and the words that go to the client; never a secret."""

    status = 409

    def __init__(self, code: str, message: str, *, where: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.where = where


class NotAllowed(Refusal):
    status = 403


class NoGuest(Refusal):
    status = 401


class NotFound(Refusal):
    status = 404


class Invalid(Refusal):
    status = 422


class TooMany(Refusal):
    """A limit was reached; `retry_after` says in how many seconds to try again."""

    status = 429

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__("too_many", message)
        self.retry_after = retry_after


class Busy(Refusal):
    """Nothing was stored; trying again is safe."""

    status = 503

    def __init__(self, message: str, code: str = "busy", retry_after: int = 1) -> None:
        super().__init__(code, message)
        self.retry_after = retry_after
