"""What bots are called at a table: travellers' names, the same in every language."""

from collections.abc import Collection, Iterator

NAMES = (
    "Imre", "Sela", "Tavo", "Runa", "Odo", "Mirka", "Kian", "Vesna", "Basil", "Yara", "Enzo",
    "Juno", "Arlo", "Suri", "Timo", "Noor", "Pelle", "Ilka", "Dario", "Zofi", "Lucan", "Anouk",
    "Corin", "Hedda",
)  # fmt: skip


def free_names(used: Collection[str], start: int = 0) -> Iterator[str]:
    """Names that nobody at the table has, in an order that begins anywhere."""
    taken = {name.casefold() for name in used}
    around = (NAMES[(start + step) % len(NAMES)] for step in range(len(NAMES)))
    return (name for name in around if name.casefold() not in taken)
