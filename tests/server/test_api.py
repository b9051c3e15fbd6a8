"""The calls of docs/api.md over real HTTP: what people do from the home page to the replay."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.servers import Running, running, settings_for, sqlite_url

from alula.bots.names import NAMES
from alula.client import ApiError, Client, play_seat
from alula.records import Record, check, verify
from alula.rules import score
from alula.server.store.base import clock_ms

Json = dict[str, Any]


def go(work: Awaitable[Any]) -> Any:
    async def run() -> Any:
        return await asyncio.wait_for(work, 60)

    return asyncio.run(run())


async def refused(call: Awaitable[Any]) -> tuple[int, str]:
    with pytest.raises(ApiError) as caught:
        await call
    return caught.value.status, caught.value.code


def first_option(_view: Any, options: Any) -> Json:
    option: Json = options[0]
    return option


async def finished_table(client: Client, bots: int = 1, **options: Any) -> str:
    opened = await client.play(["random"] * bots, name="Ada", pace="off", **options)
    table: str = opened["table"]["id"]
    async with client.live(table) as live:
        await play_seat(live, first_option)
    return table


def test_one_call_gives_a_started_table(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada:
            answer = await ada.play(["random", "random"], name="Ada", random="ab" * 16)
            table = answer["table"]
            assert table["status"] == "running"
            assert answer["you"] == {"seat": 0, "host": True}
            assert [seat["bot"] for seat in table["seats"]] == [None, "random", "random"]
            assert len(table["commitment"] or "") == 64
            mine = await ada.my_games("running")
            assert [(game["id"], game["your_turn"]) for game in mine] == [(table["id"], True)]

    go(work())


def test_bots_come_from_the_hosts_list_only(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada:
            names = await ada.bots()
            assert names[0] == "stroller"
            assert names[-1] == "guide"
            lobby = await ada.create(3, name="Ada", bots=["stroller", "guide"])
            seats = lobby["table"]["seats"]
            assert [seat["bot"] for seat in seats] == [None, "stroller", "guide"]
            assert {seat["name"] for seat in seats[1:]} < set(NAMES)
            for name in ("cmd", "no-such-bot", "search-9999999"):
                assert await refused(ada.play([name])) == (422, "unknown_bot")
            for name in ("cmd:rm", "os:system", "guide@100"):
                assert await refused(ada.play([name])) == (422, "invalid")

    go(work())


def test_a_table_from_opening_to_rematch(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as ben, Client(server.url) as eve:
            opened = await ada.create(3, name="Ada", public=True, pace="off", variant="advanced")
            table, join = opened["table"]["id"], opened["table"]["join"]
            assert opened["table"]["links"]["join"] == f"{server.url}/join/{join}"
            assert table in [one["id"] for one in await eve.tables()]
            link = await ben.link(join)
            assert (link["purpose"], link["table"]["id"]) == ("join", table)
            assert (await ben.link(table))["purpose"] == "watch"
            assert await refused(ben.sit(table, "wrongcode", "Ben")) == (403, "wrong_join_code")
            await ben.sit(table, join, "Ben", seat=2)
            assert await refused(eve.sit(table, join, "Eve", seat=2)) == (409, "seat_taken")
            assert await refused(ben.start(table)) == (403, "not_host")
            assert await refused(ada.start(table)) == (409, "seats_free")
            await ada.put_bot(table, 1, "stroller")
            await ada.put_bot(table, 1, "random")
            await ada.start(table)
            assert await refused(eve.sit(table, join, "Eve")) == (409, "not_in_lobby")
            assert await refused(eve.game(table)) == (409, "not_finished")
            assert await refused(ada.rematch(table)) == (409, "not_finished")
            async with ada.live(table) as first, ben.live(table) as second:
                await asyncio.gather(
                    play_seat(first, first_option), play_seat(second, first_option)
                )
                waiting = await ada.rematch(table)
                assert waiting["table"]["id"] == table, "Ben reads the result"
                assert [one["seat"] for one in waiting["table"]["again"]] == [0]
                assert await refused(ada.rematch(table, bots=True)) == (409, "too_early")
                new = await ben.rematch(table)
                same = await ada.rematch(table)
                assert new["table"]["id"] == same["table"]["id"] != table
                names = [seat["name"] for seat in waiting["table"]["seats"]]
                assert [seat["name"] for seat in new["table"]["seats"]] == names
                assert new["table"]["status"] == "dealing"
                assert new["table"]["follows"] == table
                assert await refused(eve.rematch(table)) == (403, "not_seated")
            assert (await eve.game(table))["series"] == []
            again = new["table"]["id"]
            async with ada.live(again) as first, ben.live(again) as second:
                await asyncio.gather(
                    play_seat(first, first_option), play_seat(second, first_option)
                )
            won = dict.fromkeys(names, 0)
            for game in (await eve.game(table), await eve.game(again)):
                won[game["players"][game["result"]["ranking"][0]]] += 1
            series = (await eve.game(again))["series"]
            assert series == [{"name": name, "wins": wins} for name, wins in won.items()]

    go(work())


def test_a_rematch_waits_a_minute_for_who_is_here_and_not_for_who_has_gone(tmp_path: Path) -> None:
    """With a clock, so that a bot would play for somebody who only reads the result."""
    ahead = [0]

    def now() -> int:
        return clock_ms() + ahead[0]

    async def work(url: str) -> None:
        async with Client(url) as ada, Client(url) as ben:
            clock = {"kind": "decision", "seconds": 3600}
            opened = await ada.create(2, name="Ada", clock=clock)
            table = opened["table"]["id"]
            await ben.sit(table, opened["table"]["join"], "Ben")
            await ada.start(table)
            async with ada.live(table) as first, ben.live(table) as second:
                await asyncio.gather(
                    play_seat(first, first_option), play_seat(second, first_option)
                )
                ahead[0] = 120_000
                assert (await ada.rematch(table))["table"]["id"] == table
                assert await refused(ada.rematch(table, bots=True)) == (409, "too_early")
                ahead[0] += 60_000
                assert (await ada.rematch(table))["table"]["id"] == table, "Ben is still here"
                new = (await ada.rematch(table, bots=True))["table"]
                assert [seat["kind"] for seat in new["seats"]] == ["human", "bot"]
                assert new["seats"][1]["name"] != "Ben"
                assert (await ben.rematch(table))["table"]["id"] == new["id"]

    with running(settings_for(sqlite_url(tmp_path)), now) as server:
        go(work(server.url))


def test_a_finished_game_with_its_reasons_record_and_proof(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            table = await finished_table(ada, bots=3)
            for language in ("en", "de", "it", "fr"):
                game = await eve.game(table, language)
                assert all(line["words"] for s in game["sheets"] for line in s["regions"])
            record = Record.from_json(await eve.record(table))
            state = check(record)
            assert verify(record) > 0
            assert game["record"] == record.to_json()
            assert [sheet["total"] for sheet in game["sheets"]] == game["result"]["fame"]
            for seat, sheet in enumerate(game["sheets"]):
                again = score(state.rows[seat], state.sanctuaries[seat])
                assert [line["fame"] for line in sheet["regions"]] == [
                    line.fame for line in again.regions
                ]
            replay = await eve.replay(table)
            assert len(replay["steps"]) == len(record.events) + 1
            assert len(replay["steps"][-1]["views"]) == 4
            assert replay["steps"][-1]["views"][2]["result"] == game["result"]
            public = await eve.replay(table, "public")
            assert public["steps"][1]["events"][0] == {"event": "deal", "hands": [None] * 4}
            own = await eve.replay(table, "1")
            assert own["steps"][1]["views"][0]["hand"] == record.events[0]["hands"][1]  # type: ignore[index]
            assert await refused(eve.replay(table, "5")) == (422, "invalid")
            assert (await ada.my_games("finished"))[0]["id"] == table

    go(work())


def test_the_tutorial_has_one_deal_and_normal_tables_cannot_choose_it(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada:
            hands = []
            for _ in range(2):
                table = (await ada.tutorial("Ada"))["table"]
                assert (table["kind"], table["commitment"]) == ("tutorial", None)
                game = (await ada.events(table["id"]))["game"]
                assert game is not None
                hands.append(game["view"]["hand"])
            assert hands[0] == hands[1]
            for body in ({"seed": 8}, {"kind": "tutorial"}):
                assert await refused(ada.create(2, **body)) == (422, "invalid")
                assert await refused(ada.play(["random"], **body)) == (422, "invalid")

    go(work())


def test_scores_of_a_real_game(server: Running) -> None:
    """The worked example of the rules, and what cannot be scored."""

    async def work() -> None:
        async with Client(server.url) as ada:
            regions, sanctuaries = [44, 49, 14, 28], ["desert-3", "plain-19"]
            row = {"name": "Ada", "regions": regions, "sanctuaries": sanctuaries}
            told = await ada.score([row], "en")
            lines = told["sheets"][0]["regions"]
            assert [line["fame"] for line in lines] == [6, 12, 2, 0]
            assert [line["fame"] for line in told["sheets"][0]["sanctuaries"]] == [0, 2]
            best = await ada.best_order(regions, sanctuaries)
            assert best["given"] == 20 + 2
            assert best["fame"] >= best["given"]
            assert sorted(best["regions"]) == sorted(regions)
            for players in (
                [{"regions": [1, 1]}],
                [{"regions": [1]}, {"regions": [1]}],
                [{"regions": [1], "sanctuaries": ["city-99"]}],
            ):
                assert await refused(ada.score(players)) == (422, "bad_cards")
            for wrong in ([0], [69], ["1"], [1.0], [True]):
                assert await refused(ada.score([{"regions": wrong}])) == (422, "invalid")

    go(work())


def test_a_shared_pad(server: Running) -> None:
    async def work() -> None:
        async with Client(server.url) as ada, Client(server.url) as ben:
            pad = await ada.create_pad(["Ada", "Ben"])
            changed = await asyncio.gather(
                ada.put_pad_row(pad["id"], 0, "Ada", [1, None, 3], []),
                ben.put_pad_row(pad["id"], 1, "Ben", [5], ["city-2"]),
            )
            assert sorted(one["version"] for one in changed) == [2, 3]
            read = await ben.pad(pad["id"])
            assert read["rows"][0]["regions"] == [1, None, 3, None, None, None, None, None]
            assert read["rows"][1]["sanctuaries"] == ["city-2"]
            await ada.add_pad_row(pad["id"], "Cleo")
            left = await ada.delete_pad_row(pad["id"], 0)
            assert [row["name"] for row in left["rows"]] == ["Ben", "Cleo"]
            assert await refused(ada.pad("nothingthere")) == (404, "no_pad")
            for _ in range(4):
                await ada.add_pad_row(pad["id"])
            assert await refused(ada.add_pad_row(pad["id"])) == (409, "table_full")

    go(work())


def test_a_browser_gets_a_cookie_and_keeps_its_seat(server: Running) -> None:
    with httpx.Client(base_url=server.url) as browser:
        answer = browser.post("/api/play", json={"bots": ["random"]})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie  # plain http: the browser would drop it
        table = answer.json()["table"]["id"]
        assert browser.get(f"/api/tables/{table}").json()["you"]["seat"] == 0
        token = browser.cookies["alula_guest"]
    with httpx.Client(base_url=server.url) as stranger:
        assert stranger.get(f"/api/tables/{table}").status_code == 403
        assert stranger.get("/api/games").json()["error"]["code"] == "no_guest"
        bearer = {"Authorization": f"Bearer {token}"}
        assert stranger.get("/api/games", headers=bearer).json()["tables"][0]["id"] == table
        bad = stranger.get("/api/games", headers={"Authorization": "Bearer guess"})
        assert bad.json()["error"]["code"] == "bad_token"


def test_links_are_also_pictures(server: Running) -> None:
    with httpx.Client(base_url=server.url) as browser:
        table = browser.post("/api/tables", json={"seats": 2, "name": "Ada"}).json()["table"]
        for purpose in ("join", "watch"):
            answer = browser.get(f"/api/tables/{table['id']}/qr.svg?purpose={purpose}")
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.text.startswith("<svg")
    with httpx.Client(base_url=server.url) as stranger:
        answer = stranger.get(f"/api/tables/{table['id']}/qr.svg?purpose=join")
        assert answer.status_code == 403


def test_for_operators(server: Running) -> None:
    with httpx.Client(base_url=server.url) as browser:
        assert browser.get("/healthz").json() == {"status": "ok"}
        assert browser.get("/readyz").json() == {"status": "ready"}
        info = browser.get("/api/info").json()
        assert info["url"] == server.url
        figures = browser.get("/metrics").text
        assert "alula_http_requests_total" in figures
        assert 'route="/api/info"' in figures


def test_every_answer_has_the_security_headers(server: Running) -> None:
    with httpx.Client(base_url=server.url) as browser:
        for path in ("/", "/api/info", "/api/nothing", "/table/abc", "/nothing.js"):
            answer = browser.get(path)
            assert "default-src 'none'" in answer.headers["content-security-policy"], path
            assert (
                "'unsafe-" not in answer.headers["content-security-policy"]
            )  # 'wasm-unsafe-eval' is none
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
        assert browser.get("/api/info").headers["cache-control"] == "no-store"
        assert browser.get("/api/nothing").json()["error"]["code"] == "not_found"
        assert browser.put("/api/info").json()["error"]["code"] == "method_not_allowed"
        assert browser.get("/../../etc/passwd").status_code in (200, 404)
        assert "root:" not in browser.get("/%2e%2e/%2e%2e/etc/passwd").text
