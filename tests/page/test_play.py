"""Whole games in the browser, through what a person sees and touches."""

import re
import subprocess
import sys
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from maija.text import Catalogue

PATIENCE = 20
"""Seconds after which the page is taken to stand still."""
say = Catalogue("en").say


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    command = [sys.executable, "-m", "maija", "serve", "--no-open", "--port", "0", "--data"]
    service: Any = subprocess.Popen(
        [*command, str(tmp_path_factory.mktemp("tables"))], stdout=subprocess.PIPE, text=True
    )
    found = re.search(r"http://\S+", service.stdout.readline())
    assert found, "the service does not say where it is"
    yield found[0]
    service.terminate()
    service.communicate(timeout=20)


@pytest.fixture(autouse=True)
def complaints(page):
    """What the browser complains of; a page that is played on has nothing to complain of."""
    found = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda line: found.append(line.text) if line.type != "log" else None)
    yield found
    assert found == []


def make_table(page, address, game, options, *, computers=True, players=None):
    """Make a table by house rules, with computer players that do not take their time."""
    page.goto(address)
    page.get_by_label(say("page-your-name")).fill("Aino")
    called = say(f"page-game-{game}")
    page.get_by_role("link", name=say("page-house-rules-named", game=called), exact=True).click()
    if players:
        page.get_by_role("combobox", name=say("page-players"), exact=True).select_option(
            str(players)
        )
    page.get_by_text(say("page-set-time"), exact=True).click()
    pace = page.get_by_label(say("page-set-pace"))
    pace.fill("0")
    pace.press("Tab")
    for name, value in options.items():
        choose(page, name, value)
    page.get_by_role(
        "button", name=say("page-rules-play" if computers else "page-rules-invite")
    ).click()
    if not computers:
        page.get_by_role("button", name=say("page-invite-done")).click()


def choose(page, name, value):
    """Choose the value of an option, side by side with others or in a list, or write it."""
    side_by_side = page.locator(f"input[type=radio][name={name}][value='{value}']")
    field = page.locator(f"select[name={name}]")
    if side_by_side.count():
        side_by_side.check()
    elif field.locator(f"option[value='{value}']").count():
        field.select_option(value)
    else:
        field.select_option(label=say("page-value-else"))
        own = page.locator(f"input[name={name}-own]")
        own.fill(value)
        own.press("Tab")


class Player:
    """Someone who plays whatever lights up, with a mouse or with keys alone."""

    def __init__(self, page, *, keys=False):
        self.page = page
        self.keys = keys
        self.hand = page.get_by_role("toolbar", name=say("page-hand"))
        self.asking = page.locator("section.asking")

    def press(self, button):
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def over(self):
        return self.page.get_by_role("button", name=say("page-rematch")).is_visible()

    def begin(self):
        """Be ready; a table of computers begins by itself."""
        ready = self.page.get_by_role("button", name=say("page-ready-do"), exact=True)
        expect(ready.or_(self.hand)).to_be_visible()
        if ready.is_visible():
            self.press(ready)

    def step(self):
        """Do one thing that is offered, if there is any."""
        enabled = self.asking.locator("button:not([aria-disabled=true])")
        best = self.asking.get_by_role("button", name=say("page-do-suggest"))
        laid = self.page.get_by_role("button", name=say("page-do-clear")).is_visible()
        next_deal = self.page.get_by_role("button", name=say("page-next-do"), exact=True)
        if next_deal.is_visible():
            self.press(next_deal)
        elif best.is_visible() and not laid:
            self.press(best)
        elif (main := enabled.and_(self.page.locator(".main"))).is_visible():
            self.press(main)
        elif (lit := self.hand.locator("button.lit:not(.used)")).count():
            self.choose(lit.first)
        elif (words := enabled.filter(has_not_text=say("page-do-clear"))).count():
            self.press(words.first)

    def choose(self, card):
        """Touch a card; by keys go to it along the hand."""
        if not self.keys:
            card.click()
            return
        buttons = self.hand.get_by_role("button")
        at = buttons.evaluate_all("(all, it) => all.indexOf(it)", card.element_handle())
        buttons.and_(self.page.locator("[tabindex='0']")).focus()
        self.page.keyboard.press("Home")
        for _ in range(at):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        # The focus is never lost with a card.
        self.page.wait_for_function("document.activeElement !== document.body", timeout=3000)


