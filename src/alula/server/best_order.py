"""The best order of a row for the API; the search itself lives in `analysis`."""

from collections.abc import Sequence

from alula.rules import RulesError, score
from alula.server.errors import Invalid
from alula.wire.scores import BestOrderAnswer


def best_order(regions: Sequence[int], sanctuaries: Sequence[str]) -> BestOrderAnswer:
    try:
        given = score(regions, sanctuaries).total
    except (RulesError, KeyError) as error:
        reason = error.args[0] if error.args else "a card is wrong"
        raise Invalid("bad_cards", f"{reason}.", where="body.regions") from None
    order = _search(tuple(regions), tuple(sanctuaries))
    return {"regions": order, "fame": score(order, sanctuaries).total, "given": given}


def _search(regions: tuple[int, ...], sanctuaries: tuple[str, ...]) -> list[int]:
    """What a region scores depends only on the set revealed so far: a table over subsets."""
    best: dict[frozenset[int], tuple[int, tuple[int, ...]]] = {frozenset(): (0, ())}
    for _ in regions:
        grown: dict[frozenset[int], tuple[int, tuple[int, ...]]] = {}
        for seen, (fame, order) in best.items():
            for card in regions:
                if card in seen:
                    continue
                row = (card, *order)
                total = fame + score(row, sanctuaries).regions[0].fame
                known = grown.get(seen | {card})
                if known is None or total > known[0]:
                    grown[seen | {card}] = (total, row)
        best = grown
    return list(best[frozenset(regions)][1])
