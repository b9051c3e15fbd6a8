"""What a user installs: the wheel, in a bare environment without Node, has the client inside."""

import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from support.bench_web import FIRST_LOAD_BYTES, first_load
from support.browsers import TOY_BOT, People, play_to_the_end, start_with_toys

pytestmark = pytest.mark.xdist_group("wheel")


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its own package is the wheel's; the libraries it needs are lent by this environment."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, with_pip=False, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    shutil.unpack_archive(wheel, site, "zip")
    (site / "lent.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    return folder


@contextmanager
def serving(bare: Path, folder: Path) -> Iterator[str]:
    ((name, command),) = TOY_BOT.items()
    options = {
        "port": "0",
        "database-url": f"sqlite:///{folder / 'alula.db'}",
        "bot-pace-ms": "0",
        "bot-program": f"{name}={command}",
        "workers": "1",
    }
    program = "from alula.cli import main; main()"
    arguments = [f"--{key}={value}" for key, value in options.items()]
    process = subprocess.Popen(
        [str(bare / "bin" / "python"), "-c", program, "serve", "--no-warm-bots", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=folder,
        env={"PATH": str(bare / "bin"), "HOME": str(folder), "LC_ALL": "C.UTF-8"},
    )
    assert process.stdout is not None
    try:
        said = ""
        for line in process.stdout:
            said += line
            if line.startswith("Open http"):
                yield line.split()[1]
                break
        else:
            raise AssertionError(said)
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


def test_the_wheel_has_the_client_and_nothing_of_its_tools(wheel: Path) -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "zipfile", "-l", str(wheel)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    assert "alula/server/static/index.html" in listed
    assert "alula/server/static/assets/" in listed
    assert "node_modules" not in listed


def test_a_game_is_played_from_the_wheel(browser: Browser, bare: Path, tmp_path: Path) -> None:
    with serving(bare, tmp_path) as url:
        people = People(browser, url)
        page = people.arrive()
        page.goto("/")
        start_with_toys(page, 1)
        assert play_to_the_end(page, keys=True) >= 15
        page.locator(".journey").wait_for()
        people.leave()
        assert people.complaints == []


def test_the_first_load_keeps_its_budget(browser: Browser, bare: Path, tmp_path: Path) -> None:
    with serving(bare, tmp_path) as url:
        received, _, _ = first_load(browser, url)
    assert 50_000 < received <= FIRST_LOAD_BYTES
