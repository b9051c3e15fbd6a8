"""What is wrong with a record: where, then why, in the words of a language."""

from typing import TYPE_CHECKING

from alula.records import RecordError

if TYPE_CHECKING:
    from alula.words import Words


def wrong(error: RecordError, words: "Words") -> str:
    """`event 12: …`, `result: …` or `json: …`."""
    return f"{error.where}: {words.error(error) if error.code else error.reason}"
