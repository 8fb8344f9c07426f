"""Every screen for everybody: axe finds nothing, nothing is too small to touch, nothing too wide.

`axe-core` is a development package of the page; its source is evaluated in the page by the
browser's own debugging line, which the policy of the service does not hinder.
"""

import base64
import os
from functools import cache

import pytest

from maija.text import languages
from tests.page.scenes import SCENES, speaking
from tests.page.test_play import address
from tools import page as building

__all__ = ["address"]
AXE = building.MODULES / "axe-core" / "axe.min.js"
SOAK = os.environ.get("MAIJA_SOAK") == "1"
SIZES = [(360, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080)]
LEAST = 24
WIDTHS = [(390, 844), (844, 390), (1280, 800), (1920, 1080)]


def looks(scene):
    """In which languages, by which light and how large a screen is looked at.

    Usually in one language, which is another one for each screen, by day on a phone and by night
    on a desk or the other way round; with ``MAIJA_SOAK=1`` in every language at every size, by day
    and by night.
    """
    if SOAK:
        every = [(theme, size) for size in WIDTHS for theme in ("light", "dark")]
        return [(language, every) for language in languages()]
    at = SCENES.index(scene)
    first, second = ("light", "dark") if at % 4 < 2 else ("dark", "light")
    return [(languages()[at % len(languages())], [(first, WIDTHS[0]), (second, WIDTHS[2])])]


def sizes(scene):
    """How large a screen is: the smallest, and two others in turn; in the soak all."""
    if SOAK:
        return SIZES
    at = SCENES.index(scene) % 4
    return [SIZES[0], *sorted([SIZES[1 + at], SIZES[1 + (at + 1) % 4]])]


DRAWN = """() => new Promise((done) => {
  // Parts that are loaded later have come, too, when nothing was added for a dozen frames.
  let quiet = 0
  const watch = new MutationObserver(() => { quiet = 0 })
  watch.observe(document, { childList: true, subtree: true })
  const frame = () => {
    quiet += 1
    if (quiet <= 12) return requestAnimationFrame(frame)
    watch.disconnect()
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
    done()
  }
  requestAnimationFrame(frame)
})"""
"""What the page measures is drawn, nothing is added any more, passing colours have passed."""
RUN = """() => axe.run(document, {
  resultTypes: ['violations', 'incomplete'],
  rules: { 'target-size': { enabled: true } },
}).then((found) => ['violations', 'incomplete'].map((kind) => found[kind].map(({ id, nodes }) =>
  [id, nodes.map(({ target }) => target.join(' ')), nodes[0].failureSummary])))"""
