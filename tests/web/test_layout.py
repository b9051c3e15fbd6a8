"""Fixed zones: nothing at the table moves by itself, whatever is found, taken or said."""

from typing import Any

import pytest
from support.browsers import People, await_turn, decide_by_keys, start_with_toys

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
