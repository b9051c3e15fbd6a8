"""`alula bench rules`: that it measures, not how fast."""

import json
from pathlib import Path

from support.program import alula


def test_the_figures_as_json(tmp_path: Path) -> None:
    done = alula("bench", "rules", "--seconds", "0.01", "--json", folder=tmp_path)
    figures = json.loads(done.stdout)
    assert set(figures["games_per_second"]) == {"2", "3", "4", "5", "6"}
    assert figures["score_sheets_per_second"] > 0
    assert figures["score_jsonl_per_second"] > 0
    assert figures["score_answer_seconds"] > 0


def test_the_figures_as_a_table(tmp_path: Path) -> None:
    done = alula("bench", "rules", "--seconds", "0.01", "--lang", "de", folder=tmp_path)
    assert "Zufallsspiele zu 6" in done.stdout
