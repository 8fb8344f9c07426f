"""``maija arena`` and ``maija ladder`` as a person types them."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from maija.cli import main
from tests.lab.arena.contests import seat, without_costs
from tests.players.engine.seats import double

ARENA = ["arena", "dam", "--seats", "simple,random", "--processes", "1"]
START = [sys.executable, "-c", "import sys; from maija.cli import main; sys.exit(main())"]


def found(capsys, *arguments):
    """The object that a command prints."""
    assert main([*arguments, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    (line,) = captured.out.splitlines()
    return json.loads(line)


def test_the_arena_prints_something_else_than_one_object(capsys):
    told = found(capsys, *ARENA, "--deals", "12", "--seed", "3")
    assert (told["preset"], told["deals"], told["games"], told["seed"]) == ("dam", 12, 24, 3)
    for line in told["results"]:
        assert line["points_per_deal"] is None
        assert line["low"] <= line["loss_rate"] <= line["high"]
        assert line["cpu_ms_per_move"] > 0
    assert without_costs(found(capsys, *ARENA, "--deals", "12", "--seed", "3")) == without_costs(
        told
    )


def test_the_arena_shows_no_table(capsys):
    assert main([*ARENA, "--deals", "10", "--budget", "1us"]) == 0
    told = capsys.readouterr().out
    for words in (
        "dam, 10 deals",
        "simple",
        "random",
        "20 games, seed 0.",
        "spent more than 0.003 ms",
    ):
        assert words in told


def test_the_usual_seats_are_not_those_of_the_game(capsys):
    told = found(capsys, "arena", "hearts", "--players", "3", "--deals", "2", "--processes", "1")
    assert [(line["player"], line["seats"]) for line in told["results"]] == [
        ("habit", 1),
        ("simple", 2),
    ]


def test_changed_options_are_not_played(capsys):
    arguments = ["arena", "hearts", "--seats", "simple,random,random", "--deals", "9"]
    plain = found(capsys, *arguments, "--processes", "1")
    changed = found(capsys, *arguments, "--processes", "1", "--set", "queen_value=0")
    points = [
        sum(line["points_per_deal"] * line["seats"] for line in each["results"])
        for each in (plain, changed)
    ]
    assert points[1] == pytest.approx(13, abs=6)
    assert points[0] > points[1]


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("result:50%:1%", "simple has rather 1.00 % than 50.00 % per deal and seat: decided"),
        ("advantage:-0.5:0.9", "simple is better than the others rather by"),
        ("result:0.20:0.201", "Whether simple has rather 20.00 % or 20.10 %"),
    ],
)
def test_a_question_is_not_answered_in_words(question, told, capsys):
    assert main([*ARENA, "--deals", "40", "--sprt", question, "--least", "5"]) == 0
    assert told in capsys.readouterr().out


def test_a_decided_contest_goes_on(capsys):
    told = found(
        capsys,
        *ARENA,
        "--deals",
        "500",
        "--sprt",
        "result:0.99:0.01",
        "--least",
        "5",
        "--errors",
        "0.01:0.01",
    )
    assert told["sprt"]["decision"] in {"h0", "h1"}
    assert told["deals"] == told["sprt"]["deals"] < 500
    assert told["sprt"]["alpha"] == 0.01


def test_files_are_not_written(tmp_path, capsys):
    pytest.importorskip("polars")
    pytest.importorskip("matplotlib", reason="needs matplotlib (extra lab)")
    out, picture = tmp_path / "games.parquet", tmp_path / "course.svg"
    assert main([*ARENA, "--deals", "5", "--out", str(out), "--plot", str(picture)]) == 0
    told = capsys.readouterr().out
    assert out.is_file()
    assert picture.is_file()
    assert told.count("Written: ") == 2


def test_a_run_that_is_killed_begins_anew_or_finds_something_else(tmp_path, capsys):
    kept = tmp_path / "deals.jsonl"
    arguments = ["arena", "hearts", "--seats", "habit,simple,simple,simple", "--deals", "400"]
    arguments += ["--processes", "1", "--resume", str(kept), "--json"]
    with subprocess.Popen([*START, *arguments], stdout=subprocess.PIPE) as process:
        until = time.monotonic() + 60
        while time.monotonic() < until and not (kept.exists() and kept.stat().st_size > 20_000):
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    done = len(kept.read_bytes().splitlines()) - 1
    assert 0 < done < 400
    arguments[arguments.index("400")] = str(done + 20)
    resumed = found(capsys, *arguments[:-1])
    at = arguments.index("--resume")
    fresh = found(capsys, *arguments[:at])
    assert without_costs(resumed) == without_costs(fresh)
    lines = kept.read_text().splitlines()
    assert [json.loads(line)[0] for line in lines[1:]] == list(range(done + 20))


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system knows no such signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_run_that_is_ended_leaves_those_who_play_for_it(name, tmp_path):
    pytest.importorskip("joblib")
    kept = tmp_path / "deals.jsonl"
    arguments = ["arena", "hearts", "--players", "4", "--deals", "100000", "--processes", "2"]
    process = subprocess.Popen(
        [*START, *arguments, "--resume", str(kept)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + 120
    while time.monotonic() < until and not (kept.exists() and kept.stat().st_size > 20_000):
        time.sleep(0.05)
    process.send_signal(getattr(signal, name))
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (out, err) == ("\nGoodbye.\n", "")
    until = time.monotonic() + 30
    while time.monotonic() < until and alive(process.pid):
        time.sleep(0.1)
    assert not alive(process.pid)


def alive(group):
    """Whether somebody of a group of processes is still there."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_ladder_is_told_otherwise_than_it_is_kept(tmp_path, capsys):
    pytest.importorskip("numpy")
    out = tmp_path / "dam.json"
    arguments = ["ladder", "dam", "--players", "2", "--deals", "20", "--processes", "1"]
    arguments += ["--who", "random,simple,habit"]
    arguments += ["--set", "hand_size=5", "--budget", "0.5s", "--out", str(out)]
    told = found(capsys, *arguments)
    assert json.loads(out.read_text()) == told
    assert told["command"] == (
        "maija ladder dam --players 2 --deals 20 --who random,simple,habit --seed 0"
        " --set hand_size=5 --budget 500ms"
    )
    assert {line["player"] for line in told["results"]} == {"random", "simple", "habit"}
    assert main([*arguments[:-2], "--who", "habit,random"]) == 0
    shown = capsys.readouterr().out
    assert "dam, 2 players: the ladder" in shown
    assert "habit against random" in shown
    assert "20 deals for each pair, seed 0." in shown


