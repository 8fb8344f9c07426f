"""Programs in the arena: seated as players are, the same numbers, and a seat that is lost."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from maija.lab.arena import NotKept, run
from maija.lab.arena.loop import Loop
from maija.players.engine import Seated
from tests.lab.arena.contests import contest, without_costs
from tests.players.engine.seats import double, ours

PAGE = Path(__file__).parents[3] / "docs" / "engine.md"
STUBBORN = """
import json, os, pathlib, sys, time
pathlib.Path(sys.argv[1], str(os.getpid())).touch()
for line in sys.stdin:
    if "hello" in line:
        print(json.dumps({"is": "hello", "protocol": 1}), flush=True)
    if "choose" in line:
        while True:
            time.sleep(1)
"""
COUNTING = """
import json, sys
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "hello":
        print(json.dumps({"is": "hello", "protocol": 1}), flush=True)
    elif message["is"] == "choose":
        asked += 1
        action = message["legal"][asked * asked % len(message["legal"])]
        if asked == 55:  # in the fourth game of a deal in which cards are passed
            action = 99
        print(json.dumps({"is": "action", "id": message["id"], "actions": [action]}), flush=True)
"""
"""What it does follows from how often it has been asked since it was started."""
PONDERING = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "hello":
        print(json.dumps({"is": "hello", "protocol": 1}), flush=True)
    elif message["is"] == "choose":
        action = message["legal"][0]
        print(json.dumps({"is": "action", "id": message["id"], "actions": [action]}), flush=True)
        until = time.process_time() + 0.005
        while time.process_time() < until:
            pass
"""
"""It answers first and thinks afterwards."""


def program(folder: Path, text: str, *arguments: str) -> str:
    """What seats a program with this text."""
    file = folder / "player.py"
    file.write_text(text, encoding="utf-8")
    return "pipe:" + shlex.join([sys.executable, str(file), *arguments])


def told(found):
    return without_costs(found.results.as_dict())


def test_one_of_our_players_plays_otherwise_as_a_program():
    # `simple` has no chance of its own, so nothing but its cards says what it does.
    seats = (f"pipe:{ours('simple')}", "habit", "habit")
    wanted = contest("mustamaija", *seats, deals=3)
    same = contest("mustamaija", "simple", "habit", "habit", deals=3)
    piped, plain = told(run(wanted, processes=1)), told(run(same, processes=1))
    assert piped["results"][0].pop("player") == seats[0]
    assert plain["results"][0].pop("player") == "simple"
    assert piped == plain
    assert piped["results"][0]["lost_seats"] == 0


def test_the_player_of_the_page_gives_other_numbers_in_more_processes(tmp_path):
    pytest.importorskip("joblib")
    text = PAGE.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    thrifty = program(tmp_path, text)
    wanted = contest("hearts", thrifty, "habit", thrifty, "simple", deals=4)
    found = run(wanted, processes=1)
    assert told(run(wanted, processes=2)) == told(found)
    first = found.results.lines[0]
    assert (first.player, first.seats, first.lost_seats) == (thrifty, 2, 0)
    assert first.cpu_ms_per_move > 0


def test_what_a_program_has_played_before_changes_a_deal(tmp_path):
    wanted = contest("hearts", program(tmp_path, COUNTING), *["simple"] * 3, deals=3)
    loop = Loop(wanted)
    in_order = [loop.play(deal) for deal in range(3)]
    again = [loop.play(deal) for deal in (2, 0, 1)]
    assert [outcome(each) for each in in_order] == [outcome(again[at]) for at in (1, 2, 0)]
    assert all(each.lost for each in in_order)


def outcome(played):
    games = [(game.actions, game.scores, game.loser) for game in played.games]
    return played.deal, games, played.lost


