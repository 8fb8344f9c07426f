"""The first minute of a newcomer: what `make` says, and what it does not do twice."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TARGETS = [
    *("play", "terminal", "test", "quick", "soak", "check", "bench", "strength"),
    *("fmt", "docs", "lock", "mutants", "clean", "help"),
]


@pytest.fixture
def clone(tmp_path):
    """A folder with what `make` reads, and no `.venv`."""
    for name in ("Makefile", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    return tmp_path


def make(folder, *arguments, **environment):
    own = {k: v for k, v in os.environ.items() if k not in {"MAKEFLAGS", "MAKELEVEL", "PYTHON"}}
    return subprocess.run(
        ["make", *arguments],
        cwd=folder,
        env={**own, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def script(path, text):
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def said_in_one_line(done):
    """Return the line for a person; Make adds its own below."""
    assert done.returncode != 0
    lines = [line for line in done.stderr.splitlines() if not line.startswith("make")]
    assert len(lines) == 1, done.stderr
    return lines[0]


@pytest.mark.parametrize("target", ["play", "quick", "lock"])
def test_a_python_of_the_wrong_age_ends_in_a_traceback(clone, target):
    old = script(clone / "old-python", "exit 1")
    line = said_in_one_line(make(clone, target, PYTHON=old))
    assert "install a Python from 3.11 to 3.15" in line
    assert not (clone / ".venv").exists()


def test_a_python_that_is_not_there_ends_in_a_traceback(clone):
    line = said_in_one_line(make(clone, "play", PYTHON="python-of-nobody"))
    assert "install a Python from 3.11 to 3.15" in line


def test_a_python_without_venv_ends_in_a_traceback(clone):
    # As Debian delivers it: the module venv is there, what it needs is not.
    (clone / "sitecustomize.py").write_text("import sys\nsys.modules['ensurepip'] = None\n")
    real = Path(sys.base_prefix) / "bin" / "python3"
    bare = script(clone / "bare-python", f'PYTHONPATH={clone} exec {real} "$@"')
    line = said_in_one_line(make(clone, "play", PYTHON=bare))
    assert "-venv" in line
    assert not (clone / ".venv").exists()


def test_a_lock_that_is_missing_ends_in_a_traceback(clone):
    (clone / "requirements" / "play.txt").unlink()
    line = said_in_one_line(make(clone, "play", PYTHON=str(Path(sys.base_prefix) / "bin/python3")))
    assert "make lock" in line


def test_make_alone_starts_something_instead_of_listing_the_targets(clone):
    done = make(clone)
    assert done.returncode == 0
    listed = {line.split()[1] for line in done.stdout.splitlines() if line.startswith("  make ")}
    assert set(TARGETS) <= listed


def test_the_second_make_installs_again(clone):
    digest = (
        "import tools.install as i, pathlib; print(i.digest_of(pathlib.Path('{}')), end='')"
    ).format("requirements/play.txt")

    def stamp():
        command = [sys.executable, "-c", digest]
        return subprocess.run(command, cwd=clone, capture_output=True, text=True, check=True).stdout

    first = stamp()
    (clone / "pyproject.toml").touch()
    assert stamp() == first, "a changed time alone installs again"
    with (clone / "requirements" / "play.txt").open("a") as lock:
        lock.write("\n")
    assert stamp() != first, "a changed lock does not install again"
