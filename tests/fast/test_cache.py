"""Compiled code on disk: never stale, never somebody else's, and never the cause of a traceback."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from numba.core.caching import UserProvidedCacheLocator

from maija.fast import Twin, cache, pack_state
from tests.fast.test_twin import State, add

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.fast

SOURCE = Path(__file__).parents[2] / "src"
LAW = """
from law_below import step


def run(x):
    return step(x) + {extra}
"""
BELOW = """
FACTOR = {factor}


def step(x):
    return x * FACTOR + {extra}
"""
ASK = """
import logging, sys
sys.path.insert(0, {here!r})
logging.basicConfig(format="LOG %(message)s")
import law_above
from maija.fast import Twin
twin = Twin("lawtest", {{law_above.run: (int,)}})
print("was ready", twin.ready())
print("answer", twin[law_above.run](10))
print("digest", twin.digest)
"""


def write(here: Path, *, factor: int = 2, below: int = 0, above: int = 0) -> None:
    (here / "law_above.py").write_text(LAW.format(extra=above))
    (here / "law_below.py").write_text(BELOW.format(factor=factor, extra=below))


def ask(here: Path, cached: Path | str, **environment: str) -> subprocess.Popen[str]:
    paths = {"MAIJA_CACHE": str(cached), "PYTHONPATH": str(SOURCE)}
    return subprocess.Popen(
        [sys.executable, "-c", ASK.format(here=str(here))],
        env={**os.environ, **paths, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def told(process: subprocess.Popen[str]) -> tuple[dict[str, str], str]:
    out, error = process.communicate(timeout=300)
    assert process.returncode == 0, error
    assert "Traceback" not in error
    return dict(line.rsplit(" ", 1) for line in out.splitlines()), error


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "cache"
    monkeypatch.setenv("MAIJA_CACHE", str(path))
    return path


def folders(path: Path, name: str = "lawtest") -> list[Path]:
    return sorted(each for each in path.glob(f"{name}-*") if each.is_dir())


@pytest.mark.slow
def test_an_edit_in_another_file_runs_the_old_code(tmp_path: Path) -> None:
    cached = tmp_path / "cache"
    for factor, below, above in [(2, 0, 0), (3, 0, 0), (3, 1, 0), (3, 1, 5), (2, 0, 0)]:
        write(tmp_path, factor=factor, below=below, above=above)
        answers, _ = told(ask(tmp_path, cached))
        assert int(answers["answer"]) == 10 * factor + below + above
    assert len(folders(cached)) == cache.KEPT
    assert not list(tmp_path.rglob("__pycache__/*.nb?")), "code is kept beside the source"


@pytest.mark.slow
def test_the_code_is_compiled_again_though_nothing_changed(tmp_path: Path) -> None:
    write(tmp_path)
    first, _ = told(ask(tmp_path, tmp_path / "cache"))
    second, log = told(ask(tmp_path, tmp_path / "cache"))
    assert (first["was ready"], second["was ready"]) == ("False", "True")
    assert first["digest"] == second["digest"]
    assert not log


@pytest.mark.slow
def test_several_processes_at_once_spoil_the_cache(tmp_path: Path) -> None:
    write(tmp_path)
    for process in [ask(tmp_path, tmp_path / "cache") for _ in range(4)]:
        answers, log = told(process)
        assert answers["answer"] == "20"
        assert not log
    assert len(folders(tmp_path / "cache")) == 1


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="modes of files")
def test_others_can_read_or_write_what_will_be_run(tmp_path: Path) -> None:
    write(tmp_path)
    cached = tmp_path / "cache"
    cached.mkdir(mode=0o777)
    cached.chmod(0o777)
    told(ask(tmp_path, cached))
    for path in [cached, *folders(cached)]:
        assert stat.S_IMODE(path.stat().st_mode) == 0o700


@pytest.mark.slow
def test_a_user_without_a_home_meets_a_traceback(tmp_path: Path) -> None:
    write(tmp_path)
    blocked = tmp_path / "file"
    blocked.write_text("a file, not a folder")
    answers, log = told(ask(tmp_path, blocked / "below"))
    assert answers["answer"] == "20"
    assert log.count("LOG") == 1
    assert "not kept" in log
    assert not list(tmp_path.rglob("*.nb?"))


def test_numba_keeps_the_code_in_another_folder(
    kept: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(UserProvidedCacheLocator, "from_function", classmethod(lambda *_: None))
    assert Twin("elsewhere", {add: (State, int)})[add](pack_state(State())[0], 1) == 9
    assert "would be kept in" in caplog.text
    assert not list(Path(__file__).parent.rglob("__pycache__/test_twin.add*.nb?"))
    assert not list(kept.rglob("*.nbc"))


def _truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:40])


def _garble(path: Path) -> None:
    path.write_bytes(b"\x80\x04nothing that can be read")


def _empty(path: Path) -> None:
    path.write_bytes(b"")


@pytest.mark.parametrize("harm", [_truncate, _garble, _empty])
@pytest.mark.parametrize("ending", ["nbi", "nbc"])
def test_a_broken_file_ends_in_a_traceback(
    kept: Path,
    harm: Callable[[Path], None],
    ending: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    Twin("broken", {add: (State, int)}).warm()
    (file,) = kept.rglob(f"*.{ending}")
    harm(file)
    again = Twin("broken", {add: (State, int)})
    assert again[add](pack_state(State())[0], 1) == 9
    assert len(caplog.records) == 1
    assert "compiled anew" in caplog.text
    assert len(folders(kept, "broken")) == 1
    caplog.clear()
    Twin("broken", {add: (State, int)}).warm()
    assert not caplog.records


def test_a_full_disk_ends_in_a_traceback(
    kept: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("numba.core.caching.IndexDataCacheFile._save_data", refuse)
    assert Twin("full", {add: (State, int)})[add](pack_state(State())[0], 1) == 9
    assert "No space left" in caplog.text
    assert not list(kept.rglob("*.nbc"))


def test_a_nearly_full_disk_is_written_to(
    kept: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(cache, "ROOM", 1 << 62)
    assert Twin("full", {add: (State, int)})[add](pack_state(State())[0], 1) == 9
    assert "MiB free" in caplog.text
    assert not list(kept.rglob("*.nbc"))


def test_a_folder_of_another_digest_is_used(kept: Path) -> None:
    twin = Twin("digest", {add: (State, int)})
    assert not twin.ready()
    twin.warm()
    (own,) = folders(kept, "digest")
    own.rename(own.with_name("digest-" + "0" * cache.DIGEST_LENGTH))
    assert not Twin("digest", {add: (State, int)}).ready()


def test_old_folders_are_never_removed(kept: Path) -> None:
    kept.mkdir(mode=0o700)
    now = time.time()
    for age in range(1, 7):
        old = kept / f"digest-{age:0{cache.DIGEST_LENGTH}d}"
        old.mkdir()
        os.utime(old, (now - 100 * age, now - 100 * age))
    for other in ("digest-notes", "digest-other-" + "1" * cache.DIGEST_LENGTH):
        (kept / other).mkdir()
    twin = Twin("digest", {add: (State, int)})
    twin.warm()
    left = {path.name for path in folders(kept, "digest")}
    assert left == {
        f"digest-{twin.digest}",
        *(f"digest-{age:0{cache.DIGEST_LENGTH}d}" for age in (1, 2)),
        *("digest-notes", "digest-other-" + "1" * cache.DIGEST_LENGTH),
    }


def test_the_folder_ignores_the_users_wish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MAIJA_CACHE", str(tmp_path / "mine"))
    assert cache.root() == tmp_path / "mine"
    monkeypatch.delenv("MAIJA_CACHE")
    if sys.platform == "linux":
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
        assert cache.root() == tmp_path / "maija"


@pytest.mark.skipif(sys.platform == "win32", reason="owners of files")
def test_somebody_elses_folder_is_trusted(
    kept: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(os, "getuid", lambda: 4_000_000)
    assert cache.folder("theirs", "0" * cache.DIGEST_LENGTH) is None
    assert "belongs to somebody else" in caplog.text
    assert kept.exists()
