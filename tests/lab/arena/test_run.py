"""Contests as a whole: the same numbers however they are played, and files that say the same."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from maija.lab import Unwritable
from maija.lab.arena import Hypotheses, NotKept, run
from maija.lab.arena.workers import played
from tests.lab.arena.contests import contest, without_costs

QUESTION = Hypotheses("advantage", 0, 2, least=10)
WANTED = contest("hearts", "habit", "simple", "simple", "simple", deals=60)


def told(found):
    return without_costs(found.results.as_dict())


@pytest.fixture(scope="module")
def alone():
    """What one process finds."""
    return run(WANTED, processes=1, test=QUESTION)


@pytest.mark.slow
@pytest.mark.parametrize("processes", [2, 3])
def test_more_processes_find_something_else(processes, alone):
    pytest.importorskip("joblib")
    assert told(run(WANTED, processes=processes, test=QUESTION)) == told(alone)


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="needs the extra ray")
def test_a_cluster_finds_something_else(alone):
    # In a process of its own: Ray takes over what a process does with signals.
    seats = ",".join(WANTED.seats)
    command = ["arena", WANTED.preset, "--seats", seats, "--deals", "60", "--seed", "1"]
    command += ["--sprt", "advantage:0:2", "--least", "10", "--processes", "2"]
    own = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    own |= {"RAY_AUTH_MODE": "disabled"}
    done = subprocess.run(
        [sys.executable, "-m", "maija", *command, "--cluster", "ray", "--json"],
        capture_output=True,
        text=True,
        check=False,
        timeout=400,
        env=own,
    )
    if "timed out during startup" in done.stderr:
        pytest.skip("Ray gives itself 30 s to start, and this machine is too busy for that")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert without_costs(found) == json.loads(json.dumps(told(alone)))


def test_deals_behind_the_decision_count(alone):
    found = alone.results
    assert found.sprt is not None
    assert found.sprt["decision"] == "h1"
    assert 10 <= found.deals == found.sprt["deals"] < 60
    assert told(run(contest(*_named(WANTED), deals=found.deals), processes=1)) == {
        name: value for name, value in told(alone).items() if name != "sprt"
    }


def _named(wanted):
    return (wanted.preset, *wanted.seats)


def test_nothing_is_told_before_the_end():
    seen: list[int] = []
    run(contest("dam", "simple", "random", deals=5), processes=1, progress=seen.append)
    assert seen == [1] * 5


def test_an_undecided_question_is_told_as_decided():
    asked = Hypotheses("result", 0.2, 0.201, least=2)
    found = run(contest("dam", "simple", "simple", "random", deals=5), processes=1, test=asked)
    assert found.results.sprt is not None
    assert found.results.sprt["decision"] == "undecided"
    assert found.results.deals == 5


def test_no_deals_are_played_by_somebody():
    assert list(played(WANTED, [], processes=2)) == []


def test_the_file_says_something_else_than_the_results(tmp_path):
    polars = pytest.importorskip("polars")
    out = tmp_path / "games.parquet"
    wanted = contest("mustamaija", "habit", "simple", "simple", "random", deals=12)
    results = run(wanted, processes=1, out=out).results
    table = polars.read_parquet(out)
    assert table.columns == [
        "deal", "rotation", "place", "seat", "player", "lost", "points", "actions", "moves",
        "decisions", "cpu_ms", "cpu_ms_most", "over_budget", "lost_seat",
    ]  # fmt: skip
    assert table.height == results.games * 4 == 12 * 4 * 4
    rates = dict(table.group_by("player").agg(polars.col("lost").mean()).rows())
    assert rates == pytest.approx({line.player: line.loss_rate for line in results.lines})
    spent = dict(
        table.group_by("player").agg(polars.col("cpu_ms").sum() / polars.col("moves").sum()).rows()
    )
    assert spent == pytest.approx({line.player: line.cpu_ms_per_move for line in results.lines})
    assert (table["seat"] == (table["place"] + table["rotation"]) % 4).all()
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_a_contest_is_played_though_its_file_cannot_be_written(tmp_path):
    pytest.importorskip("polars")
    seen: list[int] = []
    for out in (tmp_path / "no" / "such.parquet", tmp_path):
        with pytest.raises(Unwritable):
            run(WANTED, processes=1, out=out, progress=seen.append)
    assert seen == []


def test_a_refused_file_leaves_another_one_open(tmp_path):
    (tmp_path / "letter").write_text("Dear aunt\n")
    with pytest.raises(NotKept, match="not a file of the arena"):
        run(WANTED, processes=1, keep=tmp_path / "letter")
