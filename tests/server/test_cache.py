"""Tables in memory: never older than before, and never too many."""

from dataclasses import replace

from alula.server.store.cache import TableCache
from alula.server.tables import Entry, Table


def table(name: str, head: int, *, ended: bool = False) -> Table:
    entries = tuple(Entry(seq, seq, {}) for seq in range(1, head + 1))
    return Table(name, entries, ended_at=1 if ended else None)


def test_a_table_never_goes_back() -> None:
    cache = TableCache()
    new, old = table("a", 5), table("a", 4)
    assert cache.put(new) is new
    assert cache.put(old) is new
    assert cache.get("a") is new
    over = replace(table("a", 6), ended_at=1)
    cache.put(over)
    assert cache.put(new) is over
    assert len(cache) == 1
    cache.drop("a")
    assert cache.get("a") is None


def test_the_least_used_are_forgotten_and_ended_ones_first() -> None:
    cache = TableCache(live=2, ended=1)
    for name in ("a", "b"):
        cache.put(table(name, 1))
    assert cache.get("a") is not None
    cache.put(table("c", 1))
    assert cache.get("b") is None
    for name in ("x", "y"):
        cache.put(table(name, 1, ended=True))
    assert (cache.get("x"), len(cache)) == (None, 3)
