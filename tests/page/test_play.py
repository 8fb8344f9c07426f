"""People at one table: together, on bad days, and those who come late."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.hands import Mouse
from tests.page.house import NAME, House, address, complaints
from tests.page.person import Person, play_on, say

__all__ = ["address", "choose", "complaints"]
ONE_DEAL = {"deals": "1"}
WITHOUT_SERVICE = re.compile(r"WebSocket|ERR_|Failed to load resource")
"""What the browser itself notes while nobody answers."""


def choose(page, name, value):
    """Choose the value of an option with a mouse."""
    Person(page, Mouse(page)).choose(name, value)


def gather(somebody, address, game, options, *ways):
    """A table of people alone; each plays in a way of their own."""
    first, *others = [somebody(way, seed) for seed, way in enumerate(ways)]
    first.make_table(address, game, options, computers=False, players=len(ways))
    for other, name in zip(others, ("Eino", "Helmi", "Toivo"), strict=False):
        other.come(first.page.url, name)
        expect(first.page.get_by_text(name).first).to_be_visible()
    return [first, *others]


def is_asked_to_beat(person):
    return person.button("page-do-suggest").is_visible()


@pytest.mark.slow
@pytest.mark.parametrize("host", ["127.0.0.1", NAME])
def test_two_people_cannot_meet_and_play(somebody, house, host):
    """On a host that the browser trusts, and over plain HTTP on one that it does not."""
    aino, eino = somebody("mouse", 1), somebody("touch", 2)
    aino.make_table(
        house.at(host), "mustamaija", ONE_DEAL, computers=False, players=2, to_table=False
    )
    assert aino.page.evaluate("isSecureContext") is (host != NAME)
    invitation = aino.page.get_by_role("dialog", name=say("page-invite"))
    code = invitation.get_by_text(re.compile(r"^[a-z]{4}-[a-z]{4}-[a-z]{4}$")).inner_text()
    eino.page.goto(house.at(host))
    field = eino.page.get_by_label(say("page-code"))
    eino.hands.press(field)
    if host == NAME:
        # What Aino copies is the way here.
        invitation.get_by_role("button", name=say("page-copy")).first.click()
        expect(invitation.get_by_text(say("page-copied"))).to_be_visible()
        eino.page.keyboard.press("ControlOrMeta+V")
        expect(field).to_have_value(re.compile(f"#join={code}$"))
    else:
        # Only this machine can be reached: there are words to say, and no link.
        expect(invitation.get_by_text(say("page-open-question"))).to_be_visible()
        eino.page.keyboard.type(code.replace("-", " "))
    eino.press("page-join-do")
    eino.sit("Eino")
    expect(invitation.get_by_text("Eino")).to_be_visible()
    aino.press("page-invite-done")
    play_on(aino, eino)
    for person in (aino, eino):
        expect(person.button("page-rematch")).to_be_visible()
        expect(person.page.locator("p.proof.true")).to_be_visible()


@pytest.mark.slow
def test_four_people_cannot_play_at_one_table(somebody, address):
    people = gather(somebody, address, "hearts", {"target": "1"}, "mouse", "touch", "keys", "mouse")
    play_on(*people)
    for person in people:
        expect(person.button("page-rematch")).to_be_visible()
        expect(person.page.locator("p.proof.true")).to_be_visible()


class Giver(Person):
    """Leads all that goes along."""

    def _do(self, seen):
        if seen["lit"]:
            self.touch(seen["lit"][0])
        elif seen["send"]:
            self.send()


class Taker(Person):
    """Beats nothing, and so comes to hold a king and a queen of one suit."""

    def _do(self, seen):
        if seen["send"]:
            self.send()
        elif seen["lit"]:
            self.touch(seen["lit"][0])


@pytest.mark.slow
def test_trumps_cannot_be_named_while_another_person_thinks(somebody, address):
    aino, eino = gather(somebody, address, "musta-maija", ONE_DEAL, "mouse", "touch")
    naming = eino.asking.locator("button.naming").first
    meanwhile = eino.question.filter(has_text=say("page-ask-meanwhile"))
    lead = re.compile("^" + re.escape(say("page-ask-lead", seat="Eino")))
    play_on(
        Giver(aino.page, aino.hands),
        Taker(eino.page, eino.hands),
        until=lambda: (
            meanwhile.is_visible()
            and naming.is_visible()
            and lead.match(aino.question.inner_text())
        ),
    )
    chosen = aino.hand.locator("[aria-pressed=true]")
    if not chosen.count():
        aino.touch(aino.see()["lit"][0])
    expect(chosen).not_to_have_count(0)
    cards = chosen.evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    eino.hands.press(naming)
    for person in (aino, eino):
        expect(person.page.get_by_text(re.compile(r"\(named by .*\)")).first).to_be_visible()
    # What Aino is about to lead lies there as it did.
    assert chosen.evaluate_all("(all) => all.map((each) => each.ariaLabel)") == cards
    play_on(aino, eino)


@pytest.mark.slow
def test_a_defence_is_lost_by_a_reload_or_in_a_second_tab(somebody, address):
    person = somebody("mouse", 3)
    person.make_table(address, "mustamaija", {"deals": "7"}, players=3)
    play_on(person, until=lambda: is_asked_to_beat(person))
    question = person.question.inner_text()
    person.page.reload()
    expect(person.question).to_have_text(question)
    second = person.page.context.new_page()
    second.goto(person.page.url)
    there = Person(second, Mouse(second))
    expect(there.question).to_have_text(question)
    play_on(there, until=lambda: person.question.inner_text() != question)
    second.close()


@pytest.mark.slow
def test_a_match_is_lost_with_the_service_in_the_middle_of_a_deal(somebody, tmp_path):
    somebody.forgiven.append(WITHOUT_SERVICE)
    house = House(tmp_path)
    try:
        person = somebody("mouse", 4)
        person.make_table(house.at("127.0.0.1"), "mustamaija", ONE_DEAL, players=3)
        play_on(person, until=lambda: is_asked_to_beat(person))
        question, hand = person.question.inner_text(), person.hand.inner_text()
        house.kill()
        expect(person.page.get_by_text(say("page-line-waiting"))).to_be_visible()
        house.start()
        connected = person.page.get_by_text(say("page-line-open"), exact=True)
        expect(connected).to_be_attached(timeout=90_000)
        expect(person.question).to_have_text(question)
        assert person.hand.inner_text() == hand
        play_on(person)
        expect(person.page.locator("p.proof.true")).to_be_visible()
    finally:
        house.stop()


@pytest.mark.slow
def test_who_looks_on_cannot_play_instead_of_a_computer(somebody, address):
    person, guest = somebody("mouse", 5), somebody("mouse", 6)
    person.make_table(address, "hearts", {"target": "1"})
    third_trick = person.page.get_by_text(re.compile(rf"^{say('page-trick')} [3-9]$"))
    play_on(person, until=third_trick.is_visible)
    guest.page.goto(person.page.url)
    expect(guest.page.get_by_text(say("page-looking-on")).first).to_be_visible()
    expect(guest.hand).to_have_count(0)
    guest.hands.press(guest.page.get_by_role("tab", name=say("page-part-people"), exact=True))
    instead = guest.page.get_by_role("button", name=re.compile("^Play instead of"))
    expect(instead).to_have_count(3)
    guest.hands.press(instead.first)
    expect(guest.hand).to_be_visible()
    expect(instead).to_have_count(0)
    play_on(person, guest)
    expect(guest.button("page-rematch")).to_be_visible()
