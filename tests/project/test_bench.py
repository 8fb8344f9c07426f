"""The benches: one that nobody runs between two releases must still run."""

import json
import subprocess
import sys
from importlib.util import find_spec
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


@pytest.mark.slow
@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
def test_a_peer_at_hearts_plays_its_deals_again_after_a_run_was_ended(tmp_path):
    def told(deals):
        words = ["hearts_peers.py", "openspiel", "--simulations", "5", "--player", "simple"]
        words += ["--line", "1-3", "--deals", str(deals), "--resume", str(tmp_path), "--json"]
        done = subprocess.run(
            [sys.executable, *words], cwd=BENCH, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    kept = tmp_path / "1-3.jsonl"
    assert told(2)["deals"] == 2
    before = kept.read_bytes()
    found = told(3)
    assert kept.read_bytes().startswith(before)
    ours, theirs = found["results"]
    assert (ours["player"], theirs["player"]) == ("simple", "openspiel:5")
    assert found["games"] == 12
    # All 26 points of a deal, or 78 where the moon was shot.
    points = sum(sum(game[3]) for line in kept.read_text().splitlines()[1:] for game in
                 json.loads(line)[1])  # fmt: skip
    assert points % 26 == 0
    assert theirs["cpu_ms_per_decision"] > ours["cpu_ms_per_decision"] > 0


def test_an_outside_program_that_ends_is_waited_for_for_ever():
    words = ["hearts_peers.py", "program", "--command", f"{sys.executable} -c pass", "--deals", "1"]
    done = subprocess.run(
        [sys.executable, *words, "--player", "simple"],
        cwd=BENCH, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "ended after 'new " in done.stderr
