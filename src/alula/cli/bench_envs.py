"""`alula bench envs`: how fast are the environments, beside others that are installed."""

from typing import Annotated

import typer

EXAMPLE = """
alula bench envs
alula bench envs --json
"""


def command(
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.001, help="How long each run takes.")
    ] = 0.4,
    json: Annotated[bool, typer.Option("--json", help="The figures as one JSON object.")] = False,
) -> None:
    """Measure the environments for learners: decisions a second of every form."""
    import json as json_text

    from alula._extras import require

    require("envs", "alula bench envs")

    from alula.envs.bench import as_table, measure
    from alula.kernel.compiled import announce_compilation

    announce_compilation("loops.advance")
    figures = measure(seconds)
    typer.echo(json_text.dumps(figures) if json else as_table(figures))
