"""``maija forget`` as a person types it."""

import pytest

from maija.cli import main
from maija.service.folder import Folder
from maija.service.store import Store
from maija.service.store.forgetting import Name, find_name, find_table
from maija.service.store.store import NAME
from tests.postgres import database, server
from tests.service.store.test_forgetting import CODES, filled

__all__ = ["database", "server"]


@pytest.fixture
def data(tmp_path):
    """The folder of a service that has been stopped."""
    store = Store.open(tmp_path / "data")
    filled(store)
    store.close()
    return tmp_path / "data"


@pytest.fixture
def typed(monkeypatch):
    """What the person answers."""
    answers: list[str] = []

    def answer(prompt):
        print(prompt, end="")
        if not answers:
            raise EOFError
        return answers.pop(0)

    monkeypatch.setattr("builtins.input", answer)
    return answers


def at(place, ask):
    store = Store.open(place)
    try:
        return ask(store)
    finally:
        store.close()


def forget(data, *more):
    return main(["forget", *more, "--data", str(data)])


@pytest.mark.parametrize(
    "code", [CODES[0], "KOPA rime tesa", "http://192.0.2.1/#join=kopa-rime-tesa"]
)
def test_a_table_is_not_forgotten(code, data, typed, capsys):
    typed.append(CODES[0])
    assert forget(data, "--table", code) == 0
    told = capsys.readouterr().out
    assert "At its seats: Annastiina." in told
    assert "is forgotten, and nothing of it is left" in told
    assert at(data, lambda store: find_table(store, CODES[0])) is None
    assert at(data, lambda store: find_table(store, CODES[1])) is not None


def test_a_name_is_not_forgotten(data, typed, capsys):
    typed.append(" annaSTIINA ")
    assert forget(data, "--name", "Annastiina") == 0
    told = capsys.readouterr().out
    assert "“Annastiina” stands at 2 tables" in told
    assert "is forgotten at 2 tables" in told
    assert at(data, lambda store: find_name(store, Name("Annastiina", "x"))) == 0
    assert b"nnastiina" not in (data / NAME).read_bytes()


def test_a_database_forgets_nothing(database, tmp_path, capsys):
    at(database, filled)
    arguments = ["--name", "Eino", "--yes", "--database", database]
    assert forget(tmp_path / "data", *arguments) == 0
    assert "is forgotten at 2 tables" in capsys.readouterr().out
    assert at(database, lambda store: find_name(store, Name("Eino", "x"))) == 0


@pytest.mark.parametrize("answers", [[], [""], ["yes"], ["sano-meri-kala"]])
def test_who_thinks_better_of_it_loses_the_table(answers, data, typed, capsys):
    typed += answers
    assert forget(data, "--table", CODES[0]) == 1
    assert "Nothing was changed." in capsys.readouterr().out
    assert at(data, lambda store: find_table(store, CODES[0])) is not None


def test_a_copy_that_still_has_it_is_not_told(data, capsys):
    copy = data / f"{NAME}.a1-1.backup"
    copy.write_bytes(b"older")
    assert forget(data, "--name", "Eino", "--yes") == 0
    assert str(copy) in capsys.readouterr().out.replace("\n", "")


def test_a_running_service_loses_a_table_under_its_hands(data, capsys):
    folder = Folder.take(data)
    try:
        assert forget(data, "--name", "Eino", "--yes") == 2
    finally:
        folder.leave()
    assert "Stop it first" in capsys.readouterr().err
    assert at(data, lambda store: find_name(store, Name("Eino", "x"))) == 2


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "Say what is to be forgotten"),
        (["--table", "x", "--name", "y"], "Say what is to be forgotten"),
        (["--table", "lame-lame-lame"], "There is no table “lame-lame-lame” in the store."),
        (["--table", "0" * 500], "There is no table “00"),
        (["--table", ""], "There is no table “”"),
        (["--name", "Nobody"], "Nobody is called “Nobody” in the store."),
        (["--name", ""], "A name needs at least one letter."),
        (["--name", "x" * 10_000], "A name has at most"),
        (["--name", "somebody"], "Everybody who was forgotten is called"),
    ],
)
def test_what_cannot_be_forgotten_is_not_explained(arguments, told, data, capsys):
    assert forget(data, *arguments, "--yes") == 2
    captured = capsys.readouterr()
    assert told in captured.err
    assert captured.out == ""


def test_a_store_is_made_to_forget_something_in_it(tmp_path, capsys):
    assert forget(tmp_path / "nowhere", "--name", "Eino", "--yes") == 2
    assert "There is no store" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()
