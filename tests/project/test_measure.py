"""`make strength`: what it says beforehand, and that a run that was ended goes on where it was."""

import json
import subprocess
import sys
import time

import pytest

from maija.lab.arena.contest import code
from maija.lab.arena.outcome import Cost, Game, PlayedDeal
from tools import measure, targets
from tools.measure import Run
from tools.targets import Target

LOSES = Target(
    "mustamaija-2-try",
    "mustamaija, 2 players: simple and `random`",
    "loses at most 40 %",
    ("maija", "arena", "mustamaija", "--seats", "simple,random"),
    "result:40%:20%",
)


@pytest.fixture(autouse=True)
def own_folders(tmp_path, monkeypatch):
    monkeypatch.setattr(measure, "DEALS", tmp_path / "deals")
    monkeypatch.setattr(measure, "RESULTS", tmp_path / "results")


def kept(run, target, deals, seconds=2.0, lost=0):
    """Keep so many deals of a target, each of which has cost so much and was lost or not."""
    cost = Cost(10, 5, int(seconds * 1e9 / 2), 10, 0)
    games = [PlayedDeal(at, (Game(0, 20, int(at >= lost), (0, 0), (cost, cost)),)) for at in deals]
    place = run.place(target)
    place.parent.mkdir(exist_ok=True)
    lines = ["{}", *(json.dumps(game) for game in games)]
    place.write_text("\n".join(lines) + "\n")


def test_what_was_played_is_played_again_after_a_run_was_ended():
    first, again = Run(1, deals=3), Run(1, deals=6)
    measure.measure(first, [LOSES])
    file = first.place(LOSES)
    before = file.read_bytes()
    # The run was killed while it wrote its last line.
    half = before[: before.rstrip(b"\n").rfind(b"\n") + 20]
    file.write_bytes(half)
    measure.measure(again, [LOSES])
    after = file.read_bytes()
    # A deal that is played again has other times.
    assert after.startswith(half[: half.rfind(b"\n") + 1])
    assert [deal.deal for deal in again.played(LOSES)] == list(range(6))
    found = json.loads((measure.RESULTS / "mustamaija-2-try.json").read_text())
    assert found["deals"] == 6
    assert found["games"] == 12
    assert found["verdict"] == "open"
    assert found["command"] == LOSES.text
    assert found["low"] <= found["mean"] <= found["high"]
    assert found["cpu_seconds"] >= 0


def test_a_request_to_end_leaves_the_game_running(tmp_path):
    script = f"""
import pathlib, sys
from tools import measure, targets
measure.DEALS = measure.RESULTS = pathlib.Path({str(tmp_path)!r})
words = ("maija", "arena", "mustamaija", "--seats", "simple,random")
targets.TARGETS = (targets.Target("try", "", "", words, "result:40%:20%"),)
measure.named = lambda names: targets.TARGETS
targets.MOST = 10**6
sys.exit(measure.main(["--processes", "1"]))
"""
    words = [sys.executable, "-c", script]
    with subprocess.Popen(words, cwd=measure.ROOT, stderr=subprocess.PIPE, text=True) as running:
        while not (kept := list(tmp_path.glob("*.jsonl"))) or len(_lines(kept[0])) < 20:
            assert running.poll() is None
            time.sleep(0.05)
        running.terminate()
        _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "the same command goes on from here" in told
    before = kept[0].stat().st_size
    time.sleep(0.3)
    assert kept[0].stat().st_size == before


def _lines(file):
    return file.read_bytes().splitlines()


def test_the_plan_tells_other_times_than_the_deals_so_far_have_cost(capsys):
    run = Run(2)
    kept(run, LOSES, range(60), seconds=30)
    assert measure.plan(run, [LOSES]) == [LOSES]
    told = capsys.readouterr().out.splitlines()
    # 240 deals at least and 940 at most are missing; two are played at once.
    row = told[2].split()
    assert row[:3] == ["mustamaija-2-try", "60", "30.00"]
    assert row[3:] == ["1", "h", "0", "min", "3", "h", "55", "min"]
    assert told[3].split()[0] == "all"


