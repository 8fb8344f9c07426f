"""Type of twice the size, high contrast, the left hand, sounds: what a person sets."""

import base64
import os

import pytest
from playwright.sync_api import expect

from maija.text import languages
from tests.page.scenes import SCENES, speaking
from tests.page.test_accessible import DRAWN, FAINT, TEXTS, at, axe
from tests.page.test_play import address

__all__ = ["address"]
SOAK = os.environ.get("MAIJA_SOAK") == "1"
BY_NAME = {scene.name: scene for scene in SCENES}
SIZES = [(390, 844), (1280, 800)]
LARGE = [
    "front",
    "house-rules",
    "rules-in-words",
    "rules-compared",
    "settings",
    "keys",
    "defence",
    "eight",
    "passing",
    "trick",
    "scores",
    "analysis",
]
CONTRAST = ["front-again", "settings", "defence", "trick", "scores"]
TWICE = """addEventListener('DOMContentLoaded', () => {
  const twice = new CSSStyleSheet()
  twice.replaceSync('html { font-size: 200% !important }')
  document.adoptedStyleSheets = [twice]
})"""
LOST = """() => {
  const NOT_READ = '.unseen, .skip, [aria-hidden=true], [inert], option, select, .card, svg'
  const lost = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const over = document.querySelector('dialog[open]')
  // A hint is laid above the table by whoever asks for it, and Escape takes it away again.
  const hint = document.querySelector('section.hint')
  const laidAbove = (top, element) => hint?.contains(top) && !hint.contains(element)
  const scroller = (element) => {
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { overflowY } = getComputedStyle(each)
      if (each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(overflowY)) return each
    }
    return document.scrollingElement
  }
  const toMiddle = (element, { top, bottom }) => {
    const scrolled = scroller(element)
    const whole = scrolled === document.scrollingElement
    const frame = whole ? { top: 0, bottom: innerHeight } : scrolled.getBoundingClientRect()
    scrolled.scrollTop += (top + bottom - frame.top - frame.bottom) / 2
  }
  const hidden = (element, box) => {
    const y = (box.top + box.bottom) / 2
    return [box.left + 2, (box.left + box.right) / 2, box.right - 2].flatMap((x) => {
      const top = document.elementFromPoint(x, y)
      const seen = top && (top.contains(element) || element.contains(top)
        || top.closest('label')?.contains(element) || laidAbove(top, element))
      return seen ? [] : [[x | 0, y | 0, String(top?.tagName)]]
    })
  }
  while (walk.nextNode()) {
    const text = walk.currentNode
    const element = text.parentElement
    if (!text.data.trim() || (over && !over.contains(element))) continue
    if (element.closest(NOT_READ)) continue
    // What a drawing says is there for ears alone.
    if (getComputedStyle(element).clipPath !== 'none') continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const words = document.createRange()
    words.selectNodeContents(text)
    element.scrollIntoView({ block: 'center' })
    for (let line = 0; line < words.getClientRects().length; line += 1) {
      const box = () => words.getClientRects()[line]
      if (box().width < 2) continue
      // A line of a long paragraph is scrolled to by itself.
      if (hidden(element, box()).length) toMiddle(element, box())
      const told = text.data.trim().slice(0, 40)
      lost.push(...hidden(element, box()).map((where) => [told, ...where]))
    }
  }
  return lost
}"""
"""Words of which a part is cut off, or lies under something else, wherever one scrolls to."""


@pytest.mark.slow
@pytest.mark.parametrize("name", [scene.name for scene in SCENES] if SOAK else LARGE)
def test_words_are_cut_or_covered_in_type_of_twice_the_size(browser, address, name):
    found = []
    for language in languages() if SOAK else ["fi"]:
        page = at(browser, language, "light", SIZES[0])
        page.add_init_script(TWICE)
        BY_NAME[name].open(page, address, speaking(language))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found += [(language, width, *each) for each in page.evaluate(LOST)]
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        if page.locator("section.hint").count():
            page.keyboard.press("Escape")
            expect(page.locator("section.hint")).to_have_count(0)
            found += [(language, "without it", *each) for each in page.evaluate(LOST)]
        page.context.close()
    assert found == [], "\n".join(map(str, found))


