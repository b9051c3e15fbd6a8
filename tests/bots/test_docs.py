"""What the page about bots says is true."""

import re
import sys
from pathlib import Path

from alula.bots import LADDER, BotSpec, Budget, Start, make_bot, play_game
from alula.chance import Dealer
from alula.rules import new_game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text()
EXAMPLE = ROOT / "examples" / "plain_bot.py"


def test_the_ladder_is_the_one_of_the_package() -> None:
    for rung in LADDER:
        assert f"| `{rung.name}` | {rung.character}" in PAGE


def test_the_example_stands_there_whole_and_has_thirty_lines() -> None:
    assert f"```python\n{EXAMPLE.read_text()}```" in PAGE
    assert len(EXAMPLE.read_text().splitlines()) == 30


def test_the_example_plays_whole_games_in_both_variants() -> None:
    source = BotSpec.parse(f"cmd:{sys.executable} -I {EXAMPLE}").source()
    for seed in range(2):
        for variant in ("basic", "advanced"):
            bots = [
                source.begin(Start(0, ("A", "B"), variant, seed)),
                make_bot("random", seed),
            ]
            state = new_game("AB", variant)
            played = play_game(state, Dealer.from_number(seed), bots, [Budget(seconds=20)] * 2)
            assert played.failure is None
            source.finish(bots[0], played.state.result)
    source.close()


def test_the_class_on_the_page_is_a_bot(tmp_path: Path) -> None:
    code = re.findall(r"```python\n(class First.*?)```", PAGE, re.DOTALL)[0]
    (tmp_path / "my_module.py").write_text(code)
    sys.path.insert(0, str(tmp_path))
    try:
        bot = BotSpec.parse("my_module:First").source().begin(Start(0, ("A", "B"), "basic", 1))
    finally:
        sys.path.remove(str(tmp_path))
    played = play_game(
        new_game("AB"), Dealer.from_number(1), [bot, make_bot("random", 1)], [Budget()] * 2
    )
    assert played.state.over
