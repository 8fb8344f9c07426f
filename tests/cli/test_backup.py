"""``maija backup`` as a person types it."""

import sqlite3
import stat
import sys

import pytest

from maija.cli import main
from maija.service.store import Store
from maija.service.store.store import NAME


@pytest.fixture
def data(tmp_path):
    """A data folder with an open store, as a running service has it."""
    opened = Store.open(tmp_path / "data")
    yield tmp_path / "data"
    opened.close()


def test_a_running_service_cannot_be_copied(data, tmp_path, capsys):
    copy = tmp_path / "copy.sqlite"
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert str(copy) in capsys.readouterr().out.replace("\n", "")
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    connection = sqlite3.connect(copy)
    assert connection.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    connection.close()
    (tmp_path / "other").mkdir()
    copy.rename(tmp_path / "other" / NAME)
    store = Store.open(tmp_path / "other")
    assert store.count() == 0
    store.close()


def test_another_folder_than_that_of_the_service_is_copied(data, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("MAIJA_DATA", str(tmp_path))
    data.rename(tmp_path / "service")
    assert main(["backup", str(tmp_path / "copy")]) == 0
    assert capsys.readouterr().err == ""
    assert (tmp_path / "copy").stat().st_size


@pytest.mark.parametrize(
    ("name", "folder", "told"),
    [
        ("there", "data", "There is a file {file} already."),
        ("copy", "elsewhere", "There is no store {folder}"),
        ("no/such/folder/copy", "data", "{file}"),
    ],
)
def test_a_copy_that_cannot_be_made_is_not_explained(name, folder, told, data, tmp_path, capsys):
    kept = tmp_path / "there"
    kept.write_text("precious")
    file, named = tmp_path / name, tmp_path / folder
    assert main(["backup", str(file), "--data", str(named)]) == 2
    captured = capsys.readouterr()
    assert told.format(file=file, folder=named) in captured.err
    assert captured.out == ""
    assert kept.read_text() == "precious"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "there"]
    assert data.exists()
