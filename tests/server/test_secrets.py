"""Non-interference: what a client is sent depends on nothing that it may not know.

Two games run side by side. To one viewer they look the same: the same moves, the same own cards.
What the viewer cannot see is different: cards in other hands, sanctuaries that others found, what
lies face down, the order of the decks, the secret. Every byte that goes to the viewer must be the
same, the commitment to the secret apart.
"""

import asyncio
import os
from random import Random

import pytest

from alula.cards import REGIONS
from alula.rules import (
    Deal,
    Event,
    Find,
    FindDue,
    Keep,
    Market,
    MarketDue,
    Play,
    State,
    Withdraw,
)
from alula.server.live.connection import Connection
from alula.server.live.room import Room
from alula.server.tables import Clock, Draft, Options, Table, commands, show
from alula.server.tables.commands import run
from alula.server.text import dumps

GAMES = int(os.environ.get("ALULA_SECRET_GAMES", "120"))
"""In the suite; `make test-faults` runs 1,000."""

URL = "http://alula.test"
NOW = 1_700_000_000_000
DIFFERENCES_UNTIL = 20
"""So many sanctuaries must be unseen in both games to let them differ further."""


class Stop(Exception):
    """The difference would become visible by right: the comparison ends here."""


class Tape:
    """A wire that keeps what goes over it."""

    def __init__(self) -> None:
        self.frames: list[str] = []

    async def send_text(self, data: str) -> None:
        self.frames.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Watched:
    """One of the two games, with a live socket of the viewer and one of somebody who knows."""

    def __init__(self, seats: int, options: Options, secret: bytes, viewer: int | None) -> None:
        people = [commands.sit(f"{n:064x}", f"P{n}", n, f"{n:032x}") for n in range(seats)]
        opening = commands.both(commands.create(options, "", "joincode", secret), *people)
        self.table: Table = run(Table("table0000001"), opening, NOW).after
        self.at = NOW
        self._room = Room(self.table, URL, 60_000)
        self.tape, self.insider = Tape(), Tape()
        self._enter(self.tape, viewer)
        self._enter(self.insider, 0 if viewer != 0 else 1)
        self._viewer = viewer
        self.hidden: list[int] = []
        """By seat: the card that is another one in the other game."""
        self.add(Draft({"what": "started"}))

    def _enter(self, tape: Tape, seat: int | None) -> None:
        guest = f"{seat:064x}" if seat is not None else None
        connection = Connection(tape, guest, show.viewer(self.table, guest), 10_000)
        self._room.enter(connection, 0)

    @property
    def game(self) -> State:
        assert self.table.game is not None
        return self.table.game

    def add(self, draft: Draft) -> None:
        self.at += 1000
        self.table = self.table.append(draft, self.at)
        self._room.advance(self.table)

    def tell(self, event: Event, decision: str | None = None, seat: int | None = None) -> None:
        move = f"{seat}:{self.table.head}" if decision else None
        self.add(Draft(event.to_json(), seat, decision, move))

    def from_scratch(self) -> str:
        """What a viewer gets who comes late, by socket or by polling."""
        who = show.viewer(self.table, f"{self._viewer:064x}" if self._viewer is not None else None)
        return dumps(show.snapshot(self.table, who, URL, 0))


