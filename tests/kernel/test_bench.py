"""The benchmark command: the games it writes are legal, its figures have the promised shape."""

from pathlib import Path

import pytest

from alula.kernel import bench
from alula.records import check, read_records


@pytest.mark.parametrize("policy", ["random", "climb"])
def test_the_games_it_writes_are_games(tmp_path: Path, policy: str) -> None:
    file = tmp_path / "games.jsonl"
    said: list[str] = []
    bench.run(file, policy, players=5, games=4, variant="advanced", tell=said.append)
    records = [line.record for line in read_records(file)]
    assert len(records) == 4
    for record in records:
        assert record is not None
        assert check(record).over
        assert record.extra["kernel"] is not None
    assert said == [f"4 games written to {file}: `alula replay --check {file}` checks them"]


def test_bad_settings_are_refused_before_a_file_is_made(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for settings, words in (
        ({"players": 1}, "2 to 6"),
        ({"policy": "wild"}, "random, climb"),
        ({"variant": "long"}, "basic, advanced"),
    ):
        with pytest.raises(ValueError, match=words):
            bench.run(file, **settings)
    assert not file.exists()


def test_the_table_tells_all_figures() -> None:
    one = {
        "games_per_s": 2_400_000,
        "decisions_per_s": 9e7,
        "mean_fame": 28.7,
        "sanctuaries": 3.5,
    }
    by_players = {str(players): one for players in range(2, 7)}
    told = bench.as_table(
        {
            "cpu": by_players,
            "threads_2_ratio": 1.95,
            "tableau_ns": 22.0,
            "start_s": {"warm": 0.5},
            "cuda": {"device": "a card", **by_players},
        }
    )
    assert told.count("2.40 M") == 10
    assert "GPU: a card" in told
    assert "1.95 times" in told
