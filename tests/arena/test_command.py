"""`alula arena` and `alula bot` as a user has them."""

import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from support.program import PROGRAM, alula, process, refused, settings

from alula.arena import MatchSettings
from alula.cli.arena_progress import tell_of_compiling
from alula.kernel import compiled

ROOT = Path(__file__).parents[2]
TWO = ("--bot", "random@1r", "--bot", "random@2r")
ODD = f"cmd:{sys.executable} -IS {ROOT / 'tests' / 'support' / 'odd_bot.py'}"


def test_the_json_of_a_match(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    done = alula("arena", *TWO, "--games", "20", "--json", str(file), folder=tmp_path)
    assert done.returncode == 0, done.stderr
    told = json.loads(file.read_text())
    assert (told["players"], told["games"], told["finished"]) == (2, 20, True)
    assert [bot["name"] for bot in told["bots"]] == ["random@1r", "random@2r"]
    for bot in told["bots"]:
        low, high = bot["win_share_95"]
        assert 0 <= low < bot["win_share"] < high <= 1
        assert bot["games"] == 20
        assert bot["faults"] == 0
        assert 0 < bot["decision_ms"]["median"] <= bot["decision_ms"]["p99"]
        assert 10 < bot["mean_fame"] < 60
    pair = told["head_to_head"]["random@1r"]["random@2r"]
    assert pair["games"] == 20
    assert pair["share"] == told["bots"][0]["win_share"]
    assert list(tmp_path.iterdir()) == [file]  # nothing is left beside it
    assert "random@1r" in done.stdout
    assert "a fair share is 50.0%" in done.stdout


def test_several_player_counts_and_the_report(tmp_path: Path) -> None:
    done = alula(
        "arena", *TWO, "--bot", f"{ODD} die", "--players", "2,3", "--games", "24",
        "--variant", "advanced", "--report", "out", "--json", "out.json", folder=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "its last error line: 'division by zero in my head'" in done.stderr
    assert 'it saw {"variant":"advanced"' in done.stderr
    told = json.loads((tmp_path / "out.json").read_text())
    assert told["players"] == [2, 3]
    assert set(told["by_players"]) == {"2", "3"}
    assert told["failures"][0]["view"]["seat"] == told["failures"][0]["seat"]
    games = (tmp_path / "out" / "games.jsonl").read_text().splitlines()
    assert len(games) == 48
    page = (tmp_path / "out" / "index.html").read_text()
    for heading in ("Win share with 2 players", "Fame with 2 players", "Ratings", "Failures"):
        assert heading in page
    assert "Mean fame by player count" in page
    assert page.count("<details><summary><b>Game ") == sum(
        "result" in json.loads(game) for game in games
    )
    assert "<h4>Round 8 of 8</h4>" in page
    check_page(page)


def check_page(page: str) -> None:
    """Every element is closed in its order, and nothing is loaded from anywhere."""
    stack: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            given = dict(attrs)
            assert "src" not in given
            assert tag != "script"
            if tag == "a":
                assert given["href"] == "games.jsonl"
            if tag not in {"meta", "br"}:
                stack.append(tag)

        def handle_endtag(self, tag: str) -> None:
            assert stack.pop() == tag

        def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            pass

    Reader().feed(page)
    assert stack == []
    assert not re.search(r"@import|url\((?!#)", page)
    drawn = page[page.index("<main>") :]
    assert not re.search(r"style=\"[^\"]*#[0-9a-f]{3}", drawn), "wrong in the dark"


def test_names_of_bots_cannot_write_into_the_page(tmp_path: Path) -> None:
    bad = "cmd:./<script>alert(1)</script> $x_1$ & 'q'"
    done = alula(
        "arena", *TWO[:2], "--bot", bad, "--games", "4", "--report", "out", folder=tmp_path
    )
    assert done.returncode == 1, "every game ended with a failure"
    assert "Every game ended with a failure: nothing was measured." in done.stdout
    page = (tmp_path / "out" / "index.html").read_text()
    assert "<script" not in page
    check_page(page)


def test_a_name_of_any_length_can_be_read_on_a_phone_and_a_game_be_opened(
    browser: Browser, tmp_path: Path
) -> None:
    plain = f"cmd:{sys.executable} -I {ROOT / 'examples' / 'plain_bot.py'}"
    longest = f"{plain} --{'x' * 200} {'word ' * 40}--end"
    done = alula(
        "arena", "--bot", longest, *TWO, "--players", "2,3", "--games", "12", "--budget", "20",
        "--report", "out", folder=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto((tmp_path / "out" / "index.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.locator(".names code").bounding_box() is not None
    assert page.locator(".names code").text_content() == longest
    for name in page.locator(".plot p, .legend li, tbody th").all():
        box, size = name.bounding_box(), name.evaluate("e => getComputedStyle(e).fontSize")
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert float(size.removesuffix("px")) >= 13
    page.locator("summary").first.click()
    expect(page.get_by_role("heading", name="Round 8 of 8").first).to_be_visible()
    page.close()


def test_one_bot_plays_itself(tmp_path: Path) -> None:
    done = alula("arena", "--bot", "random", "--players", "3", "--games", "6", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert re.search(r"random +6 +33\.3%", done.stdout)


def test_the_sequential_test_says_how_it_was_decided(tmp_path: Path) -> None:
    climber = f"cmd:{sys.executable} -I {ROOT / 'examples' / 'plain_bot.py'}"
    done = alula(
        "arena", "--bot", climber, "--bot", "random", "--games", "600", "--budget", "20",
        "--sprt", "0.30:0.60", "--json", "out.json", folder=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "python3 -I plain_bot.py wins 60.0% rather than 30.0%" in done.stdout.replace(
        Path(sys.executable).name, "python3"
    )
    told = json.loads((tmp_path / "out.json").read_text())
    assert told["sprt"]["verdict"] == "higher"
    assert told["games"] < 600
    assert told["finished"]


def test_ours_over_the_protocol_plays_the_same_games(tmp_path: Path) -> None:
    """The same bot with the same seeds, in the worker and as a program."""
    served = "cmd:" + shlex.join([*PROGRAM, "bot", "random"])
    games = []
    for name, bot in (("inside", "random"), ("outside", served)):
        done = alula(
            "arena", "--bot", bot, "--bot", "random@5r", "--games", "4", "--budget", "20",
            "--report", name, folder=tmp_path,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        lines = (tmp_path / name / "games.jsonl").read_text().splitlines()
        games.append([json.loads(line)["events"] for line in lines])
    assert games[0] == games[1]


def interrupted(*arguments: str, folder: Path, how: signal.Signals) -> int:
    """Run until the journal has some games, then interrupt everybody as a keyboard does."""
    running = subprocess.Popen(
        [*PROGRAM, "arena", *arguments],
        cwd=folder,
        env=settings(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    for _ in range(600):
        journals = list(folder.glob("*/games.jsonl"))
        if journals and journals[0].read_text().count("\n") >= 3:
            break
        time.sleep(0.05)
    if how is signal.SIGINT:
        os.killpg(running.pid, how)
    else:
        running.send_signal(how)
    out, err = running.communicate(timeout=30)
    assert err == ""
    assert "Interrupted after" in out
    assert "--resume goes on" in out
    return running.returncode


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_keeps_everything_and_resume_goes_on(
    tmp_path: Path, how: signal.Signals
) -> None:
    climber = f"cmd:{sys.executable} -I {ROOT / 'examples' / 'plain_bot.py'}"
    match = ("--bot", "random", "--bot", climber, "--budget", "20", "--json", "out.json")
    status = interrupted(*match, "--games", "100000", "--jobs", "2", folder=tmp_path, how=how)
    assert status == 130
    played = json.loads((tmp_path / "out.json").read_text())
    assert 3 <= played["games"] < 100_000
    assert not played["finished"]
    more = played["games"] + 4
    done = alula("arena", *match, "--games", str(more), "--resume", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    told = json.loads((tmp_path / "out.json").read_text())
    assert (told["games"], told["finished"]) == (more, True)
    assert [path.name for path in tmp_path.iterdir()] == ["out.json"]


def test_a_bar_at_a_terminal(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        [*PROGRAM, "arena", *TWO, "--games", "30"],
        cwd=tmp_path,
        env=settings(tmp_path, TERM="xterm-256color", COLUMNS="140"),
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    seen = b""
    while select.select([ours], [], [], 30)[0]:
        try:
            chunk = os.read(ours, 4096)
        except OSError:  # how a terminal says that the other side has gone
            break
        if not chunk:
            break
        seen += chunk
    os.close(ours)
    assert running.wait(10) == 0
    text = seen.decode()
    assert "30/30" in text
    assert "━" in text
    assert "Traceback" not in text


def test_the_first_compilation_is_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(*bots: str) -> bool:
        tell_of_compiling(MatchSettings(bots, (2,), 2))
        return "Compiling the kernel, once for this version" in capsys.readouterr().err

    monkeypatch.setattr(compiled, "CACHE_FOLDER", tmp_path)
    assert not said("random@1r", "cmd:./nobody")
    assert said("random", "greedy")
    assert said("best@5r")
    (tmp_path / "search.explore-1.nbi").touch()
    assert not said("best@5r")


def test_a_full_disk_is_told_of_and_its_games_go_on(tmp_path: Path) -> None:
    """A limit on the size of files stands in for the disk."""
    match = ("arena", *TWO, "--games", "60", "--report", "out")
    command = f"ulimit -f 40; exec {shlex.join([*PROGRAM, *match])}"
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=tmp_path,
        env=settings(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert re.search("out/games.jsonl: File too large; the games before are kept", refused(done))
    again = alula(*match, "--resume", folder=tmp_path)
    assert again.returncode == 0, again.stderr
    assert len((tmp_path / "out" / "games.jsonl").read_text().splitlines()) == 60


def test_a_pipe_or_a_device_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("/dev/stdout")
    done = process("arena", *TWO, "--games", "2", "--json", "link", folder=tmp_path)
    assert '"win_share"' in done.stdout
    assert [path.is_symlink() for path in tmp_path.iterdir()] == [True]
    wrong = alula("arena", *TWO, "--json", "link", "--resume", folder=tmp_path)
    assert "--resume needs" in refused(wrong)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bot", "greedyy"], "no bot 'greedyy': did you mean greedy"),
        (["--bot", "random", "--players", "7"], "7 players: the game is for 2 to 6"),
        (["--bot", "random", "--players", "1"], "1 players: the game is for 2 to 6"),
        (["--bot", "random", "--players", "many"], "no number of players: 'many'"),
        (["--bot", "random", "--games", "0"], "0 games: say a number from 1"),
        (["--bot", "random", "--games", "x"], "Invalid value for '--games'"),
        (["--bot", "random", "--budget", "-1"], "no budget: '-1'"),
        (["--bot", "random", "--variant", "expert"], "there are basic and advanced"),
        (["--bot", "random", "--jobs", "0"], "0 jobs: say a number from 1"),
        (["--bot", "random", "--sprt", "0.6:0.5"], "the lower first, as in 0.50:0.55"),
        (["--bot", "random", "--resume"], "--resume needs --report DIR or --json FILE"),
        (["--bot", "random", "--json", "no/such/file"], "there is no folder"),
        (["--bot", "random", "--json", "."], "is a folder: name a file"),
        (["--bot", "random", "--bot", "random", "--players", "3"], "random stands 2 times"),
        (["--bot", "cmd:"], "cmd: needs a command"),
        (["--bot", "no_such:Bot"], "No module named 'no_such'"),
        ([], "Missing option '--bot'"),
    ],
)
def test_bad_input_gets_one_line(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    assert complaint in refused(alula("arena", *arguments, folder=tmp_path))


def test_a_bot_over_the_protocol_refuses_what_is_wrong(tmp_path: Path) -> None:
    assert "no bot 'nobody'" in refused(alula("bot", "nobody", folder=tmp_path))
    done = alula("bot", "random", folder=tmp_path, stdin="hello\n")
    assert refused(done) == "line 1: not JSON: 'hello'"


def test_the_python_of_the_page_runs(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "arena.md").read_text()
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0].replace('"greedy"', '"random@9r"')
    (tmp_path / "script.py").write_text(code)
    done = subprocess.run(
        [sys.executable, "script.py"], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert done.stderr == ""
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["random@9r", "random"]


def test_the_options_of_the_page_are_those_of_the_command(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "arena.md").read_text()
    told = set(re.findall(r"^\| `(--[a-z]+)", page, re.MULTILINE))
    offered = set(re.findall(r"--[a-z]+", alula("arena", "--help", folder=tmp_path).stdout))
    assert told | {"--help", "--x", "--fast"} >= offered
    assert told <= offered
