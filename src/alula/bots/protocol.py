"""The messages of `alula-bot/1`, one JSON object a line: both sides write and read them here."""

import json
from collections.abc import Mapping, Sequence
from typing import cast

from alula.bots.interface import Budget, Start
from alula.rules import (
    VARIANTS,
    PlayerEvent,
    Result,
    RulesError,
    View,
    Withdraw,
    event_from_json,
)

PROTOCOL = "alula-bot/1"
LONGEST_LINE = 1 << 16
"""Bytes of the longest line that is read; a decision has about 2,000."""

DEFAULT_MS = 1000
"""What a program is told when the budget is not in seconds."""

Message = Mapping[str, object]


class BadMessage(ValueError):
    """A line that is not what the protocol asks for there."""


def start_message(start: Start) -> Message:
    return {
        "type": "start",
        "protocol": PROTOCOL,
        "seat": start.seat,
        "players": list(start.players),
        "variant": start.variant,
        "seed": start.seed,
    }


def decide_message(view: View, options: Sequence[PlayerEvent], budget: Budget) -> Message:
    """Where the budget is in rollouts, `budget_rollouts` says so beside the time."""
    message: dict[str, object] = {
        "type": "decide",
        "decision": view["decision"],
        "view": view,
        "budget_ms": budget_ms(budget),
        "options": [option.to_json() for option in options],
    }
    if budget.rollouts is not None:
        message["budget_rollouts"] = budget.rollouts
    return message


def end_message(result: Result) -> Message:
    return {"type": "end", "result": result.to_json()}


def budget_ms(budget: Budget) -> int:
    return DEFAULT_MS if budget.seconds is None else max(1, round(budget.seconds * 1000))


def line_of(message: Message) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def read_line(line: bytes) -> Message:
    """The object on a line; a `BadMessage` shows what stands there instead."""
    try:
        obj = json.loads(line)
    except (ValueError, RecursionError):
        raise BadMessage(f"not JSON: {show(line)}") from None
    if not isinstance(obj, dict):
        raise BadMessage(f"not a JSON object: {show(line)}")
    return obj


def show(line: bytes) -> str:
    """A line as it may stand in a message: short, and with nothing a terminal would obey."""
    text = line.decode("utf-8", "backslashreplace").strip()
    clean = "".join(c if c.isprintable() else "�" for c in text[:80])
    return repr(clean) + ("…" if len(text) > 80 else "")


# -- what a program answers ----------------------------------------------------------------------


def read_ready(line: bytes) -> str:
    """The name that a program gives itself."""
    message = read_line(line)
    if message.get("type") != "ready":
        raise BadMessage(f'expected {{"type": "ready", "name": …}}, not {show(line)}')
    name = message.get("name", "")
    return name[:80] if isinstance(name, str) else ""


def read_choice(line: bytes, options: int) -> int:
    """The index of the option that a program chose."""
    choice = read_line(line).get("choice")
    if type(choice) is not int:
        raise BadMessage(f'expected {{"choice": a whole number}}, not {show(line)}')
    if not 0 <= choice < options:
        raise BadMessage(f"choice {show(str(choice).encode())} of {options} options, from 0")
    return choice


# -- what a program is asked ---------------------------------------------------------------------


def read_start(message: Message) -> Start:
    if message.get("protocol") != PROTOCOL:
        raise BadMessage(f'"protocol" must be "{PROTOCOL}"')
    seat, players, seed = (message.get(key) for key in ("seat", "players", "seed"))
    variant = message.get("variant")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise BadMessage('"players" must be a list of names')
    if type(seat) is not int or not 0 <= seat < len(players):
        raise BadMessage('"seat" must be one of the players, from 0')
    if type(seed) is not int:
        raise BadMessage('"seed" must be a whole number')
    if variant not in VARIANTS:
        raise BadMessage(f'"variant" must be {" or ".join(VARIANTS)}')
    return Start(seat, tuple(players), variant, seed)


def read_decide(message: Message) -> tuple[View, list[PlayerEvent], Budget]:
    """The view is taken as it stands: it is the asking side's to get right."""
    view, options = message.get("view"), message.get("options")
    if not isinstance(view, dict):
        raise BadMessage('"view" must be an object')
    if not isinstance(options, list) or not options:
        raise BadMessage('"options" must be a list with something in it')
    return cast(View, view), [_option(option) for option in options], _budget(message)


def _option(obj: object) -> PlayerEvent:
    try:
        event = event_from_json(obj)
    except RulesError as error:
        raise BadMessage(f"options: {error}") from None
    if not isinstance(event, PlayerEvent) or isinstance(event, Withdraw):
        raise BadMessage(f"options: {event.kind} is no decision of a player")
    return event


def _budget(message: Message) -> Budget:
    ms, rollouts = message.get("budget_ms"), message.get("budget_rollouts")
    if type(ms) not in (int, float) or not cast(float, ms) > 0:
        raise BadMessage('"budget_ms" must be a number more than 0')
    if rollouts is None:
        return Budget(seconds=cast(float, ms) / 1000)
    if type(rollouts) is not int or rollouts < 1:
        raise BadMessage('"budget_rollouts" must be a whole number from 1')
    return Budget(rollouts=rollouts)
