"""What happened, in one sentence: events in the JSON that a seat may see."""

from collections.abc import Mapping, Sequence
from typing import Any

from alula.words.bundles import Messages
from alula.words.cards import list_and, list_comma

_SECRET = {"keep": "regions", "play": "region", "find": "sanctuaries"}
"""The key of an event that is null for those who may not see it."""


def event(
    say: Messages, told: Mapping[str, Any], players: Sequence[str], seat: int | None = None
) -> str:
    """Say an event as `redact` tells it to `seat`; None is a spectator, who is never "you"."""
    kind = told["event"]
    if kind == "deal":
        return _deal(say, told["hands"], players, seat)
    if kind == "market":
        return say("event-market", regions=list_comma(say, told["regions"]))
    if kind == "reveal":
        return _reveal(say, told["regions"], players)
    known = "-known" if told.get(_SECRET.get(kind, "")) is not None else ""
    you = "yes" if told["player"] == seat else "no"
    return say(f"event-{kind}{known}", player=players[told["player"]], you=you, **_cards(say, told))


def _cards(say: Messages, told: Mapping[str, Any]) -> dict[str, object]:
    """The cards of an event as arguments: words, because a card's number is a name."""
    said: dict[str, object] = {"count": told.get("count", 0)}
    for key in ("region", "sanctuary"):
        said[key] = str(told.get(key))
    for key in ("regions", "sanctuaries"):
        said[key] = list_and(say, told.get(key) or ())
    return said


def _deal(
    say: Messages,
    hands: Sequence[Sequence[int] | None],
    players: Sequence[str],
    seat: int | None,
) -> str:
    own = None if seat is None else hands[seat]
    if own is not None:
        return say("event-deal-own", regions=list_and(say, own))
    if None in hands:
        return say("event-deal")
    dealt = [
        say("dealt-hand", player=name, regions=list_comma(say, hand or ()))
        for name, hand in zip(players, hands, strict=True)
    ]
    return say("event-deal-known", hands="; ".join(dealt))


def _reveal(say: Messages, regions: Sequence[int], players: Sequence[str]) -> str:
    shown = [
        say("revealed-card", player=name, region=str(card))
        for name, card in zip(players, regions, strict=True)
    ]
    return say("event-reveal", regions=list_comma(say, shown))