def play_on(*players):
    """Play until the match is over; the page must not stand still meanwhile."""
    since, last = time.monotonic(), None
    while not players[0].over():
        for player in players:
            player.step()
        now = players[0].page.locator("main").inner_text()
        if now != last:
            since, last = time.monotonic(), now
        assert time.monotonic() < since + PATIENCE, f"it stands still: {now}"
        players[0].page.wait_for_timeout(30)


GAMES = [("mustamaija", {"deals": "1"}), ("hearts", {"target": "1"})]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_a_match_cannot_be_played_to_its_end(page, address, game, options, keys):
    make_table(page, address, game, options)
    player = Player(page, keys=keys)
    player.begin()
    play_on(player)
    expect(page.locator("p.proof.true")).to_be_visible()


@pytest.mark.slow
def test_two_people_do_not_see_the_same_table(page, browser, address):
    make_table(page, address, "mustamaija", {"deals": "1"}, computers=False, players=2)
    expect(page.get_by_role("button", name=say("page-ready-do"), exact=True)).to_be_visible()
    other_context = browser.new_context()
    other = other_context.new_page()
    other.goto(page.url)
    other.get_by_label(say("page-your-name")).fill("Eino")
    other.get_by_role("button", name=say("page-sit"), exact=True).click()
    expect(page.get_by_text("Eino").first).to_be_visible()
    players = [Player(page), Player(other)]
    for player in players:
        player.begin()
    play_on(*players)
    expect(other.get_by_role("button", name=say("page-rematch"))).to_be_visible()
    for each in (page, other):
        expect(each.locator("p.proof.true")).to_be_visible()
    other_context.close()


@pytest.mark.slow
def test_a_defence_is_lost_by_a_reload_or_in_a_second_tab(page, address):
    make_table(page, address, "mustamaija", {"deals": "7"})
    player = Player(page)
    player.begin()
    take = player.asking.get_by_role("button", name=re.compile("^Take"))
    until = time.monotonic() + 3 * PATIENCE
    while not take.is_visible():
        assert time.monotonic() < until, "nobody leads to this seat"
        player.step()
        page.wait_for_timeout(50)
    question = player.asking.get_by_role("heading").inner_text()
    page.reload()
    expect(player.asking.get_by_role("heading")).to_have_text(question)
    second = page.context.new_page()
    second.goto(page.url)
    there = Player(second)
    expect(there.asking.get_by_role("heading")).to_have_text(question)
    there.press(there.asking.locator("button.main"))
    # Whoever takes many cards is asked once more.
    sure = there.asking.get_by_role("button", name=re.compile("^Yes"))
    if sure.is_visible():
        there.press(sure)
    expect(player.asking.get_by_role("heading")).not_to_have_text(question)
    second.close()


@pytest.mark.slow
def test_who_looks_on_cannot_play_instead_of_a_computer(page, browser, address):
    make_table(page, address, "hearts", {"target": "1"})
    player = Player(page)
    player.begin()
    expect(player.hand).to_be_visible()
    other_context = browser.new_context()
    other = other_context.new_page()
    other.goto(page.url)
    guest = Player(other)
    instead = other.get_by_role("button", name=re.compile("^Play instead of"))
    expect(instead).to_have_count(3)
    expect(guest.hand).to_have_count(0)
    instead.first.click()
    expect(guest.hand).to_be_visible()
    expect(instead).to_have_count(0)
    play_on(player, guest)
    other_context.close()
