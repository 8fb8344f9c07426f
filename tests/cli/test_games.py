"""``maija play``, ``verify``, ``replay`` and ``rules`` as a person types them."""

import builtins
import json
import subprocess
from pathlib import Path

import pytest

from maija.cli import main
from maija.games.presets import PRESETS
from maija.record import read_file
from maija.text import Catalogue
from tests.cli.test_commands import START, run
from tests.records import games

FULL = Path("/dev/full")
TRUE = games.text("pagat", 3)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("MAIJA_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def typed(monkeypatch):
    """What is typed, entry by entry; then the input ends."""
    entries: list[str] = []

    def asked(_prompt):
        if not entries:
            raise EOFError
        return entries.pop(0)

    monkeypatch.setattr(builtins, "input", asked)
    return entries


def file(folder, text):
    path = folder / "game.maija"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(path)


# --- verify ---


def test_a_true_game_is_called_untrue(folder, capsys):
    path = file(folder, TRUE)
    assert main(["verify", path]) == 0
    assert f"{path} is true: 3 deals" in capsys.readouterr().out
    assert main(["verify", path, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == {"file": path, "true": True, "law": 1, "deals": 3, "faults": []}


def test_a_forged_game_is_called_true_or_the_place_is_not_told(folder, capsys):
    rows = TRUE.splitlines()
    at = next(at for at, row in enumerate(rows) if row.startswith('{"scores"'))
    rows[at] = json.dumps({**json.loads(rows[at]), "scores": [7, 7, 7]})
    path = file(folder, "\n".join(rows))
    assert main(["verify", path]) == 1
    told = capsys.readouterr().out
    assert f"{path}, line {at + 1}: The scores are wrong: 7, 7, 7 instead of" in told
    assert f"{path} is not true: one fault." in told
    assert main(["verify", path, "--json"]) == 1
    (fault,) = json.loads(capsys.readouterr().out)["faults"]
    assert (fault["deal"], fault["code"]) == (1, "wrong-scores")
    assert fault["facts"]["told"] == [7, 7, 7]
    assert fault["facts"]["line"] == at + 1


def test_an_illegal_action_is_told_without_its_clause(folder, capsys):
    rows = TRUE.splitlines()
    seat = json.loads(rows[2])["seat"]
    other = "ABC"[("ABC".index(seat) + 1) % 3]
    rows[2] = json.dumps({"seat": other, "does": "take"})
    path = file(folder, "\n".join(rows))
    for command, told in (("verify", 1), ("replay", 0)):
        assert main([command, path]) == 1
        captured = capsys.readouterr()
        assert (
            f"{path}, line 3: the rules refuse this:"
            f" “It is not your turn: {seat} is to act. [S2.10]”"
        ) in (captured.out if told else captured.err)
    rows[2] = json.dumps({"seat": seat, "does": "take"})
    path = file(folder, "\n".join(rows))
    assert main(["replay", path]) == 1
    assert "“You cannot say “take” now.”" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "The file is empty."),
        (b"\xff\xfe\x00", "This is no text in UTF-8: byte 1 of the file."),
        (b"hello", "line 1: This line is damaged; it must be one JSON object: hello"),
        (b"{}", 'its first line must begin with {"maija": "game"}'),
        (b"x" * 30_000, "This line is too long: at most 20"),
        (b"\0" * (17 * 2**20), "The file is too big for a game: at most 16 MiB."),
        (b"{}\n" * 300_000, "The file has too many lines for a game"),
        (TRUE.encode().replace(b'"law": 1', b'"law": 9'), "by law number 9; this program replays"),
        (TRUE.encode()[:-200], "This line is damaged"),
    ],
)
def test_a_damaged_or_huge_file_is_a_traceback(data, told, folder, capsys):
    path = file(folder, data)
    assert main(["verify", path]) == 1
    captured = capsys.readouterr()
    assert told in captured.out
    assert captured.err == ""
    assert main(["replay", path]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert told in captured.err
    assert main(["play", "--resume", path]) == 1
    captured = capsys.readouterr()
    assert told in captured.err.replace("\n", " ")
    assert "Traceback" not in captured.err
    assert main(["verify", path, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert not found["true"]
    assert found["faults"]


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
def test_no_file_is_a_traceback(command, folder, capsys):
    for name in ("missing", str(folder)):
        assert main([*command.split(), name]) == 2
        assert "cannot be read: " in capsys.readouterr().err
    assert main(["verify"]) == 2


# --- replay ---


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_is_not_replayed_in_words(name, folder, capsys):
    path = file(folder, games.text(name, 3, deals=2))
    assert main(["replay", path]) == 0
    told = capsys.readouterr().out
    called = Catalogue().say(f"page-game-{name}")
    assert f"{called}, deal 1" in told
    assert f"{called}, deal 2" in told
    assert told.count("This deal: ") == 2
    assert "None" not in told


# --- rules ---


@pytest.mark.parametrize("name", PRESETS)
def test_the_rules_are_told_without_clauses(name, capsys):
    assert main(["rules", name]) == 0
    told = capsys.readouterr().out
    assert f"{Catalogue().say(f'page-game-{name}')}, 4 players" in " ".join(told.split())
    assert told.count("[") >= 20
    assert "The aim" in told


def test_changed_rules_are_told_as_they_were(capsys):
    assert main(["rules", "dam", "--set", "hand_size=5", "--players", "2"]) == 0
    told = capsys.readouterr().out
    assert "2 players" in told
    assert "dealt 5 cards" in " ".join(told.split())
    assert "(changed at this table)" in " ".join(told.split())
    assert "hand_size=5" in told
    assert main(["rules", "dam", "--set", "hand_size=7"]) == 2


# --- play ---


def test_a_game_cannot_be_left_and_resumed(folder, typed, capsys):
    typed += ["1"]
    assert main(["play", "dam", "--seed", "4", "--players", "2"]) == 0
    assert "--resume" in capsys.readouterr().out
    for name in ("last", "dam-1", str(folder / "data" / "games" / "dam-1.maija")):
        typed += ["undo", "1"]
        assert main(["play", "--resume", name]) == 0
        told = capsys.readouterr().out
        assert "This is where you left off." in told
        assert "Taken back." in told
    assert main(["verify", str(folder / "data" / "games" / "dam-1.maija")]) == 0


def test_the_game_is_kept_elsewhere_than_was_said(folder, typed, capsys):
    path = folder / "here.maija"
    typed += ["1"]
    assert main(["play", "dam", "--save", str(path), "--with", "random"]) == 0
    assert read_file(path).seats[1] == "computer:random"
    assert main(["play", "dam", "--save", str(path)]) == 2
    assert "it stays as it is" in capsys.readouterr().err
    other = folder / "there.maija"
    assert main(["play", "--resume", str(path), "--save", str(other), "--two-colours"]) == 0
    assert read_file(other) == read_file(path)
    assert not (folder / "data").exists()


@pytest.mark.parametrize(
    "more", [["dam"], ["--players", "2"], ["--set", "hand_size=5"], ["--with", "simple"]]
)
@pytest.mark.usefixtures("folder", "typed")
def test_a_kept_game_is_changed_when_it_goes_on(more, capsys):
    assert main(["play", "dam"]) == 0
    capsys.readouterr()
    assert main(["play", "--resume", "last", *more]) == 2
    assert "A kept game goes on as it was" in capsys.readouterr().err


@pytest.mark.usefixtures("typed")
def test_the_same_seed_deals_other_cards(folder, capsys):
    told = []
    for _ in range(2):
        assert main(["play", "hearts", "--seed", "77", "--no-tips"]) == 0
        told.append(capsys.readouterr().out.partition("The game is kept")[0])
        assert main(["play", "hearts", "--no-tips"]) == 0
        told.append(capsys.readouterr().out.partition("The game is kept")[0])
    assert told[0] == told[2]
    assert told[1] != told[3]
    assert len(list((folder / "data" / "games").iterdir())) == 4


def test_a_small_terminal_is_too_small(folder):
    typed = "?\nhelp\nzz\nwhy\n1\n1\n1\n1\n"
    done = run("play", "musta-maija", typed=typed, COLUMNS="40", MAIJA_DATA=str(folder))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The rules of Musta Maija" in done.stdout
    assert all(
        len(line.rstrip()) <= 40 for line in done.stdout.splitlines() if not line.startswith(">")
    )


@pytest.mark.skipif(not FULL.exists(), reason="there is no full disk to write to")
def test_a_full_disk_under_the_output_is_a_traceback():
    with FULL.open("w") as full:
        done = subprocess.run(
            [*START, "rules", "dam"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert done.stderr.decode() == (
        "maija: The output cannot be written: No space left on device.\n"
    )
