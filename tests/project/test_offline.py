"""The Python of browsers: a distribution of its own, whole, with its licences."""

import json
import subprocess
import sys
import tarfile
import zipfile

import pytest

from tests.machine import needed
from tests.page.test_offline import runtime
from tools import offline, page


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The sdist, and the wheel that is made of it alone, with nothing on the path."""
    needed(runtime(), "the Python of browsers (`python -m tools.offline`, with a network)")
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run([*build, "-t", "sdist"], cwd=offline.OFFLINE, check=True)
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as file:
        file.extractall(folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    bare = {"PATH": str(folder)}
    subprocess.run([*build, "-t", "wheel"], cwd=unpacked, env=bare, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.mark.slow
def test_the_wheel_lacks_a_file_or_a_licence(built):
    with zipfile.ZipFile(built) as file:
        names = {name.rpartition("/")[2] for name in file.namelist()}
        (label,) = (name for name in file.namelist() if name.endswith("/METADATA"))
        text = file.read(label).decode()
        terms = file.read(f"maija_offline/runtime/{offline.TERMS}").decode()
    assert {f"{name}.gz" for name in (*offline.FILES, offline.LIST)} <= names
    assert any(name.startswith("msgspec-") for name in names)
    assert not [name for name in names if "node_modules" in name]
    assert "Mozilla Public License Version 2.0" in terms
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in terms
    assert "Jim Crist-Harif" in terms
    assert "Requires-Dist" not in text


def test_a_lock_ties_everyone_to_one_host():
    for lock in offline.LOCKS:
        assert "://" not in lock.read_text(encoding="utf-8")


def test_something_is_fetched_without_a_hash():
    locked = json.loads(offline.LOCKS[0].read_text(encoding="utf-8"))["packages"]
    assert all(each["integrity"] for name, each in locked.items() if name)
    assert offline.LOCKS[1].read_text(encoding="utf-8").count("--hash=sha256:") == 1


def test_a_changed_lock_fetches_nothing(tmp_path, monkeypatch):
    locks = (tmp_path / "package-lock.json", tmp_path / "requirements.txt")
    for lock in locks:
        lock.write_text("one")
    monkeypatch.setattr(page, "ROOT", tmp_path.parents[-1])
    monkeypatch.setattr(offline, "LOCKS", locks)
    monkeypatch.setattr(offline, "RUNTIME", tmp_path)
    assert offline.stale()
    (tmp_path / offline.STAMP).write_text(offline.wanted())
    assert not offline.stale()
    locks[1].write_text("two")
    assert offline.stale()


def test_a_registry_that_does_not_answer_ends_in_a_traceback(tmp_path, monkeypatch):
    def refuse(*_arguments, **_more):
        raise page.PageError("this failed in offline/: npm ci")

    monkeypatch.setattr(page, "npm", refuse)
    with pytest.raises(offline.OfflineError, match="npm ci"):
        offline.fetched(tmp_path)
