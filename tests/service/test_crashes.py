"""A service that is killed at any moment: what it has said stays true, and the game goes on.

Twenty tables move; every client writes down what it asked for and what was acknowledged. After each
kill a reader that knows SQLite and MessagePack, and none of our code, looks into the file.
"""

from __future__ import annotations

import contextlib
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.exceptions import InvalidMessage

from tests.random_games import times
from tests.service.people import ConnectionClosed, Person, Visitor

if TYPE_CHECKING:
    from tests.service.people import Service

MOMENTS = times(6, 200)
STARTS = times(3, 40)
TABLES = 20
STORES = sorted((Path(__file__).parent.parent / "stores").glob("*.sqlite"))


# ------------------------------------------------------------------------------ who plays


class Witness(Person):
    """Writes down what it asks for before it is sent, and which step each acknowledgement names."""

    def __init__(self, visitor: Visitor, table: Any, notes: Notes) -> None:
        self.notes = notes
        super().__init__(visitor, table)

    def send(self, do: str, **fields: Any) -> str:
        """Write down, and send."""
        identifier = fields.setdefault("id", f"{random.getrandbits(64):x}")
        self.notes.asked[identifier] = {"do": do, **fields}
        super().send(do, **fields)
        self.notes.count()
        return str(identifier)

    def hear(self, *given: Any) -> Any:
        """Hear, and write down."""
        message = super().hear(*given)
        if message.get("ack") and message["is"] in {"update", "done"}:
            self.notes.done.setdefault(message["ack"], message["version"])
            assert self.notes.done[message["ack"]] == message["version"]
        return message


class Notes:
    """What one client wrote down."""

    def __init__(self, moment: Moment) -> None:
        self.asked: dict[str, dict[str, Any]] = {}
        self.done: dict[str, int] = {}
        """The version that each acknowledged command has made."""
        self.moment = moment

    def count(self) -> None:
        """A command has gone out: it may be the one after which the service is killed."""
        self.moment.one()


class Moment:
    """When the service is killed: after so many commands, or so long; there is no third."""

    def __init__(self) -> None:
        self.there = threading.Event()
        self._left = 0

    def choose(self, chance: random.Random) -> float:
        """Choose one; the seconds to wait at most."""
        self.there.clear()
        self._left = chance.choice((0, chance.randint(1, 400)))
        return 2.0 if self._left else chance.uniform(0.0, 1.0)

    def one(self) -> None:
        """A command was sent."""
        self._left -= 1
        if self._left == 0:
            self.there.set()


def play(visitor: Visitor, table: str, notes: Notes) -> None:
    """Ask again what was not answered, then play until the service is gone."""
    with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError, EOFError):
        person = Witness(visitor, table, notes)
        for identifier in [each for each in notes.asked if each not in notes.done][-1:]:
            command = dict(notes.asked[identifier])
            person.ask(command.pop("do"), **command)
        while True:
            one(person)


def one(person: Person) -> None:
    """Do what there is to do, or hear what comes."""
    if person.public["phase"] == "over":
        person.ask("rematch")
    elif not person.step():
        person.hear()


# ------------------------------------------------------------------------------ who looks


def found(data: Path) -> dict[str, tuple[dict[int, Any], int, dict[str, Any], int]]:
    """What is in the file: each table's steps by version, and the table as it was last whole."""
    told = {}
    with contextlib.closing(sqlite3.connect(data / "maija.sqlite")) as store:
        assert store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert store.execute("PRAGMA foreign_key_check").fetchall() == []
        for table, version, state in store.execute("SELECT id, version, state FROM tables"):
            asked = "SELECT version, entry FROM entries WHERE table_id = ? ORDER BY version"
            steps = {at: msgspec.msgpack.decode(row) for at, row in store.execute(asked, (table,))}
            whole = msgspec.msgpack.decode(state)
            counted = "SELECT count(*) FROM deals WHERE table_id = ? AND match = ?"
            (deals,) = store.execute(counted, (table, whole.get("match", 0))).fetchone()
            told[table] = (steps, version, whole, deals)
    return told


def compare(data: Path, tables: list[Any], notes: dict[Any, Notes]) -> None:
    """Every acknowledged action is there, whole and once; none that was not asked for."""
    stored = found(data)
    assert set(tables) <= set(stored), "a table that was made is gone"
    for table in tables:
        steps, version, whole, deals = stored[table]
        assert list(steps) == list(range(1, len(steps) + 1)), "a version is missing"
        assert version <= len(steps), "a table is kept whole ahead of its steps"
        assert whole.get("version", 0) == version
        assert len(whole.get("results", ())) == deals, "half of a finished deal is there"
        made: dict[str, int] = {}
        for at, (_now, _by, step) in steps.items():
            if "id" in step:
                assert step["id"] not in made, "a command was done twice"
                made[step["id"]] = at
                asked = notes[table].asked[step["id"]]
                plain = {name: value for name, value in asked.items() if value is not None}
                assert {name: step[name] for name in plain} == plain, "half of an action is there"
        for identifier, at in notes[table].done.items():
            assert made.get(identifier) == at, "an acknowledged action is gone"


