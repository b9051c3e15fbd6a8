"""A sequential test: stop as soon as it is clear which of two win shares is the better guess.

Wald's test on deals (not games), with their variance as measured: the generalised test that chess
engines are tuned by. Its answer is wrong in at most 5 % of matches either way, if the true share is
one of the two. It looks at deals in their order, whoever finished first, so that the same games
always stop at the same place.
"""

from dataclasses import dataclass
from enum import StrEnum
from math import log

from alula.arena.intervals import PRIOR, Sums

ERROR = 0.05
LIMIT = log((1 - ERROR) / ERROR)


class Verdict(StrEnum):
    OPEN = "open"
    LOWER = "lower"
    HIGHER = "higher"


@dataclass(frozen=True, slots=True)
class SprtQuestion:
    """Is the win share of the first bot rather `lower` or rather `higher`?"""

    lower: float
    higher: float

    @classmethod
    def parse(cls, text: str) -> "SprtQuestion":
        """`0.50:0.55`."""
        try:
            lower, higher = (float(part) for part in text.split(":"))
        except ValueError:
            lower = higher = -1.0
        if not 0 < lower < higher < 1:
            raise ValueError(
                f"no sequential test: {text!r}; say two win shares between 0 and 1, "
                "the lower first, as in 0.50:0.55"
            )
        return cls(lower, higher)


@dataclass(slots=True)
class Test:
    """The state of the test; deals are added in order."""

    __test__ = False  # for pytest: this is no test of ours

    question: SprtQuestion
    deals: int = 0
    games: float = 0.0
    _sum: float = 0.0
    _squares: float = 0.0

    def add(self, deal: Sums) -> None:
        if not deal.seats:
            return
        score = deal.total / deal.seats
        self.deals += 1
        self.games += deal.seats
        self._sum += score
        self._squares += score * score

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio: positive speaks for the higher share."""
        if not self.deals:
            return 0.0
        lower, higher = self.question.lower, self.question.higher
        average = self._sum / self.deals
        middle = (lower + higher) / 2
        # Too few deals would look like certainty: independent games count as some more deals.
        alone = middle * (1 - middle) / (self.games / self.deals)
        measured = self._squares - self.deals * average**2
        variance = (measured + PRIOR * alone) / (self.deals + PRIOR)
        return self.deals * (higher - lower) * (average - middle) / variance

    @property
    def verdict(self) -> Verdict:
        ratio = self.ratio
        if ratio >= LIMIT:
            return Verdict.HIGHER
        return Verdict.LOWER if ratio <= -LIMIT else Verdict.OPEN

    def sentence(self, bot: str) -> str:
        """How the question stands, for people."""
        lower, higher = f"{self.question.lower:.1%}", f"{self.question.higher:.1%}"
        found = f"log-likelihood ratio {self.ratio:+.2f}, limits ±{LIMIT:.2f}"
        games = f"{self.games:.0f} games on {self.deals} deals"
        match self.verdict:
            case Verdict.HIGHER:
                return f"decided after {games}: {bot} wins {higher} rather than {lower} ({found})"
            case Verdict.LOWER:
                return f"decided after {games}: {bot} wins {lower} rather than {higher} ({found})"
        return f"not decided after {games}: {lower} or {higher} for {bot} ({found})"
