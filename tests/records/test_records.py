"""Records: round trip, replay, and the refusal of everything that is not a legal game."""

import copy
import gzip
import json
import os
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from hypothesis import given, settings
from support.games import Policy, climbing, events, kinds_of_game, states

from alula.cards import SANCTUARIES
from alula.chance import Dealer, Fair, commitment, deal_seed
from alula.records import (
    CheckError,
    FileError,
    Record,
    RecordError,
    check,
    dumps,
    loads,
    read_file,
    read_records,
    replay,
    verify,
)
from alula.records.record import MOST_BYTES
from alula.rules import Event, Play, Variant, Withdraw, new_game

Kind = tuple[int, Variant, int, Policy]
Doc = dict[str, Any]


def record(*kind: object) -> Record:
    players, variant, seed, policy = kind
    played = events(players, variant, seed, policy)  # type: ignore[arg-type]
    end = states(players, variant, seed, policy)[-1]  # type: ignore[arg-type]
    return Record.of(end, played, {"seed": seed})


@settings(max_examples=30)
@given(kinds_of_game)
def test_round_trip_and_replay_equals_state(kind: Kind) -> None:
    original = record(*kind)
    read = loads(dumps(original))
    assert read == original
    assert check(read) == states(*kind)[-1]
    assert [state for _, state in replay(read)] == states(*kind)


def test_a_game_in_progress_is_a_good_record() -> None:
    whole = record(3, "advanced", 2, climbing)
    for stop in range(len(whole.events)):
        check(Record(whole.players, whole.variant, whole.events[:stop]))


def test_withdrawn_choices_are_dropped_with_their_withdrawal() -> None:
    live: list[Event] = []
    for event in events(2, "basic", 3):
        if isinstance(event, Play) and event.seat == 0:
            live += [event, Withdraw(0)]
        live.append(event)
    end = states(2, "basic", 3)[-1]
    # The other seat may play between a choice and its withdrawal.
    assert Record.of(end, live).events == Record.of(end, events(2, "basic", 3)).events


def test_unknown_keys_are_kept_and_order_of_sets_is_free() -> None:
    doc = record(2, "basic", 1, climbing).to_json()
    doc["played_on"] = "2026-11-16"
    assert isinstance(doc["events"], list)
    doc["events"][0]["note"] = {"by": "Ada"}
    doc["events"][1]["regions"].reverse()
    read = loads(json.dumps(doc))
    check(read)
    assert read.extra["played_on"] == "2026-11-16"
    assert json.loads(dumps(read)) == doc


# -- a named list of corruptions -----------------------------------------------------------------


def _of_kind(doc: Doc, rng: Random, *kinds: str) -> int:
    places = [i for i, e in enumerate(doc["events"]) if e["event"] in kinds]
    return rng.choice(places)


def wrong_player(doc: Doc, rng: Random) -> None:
    event = doc["events"][_of_kind(doc, rng, "take", "choose", "find")]
    event["player"] = (event["player"] + 1) % len(doc["players"])


def player_out_of_range(doc: Doc, rng: Random) -> None:
    event = doc["events"][_of_kind(doc, rng, "play", "take", "choose", "find")]
    event["player"] = rng.choice([-1, len(doc["players"]), 99, True, 1.0, None, "0"])


def wrong_order(doc: Doc, rng: Random) -> None:
    place = _of_kind(doc, rng, "take")
    doc["events"].insert(max(0, place - len(doc["players"]) - 1), doc["events"].pop(place))


def wrong_count(doc: Doc, rng: Random) -> None:
    event = doc["events"][_of_kind(doc, rng, "market", "find", "deal")]
    key = next(k for k in ("regions", "sanctuaries", "hands") if k in event)
    cards = event[key] if key != "hands" else rng.choice(event[key])
    cards.pop(rng.randrange(len(cards)))


def unknown_card(doc: Doc, rng: Random) -> None:
    event = doc["events"][_of_kind(doc, rng, "play", "take")]
    event["region"] = rng.choice([0, 69, -3, "7", 7.0, None, True, 10**30])