def killed_while_starting(service: Service | Unstarted, wait: float) -> None:
    """Start the service, and kill it before it may be ready."""
    command = [sys.executable, "-m", "maija", "serve", "--no-open", "--port", str(service.port)]
    process = subprocess.Popen(
        [*command, "--data", str(service.data)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    time.sleep(wait)
    process.send_signal(signal.SIGKILL)
    assert process.wait(20) == -signal.SIGKILL


@pytest.mark.slow
def test_a_killed_service_forgets_what_it_said_or_keeps_half_of_what_it_did(own_service):
    chance = random.Random(7)
    visitors = [Visitor(own_service) for _ in range(TABLES)]
    games = [("mustamaija", {"deals": "2"}), ("hearts", {"end": "hands", "hands": "4"})]
    tables = [
        visitor.table(games[at % 2][0], options=games[at % 2][1])
        for at, visitor in enumerate(visitors)
    ]
    moment = Moment()
    notes: dict[Any, Notes] = {table: Notes(moment) for table in tables}
    for _ in range(MOMENTS):
        wait = moment.choose(chance)
        threads = [
            threading.Thread(target=play, args=(visitor, table, notes[table]))
            for visitor, table in zip(visitors, tables, strict=True)
        ]
        for thread in threads:
            thread.start()
        moment.there.wait(wait)
        own_service.kill()
        for thread in threads:
            thread.join(30)
        compare(own_service.data, tables, notes)
        if chance.random() < 0.3:
            killed_while_starting(own_service, chance.uniform(0.2, 1.6))
            compare(own_service.data, tables, notes)
        own_service.start()
    assert sum(len(each.done) for each in notes.values()) > 10 * MOMENTS
    before = {table: len(notes[table].done) for table in tables}
    for visitor, table in zip(visitors, tables, strict=True):
        person = Witness(visitor, table, notes[table])
        while len(notes[table].done) < before[table] + 3:
            one(person)
        person.close()
    own_service.kill()
    compare(own_service.data, tables, notes)


def content(file: Path) -> dict[str, list[Any]]:
    """All rows of a store, by table; nothing if there is no form yet."""
    with contextlib.closing(sqlite3.connect(file)) as store:
        assert store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        names = store.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {name: store.execute(f"SELECT * FROM {name}").fetchall() for (name,) in names}  # noqa: S608 -- names of the file's own


@pytest.mark.slow
@pytest.mark.parametrize("kept", [None, *STORES], ids=lambda file: file.stem if file else "none")
def test_a_service_that_is_killed_while_it_makes_or_migrates_a_store_loses_it(kept, tmp_path):
    """The first form is made, or a store of an earlier version is opened, and it is killed then."""
    chance = random.Random(str(kept))
    before: dict[str, list[Any]] = {}
    for number in range(STARTS):
        data = tmp_path / str(number)
        data.mkdir()
        if kept is not None:
            shutil.copyfile(kept, data / "maija.sqlite")
            before = content(data / "maija.sqlite")
        service = Unstarted(data)
        for _ in range(2):
            killed_while_starting(service, chance.uniform(0.3, 1.3))
            file = data / "maija.sqlite"
            after = content(file) if file.exists() else {}
            assert set(after) in ({*before}, FORM), "half of a form is there"
            for name in ROWS & set(before):
                assert after[name] == before[name]
    told = subprocess.run(
        [sys.executable, "-c", OPENED, str(data)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert int(told.stdout) == len(before.get("tables", ()))


class Unstarted:
    """Where a service is to start, on any port."""

    port = 0

    def __init__(self, data: Path) -> None:
        self.data = data


ROWS = {"tables", "entries", "matches", "deals", "links"}
FORM = {*ROWS, "alembic_version"}
OPENED = """
import sys
from pathlib import Path
from maija.service.store import Store
print(Store.open(Path(sys.argv[1])).count())
"""


def test_a_second_start_on_one_folder_opens_the_first(own_service):
    told = subprocess.run(
        [sys.executable, "-m", "maija", "serve", "--no-open", "--data", str(own_service.data)],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert told.returncode == 0
    assert f":{own_service.port}/" in told.stdout


def test_after_an_orderly_end_nothing_has_to_be_played_again(own_service):
    visitor = Visitor(own_service)
    table = visitor.table()
    person = visitor.sit(table)
    person.play(lambda: bool(person.page.own and person.page.own.get("choices")))
    hand = person.page.own["view"]["hand"]
    assert own_service.stop() == 0
    own_service.start()
    again = visitor.sit(table)
    assert again.page.own["view"]["hand"] == hand
