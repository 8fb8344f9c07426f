"""A table by single keys: a card by its suit and rank, and what is read aloud.

What the keys read is written down for every language, as what is announced: `test_announced.py`
tells how it is written anew.
"""

import os

import pytest
from playwright.sync_api import expect

from maija.cards import LETTERS
from maija.text import languages
from tests.page.hands import Keys
from tests.page.person import Person, play_on, say
from tests.page.scenes import SOCKET, TABLE, _asks, _follows, at_table, played, speaking, welcome
from tests.page.test_announced import LISTEN, assert_written
from tests.page.test_play import address
from tests.text.test_languages import CODE, ENGLISH

__all__ = ["address"]
DIGITS = "123456"
SOAK = os.environ.get("MAIJA_SOAK") == "1"
TYPED = """(key) => document.activeElement.dispatchEvent(
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))"""
LATER = {"fi": "iuhp", "ru": "рбчп", "sv": "lrhs", "tr": "srum"}
"""Where the first letter of a suit is that of another, or of a rank."""
TABLES = {"mustamaija": _asks("cover"), "hearts": _follows}


def suit_keys(language):
    """A letter for each suit, of which none is a letter of a rank."""
    return LATER.get(language) or "".join(LETTERS[language].suits).lower()


def keys_of(card, language="en"):
    """The two keys of a card."""
    return suit_keys(language)[card // 13], LETTERS[language].ranks[card % 13][-1].lower()


def at(browser, address, message, language="en", **kept):
    """Somebody at a table that tells this."""
    context = browser.new_context(locale=f"{language}-{language.upper()}", reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(LISTEN)
    for name, value in kept.items():
        page.add_init_script(f"localStorage.setItem({name.replace('_', '-')!r}, {value!r})")
    at_table(page, address, message)
    expect(page.get_by_role("toolbar", name=speaking(language)("page-hand"))).to_be_visible()
    # The keys are there when their list is.
    if kept.get("keys") != "off":
        page.locator("button.skip", has_text=speaking(language)("page-keys")).wait_for(
            state="attached"
        )
    return page


def press(page, key):
    """Press a key, or tell the page so where the driver has none of that name: Cyrillic ones."""
    if key.isascii():
        page.keyboard.press(key)
    else:
        page.evaluate(TYPED, key)


@pytest.mark.parametrize("language", languages())
def test_a_key_reads_something_else_or_nothing(browser, address, language):
    lines = []
    for game, until in TABLES.items():
        page = at(browser, address, welcome(played(game, until)), language)
        for key in [*DIGITS, *suit_keys(language)]:
            before = page.evaluate("heard.length")
            press(page, key)
            page.wait_for_function("(before) => heard.length > before", arg=before)
            lines += [f"{key}: {line}" for line in page.evaluate("heard")[before:]]
        page.context.close()
    if language != "en":
        assert [line for line in lines if ENGLISH.search(CODE.sub("", line))] == []
    assert_written(f"keys-{language}", lines)


def test_a_card_key_lays_another_card_or_everything_is_taken_up_by_a_slip(browser, address):
    told = welcome(played("mustamaija", _asks("cover"))).decode()
    sent = []
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(LISTEN)

    def hear(message):
        # Help at the decision is asked for by itself.
        if '"do":"guide"' not in str(message):
            sent.append(str(message))

    def talk(socket):
        socket.on_message(hear)
        socket.send(told)

    page.route_web_socket(SOCKET, talk)
    page.goto(f"{address}#table={TABLE}")
    page.locator("button.skip", has_text=say("page-keys")).wait_for(state="attached")
    take = page.locator(".asking button.main")
    # The send key asks first, and goes back on a no.
    page.keyboard.press(".")
    expect(take).to_have_text(say("page-sure-take-yes", number=2))
    assert sent == []
    page.get_by_role("button", name=say("page-sure-no")).press("Enter")
    # A card that beats is laid, and named; the same keys put it back.
    card = page.locator(".hand button.lit").first
    number = int(card.get_attribute("data-card"))
    suit, rank = keys_of(number)
    page.keyboard.press(suit)
    page.keyboard.press(rank)
    expect(page.locator(".hand button.used")).to_have_count(1)
    page.keyboard.press(suit)
    page.keyboard.press(rank)
    expect(page.locator(".hand button.used")).to_have_count(0)
    # A card that is not held is told so, and nothing is sent.
    missing = next(card for card in range(52) if card not in set(table_hand(page)))
    for key in keys_of(missing):
        page.keyboard.press(key)
    page.wait_for_function("() => heard.at(-1).startsWith('You do not hold')")
    assert sent == []
    # Twice, and it is meant.
    page.keyboard.press(".")
    page.keyboard.press(".")
    expect(take).to_have_attribute("aria-disabled", "true")
    assert ['"do":"defend"' in each for each in sent] == [True]
    context.close()


def table_hand(page):
    return [
        int(each)
        for each in page.locator(".hand button").evaluate_all(
            "(all) => all.map((each) => each.dataset.card)"
        )
    ]


@pytest.mark.parametrize("kept", ["off", "own"])
def test_a_key_does_something_for_who_has_switched_keys_off(browser, address, kept):
    page = at(browser, address, welcome(played("hearts", _follows)), keys=kept)
    page.locator("h1").focus()
    page.keyboard.press("1")
    page.keyboard.press("h")
    assert page.evaluate("heard") == []
    page.locator(".hand button[tabindex='0']").focus()
    page.keyboard.press("1")
    if kept == "own":
        page.wait_for_function("() => heard.length")
    assert bool(page.evaluate("heard.length")) is (kept == "own")
    page.context.close()


def test_the_keys_are_told_nowhere_or_go_on_behind_a_window(browser, address):
    page = at(browser, address, welcome(played("hearts", _follows)))
    page.keyboard.press("9")
    told = page.get_by_role("dialog", name=say("page-keys"))
    expect(told).to_be_visible()
    expect(told.locator("dt")).to_have_count(15)
    page.keyboard.press("1")
    assert page.evaluate("heard") == []
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    page.context.close()


class Letters(Keys):
    """With letters and digits: a card by its name, the full stop to send."""

    def touch(self, card):
        for key in keys_of(int(card.get_attribute("data-card", timeout=4000))):
            self.page.keyboard.press(key)

    def press(self, button):
        if button.evaluate("(it) => it.matches('.asking button.main')", timeout=4000):
            self.page.keyboard.press(".")
        else:
            super().press(button)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["musta-maija", "hearts"] if SOAK else ["musta-maija"])
def test_a_match_cannot_be_played_by_letters(browser, address, game):
    options, players = {"musta-maija": ({}, 3), "hearts": ({"target": "1"}, 4)}[game]
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.set_default_timeout(30_000)
    person = Person(page, Letters(page), 3)
    person.make_table(address, game, options, players=players)
    page.locator("button.skip", has_text=say("page-keys")).wait_for(state="attached")
    play_on(person)
    context.close()
