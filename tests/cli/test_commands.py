"""The command ``maija`` as a person types it."""

import json
import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

import maija
from maija.cli import app, main
from maija.games.presets import PRESETS
from maija.players import PLAYERS

COMMANDS = (
    *("serve", "play", "presets", "rules", "replay", "verify"),
    *("backup", "forget", "count", "simulate", "arena", "ladder", "engine", "analyse"),
)
START = [sys.executable, "-c", "import sys; from maija.cli import main; sys.exit(main())"]


def run(*arguments, typed="", **environment):
    """The command as a process of its own."""
    return subprocess.run(
        [*START, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "COLUMNS": "80", **environment},
    )


def test_the_version_is_not_told(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"maija {maija.__version__}\n"


def test_a_command_or_an_option_is_not_explained(capsys):
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(command in told for command in COMMANDS)
    for command in COMMANDS:
        assert main([command, "--help"]) == 0
        assert f"maija {command}" in capsys.readouterr().out
    assert main([]) in {0, 2}


def test_typer_alone_cannot_run_the_commands():
    done = CliRunner().invoke(app.app, ["presets"])
    assert done.exit_code == 0
    assert "musta-maija" in done.output


def test_a_game_is_missing_from_the_list(capsys):
    assert main(["presets"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in PRESETS)
    assert "2-8" in told


@pytest.mark.parametrize("name", PRESETS)
def test_a_deal_is_counted_differently_the_second_time(name, capsys):
    arguments = ["count", name, "--players", "3", "--seed", "7", "--depth", "2"]
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["preset"] == name
    assert (found["players"], found["seed"], found["depth"]) == (3, 7, 2)
    assert len(found["leaves"]) == 2
    assert main(arguments) == 0
    assert [f"{at} actions: {leaves}" for at, leaves in enumerate(found["leaves"], 1)] == (
        capsys.readouterr().out.replace(",", "").splitlines()
    )


def test_simulate_prints_something_else_than_one_object(capsys):
    assert (
        main(["simulate", "dam", "--seats", "simple,random,random", "--deals", "40", "--json"]) == 0
    )
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert (found["preset"], found["deals"]) == ("dam", 40)
    assert [(line["player"], line["seats"]) for line in found["results"]] == [
        ("simple", 1),
        ("random", 2),
    ]
    for line in found["results"]:
        assert line["points_per_deal"] is None
        assert line["low"] <= line["loss_rate"] <= line["high"]
    assert captured.err == ""


def test_simulate_shows_no_table_or_writes_no_file(tmp_path, capsys):
    pytest.importorskip("polars")
    out = tmp_path / "deals.parquet"
    arguments = ["--players", "3", "--deals", "30", "--seed", "4", "--threads", "1"]
    assert main(["simulate", "hearts", *arguments, "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "hearts, 30 deals" in told
    assert "simple" in told
    assert " to " in told
    assert out.is_file()


def test_changed_options_are_not_played(capsys):
    arguments = ["--players", "2", "--depth", "1", "--json"]
    assert main(["count", "mustamaija", "--set", "hand_size=6", *arguments]) == 0
    assert json.loads(capsys.readouterr().out)["leaves"] == [6]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("play mustamaja", "There is no game “mustamaja”. Did you mean “mustamaija”?"),
        (
            "count x",
            "The games are musta-maija, mustamaija, voron, pagat, dam, black-maria, hearts.",
        ),
        ("play hearts --players 2", "This game cannot be played by 2. It is for 3-6 players."),
        ("play dam --players 0", "This game cannot be played by 0."),
        ("play dam --players two", "“two” is no whole number from 0 to 99."),
        ("play dam --players 1.5", "“1.5” is no whole number"),
        ("play dam --seed -1", "“-1” is no whole number"),
        (f"play dam --seed {'9' * 5000}", "is no whole number"),
        (
            "play dam --set hands=3",
            "There is no option “hands” in mustamaija. The options are packs",
        ),
        (
            "play dam --set hand_size=lots",
            "The option hand_size cannot be “lots”. It may be: 5, 6.",
        ),
        ("play dam --set hand_size=7", "The option hand_size cannot be “7”. It may be: 5, 6."),
        ("play dam --set hand_size", "write --set option=value"),
        ("play dam --set =6", "write --set option=value"),
        (
            "play musta-maija --set overload=illegal",
            "These do not go together: announce_counts=hidden, overload=illegal. [M50]",
        ),
        (
            "play dam --with nobody",
            f"There is no player “nobody”. The players are {', '.join(PLAYERS)}.",
        ),
        ("simulate dam --seats simple,bob", "There is no player “bob”."),
        ("simulate dam --seats simple,random --players 3", "2 players are named for 3 seats"),
        ("simulate dam --seats simple --players 3", "One player is named for 3 seats"),
        ("simulate dam --seats simple", "This game cannot be played by 1."),
        ("simulate dam --deals 0", "“0” is no whole number from 1"),
        ("simulate dam --threads none", "“none” is no whole number from 1"),
        ("count dam --depth 13", "“13” is no whole number from 0 to 12."),
        ("simulate dam --out /no/such/folder/x.parquet", "This file cannot be written: /no/such"),
        ("count", "GAME is missing."),
        ("play dam hearts", "That is too much: hearts"),
        ("play --nothing", "There is no option --nothing."),
        ("play --xplayers 3", "There is no option --xplayers. Did you mean --players?"),
        ("play --set", "--set needs a value."),
        ("count dam --json=yes", "--json takes no value."),
        ("deal", "There is no command “deal”. The commands are serve, play,"),
        ("--", "Which command?"),
        ("serve --port 70000", "--port: “70000” is no whole number from 0 to 65535."),
        ("presets --lang xx", "There is no language “xx”. The languages are en, fi"),
        ("presets --lang", "--lang needs a value."),
    ],
)
def test_bad_input_is_not_explained(typed, told, capsys):
    if "--out" in typed:
        pytest.importorskip("polars")
    assert main(typed.split(" ")) == 2
    captured = capsys.readouterr()
    assert told in captured.err
    assert captured.err.startswith("maija: ")
    assert "Traceback" not in captured.err
    assert captured.out == ""


def test_several_clashes_are_told_one_by_one(capsys):
    options = ["--set", "overload=illegal", "--set", "draw_order=defender_first"]
    assert main(["play", "musta-maija", *options]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_a_deal_cannot_be_played_from_the_command_line():
    done = run(
        "play", "hearts", "--seed", "3", "--players", "3", typed="1 2 3\n" + "1\n" * 60 + "no\n"
    )
    assert done.returncode == 0, done.stderr
    assert "Hearts, deal 1" in done.stdout
    assert "You pass" in done.stdout
    assert "Goodbye." in done.stdout
    assert done.stderr == ""


def test_play_without_a_game_or_at_the_end_of_the_input_fails():
    done = run("play")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Mustamaija (French), deal 1" in done.stdout
    assert done.stdout.endswith("Goodbye.\n")


def test_a_terminal_without_the_signs_of_the_suits_ends_the_game():
    done = run("play", "--seed", "1", typed="1\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Your hand (you lead):" in done.stdout


def test_an_interrupt_is_a_traceback():
    script = """
import builtins, sys
from maija.cli import main
def interrupted(prompt):
    raise KeyboardInterrupt
builtins.input = interrupted
sys.exit(main(["play", "dam"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 130
    assert done.stderr == ""
    assert done.stdout.endswith("Goodbye.\n")


def test_a_reader_that_closes_is_a_traceback():
    shell = f"{sys.executable} -c '{START[2]}' presets | head -1"
    done = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, check=False)
    assert done.stderr == ""


@pytest.mark.parametrize("missing", ["typer", "rich", "fluent"])
def test_a_missing_extra_is_a_traceback(missing):
    script = f"""
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name == {missing!r} else find(name)
from maija.cli import main
sys.exit(main(["presets"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"maija: the command needs {missing}: pip install maija[terminal]\n"


def test_a_missing_lab_is_a_traceback(monkeypatch, capsys, tmp_path):
    monkeypatch.setitem(sys.modules, "polars", None)
    assert main(["simulate", "dam", "--deals", "3", "--out", str(tmp_path / "x.parquet")]) == 2
    assert "pip install maija[lab]" in capsys.readouterr().err
