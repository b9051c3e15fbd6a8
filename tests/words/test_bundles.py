"""The messages of one language, read when they are first asked for."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from alula.words import bundles
from alula.words.bundles import Language, Messages, source


def test_threads_may_ask_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Finished games are worded in threads: a file that one reads, the others await."""

    def slowly(lang: Language, name: str) -> str:
        time.sleep(0.02)
        return source(lang, name)

    monkeypatch.setattr(bundles, "source", slowly)
    say = Messages("fr")
    with ThreadPoolExecutor(4) as threads:
        asked = [threads.submit(say, "counted-card", card="7", times=2) for _ in range(4)]
        assert len({one.result() for one in asked}) == 1
