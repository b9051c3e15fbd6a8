"""Why a card scored what it scored. Each reason is made as the head of `en/reasons.ftl` says."""

from alula.cards import WONDERS, Quest, QuestKind
from alula.rules import ScoreLine
from alula.words.bundles import Messages
from alula.words.cards import counts, list_and, list_comma, per


def reason(say: Messages, line: ScoreLine) -> str:
    """ "14: 2 fame = 2 per night x 1 (28)" """
    return say("reason", card=str(line.card), reason=why(say, line))


def why(say: Messages, line: ScoreLine) -> str:
    """The reason without the card in front."""
    if line.quest is None:
        return say("reason-no-quest")
    if not line.met:
        return _missing(say, line)
    said = _paid(say, line, line.quest)
    if any(line.needs):
        needs = list_and(say, counts(say, 0, line.needs))
        said = say("reason-met", reason=said, needs=needs)
    return said


def _missing(say: Messages, line: ScoreLine) -> str:
    asked = [wonder for wonder in WONDERS if line.needs.of(wonder)]
    there = [line.in_view.of(wonder) for wonder in asked]
    needs = list_and(say, counts(say, 0, line.needs))
    if len(asked) == 1:
        return say("reason-missing", needs=needs, count=there[0])
    in_view = [
        say("symbol-count", thing=wonder.value, count=count)
        for wonder, count in zip(asked, there, strict=True)
    ]
    return say("reason-missing-several", needs=needs, in_view=list_and(say, in_view))


def _paid(say: Messages, line: ScoreLine, quest: Quest) -> str:
    if quest.kind is QuestKind.FLAT:
        return say("reason-flat", fame=line.fame)
    if not line.times:
        return say("reason-nothing", each=quest.fame, per=per(say, quest))
    cards = list_comma(
        say, [say("counted-card", card=str(card), times=n) for card, n in line.counted]
    )
    return say(
        "reason-counted",
        fame=line.fame,
        each=quest.fame,
        per=per(say, quest),
        times=line.times,
        cards=cards,
    )
