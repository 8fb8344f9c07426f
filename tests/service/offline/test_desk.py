"""Tables in a browser without a network: played to their end, kept, and asked about."""

import json
import subprocess
import sys

import msgspec
import pytest

from maija.games.presets import PRESETS
from maija.players import PLAYERS
from maija.record import prove, read_text
from maija.service import books, browsers, forms
from maija.service.offline.room import MOST_FILES
from maija.table import seating
from maija.table.messages import Settings
from tests.service.offline.browser import Browser

SHORT = {"mustamaija": {"deals": "1"}, "hearts": {"target": "1"}}


@pytest.fixture
def browser():
    return Browser()


@pytest.mark.parametrize("game", PRESETS)
def test_a_match_in_a_browser_does_not_end_or_cannot_be_proved(browser, game):
    name = browser.make(game, SHORT[PRESETS[game].family.name])
    browser.come()
    browser.play()
    status, text = browser.desk.ask(f"tables/{name}/games/0", "")
    assert status == 200
    assert not list(prove(read_text(text)))
    assert not [each for each in browser.heard if each["is"] == "refused"]


def test_a_table_is_not_the_same_after_a_reload(browser):
    name = browser.make("hearts", SHORT["hearts"])
    browser.come()
    browser.play("playing")
    for _turn in range(20):
        browser.step()
    hand, kept = browser.table.play.state, browser.desk.kept(name)
    browser.begin()
    assert not browser.desk.has(name)
    assert browser.desk.open(name, kept) == ""
    (welcome,) = browser.come()
    assert browser.table.play.state == hand
    assert welcome["you"] == [0]
    assert welcome["table"]["seats"][0]["here"]
    browser.play()


def test_what_another_window_has_played_is_forgotten(browser):
    name = browser.make("hearts", SHORT["hearts"])
    browser.come()
    before = browser.desk.kept(name)
    browser.play()
    browser.desk.forget(name)
    assert browser.desk.open(name, before) == ""
    assert browser.table.phase == "gathering"


def test_the_same_table_is_opened_twice(browser):
    name = browser.make("hearts")
    browser.come()
    room = browser.desk.rooms[name]
    assert browser.desk.open(name, browser.desk.kept(name)) == ""
    assert browser.desk.rooms[name] is room


@pytest.mark.parametrize("bytes_", [b"", b"\x93\x01", b"nonsense"])
def test_what_is_no_table_breaks_the_others(browser, bytes_):
    assert browser.desk.open("here-0", bytes_) == "table-unreadable"
    assert not browser.desk.has("here-0")


def test_a_table_is_listed_as_another_than_it_is(browser):
    name = browser.make("voron")
    told = json.loads(browser.desk.listed(name))
    assert told == {
        "table": name,
        "game": "voron",
        "players": 4,
        "taken": 4,
        "phase": "gathering",
        "watch": False,
    }


def test_a_browser_keeps_the_files_of_ever_more_matches(browser):
    name = browser.make("hearts", SHORT["hearts"])
    browser.come()
    for _match in range(MOST_FILES + 1):
        browser.play()
        browser.send("rematch")
    answers = [browser.desk.ask(f"tables/{name}/games/{at}", "")[0] for at in range(MOST_FILES + 1)]
    assert answers == [400, *[200] * MOST_FILES]


# --- what is refused ---


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"name": "  "}, "name-empty"),
        ({"name": "Aino", "settings": {"game": "skat"}}, "unknown-preset"),
        ({"name": "Aino", "computers": "master"}, "no-such-player"),
        ({"name": "Aino", "computers": "engine:fish"}, "no-such-player"),
        ({"name": "Aino", "bogus": 1}, "bad-request"),
    ],
)
def test_a_table_is_made_that_cannot_be(browser, wanted, code, monkeypatch):
    # As in a browser, where nothing is compiled.
    few = {name: PLAYERS[name] for name in ("habit", "novice")}
    monkeypatch.setattr(seating, "PLAYERS", few)
    status, body = browser.desk.ask("tables", json.dumps(wanted))
    assert (status, json.loads(body)["code"]) == (400, code)
    assert not browser.desk.rooms


@pytest.mark.parametrize(
    "path", ["join", "links", "network", "tables/here-1/games/0", "tables/x/link", ""]
)
def test_what_needs_the_service_is_answered_by_a_browser(browser, path):
    status, body = browser.desk.ask(path, "")
    assert (status, json.loads(body)["code"]) == (400, "unreachable")


def test_there_is_no_guidance_in_a_browser(browser):
    browser.make("hearts")
    browser.come()
    while browser.table.phase != "playing":
        browser.step()
    where = {"deal": browser.table.serial, "at": 0, "prompt": True, "tips": []}
    (told,) = browser.send("guide", seat=0, **where)
    assert (told["is"], told["prompt"]["code"]) == ("guide", "pass")
    (told,) = browser.send("guide", seat=1, **where)
    assert told["reasons"][0]["code"] == "not-your-seat"


