"""What the source says under the fields of a typed dictionary, for those who read no source."""

import ast
import inspect
import sys
from functools import cache
from pathlib import Path


def field_words(shape: type) -> dict[str, str]:
    """The words under each field; none where there is no source."""
    return _module_words(sys.modules[shape.__module__].__file__).get(shape.__name__, {})


@cache
def _module_words(file: str | None) -> dict[str, dict[str, str]]:
    """Of every class of a file: read once, not once for each class."""
    if file is None or not Path(file).is_file():
        return {}
    body = ast.parse(Path(file).read_text(encoding="utf-8")).body
    return {node.name: _class_words(node) for node in body if isinstance(node, ast.ClassDef)}


def _class_words(node: ast.ClassDef) -> dict[str, str]:
    words = {}
    for field, below in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match below:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    words[field.target.id] = inspect.cleandoc(text)
    return words
