"""Writes `web/src/api/wire.d.ts`: the server's wire models as TypeScript.

    python web/tools/wire_types.py          write the file
    python web/tools/wire_types.py --check  say whether it is what the models say

The models of `alula.wire` are the single source; openapi-typescript does the translation.
"""

import importlib.util
import json
import pkgutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Literal

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

import alula.wire as wire

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "web" / "src" / "api" / "wire.d.ts"
Mode = Literal["validation", "serialization"]


def wire_models() -> list[type[BaseModel]]:
    found: dict[str, type[BaseModel]] = {}
    for info in pkgutil.iter_modules(wire.__path__, "alula.wire."):
        module = importlib.import_module(info.name)
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, BaseModel) and value.model_fields:
                found[value.__name__] = value
    return [found[name] for name in sorted(found)]


def mode_of(model: type[BaseModel]) -> Mode:
    """What a client sends may leave out defaults; what the server sends is always whole."""
    return "validation" if model.model_config.get("extra") == "forbid" else "serialization"


def openapi() -> dict[str, object]:
    _, schema = models_json_schema(
        [(model, mode_of(model)) for model in wire_models()],
        ref_template="#/components/schemas/{model}",
    )
    return {
        "openapi": "3.1.0",
        "info": {"title": "alula wire", "version": "1"},
        "paths": {},
        "components": {"schemas": schema["$defs"]},
    }


def hook() -> object:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def translate() -> str:
    build = hook()
    build.install(tools=True)  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "wire.json"), Path(folder, "wire.d.ts")
        source.write_text(json.dumps(openapi()))
        cli = "node_modules/openapi-typescript/bin/cli.js"
        build.node(cli, str(source), "-o", str(target), "--default-non-nullable=false")  # type: ignore[attr-defined]
        return target.read_text()


def main() -> None:
    text = translate()
    if "--check" not in sys.argv:
        TARGET.write_text(text)
    elif TARGET.read_text() != text:
        sys.exit(f"{TARGET} is out of date: run `python web/tools/wire_types.py`")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failure:
        sys.exit(f"openapi-typescript ended with {failure.returncode}")
