"""What a load test does, and what it found."""

from dataclasses import asdict, dataclass, field


@dataclass(frozen=True, slots=True)
class Plan:
    tables: int = 500
    people: int = 4
    """Sockets at each table; each has a seat."""
    bots: int = 1
    """Bots at each table, thinking in the server's workers."""
    level: str = "pathfinder"
    rate: float = 100.0
    """Moves of people a second, all tables together."""
    seconds: float = 60.0
    idle_seconds: float = 10.0
    """How long the sockets are idle first, to see what they cost."""

    @property
    def sockets(self) -> int:
        return self.tables * self.people


@dataclass(slots=True)
class Memory:
    """Of the server's process, in kB."""

    before_sockets: int = 0
    with_idle_sockets: int = 0
    after_first_tenth: int = 0
    at_the_end: int = 0


@dataclass(slots=True)
class Report:
    plan: Plan
    moves: int = 0
    acknowledged: int = 0
    """Of them, while it measured: a server that falls behind does not look cheap."""
    refused: int = 0
    bot_moves: int = 0
    finished_games: int = 0
    gaps: int = 0
    lost: int = 0
    """Moves that were never acknowledged, or that another player never saw."""
    disconnects: int = 0
    seconds: float = 0.0
    server_cpu: float = 0.0
    """Share of one core."""
    memory: Memory = field(default_factory=Memory)
    to_acknowledgement_ms: list[float] = field(default_factory=list)
    to_last_player_ms: list[float] = field(default_factory=list)

    @property
    def cpu_ms_per_move(self) -> float:
        """Of the server's process; the time of bots' workers is not in it."""
        return 1000 * self.server_cpu * self.seconds / max(1, self.acknowledged)

    @property
    def kb_per_socket(self) -> float:
        grown = self.memory.with_idle_sockets - self.memory.before_sockets
        return grown / max(1, self.plan.sockets)

    def to_json(self) -> dict[str, object]:
        return {
            "plan": asdict(self.plan),
            "sockets": self.plan.sockets,
            "moves": self.moves,
            "acknowledged": self.acknowledged,
            "moves_per_second": round(self.moves / self.seconds, 1) if self.seconds else 0,
            "bot_moves": self.bot_moves,
            "finished_games": self.finished_games,
            "refused": self.refused,
            "lost": self.lost,
            "gaps": self.gaps,
            "disconnects": self.disconnects,
            "acknowledged_ms": quantiles(self.to_acknowledgement_ms),
            "seen_by_last_player_ms": quantiles(self.to_last_player_ms),
            "server_cpu": round(self.server_cpu, 2),
            "cpu_ms_per_move": round(self.cpu_ms_per_move, 3),
            "kb_per_idle_socket": round(self.kb_per_socket, 1),
            "memory_kb": asdict(self.memory),
        }


def quantiles(values: list[float]) -> dict[str, float]:
    """The middle and the tail; the measure of a server is its tail."""
    if not values:
        return {}
    ordered = sorted(values)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {"p50": at(0.5), "p90": at(0.9), "p99": at(0.99), "max": round(ordered[-1], 2)}
