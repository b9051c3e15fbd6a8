"""A table as a fold of its log: who may do what, and what follows."""

from random import Random
from typing import Any

import pytest

from alula.bots.names import NAMES, free_names
from alula.rules import Decision
from alula.server.errors import Refusal
from alula.server.tables import Clock, Options, Table, commands, fold
from alula.server.tables.commands import Command, run
from alula.server.tables.due import Waits, bots_to_ask, expired, moves_to_make, next_wake
from alula.server.tables.moves import bot_move, move, only_move, replace_bot
from alula.server.tables.show import entry_json, may_see, snapshot, viewer

ADA, BEN, EVE = "a" * 64, "b" * 64, "e" * 64
SECRET = bytes(range(32))
NOW = 1_000_000


def table_of(*steps: Command, options: Options = Options(2), at: int = NOW) -> Table:  # noqa: B008
    opening = commands.create(options, ADA, "joincode", SECRET)
    return run(Table("table0000001"), commands.both(opening, *steps), at).after


def do(table: Table, command: Command, at: int = NOW) -> Table:
    return run(table, command, at).after


def refusal(table: Table, command: Command) -> str:
    with pytest.raises(Refusal) as caught:
        run(table, command, NOW)
    return caught.value.code


def seated(**options: object) -> Table:
    return table_of(
        commands.sit(ADA, "Ada", 0, "00" * 16),
        commands.sit(BEN, "Ben", 1, "11" * 16),
        options=Options(2, **options),  # type: ignore[arg-type]
    )


def started(**options: object) -> Table:
    return do(seated(**options), commands.start(ADA))


def with_bot() -> Table:
    return table_of(
        commands.sit(ADA, "Ada", 0, "00" * 16),
        commands.put_bot(ADA, 1, "random"),
        commands.start(ADA),
    )


# -- lobby -------------------------------------------------------------------------------------


def test_seats_belong_to_guests() -> None:
    table = seated()
    assert (table.seat_of(ADA), table.seat_of(BEN), table.seat_of(EVE)) == (0, 1, None)
    assert refusal(table, commands.sit(EVE, "Eve", None)) == "table_full"
    assert refusal(table, commands.sit(ADA, "Ada", 1)) == "already_seated"
    assert do(table, commands.sit(ADA, "Ada", None)).head == table.head


def test_a_taken_seat_says_who_has_it_and_what_is_free() -> None:
    table = table_of(commands.sit(ADA, "Ada", 0), options=Options(3))
    with pytest.raises(Refusal, match=r"Seat 0 is taken by Ada. Free seats: 1, 2."):
        run(table, commands.sit(BEN, "Ben", 0), NOW)


def test_names_are_told_apart() -> None:
    table = table_of(commands.sit(ADA, "Ada", 0), commands.sit(BEN, "ada", 1))
    assert [seat.name for seat in table.seats] == ["Ada", "ada 2"]


def test_only_the_host_starts_fills_removes_and_closes() -> None:
    table = seated()
    for command in (
        commands.start(BEN),
        commands.put_bot(BEN, 1, "random"),
        commands.remove(BEN, 0, "random"),
        commands.close(BEN),
    ):
        assert refusal(table, command) == "not_host"


def test_free_seats_are_filled_or_the_start_is_refused() -> None:
    table = table_of(commands.sit(ADA, "Ada", 0, "00" * 16), options=Options(4))
    assert refusal(table, commands.start(ADA)) == "seats_free"
    full = do(table, commands.start(ADA, "random"))
    assert [seat.bot for seat in full.seats] == [None, "random", "random", "random"]
    assert full.status == "running"


