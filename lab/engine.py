"""Rebuilds the engine for the browser: `python -m lab engine` (see docs/browser-engine.md)."""

import gzip
import sys

BUILT_ON = (3, 11)
"""Another minor version of Python gives other bytes."""


def main(arguments: list[str]) -> int:
    if sys.version_info[:2] != BUILT_ON:
        print("lab engine: needs Python 3.11, since other versions give other bytes")
        return 2
    from alula.browser import build, constants
    from alula.browser.sources import MODULE

    if arguments == ["--check"]:
        same = build.build() == MODULE.read_bytes()
        print("the same bytes" if same else "other bytes: run `python -m lab engine`")
        return 0 if same else 1
    size = build.write()
    build.write_text(constants.LEVELS_FILE, constants.levels())
    packed = len(gzip.compress(MODULE.read_bytes(), 9))
    print(f"{MODULE.name}: {size:,} bytes, {packed:,} packed")
    return 0
