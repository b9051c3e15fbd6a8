"""Bots by the names that people give them."""

import io
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from alula.bots import BadBot, BotFailed, BotSpec, Budget, Start, UnknownBot, make_bot, play_game
from alula.bots.protocol import BadMessage, decide_message, line_of, start_message
from alula.bots.serving import serve
from alula.chance import Dealer
from alula.rules import PlayerEvent, View, new_game, view

START = Start(0, ("A", "B"), "basic", 7)

MODULE = '''
class First:
    """Takes the first option."""
    def __init__(self, seed): ...
    def decide(self, view, options, budget): return options[0]

class Broken:
    def __init__(self, seed): raise RuntimeError("no book found")

class Raises(First):
    def decide(self, view, options, budget): return [][3]

class Cheats(First):
    def decide(self, view, options, budget): return "68"

class Ends(First):
    def decide(self, view, options, budget): raise SystemExit("I have seen enough")

class Anything:
    """Says that it is equal to everything, and nothing else."""
    def __eq__(self, other): return True
    def __str__(self): raise RuntimeError
    __repr__ = __str__

class Claims(First):
    def decide(self, view, options, budget): return Anything()

class Silence(Exception):
    def __str__(self): raise RuntimeError

class Raises_silence(First):
    def decide(self, view, options, budget): raise Silence

class Never:
    def __init__(self, seed): raise SystemExit(3)

number = 7
'''


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    name = f"bots_of_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(MODULE)
    (tmp_path / f"broken_{name}.py").write_text("1 / 0")
    (tmp_path / f"script_{name}.py").write_text("raise SystemExit('usage: script')")
    monkeypatch.syspath_prepend(tmp_path)
    return name


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("random", None),
        ("random@0.5", Budget(seconds=0.5)),
        ("random@200r", Budget(rollouts=200)),
        ("cmd:./bot --x 'a b'", None),
    ],
)
def test_names_that_are_fine(text: str, budget: Budget | None) -> None:
    spec = BotSpec.parse(text)
    assert spec.name == text
    assert spec.budget == budget
    assert spec.command == (("./bot", "--x", "a b") if text.startswith("cmd:") else ())


@pytest.mark.parametrize(
    ("text", "error", "complaint"),
    [
        ("randon", UnknownBot, "no bot 'randon': did you mean random?"),
        ("", BadBot, "needs a name"),
        ("@0.5", BadBot, "needs a name"),
        ("random@", BadBot, "no budget: ''; say seconds"),
        ("random@-1", BadBot, "no budget: '-1'"),
        ("random@nan", BadBot, "no budget: 'nan'"),
        ("random@0r", BadBot, "no budget: '0r'"),
        ("cmd:", BadBot, "cmd: needs a command"),
        ("cmd:./bot 'x", BadBot, "no closing quotation"),
        ("no_such_module:Bot", BadBot, "No module named 'no_such_module'"),
        (":Bot", BadBot, ":Bot: say module:Class"),
        ("json:", BadBot, "json:: say module:Class"),
        ("json:Bot", BadBot, "the module json has no 'Bot'"),
        ("{module}:number", BadBot, "not a class or function"),
        ("broken_{module}:Bot", BadBot, "ZeroDivisionError: division by zero"),
        ("script_{module}:Bot", BadBot, "SystemExit: usage: script"),
    ],
)
def test_names_that_are_not(text: str, error: type[Exception], complaint: str, module: str) -> None:
    with pytest.raises(error) as caught:
        BotSpec.parse(text.format(module=module))
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_class_of_the_user_is_a_bot(module: str) -> None:
    source = BotSpec.parse(f"{module}:First").source()
    bots = [source.begin(START), make_bot("random", 1)]
    played = play_game(new_game("AB"), Dealer.from_number(1), bots, [Budget(), Budget()])
    assert played.state.over
    assert played.failure is None


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Raises", "IndexError: list index out of range"),
        ("Cheats", "answered '68', which is none"),
        ("Ends", "SystemExit: I have seen enough"),
        ("Claims", "answered '(a Anything without words)', which is none"),
        ("Raises_silence", "Silence: (a Silence without words)"),
    ],
)
def test_a_class_of_the_user_that_fails_stops_the_game(
    module: str, name: str, complaint: str
) -> None:
    source = BotSpec.parse(f"{module}:{name}").source()
    bots = [make_bot("random", 1), source.begin(START)]
    played = play_game(new_game("AB"), Dealer.from_number(1), bots, [Budget(), Budget()])
    assert not played.state.over
    assert played.failure is not None
    assert (played.failure.seat, played.failure.decision) == (1, "1.play.1")
    assert complaint in played.failure.reason
    assert played.failure.view is not None
    assert played.failure.view["decision"] == "1.play.1"


def test_a_class_of_the_user_that_cannot_be_made(module: str) -> None:
    source = BotSpec.parse(f"{module}:Broken").source()
    with pytest.raises(BotFailed, match="could not be made: RuntimeError: no book found"):
        source.begin(START)
    with pytest.raises(BotFailed, match="could not be made: SystemExit: 3"):
        BotSpec.parse(f"{module}:Never").source().begin(START)


def test_an_installed_bot_is_found_by_its_entry_point(module: str, tmp_path: Path) -> None:
    package = tmp_path / "club_bots-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: club-bots\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(f"[alula.bots]\nclub-first = {module}:First\n")
    bot = BotSpec.parse("club-first").source().begin(START)
    assert type(bot).__name__ == "First"
    with pytest.raises(UnknownBot, match="did you mean club-first"):
        BotSpec.parse("club-firts")


# -- a bot of ours as a program ------------------------------------------------------------------


class Spy:
    """Remembers what it was asked, and prints where it should not."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []

    def decide(self, _view: View, options: Sequence[PlayerEvent], budget: Budget) -> PlayerEvent:
        print("thinking …")
        self.budgets.append(budget)
        return options[-1]


def test_a_bot_of_ours_answers_over_the_protocol(capsys: pytest.CaptureFixture[str]) -> None:
    state = new_game("AB")
    dealer = Dealer.from_number(1)
    while state.due is not None:
        state = state.apply(dealer.event(state))
    seen, options = view(state, 0), state.options(0)
    lines = [
        line_of(start_message(START)),
        line_of(decide_message(seen, options, Budget(seconds=0.2))),
        b"\n",
        line_of(decide_message(seen, options, Budget(rollouts=50))),
        b'{"type": "end", "result": {"fame": [1, 2], "ranking": [1, 0]}}\n',
    ]
    spy, sink = Spy(), io.BytesIO()
    serve("spy", lambda _start: spy, io.BytesIO(b"".join(lines)), sink)
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert answers == [{"type": "ready", "name": "spy"}, {"choice": 2}, {"choice": 2}]
    assert spy.budgets == [Budget(seconds=0.2), Budget(rollouts=50)]
    assert "thinking" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("hello", "line 1: not JSON: 'hello'"),
        ('{"type": "stop"}', 'line 1: "type" must be start, decide or end'),
        ('{"type": "decide"}', "line 1: decide came before start"),
        ('{"type": "start", "protocol": "alula-bot/9"}', '"protocol" must be "alula-bot/1"'),
        ('{"type": "start", "protocol": "alula-bot/1", "players": ["A"], "seat": 1}', '"seat"'),
    ],
)
def test_a_wrong_line_is_refused_with_its_number(line: str, complaint: str) -> None:
    with pytest.raises(BadMessage) as caught:
        serve("spy", lambda _start: Spy(), io.BytesIO(line.encode()), io.BytesIO())
    assert complaint in str(caught.value)
