"""`alula bench envs`: that it measures every form, not how fast."""

import json
from pathlib import Path

from support.program import alula


def test_the_figures_as_json(tmp_path: Path) -> None:
    done = alula("bench", "envs", "--seconds", "0.001", "--json", folder=tmp_path)
    figures = json.loads(done.stdout)
    for form in ("compact", "vector", "kernel batch", "single Gymnasium table", "OpenSpiel leduc"):
        assert figures[form] > 0
    assert figures["vector, of the kernel's own batches"] > 0
    assert figures["compact, of the fastest peer"] > 0
