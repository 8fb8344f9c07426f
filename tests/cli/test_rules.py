"""``maija rules``: compared, printed, as Markdown, with sources, and house rules as a file."""

import json
from pathlib import Path

import pytest

from maija.cli import main
from tests.cli.test_games import folder, typed

__all__ = ["folder", "typed"]


@pytest.fixture
def mummola(tmp_path, capsys):
    """House rules in a file."""
    path = tmp_path / "mummola.json"
    changed = ["--set", "partial_defence=yes", "--players", "3"]
    assert main(["rules", "voron", *changed, "--name", "Mummola", "--save", str(path)]) == 0
    assert str(path) in "".join(capsys.readouterr().out.split("\n"))
    return str(path)


def said(capsys):
    return " ".join(capsys.readouterr().out.split())


def test_house_rules_are_not_in_their_file(mummola):
    told = json.loads(Path(mummola).read_text(encoding="utf-8"))
    assert told["name"] == "Mummola"
    assert (told["game"], told["players"]) == ("voron", 3)
    assert told["options"] == {"partial_defence": "yes"}


def test_house_rules_of_a_file_are_not_those_that_are_told_or_played(
    mummola, folder, typed, capsys
):
    assert main(["rules", mummola, "--set", "hand_size=6"]) == 0
    told = said(capsys)
    assert "Mummola Voron, 3 players. 2 rules differ from Voron; they are marked." in told
    assert "Everybody is dealt 6 cards" in told
    typed += ["1"]
    assert main(["play", mummola, "--seed", "4", "--save", str(folder / "game.maija")]) == 0
    kept = json.loads((folder / "game.maija").read_text(encoding="utf-8").splitlines()[0])
    assert (kept["game"], len(kept["seats"])) == ("voron", 3)
    assert kept["rules"]["partial_defence"] == "yes"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"{}", "is no file of house rules"),
        (b"\xff\xfe", "is no text in UTF-8"),
        (b'{"maija": "house-rules", "form": 99}', "newer Maija"),
        (b'{"maija": "house-rules", "form": 1, "game": "skat"}', "skat"),
        (
            b'{"maija": "house-rules", "form": 1, "game": "dam", "options": {"hand_size": "9"}}',
            "hand_size",
        ),
        (None, "cannot be read"),
    ],
)
def test_a_file_that_cannot_be_played_is_a_traceback(tmp_path, capsys, content, told):
    path = tmp_path / "rules.json"
    if content is not None:
        path.write_bytes(content)
    for command in ("rules", "play"):
        assert main([command, str(path)]) == 2
        assert told in " ".join(capsys.readouterr().err.split())


def test_two_games_are_not_compared(mummola, capsys):
    assert main(["rules", "hearts", "--against", "black-maria", "--markdown"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "# Hearts and Black Maria: what is different"
    assert len(told) == 4 + 9
    assert main(["rules", mummola, "--against", "voron"]) == 0
    told = said(capsys)
    assert "Mummola" in told
    assert "Beating and picking up" in told
    assert "Shooting the moon" not in told
    assert main(["rules", "dam", "--against", "dam"]) == 0
    assert said(capsys) == "Dam and Dam are played by the same rules."


def test_sources_are_told_unasked_or_not_at_all(capsys):
    assert main(["rules", "dam"]) == 0
    assert "korttipeli.org" not in said(capsys)
    assert main(["rules", "dam", "--sources"]) == 0
    assert "https://korttipeli.org/musta-maija" in said(capsys)


def test_examples_stay_when_they_are_not_wanted(capsys):
    assert main(["rules", "dam", "--lang", "fi"]) == 0
    assert "Mikä kaataa minkäkin" in said(capsys)
    assert main(["rules", "dam", "--lang", "fi", "--no-examples"]) == 0
    assert "Mikä kaataa minkäkin" not in said(capsys)


def test_a_page_is_written_over_another_or_not_at_all(tmp_path, capsys):
    path = tmp_path / "dam.html"
    assert main(["rules", "dam", "--html", str(path)]) == 0
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main(["rules", "dam", "--html", str(path)]) == 2
    assert main(["rules", "hearts", "--against", "dam", "--html", str(tmp_path / "b.html")]) == 0
    assert "<table>" in (tmp_path / "b.html").read_text(encoding="utf-8")
    assert main(["rules", "dam", "--html", str(tmp_path / "no" / "dam.html")]) == 2
    assert "cannot be written" in " ".join(capsys.readouterr().err.split())
