"""Somebody at the page: makes a table, comes to one, and plays whatever lights up."""

import random
import time
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from maija.text import Catalogue
from tests.page.hands import Mouse

PATIENCE = 90
"""Seconds after which the page is taken to stand still."""
say = Catalogue("en").say

SEEN = """(main) => {
  const seen = (css) => [...main.querySelectorAll(css)].filter((each) =>
    each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true')
  return {
    send: seen('.asking button.main').length,
    words: seen('.asking button.word').length,
    naming: seen('.asking button.naming').length,
    lit: seen('[role=toolbar] button[aria-pressed=false]').map((each) => each.ariaLabel),
    other: seen('.asking button:not(.main, .word)').map((each) => each.innerText.trim()),
    deal: seen('.sheet .deal button.main, .gathering .deal button.main')
      .map((each) => each.innerText.trim()),
    all: main.innerText,
  }
}"""
"""What a person sees at one look: what can be done, and all that stands there."""
OFFERED = (
    ".asking button:not([aria-disabled=true]), .deal button.main,"
    " [role=toolbar] button[aria-disabled=false][aria-pressed=false]"
)


class Person:
    """Someone who plays, in one way, by own chance."""

    def __init__(self, page: Page, hands: Mouse, seed: int = 0) -> None:
        self.page = page
        self.hands = hands
        self.chance = random.Random(seed)
        self.missed = ""
        """What the hand did not reach the last time."""
        self.hand = page.get_by_role("toolbar", name=say("page-hand"))
        self.asking = page.locator("section.asking")
        self.question = self.asking.get_by_role("heading")

    def button(self, name: str, /, **facts: Any) -> Locator:
        return self.page.get_by_role("button", name=say(name, **facts), exact=True)

    def press(self, name: str, /, **facts: Any) -> None:
        self.hands.press(self.button(name, **facts))

    # --- to a table ---

    def fly_fast(self) -> None:
        """Let cards fly as fast as they do."""
        self.press("page-settings")
        dialog = self.page.get_by_role("dialog", name=say("page-settings"))
        self.hands.mark(dialog.get_by_label(say("page-speed-fast"), exact=True))
        self.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()

    def make_table(
        self,
        address: str,
        game: str,
        options: dict[str, str],
        *,
        computers: bool = True,
        players: int | None = None,
        to_table: bool = True,
    ) -> None:
        """Make a table by house rules, with computer players that do not take their time."""
        page, hands = self.page, self.hands
        page.goto(address)
        called = say(f"page-game-{game}")
        rules = page.get_by_role(
            "link", name=say("page-house-rules-named", game=called), exact=True
        )
        expect(rules).to_be_visible()
        self.fly_fast()
        hands.write(page.get_by_label(say("page-your-name")), "Aino")
        hands.press(rules)
        expect(self.button("page-rules-play")).to_be_visible()
        for option, value in options.items():
            self.choose(option, value)
        if players:
            count = page.get_by_role("combobox", name=say("page-players"), exact=True)
            hands.pick(count, str(players))
        hands.press(page.locator("summary").filter(has_text=say("page-set-time")))
        hands.write(page.get_by_label(say("page-set-pace")), "0")
        self.press("page-rules-play" if computers else "page-rules-invite")
        if computers:
            expect(self.hand).to_be_visible()
        elif to_table:
            self.press("page-invite-done")

    def choose(self, option: str, value: str) -> None:
        """Choose the value of a rule, side by side with others or in a list, or write it."""
        side_by_side = self.page.locator(f"input[type=radio][name={option}][value='{value}']")
        field = self.page.locator(f"select[name={option}]")
        either = side_by_side.or_(field)
        expect(either).to_be_attached()
        chapter = self.page.locator("details.chapter", has=either)
        if chapter.get_attribute("open") is None:
            self.hands.press(chapter.locator("summary").first)
        expect(either).to_be_visible()
        if side_by_side.count():
            self.hands.mark(side_by_side)
        elif field.locator(f"option[value='{value}']").count():
            self.hands.pick(field, value)
        else:
            other = field.locator("option").filter(has_text=say("page-value-else"))
            self.hands.pick(field, other.get_attribute("value") or "")
            self.hands.write(self.page.locator(f"input[name={option}-own]"), value)

    def come(self, table: str, name: str) -> None:
        """Come to a table by its address, and sit down there."""
        self.page.goto(table)
        self.sit(name)

    def sit(self, name: str) -> None:
        self.hands.write(self.page.get_by_label(say("page-your-name")), name)
        self.press("page-sit")
        expect(self.button("page-ready-do")).to_be_visible()

    # --- at the table ---

    def see(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.locator("main").evaluate(SEEN)
        return seen

    def over(self) -> bool:
        return self.button("page-rematch").is_visible()

    def step(self) -> str:
        """Do one thing that is offered, if there is any; say what there was to see."""
        seen = self.see()
        try:
            if seen["deal"] and say("page-rematch") not in seen["deal"]:
                self.hands.press(self.page.locator(".deal button.main"))
            else:
                self._do(seen)
        except TooLate as error:
            # It has changed while the hand was on its way.
            self.missed = error.message
        return str(seen)

    def _do(self, seen: dict[str, Any]) -> None:
        enabled = self.asking.locator("button:not([aria-disabled=true])")
        laid = say("page-do-clear") in seen["other"]
        best = say("page-do-suggest") in seen["other"]
        if seen["naming"] and not laid:
            self.hands.press(enabled.and_(self.page.locator(".naming")).first)
        elif best and not laid and self.chance.random() < 0.5:
            self.press("page-do-suggest")
        elif seen["lit"] and self._wants_another(seen, laid=laid, best=best):
            self.touch(self.chance.choice(seen["lit"]))
        elif seen["send"]:
            self.send()
        elif laid:
            # What lies there does not go as it is.
            self.press("page-do-clear")
            self.send()
        elif seen["words"]:
            self.hands.press(enabled.and_(self.page.locator(".word")).first)

    def touch(self, card: str) -> None:
        """Touch a card of the hand by its name."""
        self.hands.touch(self.hand.get_by_role("button", name=card, exact=True).first)

    def send(self) -> None:
        """Press what sends the chosen cards, or takes."""
        self.hands.press(self.asking.locator("button.main:not([aria-disabled=true])"))

    def _wants_another(self, seen: dict[str, Any], *, laid: bool, best: bool) -> bool:
        """Whether to touch another card: when it has to be, or at will."""
        if not seen["send"] or best:
            return True
        return laid and self.chance.random() < 0.4

    def wait(self, milliseconds: float) -> None:
        """Wait until something is offered, but not for longer."""
        try:
            self.page.locator(OFFERED).first.wait_for(timeout=milliseconds)
        except TooLate:
            return


def play_on(*people: Person, until: Any = None) -> None:
    """Play until the match is over, or so far; the page must not stand still meanwhile."""
    since, last = time.monotonic(), [""] * len(people)
    while not (until() if until else people[0].over()):
        now = [person.step() for person in people]
        if now != last:
            since, last = time.monotonic(), now
        assert time.monotonic() < since + PATIENCE, (
            f"it stands still: {now} {[person.missed for person in people]}"
        )
        people[0].wait(1000 if len(people) == 1 else 20)
