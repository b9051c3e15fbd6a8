"""Games in worker processes. A worker may die at any time: its games are played again."""

import signal
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Protocol

from alula.arena.board import Board, Thought
from alula.arena.outcome import Outcome
from alula.arena.schedule import game_of
from alula.arena.settings import BadMatch, MatchSettings
from alula.arena.table import ArenaTable, outcome_of
from alula.bots import Budget, Failure, Played
from alula.bots.program import kill_group
from alula.rules import new_game

HANDED_OUT = 2
"""Games that a worker holds, so that it never waits for the next."""
DEATHS, KILLS = 2, 5
"""A game in which this many workers died is the fault of the bot that was thinking. A worker that
was killed from outside (for want of memory, say) is forgiven more often."""
OUTSIDE = (-signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT)
HANG_SECONDS = 600.0
"""When a bot inside a worker is given up. It may have to compile first, on a busy machine; programs
are timed by the worker itself."""
LOOK_SECONDS = 0.5
LAST_SECONDS = 5.0
"""How long a worker may take to end once it says nothing more, or was told to."""


Outcomes = Generator[Outcome, None, None]


class Crew(Protocol):
    """Plays games somewhere."""

    def play(self, numbers: Iterable[int]) -> Outcomes:
        """Every one of these games, in any order. Closing the generator stops the rest."""
        ...


class CrewLost(RuntimeError):
    """Workers die although no bot is to blame: there is no use in going on."""


class Processes:
    """Workers on this machine."""

    def __init__(
        self, settings: MatchSettings, jobs: int = 1, hang_seconds: float | None = None
    ) -> None:
        if jobs < 1:
            raise BadMatch(f"{jobs} jobs: say a number from 1")
        self._settings = settings
        self._jobs = jobs
        longest = Budget.parse(settings.budget).seconds or 0.0
        self._hang_seconds = hang_seconds or longest + HANG_SECONDS
        self._context = get_context("spawn")
        self._deaths: Counter[int] = Counter()

    def play(self, numbers: Iterable[int]) -> Outcomes:
        todo = Todo(numbers)
        workers: list[_Worker] = []
        try:
            while True:
                for worker in workers:
                    worker.feed(todo)
                while len(workers) < self._jobs and (first := todo.next()) is not None:
                    workers.append(_Worker.start(self._context, self._settings))
                    workers[-1].hand(first)
                busy = [worker for worker in workers if worker.games]
                if not busy:
                    return
                ready = set(wait([worker.connection for worker in busy], LOOK_SECONDS))
                for worker in busy:
                    yield from self._look_after(worker, worker.connection in ready, workers, todo)
        finally:
            for worker in workers:
                worker.stop()

    def _look_after(
        self, worker: "_Worker", ready: bool, workers: "list[_Worker]", todo: "Todo"
    ) -> Iterator[Outcome]:
        if ready:
            try:
                yield from worker.receive()
            except EOFError:
                workers.remove(worker)
                yield from self._bury(worker, todo)
        elif worker.board.seconds() > self._hang_seconds:
            thought = worker.board.read()
            workers.remove(worker)
            worker.kill()
            if thought:
                yield self._fault(
                    worker.games.popleft(), thought, f"hung for {thought.seconds:.0f} s"
                )
            todo.again(worker.games)

    def _bury(self, worker: "_Worker", todo: "Todo") -> Iterator[Outcome]:
        """A worker is dead: its games go back, unless a bot of ours keeps killing it."""
        thought = worker.board.read()
        worker.process.join(LAST_SECONDS)  # else its exit status would be that of our own kill
        worker.kill()
        game = worker.games[0]
        self._deaths[game] += 1
        killed = thought is None or worker.process.exitcode in OUTSIDE
        if self._deaths[game] >= (KILLS if killed else DEATHS):
            if thought is None:
                raise CrewLost(
                    f"{KILLS} worker processes ended in game {game + 1} ({worker.epitaph})"
                )
            worker.games.popleft()
            yield self._fault(game, thought, f"ended the process that it ran in: {worker.epitaph}")
        todo.again(worker.games)

    def _fault(self, number: int, thought: Thought, reason: str) -> Outcome:
        game = game_of(self._settings, number)
        decision = thought.view["decision"] if thought.view else None
        failure = Failure(thought.seat, reason, decision, thought.view)
        state = new_game(game.seats, self._settings.variant)
        return outcome_of(self._settings, game, Played(state, (), failure), ())


class Todo:
    """Games to be played: those that came back first, then the others in order."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = iter(numbers)
        self._back: deque[int] = deque()

    def next(self) -> int | None:
        return self._back.popleft() if self._back else next(self._numbers, None)

    def again(self, numbers: Iterable[int]) -> None:
        self._back.extend(numbers)


@dataclass(slots=True)
class _Worker:
    """A process with a table, and what it has been given to play."""

    process: SpawnProcess
    connection: "Connection[int | None, Outcome | frozenset[int]]"
    board: Board
    games: deque[int] = field(default_factory=deque)
    programs: frozenset[int] = frozenset()
    """Ids of the bot programs that it has started."""

    @classmethod
    def start(cls, context: SpawnContext, settings: MatchSettings) -> "_Worker":
        ours, theirs = context.Pipe()
        board = Board(context)
        process = context.Process(target=_work, args=(settings, board, theirs), daemon=True)
        with _interrupts_held():
            process.start()
        theirs.close()
        return cls(process, ours, board)

    def feed(self, todo: Todo) -> None:
        while len(self.games) < HANDED_OUT and (number := todo.next()) is not None:
            self.hand(number)

    def hand(self, number: int) -> None:
        self.games.append(number)
        with suppress(OSError):  # dead already: that is seen when it is looked after
            self.connection.send(number)

    def receive(self) -> Iterator[Outcome]:
        """What it has sent; an `EOFError` once it is dead and everything has been read."""
        while self.connection.poll():
            try:
                message = self.connection.recv()
            except OSError:
                raise EOFError from None
            if isinstance(message, Outcome):
                self.games.remove(message.game)
                yield message
            else:
                self.programs = message

    def stop(self) -> None:
        """End it: with a goodbye to its bots if it is idle, at once if it is not."""
        if not self.games:
            with suppress(OSError):
                self.connection.send(None)
            self.process.join(LAST_SECONDS)
        self.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        with suppress(EOFError, OSError):  # its last words may name a program
            while self.connection.poll():
                if isinstance(message := self.connection.recv(), frozenset):
                    self.programs = message
        for program in self.programs:
            kill_group(program)
        self.connection.close()

    @property
    def epitaph(self) -> str:
        code = self.process.exitcode or 0
        return f"signal {-code}" if code < 0 else f"exit status {code}"


def _work(
    settings: MatchSettings,
    board: Board,
    connection: "Connection[Outcome | frozenset[int], int | None]",
) -> None:
    """A worker's life: games in, outcomes out, until there is no more or nobody listens."""
    # An interrupt at the keyboard reaches us too: what to do about it is our parent's to say.
    signal.signal(signal.SIGINT, lambda _number, _frame: None)
    _release_interrupts()
    with (
        suppress(EOFError, OSError),
        ArenaTable(settings, thinking=board.thinking, watch=connection.send) as table,
    ):
        while (number := connection.recv()) is not None:
            connection.send(table.play(number))


class _interrupts_held:  # noqa: N801
    """Interrupts wait: a child that is being born would die of them with a traceback."""

    def __enter__(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    def __exit__(self, *_: object) -> None:
        _release_interrupts()


def _release_interrupts() -> None:
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
