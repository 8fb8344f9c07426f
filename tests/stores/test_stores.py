"""Every store and game file that a version has written is read, played on and proved by this one.

The files are kept as they were written (`tools/stores.py`); a new form of the store adds some.
"""

import shutil
import sqlite3
from pathlib import Path

import pytest

from maija.games import LAW
from maija.record import prove_text, read_text
from maija.service.hall import restored
from maija.service.store import Store
from maija.service.store.migrating import form, head
from maija.service.store.store import NAME
from maija.table.computers import Minds
from maija.table.entries import Arrive, Restart
from maija.table.messages import AddComputer
from maija.table.state import GATHERING, OVER, PLAYING
from tests.tables.rounds import Round
from tools.stores import PERSON, TABLES

FOLDER = Path(__file__).parent
STORES = sorted(FOLDER.glob("*.sqlite"))
GAMES = sorted(FOLDER.glob("*.maija"))


@pytest.fixture(params=STORES, ids=lambda file: file.stem)
def store(request, tmp_path):
    shutil.copyfile(request.param, tmp_path / NAME)
    opened = Store.open(tmp_path)
    yield opened
    opened.close()


def taken_up(store, code):
    """A table of the store as a restarted service has it, its person back at the seat."""
    stored = store.load(store.by_code(code))
    assert stored is not None
    at = Round.__new__(Round)
    at.table = restored(stored)
    at.now = at.table.touched + 60
    at.log, at.lines, at.watchers, at._asked = [], [], [], 1000
    at.minds = Minds(at.table)
    at.do(Restart(LAW))
    at.do(Arrive(), PERSON)
    return stored, at


def test_the_newest_form_has_no_store_that_is_kept():
    assert head() in {file.stem.rpartition("-")[2] for file in STORES}
    assert [file.stem for file in STORES] == [file.stem for file in GAMES]


def test_a_store_of_an_earlier_form_stays_as_it_was(store):
    assert form(store.engine) == head()
    assert store.count() == len(TABLES)


@pytest.mark.parametrize("code", TABLES)
def test_a_table_of_an_earlier_version_cannot_be_played_to_its_end(code, store):
    _settings, deals, turns, phase = TABLES[code]
    stored, at = taken_up(store, code)
    assert at.table.phase == phase
    assert len(at.table.results) == deals
    assert at.table.version == stored.version + len(stored.entries) + 2
    if at.table.law == LAW == stored.law and turns:
        assert len(at.table.play.turns) >= turns
        assert stored.entries
    if phase == GATHERING:
        for free in range(1, len(at.table.seats)):
            at.ask(AddComputer, PERSON, seat=free)
    if at.table.phase not in {PLAYING, OVER}:
        at.ready()
    before = len(at.table.results)
    at.play_on()
    assert at.table.phase != PLAYING
    assert len(at.table.results) == before + (phase != OVER)


def test_a_game_file_of_the_store_is_not_the_one_that_was_written(store, request):
    file = request.node.callspec.params["store"].with_suffix(".maija")
    laws, text = store.game_file(store.by_code("over"), 0)
    assert text == file.read_text(encoding="utf-8")
    assert laws == {read_text(text).law}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_game_file_of_an_earlier_version_is_not_proved(file):
    verdict = prove_text(file.read_text(encoding="utf-8"))
    assert verdict.true, verdict.faults
    assert verdict.deals == TABLES["over"][1]


@pytest.mark.parametrize("file", STORES, ids=lambda file: file.stem)
def test_a_kept_store_holds_no_steps_beside_its_whole_tables(file, tmp_path):
    shutil.copyfile(file, tmp_path / NAME)  # opening one writes beside it
    connection = sqlite3.connect(tmp_path / NAME)
    asked = (
        "SELECT count(DISTINCT table_id) FROM entries JOIN tables ON table_id = id"
        " WHERE entries.version > tables.version"
    )
    assert connection.execute(asked).fetchone()[0] >= 2
    connection.close()
