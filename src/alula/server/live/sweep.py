"""The guarantee behind all hints: look regularly for what is due, lost or too old."""

import asyncio
import logging

from alula.server.errors import Refusal
from alula.server.live.house import House, random_bytes
from alula.server.live.pads import PadRooms
from alula.server.store import Notice, rows
from alula.server.tables import Table, commands
from alula.server.tables.table import DAY_MS

logger = logging.getLogger("alula.server.sweep")

HEARTBEAT_MS = 5_000
OUTAGE_MS = 15_000
HEADS_MS = 2_000
TIDY_MS = 3_600_000


class Sweeper:
    """Runs in every process; whatever two of them do at once is harmless."""

    def __init__(self, house: House, pads: PadRooms) -> None:
        self._house = house
        self._pads = pads
        self._every_s = house.settings.sweep_s
        self._task: asyncio.Task[None] | None = None
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._last = {"heartbeat": 0, "heads": 0, "tidy": 0}

    async def start(self) -> None:
        await self._shift_clocks()
        self._task = asyncio.create_task(self._forever())

    async def stop(self) -> None:
        tasks = [*self._refreshing.values(), *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- hints ---------------------------------------------------------------------------------

    def heard(self, notice: Notice) -> None:
        """A notice of another process: look at that table, once at a time."""
        self._house.heard_whisper(notice)
        if notice.pad is not None:
            self._pads.look(notice.pad)
        if notice.table is not None and notice.table in self._house.hub.rooms:
            self._look(notice.table)

    def missed(self) -> None:
        """Notices may be lost: look at every table that has a socket here."""
        self._last["heads"] = 0
        for pad in list(self._pads.rooms):
            self._pads.look(pad)

    def _look(self, table_id: str) -> None:
        if table_id in self._refreshing:
            self._again.add(table_id)
            return
        self._again.discard(table_id)
        task = asyncio.create_task(self._refresh(table_id))
        self._refreshing[table_id] = task

    async def _refresh(self, table_id: str) -> None:
        try:
            await self._house.refresh(table_id)
        except Refusal:
            self._last["heads"] = 0
        finally:
            self._refreshing.pop(table_id, None)
            if table_id in self._again:
                self._look(table_id)

    # -- the guarantee -------------------------------------------------------------------------

    async def _forever(self) -> None:
        while True:
            try:
                await self._sweep()
            except Refusal as refusal:
                logger.warning("sweep: %s", refusal.message)
            except Exception:
                logger.exception("sweep failed")
            await asyncio.sleep(self._every_s)

    async def _sweep(self) -> None:
        house, now = self._house, self._house.store.now()
        house.hub.tick()
        for table_id in await house.store.due(now):
            table = await house.store.table(table_id)
            if table is not None:
                await self._do_due(table, now)
        if house.store.shared and self._is_time("heads", HEADS_MS, now):
            await self._compare_heads()
        if self._is_time("heartbeat", HEARTBEAT_MS, now):
            await house.store.write(lambda c: rows.write_meta(c, "heartbeat", now))
        if self._is_time("tidy", TIDY_MS, now):
            await self._tidy(now)

    def _is_time(self, what: str, every: int, now: int) -> bool:
        if now - self._last[what] < every:
            return False
        self._last[what] = now
        return True

    async def _do_due(self, table: Table, now: int) -> None:
        if table.status == "dealing":
            await self._house.do(table.id, commands.fill_random(random_bytes))
        elif table.status == "running":
            self._house.driver.drive(table)
            self._house.driver.take_over(table, now)

    async def _compare_heads(self) -> None:
        rooms = self._house.hub.rooms
        known = {table_id: room.table.head for table_id, room in rooms.items()}
        ids = list(known)
        heads = await self._house.store.read(lambda c: rows.heads(c, ids))
        for table_id, head in heads.items():
            if head > known[table_id]:
                self._look(table_id)

    async def _shift_clocks(self) -> None:
        """Nobody loses time to an outage: deadlines move by its length, once."""
        store, now = self._house.store, self._house.store.now()
        outage = await store.write(lambda c: rows.claim_outage(c, now, OUTAGE_MS))
        if not outage:
            return
        moved = 0
        for table_id in await store.read(rows.waking):
            ran = await store.commit(table_id, commands.shift(outage))
            moved += ran.after.head > ran.before.head
        if moved:
            logger.info("an outage of %d s: the clocks of %d games moved", outage // 1000, moved)

    async def _tidy(self, now: int) -> None:
        """Delete what the host does not want to keep."""
        settings, store = self._house.settings, self._house.store
        ended = now - settings.keep_days * DAY_MS if settings.keep_days else None
        idle = now - settings.keep_idle_days * DAY_MS
        old = await store.read(lambda c: rows.old_tables(c, ended, idle))
        if old:
            await store.delete(old)
            logger.info("%d old tables deleted", len(old))
        await store.write(lambda c: rows.delete_old_pads(c, idle))
