"""Without Numba the library works as before, and what needs it says what to install."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
BLOCK = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ModuleNotFoundError("No module named " + repr(name), name=name)
sys.meta_path.insert(0, Block())
"""
USE = """
import maija.fast as fast
assert not fast.available()
for name in fast.__all__:
    assert hasattr(fast, name), name
for call in (fast.Batch, fast.Twin, fast.warm, fast.ready, fast.pack, fast.pack_state):
    try:
        call(1)
    except fast.MissingExtra as error:
        assert "pip install maija[fast]" in str(error), error
        assert isinstance(error, ImportError)
    else:
        raise AssertionError(call)
import maija
maija.deal("hearts", seed=1)
"""


def run(code: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-W", "error", "-c", code]
    answer = subprocess.run(command, check=True, env=environment, capture_output=True, text=True)
    return answer.stdout


@pytest.mark.parametrize(
    "blocked", [{"numba"}, {"numpy", "numba", "llvmlite"}], ids=["numba", "all"]
)
def test_without_numba_nothing_works(blocked: set[str]) -> None:
    run(BLOCK.format(blocked=blocked) + USE)


def test_importing_the_library_loads_numba() -> None:
    told = run("import maija, sys; print(*{'numpy', 'numba', 'maija.fast'} & set(sys.modules))")
    assert not told.strip()
