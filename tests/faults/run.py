"""Fault runs: `make test-faults`. Servers, databases and workers fail; nobody loses a move.

Every scenario plays whole games over live sockets while something is killed, cut, locked or full.
Then it checks: every acknowledged move is in the log, once; nobody has a gap; both people saw the
same game; the record is legal and its dealing verified; every game came to its end.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path

import psycopg
from faults.crowd import Crowd, Findings
from faults.machines import PostgresMachine, ServerMachine, postgres_machine, servers

TABLES = 6
SOAK_STEP_S = 10
Disturb = Callable[[], Awaitable[None]]


class Run:
    """Where a scenario keeps its files, and how often it does harm."""

    def __init__(self, folder: Path, times: int) -> None:
        self.folder = folder
        self.times = times
        self.log = folder / "server.log"
        self.rng = random.Random(1)

    @property
    def sqlite(self) -> str:
        return f"sqlite:///{self.folder}/alula.db"

    def play(self, machines: list[ServerMachine], disturb: Disturb) -> Findings:
        async def work() -> Findings:
            return await Crowd([machine.url for machine in machines], TABLES).play(disturb())

        return asyncio.run(work())

    def harmed(self, findings: Findings, sign: str) -> Findings:
        """A run in which nothing went wrong has shown nothing: the log must tell of it."""
        if sign not in self.log.read_text():
            findings.unfinished += 1
            findings.notes.append("no harm was done")
        return findings

    async def pause(self, least: float = 0.3, most: float = 1.5) -> None:
        await asyncio.sleep(self.rng.uniform(least, most))


async def kill_and_start(machine: ServerMachine) -> None:
    machine.kill()
    await asyncio.to_thread(machine.start)


def sqlite_server_killed(run: Run) -> Findings:
    """kill -9 of the server, and of its workers, in the middle of play."""
    with servers(1, run.sqlite, run.log) as machines:

        async def disturb() -> None:
            for _ in range(run.times):
                await run.pause()
                await kill_and_start(machines[0])
            await run.pause()

        return run.play(machines, disturb)


def postgres_servers_killed(run: Run) -> Findings:
    """kill -9 of each of two servers on one Postgres, by turns and together."""
    with postgres_machine() as database, servers(2, database.uri, run.log) as machines:

        async def disturb() -> None:
            for turn in range(2 * run.times):
                await run.pause(0.2, 1.0)
                await kill_and_start(machines[turn % 2])
            await run.pause()

        return run.play(machines, disturb)


def postgres_restarted(run: Run) -> Findings:
    """Postgres itself stops at once and comes back."""
    with postgres_machine() as database, servers(2, database.uri, run.log) as machines:

        async def disturb() -> None:
            for _ in range(max(1, run.times // 4)):
                await run.pause(1.0, 2.0)
                await asyncio.to_thread(database.restart)
            await run.pause()

        return run.play(machines, disturb)


def listen_cut(run: Run) -> Findings:
    """The connections that hear other servers are cut again and again."""
    with postgres_machine() as database, servers(2, database.uri, run.log) as machines:

        async def disturb() -> None:
            for _ in range(run.times):
                await run.pause(0.1, 0.6)
                await asyncio.to_thread(cut_listeners, database)
            await run.pause()

        return run.play(machines, disturb)


def cut_listeners(database: PostgresMachine) -> None:
    with psycopg.connect(database.uri, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        )


def workers_killed(run: Run) -> Findings:
    """The processes in which bots think are killed."""
    with servers(1, run.sqlite, run.log) as machines:

        async def disturb() -> None:
            for _ in range(run.times):
                await run.pause(0.3, 1.0)
                for pid in machines[0].workers:
                    os.kill(pid, signal.SIGKILL)
            await run.pause()

        return run.play(machines, disturb)


def database_locked(run: Run) -> Findings:
    """Another program locks the SQLite file for longer than the server waits."""
    with servers(1, run.sqlite, run.log) as machines:

        async def disturb() -> None:
            for _ in range(max(1, run.times // 5)):
                await run.pause()
                await asyncio.to_thread(lock_for_a_while, run.folder / "alula.db")
            await run.pause()

        return run.harmed(run.play(machines, disturb), "commit of")


def lock_for_a_while(path: Path, seconds: float = 3.0) -> None:
    other = sqlite3.connect(path, isolation_level=None, timeout=30)
    other.execute("BEGIN IMMEDIATE")
    time.sleep(seconds)
    other.execute("ROLLBACK")
    other.close()


def disk_full(run: Run) -> Findings:
    """Files of the server cannot grow for a while."""
    with servers(1, run.sqlite, run.log) as machines:

        async def disturb() -> None:
            for _ in range(max(1, run.times // 5)):
                await run.pause()
                full = (run.folder / "alula.db-wal").stat().st_size
                limit_files(machines[0].pid, full)
                await asyncio.sleep(2)
                limit_files(machines[0].pid, resource.RLIM_INFINITY)
            await run.pause()

        return run.harmed(run.play(machines, disturb), "commit of")


def limit_files(pid: int, size: int) -> None:
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def hand_over(run: Run) -> Findings:
    """Graceful stops: a new process listens on the same port before the old one goes."""
    with postgres_machine() as database:
        old = ServerMachine(database.uri, run.log, 0, "--reuse-port")
        old.start()
        machines = [old]

        async def disturb() -> None:
            port = int(machines[0].url.rpartition(":")[2])
            for _ in range(max(1, run.times // 4)):
                await run.pause()
                new = ServerMachine(database.uri, run.log, port, "--reuse-port")
                await asyncio.to_thread(new.start)
                await asyncio.to_thread(machines[0].stop)
                machines[0] = new
            await run.pause()

        try:
            return run.play(machines, disturb)
        finally:
            machines[0].stop()


def soak(run: Run) -> Findings:
    """Nothing fails; games begin and end for minutes. The server's memory must stay flat."""
    with servers(1, run.sqlite, run.log) as machines:
        kilobytes: list[int] = []

        async def disturb() -> None:
            for _ in range(run.times):
                await asyncio.sleep(SOAK_STEP_S)
                kilobytes.append(machines[0].memory_kb())

        findings = run.play(machines, disturb)
        findings.notes.append(f"memory every {SOAK_STEP_S} s, in kB: {kilobytes}")
        third = len(kilobytes) // 3
        if third and min(kilobytes[-third:]) > 1.1 * max(kilobytes[third : 2 * third]):
            findings.unfinished += 1
            findings.notes.append("the memory grows")
        return findings


