"""Worker processes for bots: spawned, watched, replaced. A question always gets an answer."""

import asyncio
import json
import logging
import multiprocessing
import queue
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from typing import Any, NamedTuple

from alula.server.bots.roster import FIRST_SIGHT
from alula.server.bots.worker import MOST_BYTES, READY, Question, answer, work

logger = logging.getLogger("alula.server.bots")

START_S = 600.0
"""Enough to compile the engines on a slow machine; that happens once after an installation."""
GRACE_S = 5.0
COLD_S = 1.5
"""So long a person waits for a bot that is still being compiled; then a simple one plays for it."""
IDLE_S = 0.5
MOST_WAITING = 2_000


class Choice(NamedTuple):
    """The place of the chosen option; `failed` if the bot that was asked could not answer."""

    option: int
    failed: bool


class _Job(NamedTuple):
    question: Question
    done: "Future[int | str]"


class WorkerFailed(Exception):
    """The process died or did not answer in time."""


class Pool:
    """One thread for each worker process hands it one question at a time."""

    def __init__(self, workers: int, grace_s: float = GRACE_S) -> None:
        self._grace_s = grace_s
        self._jobs: queue.Queue[_Job | None] = queue.Queue(MOST_WAITING)
        self._stopping = Event()
        self._workers = [_Worker(grace_s) for _ in range(workers)]
        self._threads = [
            Thread(target=self._serve, args=(worker,), name=f"alula-bot-{n}", daemon=True)
            for n, worker in enumerate(self._workers)
        ]
        self.restarts = 0
        self.cold: dict[str, Future[None]] = {}
        """The bots that are still being compiled; each future is done when its bot can play."""
        self._compiled = Event()
        self._warm: tuple[Question, ...] = ()

    def start(self, warm: Sequence[Question] = ()) -> None:
        """Begin to work. The bots of the `warm` questions are compiled first, one after another.

        One worker compiles them for all; the others play what is ready, and load the machine code
        when there is some.
        """
        self.cold = {question.bot: Future() for question in warm}
        self._warm = tuple(warm)
        for thread in self._threads:
            thread.start()

    @property
    def warming(self) -> int:
        """How many bots are still being compiled; nobody should wait for them for long."""
        return sum(not one.done() for one in self.cold.values())

    async def stop(self) -> None:
        """No new work; what is being thought about is dropped, the next server asks again."""
        self._stopping.set()
        for _ in self._threads:
            try:
                self._jobs.put_nowait(None)
            except queue.Full:
                break
        for worker in self._workers:
            worker.interrupt()
        await asyncio.get_running_loop().run_in_executor(None, self._join)

    def _join(self) -> None:
        for thread in self._threads:
            if thread.ident is not None:
                thread.join(timeout=5)

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._workers if worker.pid is not None]

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    async def choose(self, question: Question) -> Choice:
        """Ask a worker, once more if it fails; then a bot that answers at once."""
        for _ in range(2):
            try:
                found = await asyncio.wait_for(
                    self._answer(question), COLD_S if self.warming else None
                )
            except TimeoutError:
                return Choice(self._at_first_sight(question), failed=False)
            except (WorkerFailed, queue.Full) as error:
                logger.warning("bot %s: %s", question.bot, error or "too much to think about")
                continue
            if isinstance(found, int) and 0 <= found < len(question.options):
                return Choice(found, failed=False)
            logger.warning("bot %s failed: %s", question.bot, found)
        return Choice(self._at_first_sight(question), failed=True)

    async def _answer(self, question: Question) -> int | str:
        """What a worker says, asked as soon as the bot can play."""
        cold = self.cold.get(question.bot)
        if cold is not None and not cold.done():
            await asyncio.shield(asyncio.wrap_future(cold))
        job = _Job(question, Future())
        self._jobs.put_nowait(job)
        return await asyncio.wrap_future(job.done)

    @staticmethod
    def _at_first_sight(question: Question) -> int:
        found = answer(question._replace(bot=FIRST_SIGHT))
        return found if isinstance(found, int) else 0

    def _serve(self, worker: "_Worker") -> None:
        try:
            if worker is self._workers[0]:
                worker.warm_up(self._warm, self._can_play)
                self._all_compiled()
            while not self._stopping.is_set():
                if self._compiled.is_set():
                    worker.warm_up(self._warm)
                try:
                    job = self._jobs.get(timeout=None if self._compiled.is_set() else IDLE_S)
                except queue.Empty:
                    continue
                if job is None:
                    return
                if job.done.set_running_or_notify_cancel():
                    self._ask(worker, job)
        finally:
            worker.kill()

    def _can_play(self, bot: str) -> None:
        cold = self.cold[bot]
        if not cold.done():
            cold.set_result(None)

    def _all_compiled(self) -> None:
        """Also where compiling failed: then everybody waits for a bot as long as it takes."""
        for bot in self.cold:
            self._can_play(bot)
        self._compiled.set()
        if self.cold and not self._stopping.is_set():
            logger.info("the bots are ready")

    def _ask(self, worker: "_Worker", job: _Job) -> None:
        try:
            found = worker.ask(job.question)
        except Exception as error:
            worker.kill()
            self.restarts += 1
            job.done.set_exception(WorkerFailed(str(error) or type(error).__name__))
        else:
            job.done.set_result(found)


def _read(pipe: "Connection[Any, Any]") -> int | str:
    """An answer, as text: what a worker sends is never taken for Python objects."""
    found = json.loads(pipe.recv_bytes(MOST_BYTES))
    if isinstance(found, int | str):
        return found
    raise WorkerFailed("the answer is neither a number nor a text")


class _Worker:
    """One process and the pipe to it; started when first needed, and again after it died."""

    def __init__(self, grace_s: float) -> None:
        self._grace_s = grace_s
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._knows: set[str] = set()
        self._warmed = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def ask(self, question: Question) -> int | str:
        pipe = self._pipe if self._alive() else self._start()
        assert pipe is not None
        pipe.send(question)
        patience = self._grace_s if question.bot in self._knows else START_S
        if not pipe.poll(question.seconds + patience):
            raise WorkerFailed(f"no answer within {question.seconds + patience:.1f} s")
        found = _read(pipe)
        self._knows.add(question.bot)
        return found

    def warm_up(
        self, questions: Sequence[Question], told: Callable[[str], None] = lambda _bot: None
    ) -> None:
        """Answer each question once, if that was not done before; `told` hears of every answer."""
        if self._warmed:
            return
        self._warmed = True
        for question in questions:
            try:
                self.ask(question)
            except Exception as error:  # interrupted: the server stops already
                logger.debug("not warmed up: %s", type(error).__name__)
                self.kill()
                return
            told(question.bot)

    def _alive(self) -> bool:
        return self._process is not None and self._process.is_alive() and self._pipe is not None

    def _start(self) -> "Connection[Any, Any]":
        """Spawned, not forked: a fork would copy the server's threads, locks and sockets."""
        self.kill()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True)
        process.start()
        self._process = process  # only now: one that never started cannot be killed
        theirs.close()
        self._pipe = ours
        if not ours.poll(START_S) or ours.recv_bytes(len(READY)) != READY:
            raise WorkerFailed("the process did not start")
        return ours

    def interrupt(self) -> None:
        """End the process from another thread; the worker's own thread notices and tidies up."""
        process = self._process
        if process is not None:
            process.kill()

    def kill(self) -> None:
        """Only for the worker's own thread."""
        if self._process is not None:
            self._process.kill()
            self._process.join(timeout=2)
            self._process = None
            self._knows.clear()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
