"""Who looks on at a table with a delay sees everything, and nothing before its time."""

from __future__ import annotations

import json
import time

from tests.service.people import Visitor

DELAY = 2.0
SLACK = 0.05
"""Seconds by which two clocks of one machine may be read one after the other."""


def heard(person, until):
    """Every update until something holds, with the moment at which it came."""
    told = []
    while not until():
        message = person.hear()
        if message["is"] == "update":
            told.append((time.time(), message))
    return told


def test_who_looks_on_sees_a_card_before_its_time_or_never(service):
    visitor = Visitor(service)
    table = visitor.table("hearts", delay=DELAY, options={"end": "hands", "hands": "4"})
    person = visitor.sit(table)
    looker = Visitor(service).sit(table)
    assert looker.public["settings"]["delay"] == DELAY
    made = {}
    person.play(lambda: bool(person.page.own and person.page.own.get("choices")))
    for _ in range(4):
        person.play(lambda: bool(person.page.own and person.page.own.get("choices")))
        made[person.act(person.page.own["choices"])["version"]] = time.time()
    person.ask("rename", seat=0, name="Aino")
    last = person.page.version
    told = heard(looker, lambda: looker.page.version >= last)
    versions = [message["version"] for _moment, message in told]
    assert versions == list(range(versions[0], versions[0] + len(versions))), "a step is missing"
    assert set(made) <= set(versions)
    for moment, message in told:
        if message["version"] in made:
            assert moment >= made[message["version"]] + DELAY - SLACK, "it came too early"
        assert "own" not in message
    assert looker.public["seats"][0]["name"] == "Aino"
    late = Visitor(service).sit(table)
    assert late.page.version >= last, "a newcomer sees less than one who was there"
    person.close()
    looker.close()
    late.close()


def test_who_comes_to_look_on_sees_what_is_not_old_enough(service):
    visitor = Visitor(service)
    table = visitor.table("hearts", delay=60, options={"end": "hands", "hands": "4"})
    person = visitor.sit(table)
    person.play(lambda: bool(person.page.own and person.page.own.get("choices")))
    person.act(person.page.own["choices"])
    looker = Visitor(service).sit(table)
    assert looker.public["phase"] == "gathering"
    assert looker.page.deal is None
    assert looker.page.version < person.page.version
    again = looker.visitor.sit(table, looker.page)
    assert again.page.version == looker.page.version
    assert person.ask("say", seat=0, phrase="wow")["is"] == "done"
    refused = looker.ask("ready", seat=0)
    assert refused["is"] == "refused"
    assert "dealt" not in json.dumps(refused)
    assert set(looker.kinds) == {"welcome", "refused"}, "it hears what happens now"
    for each in (person, looker, again):
        each.close()


def test_the_gallery_is_told_by_the_number_of_a_refusal_how_far_the_game_is(service):
    visitor = Visitor(service)
    table = visitor.table("hearts", delay=60, options={"end": "hands", "hands": "4"})
    person = visitor.sit(table)
    looker = Visitor(service).sit(table)
    person.play(lambda: bool(person.page.own and person.page.own.get("choices")))
    assert looker.ask("ready", seat=0)["version"] <= looker.page.version
    for each in (person, looker):
        each.close()
