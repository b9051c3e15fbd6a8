"""The start page: quickly to a card, and back to one's own games."""

from playwright.sync_api import expect
from support.browsers import People, finished_game


def test_two_clicks_lead_to_the_first_card(people: People) -> None:
    page = people.arrive(settings={"level": "toy"})
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand button.card.lit").first.click()
    expect(page.locator(".hand button.card.picked")).to_have_count(1)


def test_no_width_of_a_desktop_scrolls_sideways(people: People) -> None:
    """The fan of cards beside the words reaches beyond its box."""
    page = people.arrive()
    page.goto("/")
    page.locator(".fan .card, .fan svg, .fan img").first.wait_for(state="attached")
    for width in (1060, 1280, 1366, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_my_games_are_found_again(people: People) -> None:
    """Without an account: this browser is known, another one is not."""
    page, stranger = people.arrive(settings={"level": "toy"}), people.arrive()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.locator(".board").wait_for()
    running, finished = page.url, finished_game(page)
    for who in (stranger, page):
        who.goto("/")
        who.get_by_role("heading", name="Open tables").wait_for()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(stranger.get_by_role("heading", name="My games")).to_have_count(0)
    page.get_by_role("link", name="Your turn").click()
    expect(page).to_have_url(running)
    page.goto("/")
    page.get_by_role("link", name="of 2").click()
    expect(page).to_have_url(f"{people.url}/game/{finished}")