def unknown_sanctuary(doc: Doc, rng: Random) -> None:
    event = doc["events"][_of_kind(doc, rng, "choose")]
    event["sanctuary"] = rng.choice(["city-6", "plain-0", "", 3, None])


def card_not_held(doc: Doc, rng: Random) -> None:
    event = doc["events"][_of_kind(doc, rng, "play")]
    seat = event["player"]
    held = set(doc["events"][0]["hands"][seat])
    held |= {e["region"] for e in doc["events"] if e["event"] == "take" and e["player"] == seat}
    event["region"] = rng.choice([n for n in range(1, 69) if n not in held])


def card_seen_before(doc: Doc, rng: Random) -> None:
    markets = [e for e in doc["events"] if e["event"] == "market"]
    later = rng.randrange(1, len(markets))
    markets[later]["regions"][0] = rng.choice(markets[later - 1]["regions"])


def dealt_twice(doc: Doc, _rng: Random) -> None:
    hands = doc["events"][0]["hands"]
    hands[1][0] = hands[0][0]


def sanctuary_found_twice(doc: Doc, rng: Random) -> None:
    laid = [e["sanctuary"] for e in doc["events"] if e["event"] == "choose"]
    last = [i for i, e in enumerate(doc["events"]) if e["event"] == "find"][-1]
    chosen_before = [e["sanctuary"] for e in doc["events"][:last] if e["event"] == "choose"]
    assert laid
    doc["events"][last]["sanctuaries"][0] = rng.choice(chosen_before)


def find_out_of_the_queue(doc: Doc, rng: Random) -> None:
    """A returned card comes back while never-drawn ones are left."""
    seen: set[str] = set()
    for place, event in enumerate(doc["events"]):
        if event["event"] == "find":
            later = [s for s in seen if s not in event["sanctuaries"]]
            laid = {e.get("sanctuary") for e in doc["events"][:place]}
            returned = sorted(set(later) - laid)
            if returned and len(seen) + len(event["sanctuaries"]) < 45:
                event["sanctuaries"][0] = rng.choice(returned)
                return
            seen.update(event["sanctuaries"])
    raise AssertionError("no place for it")


def empty_find(doc: Doc, rng: Random) -> None:
    doc["events"][_of_kind(doc, rng, "find")]["sanctuaries"] = []


def not_chosen_from_the_found(doc: Doc, rng: Random) -> None:
    place = _of_kind(doc, rng, "choose")
    seat = doc["events"][place]["player"]
    find = next(
        e for e in reversed(doc["events"][:place]) if e["event"] == "find" and e["player"] == seat
    )
    others = [card.id for card in SANCTUARIES if card.id not in find["sanctuaries"]]
    doc["events"][place]["sanctuary"] = rng.choice(others)


def second_play(doc: Doc, rng: Random) -> None:
    place = _of_kind(doc, rng, "play")
    doc["events"].insert(place, copy.deepcopy(doc["events"][place]))


def missing_event(doc: Doc, rng: Random) -> None:
    doc["events"].pop(rng.randrange(len(doc["events"])))


def variant_switched(doc: Doc, _rng: Random) -> None:
    doc["variant"] = "advanced" if doc["variant"] == "basic" else "basic"


def a_player_more(doc: Doc, _rng: Random) -> None:
    doc["players"].append("Zoe")


def live_only_event(doc: Doc, rng: Random) -> None:
    place = _of_kind(doc, rng, "play")
    player = doc["events"][place]["player"]
    extra = rng.choice(
        [{"event": "withdraw", "player": player}, {"event": "reveal", "regions": []}]
    )
    doc["events"].insert(place + 1, extra)


def unknown_event(doc: Doc, rng: Random) -> None:
    doc["events"][rng.randrange(len(doc["events"]))]["event"] = rng.choice(["leap", "", None, 3])


