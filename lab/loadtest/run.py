"""The load test: open tables, seat people, connect, be idle, then move at a steady rate."""

import asyncio
import gc
import secrets
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

import httpx

from alula.client.api import Client
from lab.loadtest.plan import Plan, Report
from lab.loadtest.process import NO_BOTS, ServerProcess, server_process
from lab.loadtest.sockets import LoadTable, Person

AT_ONCE = 16
TICK_S = 0.005
SETTLE_S = 3.0
Say = Callable[[str], None]


def run_load(plan: Plan, say: Say = print, *serve: str, source: Path | None = None) -> Report:
    """Start a server, load it, and report; every game is checked to be without gaps."""
    options = ["--bot-pace-ms", "0", *serve, *(() if plan.bots else NO_BOTS)]
    with server_process(*options, source=source) as server:
        return asyncio.run(_load(plan, server, say))


async def _load(plan: Plan, server: ServerProcess, say: Say) -> Report:
    report = Report(plan)
    ready: deque[Person] = deque()
    await _until_ready(server.url)
    say(f"opening {plan.tables} tables for {plan.sockets} people …")
    tables = await _open_tables(plan, server.url, ready, report)
    report.memory.before_sockets = server.memory_kb()
    say("connecting …")
    await _connect(tables, server.url)
    await asyncio.sleep(plan.idle_seconds)
    report.memory.with_idle_sockets = server.memory_kb()
    say(f"{plan.sockets} sockets cost {report.kb_per_socket:.1f} kB each; moving …")
    await _start_all(tables, server.url)
    await _move(plan, tables, ready, server, report)
    report.lost = sum(len(table.flying) for table in tables)
    for table in tables:
        table.over = True
        for person in table.people:
            if person.transport is not None:
                person.transport.disconnect()
    return report


async def _until_ready(url: str) -> None:
    """Until the server answers and its bots have compiled their engines."""
    async with httpx.AsyncClient(base_url=url) as http:
        while True:
            try:
                if "alula_bots_warming 0.0" in (await http.get("/metrics")).text:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.1)


async def _open_tables(
    plan: Plan, url: str, ready: "deque[Person]", report: Report
) -> list[LoadTable]:
    tables: list[LoadTable] = []
    places = asyncio.Semaphore(AT_ONCE)

    async def open_one(http: httpx.AsyncClient) -> None:
        async with places:
            tokens = [secrets.token_urlsafe(32) for _ in range(plan.people)]
            host = Client(url, tokens[0], http)
            opened = await host.create(
                plan.people + plan.bots, name="P0", bots=[plan.level] * plan.bots, pace="off"
            )
            table, join = opened["table"]["id"], opened["table"]["join"]
            for seat, token in enumerate(tokens[1:], 1):
                await Client(url, token, http).sit(table, join, f"P{seat}")
            tables.append(LoadTable(table, tokens, ready, report))

    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        await asyncio.gather(*(open_one(http) for _ in range(plan.tables)))
    return tables


async def _connect(tables: list[LoadTable], url: str) -> None:
    address = f"ws{url.removeprefix('http')}"
    for table in tables:
        await asyncio.gather(*(person.connect(address) for person in table.people))


async def _start_all(tables: list[LoadTable], url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for table in tables:
            await Client(url, table.people[0].token, http).start(table.id)


async def _move(
    plan: Plan,
    tables: list[LoadTable],
    ready: "deque[Person]",
    server: ServerProcess,
    report: Report,
) -> None:
    """Moves at the planned rate, from whoever has had something to decide for the longest."""
    await asyncio.sleep(SETTLE_S)
    for table in tables:
        table.measuring = True
    gc.collect()
    gc.disable()  # a pause of the driver's own would be taken for one of the server's
    began, cpu = time.perf_counter(), server.cpu_seconds()
    while (now := time.perf_counter() - began) < plan.seconds:
        while report.moves < now * plan.rate and ready:
            report.moves += ready.popleft().move()
        if not report.memory.after_first_tenth and now > plan.seconds / 10:
            report.memory.after_first_tenth = server.memory_kb()
        await asyncio.sleep(TICK_S)
    gc.enable()
    report.acknowledged = len(report.to_acknowledgement_ms)
    report.seconds = time.perf_counter() - began
    report.server_cpu = (server.cpu_seconds() - cpu) / report.seconds
    report.memory.at_the_end = server.memory_kb()
    await asyncio.sleep(SETTLE_S)
