"""`alula bench browser`: the engine as WebAssembly in Node against native code, in one run."""

import json as json_text
from typing import Annotated

import typer

from alula.cli.failures import UserError

EXAMPLE = """
alula bench browser
alula bench browser --json
"""


def command(
    json: Annotated[bool, typer.Option("--json", help="One line of JSON.")] = False,
    decisions: Annotated[int, typer.Option(min=1, help="For each number of players.")] = 5,
) -> int:
    """Rollouts a second and a decision of `best`, here and in Node, turn by turn in one run."""
    from alula.browser.bench import NoNode, measure

    try:
        figures = measure(decisions)
    except NoNode as error:
        raise UserError(str(error)) from None
    if json:
        print(json_text.dumps(figures))
        return 0
    for row in figures["players"]:
        print(
            f"{row['players']} players: a decision with {figures['rollouts']} rollouts "
            f"{row['native_ms']:.0f} ms native, {row['browser_ms']:.0f} ms in WebAssembly "
            f"({row['ratio']:.2f} times, {row['ratio_low']:.2f} to {row['ratio_high']:.2f})"
        )
    return 0
