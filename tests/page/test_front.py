"""The front page, house rules and settings, through what a person sees and touches."""

import re

import pytest
from playwright.sync_api import expect

from maija.games.presets import PRESETS
from maija.text import Catalogue
from tests.page.test_play import address, choose, complaints

__all__ = ["address", "complaints"]
say = Catalogue("en").say
SIZES = [(360, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080)]
HOUSE = "#rules=game=hearts&name=Mummola&.target=50"


def button(page, name, /, **facts):
    return page.get_by_role("button", name=say(name, **facts), exact=True)


def test_one_tap_does_not_begin_a_game_or_the_last_choice_is_forgotten(page, address):
    page.goto(address)
    hearts = say("page-game-hearts")
    count = page.get_by_role("combobox", name=say("page-players-of", game=hearts))
    count.select_option("5")
    button(page, "page-play-now-named", game=hearts).click()
    expect(page.get_by_role("toolbar", name=say("page-hand"))).to_be_visible()
    page.goto(address)
    expect(count).to_have_value("5")
    back = page.get_by_role("link", name=f"{say('page-mine-back')}: {hearts}")
    expect(back).to_have_count(1)
    back.click()
    expect(page.get_by_role("toolbar", name=say("page-hand"))).to_be_visible()


def test_an_invited_guest_does_not_find_the_table_by_code_or_link(page, browser, address):
    page.goto(address)
    button(page, "page-invite-named", game=say("page-game-mustamaija")).click()
    code = page.get_by_text(re.compile(r"^[a-z]{4}-[a-z]{4}-[a-z]{4}$"))
    expect(code).to_be_visible()
    for typed in (code.inner_text().replace("-", " "), f"{address}#join={code.inner_text()}"):
        context = browser.new_context()
        guest = context.new_page()
        guest.goto(address)
        guest.get_by_label(say("page-code")).fill(typed)
        button(guest, "page-join-do").click()
        expect(button(guest, "page-sit")).to_be_visible()
        context.close()


def test_a_wrong_code_ends_in_silence(page, address, complaints):
    page.goto(address)
    page.get_by_label(say("page-code")).fill("three wrong words")
    button(page, "page-join-do").click()
    expect(page.get_by_role("alert").filter(has_text="invitation code")).to_be_visible()
    # The browser notes every refused request by itself.
    complaints[:] = [each for each in complaints if "400" not in each]


def test_kept_rules_are_lost_or_cannot_be_forgotten(page, address):
    page.goto(f"{address}{HOUSE}")
    button(page, "page-rules-keep-do").click()
    expect(page.get_by_text(say("page-rules-kept", name="Mummola"))).to_be_visible()
    page.goto(f"{address}#front")
    page.reload()
    page.get_by_role("link", name=say("page-kept-open", name="Mummola")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mummola")
    page.go_back()
    page.once("dialog", lambda dialog: dialog.accept())
    button(page, "page-kept-forget-named", name="Mummola").click()
    expect(page.get_by_text("Mummola")).to_have_count(0)


def test_shared_rules_are_not_those_that_are_read_and_played(page, address):
    page.goto(f"{address}{HOUSE}")
    expect(page.get_by_text("The target is 50 points.")).to_be_visible()
    shared = page.get_by_label(say("page-address")).input_value()
    assert shared.endswith(HOUSE)
    button(page, "page-rules-play").click()
    expect(page.get_by_role("toolbar", name=say("page-hand"))).to_be_visible()


def test_rules_that_clash_are_told_too_late(page, address):
    page.goto(f"{address}#rules=game=musta-maija")
    page.locator("input[name=overload][value=illegal]").check()
    clash = page.get_by_role("alert").filter(has_text="These do not go together")
    expect(clash).to_contain_text("Too large a lead: Is refused")
    button(page, "page-clash-some").click()
    expect(page.locator(":focus")).to_be_visible()
    expect(page.locator(".option.clashing").first).to_be_in_viewport()
    button(page, "page-rules-back-named", option="Too large a lead").first.click()
    expect(clash).to_have_count(0)


def test_a_value_of_ones_own_is_not_taken_or_one_out_of_range_is(page, address):
    page.goto(f"{address}#rules=game=hearts")
    choose(page, "target", "77")
    changed = page.get_by_role("region", name=say("page-rules-differs"))
    expect(changed).to_contain_text("77")
    choose(page, "queen_value", "101")
    expect(changed).not_to_contain_text("101")
    choose(page, "pass_cycle_4", "across none")
    expect(changed).to_contain_text("across none")
    expect(page.get_by_role("alert").filter(has_text="together")).to_have_count(0)


@pytest.mark.parametrize("game", PRESETS)
def test_an_option_of_a_game_stands_in_no_form(page, address, game):
    page.goto(f"{address}#rules=game={game}")
    for name in PRESETS[game].rules.names():
        expect(page.locator(f"[name={name}]").first).to_be_attached()


def test_what_is_set_is_forgotten_or_the_focus_is_lost(page, address):
    page.goto(address)
    button(page, "page-settings").click()
    dialog = page.get_by_role("dialog", name=say("page-settings"))
    dialog.get_by_label(say("page-theme-dark"), exact=True).check()
    dialog.get_by_label(say("page-colours-two"), exact=True).check()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button(page, "page-settings")).to_be_focused()
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.dataset.suits") == "two"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_screen_scrolls_sideways_or_has_targets_too_small_to_touch(page, address, width, height):
    page.set_viewport_size({"width": width, "height": height})
    for place in ("", "#rules=game=musta-maija", HOUSE):
        page.goto(f"{address}{place}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        small = page.evaluate("""
            [...document.querySelectorAll('button, a, select, summary, input')]
            .filter((each) => each.checkVisibility() && !each.closest('.unseen, .skip')
              && !each.matches('.skip'))
            .map((each) => each.closest('label') ?? each)
            .filter((each) => each.getBoundingClientRect().height < 24)
            .map((each) => each.outerHTML)
        """)
        assert small == []