@pytest.mark.slow
@pytest.mark.parametrize("name", [scene.name for scene in SCENES] if SOAK else CONTRAST)
def test_high_contrast_is_below_seven_to_one(browser, address, name):
    found = []
    page = at(browser, "en", "light", SIZES[0])
    page.emulate_media(contrast="more")
    BY_NAME[name].open(page, address, speaking("en"))
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    page.evaluate(axe())
    for theme, (width, height) in zip(("light", "dark"), SIZES, strict=True):
        page.emulate_media(color_scheme=theme, contrast="more")
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        violations, undecided = page.evaluate(
            """() => axe.run(document, { runOnly: ['color-contrast-enhanced'] }).then((found) =>
              [found.violations, found.incomplete].map((kind) =>
                kind.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))))"""
        )
        found += [(theme, where) for where in violations]
        texts = page.evaluate(TEXTS.replace("large ? 3 : 4.5", "large ? 4.5 : 7"), undecided)
        picture = base64.b64encode(page.screenshot(full_page=True)).decode()
        found += [(theme, faint) for faint in page.evaluate(FAINT, [texts, picture])]
    page.context.close()
    assert found == [], "\n".join(map(str, found))


def test_a_setting_is_forgotten_or_does_nothing(browser, address):
    say = speaking("en")
    page = at(browser, "en", "light", SIZES[1])
    page.add_init_script("""
      window.tones = 0
      const Tone = OscillatorNode
      window.OscillatorNode = class extends Tone {
        constructor(...all) {
          super(...all)
          tones += 1
        }
      }
    """)
    BY_NAME["settings"].open(page, address, say)
    for setting, value in [
        ("contrast", "more"),
        ("print", "large"),
        ("handed", "left"),
        ("sound", "on"),
    ]:
        group = page.get_by_role("group", name=say(f"page-{setting}"), exact=True)
        group.get_by_label(say(f"page-{setting}-{value}"), exact=True).check()
    # Whoever wants sounds hears one at once.
    page.wait_for_function("() => tones > 0")
    BY_NAME["defence"].open(page, address, say)
    page.reload()
    root = page.locator("html")
    for setting, value in [("contrast", "more"), ("print", "large"), ("handed", "left")]:
        expect(root).to_have_attribute(f"data-{setting}", value)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"
    page.context.close()


def test_a_hint_covers_the_table_when_it_is_put_away_or_takes_the_focus_with_it(browser, address):
    say = speaking("en")
    page = at(browser, "en", "light", SIZES[1])
    hint = page.locator("section.hint")
    BY_NAME["hint"].open(page, address, say)
    page.get_by_role("button", name=say("page-hint-close")).press("Enter")
    expect(hint).to_have_count(0)
    expect(page.locator(":focus")).to_have_text(say("page-hint"))
    # With Escape from elsewhere: whoever is there stays there.
    page.lines = 0
    page.reload()
    expect(hint).to_be_visible()
    pile = page.locator(".discard summary")
    pile.focus()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(pile).to_be_focused()
    page.context.close()


def test_the_left_hand_finds_its_buttons_at_the_right(browser, address):
    page = at(browser, "en", "light", SIZES[1])
    BY_NAME["defence"].open(page, address, speaking("en"))
    places = """['.stage .tools', '.own-seat'].map((each) =>
      document.querySelector(each).getBoundingClientRect().left)"""
    tools, seat = page.evaluate(places)
    assert tools > seat
    page.evaluate("localStorage.setItem('handed', 'left')")
    page.lines = 0
    page.reload()
    page.locator("section.asking button").first.wait_for()
    tools, seat = page.evaluate(places)
    assert tools < seat
    page.context.close()