def test_a_seat_that_is_lost_is_not_counted_or_habit_does_not_play_on(tmp_path):
    kept, first = tmp_path / "deals.jsonl", []
    wanted = contest("hearts", f"pipe:{double('illegal')}", *["simple"] * 3, deals=3)
    found = run(
        wanted, processes=1, keep=kept, lost=lambda name, why: first.append((name, why.code))
    )
    assert [line.lost_seats for line in found.results.lines] == [3, 0]
    assert first == [(wanted.seats[0], "illegal")]
    habit = run(contest("hearts", "habit", *["simple"] * 3, deals=3), processes=1)
    for line, same in zip(found.results.lines, habit.results.lines, strict=True):
        assert line.points_per_deal == same.points_per_deal
    # Read again from the file, it is the same.
    assert told(run(wanted, processes=1, keep=kept)) == told(found)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has used")
def test_what_a_program_thinks_while_others_play_is_free(tmp_path):
    wanted = contest("hearts", program(tmp_path, PONDERING), *["simple"] * 3)
    (*games, _) = Loop(wanted).play(3).games
    # Deal 3 passes no cards: it is asked thirteen times; the last thought may come too late.
    assert all(game.costs[0].total >= 12 * 5e6 for game in games)


def test_a_program_that_is_not_there_stops_the_contest():
    wanted = contest("dam", "pipe:no-such-program-at-all", "simple", deals=3)
    found = run(wanted, processes=1)
    assert found.results.lines[0].lost_seats == 3
    assert found.figures.lost[wanted.seats[0]].facts == {"program": "no-such-program-at-all"}


def test_the_rows_of_a_seat_that_is_lost_look_like_others(tmp_path):
    polars = pytest.importorskip("polars")
    wanted = contest("hearts", program(tmp_path, COUNTING), *["simple"] * 3, deals=2)
    out = tmp_path / "games.parquet"
    run(wanted, processes=1, out=out)
    rows = polars.read_parquet(out).filter(polars.col("place") == 0).sort("deal", "rotation")
    assert rows["lost_seat"].to_list() == [False, False, False, True] * 2
    assert not polars.read_parquet(out).filter(polars.col("place") > 0)["lost_seat"].any()


def test_a_run_of_another_command_goes_on_from_the_file(tmp_path):
    kept = tmp_path / "deals.jsonl"
    one = contest("dam", f"pipe:{double('well')}", "simple", deals=1)
    run(one, processes=1, keep=kept)
    assert json.loads(kept.read_text().splitlines()[0])["seats"] == list(one.seats)
    other = replace(one, seats=(f"pipe:{double('notes')}", "simple"))
    with pytest.raises(NotKept, match="seats"):
        run(other, processes=1, keep=kept)


def test_two_seats_of_one_program_share_a_process_or_sit_apart():
    text = f"pipe:{double('well')}"
    wanted = contest("hearts", text, "simple", text, "simple", budget=0.03)
    assert wanted.players == (text, "simple")
    assert wanted.rotations == (0, 1)
    first, _, third, _ = wanted.seated()
    assert isinstance(first, Seated)
    assert isinstance(third, Seated)
    assert first.program is not third.program
    assert first.budget == third.budget == 0.03


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
def test_a_run_that_is_ended_leaves_its_programs(processes, tmp_path):
    if processes > 1:
        pytest.importorskip("joblib")
    started = tmp_path / "started"
    started.mkdir()
    seats = f"{program(tmp_path, STUBBORN, str(started))},simple"
    command = ["arena", "dam", "--seats", seats, "--deals", "50", "--processes", str(processes)]
    process = subprocess.Popen(
        [sys.executable, "-m", "maija", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    until = time.monotonic() + 120
    while time.monotonic() < until and len(list(started.iterdir())) < processes:
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, "\nGoodbye.\n", "")
    programs = [int(file.name) for file in started.iterdir()]
    assert len(programs) >= processes
    until = time.monotonic() + 20
    while time.monotonic() < until and any(map(alive, programs)):
        time.sleep(0.1)
    assert not any(map(alive, programs))


def alive(number):
    """Whether a process is still there."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True
