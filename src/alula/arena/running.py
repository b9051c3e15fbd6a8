"""A match as the command line asks for it: where its games go, what is written in the end."""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from alula.arena.journal import Journal
from alula.arena.match import Match, Progress, play_match
from alula.arena.processes import Crew, Processes
from alula.arena.settings import BadMatch, MatchSettings
from alula.arena.sprt import SprtQuestion
from alula.arena.summary import summary


@dataclass(frozen=True, slots=True)
class Wishes:
    """What is wanted besides the games."""

    jobs: int = 1
    json: Path | None = None
    report: Path | None = None
    resume: bool = False
    question: SprtQuestion | None = None
    ray: str | None = None

    def __post_init__(self) -> None:
        if self.resume and not self.folder:
            raise BadMatch("--resume needs --report DIR or --json FILE: games are kept there")
        if self.json and not self.json.absolute().parent.is_dir():
            raise BadMatch(f"{self.json}: there is no folder {self.json.absolute().parent}")
        if self.json and self.json.is_dir():
            raise BadMatch(f"{self.json} is a folder: name a file")

    @property
    def folder(self) -> Path | None:
        """Where games are kept while they are played, so that nothing is lost."""
        if self.report:
            return self.report
        if self.json and _can_be_replaced(self.json):
            return self.json.with_name(self.json.name + ".games")
        return None


def run(settings: MatchSettings, wishes: Wishes, progress: Progress | None = None) -> Match:
    """Play the match and write what was asked for, however it ends."""
    crew = crew_for(settings, wishes)  # Ray has its own idea of SIGTERM, so it comes first
    journal = None
    if folder := wishes.folder:
        journal = Journal.begin(folder, settings, wishes.resume)
    with _ended_like_interrupted():
        match = play_match(settings, crew, journal, wishes.question, progress)
    if wishes.json:
        text = json.dumps(summary(match), indent=1, ensure_ascii=False) + "\n"
        _write(wishes.json, text)
    if wishes.report:
        from alula.arena.report import write_report

        write_report(match, wishes.report)
    elif journal and match.finished:
        journal.remove()  # everything is in the summary, and nothing is left to resume
    return match


def crew_for(settings: MatchSettings, wishes: Wishes) -> Crew:
    if wishes.ray is not None:
        from alula.arena.cluster import Cluster

        return Cluster(settings, wishes.ray)
    return Processes(settings, wishes.jobs)


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _can_be_replaced(path: Path) -> bool:
    """Whether a file may be put in its place: not in that of a device, a pipe or a link."""
    return not path.is_symlink() and (path.is_file() or not path.exists())


def _write(path: Path, text: str) -> None:
    """Whole or not at all, where that can be had."""
    part = path.with_name(path.name + ".part") if _can_be_replaced(path) else path
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise BadMatch(f"{path}: {error.strerror}") from None


@contextmanager
def _ended_like_interrupted() -> Iterator[None]:
    """A polite end (SIGTERM) is as good as an interrupt at the keyboard: nothing is lost."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
