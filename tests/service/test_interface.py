"""The HTTP interface and the frames of the socket, as strangers use and misuse them."""

from __future__ import annotations

import json
import random

import pytest

from tests.service.people import Visitor


def test_every_answer_carries_the_security_fields_those_of_refusals_too(service):
    visitor = Visitor(service)
    for method, path, body in (
        ("GET", "/", None),
        ("GET", "/api/presets", None),
        ("GET", "/nothing/here", None),
        ("POST", "/api/tables", b"{"),
        ("DELETE", "/api/tables", None),
        ("POST", "/api/tables", b"x" * 100_000),
    ):
        status, fields, _text = visitor.ask(method, path, body)
        low = {name.lower() for name in fields}
        assert {"content-security-policy", "x-content-type-options"} <= low, (path, status)


def test_a_foreign_name_or_page_is_refused(service):
    visitor = Visitor(service)
    status, _fields, text = visitor.ask("GET", "/api/presets", headers={"Host": "evil.example"})
    assert (status, json.loads(text)["code"]) == (421, "wrong-host")
    status, _fields, text = visitor.ask(
        "POST", "/api/join", {"code": "x"}, headers={"Origin": "http://evil.example"}
    )
    assert (status, json.loads(text)["code"]) == (403, "wrong-origin")


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/tables", {"name": "x" * 10_000}, "name-too-long"),
        ("/api/tables", {"name": "\u202e\u200b"}, "name-empty"),
        ("/api/tables", {"name": "A", "settings": {"game": "poker"}}, "unknown-preset"),
        (
            "/api/tables",
            {"name": "A", "settings": {"game": "hearts", "players": 8}},
            "wrong-players",
        ),
        (
            "/api/tables",
            {"name": "A", "settings": {"options": {"hand_size": "77"}}},
            "bad-value",
        ),
        ("/api/tables", {"name": "A", "computers": "deep blue"}, "no-such-player"),
        ("/api/join", {"code": "zzz"}, "code-unreadable"),
        ("/api/join", {"code": "kopa-rime-tesa"}, "no-such-code"),
        ("/api/links", {"token": "0" * 32}, "link-used"),
        ("/api/tables/0123456789abcdef/link", {"seat": 0}, "no-such-table"),
    ],
)
def test_a_bad_request_is_refused_with_its_reason(service, path, body, code):
    status, _fields, text = Visitor(service).ask("POST", path, body)
    assert 400 <= status < 500
    assert json.loads(text)["code"] == code


def test_the_presets_say_every_option_with_a_sentence(service):
    told = Visitor(service).json("GET", "/api/presets?lang=en")
    assert len(told["games"]) == 7
    for game in told["games"]:
        for option in game["options"]:
            assert option["clause"]
            assert option["chapter"]
            assert option["label"] != option["name"]
            assert option["about"]
            assert all(value["label"] and value["sentence"] for value in option["values"])


def test_a_table_is_told_to_somebody_who_does_not_sit_there_or_forgotten_by_who_does(service):
    host, stranger = Visitor(service), Visitor(service)
    table = host.table("hearts", computers=None)
    path = f"/api/tables/mine?named=0123456789abcdef,{table},nonsense"
    (told,) = host.json("GET", path)
    assert (told["table"], told["game"], told["taken"]) == (table, "hearts", 1)
    assert stranger.json("GET", path) == []


def test_rules_that_clash_are_told_before_a_table_is_made(service):
    body = {"settings": {"game": "mustamaija", "options": {"packs": "1"}, "players": 8}}
    told = Visitor(service).json("POST", "/api/rules", body)
    assert told["faults"]
    assert not told["chapters"]
    told = Visitor(service).json("POST", "/api/rules", {"settings": {"game": "hearts"}})
    assert told["chapters"]


def test_the_rule_behind_a_refusal_is_not_in_the_book_that_is_sent(service):
    told = Visitor(service).json("POST", "/api/rules", {"settings": {"game": "voron"}})
    rules = [clause for chapter in told["chapters"] for clause in chapter["clauses"]]
    (rule,) = [rule for rule in rules if "too-low" in rule["explains"]]
    assert "S1.17" in rule["numbers"]
    assert told["chapters"][0]["name"] == "cards"
    assert any(
        row["cards"] for each in told["chapters"] for one in each["examples"] for row in one["rows"]
    )
    assert {"S2", "S3"} <= {source["key"] for source in told["sources"]}


def test_two_sets_of_rules_are_compared_though_one_cannot_be_played(service):
    visitor = Visitor(service)
    body = {"settings": {"game": "hearts", "players": 6}, "against": {"game": "black-maria"}}
    told = visitor.json("POST", "/api/rules/compare?lang=fi", body)
    assert not told["faults"]
    assert len(told["rows"]) == 9
    assert "42 pistettä" in " ".join(told["rows"][1]["other"])
    body["settings"] = {"game": "mustamaija", "players": 2}
    told = visitor.json("POST", "/api/rules/compare", body)
    assert (told["rows"], told["faults"][0]["code"]) == ([], "wrong-players")


def test_the_document_of_the_interface_names_every_route(service):
    told = Visitor(service).json("GET", "/api/openapi.json")
    assert {"/api/tables", "/api/join", "/api/presets"} <= set(told["paths"])


def test_public_tables_are_listed_and_others_are_not(service):
    visitor = Visitor(service)
    hidden, shown = visitor.table(), visitor.table(public=True, computers=None)
    names = {listed["table"] for listed in visitor.json("GET", "/api/tables")}
    assert shown in names
    assert hidden not in names


def test_figures_hold_nothing_of_anybody(service):
    visitor = Visitor(service)
    visitor.table()
    status, _fields, text = visitor.ask("GET", "/metrics")
    assert status == 200
    assert b"Anna" not in text


def test_random_frames_change_nothing_and_are_refused(service):
    visitor = Visitor(service)
    table = visitor.table(computers=None)
    person = visitor.sit(table)
    chance = random.Random(3)
    good = json.dumps({"do": "ready", "id": "x", "seat": 0, "ready": True})
    version = person.page.version
    for _ in range(300):
        letters = list(good)
        for _change in range(chance.randint(1, 6)):
            at = chance.randrange(len(letters))
            letters[at] = chance.choice('{}[]",:0x\\é\x00')
        frame = "".join(letters)
        if frame == good:
            continue
        person.socket.send(frame)
        told = person.hear()
        assert told["is"] in {"refused", "update"}
    assert person.page.version - version < 30
