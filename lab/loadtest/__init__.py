"""A load test of a server: many tables and sockets, moves at a steady rate, latencies measured."""

from lab.loadtest.command import main
from lab.loadtest.plan import Plan, Report
from lab.loadtest.run import run_load

__all__ = ["Plan", "Report", "main", "run_load"]
