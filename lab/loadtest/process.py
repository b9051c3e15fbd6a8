"""The server under test: started for the test alone, and watched from outside."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OPEN_LIMITS = {
    "ALULA_LIMIT_SOCKETS_PER_ADDRESS": "1000000",
    "ALULA_LIMIT_CALLS_PER_MINUTE": "10000000",
    "ALULA_LIMIT_NEW_TABLES_PER_HOUR": "1000000",
    "ALULA_LIMIT_NEW_TABLES_PER_HOUR_ADDRESS": "10000000",
    "ALULA_LIMIT_GUESSES_PER_MINUTE": "1000000",
    "ALULA_LIMIT_MESSAGES_PER_10S": "1000",
}
"""The driver is one address that acts for thousands of people."""

NO_BOTS = ("--no-warm-bots",)
START = "from alula.cli import main; main()"


class ServerProcess:
    def __init__(self, process: "subprocess.Popen[str]", url: str) -> None:
        self._process = process
        self.url = url

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def memory_kb(self) -> int:
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        return 0

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server_process(*arguments: str, source: Path | None = None) -> Iterator[ServerProcess]:
    """`alula serve` on a free port with a database of its own; from another checkout if named."""
    with tempfile.TemporaryDirectory(prefix="alula-load-") as folder:
        environ = {**os.environ, **OPEN_LIMITS}
        if source is not None:
            environ["PYTHONPATH"] = str(source.absolute() / "src")
        environ.setdefault("ALULA_DATABASE_URL", f"sqlite:///{folder}/alula.db")
        command = [sys.executable, "-c", START, "serve", "--port", "0", *arguments]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ)
        try:
            yield ServerProcess(process, _url(process))
        finally:
            process.terminate()
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
            if process.stdout is not None:
                process.stdout.close()


def _url(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://\S+", line)
        if found:
            return found.group()
    raise RuntimeError("the server did not start")
