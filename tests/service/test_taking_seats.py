"""Seats of computer players, over real sockets: taken in a match, left, and taken again."""

from __future__ import annotations

import copy

from tests.service.people import Visitor


def hand_of(person):
    return person.page.own["view"]["hand"]


def asked(person):
    return bool(person.page.own and person.page.own.get("choices"))


def test_who_takes_the_seat_of_a_computer_is_not_told_its_hand_or_cannot_play_on(service):
    host, guest = Visitor(service), Visitor(service)
    table = host.table("mustamaija", players=3, options={"deals": "1"}, pace=10)
    first = host.sit(table)
    invitation = host.json("GET", f"/api/tables/{table}/invitation")
    first.play(lambda: first.public["phase"] == "playing")
    assert guest.json("POST", "/api/join", {"code": invitation["code"]}) == {"table": table}
    second = guest.sit(table)
    assert second.you == []
    assert second.page.own is None
    assert second.ask("sit", name="Eino", seat=0)["is"] == "refused"
    second.ask("sit", name="Eino", seat=1)
    assert second.refusals == ["seat-taken"]
    assert second.you == [1]
    hand = hand_of(second)
    assert len(hand) == second.page.deal["view"]["counts"][1] > 0
    first.until(lambda: first.public["seats"][1]["name"] == "Eino")
    assert first.public["seats"][1]["computer"] is None
    second.ask("leave", seat=1)
    assert second.you == []
    assert second.page.own is None
    assert second.ask("sit", name="Eino", seat=2)["is"] == "refused"
    assert second.refusals[-1] == "knows-a-hand"
    second.ask("sit", name="Eino", seat=1)
    assert hand_of(second) == hand


def test_a_match_that_everybody_left_stands_still_for_ever(service):
    visitor = Visitor(service)
    table = visitor.table("dam", players=3, watch=False, options={"deals": "1"})
    person = visitor.sit(table)
    person.play(lambda: asked(person))
    person.ask("leave", seat=0)
    person.close()
    again = visitor.sit(table)
    assert again.you == []
    assert again.public["phase"] == "playing"
    again.ask("sit", name="Anna", seat=0)
    assert again.public["host"] == 0
    again.play(lambda: again.public["phase"] == "over")


def test_who_sat_down_as_the_connection_was_lost_comes_back_without_knowing_it(service):
    host, guest = Visitor(service), Visitor(service)
    table = host.table("mustamaija", players=3, pace=10)
    first = host.sit(table)
    first.play(lambda: first.public["phase"] == "playing")
    lost = guest.sit(table)
    before = copy.deepcopy(lost.page)
    lost.ask("sit", name="Eino", seat=1)
    back = guest.sit(table, before)
    back.until(lambda: back.kinds[-1] in {"welcome", "pulse"})
    assert back.you == [1]
    assert hand_of(back) == hand_of(lost)


def test_who_looked_on_before_the_first_deal_stays_at_a_table_that_nobody_may_look_at(service):
    host, guest = Visitor(service), Visitor(service)
    table = host.table("dam", players=3, watch=False)
    first = host.sit(table)
    onlooker = guest.sit(table)
    assert onlooker.you == []
    first.play(lambda: first.public["phase"] == "playing")
    onlooker.until(lambda: onlooker.last["is"] == "closed")
    assert onlooker.last["reason"]["code"] == "no-watching"
