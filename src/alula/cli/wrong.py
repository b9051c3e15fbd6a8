"""What is wrong with a record: where, then why, in the words of a language where there are any."""

from typing import TYPE_CHECKING

from alula.records import RecordError
from alula.rules import RulesError

if TYPE_CHECKING:
    from alula.words import Words


def wrong(error: RecordError, words: "Words") -> str:
    """`event 12: …`, `result: …` or `json: …`."""
    refused = error.__cause__
    reason = words.error(refused) if isinstance(refused, RulesError) else error.reason
    return f"{error.where}: {reason}"
