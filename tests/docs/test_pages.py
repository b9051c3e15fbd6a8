"""Every page keeps its word: examples run and print what they say, links and commands exist.

A block marked `console` is run: lines after `$ ` are commands, the rest is what they print on
either stream; a line `…` stands for any lines. Blocks of a page share one folder. A block marked
`python` is a doctest if it has prompts; the others of a page make one program together. `json` must
be JSON. Of `sh` blocks, which may start servers or take long, the commands, options and make
targets must exist.
"""

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import NamedTuple

import pytest
from support.program import alula, settings

from alula.cli.table import COMMANDS
from alula.records import check, loads

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


class Block(NamedTuple):
    page: Path
    line: int
    kind: str
    text: str

    @property
    def where(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for match in re.finditer(r"^```(\w*)[^\n]*\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        yield Block(page, text[: match.start()].count("\n") + 1, match[1], match[2])


def of_kind(kind: str) -> list[Block]:
    return [block for page in PAGES for block in blocks(page) if block.kind == kind]


CONSOLE_PAGES = sorted({block.page for block in of_kind("console")})


@pytest.mark.parametrize("page", CONSOLE_PAGES, ids=lambda page: page.name)
def test_console_examples_print_what_they_say(page: Path, tmp_path: Path) -> None:
    for block in blocks(page):
        if block.kind != "console":
            continue
        for command, told in _commands(block.text):
            printed = _run(command, tmp_path)
            assert _fits(told, printed), f"{block.where}: {command}\n{printed}"


DOCTESTS = [block for block in of_kind("python") if ">>>" in block.text]
PROGRAMS = sorted({block.page for block in of_kind("python") if ">>>" not in block.text})


@pytest.mark.parametrize("block", DOCTESTS, ids=lambda block: block.where)
def test_python_sessions(block: Block) -> None:
    test = doctest.DocTestParser().get_doctest(block.text, {}, block.where, None, block.line)
    outcome = doctest.DocTestRunner(verbose=False).run(test)
    assert outcome.attempted > 0
    assert outcome.failed == 0


@pytest.mark.parametrize("page", PROGRAMS, ids=lambda page: page.name)
def test_python_programs(page: Path, tmp_path: Path) -> None:
    parts = [b.text for b in blocks(page) if b.kind == "python" and ">>>" not in b.text]
    program = tmp_path / "example.py"
    program.write_text("\n".join(parts), encoding="utf-8")
    with _server(tmp_path) if "sys.argv[1]" in program.read_text() else nullcontext("") as url:
        subprocess.run([sys.executable, str(program), url], cwd=tmp_path, check=True, timeout=300)


@contextmanager
def _server(folder: Path) -> Iterator[str]:
    """A real server, for programs that take its address."""
    from support.servers import running, settings_for, sqlite_url

    with running(settings_for(sqlite_url(folder))) as server:
        yield server.url


WHOLE_JSON = [b for b in of_kind("json") if "…" not in re.sub(r'"[^"]*"', "", b.text)]
"""Blocks that leave something out say so with `…` outside a text, and are not read."""


@pytest.mark.parametrize("block", WHOLE_JSON, ids=lambda block: block.where)
def test_json_is_json(block: Block) -> None:
    decoder = json.JSONDecoder()
    rest = block.text.strip()
    while rest:
        _, end = decoder.raw_decode(rest)
        rest = rest[end:].strip()


def test_the_record_of_its_page_is_good() -> None:
    (example,) = [block for block in blocks(ROOT / "docs" / "record.md") if block.kind == "json"]
    assert check(loads(example.text)).round == 3


def test_the_source_map_names_files_that_exist() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?!tests/)\w+/[\w/]+\.py)`", page)
    assert len(named) > 30
    assert [name for name in named if not (ROOT / "src" / "alula" / name).exists()] == []


def test_the_page_of_the_command_line_names_every_command() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert [command.name for command in COMMANDS if f"`alula {command.name}`" not in page] == []


@pytest.mark.parametrize("block", of_kind("sh") + of_kind("bash"), ids=lambda block: block.where)
def test_shell_examples_name_what_exists(block: Block, tmp_path: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for words in _shell_lines(block.text):
        if words[0] == "make" and len(words) > 1:
            assert words[1] in targets, f"{block.where}: make {words[1]}"
        if Path(words[0]).name == "alula":
            _check_alula(words[1:], block.where, tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        path, _, anchor = target.partition("#")
        linked = (page.parent / path) if path else page
        assert linked.exists(), f"{page.name}: {target}"
        if anchor:
            assert anchor in _anchors(linked), f"{page.name}: {target}"


def _commands(text: str) -> Iterator[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines that it prints."""
    command, told = "", list[str]()
    for line in text.splitlines():
        if line.startswith("$ "):
            if command:
                yield command, told
            command, told = line[2:], []
        else:
            told.append(line)
    yield command, told


def _run(command: str, folder: Path) -> str:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=settings(folder, PATH=path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    return done.stdout


def _fits(told: list[str], printed: str) -> bool:
    parts = [r"(.*\n)*" if line == "…" else re.escape(line.rstrip()) + r"[ ]*\n" for line in told]
    return re.fullmatch("".join(parts), printed) is not None


def _shell_lines(text: str) -> Iterator[list[str]]:
    """The commands of a shell block as words, without variables in front."""
    for line in text.replace("\\\n", " ").splitlines():
        for part in re.split(r"\s(?:&&|\||;)\s", line):
            words = shlex.split(part, comments=True)
            while words and re.match(r"^[A-Z_]+=", words[0]):
                words = words[1:]
            if words:
                yield words


def _check_alula(words: list[str], where: str, folder: Path) -> None:
    """The command exists, and its help knows every option."""
    command = next((found for found in COMMANDS if words[: len(found.words)] == found.words), None)
    if command is None:
        assert words[:1] in (["--help"], ["--version"]), f"{where}: alula {' '.join(words)}"
        return
    told = alula(*command.words, "--help", folder=folder).stdout
    for word in words[len(command.words) :]:
        if word.startswith("--"):
            assert word.partition("=")[0] in told, f"{where}: alula {command.name} has no {word}"


def _anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings
    }
