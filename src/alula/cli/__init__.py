"""`alula …`: every command is one small module over a function of another room."""

import sys

from alula._extras import MissingExtra, require


def main() -> None:
    """The program."""
    try:
        require("terminal", "the program alula")
    except MissingExtra as missing:
        print(f"alula: {missing}", file=sys.stderr)
        sys.exit(2)
    from alula.cli.program import run

    run()