def test_a_result_of_other_players_is_taken_for_measured(monkeypatch, capsys):
    run = Run(1, deals=20)
    measure.RESULTS.mkdir()
    found = {"command": LOSES.text, "code": code(), "verdict": "open", "deals": 20}
    file = measure.RESULTS / f"{LOSES.name}.json"
    file.write_text(json.dumps(found))
    assert measure.plan(run, [LOSES]) == []
    assert "is measured" in capsys.readouterr().out
    assert not measure.is_done(Run(1), LOSES)  # it is open, and may have more deals
    file.write_text(json.dumps(found | {"verdict": "shown"}))
    assert measure.is_done(Run(1), LOSES)
    place = run.place(LOSES)
    monkeypatch.setattr(measure, "code", lambda: "another text")
    assert not measure.is_done(Run(1), LOSES)
    assert run.place(LOSES) != place


def test_a_peer_that_is_not_there_ends_the_whole_run(monkeypatch, capsys):
    monkeypatch.setattr(measure, "find_spec", lambda _name: None)
    absent = [target for target in targets.TARGETS if target.peer]
    assert len(absent) == 6
    assert measure.plan(Run(1), absent) == []
    told = capsys.readouterr().out
    assert told.count("OpenSpiel is not installed") == 3
    assert told.count("no program was named") == 3


def test_an_unknown_target_measures_all():
    with pytest.raises(SystemExit, match="no target 'whist'") as refused:
        measure.main(["whist"])
    assert "black-maria-3-habit" in str(refused.value)
    assert {target.name for target in targets.named("hearts-xinxin,black")} == {
        "black-maria-3-habit",
        *(f"hearts-xinxin-{line}" for line in targets.LINES),
    }


@pytest.mark.parametrize(
    ("test", "low", "high", "said"),
    [
        ({"decision": "h1", "h0": 0.07, "h1": 0.05}, 0.03, 0.06, "shown"),
        ({"decision": "h0", "h0": 0.07, "h1": 0.05}, 0.05, 0.08, "not shown"),
        ({"decision": "h0", "h0": 0.07, "h1": 0.05}, 0.08, 0.1, "missed"),
        ({"decision": "h0", "h0": 2.0, "h1": 3.0}, 1.0, 2.5, "not shown"),
        ({"decision": "h0", "h0": 2.0, "h1": 3.0}, 0.5, 1.5, "missed"),
        ({"decision": "undecided", "h0": 2.0, "h1": 3.0}, 0.5, 1.5, "open"),
    ],
)
def test_a_verdict_says_more_than_was_found(test, low, high, said):
    assert measure.verdict(test, {"low": low, "high": high}) == said


def test_two_settings_are_compared_in_different_deals(monkeypatch):
    setting = Target("try-setting", "", "", ("maija", "arena", "x"), beside=LOSES.name)
    monkeypatch.setattr(measure, "named", lambda _names: (LOSES,))
    monkeypatch.setattr(measure, "play", lambda *_words: {})
    monkeypatch.setattr(targets, "SETTING", 10)
    run = Run(1)
    kept(run, setting, range(10), lost=3)
    kept(run, LOSES, range(40), lost=1)
    found = measure.compared(run, setting, 10, losses=True)
    assert found["mean"] == pytest.approx(0.2)  # two more of the first ten
    assert found["low"] < 0 < found["high"]
    assert found["verdict"] == "shown"
    kept(run, setting, range(10), lost=10)
    assert measure.compared(run, setting, 10, losses=True)["verdict"] == "missed"
    assert measure.compared(run, setting, 9, losses=True)["verdict"] == "open"


def test_every_target_of_losses_asks_for_the_better_of_two_rates():
    for target in targets.TARGETS:
        if target.sprt.startswith("result"):
            h0, h1 = (float(each.rstrip("%")) for each in target.sprt.split(":")[1:])
            assert h1 < h0
        elif target.sprt:
            h0, h1 = (float(each.rstrip("%")) for each in target.sprt.split(":")[-2:])
            assert h1 > h0
    assert len({target.name for target in targets.TARGETS}) == len(targets.TARGETS)
