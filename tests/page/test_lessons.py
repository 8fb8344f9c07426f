"""A lesson on the page, from the front page to its last step: with a finger, and by keys alone."""

import re

import pytest
from playwright.sync_api import expect

from maija.table.lessons import LESSONS
from tests.page.house import House, complaints
from tests.page.person import Person, say

__all__ = ["complaints"]
STEPS = 10


class Quick(House):
    """A service at whose lessons the other seats take no time."""

    program = (
        "-c",
        "from maija.table import teaching; teaching.PACE = 0.0; from maija.cli import main; main()",
    )


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    house = Quick(tmp_path_factory.mktemp("lessons"))
    yield house.at("127.0.0.1")
    house.stop()


class Pupil(Person):
    """Somebody who plays the cards that are marked."""

    def __init__(self, person: Person, address: str, lesson: str) -> None:
        super().__init__(person.page, person.hands)
        self.lesson = LESSONS[lesson]
        self.panel = self.page.get_by_role("region", name=say("page-lesson"))
        self.page.goto(address)
        button = self.button(f"page-lessons-{lesson}")
        expect(button).to_be_visible()
        self.fly_fast()
        self.hands.press(button)

    def is_asked(self, number: int) -> None:
        told = say("lesson-step", number=number + 1, steps=STEPS)
        expect(self.panel.get_by_role("heading")).to_have_text(told)
        expect(self.panel.locator("[data-stands=asked]")).to_be_visible()

    def follow(self, number: int) -> None:
        """Do a step."""
        self.is_asked(number)
        marked = self.hand.locator("button.hinted")
        expect(marked).to_have_count(len(self.lesson.steps[number].cards))
        for name in marked.evaluate_all("(all) => all.map((each) => each.ariaLabel)"):
            self.touch(name)
        if self.lesson.name == "mustamaija" or number == 0:
            self.send()


@pytest.mark.slow
def test_mustamaija_cannot_be_learned_by_keys(somebody, quick):
    pupil = Pupil(somebody("keys"), quick, "mustamaija")
    expect(pupil.panel).to_contain_text(say("lesson-set-up"))
    for number in range(STEPS):
        pupil.follow(number)
    # It is played to its end, is said aloud, and can be had once more.
    page = pupil.page
    expect(page.get_by_role("log").get_by_text(say("lesson-over"))).to_be_attached()
    expect(page.locator("p.proof")).to_have_count(0)
    pupil.press("page-lesson-again")
    pupil.is_asked(0)
    pupil.hands.press(pupil.panel.get_by_role("link", name=say("page-lesson-leave")))
    expect(page.get_by_role("heading", name=say("page-lessons"))).to_be_visible()


@pytest.mark.slow
def test_hearts_cannot_be_learned_by_touch_or_after_a_card_of_ones_own(somebody, quick):
    pupil = Pupil(somebody("touch"), quick, "hearts")
    for number in range(STEPS):
        if pupil.lesson.steps[number].name == "high":
            pupil.is_asked(number)
            pupil.hands.touch(pupil.hand.locator("button.lit:not(.hinted)").first)
            expect(pupil.panel).to_contain_text(say("lesson-left"))
            pupil.press("page-lesson-back")
        pupil.follow(number)
    expect(pupil.panel.locator("[data-stands=over]")).to_be_visible()
    pupil.page.reload()
    expect(pupil.panel).to_contain_text(re.compile("shoots the moon"))
