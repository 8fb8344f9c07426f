"""Prompts and tips in a real browser: there in the first match, put away, and off for good."""

import pytest
from playwright.sync_api import expect

from tests.page.person import play_on, say
from tests.page.test_play import address

__all__ = ["address"]
pytestmark = pytest.mark.slow

COVERED = """() => {
  const guide = document.querySelector('section.guide').getBoundingClientRect()
  return [...document.querySelectorAll('[data-card]')].filter((each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect()
    return width && left < guide.right - 1 && right > guide.left + 1 && top < guide.bottom - 1
      && bottom > guide.top + 1
  }).length
}"""


@pytest.mark.parametrize(("way", "size"), [("keys", (844, 390)), ("touch", (390, 844))])
def test_the_first_match_has_no_prompts_or_they_cannot_be_put_away(somebody, address, way, size):
    person = somebody(way, 4)
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person.make_table(address, "hearts", {"target": "1"}, players=4)
    guide = page.get_by_role("region", name=say("page-guide"))
    prompt = guide.get_by_text("see what you get only afterwards")
    expect(prompt).to_be_visible()
    spoken = page.get_by_role("log").get_by_text("see what you get only afterwards")
    expect(spoken).to_have_count(1)
    page.wait_for_timeout(1000)  # the cards have been dealt
    assert page.evaluate(COVERED) == 0
    # Put away it comes again at the next decision; off for good it does not.
    person.hands.press(guide.get_by_role("button", name=say("page-guide-close")))
    expect(guide).to_have_count(0)
    play_on(person, until=guide.is_visible)
    expect(prompt).to_have_count(0)
    person.hands.press(guide.get_by_role("button", name=say("page-guide-off")))
    expect(guide).to_have_count(0)
    page.reload()
    expect(person.hand).to_be_visible()
    play_on(person, until=lambda: person.button("page-trick-last").count() or person.over())
    expect(guide).to_have_count(0)
    assert page.evaluate("[localStorage.prompts, localStorage.tips].join()") == "off,off"