def test_bots_have_travellers_names_that_nobody_else_at_the_table_has() -> None:
    first = next(free_names([], sum(b"joincode")))
    table = table_of(
        commands.sit(ADA, first.lower(), 0, "00" * 16),
        commands.put_bot(ADA, 1, "pilgrim"),
        commands.start(ADA, "scout"),
        options=Options(6),
    )
    names = [seat.name or "" for seat in table.seats]
    assert len({name.casefold() for name in names}) == 6
    assert set(names[1:]) < set(NAMES)
    other = do(
        table_of(commands.put_bot(ADA, 1, "pilgrim"), options=Options(3)),
        commands.put_bot(ADA, 1, "guide"),
    )
    assert other.seats[1].bot == "guide"
    assert other.seats[1].name == first, "another level is the same traveller"


def test_after_the_start_seats_do_not_change() -> None:
    table = started()
    assert refusal(table, commands.sit(EVE, "Eve", None)) == "not_in_lobby"
    assert refusal(table, commands.start(ADA)) == "not_in_lobby"
    assert refusal(do(table, commands.close(ADA)), commands.sit(EVE, "Eve", 0)) == "table_closed"


# -- fair dealing ------------------------------------------------------------------------------


def test_the_deal_waits_for_everybodys_bytes() -> None:
    sitting = table_of(commands.sit(ADA, "Ada", 0), commands.sit(BEN, "Ben", 1))
    waiting = do(sitting, commands.start(ADA))
    assert waiting.status == "dealing"
    assert next_wake(waiting, Waits(deal=5000)) == NOW + 5000
    half = do(waiting, commands.add_random(0, "ab" * 16))
    assert half.status == "dealing"
    assert do(half, commands.add_random(0, "cd" * 16)).head == half.head  # the first ones count
    assert do(half, commands.add_random(1, "cd" * 16)).status == "running"
    dealt = do(half, commands.fill_random(lambda: "ef" * 16))
    assert dealt.status == "running"
    assert dealt.seats[1].random == bytes.fromhex("ef" * 16)


def test_other_bytes_are_another_deal_and_the_commitment_is_the_same() -> None:
    deals = set()
    for own in ("00" * 16, "01" * 16):
        table = table_of(
            commands.sit(ADA, "Ada", 0, own), commands.sit(BEN, "Ben", 1, own), commands.start(ADA)
        )
        assert table.game is not None
        deals.add(table.game.hands)
        assert table.commitment == table_of().commitment
    assert len(deals) == 2


# -- moves -------------------------------------------------------------------------------------


def play(table: Table, seat: int, name: str = "m1") -> Command:
    assert table.game is not None
    option = table.game.options(seat)[0]
    decision = table.game.decision(seat)
    assert decision is not None
    return move(seat, name, decision.id, option.to_json())


def test_a_move_is_stored_once() -> None:
    table = started()
    command = play(table, 0)
    first = run(table, command, NOW)
    again = run(first.after, command, NOW)
    assert again.after is first.after
    assert again.answer == first.answer == table.head + 1


def test_what_is_refused_and_why() -> None:
    table = started()
    assert table.game is not None
    card = min(table.game.hands[0])
    other = min(table.game.hands[1])
    event = {"event": "play", "player": 0, "region": card}
    assert refusal(table, move(None, "m", "1.play.0", event)) == "not_seated"
    assert refusal(table, move(1, "m", "1.play.0", event)) == "not_yours"
    assert refusal(table, move(0, "m", "1.play.1", event)) == "not_yours"
    assert refusal(table, move(0, "m", "2.play.0", event)) == "not_open"
    assert refusal(table, move(0, "m", "1.take.0", event)) == "not_open"
    assert refusal(table, move(0, "m", "1.play.0", {**event, "region": other})) == "illegal"
    assert refusal(table, move(0, "m", "1.play.0", {**event, "region": True})) == "malformed"
    assert refusal(table, move(0, "m", "1.play.0", {"event": "deal", "hands": []})) == "illegal"
    take = {"event": "take", "player": 0, "region": card}
    assert refusal(table, move(0, "m", "1.play.0", take)) == "illegal"
    withdraw = {"event": "withdraw", "player": 0}
    assert refusal(table, move(0, "m", "1.play.0", withdraw)) == "illegal"
    chosen = do(table, move(0, "m", "1.play.0", event))
    assert refusal(chosen, move(0, "n", "1.play.0", event)) == "already_answered"
    assert refusal(chosen, move(0, "m", "1.play.0", withdraw)) == "id_reused"
    assert refusal(seated(), move(0, "m", "1.play.0", event)) == "not_running"


