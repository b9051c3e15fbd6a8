"""The Fluent files: complete, consistent, all used, in four languages."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import alula
from alula.words import LANGUAGES
from alula.words.bundles import ROOM_FILES, source

PACKAGE = Path(alula.__file__).parent
WEB = PACKAGE.parent.parent / "web" / "src"
FILES = sorted(path.stem for path in (PACKAGE / "words" / "ftl" / "en").glob("*.ftl"))


class _Found(Visitor):
    """The variables and the messages that a message speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def parsed(lang: str, file: str) -> dict[str, _Found]:
    """The messages of a file; a broken one fails here."""
    resource = FluentParser().parse(source(lang, file))  # type: ignore[arg-type]
    broken = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not broken, f"{lang}/{file}.ftl: {broken[0]}"
    found = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{lang}/{file}.ftl: {entry.id.name} stands twice"
            found[entry.id.name] = _Found()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_messages(lang: str, file: str) -> None:
    assert set(parsed(lang, file)) == set(parsed("en", file))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_knows_the_same_arguments(lang: str, file: str) -> None:
    """A language may leave an argument out, but it cannot use one that is not given."""
    for name, message in parsed(lang, file).items():
        known = _all_variables("en", file, name)
        assert _all_variables(lang, file, name) <= known, f"{lang}/{file}.ftl: {name}"
        assert message.messages <= set(_all_messages(lang)), f"{lang}/{file}.ftl: {name}"


@pytest.mark.parametrize("together", [ROOM_FILES, [file for file in FILES if file != "cli"]])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_stands_in_two_files(lang: str, together: list[str]) -> None:
    """The files that Python reads, and those that the web client may load with one another."""
    ids = [name for file in together for name in parsed(lang, file)]
    assert sorted({name for name in ids if ids.count(name) > 1}) == []


def test_every_message_that_the_program_says_exists() -> None:
    known = {name for file in ROOM_FILES for name in parsed("en", file)}
    for pattern, where in _said():
        assert any(pattern.fullmatch(name) for name in known), f"{where}: {pattern.pattern}"


def test_every_message_of_the_program_is_said() -> None:
    patterns = [pattern for pattern, _ in _said()]
    referred = {
        name
        for file in ROOM_FILES
        for message in parsed("en", file).values()
        for name in message.messages
    }
    web = "\n".join(path.read_text(encoding="utf-8") for path in _web_sources())
    begun = tuple(re.findall(r"`([a-z-]+-)\$\{", web))  # `fair-claim-${claim}`
    unused = [
        name
        for file in ROOM_FILES
        for name in parsed("en", file)
        if name not in referred
        and not any(pattern.fullmatch(name) for pattern in patterns)
        and f'"{name}"' not in web
        and not name.startswith(begun)
    ]
    assert unused == []


def test_every_refusal_can_be_said_and_no_other() -> None:
    said = {name for name in parsed("en", "errors") if name.startswith("error-")}
    codes = {f"error-{code}" for code in _codes()}
    assert codes == said


def _all_variables(lang: str, file: str, name: str) -> set[str]:
    """The arguments of a message and of the messages that it refers to."""
    everything = _all_messages(lang)
    message = parsed(lang, file)[name]
    found = set(message.variables)
    for other in message.messages:
        found |= everything[other].variables
    return found


def _all_messages(lang: str) -> dict[str, _Found]:
    return {name: message for file in FILES for name, message in parsed(lang, file).items()}


def _said() -> Iterator[tuple[re.Pattern[str], str]]:
    """What the program says: the first argument of every `say(…)`, as a pattern of ids."""
    rooms = ("words", "terminal", "cli")
    for path in (path for room in rooms for path in sorted((PACKAGE / room).rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _is_say(node.func) and node.args:
                pattern = _pattern(node.args[0])
                if pattern is not None:
                    yield pattern, f"{path.name}:{node.lineno}"


def _is_say(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "say"
    return isinstance(function, ast.Name) and function.id == "say"


def _pattern(argument: ast.expr) -> re.Pattern[str] | None:
    if isinstance(argument, ast.Constant):
        return re.compile(re.escape(str(argument.value)))
    if isinstance(argument, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z-]*"
            for part in argument.values
        ]
        return re.compile("".join(parts))
    return None


def _codes() -> Iterator[str]:
    """The codes of all errors that the rules and the records raise."""
    rules = ("MalformedEvent", "WrongTime", "WrongCard", "WrongCount", "BadSetup")
    records = ("RecordError", "CheckError", "VerifyError")
    places = {**dict.fromkeys(rules, 1), **dict.fromkeys(records, 2)}
    for path in (path for room in ("rules", "records") for path in (PACKAGE / room).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in places:
                place = places[getattr(node.func, "id", "")]
                yield from (code for part in node.args[place : place + 1] for code in _values(part))


def _values(code: ast.expr) -> list[str]:
    match code:
        case ast.Constant(value=str(value)):
            return [value]
        case ast.IfExp(body=one, orelse=other):
            return _values(one) + _values(other)
        case ast.JoinedStr():  # not-in-{name}, with the places that cards can be in
            return ["not-in-hand", "not-in-market", "not-in-found"]
        case ast.Attribute(attr="code"):  # handed on from the rules
            return []
    raise AssertionError(f"a code that the test cannot read: {ast.dump(code)}")


def _web_sources() -> list[Path]:
    return [path for suffix in ("ts", "svelte") for path in WEB.rglob(f"*.{suffix}")]
