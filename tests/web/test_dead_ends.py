"""Addresses that lead nowhere, and a start page without its server: what it is, and where to go."""

import pytest
from playwright.sync_api import expect
from support.axe import axe_complaints
from support.browsers import People


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("/game/zzzz/replay", "There is no finished game at this address."),
        ("/game/zzzz", "There is no finished game at this address."),
        ("/game/4k2m9x7q1abc", "There is no finished game at this address."),
        ("/table/zzzz", "There is no table at this address."),
        ("/table/4k2m9x7q1abc", "There is no table at this address."),
        ("/join/zzzz", "This invitation leads nowhere."),
        ("/join/4k2m9x7q1a", "This invitation leads nowhere."),
        ("/no/such/page", "Nothing is at this address now."),
    ],
)
def test_a_dead_link_says_what_it_is_and_leads_on(people: People, address: str, words: str) -> None:
    page = people.arrive("phone")
    page.goto(address)
    expect(page.get_by_text(words)).to_be_visible()
    expect(page.get_by_role("link", name="To the start page", exact=True)).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("pattern")
    page.wait_for_load_state("networkidle")
    people.complaints.clear()  # the browser itself reports the 404 in its console


def test_a_friend_with_the_tables_own_address_learns_how_to_sit(people: People) -> None:
    ada, ben = people.arrive(), people.arrive("phone")
    made = ada.request.post("/api/tables", data={"seats": 2, "name": "Ada"}).json()["table"]
    ben.goto(f"/table/{made['id']}")
    expect(ben.get_by_text("ask Ada for the link that ends in /join/")).to_be_visible()


def test_without_its_server_the_start_page_says_what_works(people: People) -> None:
    page = people.arrive()
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    expect(page.get_by_role("link", name="Score pad for a game")).to_be_visible()
    expect(page.get_by_role("heading", name="Invite friends")).to_have_count(0)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()  # on this device
    assert axe_complaints(page) == []
    people.complaints.clear()


def test_faraway_is_named_where_people_arrive(people: People) -> None:
    page = people.arrive()
    page.goto("/")
    expect(page).to_have_title("Alula: play Faraway")
    expect(page.locator(".hero")).to_contain_text("Faraway, free in your browser")
    made = page.request.post("/api/tables", data={"seats": 3, "name": "Ada"}).json()["table"]
    page.goto(f"/table/{made['id']}")
    expect(page.get_by_text("Only this device can open this address.")).to_be_visible()
    friend = people.arrive("phone")
    friend.goto(f"/join/{made['join']}")
    expect(friend.locator("main")).to_contain_text("a free way to play Faraway")
    expect(friend.get_by_role("link", name="Learn it in five minutes")).to_be_visible()
