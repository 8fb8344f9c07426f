"""The rulebook in the page: read, compared, printed, kept in a file, found from a refusal."""

import json
import re

import pytest
from playwright.sync_api import expect

from maija.cli import main
from maija.games.presets import PRESETS
from maija.rulebook import html
from maija.rulebook.sheet import sheet
from maija.text import Catalogue, languages
from tests.page.house import address, complaints
from tests.page.test_front import button

__all__ = ["address", "complaints"]
say = Catalogue("en").say
HOUSE = "#rules=game=voron&name=Mummola&players=3&.partial_defence=yes"


def pages(pdf):
    """How many pages there are in a PDF."""
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def view(page, name):
    page.get_by_role("radio", name=say(name), exact=True).check()


def test_rules_are_read_without_cards_or_where_they_come_from(page, address):
    page.goto(f"{address}{HOUSE}")
    example = page.get_by_role("figure", name=say("example-title-beating"))
    expect(example.get_by_text("queen of spades")).to_have_count(1)
    changed = page.get_by_role("listitem").filter(has_text=say("page-option-changed"))
    expect(changed).to_contain_text("only the rest is picked up")
    page.get_by_label(say("page-rules-examples")).uncheck()
    expect(page.get_by_role("figure")).to_have_count(0)
    expect(page.get_by_text("korttipeli.org")).to_have_count(0)
    page.get_by_label(say("page-rules-sources")).check()
    expect(page.get_by_role("link", name="korttipeli.org")).to_be_visible()
    expect(changed).to_contain_text("S2.16, S1.20")
    # It is chosen once, for every rulebook.
    page.reload()
    expect(page.get_by_role("heading", level=3).first).to_be_visible()
    expect(page.get_by_role("figure")).to_have_count(0)


def test_rules_cannot_be_compared_with_a_game_or_with_those_that_are_kept(page, address):
    page.goto(f"{address}#rules=game=hearts&name=Kept&.target=50")
    button(page, "page-rules-keep-do").click()
    page.goto(f"{address}#rules=game=black-maria")
    view(page, "page-rules-compare")
    table = page.get_by_role("table")
    expect(table.get_by_role("rowheader")).to_have_count(8)  # of nine: four players, whole pack
    expect(table).to_contain_text("All the cards of a deal together cost 43 points.")
    others = page.get_by_label(say("page-compare-with"))
    others.select_option(label="Kept")
    expect(table).to_contain_text("The target is 50 points.")
    others.select_option(label=say("page-game-black-maria"))
    expect(table).to_have_count(0)
    expect(page.get_by_text("are played by the same rules")).to_be_visible()


def test_a_sheet_of_the_page_is_printed_with_its_buttons_or_on_two(page, address):
    page.goto(f"{address}{HOUSE}")
    view(page, "page-rules-choose")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.get_by_label(say("page-rules-examples")).uncheck()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.get_by_text(re.compile("One rule differs from Voron"))).to_be_visible()
    assert page.locator("button:visible, input:visible, select:visible").count() == 0
    ground = page.locator(".leaf").first.evaluate("each => getComputedStyle(each).color")
    assert ground == "rgb(35, 29, 21)"
    assert pages(page.pdf(prefer_css_page_size=True)) == 1


@pytest.mark.parametrize("language", languages())
def test_the_sheet_of_a_game_is_printed_on_two(page, language):
    catalogue = Catalogue(language)
    for preset in PRESETS.values():
        players = preset.rules.seats().stop - 1
        told = sheet(catalogue, preset, preset.rules, players, examples=False)
        page.set_content(html.sheet_page(catalogue, told))
        assert pages(page.pdf(prefer_css_page_size=True)) == 1, preset.name


def test_house_rules_are_lost_between_the_page_and_the_command(page, address, tmp_path, capsys):
    page.goto(f"{address}{HOUSE}&pace=0.5")
    with page.expect_download() as download:
        button(page, "page-rules-file-save").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert path.name == "mummola.json"
    assert main(["rules", str(path)]) == 0
    assert "Mummola" in capsys.readouterr().out
    again = tmp_path / "again.json"
    changed = ["--set", "hand_size=6", "--name", "Again", "--save", str(again)]
    assert main(["rules", str(path), *changed]) == 0
    page.goto(address)
    with page.expect_file_chooser() as chooser:
        button(page, "page-rules-file-open").click()
    chooser.value.set_files(again)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Again")
    expect(page.get_by_text("Everybody is dealt 6 cards")).to_be_visible()
    other = tmp_path / "other.json"
    other.write_text(json.dumps({"maija": "game"}), encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        button(page, "page-rules-file-open").click()
    chooser.value.set_files(other)
    expect(page.get_by_text(say("page-rules-file-wrong", why="none"))).to_be_visible()


def test_a_refusal_does_not_lead_to_its_rule(page, address):
    """Cards are touched until one is refused; the rule it leads to has the clause that was told."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}#rules=game=mustamaija&players=2&pace=0&.max_attack=none")
    button(page, "page-rules-play").click()
    hand = page.get_by_role("toolbar", name=say("page-hand"))
    expect(hand).to_be_visible()
    shown = button(page, "page-rule-show")
    cards = hand.get_by_role("button")
    for _ in range(40):
        page.wait_for_timeout(150)
        for at in range(cards.count()):
            cards.nth(at).click(force=True, timeout=2000)
            if shown.count():
                break
        if shown.count():
            break
    told = page.get_by_role("alert").filter(has=shown)
    clause = re.search(r"\[(\w+(?:\.\d+)?)\]", told.inner_text())
    assert clause
    shown.click()
    rule = page.locator("li.found")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    page.get_by_label(say("page-rules-sources")).check()
    expect(rule).to_contain_text(clause[1])
