"""The snippets of the kernel's page run as they stand."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import numpy as np

import alula.kernel as kernel
from alula.kernel import layout as at
from alula.kernel.hidden import new_pile

PAGE = (Path(__file__).parents[2] / "docs" / "kernel.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


def load(text: str, folder: Path, name: str) -> ModuleType:
    file = folder / f"{name}.py"
    file.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_many_games_at_once(tmp_path: Path) -> None:
    games = load(SNIPPETS[0], tmp_path, "batch_snippet").games
    assert games.over.all()
    assert games.states.shape == (1000, at.STATE_SIZE)


def test_many_play_areas_at_once(tmp_path: Path) -> None:
    load(SNIPPETS[1], tmp_path, "score_snippet")


def test_the_search_of_the_page_finds_a_move(tmp_path: Path) -> None:
    snippet = load(SNIPPETS[2], tmp_path, "search_snippet")
    (root,) = kernel.new(1, 2, seed=3).states
    wins = np.zeros(3, dtype=np.int64)
    snippet.search(root, 0, 200, np.uint64(1), root.copy(), new_pile(), wins)
    assert wins.min() > 0
    assert wins.max() <= 200