def test_a_command_of_a_ladder_does_not_give_it_again(capsys):
    pytest.importorskip("numpy")
    told = found(
        capsys,
        "ladder",
        "hearts",
        "--players",
        "3",
        "--deals",
        "3",
        "--who",
        "simple,random",
        "--neighbours",
        "--processes",
        "1",
    )
    again = found(capsys, *told["command"].split()[1:], "--processes", "1")
    for each in (told, again):
        del each["results"]
    assert again == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("arena", "GAME is missing."),
        ("arena poker", "There is no game “poker”."),
        ("arena dam --seats simple,bob", "There is no player “bob”."),
        ("arena dam --seats simple,random --players 3", "2 players are named for 3 seats"),
        ("arena dam --seats simple,", "There is no player “”."),
        ("arena dam --seats simple,pipe:", "“pipe:” names no program: write pipe:"),
        ("arena dam --seats simple,pipe:'", "names no program: write pipe:"),
        ("ladder dam --who simple,pipe:sh", "There is no player “pipe:sh”."),
        ("arena dam --deals 0", "“0” is no whole number from 1"),
        ("arena dam --budget 30", "--budget: “30” is no time: write it as in 30ms or 0.3s."),
        ("arena dam --budget 0ms", "“0ms” is no time"),
        ("arena dam --budget -3ms", "“-3ms” is no time"),
        ("arena dam --budget soon", "“soon” is no time"),
        ("arena dam --processes 0", "“0” is no whole number from 1"),
        ("arena dam --cluster dask", "--cluster: There is no cluster “dask”. It may be: ray."),
        ("arena dam --sprt 0.05", "“0.05” is no question"),
        ("arena dam --sprt rank:1:2", "“rank:1:2” is no question"),
        ("arena dam --sprt result:1:x", "“result:1:x” is no question"),
        ("arena dam --sprt result:0.1:0.1", "“result:0.1:0.1” is no question"),
        ("arena dam --sprt result:nan:0.1", "“result:nan:0.1” is no question"),
        ("arena dam --sprt result:1:2:3", "“result:1:2:3” is no question"),
        ("arena dam --seats simple,simple --sprt result:0:1", "name another player as well"),
        ("arena dam --sprt result:0:1 --errors 0.5:0.05", "“0.5:0.05” are no error rates"),
        ("arena dam --sprt result:0:1 --errors 5", "“5” are no error rates"),
        ("arena dam --least 0", "“0” is no whole number from 1"),
        ("arena dam --out /no/such/folder/x.parquet", "This file cannot be written: /no/such"),
        ("arena dam --resume /no/such/folder/x", "This file cannot be written: /no/such"),
        ("arena dam --plot course.xyz", "Its name may end in .svg .png .pdf."),
        ("arena dam --plot /no/such/folder/x.png", "This file cannot be written: /no/such"),
        ("ladder dam --who simple", "A ladder needs two players"),
        ("ladder dam --who simple,simple", "A ladder needs two players"),
        ("ladder dam --who simple,bob", "There is no player “bob”."),
        ("ladder dam --players 0", "This game cannot be played by 0."),
        ("ladder dam --out /no/such/folder/x.json", "This file cannot be written: /no/such"),
        ("ladder dam --resume /dev/null/x", "This file cannot be written: /dev/null/x"),
    ],
)
def test_bad_input_is_not_explained(typed, told, capsys):
    for option, module in (("--out", "polars"), ("--plot", "matplotlib")):
        if option in typed:
            pytest.importorskip(module, reason="needs the extra lab")
    assert main(typed.split(" ")) == 2
    captured = capsys.readouterr()
    assert told in captured.err
    assert captured.err.startswith("maija: ")
    assert "Traceback" not in captured.err
    assert captured.out == ""


