"""Compiling ahead: the caller is told how far it is, or goes on while another process does it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from maija import fast
from maija.fast import Twin
from tests.fast.test_twin import State, add

pytestmark = pytest.mark.fast

TINY = "tests.fast.test_warm:tiny"


def tiny() -> Twin:
    return Twin("tiny", {add: (State, int)})


def test_nobody_is_told_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAIJA_CACHE", str(tmp_path))
    told: list[tuple[int, int, str]] = []
    assert not fast.ready(TINY)
    fast.warm(TINY, TINY, progress=lambda *step: told.append(step))
    assert told == [(0, 2, TINY), (1, 2, TINY), (2, 2, "")]
    assert fast.ready(TINY)


def test_the_caller_waits_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAIJA_CACHE", str(tmp_path))
    root = str(Path(__file__).parents[2])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([root, root + "/src"]))
    fast.warm(TINY, wait=False)
    assert not list(tmp_path.rglob("complete"))
    for _ in range(600):
        if fast.ready(TINY):
            break
        time.sleep(0.1)
    assert fast.ready(TINY)
    fast.warm(TINY, wait=False)


@pytest.mark.slow
def test_a_program_that_ends_first_ends_the_compiler_or_is_told_off(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    paths = {
        "MAIJA_CACHE": str(tmp_path),
        "PYTHONPATH": os.pathsep.join([str(root), str(root / "src")]),
    }
    program = f"from maija import fast; fast.warm({TINY!r}, wait=False)"
    command = [sys.executable, "-W", "error::ResourceWarning", "-c", program]
    done = subprocess.run(
        command, check=True, env={**os.environ, **paths}, stderr=subprocess.PIPE, text=True
    )
    assert done.stderr == ""
    for _ in range(600):
        if list(tmp_path.glob("tiny-*/complete")):
            break
        time.sleep(0.1)
    assert list(tmp_path.glob("tiny-*/complete"))


@pytest.mark.parametrize("name", ["chess", "tests.fast.nothing:tiny", "tests.fast.test_warm:none"])
def test_a_twin_that_does_not_exist_is_warmed(name: str) -> None:
    with pytest.raises(ValueError, match=r"no (family|twin)"):
        fast.warm(name)


@pytest.mark.slow
def test_the_command_line_warms_nothing(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    environment = {
        **os.environ,
        "MAIJA_CACHE": str(tmp_path),
        "PYTHONPATH": os.pathsep.join([str(root), str(root / "src")]),
    }
    command = [sys.executable, "-m", "maija.fast.warm", TINY]
    subprocess.run(command, check=True, env=environment)
    assert list(tmp_path.glob("tiny-*/complete"))