def test_a_face_down_card_can_be_changed_until_the_last_has_chosen() -> None:
    table = started()
    assert table.game is not None
    cards = sorted(table.game.hands[0])
    events = [{"event": "play", "player": 0, "region": card} for card in cards]
    withdraw = {"event": "withdraw", "player": 0}
    table = do(table, move(0, "m1", "1.play.0", events[0]))
    opened_first = table.opened.get("1.play.0")
    table = do(table, move(0, "m2", "1.play.0", withdraw))
    assert opened_first is None
    assert "1.play.0" in table.opened
    table = do(table, move(0, "m3", "1.play.0", events[1]))
    table = do(table, play(table, 1))
    assert table.game is not None
    assert table.game.rows[0] == (cards[1],)
    assert refusal(table, move(0, "m4", "1.play.0", withdraw)) == "too_late"
    played = [event.kind for event in table.events()]
    assert played.count("withdraw") == 1


def test_a_bots_answer_counts_once_and_only_where_it_was_asked() -> None:
    table = with_bot()
    assert bots_to_ask(table) == ["1.play.1"]
    assert table.game is not None
    option = table.game.options(1)[0].to_json()
    opened = table.opened["1.play.1"].seq
    answered = do(table, bot_move("1.play.1", opened, option))
    assert answered.head == table.head + 1
    assert do(answered, bot_move("1.play.1", opened, option)).head == answered.head
    assert do(table, bot_move("1.play.1", opened + 1, option)).head == table.head
    own = table.game.options(0)[0].to_json()
    assert do(table, bot_move("1.play.0", opened, own)).head == table.head  # a person's


def test_a_failed_bot_is_replaced_for_all_to_see() -> None:
    table = do(with_bot(), lambda _t: commands.Plan())
    assert table.game is not None
    option = table.game.options(1)[0].to_json()
    opened = table.opened["1.play.1"].seq
    hosted = table.with_seat(1, bot="my-program")
    after = do(hosted, replace_bot("1.play.1", opened, option, "my-program", "random"))
    assert after.seats[1].bot == "random"
    assert [entry.body.get("what") for entry in after.entries[-2:]] == ["replaced", None]


# -- absence, clocks ---------------------------------------------------------------------------


def test_a_seat_is_handed_over_when_all_who_are_here_agree_and_given_back() -> None:
    table = table_of(
        commands.sit(ADA, "Ada", 0, "00" * 16),
        commands.sit(BEN, "Ben", 1, "11" * 16),
        commands.sit(EVE, "Eve", 2, "22" * 16),
        commands.start(ADA),
        options=Options(3),
    )
    here = {0, 1}
    assert refusal(table, commands.vote(ADA, 2, [], here, "random")) == "not_absent"
    once = do(table, commands.vote(ADA, 2, [2], here, "random"))
    assert once.seats[2].votes == (0,)
    assert once.seats[2].driver is None
    assert do(once, commands.vote(ADA, 2, [2], here, "random")).head == once.head
    handed = do(once, commands.vote(BEN, 2, [2], here, "random"))
    assert handed.seats[2].driver == "random"
    assert "1.play.2" in bots_to_ask(handed)
    back = do(handed, commands.come_back(EVE))
    assert back.seats[2].driver is None
    assert back.seats[2].votes == ()
    assert do(back, commands.come_back(EVE)).head == back.head