def not_an_event(doc: Doc, rng: Random) -> None:
    doc["events"][rng.randrange(len(doc["events"]))] = rng.choice([None, [], "play", 7])


def event_after_the_end(doc: Doc, rng: Random) -> None:
    doc["events"].append(copy.deepcopy(rng.choice(doc["events"])))


def result_too_early(doc: Doc, rng: Random) -> None:
    del doc["events"][rng.randrange(1, len(doc["events"])) :]


def wrong_fame(doc: Doc, rng: Random) -> None:
    doc["result"]["fame"][rng.randrange(len(doc["players"]))] += rng.choice([-1, 1])


def wrong_ranking(doc: Doc, _rng: Random) -> None:
    ranking = doc["result"]["ranking"]
    ranking[0], ranking[-1] = ranking[-1], ranking[0]


def malformed_result(doc: Doc, rng: Random) -> None:
    doc["result"] = rng.choice([[], 7, {}, {"fame": [1]}, {"fame": [1.0, 2.0], "ranking": [0, 1]}])


def kept_what_was_not_dealt(doc: Doc, rng: Random) -> None:
    event = doc["events"][_of_kind(doc, rng, "keep")]
    dealt = doc["events"][0]["hands"][event["player"]]
    event["regions"][0] = rng.choice([n for n in range(1, 69) if n not in dealt])


def kept_too_many(doc: Doc, rng: Random) -> None:
    event = doc["events"][_of_kind(doc, rng, "keep")]
    dealt = doc["events"][0]["hands"][event["player"]]
    event["regions"] = dealt[: rng.choice([0, 1, 2, 4, 5])]


BASIC: list[Callable[[Doc, Random], None]] = [
    wrong_player,
    player_out_of_range,
    wrong_order,
    wrong_count,
    unknown_card,
    unknown_sanctuary,
    card_not_held,
    card_seen_before,
    dealt_twice,
    sanctuary_found_twice,
    find_out_of_the_queue,
    empty_find,
    not_chosen_from_the_found,
    second_play,
    missing_event,
    variant_switched,
    a_player_more,
    live_only_event,
    unknown_event,
    not_an_event,
    event_after_the_end,
    result_too_early,
    wrong_fame,
    wrong_ranking,
    malformed_result,
]
ADVANCED: list[Callable[[Doc, Random], None]] = [kept_what_was_not_dealt, kept_too_many]


def documents(advanced_only: bool) -> Iterator[str]:
    for seed in range(8):
        for variant in ("advanced",) if advanced_only else ("basic", "advanced"):
            for players in (2, 5):
                yield dumps(record(players, variant, seed, climbing))


@pytest.mark.parametrize("corrupt", BASIC + ADVANCED, ids=lambda corrupt: corrupt.__name__)
def test_corruption_is_refused(corrupt: Callable[[Doc, Random], None]) -> None:
    rng = Random(corrupt.__name__)
    for text in documents(advanced_only=corrupt in ADVANCED):
        doc = json.loads(text)
        if corrupt is a_player_more and len(doc["players"]) == 6:
            continue
        corrupt(doc, rng)
        with pytest.raises(RecordError) as caught:
            check(loads(json.dumps(doc)))
        assert caught.value.where.split()[0] in ("event", "result", "json")
        assert "\n" not in str(caught.value)


def test_any_other_change_is_refused_or_is_itself_a_legal_game() -> None:
    """Change any number to any other: what is still accepted must replay to a legal game."""
    rng = Random(11)
    text = dumps(record(3, "basic", 5, climbing))
    refused = 0
    for _ in range(400):
        doc = json.loads(text)
        event = rng.choice(doc["events"])
        key = rng.choice([key for key in event if key != "event"])
        value = event[key]
        if isinstance(value, int):
            event[key] = rng.randint(-1, 69)
        elif isinstance(value, list) and isinstance(value[0], int):
            value[rng.randrange(len(value))] = rng.randint(0, 69)
        try:
            end = check(loads(json.dumps(doc)))
        except RecordError:
            refused += 1
            continue
        assert end.result is not None
        assert list(end.result.fame) == doc["result"]["fame"]
    assert refused > 200