def test_a_command_gets_no_answer(browser):
    browser.make("hearts")
    browser.come()
    for do, facts, code in (
        ("leave", {"seat": 2}, "not-your-seat"),
        ("say", {"seat": 1, "phrase": "hello"}, "not-your-seat"),
        ("say", {"seat": 0, "phrase": "insult"}, "no-such-phrase"),
        ("show", {"seat": 3}, "not-your-seat"),
        ("rename", {"seat": 0, "name": "\u200b"}, "name-empty"),
        ("add-computer", {"seat": 1, "player": "engine:fish"}, "no-such-player"),
        ("fly", {}, "bad-command"),
    ):
        (told,) = browser.send(do, **facts)
        assert (told["is"], told["reasons"][0]["code"]) == ("refused", code)
    assert browser.send("beat") == [{"is": "pulse", "now": browser.now}]
    said, done = browser.send("say", seat=0, phrase="hello")
    assert (said["is"], done["is"]) == ("said", "done")


def test_a_command_that_is_sent_again_is_done_again(browser):
    browser.make("hearts")
    browser.come()
    frame = json.dumps({"do": "rename", "id": "same", "seat": 0, "name": "Eino"})
    for kind in ("update", "done"):
        browser.desk.hear(browser.name, frame)
        (told,) = browser.take()
        assert (told["is"], told["ack"]) == (kind, "same")


# --- several people on one device, and nobody ---


def test_a_second_person_on_the_device_sees_the_hand_of_the_first(browser):
    browser.make("hearts", computers=None)
    browser.come()
    told = browser.send("sit", name="Eino")
    assert told[0]["is"] == "welcome"
    assert told[0]["you"] == [0, 1]
    assert told[0]["own"] is None
    shown, done = browser.send("show", seat=1)
    assert (shown["is"], done["is"]) == ("welcome", "done")


def test_the_computer_players_play_on_though_nobody_is_there(browser):
    name = browser.make("hearts", SHORT["hearts"])
    browser.come()
    browser.play("playing")
    browser.desk.go(name)
    turns = len(browser.table.play.turns)
    while browser.wait() and browser.now < 10_000:
        pass
    assert len(browser.table.play.turns) == turns
    assert browser.take() == [], "nobody listens"
    (welcome,) = browser.come()
    assert welcome["table"]["seats"][0]["sits_in"] == ""
    browser.play()


def test_the_time_goes_back_with_the_clock_of_a_browser(browser):
    browser.make("hearts")
    before = browser.desk.now()
    browser.now -= 500
    assert browser.desk.now() == before


# --- the same words ---


@pytest.mark.parametrize("language", ["en", "fi"])
def test_a_browser_says_the_rules_in_other_words_than_the_service(browser, language):
    settings = Settings("hearts", {"target": "50"})
    wanted = msgspec.json.encode({"settings": settings}).decode()
    told = browser.desk.ask(f"rules?lang={language}", wanted).body
    assert told.encode() == msgspec.json.encode(books.rulebook(settings, language))
    games = browser.desk.ask(f"presets?lang={language}", "").body
    assert games.encode() == msgspec.json.encode(forms.games(language))


def test_what_a_browser_is_sent_lacks_a_module_or_a_text(tmp_path):
    sources = tmp_path / "maija.zip"
    sources.write_bytes(browsers.packed())
    # Nothing of this project is on the path but what is sent; Fluent is the page's.
    script = f"""
import sys
from pathlib import Path
sys.path[:] = [each for each in sys.path if not Path(each, "maija").is_dir()]
sys.path.insert(0, {str(sources)!r})
from maija.service.offline import speech
class Bundle:
    def __init__(self, language, form):
        self.texts = []
    def add(self, text):
        self.texts.append(text)
    def has(self, name):
        return any(f"\\n{{name}} =" in text for text in self.texts)
    def say(self, name, facts):
        return '["said", []]'
speech.install(Bundle)
import maija
assert "maija.zip" in maija.__file__, maija.__file__
from maija.service.offline.desk import Desk
status, body = Desk(bytes, lambda: 1.0).ask("presets?lang=fi", "")
assert status == 200 and '"said"' in body, body
assert not {{"litestar", "sqlalchemy", "structlog", "numba"}} & set(sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={},
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_a_lesson_cannot_be_had_without_a_network_or_leaves_a_game_file(browser):
    wanted = json.dumps({"name": "Aino", "lesson": "mustamaija"})
    status, body = browser.desk.ask("tables", wanted)
    assert status == 200
    browser.name = name = json.loads(body)["table"]
    (welcome,) = browser.come()
    assert welcome["own"]["lesson"]["stands"] == "asked"
    assert not welcome["table"]["hints"]
    while browser.table.phase != "over":
        browser.step()
    status, _body = browser.desk.ask(f"tables/{name}/games/0", "")
    assert status == 400
