"""A load test of a server: many tables and sockets, moves at a steady rate, latencies measured."""

from alula.client.load.plan import Plan, Report
from alula.client.load.run import run_load

__all__ = ["Plan", "Report", "run_load"]
