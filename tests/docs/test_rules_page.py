"""`docs/rules.md` keeps its word: its rules are numbered, its tests exist, its totals hold."""

import ast
import re
from itertools import pairwise
from pathlib import Path

from lab import view_page

ROOT = Path(__file__).parents[2]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def test_rules_are_numbered_in_order() -> None:
    numbers = [
        tuple(map(int, found)) for found in re.findall(r"^- \*\*(\d+)\.(\d+)", RULES, re.MULTILINE)
    ]
    assert len(numbers) > 35
    for before, after in pairwise(numbers):
        assert after in ((before[0], before[1] + 1), (before[0] + 1, 1))


def test_the_tests_that_the_page_names_exist() -> None:
    named = re.findall(r"`([\w/]+\.py): (test_\w+)`", RULES)
    assert len(named) > 25
    for file, test in named:
        tree = ast.parse((ROOT / "tests" / file).read_text(encoding="utf-8"))
        assert test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, test


def test_rulings_name_rules_that_exist() -> None:
    rulings = re.findall(r"\| (\d+\.\d+): ", RULES)
    assert len(rulings) > 5
    assert all(f"- **{number}" in RULES for number in rulings)


def test_the_page_of_the_view_is_what_the_fields_say() -> None:
    made = "python -m lab view-page"
    assert (ROOT / "docs" / "view.md").read_text(encoding="utf-8") == view_page.text(), made
