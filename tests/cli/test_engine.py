"""`maija engine`, and programs at the seats of other commands."""

import json
import subprocess
import sys

import pytest

from maija.cli import main
from maija.games.presets import PRESETS
from maija.players.engine import Seated, telling
from maija.terminal import Game
from tests.cli.test_commands import START
from tests.players.engine.seats import double, ours
from tests.terminal.person import Person
from tests.terminal.test_game import Careless


def pipe(command):
    return f"pipe:{command}"


def test_engine_says_anything_but_its_answers():
    preset = PRESETS["hearts"]
    state = preset.family.start(preset.rules, 4, seed=3)
    messages = [
        telling.hello(),
        telling.rules_of(preset.family, preset.rules, 4),
        telling.deal(2, 7),
        telling.seen(preset.family, preset.rules, state, 2, None),
        telling.choose(1, preset.family.legal(preset.rules, state, 2), 1.0),
        {"is": "quit"},
    ]
    typed = "".join(json.dumps(message) + "\n" for message in messages)
    done = subprocess.run(
        [*START, "engine", "--player", "habit"],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    hello, answer = map(json.loads, done.stdout.splitlines())
    assert hello == {"is": "hello", "protocol": 1, "name": "maija habit"}
    assert (answer["is"], answer["id"], len(answer["actions"])) == ("action", 1, 3)
    assert done.stderr == ""


def test_a_program_at_a_seat_of_simulate_is_not_told_apart(capsys):
    seats = f"{pipe(ours('simple'))},simple,habit"
    assert main(["simulate", "mustamaija", "--seats", seats, "--deals", "4", "--json"]) == 0
    told = capsys.readouterr()
    lines = json.loads(told.out)["results"]
    assert [line["seats"] for line in lines] == [1, 1, 1]
    assert lines[0]["player"].startswith(f"pipe:{sys.executable}")
    assert told.err == ""


def test_a_bad_program_is_not_told_or_told_twice(capsys):
    seats = f"{pipe(double('illegal'))},habit,habit,habit"
    assert main(["simulate", "hearts", "--seats", seats, "--deals", "3", "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["deals"] == 3
    (line,) = told.err.splitlines()
    assert "has lost its seat: this is not allowed:" in line
    assert "habit plays on." in line


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["simulate", "hearts", "--seats", "pipe:,habit,habit,habit"], "“pipe:” names no program"),
        (["play", "hearts", "--with", "pipe:'"], "names no program: write pipe:"),
        (["engine", "--player", "pipe:sh"], "There is no player “pipe:sh”."),
        (["engine", "--player", "nobody"], "There is no player “nobody”."),
    ],
)
def test_what_is_no_program_is_not_explained(arguments, told, capsys):
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert told in captured.err


def test_a_program_forgets_the_deal_when_a_turn_is_taken_back():
    preset = PRESETS["mustamaija"]
    from maija.players.engine import seat_from_text

    programs: dict[int, Seated] = {
        seat: seat_from_text(pipe(ours("habit"))) for seat in range(1, 3)
    }
    try:
        person = Person(["1", "undo", "1", "undo"])
        Game(person, preset, preset.rules, 3, programs, 5, keeper=Careless()).play()
        assert [program.lost for program in programs.values()] == [None, None]
        assert all(program.asked for program in programs.values())
    finally:
        for program in programs.values():
            program.close()


def test_play_leaves_a_program_behind_or_keeps_its_command_line(tmp_path, capsys, monkeypatch):
    file = tmp_path / "game.jsonl"
    monkeypatch.setattr("builtins.input", lambda *_: "quit")
    begun: list[Seated] = []
    greet = Seated._greet

    def watch(seated):
        begun.append(seated)
        greet(seated)

    monkeypatch.setattr(Seated, "_greet", watch)
    program = pipe(double("well"))
    arguments = ["play", "hearts", "--with", program, "--seed", "3", "--save", str(file)]
    assert main(arguments) == 0
    capsys.readouterr()
    assert len(begun) == 3
    assert not any(seated.program.running for seated in begun)
    assert str(sys.executable) not in file.read_text(encoding="utf-8")
    assert main(["play", "--resume", str(file)]) == 2
    assert "cannot be played on here" in capsys.readouterr().err