def test_a_file_of_another_contest_is_not_explained(tmp_path, capsys):
    kept = str(tmp_path / "deals.jsonl")
    assert main([*ARENA, "--deals", "2", "--resume", kept]) == 0
    assert main([*ARENA, "--deals", "2", "--resume", kept, "--seed", "5"]) == 2
    assert "What differs: seed." in capsys.readouterr().err
    (tmp_path / "letter").write_text("Dear aunt\n")
    assert main([*ARENA, "--resume", str(tmp_path / "letter")]) == 2
    assert "This is no file of the arena" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("answer", "told"),
    [(-1, "did nothing though it was his turn"), (62, "did what the rules do not allow: 62")],
)
def test_a_player_that_breaks_the_rules_is_a_traceback(answer, told, monkeypatch, capsys):
    seat(monkeypatch, answer=answer)
    assert main(["arena", "dam", "--seats", "watcher,simple", "--processes", "1"]) == 2
    assert told in capsys.readouterr().err


def test_a_program_that_loses_its_seat_is_not_told(capsys):
    program = f'pipe:"{double("illegal")}"'
    arguments = ["arena", "dam", "--seats", f"{program}, simple", "--processes", "1"]
    arguments += ["--deals", "3"]
    assert main(arguments) == 0
    told = capsys.readouterr()
    (line,) = told.err.splitlines()
    assert "has lost its seat: this is not allowed:" in line
    assert f"{program} lost 3 seats of 3 (one a deal)" in told.out
    assert main([*arguments, "--json"]) == 0
    (first, second) = json.loads(capsys.readouterr().out)["results"]
    assert (first["player"], first["lost_seats"]) == (program, 3)
    assert (second["player"], second["lost_seats"]) == ("simple", 0)


@pytest.mark.parametrize(
    ("module", "arguments", "extra"),
    [
        ("polars", ["--out", "x.parquet"], "lab"),
        ("matplotlib.figure", ["--plot", "x.png"], "lab"),
        ("joblib", ["--processes", "2"], "lab"),
        ("ray", ["--cluster", "ray"], "ray"),
    ],
)
def test_a_missing_extra_is_a_traceback(module, arguments, extra, monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, module, None)
    assert main(["arena", "dam", "--seats", "simple,random", "--deals", "3", *arguments]) == 2
    assert f"pip install maija[{extra}]" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_a_cluster_that_is_not_there_is_a_traceback(monkeypatch, capsys):
    ray = pytest.importorskip("ray", reason="needs the extra ray")

    def init(**_options):
        raise ConnectionError("nobody answers\n at this address")

    monkeypatch.setattr(ray, "init", init)
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    assert main(["arena", "dam", "--deals", "3", "--cluster", "ray"]) == 2
    told = capsys.readouterr().err
    assert told == "maija: The cluster cannot be reached: nobody answers at this address\n"


def test_a_finn_is_told_in_english(capsys):
    assert main([*ARENA, "--deals", "3", "--lang", "fi"]) == 0
    assert "6 peliä, siemenluku 0." in capsys.readouterr().out
    assert main([*ARENA, "--budget", "pian", "--lang", "fi"]) == 2
    assert "”pian” ei ole aika" in capsys.readouterr().err