def test_who_leaves_can_be_replaced_at_once() -> None:
    gone = do(started(), commands.leave(BEN))
    assert gone.seats[1].left
    handed = do(gone, commands.vote(ADA, 1, [], {0}, "random"))
    assert handed.seats[1].driver == "random"
    assert do(handed, commands.come_back(BEN)).seats[1].left is False


def test_the_host_removes_a_person_for_good() -> None:
    table = do(started(), commands.remove(ADA, 1, "random"))
    assert table.seats[1].kind == "bot"
    assert table.seat_of(BEN) is None
    assert table.seats[1].random is not None  # the deal stays what it was
    lobby = do(seated(), commands.remove(ADA, 1, "random"))
    assert lobby.free == [1]


def test_a_clock_runs_for_people_only() -> None:
    table = started(clock=Clock("decision", 30))
    assert next_wake(table, Waits()) == NOW + 30_000
    assert expired(table, NOW + 29_999) == []
    assert expired(table, NOW + 30_000) == ["1.play.0", "1.play.1"]
    assert with_bot().deadline("1.play.1") is None
    days = started(clock=Clock("days", 2))
    assert days.deadline("1.play.0") == NOW + 2 * 86_400_000


def test_a_choice_that_is_taken_back_does_not_fill_the_clock() -> None:
    table = started(clock=Clock("decision", 30))
    withdraw = {"event": "withdraw", "player": 0}
    table = do(table, play(table, 0), NOW + 20_000)
    assert table.deadline("1.play.0") is None, "the clock stands still"
    back = do(table, move(0, "w1", "1.play.0", withdraw), NOW + 25_000)
    assert back.deadline("1.play.0") == NOW + 35_000, "10 s were left, 5 s later"
    again = do(back, play(back, 0, "m2"), NOW + 33_000)
    again = do(again, move(0, "w2", "1.play.0", withdraw), NOW + 34_000)
    assert again.deadline("1.play.0") == NOW + 36_000
    assert fold(table.id, again.entries) == again, "a second server agrees"
    assert again.deadline("1.play.1") == NOW + 30_000


def test_a_seat_taken_back_from_a_bot_has_what_was_left_and_ten_seconds_at_least() -> None:
    for gone_at, left in ((5_000, 25_000), (28_000, 10_000)):
        table = do(started(clock=Clock("decision", 30)), commands.leave(BEN))
        vote = commands.vote(ADA, 1, [], {0}, "random")
        table = do(table, vote, NOW + gone_at)
        back = do(table, commands.come_back(BEN), NOW + 60_000)
        assert back.deadline("1.play.1") == NOW + 60_000 + left
        assert fold(table.id, back.entries) == back


def test_who_moved_for_a_person_is_told() -> None:
    table = started(clock=Clock("decision", 30))
    assert table.game is not None
    option = table.game.options(0)[0].to_json()
    after = do(table, bot_move("1.play.0", table.opened["1.play.0"].seq, option, expired=True))
    assert entry_json(after, after.entries[-1], 0)["by"] == "clock"
    left = do(started(), commands.leave(BEN))
    left = do(left, commands.vote(ADA, 1, [], {0}, "random"))
    assert left.game is not None
    theirs = left.game.options(1)[0].to_json()
    left = do(left, bot_move("1.play.1", left.opened["1.play.1"].seq, theirs))
    assert entry_json(left, left.entries[-1], 0)["by"] == "stand_in"
    mine = do(started(), play(started(), 0))
    assert entry_json(mine, mine.entries[-1], 0)["by"] is None


def test_the_only_option_is_made_by_the_server_unless_the_person_was_quicker() -> None:
    table = at_only_sanctuary(auto=True)
    (decision,) = moves_to_make(table)
    assert decision.split(".")[1] == "choose"
    assert next_wake(table, Waits(bot=5000)) == NOW + 5000
    assert table.game is not None
    seat = Decision.parse(decision).seat
    option = table.game.options(seat)[0].to_json()
    command = only_move(decision, table.opened[decision].seq, option)
    after = do(table, command)
    assert next(e for e in reversed(after.entries) if e.decision == decision).by == "only"
    assert do(after, command).head == after.head
    assert moves_to_make(at_only_sanctuary(auto=False)) == []
    assert moves_to_make(started(auto=True)) == [], "face-down choices are people's own"


