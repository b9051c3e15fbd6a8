"""`python -m lab view-page`: the tables of `docs/view.md`, from the words under the fields."""

import json
from pathlib import Path
from random import Random

from alula.chance import Dealer
from alula.rules import ResultJson, UnderView, View, new_game, view
from alula.wire.words import field_words

FILE = Path(__file__).parent.parent / "docs" / "view.md"
SEED = 6


def main(_arguments: list[str]) -> int:
    FILE.write_text(text(), encoding="utf-8")
    print(f"written: {FILE.name}")
    return 0


def text() -> str:
    """The page with its tables and its example made again; the sentences stay as they are."""
    made = {shape.__name__: table(shape) for shape in (View, UnderView, ResultJson)}
    made["example"] = example()
    page = FILE.read_text(encoding="utf-8")
    for name, part in made.items():
        head, begin, rest = page.partition(f"<!-- {name}: made by `python -m lab view-page` -->\n")
        _, end, tail = rest.partition("<!-- end -->")
        if not (begin and end):
            raise ValueError(f"docs/view.md has no place for {name!r}")
        page = head + begin + part + end + tail
    return page


def table(shape: type) -> str:
    words = field_words(shape)
    rows = [
        f"| `{name}` | {_plain(hint)} | {' '.join(words[name].split())} |"
        for name, hint in shape.__annotations__.items()
    ]
    return "\n".join(["| key | type | meaning |", "|---|---|---|", *rows]) + "\n"


def _plain(hint: object) -> str:
    """A type as JSON calls it."""
    name = hint.__name__ if isinstance(hint, type) and not hasattr(hint, "__args__") else str(hint)
    for python, told in (
        ("alula.rules.views.UnderView", "group"),
        ("alula.rules.parts.ResultJson", "result"),
        ("typing.Literal", ""),
        ("None", "null"),
        ("str", "text"),
        ("int", "number"),
        ("list", "list of "),
        (" | ", " or "),
    ):
        name = name.replace(python, told)
    return name.replace("[", "").replace("]", "").replace("'", "`")


def example() -> str:
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in position().items()]
    return "```json\n{\n" + ",\n".join(lines) + "\n}\n```\n"


def position() -> View:
    """A choice of two sanctuaries in the fourth round, with groups under the deck."""
    state = new_game(("Ada", "Ben", "Cleo"))
    dealer, rng = Dealer.from_number(SEED), Random(SEED)
    while True:
        if state.due is not None:
            state = state.apply(dealer.event(state))
            continue
        decision = state.open[0]
        if decision.id == "4.choose.2":
            return view(state, 2)
        state = state.apply(rng.choice(state.options(decision.seat)))
