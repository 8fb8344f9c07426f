"""A data folder belongs to its owner and to one service at a time."""

import os
import signal
import subprocess
import sys

import pytest

from maija.service.folder import KEY, LOCK, Folder, FolderInUseError, Owner, data_folder
from maija.service.store import StoreError

HOLD = """
import pathlib, sys
from maija.service.folder import Folder
folder = Folder.take(pathlib.Path(sys.argv[1]))
folder.tell("http://127.0.0.1:4711/")
print("taken", flush=True)
sys.stdin.read()
folder.leave()
"""


@pytest.fixture
def holder(tmp_path):
    """Another service that has the folder."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path / "data")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "taken\n"
    yield process
    process.kill()
    process.communicate()


def owner(path):
    with pytest.raises(FolderInUseError) as caught:
        Folder.take(path)
    return caught.value.owner


def test_two_services_have_one_folder(holder, tmp_path):
    there = Owner(holder.pid, "http://127.0.0.1:4711/")
    assert owner(tmp_path / "data") == there
    assert owner(tmp_path / "data") == there
    holder.communicate("")
    folder = Folder.take(tmp_path / "data")
    assert owner(tmp_path / "data") == Owner(os.getpid(), "")
    folder.tell("http://[::1]:1/")
    assert owner(tmp_path / "data") == Owner(os.getpid(), "http://[::1]:1/")
    folder.leave()


def test_a_folder_is_lost_with_the_service_that_had_it(holder, tmp_path):
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    assert "4711" in (tmp_path / "data" / LOCK).read_text()
    Folder.take(tmp_path / "data").leave()


def test_a_service_that_has_said_nothing_yet_is_no_service(tmp_path):
    folder = Folder.take(tmp_path / "data")
    (tmp_path / "data" / LOCK).write_text("{")
    assert owner(tmp_path / "data") == Owner(0, "")
    folder.leave()


def test_others_can_read_the_folder_or_its_key(tmp_path):
    (tmp_path / "data").mkdir(mode=0o755)
    folder = Folder.take(tmp_path / "data")
    assert folder.path.stat().st_mode & 0o777 == 0o700
    key = folder.key()
    assert (folder.path / KEY).stat().st_mode & 0o777 == 0o600
    (folder.path / KEY).chmod(0o644)
    assert folder.key() == key
    assert (folder.path / KEY).stat().st_mode & 0o777 == 0o600
    folder.leave()


def test_a_key_is_another_one_the_next_time_or_elsewhere(tmp_path):
    keys = []
    for name in ("a", "a", "b"):
        folder = Folder.take(tmp_path / name)
        keys.append(folder.key())
        folder.leave()
    assert keys[0] == keys[1] != keys[2]
    assert {len(key) for key in keys} == {32}
    assert {path.name for path in (tmp_path / "a").iterdir()} == {KEY, LOCK}


def test_a_key_that_was_half_made_is_used(tmp_path):
    folder = Folder.take(tmp_path / "data")
    (folder.path / KEY).with_suffix(".new").write_bytes(b"half")
    assert len(folder.key()) == 32
    (folder.path / KEY).write_bytes(b"half")
    with pytest.raises(StoreError, match="bad key"):
        folder.key()
    assert (folder.path / KEY).read_bytes() == b"half"
    folder.leave()


def test_a_file_in_the_place_of_the_folder_ends_in_a_traceback(tmp_path):
    (tmp_path / "data").touch()
    with pytest.raises(StoreError):
        Folder.take(tmp_path / "data")


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own place")
def test_the_data_of_a_user_lie_somewhere_else(tmp_path, monkeypatch):
    monkeypatch.setenv("MAIJA_DATA", str(tmp_path))
    assert data_folder() == tmp_path / "service"
    monkeypatch.delenv("MAIJA_DATA")
    monkeypatch.setenv("HOME", str(tmp_path))
    for told in ("", "relative/path"):
        monkeypatch.setenv("XDG_DATA_HOME", told)
        assert data_folder() == tmp_path / ".local/share/maija/service"
    monkeypatch.setenv("XDG_DATA_HOME", "/shared")
    assert str(data_folder()) == "/shared/maija/service"
