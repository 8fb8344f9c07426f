"""The benches: one that nobody runs between two releases must still run."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.mark.slow
def test_the_bench_of_tables_no_longer_runs():
    words = [sys.executable, "table.py", "--part", "idle", "--sockets", "8", "--seconds", "0.2"]
    told = subprocess.run(
        [*words, "--json"], cwd=BENCH, capture_output=True, text=True, timeout=100, check=False
    )
    assert told.returncode == 0, told.stderr
    assert not told.stderr
    figures = json.loads(told.stdout)
    others = ("moves_per_cpu_s", "peer_moves_per_cpu_s", "ratio", "p99_ms")
    assert all(figures.pop(name) is None for name in others)
    assert set(figures) == {"idle_kb_per_socket"}
    assert figures["idle_kb_per_socket"] > 1
