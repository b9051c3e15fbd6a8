"""People who talk at a table: nothing arrives unnoticed, nothing is lost, anybody can be muted."""

from playwright.sync_api import Page, expect
from support.axe import axe_complaints
from support.browsers import People, decide_by_mouse


def _two_who_talk(people: People, size: str = "wide") -> tuple[Page, Page]:
    ada, ben = people.arrive(size), people.arrive()
    made = ada.request.post("/api/tables", data={"seats": 2, "name": "Ada", "chat": True}).json()
    table, join = made["table"]["id"], made["table"]["join"]
    ben.request.post(f"/api/tables/{table}/seats", data={"join": join, "name": "Ben"})
    ada.request.post(f"/api/tables/{table}/start", data={"fill": None})
    for page in (ada, ben):
        page.goto(f"/table/{table}")
        page.locator(".board").wait_for()
    return ada, ben


def _say(page: Page, words: str) -> None:
    page.get_by_label("Your words").fill(words)
    page.get_by_role("button", name="Send").click()


def test_chat_has_a_bubble_and_a_mark_and_leaves_the_table_in_view(people: People) -> None:
    ada, ben = _two_who_talk(people, "phone")
    _say(ben, "good luck, Ada")
    expect(ada.locator(".rival .bubble")).to_have_text("good luck, Ada")
    opener = ada.get_by_role("button", name="Chat, one new line")
    expect(opener).to_contain_text("1")
    opener.click()
    expect(ada.locator(".chat .lines")).to_contain_text("Ben good luck, Ada")
    expect(ada.locator("dialog[open]")).to_have_count(0)
    expect(ada.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    assert axe_complaints(ada) == []
    _say(ada, "you too")
    expect(ben.locator(".chat .lines")).to_contain_text("Ada you too")
    ada.keyboard.press("Escape")
    decide_by_mouse(ada)


def test_chat_takes_only_room_that_is_there(people: People) -> None:
    """With one other it stands below what happened; with two there is no room: a sheet."""
    ada, _ = _two_who_talk(people)
    ada.set_viewport_size({"width": 1280, "height": 800})
    happened, chat = (ada.locator(one).bounding_box() for one in (".latest", ".chat .lines"))
    assert happened is not None
    assert chat is not None
    assert min(happened["height"], chat["height"]) > 60
    seats = {"seats": 3, "name": "Ada", "chat": True}
    made = ada.request.post("/api/tables", data=seats).json()["table"]
    ada.request.post(f"/api/tables/{made['id']}/start", data={"fill": "toy"})
    ada.goto(f"/table/{made['id']}")
    ada.locator(".board").wait_for()
    ada.get_by_role("button", name="Chat").click()
    expect(ada.locator(".chat.sheet")).to_be_visible()
    assert ada.evaluate("document.documentElement.scrollHeight") <= 800


def test_chat_is_still_there_after_a_reload(people: People) -> None:
    ada, ben = _two_who_talk(people)
    _say(ben, "I'll be back")
    expect(ada.locator(".chat .lines")).to_contain_text("I'll be back")
    ada.reload()
    expect(ada.locator(".chat .lines")).to_contain_text("I'll be back")


def test_a_person_can_be_muted_and_heard_again(people: People) -> None:
    ada, ben = _two_who_talk(people)
    ada.get_by_role("button", name="Mute Ben").click()
    _say(ben, "spam")
    ben.get_by_role("button", name="React").click()
    ben.get_by_role("button", name="Wow!").click()
    _say(ada, "quiet here")
    expect(ada.locator(".chat .lines")).to_contain_text("quiet here")
    expect(ada.locator(".rival .bubble")).to_have_count(0)
    expect(ada.locator(".chat .lines")).not_to_contain_text("spam")
    ada.reload()
    expect(ada.locator(".chat .lines")).not_to_contain_text("spam")
    ada.get_by_role("button", name="Hear Ben again").click()
    expect(ada.locator(".chat .lines")).to_contain_text("spam")
