"""`alula score --jsonl`: the kernel against that of the rules, and every kind of bad line."""

import json
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support import program

from alula.cards import REGIONS, SANCTUARIES
from alula.cli.score_lines import answers
from alula.rules import score


def answer(line: bytes) -> tuple[str, bool]:
    (text,), bad = answers([line])
    return text, not bad


NUMBERS = st.sampled_from([card.number for card in REGIONS])
IDS = st.sampled_from([card.id for card in SANCTUARIES])


@settings(max_examples=1500, derandomize=True, deadline=None)
@given(
    st.lists(NUMBERS, min_size=1, max_size=8, unique=True), st.lists(IDS, max_size=7, unique=True)
)
def test_the_same_fame_as_the_rules(regions: list[int], sanctuaries: list[str]) -> None:
    sheet = score(regions, sanctuaries)
    text, good = answer(json.dumps({"regions": regions, "sanctuaries": sanctuaries}).encode())
    assert good
    assert json.loads(text) == {
        "regions": [line.fame for line in sheet.regions],
        "sanctuaries": [line.fame for line in sheet.sanctuaries],
        "total": sheet.total,
    }


def test_the_form_of_an_answer() -> None:
    line = b'{"regions": [44, 49, 14, 28], "sanctuaries": ["desert-3", "plain-19"]}'
    assert answer(line) == ('{"regions":[6,12,2,0],"sanctuaries":[0,2],"total":22}', True)


BAD = {
    "": "not JSON",
    "{": "not JSON",
    "NaN": 'a tableau is an object with "regions" and "sanctuaries"',
    "[1]": "a tableau is an object",
    "{}": '"regions" is missing',
    '{"regions":[1]}': '"sanctuaries" is missing',
    '{"regions":1,"sanctuaries":[]}': '"regions" must be a list',
    '{"regions":[1],"sanctuaries":null}': '"sanctuaries" must be a list',
    '{"regions":[],"sanctuaries":[]}': "0 regions: a row has 1 to 8",
    '{"regions":[1,2,3,4,5,6,7,8,9],"sanctuaries":[]}': "9 regions: a row has 1 to 8",
    '{"regions":[69],"sanctuaries":[]}': "no region 69: regions are numbered 1 to 68",
    '{"regions":[0],"sanctuaries":[]}': "no region 0",
    '{"regions":[1.0],"sanctuaries":[]}': "no region 1.0",
    '{"regions":[true],"sanctuaries":[]}': "no region true",
    '{"regions":["1"],"sanctuaries":[]}': 'no region "1"',
    '{"regions":[[1]],"sanctuaries":[]}': "no region a list",
    '{"regions":[5,5],"sanctuaries":[]}': "5 stands twice: every card exists once",
    '{"regions":[5],"sanctuaries":["city-9"]}': 'no sanctuary "city-9"',
    '{"regions":[5],"sanctuaries":[3]}': "no sanctuary 3",
    '{"regions":[5],"sanctuaries":["city-1","city-1"]}': "city-1 stands twice",
    '{"regions":[5],"sanctuaries":["city-1","city-2","city-3","city-4","city-5","plain-1",'
    '"plain-2","plain-3"]}': "8 sanctuaries: a player finds 0 to 7",
    "[" * 50_000: "not a tableau: nested too deeply",
    '{"regions":[' + "9" * 5000 + '],"sanctuaries":[]}': "not a tableau: a number with too many",
    " " * 70_000: "a line of more than",
}


@pytest.mark.parametrize(("line", "said"), BAD.items(), ids=[said[:30] for said in BAD.values()])
def test_a_bad_line_says_what_is_wrong(line: str, said: str) -> None:
    text, good = answer(line.encode())
    assert not good
    assert json.loads(text)["error"].startswith(said)


def test_bytes_that_are_not_utf_8() -> None:
    assert answer(b'{"regions":[\xff]}') == ('{"error":"not UTF-8 at byte 13"}', False)


def test_bad_lines_in_their_place_and_the_rest_still_scored(tmp_path: Path) -> None:
    lines = ['{"regions":[3],"sanctuaries":[]}', "what?", "", '{"regions":[9],"sanctuaries":[]}']
    done = program.process("score", "--jsonl", folder=tmp_path, stdin="\r\n".join(lines))
    assert done.returncode == 1
    assert done.stderr == ""
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert told[0] == {"regions": [4], "sanctuaries": [], "total": 4}
    assert list(told[1]) == ["error"]
    assert list(told[2]) == ["error"]
    assert told[3] == {"regions": [5], "sanctuaries": [], "total": 5}
    assert len(told) == 4


def test_good_lines_end_well_and_nothing_gives_nothing(tmp_path: Path) -> None:
    good = '{"regions":[3],"sanctuaries":[]}\n' * 3000
    done = program.process("score", "--jsonl", folder=tmp_path, stdin=good)
    assert (done.returncode, done.stdout.count("\n")) == (0, 3000)
    done = program.process("score", "--jsonl", folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_line_without_end_is_refused_in_bounded_memory(tmp_path: Path) -> None:
    limited = subprocess.Popen(
        ["bash", "-c", 'ulimit -v 1200000; exec "$@"', "-", *program.PROGRAM, "score", "--jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=program.settings(tmp_path),
    )
    assert limited.stdin is not None
    for _ in range(1400):
        limited.stdin.write(b"x" * 2**20)
    out, _ = limited.communicate(b'\n{"regions":[3],"sanctuaries":[]}\n', timeout=60)
    first, second = out.decode().splitlines()
    assert "more than" in json.loads(first)["error"]
    assert json.loads(second)["total"] == 4
    assert limited.returncode == 1