TEXTS = """(targets) => {
  /** What of a box is not cut off by what it stands in. */
  const seen = (element, { left, top, right, bottom }) => {
    for (let each = element; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue
      const frame = each.getBoundingClientRect()
      left = Math.max(left, frame.left)
      top = Math.max(top, frame.top)
      right = Math.min(right, frame.right)
      bottom = Math.min(bottom, frame.bottom)
    }
    return [left + scrollX, top + scrollY, right - left, bottom - top]
  }
  // What lies under the sheet of scores is not read there.
  const covered = (element, [x, y, width, height]) => {
    const top = document.elementFromPoint(x - scrollX + width / 2, y - scrollY + height / 2)
    return top !== null && !element.contains(top) && !top.contains(element)
  }
  const texts = targets.flatMap((target) => {
    const element = document.querySelector(target)
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const large = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    const words = document.createRange()
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const rects = []
    while (walk.nextNode()) {
      words.selectNodeContents(walk.currentNode)
      rects.push(...words.getClientRects())
    }
    return rects
      .map((each) => seen(element, each))
      .filter((box) => box[2] > 2 && box[3] > 2 && !covered(element, box))
      .map((box) => ({ target, color, least: large ? 3 : 4.5, box }))
  })
  const without = new CSSStyleSheet()
  // The bar that stays in sight covers other words in a picture of the whole page.
  without.replaceSync(`* { -webkit-text-fill-color: transparent !important }
    .rules-screen > .doing { visibility: hidden !important }`)
  document.adoptedStyleSheets = [without]
  return texts
}"""
"""Where the words of these elements are, and of which colour; then the words are taken away."""
FAINT = """async ([texts, picture]) => {
  document.adoptedStyleSheets = []
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
  canvas.drawImage(image, 0, 0)
  const linear = (part) =>
    part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4
  const light = ([red, green, blue]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return texts.flatMap(({ target, color, least, box: [x, y, width, height] }) => {
    const [red, green, blue, alpha = 1] = color.match(/[\\d.]+/g).map(Number)
    const { data } = canvas.getImageData(
      Math.ceil(x), Math.ceil(y), Math.max(1, Math.floor(width)), Math.max(1, Math.floor(height)))
    const contrasts = []
    for (let at = 0; at < data.length; at += 4) {
      const ground = [data[at], data[at + 1], data[at + 2]]
      const ink = [red, green, blue].map((part, of) => part * alpha + ground[of] * (1 - alpha))
      const [one, other] = [light(ink), light(ground)]
      contrasts.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
    }
    contrasts.sort((one, other) => one - other)
    // The cloth is woven and the wood has a grain: what counts is the tone, not a thread.
    const usual = contrasts[contrasts.length >> 1]
    return usual < least ? [`${target}: ${color}, ${usual.toFixed(2)} of ${least}`] : []
  })
}"""
"""The words that stand out too little from what is drawn behind them."""
SMALL = """(least) => {
  const kinds = 'button, a[href], select, summary, input, textarea, [role=button], [role=tab]'
  const told = (each) => each.outerHTML.replaceAll(/<svg.*?<\\/svg>/gs, '').slice(0, 160)
  return [...document.querySelectorAll(kinds)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true })
      && !each.closest('.unseen, [inert]') && !each.matches('.skip'))
    .map((each) => (each.matches('input') && each.closest('label')) || each)
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect()
      return width < least || height < least
    })
    .map(told)
}"""
CARDS = """(least) => [...document.querySelectorAll('.hand button')].filter((card) => {
  // What lies under a window is not touched.
  if (document.querySelector('dialog[open]')) return false
  const { left, top, right, bottom } = card.getBoundingClientRect()
  const hit = []
  for (let x = left + 0.5; x < right; x += 2) {
    for (let y = top + 0.5; y < Math.min(bottom, innerHeight); y += 2) {
      if (card.contains(document.elementFromPoint(x, y))) hit.push([x, y])
    }
  }
  const wide = (at) => {
    const all = hit.map((one) => one[at])
    return Math.max(...all) - Math.min(...all) + 2
  }
  return !hit.length || wide(0) < least || wide(1) < least
}).map((card) => card.getAttribute('aria-label'))"""


@cache
def axe():
    with building.alone():
        building.install_packages()
    return AXE.read_text(encoding="utf-8")


def at(browser, language, theme, size):
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=f"{language}-{language.upper()}",
        color_scheme=theme,
        reduced_motion="reduce",
    )
    return context.new_page()


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES, ids=repr)
def test_a_screen_keeps_somebody_out(browser, address, scene):
    found = []
    for language, seen in looks(scene):
        page = at(browser, language, *seen[0])
        scene.open(page, address, speaking(language))
        page.evaluate(axe())
        for theme, size in seen:
            page.emulate_media(color_scheme=theme)
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(DRAWN)
            violations, incomplete = page.evaluate(RUN)
            found += [(language, theme, size, *each) for each in violations]
            undecided = {kind: where for kind, where, _why in incomplete}
            # What axe cannot see for gradients is measured in a picture.
            texts = page.evaluate(TEXTS, undecided.pop("color-contrast", []))
            picture = base64.b64encode(page.screenshot(full_page=True)).decode()
            found += [(language, theme, size, *each) for each in undecided.items()]
            found += [
                (language, theme, size, faint) for faint in page.evaluate(FAINT, [texts, picture])
            ]
        page.context.close()
    assert not found, "\n".join(map(str, found))


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES, ids=repr)
def test_a_screen_is_too_wide_or_has_targets_too_small_to_touch(browser, address, scene):
    page = at(browser, "fi", "light", SIZES[0])
    scene.open(page, address, speaking("fi"))
    found = []
    for width, height in sizes(scene):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        wide = page.evaluate("document.documentElement.scrollWidth")
        small = page.evaluate(SMALL, LEAST) + page.evaluate(CARDS, LEAST)
        if wide > width or small:
            found.append((width, height, wide, small))
    page.context.close()
    assert not found, "\n".join(map(str, found))
