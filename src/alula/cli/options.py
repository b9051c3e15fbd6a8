"""Options that every command shares."""

import os
from typing import TYPE_CHECKING, Annotated

import typer

from alula.cli.failures import UserError

if TYPE_CHECKING:
    from alula.words import Words

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="en|de|it|fr",
        help="Language of the answer; else ALULA_LANG or the system's language, else English.",
        show_default=False,
    ),
]


def speak(lang: str | None) -> "Words":
    """The words of the language that was asked for, or that the system speaks."""
    from alula.words import UnknownLanguage, Words, language

    asked = lang or os.environ.get("ALULA_LANG")
    if asked:
        try:
            return Words(language(asked))
        except UnknownLanguage as error:
            raise UserError(str(error)) from None
    system = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    try:
        return Words(language(system))
    except UnknownLanguage:
        return Words("en")