class Pair:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        rng = self.rng
        self.seats = rng.choice((2, 3, 4, 5, 6))
        self.viewer = rng.choice((None, *range(self.seats)))
        self.others = [seat for seat in range(self.seats) if seat != self.viewer]
        advanced = rng.random() < 0.3
        options = Options(
            self.seats,
            "advanced" if advanced else "basic",
            clock=rng.choice((None, Clock("decision", 60))),
        )
        self.worlds = [
            Watched(self.seats, options, rng.randbytes(32), self.viewer) for _ in range(2)
        ]
        self._deal(5 if advanced else 3)

    @property
    def first(self) -> State:
        return self.worlds[0].game

    def both(self, event: Event, seat: int, decision: str) -> None:
        for world in self.worlds:
            world.tell(event, decision, seat)

    # -- chance --------------------------------------------------------------------------------

    def _deal(self, cards: int) -> None:
        """Every other seat holds one card that is another one in the second game."""
        deck = [region.number for region in REGIONS]
        self.rng.shuffle(deck)
        same = [[deck.pop() for _ in range(cards - 1)] for _ in range(self.seats)]
        hidden = [deck.pop() for _ in range(self.seats)]
        turned = dict(zip(self.others, self.others[1:] + self.others[:1], strict=True))
        spare = deck.pop()
        for number, world in enumerate(self.worlds):
            own = list(hidden)
            if number == 1 and len(self.others) == 1:
                own[self.others[0]] = spare
            elif number == 1:
                for seat, other in turned.items():
                    own[seat] = hidden[other]
            world.hidden = own
            hands = tuple(tuple(sorted([*same[s], own[s]])) for s in range(self.seats))
            world.tell(Deal(hands))

    def chance(self) -> None:
        due = [world.game.due for world in self.worlds]
        assert due[0] == due[1]
        if isinstance(due[0], MarketDue):
            shared = sorted(set.intersection(*(set(w.game.region_deck) for w in self.worlds)))
            market = tuple(sorted(self.rng.sample(shared, due[0].cards)))
            for world in self.worlds:
                world.tell(Market(market))
        else:
            assert isinstance(due[0], FindDue)
            self._find(due[0])

    def _find(self, due: FindDue) -> None:
        unseen = [set(world.game.unseen) for world in self.worlds]
        shared = sorted(unseen[0] & unseen[1])
        if due.cards > min(len(shared), *(len(cards) for cards in unseen)):
            raise Stop
        if due.seat == self.viewer or due.cards == 1 or len(shared) < DIFFERENCES_UNTIL:
            drawn = tuple(self.rng.sample(shared, due.cards))
            for world in self.worlds:
                world.tell(Find(due.seat, drawn))
            return
        common = self.rng.choice(shared)
        for world, cards in zip(self.worlds, unseen, strict=True):
            rest = self.rng.sample(sorted(cards - {common}), due.cards - 1)
            world.tell(Find(due.seat, (common, *rest)))

    # -- players -------------------------------------------------------------------------------

    def decide(self) -> None:
        decision = self.rng.choice(self.first.open)
        seat = decision.seat
        options = [set(world.game.options(seat)) for world in self.worlds]
        possible = sorted(options[0] & options[1], key=repr)
        if not possible:
            raise Stop
        if isinstance(possible[0], Play | Keep) and len(self.first.open) > 1:
            self._bluff(seat, decision.id)
        if isinstance(possible[0], Keep):
            self._keep(seat, decision.id)
        else:
            self.both(self.rng.choice(possible), seat, decision.id)

    def _keep(self, seat: int, decision: str) -> None:
        """Of the five, the card that differs is kept, with the same two others."""
        shared = sorted(set(self.worlds[0].game.hands[seat]) & set(self.worlds[1].game.hands[seat]))
        two = self.rng.sample(shared, 2 if seat != self.viewer else 3)
        for world in self.worlds:
            own = [] if seat == self.viewer else [world.hidden[seat]]
            world.tell(Keep(seat, tuple(sorted([*two, *own]))), decision, seat)

    def _bluff(self, seat: int, decision: str) -> None:
        """Lay the card that differs face down, and take it back."""
        if seat == self.viewer or self.rng.random() < 0.5 or ".keep." in decision:
            return
        for world in self.worlds:
            hidden = world.hidden[seat]
            if hidden in world.game.hands[seat]:
                world.tell(Play(seat, hidden), decision, seat)
            else:
                return
        self.both(Withdraw(seat), seat, decision)

    def play(self) -> int:
        """Play on until the end, or until a difference may be seen; how far it came."""
        try:
            while not self.first.over:
                if self.first.due is not None:
                    self.chance()
                else:
                    self.decide()
        except Stop:
            pass
        return self.first.round


def without_commitment(frames: list[str], world: Watched) -> list[str]:
    assert world.table.commitment is not None
    return [frame.replace(world.table.commitment, "") for frame in frames]


async def play_pair(seed: int) -> tuple[Pair, int]:
    pair = Pair(seed)
    reached = pair.play()
    for _ in range(3):
        await asyncio.sleep(0)  # the sockets send
    return pair, reached


@pytest.mark.parametrize("part", range(4))
def test_what_a_client_is_sent_does_not_depend_on_what_it_may_not_know(part: int) -> None:
    async def work() -> None:
        rounds = 0
        for seed in range(part, GAMES, 4):
            pair, reached = await play_pair(seed)
            rounds += reached
            one, two = pair.worlds
            assert one.game != two.game, "the games must differ in what is hidden"
            sent = [without_commitment(w.tape.frames, w) for w in pair.worlds]
            assert len(sent[0]) > 8
            assert sent[0] == sent[1], f"seed {seed}, viewer {pair.viewer}"
            late = [without_commitment([w.from_scratch()], w) for w in pair.worlds]
            assert late[0] == late[1], f"seed {seed}, viewer {pair.viewer}"
        assert rounds > 5 * (GAMES // 4), "most games must go on for long"

    asyncio.run(work())


def test_the_comparison_would_notice_a_leak() -> None:
    """A seat that holds other cards in the second game does get other bytes."""

    async def work() -> None:
        noticed = 0
        for seed in range(20):
            pair, _ = await play_pair(seed)
            sent = [without_commitment(w.insider.frames, w) for w in pair.worlds]
            noticed += sent[0] != sent[1]
        assert noticed == 20

    asyncio.run(work())
