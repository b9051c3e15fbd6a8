"""The load test itself: a small one, and what it reports."""

from lab.loadtest import Plan, Report, run_load
from lab.loadtest.plan import quantiles


def test_a_small_load_test() -> None:
    """The command's own machinery: a server of its own, sockets, moves, figures."""
    plan = Plan(tables=2, people=3, bots=0, rate=30, seconds=2, idle_seconds=0)
    said: list[str] = []
    report = run_load(plan, said.append)
    told = report.to_json()
    assert report.moves >= 6
    assert (told["lost"], told["gaps"], told["refused"], told["disconnects"]) == (0, 0, 0, 0)
    assert len(report.to_last_player_ms) == len(report.to_acknowledgement_ms) == report.moves
    assert len(said) == 3


def test_the_report_of_a_load_test() -> None:
    report = Report(Plan(tables=2, people=2, seconds=1), moves=12, seconds=2)
    report.acknowledged, report.server_cpu = 10, 0.25
    report.memory.before_sockets, report.memory.with_idle_sockets = 1000, 1100
    assert report.kb_per_socket == 25
    assert report.cpu_ms_per_move == 50
    assert report.to_json()["moves_per_second"] == 6
    assert quantiles([float(n) for n in range(1, 101)]) == {
        "p50": 51.0,
        "p90": 91.0,
        "p99": 100.0,
        "max": 100.0,
    }
