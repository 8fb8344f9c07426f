"""Whatever comes through a socket: nothing breaks, no game changes by it, every answer is clear.

Ten thousand frames go to the tables of a quiet service, from people at the table and from one who
looks on: bytes, broken JSON, wrong types and seats, numbers without end, and commands that are
right but for one thing. A few go over the network, for what the network adds.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from maija.games.presets import PRESETS
from maija.service.connection import MOST_WAITING
from maija.service.limits import LIMITS, MOST_SOCKETS
from maija.service.sockets import LONGEST
from maija.table import keeping
from maija.table import messages as m
from maija.text import Catalogue
from tests.random_games import times
from tests.service.evening import Evening
from tests.service.people import Visitor
from tests.service.quiet import Person, quiet, template

if TYPE_CHECKING:
    from collections.abc import Callable

FRAMES = times(10_000, 200_000)
COMMANDS = [kind.__struct_config__.tag for kind in m.FromClient.__args__]
LASTING = {"leave", "remove", "bar", "concede", "rematch", "set"}
"""What would end the evening if it were done; only who looks on asks for it."""
ODD: list[Any] = [
    *(None, True, False, -1, 0, 7, 8, 63, 64, 2**31, 2**53 + 1, 2**63, 2**64, 10**40, -(10**40)),
    *(1e308, 0.5, "", "x" * 41, "x" * 401, "\x00", "é" * 500, "\u202e", "<b>", "0" * 64, "\ud800"),
    *([], {}, [[]], [[0, 0]] * 61, [1] * 61, {"a": {"b": 1}}, float("nan"), float("inf"), "1"),
]


# ------------------------------------------------------------------------------ kinds of frames


def any_bytes(chance: random.Random, _command: dict[str, Any], _who: str) -> str | bytes:
    told = chance.randbytes(chance.randrange(120))
    return told if chance.random() < 0.5 else told.decode("latin-1")


def other_letters(chance: random.Random, command: dict[str, Any], _who: str) -> str:
    letters = list(json.dumps(command))
    for _ in range(chance.randint(1, 6)):
        letters[chance.randrange(len(letters))] = chance.choice('{}[]",:0x\\é\x00 -e')
    return "".join(letters)


def cut(chance: random.Random, command: dict[str, Any], _who: str) -> str | bytes:
    told = json.dumps(command)
    told = told[: chance.randrange(len(told))]
    return told.encode() if chance.random() < 0.3 else told


def twice(chance: random.Random, command: dict[str, Any], _who: str) -> str:
    told = json.dumps(command)
    return chance.choice(
        (told + told, f"[{told}]", told + " x", told[:-1] + "," + told[1:-1] + ",")
    )


def another_value(chance: random.Random, command: dict[str, Any], _who: str) -> str:
    return json.dumps({**command, chance.choice(list(command)): chance.choice(ODD)})


def one_less(chance: random.Random, command: dict[str, Any], _who: str) -> str:
    gone = chance.choice(list(command))
    return json.dumps({name: value for name, value in command.items() if name != gone})


def one_more(chance: random.Random, command: dict[str, Any], _who: str) -> str:
    name = chance.choice(("seat", "deal", "person", "by", "now", "version", "", "id ", "x" * 300))
    return json.dumps({**command, name: chance.choice(ODD)})


def another_seat(chance: random.Random, command: dict[str, Any], _who: str) -> str:
    near = {
        name: command[name] + chance.choice((-1, 0, 1, 2))
        for name in ("deal", "at")
        if name in command
    }
    return json.dumps({**command, **near, "seat": chance.randrange(9)})


def another_command(chance: random.Random, command: dict[str, Any], who: str) -> str:
    lasting = LASTING if who != "watcher" else set()
    do = chance.choice([name for name in COMMANDS if name not in lasting])
    return json.dumps({**command, "do": do})


def made_up(chance: random.Random, command: dict[str, Any], who: str) -> str:
    lasting = LASTING if who != "watcher" else set()
    told: dict[str, Any] = {"do": chance.choice([name for name in COMMANDS if name not in lasting])}
    told |= {"id": command["id"], "seat": chance.randrange(8)}
    more = {
        "name": chance.choice(("Olli", "", " ", "\u200b", "x" * 60)),
        "player": chance.choice(("habit", "deep blue")),
        "actions": [chance.randrange(64) for _ in range(chance.randrange(4))],
        "deal": chance.randrange(3),
        "at": chance.randrange(5),
        "beats": [[chance.randrange(4), chance.randrange(52)]],
        "what": chance.choice(("rest", "take-back", "all")),
        "agree": chance.random() < 0.5,
        "on": chance.random() < 0.3,
        "phrase": chance.choice((*m.PHRASES, "damn")),
        "commitment": "0" * 64,
        "text": "0" * 32,
        "settings": {"game": chance.choice((*PRESETS, "poker"))},
    }
    kind = next(kind for kind in m.FromClient.__args__ if kind.__struct_config__.tag == told["do"])
    fields = kind.__struct_fields__
    return json.dumps({name: one for name, one in (told | more).items() if name in ("do", *fields)})


def deep(chance: random.Random, command: dict[str, Any], _who: str) -> str:
    size = chance.choice((10, 500, 2000, 3900))
    opened, closed = chance.choice((("[", "]"), ('{"a":', "}")))
    inside = opened * (size // len(opened)) + "1" + closed * (size // len(opened))
    return json.dumps({**command, "actions": "?"}).replace('"?"', inside)


def long(chance: random.Random, command: dict[str, Any], _who: str) -> str:
    return json.dumps({**command, "name": "x" * chance.choice((7000, LONGEST, 12_000))})


KINDS: list[Callable[[random.Random, dict[str, Any], str], str | bytes]] = [
    *(any_bytes, other_letters, cut, twice, another_value, another_value, one_less, one_more),
    *(another_seat, another_seat, another_command, made_up, made_up, made_up, deep, long),
]


# ------------------------------------------------------------------------------ what comes of them


def identifier(frame: str | bytes) -> str:
    """The name of a command, as far as one can be read."""
    with contextlib.suppress(Exception):
        told = msgspec.json.decode(frame)["id"]
        return told if isinstance(told, str) else ""
    return ""


def said(message: dict[str, Any]) -> None:
    """Every reason has a sentence, and the sentence its facts: else the catalogue warns."""
    for reason in message["reasons"]:
        facts = {
            name: ", ".join(map(str, fact)) if isinstance(fact, list) else fact
            for name, fact in reason.get("facts", {}).items()
        }
        assert Catalogue().knows(f"reason-{reason['code']}"), reason
        Catalogue().say(f"reason-{reason['code']}", **facts)


class Tried:
    """What was counted on the way."""

    def __init__(self) -> None:
        self.frames = 0
        self.done = 0
        self.codes: set[str] = set()


async def tried(evening: Evening, who: str, frame: str | bytes, seen: Tried) -> None:
    """Send a frame that means nothing good, and look at all that comes of it."""
    live, people = evening.live, evening.people
    before, version = keeping.table_bytes(live.kept), live.kept.version
    heard = {name: len(person.told) for name, person in people.items() if person.connected}
    mine = [json.loads(told["text"]) for told in await people[who].send(frame)]
    assert people[who].connected
    assert all(people[name].connected for name in heard), "somebody was cut off"
    seen.frames += 1
    last = mine[-1]
    if last["is"] in {"update", "done"}:
        assert (last.get("ack") or identifier(frame)) == identifier(frame)
        seen.done += 1
        if last["is"] == "update" or live.kept.version != version:
            return
    if last["is"] == "refused":
        said(last)
        seen.codes |= {reason["code"] for reason in last["reasons"]}
        assert len(mine) == 1
        behind = who == "watcher" and live.gallery is not None
        assert last["version"] <= version if behind else last["version"] == version
        assert last["ack"] in {"", identifier(frame)[:40]}
        others = [name for name in heard if name != who and len(people[name].told) > heard[name]]
        assert not others, "a refusal was told to somebody else"
    else:
        assert last["is"] in {"done", "pulse"}, last
    assert keeping.table_bytes(live.kept) == before, "it was not done, and has changed the table"
    assert live.table is live.kept


async def evening_of(folder: Any, empty: Any, game: str, frames: int, seen: Tried) -> None:
    """An evening in which everybody now and then sends something else, too."""
    async with quiet(folder, empty, f"frames {game}") as service:
        evening = Evening(service, game, f"frames {game}")
        await evening.begin()
        chance = random.Random(game)
        end = seen.frames + frames
        while seen.frames < end:
            what, who, given = step = evening.choose()
            for _ in range(12 if what == "send" else 0):
                await service.hall.go_on(0.06)
                sender = chance.choice([who, *evening.seats, "watcher"])
                if evening.people[sender].connected:
                    frame = chance.choice(KINDS)(chance, json.loads(given), sender)
                    await tried(evening, sender, frame, seen)
            await evening.do(step)
        assert service.house.metrics.registry.get_sample_value("maija_faults_total") == 0


def test_a_frame_breaks_something_or_changes_a_game_that_refused_it(tmp_path):
    empty, seen = template(tmp_path / "empty"), Tried()
    for game in PRESETS:
        asyncio.run(evening_of(tmp_path / game, empty, game, FRAMES // len(PRESETS) + 1, seen))
    assert seen.frames >= FRAMES
    assert seen.done < seen.frames / 4
    assert len(seen.codes) > 15, seen.codes


# ------------------------------------------------------------------------------ limits


async def slow_reader(folder: Any, empty: Any) -> tuple[Person, Person, Any]:
    """Somebody stops reading while another goes on."""
    async with quiet(folder, empty, "slow") as service:
        host, slow = Person(service, "host"), Person(service, "slow", "198.51.100.8")
        made = await host.ask("POST", "/api/tables", {"name": "Anna"})
        table = json.loads(made.body)["table"]
        await host.open(table)
        await slow.open(table)
        slow.full = True
        for number in range(MOST_WAITING + 50):
            command = {"do": "rename", "id": f"r{number}", "seat": 0, "name": f"A{number}"}
            told, *_cut = await host.send(json.dumps(command))
            assert json.loads(told["text"])["ack"] == f"r{number}"
            await service.hall.go_on(0.1)
        live = service.hall.tables[table]
        boxes = [len(one._waiting) for one in live.connections if one.person != live.table.host]
        assert max(boxes, default=0) <= MOST_WAITING
        assert not slow.connected
        slow.full = False
        missed = len(slow.told)
        await slow.open(table)
        return host, slow, [message for _moment, message in slow.told[missed:]]


def test_a_slow_reader_holds_a_table_up_or_fills_the_memory(tmp_path):
    empty = template(tmp_path / "empty")
    host, slow, again = asyncio.run(slow_reader(tmp_path / "data", empty))
    assert {"type": "websocket.close", "code": 4408} in [told for _moment, told in slow.told]
    assert json.loads(again[-1]["text"])["is"] == "welcome"
    assert slow.version == host.version


def text_that_is_none(person):
    with person.socket.send_context():
        person.socket.protocol.send_text(b'{"do":"beat","id":"\xff"}')


def one_that_is_too_long(person):
    person.socket.send("x" * 20_000)


def many_at_once(person):
    with contextlib.suppress(ConnectionClosed):
        for number in range(int(LIMITS["frames"].most) + 60):
            person.socket.send(json.dumps({"do": "beat", "id": f"b{number}"}))


def much_at_once(person):
    frame = json.dumps({"do": "rename", "id": "r", "seat": 0, "name": "x" * 8000})
    with contextlib.suppress(ConnectionClosed):
        for _ in range(int(LIMITS["bytes"].most) // 8000 + 4):
            person.socket.send(frame)


@pytest.mark.parametrize(
    ("how", "code"),
    [
        (text_that_is_none, 1007),
        (one_that_is_too_long, 1009),
        (many_at_once, 4408),
        (much_at_once, 4408),
    ],
)
def test_who_sends_what_nobody_may_is_listened_to_or_cannot_come_back(service, how, code):
    host, guest = Visitor(service), Visitor(service)
    table = host.table(computers=None)
    first, second = host.sit(table), guest.sit(table)
    how(second)
    with pytest.raises(ConnectionClosed) as ended:
        second.until(lambda: False)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == code
    if second.last["is"] == "closed":  # unless the answers that it does not read are too many first
        assert second.last["reason"]["code"] == "too-fast"
    assert first.ask("rename", seat=0, name="Aino")["is"] == "update"
    again = guest.sit(table, second.page)
    again.until(lambda: again.public["seats"][0]["name"] == "Aino")
    again.close()
    first.close()


def test_one_address_takes_every_socket(service):
    visitor, other = Visitor(service), Visitor(service)
    table = visitor.table(computers=None)
    most = min(MOST_SOCKETS, int(LIMITS["sockets"].most))
    people = [visitor.sit(table) for _ in range(most)]
    with pytest.raises(InvalidStatus) as refused:  # at the latest when so many are open
        people.extend(visitor.sit(table) for _ in range(MOST_SOCKETS + 1 - most))
    answer = refused.value.response
    assert answer.status_code == 429
    assert json.loads(answer.body or b"")["code"] == "too-many-requests"
    other.sit(table).close()
    for person in people:
        person.close()


def test_a_command_as_bytes_is_another_command(service):
    visitor = Visitor(service)
    person = visitor.sit(visitor.table(computers=None))
    person.socket.send(b'{"do":"rename","id":"b","seat":0,"name":"Kaisa"}')
    person.until(lambda: "b" in person.acks)
    assert person.public["seats"][0]["name"] == "Kaisa"
    person.close()
