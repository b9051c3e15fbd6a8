"""Answers to decisions, by people, bots and the clock: judged by the rules, stored once."""

from collections.abc import Mapping

from alula.rules import (
    Decision,
    MalformedEvent,
    PlayerEvent,
    RulesError,
    State,
    Withdraw,
    event_from_json,
)
from alula.server.errors import NotAllowed, Refusal
from alula.server.tables.commands import Command, Plan
from alula.server.tables.log import Advance, Draft, Entry, Json, table_entry
from alula.server.tables.table import Table


def move(seat: int | None, move_id: str, decision: str, event: Mapping[str, object]) -> Command:
    """A person's answer. The same message again gets the same answer."""

    def command(table: Table) -> Plan:
        if seat is None or seat >= len(table.seats):
            raise NotAllowed("not_seated", "Only the seats of this table can move.")
        name = f"{seat}:{move_id}"
        stored = table.find_move(name)
        if stored is not None:
            return _again(stored, decision, event)
        if table.status != "running" or table.game is None:
            raise Refusal("not_running", "The game is not running.")
        step = _judge(table, table.game, seat, decision, event)
        return Plan([Draft(step.event.to_json(), seat, decision, name, step)])

    return command


def bot_move(decision: str, opened: int, event: Json, *, expired: bool = False) -> Command:
    """A bot's answer to a decision opened at entry `opened`: the second one changes nothing."""

    def command(table: Table) -> Plan:
        open_now = table.opened.get(decision)
        if table.game is None or open_now is None or open_now.seq != opened:
            return Plan(answer=table.head)
        seat = Decision.parse(decision).seat
        if table.seats[seat].driver is None and not expired:
            return Plan(answer=table.head)  # the person came back in time
        step = _judge(table, table.game, seat, decision, event)
        drafts = [table_entry("expired", seat, decision=decision)] if expired else []
        name = f"bot:{decision}@{opened}"
        return Plan([*drafts, Draft(step.event.to_json(), seat, decision, name, step)])

    return command


def only_move(decision: str, opened: int, event: Json) -> Command:
    """The server makes a person's move, as there is only one; whoever was quicker made it."""

    def command(table: Table) -> Plan:
        open_now = table.opened.get(decision)
        if table.game is None or open_now is None or open_now.seq != opened:
            return Plan(answer=table.head)
        seat = Decision.parse(decision).seat
        if table.seats[seat].driver is not None:
            return Plan(answer=table.head)
        step = _judge(table, table.game, seat, decision, event)
        name = f"only:{decision}@{opened}"
        return Plan([Draft(step.event.to_json(), seat, decision, name, step)])

    return command


def replace_bot(decision: str, opened: int, event: Json, failed: str, bot: str) -> Command:
    """The move of the built-in bot that takes over from one that failed."""
    answer = bot_move(decision, opened, event)

    def command(table: Table) -> Plan:
        plan = answer(table)
        seat = Decision.parse(decision).seat
        if not plan.drafts or table.seats[seat].driver != failed or failed == bot:
            return plan
        return Plan([table_entry("replaced", seat, bot=bot), *plan.drafts])

    return command


def _again(stored: Entry, decision: str, event: Mapping[str, object]) -> Plan:
    same = stored.decision == decision and _same(stored.body, event)
    if not same:
        raise Refusal("id_reused", "This id was used for another move: make a new one.")
    return Plan(answer=stored.seq)


def _same(body: Json, event: Mapping[str, object]) -> bool:
    try:
        return event_from_json(event).to_json() == body
    except RulesError:
        return False


def _judge(
    table: Table, game: State, seat: int, decision: str, obj: Mapping[str, object]
) -> Advance:
    """The event and what follows, if it is a legal answer of this seat to this decision."""
    event = _read(obj)
    asked = _parse(decision)
    if asked.seat != seat or event.seat != seat:
        raise Refusal("not_yours", f"That belongs to another seat; yours is {seat}.")
    if isinstance(event, Withdraw):
        _can_withdraw(game, asked)
    else:
        _is_open(table, game, asked, event)
    try:
        return Advance.of(game, event)
    except RulesError as error:
        raise Refusal("illegal", f"{error}.") from None


def _read(obj: Mapping[str, object]) -> PlayerEvent:
    try:
        event = event_from_json(obj)
    except MalformedEvent as error:
        raise Refusal("malformed", f"{error}.") from None
    if not isinstance(event, PlayerEvent):
        raise Refusal("illegal", f"Players do not make the event {event.kind!r}.")
    return event


def _parse(decision: str) -> Decision:
    try:
        return Decision.parse(decision)
    except ValueError as error:
        raise Refusal("malformed", f"{error}.") from None


def _can_withdraw(game: State, asked: Decision) -> None:
    if asked.kind not in ("play", "keep"):
        raise Refusal("illegal", "Only a face-down choice can be taken back.")
    if asked in game.open:
        raise Refusal("illegal", "There is nothing to take back: you have not chosen yet.")
    if asked.round != game.round or not game.can_withdraw(asked.seat):
        raise Refusal("too_late", "Too late: the last player has chosen.")


def _is_open(table: Table, game: State, asked: Decision, event: PlayerEvent) -> None:
    if asked in game.open:
        if event.kind != asked.kind:
            raise Refusal("illegal", f"{asked.id} asks for {asked.kind}, not {event.kind}.")
        return
    if any(entry.decision == asked.id for entry in table.entries):
        raise Refusal("already_answered", f"{asked.id} has been answered.")
    mine = game.decision(asked.seat)
    now = f"your open decision is {mine.id}" if mine else "you have nothing to decide now"
    raise Refusal("not_open", f"{asked.id} is not open: {now}.")
