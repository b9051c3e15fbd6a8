"""The way of the README from a wheel, and every extra on its own. Part of `make test-deep`."""

import os
import shutil
import signal
import subprocess
import sys
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest
from support.browsers import ROOT
from wheel.conftest import Install
from wheel.test_installed import run

USES = {
    "client": "import alula.client, alula.wire",
    "terminal": "from alula.words import Words; Words('de').card(44)",
    "server": "import alula.server.app",
    "postgres": "import alula.server.store.postgres, psycopg",
    "arena": "import alula.arena, alula.arena.report",
    "envs": "import alula.envs",
    "all": "import alula.server.app, alula.arena, alula.envs",
}


@pytest.mark.parametrize("extra", USES)
def test_an_extra_brings_what_its_rooms_need(extra: str, install: Install) -> None:
    used = run(install(extra), "-c", USES[extra])
    assert used.stderr == ""
    assert used.returncode == 0


def test_the_readme_leads_from_a_wheel_to_a_served_page(tmp_path: Path) -> None:
    """Its three commands, word for word."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = readme.split("```sh\nmake wheel\n")[1].split("```")[0]
    install, serve = block.splitlines()
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    shutil.copytree(ROOT / ".venv", clone / ".venv", symlinks=True)
    subprocess.run([sys.executable, "install.py", "play"], cwd=clone, check=True)
    subprocess.run(["make", "wheel"], cwd=clone, check=True)
    venv.create(tmp_path / "user", with_pip=True, symlinks=True)
    env = {
        **os.environ,
        "PATH": f"{tmp_path / 'user' / 'bin'}:{os.environ['PATH']}",
        "ALULA_PORT": "0",
        "ALULA_DATABASE_URL": f"sqlite:///{tmp_path / 'alula.db'}",
    }
    subprocess.run(["bash", "-c", install], cwd=clone, env=env, check=True)
    server = subprocess.Popen(
        ["bash", "-c", f"exec {serve}"], cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    try:
        url = next(line.split()[1] for line in server.stdout if line.startswith("Open http"))
        with urlopen(url, timeout=60) as page:  # noqa: S310 (our own server)
            assert b"<html" in page.read()
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)
        server.stdout.close()
