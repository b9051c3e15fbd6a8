"""Writes `wire.d.ts` and `types.ts` in `web/src/api`: the server's wire models as TypeScript.

    python web/tools/wire_types.py          write the files
    python web/tools/wire_types.py --check  say whether they are what the models say

The models of `alula.wire` are the single source; openapi-typescript does the translation.
"""

import importlib.util
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from alula.wire.schema import schemas

ROOT = Path(__file__).parents[2]
API = ROOT / "web" / "src" / "api"
HEAD = """\
/** A name for each model of the server. Made by `web/tools/wire_types.py`: do not edit. */
import type { components } from "./wire";

type Wire = components["schemas"];

"""


def openapi() -> dict[str, object]:
    return {
        "openapi": "3.1.0",
        "info": {"title": "alula wire", "version": "1"},
        "paths": {},
        "components": {"schemas": schemas()},
    }


def names() -> str:
    """`TableJson` is a `Table` here, unless what a client sends has that name already."""
    known = schemas()
    lines = []
    for name in sorted(known):
        short = name.removesuffix("Json")
        own = name if short != name and short in known else short
        lines.append(f'export type {own} = Wire["{name}"];\n')
    return HEAD + "".join(lines)


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
    made = {API / "wire.d.ts": translate(), API / "types.ts": names()}
    for target, text in made.items():
        if "--check" not in sys.argv:
            target.write_text(text)
        elif target.read_text() != text:
            sys.exit(f"{target} is out of date: run `python web/tools/wire_types.py`")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failure:
        sys.exit(f"openapi-typescript ended with {failure.returncode}")
