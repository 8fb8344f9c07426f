"""How a person does a thing on the page: with a mouse, with a finger, or with keys alone.

What is to be done is not known here. Nothing is reached but through what is seen: a card is touched
where it shows, and keys go from place to place as the tab key does.
"""

from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, expect

SHORT = 4000
"""Milliseconds for one touch; what cannot be touched by then has changed meanwhile."""
FAR = 400
"""So many places of the tab key are on no screen."""

VISIBLE_PART = """(it) => {
  const box = it.getBoundingClientRect()
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.05]
  for (const down of parts) for (const right of parts) {
    const [x, y] = [box.width * right, box.height * down]
    if (it.contains(document.elementFromPoint(box.left + x, box.top + y))) return { x, y }
  }
  return null
}"""
DIRECTION = """(it) => {
  const at = document.activeElement
  if (at === it) return 0
  return at.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1
}"""


class Mouse:
    """With a mouse."""

    context: ClassVar[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        button.click(timeout=SHORT)

    def touch(self, card: Locator) -> None:
        """Touch a card of a fan at the part of it that shows."""
        card.click(position=card.evaluate(VISIBLE_PART, timeout=SHORT), timeout=SHORT)

    def write(self, field: Locator, text: str) -> None:
        self.press(field)
        self.page.keyboard.press("ControlOrMeta+A")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Tab")

    def mark(self, box: Locator) -> None:
        """Choose one of several, or put a tick."""
        self.press(box)

    def pick(self, field: Locator, value: str) -> None:
        """Choose from a list; the list itself is the browser's."""
        field.select_option(value)


class Touch(Mouse):
    """With a finger, on a phone held upright."""

    context: ClassVar[dict[str, Any]] = {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
    }

    def press(self, button: Locator) -> None:
        button.tap(timeout=SHORT)

    def touch(self, card: Locator) -> None:
        card.tap(position=card.evaluate(VISIBLE_PART, timeout=SHORT), timeout=SHORT)


class Keys(Mouse):
    """With keys alone."""

    def reach(self, wanted: Locator) -> None:
        """Go there by the tab key, forwards or back."""
        for _ in range(FAR):
            way = wanted.evaluate(DIRECTION, timeout=SHORT)
            if way == 0:
                return
            self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
        raise AssertionError("the tab key does not lead there")

    def press(self, button: Locator) -> None:
        self.reach(button)
        self.page.keyboard.press("Enter")

    def touch(self, card: Locator) -> None:
        """Go to the fan, and along it to the card."""
        fan = card.locator("xpath=ancestor::*[@role='toolbar']")
        self.reach(fan.locator("[tabindex='0']"))
        self.page.keyboard.press("Home")
        for _ in range(fan.get_by_role("button").count()):
            if card.evaluate(DIRECTION, timeout=SHORT) == 0:
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        # The focus is never lost with a card.
        expect(self.page.locator(":focus")).not_to_have_count(0)

    def write(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.press("ControlOrMeta+A")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Tab")

    def mark(self, box: Locator) -> None:
        if box.is_checked():
            return
        if box.get_attribute("type") == "checkbox":
            self.reach(box)
            self.page.keyboard.press("Space")
            return
        group = box.locator("xpath=ancestor::fieldset")
        self.reach(group.locator("input:checked"))
        for _ in range(group.get_by_role("radio").count()):
            if box.is_checked():
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError("the arrow keys do not lead there")

    def pick(self, field: Locator, value: str) -> None:
        self.reach(field)
        self.page.keyboard.press("Home")
        for _ in range(field.locator("option").count()):
            if field.input_value() == value:
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError("it stands in no list")


WAYS = {"mouse": Mouse, "touch": Touch, "keys": Keys}
