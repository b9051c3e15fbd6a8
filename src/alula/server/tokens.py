"""Secrets: guest tokens, link codes, and the hash under which a token is known."""

import hashlib
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters that are read wrongly from a screen."""

TABLE_ID_LENGTH = 12
JOIN_CODE_LENGTH = 10


def new_token() -> str:
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    """Whether this could be one of ours: asked before anything is hashed or looked up."""
    return len(text) == 43 and text.replace("-", "").replace("_", "").isalnum() and text.isascii()


def guest_of(token: str) -> str:
    """The guest that a token belongs to: its hash, the only thing that is stored."""
    return hashlib.sha256(b"alula guest\0" + token.encode()).hexdigest()


def new_code(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
