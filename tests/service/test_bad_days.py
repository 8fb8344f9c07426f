"""What goes wrong between people and a table: each hears why, in words there are for it."""

import contextlib
import json
import sqlite3

import pytest

from maija.service.house import LINK_SECONDS
from maija.service.store.store import NAME
from maija.text import Catalogue
from tests.service.people import ConnectionClosed, Visitor


def refusal(visitor, method, path, body=None):
    """The code of a refusal, for which there is a sentence."""
    status, _fields, text = visitor.ask(method, path, body)
    assert 400 <= status < 500, (status, text)
    code = json.loads(text)["code"]
    assert Catalogue().knows(f"reason-{code}")
    return code


def link(visitor, table):
    return visitor.json("POST", f"/api/tables/{table}/link", {"seat": 0})["token"]


def test_a_wrong_address_is_waited_for(service):
    visitor = Visitor(service)
    assert refusal(visitor, "GET", "/api/tables/0123456789abcdef/invitation") == "no-such-table"
    coming = visitor.socket("/api/tables/0123456789abcdef/socket")
    with coming as socket:
        told = json.loads(socket.recv(timeout=10))
        assert (told["is"], told["reason"]["code"]) == ("closed", "no-such-table")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
    assert getattr(closed.value.rcvd, "code", None) == 4404
    assert refusal(visitor, "POST", "/api/join", {"code": "https://x/#join="}) == "code-unreadable"
    assert refusal(visitor, "POST", "/api/links", {"token": "f" * 32}) == "link-used"


def test_a_full_table_takes_one_more_or_does_not_say_so(service):
    visitor = Visitor(service)
    table = visitor.table("mustamaija", players=2)
    late = Visitor(service).sit(table)
    assert late.ask("sit", name="Eino")["is"] == "refused"
    assert late.ask("sit", name="Eino", seat=0)["is"] == "refused"
    assert late.refusals == ["table-full", "seat-taken"]
    late.close()


def test_a_link_of_the_day_before_yesterday_opens_a_seat(service):
    visitor, phone = Visitor(service), Visitor(service)
    token = link(visitor, visitor.table())
    with contextlib.closing(sqlite3.connect(service.data / NAME)) as store:
        store.execute("UPDATE links SET made = made - ?", (2 * LINK_SECONDS,))
        store.commit()
    assert refusal(phone, "POST", "/api/links", {"token": token}) == "link-used"


def test_a_link_to_a_seat_that_somebody_else_has_opens_it(service):
    visitor, phone = Visitor(service), Visitor(service)
    table = visitor.table(computers=None)
    token = link(visitor, table)
    person = visitor.sit(table)
    person.ask("leave", seat=0)
    person.close()
    other = Visitor(service).sit(table)
    other.ask("sit", name="Eino", seat=0)
    assert refusal(phone, "POST", "/api/links", {"token": token}) == "link-without-seat"
    assert other.ask("rename", seat=0, name="Aino")["is"] == "update"
    other.close()


def test_a_name_of_ten_thousand_characters_is_kept_or_not_understood(service):
    visitor = Visitor(service)
    assert refusal(visitor, "POST", "/api/tables", {"name": "x" * 10_000}) == "name-too-long"
    person = visitor.sit(visitor.table())
    assert person.ask("rename", seat=0, name="x" * 300)["is"] == "refused"
    person.send("rename", seat=0, name="x" * 10_000)
    person.hear()
    assert person.refusals == ["name-too-long", "frame-too-long"]
    assert person.public["seats"][0]["name"] == "Anna"
    person.close()
