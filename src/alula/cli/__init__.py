"""`alula …`: every command is one small module over a function of another room."""


def main() -> None:
    """The program."""
    from alula.cli.program import run

    run()
