"""The page in the language of its reader."""

import re

import pytest
from playwright.sync_api import expect

from maija.text import Catalogue, languages
from tests.page.test_play import address, complaints
from tests.text.test_languages import CODE, ENGLISH

__all__ = ["address", "complaints"]
OTHERS = [code for code in languages() if code != "en"]
SMALL = (360, 640)
SEEN = [*((code, SMALL) for code in OTHERS), ("fi", (390, 844)), ("fr", (1280, 800))]
"""Every language where there is least room; the sizes with more room once each."""
READ = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((each) =>
    ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? '')),
].join('\\n')"""


def english(page):
    """The lines on the page that have an English word."""
    lines = page.evaluate(READ).splitlines()
    return [line for line in lines if ENGLISH.search(CODE.sub("", line))]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size"), SEEN, ids=[f"{code}-{width}x{height}" for code, (width, height) in SEEN]
)
def test_a_screen_is_english_or_too_wide(language, size, browser, address):
    say = Catalogue(language).say
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=f"{language}-{language.upper()}"
    )
    page = context.new_page()

    def look():
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert english(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]

    for game in ("musta-maija", "hearts"):
        page.goto(address)
        called = say(f"page-game-{game}")
        rules = page.get_by_role(
            "link", name=say("page-house-rules-named", game=called), exact=True
        )
        expect(rules).to_be_visible()
        look()
        rules.click()
        expect(page.get_by_role("button", name=say("page-rules-play"), exact=True)).to_be_visible()
        look()
        page.get_by_role("button", name=say("page-rules-play"), exact=True).click()
        expect(page.get_by_role("toolbar", name=say("page-hand"))).to_be_visible()
        look()
    context.close()


def test_a_language_cannot_be_chosen_or_is_forgotten(browser, address):
    english, finnish = Catalogue("en").say, Catalogue("fi").say
    context = browser.new_context(locale="fi-FI")
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name=finnish("page-settings"), exact=True).click()
    page.get_by_role("combobox", name=finnish("page-language")).select_option("en")
    expect(page.get_by_role("dialog", name=english("page-settings"))).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_text(english("page-games"), exact=True)).to_be_visible()
    context.close()


def test_a_refusal_is_told_in_another_language(browser, address):
    say = Catalogue("fi").say
    context = browser.new_context(locale="fi-FI")
    page = context.new_page()
    page.goto(address)
    page.get_by_label(say("page-code")).fill("kolme sanaa vain")
    page.get_by_role("button", name=say("page-join-do"), exact=True).click()
    refusal = page.get_by_role("alert").filter(has_text=re.compile("kutsukoodi"))
    expect(refusal).to_be_visible()
    context.close()
