"""A class is known by its name: no two public classes of the package share one."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "alula"


def test_no_two_public_classes_share_a_name() -> None:
    places = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(SOURCE)))
    assert len(places) > 100, "the test looks in the wrong place"
    shared = {name: files for name, files in places.items() if len(files) > 1}
    assert shared == {}
