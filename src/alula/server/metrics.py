"""Figures for Prometheus, in a registry of their own."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "alula_http_requests_total",
            "Calls",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "alula_http_seconds",
            "Time of a call",
            ["route"],
            registry=self.registry,
            buckets=_FAST,
        )
        self.move_seconds = Histogram(
            "alula_move_seconds",
            "From a move received to its acknowledgement",
            registry=self.registry,
            buckets=_FAST,
        )
        self.refused = Counter(
            "alula_moves_refused_total", "Moves refused", ["code"], registry=self.registry
        )
        self.sockets = Gauge("alula_sockets", "Open sockets", registry=self.registry)
        self.loop_lag = Histogram(
            "alula_loop_lag_seconds",
            "How late the event loop is",
            registry=self.registry,
            buckets=_FAST,
        )

    def refusals(self) -> dict[str, int]:
        """Moves refused so far, by code."""
        samples = [sample for metric in self.refused.collect() for sample in metric.samples]
        return {s.labels["code"]: int(s.value) for s in samples if s.name.endswith("_total")}

    def watch(self, name: str, help_text: str, value: Callable[[], float]) -> None:
        """A gauge that is asked when it is read."""
        Gauge(name, help_text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
