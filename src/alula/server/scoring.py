"""Score sheets as the API gives them: reasons as data and as words."""

from collections import Counter
from collections.abc import Sequence

from alula.cards import BIOMES, QuestKind, Wonders, region, sanctuary
from alula.rules import RulesError, ScoreLine, ScoreSheet, rank, score
from alula.server.errors import Invalid
from alula.wire.scores import RowToScore, ScoreAnswer, ScoreLineJson, ScoreSheetJson, WonderCount
from alula.words import Language, Words


def score_rows(players: Sequence[RowToScore], language: Language) -> ScoreAnswer:
    """Sheets and ranking of rows from a real table, or a refusal that names the bad card."""
    _no_card_twice(players)
    sheets = []
    for number, player in enumerate(players):
        try:
            sheets.append(score(player.regions, player.sanctuaries))
        except (RulesError, KeyError) as error:
            reason = error.args[0] if error.args else "a card is wrong"
            raise Invalid("bad_cards", f"{reason}.", where=f"body.players.{number}") from None
    names = [player.name or f"{n + 1}" for n, player in enumerate(players)]
    return result_json(names, sheets, [player.regions for player in players], language)


def result_json(
    names: Sequence[str],
    sheets: Sequence[ScoreSheet],
    rows: Sequence[Sequence[int]],
    language: Language,
) -> ScoreAnswer:
    fame = [sheet.total for sheet in sheets]
    return {
        "sheets": [sheet_json(n, s, language) for n, s in zip(names, sheets, strict=True)],
        "ranking": list(rank(fame, rows)),
        "tie_break": len(set(fame)) < len(fame),
    }


def sheet_json(name: str, sheet: ScoreSheet, language: Language) -> ScoreSheetJson:
    words = Words(language)
    return {
        "name": name,
        "regions": [line_json(line, words) for line in sheet.regions],
        "sanctuaries": [line_json(line, words) for line in sheet.sanctuaries],
        "total": sheet.total,
    }


def line_json(line: ScoreLine, words: Words) -> ScoreLineJson:
    quest = line.quest
    return {
        "card": line.card,
        "fame": line.fame,
        "quest": (
            {"kind": quest.kind.value, "per": quest.per, "fame": quest.fame} if quest else None
        ),
        "met": line.met,
        "missing": _wonders(line.missing),
        "in_view": _wonders(line.in_view),
        "counted": list(line.counted),
        "times": line.times,
        "by_biome": _by_biome(line) if quest and quest.kind is QuestKind.SET else None,
        "words": words.why(line),
    }


def _wonders(count: Wonders) -> WonderCount:
    return {"uddu": count.uddu, "okiko": count.okiko, "goldlog": count.goldlog}


def _by_biome(line: ScoreLine) -> dict[str, int]:
    """How many cards of each biome a quest for sets had in view."""
    cards = [region(c) if isinstance(c, int) else sanctuary(c) for c, _ in line.counted]
    counts = Counter(card.biome for card in cards)
    return {biome.value: counts[biome] for biome in BIOMES}


def _no_card_twice(players: Sequence[RowToScore]) -> None:
    seen: dict[int | str, int] = {}
    for number, player in enumerate(players):
        cards: list[int | str] = [*player.regions, *player.sanctuaries]
        for card in cards:
            if card in seen:
                whose = "twice in one row" if seen[card] == number else "in two rows"
                raise Invalid(
                    "bad_cards",
                    f"{card} stands {whose}: every card exists once.",
                    where=f"body.players.{number}",
                )
            seen[card] = number
