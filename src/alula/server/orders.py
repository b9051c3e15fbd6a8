"""The best order of a row, found by the kernel, which is compiled before anybody asks."""

import logging
from collections.abc import Sequence
from threading import Event, Lock, Thread

from alula.rules import RulesError, score
from alula.server.errors import Busy, Invalid
from alula.wire.scores import BestOrderAnswer

logger = logging.getLogger("alula.server")

COMPILING_S = 2
"""When to ask again: loading takes a second, compiling (once after an installation) a few."""


class Orders:
    """Asks the kernel once a thread of its own has loaded or compiled it."""

    def __init__(self) -> None:
        self.ready = Event()
        self._lock = Lock()
        self._thread: Thread | None = None

    def start(self) -> None:
        """Begin to compile, unless that has begun; after a failure, once more."""
        with self._lock:
            if not self.ready.is_set() and (self._thread is None or not self._thread.is_alive()):
                self._thread = Thread(target=self._compile, name="alula-kernel", daemon=True)
                self._thread.start()

    def _compile(self) -> None:
        try:
            from alula import kernel

            kernel.best_order([0])
        except Exception as error:
            logger.exception("the kernel cannot be compiled: %s", error)
        else:
            self.ready.set()

    def best(self, regions: Sequence[int], sanctuaries: Sequence[str]) -> BestOrderAnswer:
        """Not for the event loop: it scores what was sent with reasons, as the rules do."""
        try:
            given = score(regions, sanctuaries).total
        except (RulesError, KeyError) as error:
            reason = error.args[0] if error.args else "a card is wrong"
            raise Invalid("bad_cards", f"{reason}.", where="body.regions") from None
        if not self.ready.is_set():
            self.start()
            text = "The search for the best order is still being compiled."
            raise Busy(text, "compiling", COMPILING_S)
        from alula import kernel

        row = [kernel.card_id(card) for card in regions]
        fame, order = kernel.best_order(row, [kernel.card_id(card) for card in sanctuaries])
        return {"regions": [int(card) + 1 for card in order], "fame": fame, "given": given}
