"""Who plays whom on which deal."""

from collections import Counter

import pytest

from alula.arena.schedule import game_of, line_ups, schedule
from alula.arena.settings import BadMatch, MatchSettings, parse_counts


def settings(bots: str, players: int = 2, games: int = 60, seed: int = 1) -> MatchSettings:
    """Bots `ABC` are random ones with budgets of their own, so that they have different names."""
    names = tuple(f"random@{ord(letter)}r" for letter in bots)
    return MatchSettings(names, (players,), games, seed=seed)


def letters(names: tuple[str, ...]) -> str:
    return "".join(chr(int(name.removeprefix("random@").removesuffix("r"))) for name in names)


@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        ("AB", 2, ["AB"]),
        ("ABBB", 4, ["ABBB"]),
        ("ABC", 2, ["AB", "AC", "BC"]),
        ("ABCD", 3, ["ABC", "ABD", "ACD", "BCD"]),
        ("AB", 4, ["AAAB", "AABB", "ABBB"]),
        ("ABC", 4, ["AABC", "ABBC", "ABCC"]),
        ("A", 3, ["AAA"]),
    ],
)
def test_the_line_ups(bots: str, players: int, tables: list[str]) -> None:
    names = settings(bots, players).bots
    assert [letters(table) for table in line_ups(names, players)] == tables


def test_a_deal_is_played_once_for_each_rotation() -> None:
    games = list(schedule(settings("ABBC", 4, 8)))
    assert [letters(game.seats) for game in games[:4]] == ["ABBC", "BBCA", "BCAB", "CABB"]
    assert [game.deal for game in games] == [0] * 4 + [1] * 4
    assert len({game.deal_seed for game in games}) == 2
    assert len({seed for game in games for seed in game.bot_seeds}) == 32


@pytest.mark.parametrize(("bots", "players"), [("AB", 4), ("ABC", 2), ("ABCD", 3), ("AB", 5)])
def test_line_ups_and_seats_are_balanced(bots: str, players: int) -> None:
    tables = len(line_ups(settings(bots, players).bots, players))
    games = list(schedule(settings(bots, players, tables * players * 3)))
    seats = Counter((seat, name) for game in games for seat, name in enumerate(game.seats))
    assert len(set(seats.values())) == 1


def test_player_counts_take_turns() -> None:
    two = MatchSettings(("random",), (2, 4), 8)
    games = list(schedule(two))
    assert len(games) == 16
    assert [game.players for game in games[:4]] == [2, 4, 2, 4]
    for count in (2, 4):
        deals = Counter(game.deal for game in games if game.players == count)
        assert set(deals.values()) == {count}


def test_a_longer_match_begins_with_the_same_games() -> None:
    short, long = settings("ABC", 2, 10), settings("ABC", 2, 100)
    assert list(schedule(short)) == list(schedule(long))[:10]
    assert short.differences(long.to_json()) == []


def test_another_seed_gives_other_cards() -> None:
    assert game_of(settings("AB"), 0).deal_seed != game_of(settings("AB", seed=2), 0).deal_seed


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"bots": ()}, "name at least one bot"),
        ({"bots": ("randon",)}, "no bot 'randon': did you mean random?"),
        ({"bots": ("random", "random", "random@5r")}, "random stands 2 times"),
        ({"players": (7,)}, "7 players: the game is for 2 to 6"),
        ({"players": (1,)}, "1 players: the game is for 2 to 6"),
        ({"players": ()}, "at least one number of players"),
        ({"players": (3, 3)}, "3 players stands twice"),
        ({"games": 0}, "0 games: say a number from 1"),
        ({"variant": "expert"}, "no variant 'expert': there are basic and advanced"),
        ({"budget": "soon"}, "no budget: 'soon'; say seconds"),
    ],
)
def test_impossible_matches(change: dict[str, object], complaint: str) -> None:
    asked: dict[str, object] = {"bots": ("random",), "players": (2,), "games": 10, **change}
    with pytest.raises(BadMatch) as caught:
        MatchSettings(**asked)  # type: ignore[arg-type]
    assert complaint in str(caught.value)


def test_player_counts_as_people_write_them() -> None:
    assert parse_counts("2") == (2,)
    assert parse_counts("2,4") == (2, 4)
    assert parse_counts("2-6") == (2, 3, 4, 5, 6)
    for text, complaint in [
        ("two", "no number of players: 'two'"),
        ("4-2", "the smaller number comes first"),
        ("0", "0 players"),
        ("2-99999999999", "99999999999 players"),
    ]:
        with pytest.raises(BadMatch, match=complaint):
            parse_counts(text)