def at_only_sanctuary(*, auto: bool) -> Table:
    """A game up to the first sanctuary that is the only one found: everybody climbs slowly."""
    table, number = started(auto=auto), 0
    while table.game is not None and table.game.open:
        open_now = table.game.open[0]
        moves = table.game.options(open_now.seat)
        options: list[dict[str, Any]] = [option.to_json() for option in moves]
        if open_now.kind == "choose" and len(options) == 1:
            return table
        number += 1
        last = max(table.game.rows[open_now.seat], default=0)
        low = min(options, key=lambda o: (o.get("region", 0) <= last, o.get("region", 0)))
        table = do(table, move(open_now.seat, f"m{number}", open_now.id, low))
    raise AssertionError("no such moment")


# -- chat, rematch -----------------------------------------------------------------------------


def test_the_last_hundred_lines_of_the_chat_are_kept_with_the_table() -> None:
    table = started(chat=True)
    assert refusal(started(), commands.say(ADA, "hi")) == "chat_off"
    assert refusal(table, commands.say(EVE, "hi")) == "not_seated"
    for number in range(120):
        table = do(table, commands.say(ADA, f"line {number}"))
    told = snapshot(table, viewer(table, BEN), "", 0)
    assert [line["text"] for line in told["chat"]] == [f"line {n}" for n in range(20, 120)]
    assert "line" not in str(told["entries"])
    private = do(started(chat=True, spectators=False), commands.say(ADA, "psst"))
    assert snapshot(private, viewer(private, BEN), "", 0)["chat"][0]["text"] == "psst"
    assert snapshot(private, viewer(private, EVE), "", 0)["chat"] == []


def test_an_outage_moves_deadlines() -> None:
    table = started(clock=Clock("decision", 30))
    assert do(table, commands.shift(60_000)).deadline("1.play.0") == NOW + 90_000
    assert do(started(), commands.shift(60_000)).head == started().head


def test_an_expired_decision_is_answered_and_said_to_be() -> None:
    table = started(clock=Clock("decision", 30))
    assert table.game is not None
    option = table.game.options(0)[0].to_json()
    opened = table.opened["1.play.0"].seq
    after = do(table, bot_move("1.play.0", opened, option, expired=True))
    assert after.entries[-2].body == {"what": "expired", "seat": 0, "decision": "1.play.0"}


# -- the whole ---------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 6])
def test_any_game_folds_from_its_log(variant: str, seats: int) -> None:
    people = [commands.sit(f"{n}" * 64, f"P{n}", n, f"{n:032x}") for n in range(seats)]
    options = Options(seats, variant)  # type: ignore[arg-type]
    table = table_of(*people, commands.start(ADA), options=options)
    rng, number = Random(seats), 0
    while table.status == "running":
        number += 1
        assert table.game is not None
        decision = rng.choice(table.game.open)
        option = rng.choice(table.game.options(decision.seat)).to_json()
        table = do(table, move(decision.seat, f"m{number}", decision.id, option))
    assert table.status == "finished"
    assert fold(table.id, table.entries) == table
    told = snapshot(table, viewer(table, None), "", 0)
    assert told["game"] is not None
    assert told["game"]["view"]["result"] == table.record().result
    assert [entry["seq"] for entry in told["entries"]] == list(range(1, table.head + 1))


def test_who_may_look() -> None:
    private = started(spectators=False)
    assert not may_see(private, viewer(private, EVE))
    assert may_see(private, viewer(private, BEN))
    assert may_see(private, viewer(private, EVE, "joincode"))
    assert may_see(started(), viewer(started(), None))
