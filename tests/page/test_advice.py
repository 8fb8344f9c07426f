"""Hints and analyses in a real browser: asked for, read, and put away."""

import re

import pytest
from playwright.sync_api import expect

from maija.games.family import families
from maija.players import advice
from tests.page.person import play_on, say
from tests.page.test_play import address, gather

__all__ = ["address"]
pytestmark = [pytest.mark.slow, pytest.mark.fast]


@pytest.fixture(scope="module", autouse=True)
def _nobody_waits_for_the_compiler():
    advice.prepare(families()["mustamaija"])


def cards_of(text):
    return re.findall(r"[♣♦♥♠](?:10|[2-9AJQK])", text)


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_hint_cannot_be_asked_for_or_stays_when_it_is_followed(somebody, address, way):
    person = somebody(way, 3)
    person.make_table(address, "mustamaija", {"deals": "1"}, players=3)
    hint = person.page.locator("section.hint")
    if way == "keys":
        person.hand.locator("button[tabindex='0']").focus()
        person.page.keyboard.press("?")
    else:
        person.press("page-hint")
    best = hint.get_by_role("heading")
    expect(best).to_have_text(re.compile("^Best: "))
    # It is said aloud, and the cards are marked, but nothing is done.
    expect(person.page.get_by_role("log").get_by_text(re.compile("^Best: "))).to_be_attached()
    laid = set(cards_of(best.inner_text()))
    marked = person.hand.locator("button.hinted")
    assert marked.count() <= len(laid) or not laid
    expect(person.hand.locator("[aria-pressed=true]")).to_have_count(0)
    more = hint.get_by_role("button", name=say("page-hint-all"))
    if more.count():
        person.hands.press(more)
        expect(hint.get_by_text(re.compile(r"loses \d+ %|lose")).first).to_be_visible()
    question, laid_so_far = person.question.inner_text(), person.hand.locator("button.used")
    # A card that is laid but not sent changes the question too; the decision is open until then.
    play_on(
        person,
        until=lambda: not laid_so_far.count() and person.question.inner_text() != question,
    )
    expect(hint).to_be_hidden()
    expect(marked).to_have_count(0)


def test_people_among_themselves_can_ask_for_hints_that_nobody_has_allowed(somebody, address):
    aino, eino = gather(somebody, address, "mustamaija", {"deals": "1"}, "mouse", "touch")
    for person in (aino, eino):
        expect(person.button("page-hint")).to_have_count(0)


def test_a_match_cannot_be_looked_at_again(somebody, address):
    person = somebody("mouse", 2)
    person.make_table(address, "mustamaija", {"deals": "1"}, players=2)
    play_on(person)
    person.press("page-analysis-open")
    dialog = person.page.get_by_role("dialog", name=say("page-analysis-title"))
    expect(dialog.get_by_text(say("analysis-knowledge"))).to_be_visible(timeout=90_000)
    expect(dialog.locator("circle").first).to_be_visible()
    dialog.locator("summary").click()
    rows = dialog.locator("tbody tr")
    assert rows.count() == dialog.locator("circle").count()
    person.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(person.button("page-rematch")).to_be_visible()
