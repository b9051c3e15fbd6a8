"""Names and chat as people type them: any script, no markup tricks, no control characters."""

import unicodedata

from alula.server.errors import Invalid
from alula.wire.base import MAX_NAME

_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_JOINER = "\u200d"  # holds emoji together


def clean_name(text: str) -> str:
    """A name fit to be shown, or a refusal that says what is wrong with it."""
    name = clean_text(text)
    if not name:
        raise Invalid("bad_name", "The name has no visible character.", where="body.name")
    if len(name) > MAX_NAME:
        raise Invalid("bad_name", f"A name has at most {MAX_NAME} characters.", where="body.name")
    return name


def clean_text(text: str) -> str:
    """Normalised, on one line, without characters that are invisible or turn text around."""
    normal = unicodedata.normalize("NFC", text)
    visible = "".join(_shown(character) for character in normal)
    return " ".join(visible.split()).strip(_JOINER)


def _shown(character: str) -> str:
    category = unicodedata.category(character)
    if character in _BIDI or category in ("Cs", "Co", "Cn"):
        return ""
    if category == "Cf" and character != _JOINER:
        return ""
    return " " if category in ("Cc", "Zl", "Zp", "Zs") else character
