"""The client's files: each packed as well as the browser takes it, and the same underneath."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from alula.server.api.static import WebClient

TEXT = "let wonders = 1;\n" * 200


@pytest.fixture
def client(tmp_path: Path) -> WebClient:
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (assets / "base-1.js").write_text(TEXT)
    (assets / "base-1.js.gz").write_bytes(gzip.compress(TEXT.encode()))
    (assets / "base-1.js.br").write_bytes(b"packed by the build")
    (assets / "plain-1.js").write_text(TEXT)
    return WebClient(tmp_path)


def get(client: WebClient, path: str, accepts: str) -> tuple[httpx.Response, bytes]:
    """The answer, and its bytes as they came."""

    async def ask() -> tuple[httpx.Response, bytes]:
        transport = httpx.ASGITransport(client)
        headers = {"Accept-Encoding": accepts}
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://table") as http,
            http.stream("GET", path, headers=headers) as told,
        ):
            return told, b"".join([part async for part in told.aiter_raw()])

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("identity", None),
        ("brotli-of-my-own", None),
    ],
)
def test_a_file_is_packed_as_the_browser_takes_it(
    client: WebClient, accepts: str, encoding: str | None
) -> None:
    told, packed = get(client, "/assets/base-1.js", accepts)
    assert told.status_code == 200
    assert told.headers.get("content-encoding") == encoding
    assert told.headers["vary"] == "Accept-Encoding"
    assert "javascript" in told.headers["content-type"]
    if encoding == "br":
        assert packed == b"packed by the build"
    else:
        assert (gzip.decompress(packed) if encoding else packed) == TEXT.encode()


def test_what_is_not_packed_comes_as_it_is(client: WebClient) -> None:
    told, sent = get(client, "/assets/plain-1.js", "br, gzip")
    assert "content-encoding" not in told.headers
    assert sent == TEXT.encode()


@pytest.mark.parametrize(
    ("path", "kept"),
    [("/assets/plain-1.js", "immutable"), ("/icon.svg", "max-age=3600"), ("/", "no-cache")],
)
def test_how_long_a_browser_keeps_it(client: WebClient, path: str, kept: str) -> None:
    told, _ = get(client, path, "gzip")
    assert kept in told.headers["cache-control"]
