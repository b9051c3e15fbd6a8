"""The Fluent files of the package, read once per language."""

from functools import cache
from importlib.resources import files
from threading import Lock
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource

from alula.cards import FEWEST_PLAYERS, MOST_PLAYERS, REGION_COUNT, ROUNDS, SANCTUARY_COUNT

Language = Literal["en", "de", "it", "fr"]
LANGUAGES: tuple[Language, ...] = ("en", "de", "it", "fr")

ROOM_FILES = ("cards", "reasons", "events", "errors", "cli", "fair")
"""The files that Python speaks from, the most needed first; the web client has more of its own."""


TERMS = f"""\
-fewest-players = {FEWEST_PLAYERS}
-most-players = {MOST_PLAYERS}
-rounds = {ROUNDS}
-regions = {REGION_COUNT}
-cards = {REGION_COUNT + SANCTUARY_COUNT}
"""
"""The game's numbers, for the messages of every language; the web client has the same."""


class UnknownLanguage(ValueError):
    """A language that nobody has written yet."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no language {name!r}: there are {', '.join(LANGUAGES)}")


class UnknownMessage(LookupError):
    """A message id that stands in no file: a fault of the program, not of its user."""


def language(name: str) -> Language:
    """The language of this name, or of a locale such as `de_AT.UTF-8`."""
    short = name.replace("-", "_").partition("_")[0].lower()
    if short not in LANGUAGES:
        raise UnknownLanguage(name)
    return short


def source(lang: Language, name: str) -> str:
    """The text of one Fluent file."""
    return files("alula.words").joinpath("ftl", lang, f"{name}.ftl").read_text(encoding="utf-8")


class Messages:
    """The messages of one language. A file is parsed when a message of it is first asked for."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang
        # Isolation marks are invisible characters around every argument: noise in a terminal.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(TERMS))
        self._unread = list(ROOM_FILES)
        # The server words finished games in threads: no one may ask while another is reading.
        self._reading = Lock()

    def __call__(self, message: str, /, **args: object) -> str:
        """The text of a message with its arguments."""
        with self._reading:
            while not self._bundle.has_message(message):
                if not self._unread:
                    raise UnknownMessage(f"no message {message!r} in {self.lang}")
                self._bundle.add_resource(FluentResource(source(self.lang, self._unread.pop(0))))
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise UnknownMessage(f"{message!r} in {self.lang} has no text")
        text, faults = self._bundle.format_pattern(pattern, args)
        if faults:
            raise UnknownMessage(f"{message!r} in {self.lang}: {faults[0]}")
        return str(text)


@cache
def messages(lang: Language) -> Messages:
    return Messages(lang)
