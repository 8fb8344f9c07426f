"""The command in the language of its user."""

import pytest

from maija.cli import main
from maija.text import wanted
from tests.text.test_languages import CODE, ENGLISH

COMMANDS = ("serve play presets rules replay verify backup forget count simulate").split()


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_finnish_help_is_english(command, capsys):
    assert main([*command.split(), "--help", "--lang", "fi"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"Käyttö: maija {command}".rstrip())
    assert "Valitsimet:" in told
    lines = [line.split("  ", 2)[-1] for line in told.splitlines()]
    assert [line for line in lines if ENGLISH.search(CODE.sub("", line))] == []
    assert not any(name in told for name in ("help-", "metavar-", "Usage", "Options", "default"))


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("count", "PELI puuttuu."),
        ("play dam hearts", "Tässä on liikaa: hearts"),
        ("play --xplayers 3", "Valitsinta --xplayers ei ole. Tarkoititko --players?"),
        ("play dam --players two", "--players: ”two” ei ole kokonaisluku väliltä 0–99."),
        ("dela", "Komentoa ”dela” ei ole. Komennot: serve, play,"),
        ("play mustamaja", "Peliä ”mustamaja” ei ole. Tarkoititko ”mustamaija”?"),
        ("play musta-maija --set overload=illegal", "Nämä eivät sovi yhteen:"),
    ],
)
def test_a_finn_is_refused_in_english(typed, told, capsys):
    assert main([*typed.split(), "--lang=fi"]) == 2
    error = capsys.readouterr().err
    assert error.startswith("maija: ")
    assert told in error
    assert not ENGLISH.search(CODE.sub("", error))


@pytest.mark.parametrize("arguments", [["--lang", "fi", "presets"], ["presets", "--lang=fi"]])
def test_the_language_must_stand_in_one_place(arguments, capsys):
    assert main(arguments) == 0
    assert "Pelit" in capsys.readouterr().out


def test_the_language_of_the_user_is_not_spoken(monkeypatch, capsys):
    monkeypatch.setenv("LC_MESSAGES", "fi_FI.UTF-8")
    assert main(["presets"]) == 0
    assert "Pelit" in capsys.readouterr().out
    assert main(["presets", "--lang", "en"]) == 0
    assert "The games" in capsys.readouterr().out
    monkeypatch.setenv("LC_MESSAGES", "C")
    assert main(["presets"]) == 0
    assert "The games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "fi"}, "fi"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "fi_FI.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "C", "LC_ALL": "fi_FI@euro"}, "fi"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "xx:fi:en"}, "fi"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fi"}, "en"),
        ({"LANGUAGE": "fi"}, "en"),
        ({"LANG": "xx_XX", "LANGUAGE": ""}, "en"),
    ],
)
def test_the_environment_is_read_in_another_way_than_by_other_programs(environment, language):
    assert wanted(environment) == language


@pytest.mark.parametrize("game", ["musta-maija", "voron", "hearts"])
def test_a_deal_is_told_in_two_languages(game, monkeypatch, capsys):
    typed = iter(["ohje", "miksi", "jotakin", "miksi", "säännöt", "99", *["1 2 3", "1"] * 40])

    def answer(prompt):
        print(prompt, end="")
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    arguments = ["--players", "4", "--seed", "5", "--lang", "fi"]
    assert main(["play", game, *arguments]) == 0
    told = capsys.readouterr().out
    assert "Kätesi" in told
    assert "Näkemiin." in told
    assert len(told.splitlines()) > 60
    lines = [line for line in told.splitlines() if ".maija" not in line]
    assert [line for line in lines if ENGLISH.search(CODE.sub("", line))] == []
