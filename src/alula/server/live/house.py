"""The house: store, rooms and bots together. Everything that happens at a table goes through it.

The order is always the same: commit, then answer, then tell the others, then let bots think.
"""

import secrets
from collections.abc import Callable, Sequence

from alula.chance import SEAT_BYTES, SECRET_BYTES
from alula.server import tokens
from alula.server.bots.pool import Pool
from alula.server.bots.roster import GENTLE, Roster
from alula.server.errors import Refusal
from alula.server.live.driver import Driver
from alula.server.live.hub import Hub
from alula.server.settings import Settings
from alula.server.store import Notice, Store
from alula.server.store.base import no_table
from alula.server.tables import Json, Options, Table, commands
from alula.server.tables.commands import Command, Ran

TUTORIAL_SEED = 8
"""The fixed deal of the tutorial. Normal tables have no way to choose a seed."""
TUTORIAL_BOTS = 1
HERE_MS = 60_000
"""Who was here so lately is asked for a rematch, and may be waited for."""


def random_bytes() -> str:
    return secrets.token_hex(SEAT_BYTES)


class House:
    def __init__(self, settings: Settings, store: Store, url: str, roster: Roster) -> None:
        self.settings = settings
        self.store = store
        self.url = url
        self.roster = roster
        self.hub = Hub(store, url, settings.absent_after_s * 1000)
        self.pool = Pool(settings.workers)
        self.driver = Driver(
            self.pool, roster, self.do, settings.bot_budget_ms, settings.bot_pace_ms
        )
        self.moves = 0
        self.stopping = False

    @property
    def bots_ready(self) -> bool:
        """False while bots are compiled after an installation: a simple one plays for them."""
        return self.pool.warming == 0

    # -- one table -----------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        found = await self.store.table(table_id)
        if found is None:
            raise no_table()
        return found

    async def do(
        self, table_id: str, command: Command, stored: Callable[[Ran], None] | None = None
    ) -> Ran:
        """Run a command. `stored` is called when it is on disk, before the others are told."""
        ran = await self.store.commit(table_id, command)
        if stored is not None:
            stored(ran)
        self._show(ran.after)
        self.moves += ran.after.head - ran.before.head
        return ran

    def _show(self, table: Table) -> None:
        self.hub.advance(table)
        if not self.stopping:
            self.driver.drive(table)

    async def create(
        self,
        options: Options,
        host: str,
        people: Sequence[tuple[str, str, str | None]] = (),
        bots: Sequence[str] = (),
        *,
        start: bool = False,
        seed: int | None = None,
    ) -> Table:
        """Open a table with people (guest, name, random bytes) and bots, all in one commit."""
        steps = [commands.sit(guest, name, n, own) for n, (guest, name, own) in enumerate(people)]
        levels = [self.roster.get(bot, f"body.bots.{n}") for n, bot in enumerate(bots)]
        first_bot = options.seats - len(levels)
        steps += [
            commands.put_bot(host, first_bot + n, level.name) for n, level in enumerate(levels)
        ]
        if start:
            steps.append(commands.start(host))
        return await self._open(options, host, steps, seed)

    async def _open(
        self,
        options: Options,
        host: str,
        steps: Sequence[Command],
        seed: int | None = None,
        follows: str | None = None,
    ) -> Table:
        secret = secrets.token_bytes(SECRET_BYTES) if seed is None else None
        join = tokens.new_code(tokens.JOIN_CODE_LENGTH)
        create = commands.create(options, host, join, secret, seed, follows)
        opening = commands.both(create, *steps)
        table_id = tokens.new_code(tokens.TABLE_ID_LENGTH)
        ran = await self.store.commit(table_id, opening, new=True)
        self._show(ran.after)
        return ran.after

    async def tutorial(self, guest: str, name: str) -> Table:
        options = Options(1 + TUTORIAL_BOTS, spectators=False)
        bots = [GENTLE] * TUTORIAL_BOTS
        people = [(guest, name, None)]
        return await self.create(options, guest, people, bots, start=True, seed=TUTORIAL_SEED)

    async def rematch(self, table_id: str, guest: str, bots: bool = False) -> tuple[Table, bool]:
        """The table that follows this one and whether it is new; this one while others think."""
        old = (await self.do(table_id, commands.play_again(guest))).after
        if old.rematch is not None:
            return await self.table(old.rematch), False
        if self._awaited(old):
            if not bots:
                return old, False
            self._has_waited(old, guest)
        new = await self._open_again(old, guest)
        linked = await self.do(table_id, commands.link_rematch(guest, new.id))
        if linked.after.rematch != new.id:  # somebody else was faster: theirs counts
            await self.store.delete([new.id])
            return await self.table(linked.after.rematch or ""), False
        return new, True

    def _awaited(self, old: Table) -> set[int]:
        """People who are here and have not said whether they play again. Who plays over days, or
        has just been playing, counts as here."""
        moment = self.store.now() - HERE_MS
        here = self.hub.here_since(old.id, moment)
        if old.options.clock is not None and old.options.clock.kind == "days":
            here |= set(old.people)
        elif (old.ended_at or 0) > moment:
            seats = enumerate(old.seats)
            here |= {n for n, seat in seats if not (seat.left or seat.played_by)}
        return here & set(old.people) - set(old.again)

    def _has_waited(self, old: Table, guest: str) -> None:
        since = old.again[old.seat_of(guest) or 0]
        left = since + HERE_MS - self.store.now()
        if left > 0:
            raise Refusal(
                "too_early", f"Others may still join: begin without them in {left // 1000 + 1} s."
            )

    async def _open_again(self, old: Table, guest: str) -> Table:
        """Same options, bots and seats, begun at once by those who want to play again."""
        host = old.host if old.seat_of(old.host) in old.again else guest
        steps = [commands.reseat(old, self.roster.stand_in), commands.start(host)]
        return await self._open(old.options, host, steps, old.seed, old.id)

    async def vote(self, table_id: str, guest: str, seat: int) -> Ran:
        absent, here = self.hub.absent(table_id), self.hub.here(table_id)
        return await self.do(
            table_id, commands.vote(guest, seat, absent, here, self.roster.stand_in)
        )

    async def remove(self, table_id: str, host: str, seat: int) -> Ran:
        return await self.do(table_id, commands.remove(host, seat, self.roster.stand_in))

    # -- other processes -----------------------------------------------------------------------

    def heard_whisper(self, notice: Notice) -> None:
        message: Json | None = notice.whisper
        if message is not None:
            self.hub.hear(message)

    async def refresh(self, table_id: str) -> None:
        """Another process may have changed this table: tell our sockets."""
        if table_id in self.hub.rooms:
            table = await self.store.table(table_id)
            if table is not None:
                self.hub.advance(table)
