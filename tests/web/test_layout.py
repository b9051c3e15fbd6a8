"""Fixed zones: nothing at the table moves by itself, whatever is found, taken or said."""

from typing import Any

import pytest
from support.browsers import (
    People,
    await_turn,
    decide_by_keys,
    decide_by_mouse,
    start_with_toys,
)

SIZES = {"phone": (390, 664), "laptop": (1280, 800), "large": (1920, 1080)}

WATCH = """() => {
  window.shifts = [];
  const name = (node) => {
    const one = node instanceof Element ? node : node?.parentElement;
    if (!one) return "gone";
    const classes = (one.getAttribute("class") ?? "").replace(/svelte-\\S+/g, "").trim();
    const up = one.parentElement?.getAttribute("class")?.replace(/svelte-\\S+/g, "").trim();
    return `${up} > ${one.tagName}.${classes} ${one.textContent?.trim().slice(0, 20)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifts.push([entry.value.toFixed(5), document.querySelector(".sentence")?.innerText]
        .concat(entry.sources.map(({ node, previousRect: a, currentRect: b }) =>
          [name(node), a.x, a.y, a.width, a.height, "->", b.x, b.y, b.width, b.height].join(" "))));
  }).observe({ type: "layout-shift", buffered: false });
}"""


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_by_itself(people: People, size: str, players: int) -> None:
    page = people.arrive("wide" if size != "phone" else "phone", still=False)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    start_with_toys(page, players - 1)
    page.locator(".hand button.card").first.wait_for()
    page.wait_for_timeout(1000)  # the pictures of the first cards are there
    page.evaluate(WATCH)
    decisions = 0
    while await_turn(page):
        last = page.locator(".rounds").inner_text().startswith("Round 8")
        decide_by_keys(page)
        decisions += 1
        if last:
            break  # what follows is the journey home, another page
    shifts: list[Any] = page.evaluate("window.shifts")
    assert shifts == []


def test_a_small_phone_held_across_shows_what_is_asked_and_found(people: People) -> None:
    """Six at 664 by 390: the whole sentence, and sanctuaries wide enough to be seen and chosen."""
    page = people.arrive("across")
    page.set_viewport_size({"width": 664, "height": 390})
    start_with_toys(page, 5)
    found, decisions = page.locator(".found li"), 0
    while found.count() == 0:
        assert await_turn(page)
        cut = "one => one.scrollHeight > one.clientHeight + 1"
        assert not page.locator(".says").evaluate(cut), page.locator(".says").inner_text()
        decide_by_mouse(page, decisions)  # the lowest card first, then a higher one
        decisions += 1
    for one in found.all():
        box = one.bounding_box()
        assert box is not None
        assert box["width"] > 20
