"""Tables over real sockets: whole matches, people at one table, and whoever comes back."""

from __future__ import annotations

import json
import threading

import pytest

from maija.record import prove, read_text
from tests.service.people import ConnectionClosed, Visitor


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("mustamaija", {"deals": "1"}),
        ("musta-maija", {"deals": "1"}),
        ("hearts", {"end": "hands", "hands": "4"}),
    ],
)
def test_a_match_against_computers_is_played_to_its_end_and_its_file_proves_true(
    service, game, options
):
    visitor = Visitor(service)
    table = visitor.table(game, options=options)
    person = visitor.sit(table)
    person.play(lambda: person.public["phase"] == "over")
    assert person.public["places"]
    assert person.public["proof"]["secret"]
    person.close()
    status, _fields, text = visitor.ask("GET", f"/api/tables/{table}/games/0")
    assert status == 200
    record = read_text(text.decode())
    assert prove(record) == []
    assert record.seats[0] == "Anna"


def test_two_people_play_a_match_at_one_table_and_are_told_the_same(service):
    host, guest = Visitor(service), Visitor(service)
    table = host.table("mustamaija", computers=None, players=2, options={"deals": "1"})
    first = host.sit(table)
    invitation = host.json("GET", f"/api/tables/{table}/invitation")
    assert guest.json("POST", "/api/join", {"code": invitation["code"].upper()}) == {"table": table}
    second = guest.sit(table)
    second.ask("sit", name="anna")
    assert second.you == [1]
    first.until(lambda: first.public["seats"][1]["taken"])
    assert first.public["seats"][1]["name"] == "anna 2"
    over = [False, False]

    def play(person, at):
        person.play(lambda: person.public["phase"] == "over")
        over[at] = True

    threads = [
        threading.Thread(target=play, args=(person, at))
        for at, person in enumerate((first, second))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert over == [True, True]
    assert first.public == second.public


def test_a_command_sent_again_after_a_lost_connection_is_done_once(service):
    visitor = Visitor(service)
    table = visitor.table()
    person = visitor.sit(table)
    person.play(lambda: bool(person.page.own and person.page.own.get("choices")))
    told = person.act(person.page.own["choices"])
    identifier = told["ack"]
    person.close()
    again = visitor.sit(table)
    answer = again.ask("act", seat=0, deal=1, at=0, actions=[0], id=identifier)
    assert answer["is"] == "done"
    assert answer["version"] == told["version"]
    again.close()


def test_who_comes_back_is_told_what_was_missed_and_nothing_twice(service):
    host, guest = Visitor(service), Visitor(service)
    table = host.table("mustamaija", computers=None, players=3)
    first = host.sit(table)
    second = guest.sit(table)
    second.ask("sit", name="Eino")
    second.close()
    first.ask("rename", seat=0, name="Aino")
    first.until(lambda: not first.public["seats"][1]["here"])
    back = guest.sit(table, second.page)
    back.until(lambda: back.kinds[-1] == "pulse")
    assert set(back.kinds) == {"update", "pulse"}
    assert back.public["seats"][0]["name"] == "Aino"
    first.until(lambda: first.page.version == back.page.version)
    assert back.public == first.public


def test_everybody_may_look_on_and_nobody_who_looks_on_sees_a_hand_or_the_code(service):
    visitor = Visitor(service)
    table = visitor.table()
    person = visitor.sit(table)
    looker = Visitor(service).sit(table)
    assert looker.last["code"] == ""
    person.play(lambda: bool(person.page.own and person.page.own.get("choices")))
    looker.until(lambda: looker.public["phase"] == "playing")
    assert looker.page.own is None
    assert looker.page.deal["view"]["hand"] == []
    assert looker.ask("ready", seat=0)["is"] == "refused"
    assert looker.refusals == ["not-your-seat"]


def test_a_personal_link_moves_the_seat_once(service):
    visitor, phone, thief = Visitor(service), Visitor(service), Visitor(service)
    table = visitor.table()
    person = visitor.sit(table)
    token = visitor.json("POST", f"/api/tables/{table}/link", {"seat": 0})["token"]
    assert phone.json("POST", "/api/links", {"token": token}) == {"table": table}
    assert phone.sit(table).you == [0]
    person.until(lambda: person.you == [])
    status, _fields, text = thief.ask("POST", "/api/links", {"token": token})
    assert (status, json.loads(text)["code"]) == (410, "link-used")


def test_a_barred_person_is_sent_away_and_cannot_come_back(service):
    host, guest = Visitor(service), Visitor(service)
    table = host.table(computers=None)
    first, second = host.sit(table), guest.sit(table)
    second.ask("sit", name="Eino")
    first.ask("bar", seat=1)
    with pytest.raises(ConnectionClosed):
        second.until(lambda: False)
    with pytest.raises(ConnectionClosed):
        guest.sit(table).hear()


def test_phrases_reach_everybody_and_are_no_free_text(service):
    host = Visitor(service)
    table = host.table()
    first, looker = host.sit(table), Visitor(service).sit(table)
    assert first.ask("say", seat=0, phrase="hello")["is"] == "done"
    looker.until(lambda: looker.last.get("phrase") == "hello")
    assert first.ask("say", seat=0, phrase="<b>")["is"] == "refused"


def test_several_people_on_one_device_never_see_two_hands_at_once(service):
    visitor = Visitor(service)
    table = visitor.table("mustamaija", computers=None, players=2)
    person = visitor.sit(table)
    person.ask("sit", name="Eino")
    assert person.you == [0, 1]
    assert person.last["is"] == "done"
    for seat in (0, 1):
        person.ask("ready", seat=seat)
    person.until(lambda: person.public["shuffle"] is not None)
    shuffle = person.public["shuffle"]
    for seat in (0, 1):
        person._seal(seat, shuffle)
    for seat in (0, 1):
        person.ask("unseal", seat=seat, text=person.texts[seat].hex())
    person.until(lambda: person.public["phase"] == "playing")
    shown = [person.page.own]
    person.ask("show", seat=1)
    shown.append(person.page.own["seat"])
    person.ask("show")
    assert [*shown, person.page.own] == [None, 1, None]
