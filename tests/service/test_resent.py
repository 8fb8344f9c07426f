"""Commands that come late, twice, in another order or from two hands: each has one answer."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest

from maija.service.live import KEPT
from tests.service.people import Visitor


@pytest.fixture
def two(service):
    """A table of two people, both at their sockets."""
    host, guest = Visitor(service), Visitor(service)
    table = host.table("mustamaija", computers=None, players=2, options={"deals": "1"})
    first, second = host.sit(table), guest.sit(table)
    second.ask("sit", name="Eino")
    first.until(lambda: first.public["seats"][1]["taken"])
    yield first, second
    first.close()
    second.close()


def dealt(*people):
    """Everybody plays until the cards are there."""
    while any(person.public["phase"] != "playing" for person in people):
        for person in people:
            if person.public["phase"] != "playing" and not person.step():
                person.hear()


def choosing(*people):
    """Who has something to do."""
    while True:
        for person in people:
            if person.page.own and person.page.own.get("choices"):
                return person
        people[0].hear()


def first_of(choices):
    """Any group that is offered."""
    if choices.get("pick"):
        pick = choices["pick"][0]
        return [pick["card"], *([] if pick["word"] is None else [pick["word"]])]
    return choices["words"][:1] or [choices["cover"][0]["by"][0]]


def acting(person):
    """A command that plays something that is offered."""
    deal, own = person.page.deal, person.page.own
    where = {"seat": own["seat"], "deal": deal["serial"], "at": deal["at"]}
    return {**where, "actions": first_of(own["choices"])}


def test_a_command_that_comes_twice_at_once_is_done_twice(two):
    dealt(*two)
    person = choosing(*two)
    frame = json.dumps({"do": "act", **acting(person), "id": "twice"})
    person.socket.send(frame)
    person.socket.send(frame)
    answers: list[dict[str, Any]] = []
    while len(answers) < 2:
        told = person.hear()
        if told.get("ack") == "twice":
            answers.append(told)
    assert [told["is"] for told in answers] == ["update", "done"]
    assert answers[0]["version"] == answers[1]["version"]


def test_a_stale_command_is_done_or_not_answered(two):
    dealt(*two)
    person = choosing(*two)
    stale = acting(person)
    assert person.ask("act", **{**stale, "deal": stale["deal"] + 1})["is"] == "refused"
    assert person.ask("act", **{**stale, "at": stale["at"] + 1})["is"] == "refused"
    assert person.refusals == ["other-deal", "moved-on"]
    assert person.ask("act", **stale)["is"] == "update"
    version = person.page.version
    told = person.ask("act", **stale)
    assert told["is"] == "refused"
    assert told["version"] >= version


def test_a_command_about_cards_is_refused_because_somebody_took_another_name(two):
    first, second = two
    dealt(*two)
    person = choosing(*two)
    other = second if person is first else first
    command = acting(person)
    other.ask("rename", seat=other.you[0], name="Toinen")
    assert person.ask("act", **command)["is"] == "update"


def test_commands_in_another_order_are_done_in_another_order_than_they_came(two):
    dealt(*two)
    person = choosing(*two)
    command = acting(person)
    seat = command["seat"]
    names = ["Yksi", "Kaksi", "Kolme"]
    identifiers = [person.send("rename", seat=seat, name=name) for name in names]
    identifiers.insert(2, person.send("act", **{**command, "at": command["at"] + 5}))
    identifiers.append(person.send("act", **command))
    person.until(lambda: all(each in person.acks for each in identifiers))
    told = [person.acks[each] for each in identifiers]
    kinds = [told[0]["is"], told[1]["is"], told[2]["is"], told[3]["is"], told[4]["is"]]
    assert kinds == ["update", "update", "refused", "update", "update"]
    versions = [each["version"] for each in told if each["is"] == "update"]
    assert versions == sorted(set(versions))
    assert person.public["seats"][seat]["name"] == "Kolme"


def test_two_hands_of_one_person_play_two_cards(service):
    visitor = Visitor(service)
    table = visitor.table(options={"deals": "1"})
    left = visitor.sit(table)
    left.play(lambda: bool(left.page.own and left.page.own.get("choices")))
    right = visitor.sit(table)
    command = acting(left)
    begin, answers = threading.Barrier(2), {}

    def play(hand):
        begin.wait()
        answers[hand] = hand.ask("act", **command)

    hands = [threading.Thread(target=play, args=(hand,)) for hand in (left, right)]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join(30)
    assert sorted(told["is"] for told in answers.values()) == ["refused", "update"]
    left.close()
    right.close()


def test_two_people_who_act_at_once_are_both_answered_and_see_the_same(service):
    visitors = [Visitor(service) for _ in range(4)]
    table = visitors[0].table("hearts", computers=None, options={"end": "hands", "hands": "4"})
    people = [visitor.sit(table) for visitor in visitors]
    for number, person in enumerate(people[1:], 1):
        person.ask("sit", name=f"P{number}", seat=number)
    dealt(*people)
    for person in people:  # all pass at once
        person.until(lambda person=person: bool(person.page.own and person.page.own["choices"]))
    begin = threading.Barrier(4)
    answers = []

    def play(person):
        begin.wait()
        answers.append(person.act(person.page.own["choices"]))

    threads = [threading.Thread(target=play, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert [told["is"] for told in answers] == ["update"] * 4
    assert len({told["version"] for told in answers}) == 4
    newest = max(told["version"] for told in answers)
    for person in people:
        person.until(lambda person=person: person.page.version >= newest)
    assert all(person.public == people[0].public for person in people)
    assert all(person.page.deal == people[0].page.deal for person in people)
    for person in people:
        person.close()


@pytest.mark.parametrize("gap", [1, KEPT - 4, KEPT + 8])
def test_who_comes_back_lacks_something_or_is_told_more_than_what_was_missed(two, gap):
    first, second = two
    second.close()
    first.until(lambda: not first.public["seats"][1]["here"])
    for number in range(gap):
        first.ask("rename", seat=0, name=f"Nimi {number}")
    back = second.visitor.sit(first.table, second.page)
    if gap > KEPT:
        assert back.kinds == ["welcome"]
    else:
        back.until(lambda: back.kinds[-1] == "pulse")
        assert set(back.kinds[:-1]) == {"update"}
        assert len(back.kinds) > gap
    assert back.public["seats"][0]["name"] == f"Nimi {gap - 1}"
    first.until(lambda: first.page.version == back.page.version)
    assert back.public == first.public
    back.close()


@pytest.mark.parametrize("since", ["999999", "-5", "x", "1e3", "", "9" * 30, "0x10", "٣"])
def test_a_version_that_nobody_has_seen_is_believed(two, since):
    first, _second = two

    class Liar:
        """A page that claims to have seen something."""

        version = since

    back = first.visitor.sit(first.table, Liar())
    assert back.kinds == ["welcome"]
    assert back.public["seats"][1]["name"] == "Eino"
    back.close()
