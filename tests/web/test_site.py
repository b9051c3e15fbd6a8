"""`alula site`: a folder of static files under any address, served by the simplest of servers."""

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from support.browsers import People, await_turn, client_is_built, decide_by_mouse
from support.program import process

PLACE = "~ada/alula"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *_: object) -> None:  # noqa: A002
        del format


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    client_is_built()
    top = tmp_path_factory.mktemp("web-space")
    done = process("site", PLACE, folder=top)
    assert done.returncode == 0, done.stderr
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(top)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{PLACE}/"
    server.shutdown()
    server.server_close()


def test_everything_below_another_path(browser: Browser, address: str) -> None:
    people = People(browser, address)
    page = people.arrive(settings={"pace": "fast"})
    failed: list[str] = []
    page.on("response", lambda r: failed.append(f"{r.status} {r.url}") if r.status >= 400 else None)
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    await_turn(page)
    decide_by_mouse(page)
    page.reload()
    assert await_turn(page)
    page.locator("a.home").click()
    page.get_by_text("must run a server").wait_for()
    for name, title in (("Learn", "Learn"), ("Score pad", "Score pad")):
        page.get_by_role("navigation").get_by_role("link", name=name).click()
        page.wait_for_function("title => document.title.includes(title)", arg=title)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    assert await_turn(page)
    assert failed == []
    assert people.complaints == []
    people.leave()


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    done = process("site", ".", folder=tmp_path)
    assert done.returncode == 2
    assert "not empty" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
