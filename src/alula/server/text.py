"""JSON as text, on the wire and in the database: compact, and fast enough for every move."""

from typing import Any

import orjson


def dumps(value: object) -> str:
    return orjson.dumps(value).decode()


def loads(text: str) -> Any:
    return orjson.loads(text)
