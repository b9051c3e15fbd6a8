"""`alula site`: the web client as a folder of static files, for any web space."""

import json
import shutil
from pathlib import Path
from typing import Annotated, Any

import typer

from alula.cli.failures import UserError

EXAMPLE = """
alula site public
"""

_BUILT = Path(__file__).resolve().parent.parent / "server" / "static"
_PACKED = ".gz"


def command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write it.")],
) -> int:
    """Write the web client as static files: games on the device, without a server.

    Put the folder on any web space, under any address. Offline use and installing need https.
    """
    if not (_BUILT / "index.html").exists():
        raise UserError("the web client is not built in this copy: run `make web` first")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UserError(f"{folder} is there already and not empty: name a new folder")
    try:
        shutil.copytree(
            _BUILT, folder, ignore=shutil.ignore_patterns(f"*{_PACKED}"), dirs_exist_ok=True
        )
        _to_folder(folder)
    except OSError as error:
        raise UserError(f"{folder} cannot be written: {error.strerror}") from None
    files = [path for path in folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"{len(files)} files, {size:.1f} MB, in {folder}: put them on any web space")
    return 0


def _to_folder(folder: Path) -> None:
    """The page and its manifest name their files beside them instead of from a server's root."""
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8").replace('="/', '="./')
    page.write_text(text.replace("<html ", "<html data-serverless ", 1), encoding="utf-8")
    manifest = folder / "manifest.webmanifest"
    told: dict[str, Any] = json.loads(manifest.read_text(encoding="utf-8"))
    for key in ("id", "start_url", "scope"):
        told[key] = "./"
    for icon in told.get("icons", ()):
        icon["src"] = "." + icon["src"]
    for shortcut in told.get("shortcuts", ()):
        shortcut["url"] = "./#" + shortcut["url"]
    manifest.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
