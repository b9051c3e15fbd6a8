"""The three pipes of a child process, each with a thread, so that no child can block us.

What waits to be read is bounded: a program that writes more is stopped by its own full pipe.
"""

import queue
import subprocess
import threading
import time
from typing import IO

_WAITING_LINES = 4
_ERRORS_KEPT = 8000
_JOIN_SECONDS = 1.0


class Streams:
    """The three pipes of a program, each with a thread."""

    def __init__(self, process: "subprocess.Popen[bytes]", longest_line: int) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._stdin, self._stdout, self._stderr = process.stdin, process.stdout, process.stderr
        self._longest = longest_line
        self._outgoing: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._lines: queue.Queue[bytes] = queue.Queue(_WAITING_LINES)
        self._errors = b""
        self._closed = threading.Event()
        self.half_line = b""
        """What has come of a line that has not ended yet."""
        work = (self._write_on, self._read_on, self._read_errors)
        self._threads = [threading.Thread(target=target, daemon=True) for target in work]
        for thread in self._threads:
            thread.start()

    def write(self, line: bytes) -> None:
        self._outgoing.put(line)

    def end_input(self) -> None:
        self._outgoing.put(None)

    def waiting(self) -> bytes | None:
        """A line that has come already."""
        try:
            return self._lines.get_nowait()
        except queue.Empty:
            return None

    def read(self, deadline: float) -> bytes | None:
        """The next line; without its end if there is none; None if it did not come in time."""
        try:
            return self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return None

    def errors(self) -> bytes:
        """The last that the program wrote to its standard error, once it has gone."""
        self._threads[2].join(_JOIN_SECONDS)
        return self._errors

    def close(self) -> None:
        """Only once the process is gone: then every thread finds the end of its pipe."""
        self._closed.set()
        self.end_input()
        for thread in self._threads:
            thread.join(_JOIN_SECONDS)
        for stream in (self._stdin, self._stdout, self._stderr):
            _close(stream)

    def _write_on(self) -> None:
        try:
            while (line := self._outgoing.get()) is not None:
                while line:
                    line = line[self._stdin.write(line) :]
        except (OSError, ValueError):
            return  # it has gone, and its silence will be noticed
        finally:
            _close(self._stdin)

    def _read_on(self) -> None:
        buffer = b""
        while True:
            try:
                chunk = self._stdout.read(self._longest)
            except (OSError, ValueError):
                chunk = b""
            *lines, buffer = (buffer + chunk).split(b"\n")
            for line in lines:
                self._deliver(line[: self._longest - 1] + b"\n")
            self.half_line = buffer
            if not chunk or len(buffer) >= self._longest:
                self._deliver(buffer[: self._longest])
                return
            if self._closed.is_set():
                return

    def _deliver(self, line: bytes) -> None:
        """Wait until there is room: a flood stays in the program's own pipe."""
        while not self._closed.is_set():
            try:
                self._lines.put(line, timeout=0.2)
            except queue.Full:
                continue
            return

    def _read_errors(self) -> None:
        try:
            while chunk := self._stderr.read(_ERRORS_KEPT):
                self._errors = (self._errors + chunk)[-_ERRORS_KEPT:]
        except (OSError, ValueError):
            return


def _close(stream: IO[bytes]) -> None:
    try:
        stream.close()
    except OSError:
        return
