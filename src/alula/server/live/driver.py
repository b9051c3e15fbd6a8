"""Bots at work: asks a worker for every decision that belongs to a bot, at a human pace."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Mapping

from alula.rules import Decision, view
from alula.server.bots.pool import Pool
from alula.server.bots.roster import FALLBACK, Roster
from alula.server.bots.worker import Question
from alula.server.errors import Refusal
from alula.server.tables import Table
from alula.server.tables.commands import Command, Ran
from alula.server.tables.due import bots_to_ask, expired, moves_to_make
from alula.server.tables.moves import bot_move, only_move, replace_bot
from alula.wire.base import Pace

logger = logging.getLogger("alula.server.bots")

ONLY_S = 1.5
"""How long a move that is the only one is to be seen before the server makes it."""
SPEEDS: Mapping[Pace, float] = {"slow": 1.8, "people": 1, "fast": 0.4, "off": 0}

Key = tuple[str, str, int, str]
Commit = Callable[[str, Command], Awaitable[Ran]]


class Driver:
    """Each open decision of a bot is one task; starting one twice does nothing."""

    def __init__(
        self, pool: Pool, roster: Roster, commit: Commit, budget_ms: int, pace_ms: int
    ) -> None:
        self._pool = pool
        self._roster = roster
        self._commit = commit
        self._budget_s = budget_ms / 1000
        self._pace_ms = pace_ms
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._stopped = False

    @property
    def thinking(self) -> int:
        return len(self._tasks)

    def drive(self, table: Table) -> None:
        """Start on everything that bots have to decide at this table."""
        for decision in bots_to_ask(table):
            self._begin(table, decision, clock_ran_out=False)
        for decision in moves_to_make(table):
            self._make(table, decision)

    def take_over(self, table: Table, now: int) -> None:
        """Decide for people whose clock has run out."""
        for decision in expired(table, now):
            self._begin(table, decision, clock_ran_out=True)

    async def stop(self) -> None:
        self._stopped = True
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _begin(self, table: Table, decision: str, *, clock_ran_out: bool) -> None:
        key = (table.id, decision, table.opened[decision].seq, "bot")
        pause = self._pause(table, decision)
        self._start(key, lambda: self._think(table, decision, clock_ran_out), pause)

    def _make(self, table: Table, decision: str) -> None:
        """The only move there is, when the person has seen it."""
        key = (table.id, decision, table.opened[decision].seq, "only")
        self._start(key, lambda: _the_only_one(table, decision), ONLY_S)

    def _start(self, key: Key, think: Callable[[], Awaitable[Command]], pause_s: float) -> None:
        if self._stopped or key in self._tasks:
            return
        task = asyncio.create_task(self._decide(key[0], think, pause_s))
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _decide(
        self, table_id: str, think: Callable[[], Awaitable[Command]], pause_s: float
    ) -> None:
        try:
            pause = asyncio.create_task(asyncio.sleep(pause_s))
            command = await think()
            await pause
            await self._commit(table_id, command)
        except Refusal as refusal:  # the sweep finds the decision again if it is still open
            logger.info("a bot's move was refused: %s", refusal.code)
        except Exception:
            logger.exception("a bot's move failed")

    async def _think(self, table: Table, decision: str, clock_ran_out: bool) -> Command:
        assert table.game is not None
        seat = Decision.parse(decision).seat
        opened = table.opened[decision].seq
        options = [option.to_json() for option in table.game.options(seat)]
        bot = table.seats[seat].driver or self._roster.stand_in
        level = self._roster.find(bot)
        if len(options) == 1:
            return bot_move(decision, opened, options[0], expired=clock_ran_out)
        question = Question(
            bot=level.spec,
            seed=_seed(table, decision),
            view=dict(view(table.game, seat)),
            options=options,
            seconds=self._budget_s,
            rollouts=level.rollouts,
        )
        choice = await self._pool.choose(question)
        event = options[choice.option]
        if choice.failed and not clock_ran_out:
            return replace_bot(decision, opened, event, bot, FALLBACK)
        return bot_move(decision, opened, event, expired=clock_ran_out)

    def _pause(self, table: Table, decision: str) -> float:
        """Seconds that people need to follow: longer after a reveal, never quite the same."""
        if table.options.pace == "off" or not self._pace_ms:
            return 0
        opened = table.entries[table.opened[decision].seq - 1]
        beats = 0.7 + 0.6 * (_seed(table, decision) % 1000) / 1000
        if any(event.kind in ("reveal", "find") for event in opened.told):
            beats += 1.2
        return beats * self._pace_ms / 1000 * SPEEDS[table.options.pace]


async def _the_only_one(table: Table, decision: str) -> Command:
    assert table.game is not None
    (option,) = table.game.options(Decision.parse(decision).seat)
    return only_move(decision, table.opened[decision].seq, option.to_json())


def _seed(table: Table, decision: str) -> int:
    """The bot's own chance: fixed by the decision, so a second server thinks the same.

    Players cannot foresee it, and it says nothing about the deal: a hash stands between. At a
    tutorial it is the same for everybody.
    """
    text = f"bot/{decision}/{table.opened[decision].seq}/"
    return int.from_bytes(hashlib.sha256(text.encode() + (table.secret or b"")).digest()[:6])