def test_the_first_wrong_event_is_named() -> None:
    doc = record(2, "basic", 1, climbing).to_json()
    assert isinstance(doc["events"], list)
    doc["events"][4]["player"] = 7
    with pytest.raises(CheckError) as caught:
        check(loads(json.dumps(doc)))
    assert (caught.value.event, caught.value.where) == (5, "event 5")


# -- hostile text --------------------------------------------------------------------------------

HOSTILE = {
    "empty": (b"", "empty"),
    "blank": (b" \n\t\n", "empty"),
    "not json": (b"hello", "line 1, column 1"),
    "half": (b'{"format": "alula-record/1", "players": [', "line 1"),
    "deep list": (b"[" * 200_000, "nested too deeply"),
    "deep object": (b'{"a":' * 200_000, "nested too deeply"),
    "not utf-8": (b'{"format": "\xff"}', "not UTF-8 at byte 13"),
    "huge number": (b'{"format": ' + b"9" * 10_000 + b"}", "too many digits"),
    "nan": (b'{"format": NaN}', "NaN is no JSON number"),
    "duplicate key": (b'{"format": 1, "format": 2}', "'format' stands twice"),
    "infinite": (b'{"format": 1e999}', "1e999 is too large a number"),
    "many keys and one twice": (
        b"{" + b",".join(b'"k%d":0' % n for n in range(200_000)) + b',"k7":1}',
        "'k7' stands twice",
    ),
    "a list": (b"[]", "a record is an object"),
    "other format": (b'{"format": "alula-record/2"}', '"format" must be'),
    "no players": (b'{"format": "alula-record/1"}', '"players" must be a list'),
    "seven": (
        b'{"format": "alula-record/1", "players": ["a","b","c","d","e","f","g"]}',
        "7 players: the game is for 2 to 6",
    ),
    "player types": (b'{"format": "alula-record/1", "players": [1, 2]}', "list of names"),
    "variant": (
        b'{"format": "alula-record/1", "players": ["a","b"], "variant": "x", "events": []}',
        '"variant" must be',
    ),
    "events": (
        b'{"format": "alula-record/1", "players": ["a","b"], "variant": "basic", "events": {}}',
        '"events" must be a list',
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_one_clear_error(name: str) -> None:
    text, says = HOSTILE[name]
    with pytest.raises(RecordError) as caught:
        loads(text)
    assert says in str(caught.value)
    assert caught.value.where == "json"


# -- files ---------------------------------------------------------------------------------------


def test_one_record_a_file_pretty_or_not(tmp_path: Path) -> None:
    original = record(2, "basic", 1, climbing)
    for name, text in [
        ("flat.json", dumps(original)),
        ("pretty.json", json.dumps(original.to_json(), indent=2)),
        ("one.jsonl", dumps(original) + "\n"),
    ]:
        (tmp_path / name).write_text(text)
        assert read_file(tmp_path / name) == original
    with gzip.open(tmp_path / "packed.json.gz", "wt") as file:
        file.write(dumps(original))
    assert read_file(tmp_path / "packed.json.gz") == original


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz", "games.gz", "games.txt"])
def test_json_lines_a_bad_line_does_not_hide_the_rest(tmp_path: Path, name: str) -> None:
    good = dumps(record(2, "basic", 1, climbing))
    text = f"{good}\n\nnonsense\n{good}\n".encode()
    path = tmp_path / name
    path.write_bytes(gzip.compress(text) if name.endswith(".gz") else text)
    lines = list(read_records(path))
    assert [line.line for line in lines] == [1, 3, 4]
    assert [line.error is None for line in lines] == [True, False, True]
    with pytest.raises(FileError, match="more than one"):
        read_file(path)


def test_json_lines_come_through_a_pipe(tmp_path: Path) -> None:
    good = dumps(record(2, "basic", 1, climbing))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = Thread(target=lambda: pipe.write_text(f"{good}\nnonsense\n{good}\n"))
    writer.start()
    lines = list(read_records(pipe))
    writer.join()
    assert [(line.line, line.error is None) for line in lines] == [(1, True), (2, False), (3, True)]


def test_a_huge_line_is_refused_in_bounded_memory(tmp_path: Path) -> None:
    path = tmp_path / "huge.jsonl"
    good = dumps(record(2, "basic", 1, climbing)).encode()
    with path.open("wb") as file:
        for _ in range(6):
            file.write(b" " * MOST_BYTES)
        file.write(b"\n" + good)
    tracemalloc.start()
    lines = list(read_records(path))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert [(line.line, line.error is None) for line in lines] == [(1, False), (2, True)]
    assert peak < 4 * MOST_BYTES


def test_a_huge_single_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    path.write_bytes(b'{\n"a": "' + b"x" * (MOST_BYTES + 10) + b'"}')
    (line,) = read_records(path)
    assert "MiB" in str(line.error)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="No such file"):
        list(read_records(tmp_path / "none.json"))
    with pytest.raises(FileError, match="directory"):
        list(read_records(tmp_path))
    broken = tmp_path / "broken.jsonl.gz"
    broken.write_bytes(gzip.compress(b"x" * 1000)[:-9])
    with pytest.raises(FileError, match=r"broken\.jsonl\.gz"):
        list(read_records(broken))
    (tmp_path / "empty.jsonl").write_bytes(b"")
    (line,) = read_records(tmp_path / "empty.jsonl")
    assert "empty" in str(line.error)


# -- verify --------------------------------------------------------------------------------------


def fair_record(seed: int = 3) -> Record:
    secret, seats = bytes([seed]) * 32, (b"a" * 16, None, b"b" * 16)
    state = new_game(["Ada", "Ben", "Cleo"], "advanced")
    dealer, rng, played = Dealer(deal_seed(secret, seats)), Random(seed), list[Event]()
    while not state.over:
        event: Event
        if state.due is not None:
            event = dealer.event(state)
        else:
            event = rng.choice(state.options(rng.choice(state.open).seat))
        played.append(event)
        state = state.apply(event)
    return Record.of(state, played, {"fair": Fair(commitment(secret), secret, seats).to_json()})


def test_a_fair_game_is_verified() -> None:
    assert verify(fair_record()) > 8


def test_a_game_of_a_chosen_seed_is_verified() -> None:
    assert verify(record(6, "basic", 4, climbing)) > 8


def test_the_first_card_that_did_not_come_as_committed_is_named() -> None:
    doc = json.loads(dumps(record(2, "basic", 4, climbing)))
    gone = {n for e in doc["events"] for n in e.get("regions", [])}
    gone |= {n for hand in doc["events"][0]["hands"] for n in hand}
    markets = [i for i, e in enumerate(doc["events"]) if e["event"] == "market"]
    market = doc["events"][markets[-1]]["regions"]
    taken = {e.get("region") for e in doc["events"]}
    left = next(n for n in market if n not in taken)
    swapped = next(n for n in range(1, 69) if n not in gone)
    market[market.index(left)] = swapped
    market.sort()
    check(loads(json.dumps(doc)))  # a legal game all the same
    with pytest.raises(CheckError) as caught:
        verify(loads(json.dumps(doc)))
    assert caught.value.event == markets[-1] + 1
    assert "was committed to" in str(caught.value)


def test_what_cannot_be_verified() -> None:
    honest = fair_record()
    other = {**honest.to_json(), "fair": {**honest.extra["fair"], "secret": "00" * 32}}  # type: ignore[dict-item]
    with pytest.raises(CheckError, match="not the one that was committed to"):
        verify(Record.from_json(other))
    with pytest.raises(CheckError, match="neither"):
        verify(Record(honest.players, honest.variant, honest.events))
    with pytest.raises(CheckError, match="must be an object"):
        verify(Record(honest.players, honest.variant, honest.events, None, {"fair": 3}))
