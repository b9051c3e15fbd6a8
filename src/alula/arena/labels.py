"""Names that fit: commands without their folders, unless two would then look the same."""

import shlex
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from alula.bots.sources import COMMAND

LONGEST = 32


def labels(names: Sequence[str]) -> dict[str, str]:
    """What each bot is called in tables and plots."""
    short = {name: _short(name) for name in names}
    often = Counter(short.values())
    return {name: label if often[label] == 1 else _cut(name) for name, label in short.items()}


def _short(name: str) -> str:
    if not name.startswith(COMMAND):
        return _cut(name)
    try:
        words = shlex.split(name.removeprefix(COMMAND))
    except ValueError:
        return _cut(name)
    return _cut(" ".join(Path(word).name or word for word in words))


def _cut(name: str) -> str:
    """What a program is and its last options say more than what stands between."""
    half = LONGEST // 2
    return name if len(name) <= LONGEST else f"{name[:half]}…{name[1 - half :]}"