SCENARIOS: dict[str, Callable[[Run], Findings]] = {
    "sqlite-server-killed": sqlite_server_killed,
    "postgres-servers-killed": postgres_servers_killed,
    "postgres-restarted": postgres_restarted,
    "listen-cut": listen_cut,
    "workers-killed": workers_killed,
    "database-locked": database_locked,
    "disk-full": disk_full,
    "hand-over": hand_over,
    "soak": soak,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenarios", nargs="*", choices=[*SCENARIOS, []], help="all, if none")
    parser.add_argument("--times", type=int, default=20, help="how often harm is done")
    parser.add_argument("--json", type=Path, help="where the findings go")
    arguments = parser.parse_args()
    found = {}
    for name in arguments.scenarios or SCENARIOS:
        print(f"{name}: {(SCENARIOS[name].__doc__ or '').strip()}", flush=True)
        with tempfile.TemporaryDirectory(prefix="alula-faults-") as folder:
            run = Run(Path(folder), arguments.times)
            findings = SCENARIOS[name](run)
            if not findings.clean:
                print(run.log.read_text()[-2000:] if run.log.exists() else "")
        found[name] = findings
        verdict = "good" if findings.clean else "BAD"
        print(f"  {verdict}: {findings.line()}", *findings.notes[:5], sep="\n  ", flush=True)
    if arguments.json:
        told = {name: asdict(findings) for name, findings in found.items()}
        arguments.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    return 0 if all(findings.clean for findings in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
