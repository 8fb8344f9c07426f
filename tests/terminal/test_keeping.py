"""A game is kept and goes on where it was left; a decision can be taken back."""

import builtins
import errno
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from maija.cli.play import BEST
from maija.games.presets import PRESETS, preset
from maija.players import PLAYERS
from maija.record import prove, read_file, write_file
from maija.terminal import Game, Keeper, ResumeError, Stepping, Teller, find, opened
from maija.terminal import saving as saving_module
from maija.terminal.chance import Chance
from maija.terminal.keeping import data_folder, kept, shown
from maija.terminal.telling import NOBODY
from maija.text import Catalogue
from tests.records import games
from tests.terminal.person import Person


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("MAIJA_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


class Typist(Person):
    """Plays choices at random for some entries, then types a script, then the input ends."""

    def __init__(self, entries=0, script=(), **facts):
        super().__init__((), **facts)
        self.entries = entries
        self.later = list(script)

    def ask(self, prompt):
        if self.entries:
            self.entries -= 1
            typed = self._own()
        elif self.later:
            typed = self.later.pop(0)
        else:
            raise EOFError
        if isinstance(typed, type):
            raise typed
        self.paper.write(f"{prompt} {typed}\n")
        return typed


def start(name, person, *, seed=1, players=3, other="simple", keeper=None, **options):
    chosen = preset(name)
    rules = chosen.changed(options, players)
    return Game(person, chosen, rules, players, PLAYERS[other], seed, keeper=keeper)


def resume(path, person, seed=None):
    record, computers = opened(Teller(), path)
    keeper = Keeper()
    keeper.take(path)
    return Game.resumed(person, record, computers, seed, Teller(), keeper)


def only_file():
    (path,) = data_folder().iterdir()
    return path


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize(("entries", "other"), [(0, "random"), (1, BEST), (6, BEST)])
def test_a_resumed_game_goes_on_differently_than_one_that_was_not_left(name, entries, other):
    whole = start(name, Typist(entries + 9, seed=5, deals=9), other=other)
    whole.play()
    os.rename(only_file(), data_folder().parent / "whole")  # noqa: PTH104 -- shorter
    first = Typist(entries, seed=5, deals=9)
    start(name, first, other=other).play()
    path = only_file()
    assert shown(path) in first.shown.replace("\n", "")
    second = Typist(9, deals=9)
    second.chance = first.chance
    resumed = resume(path, second, seed=1)
    assert resumed.deal.memories
    resumed.play()
    assert resumed.record == whole.record
    assert resumed.deal.memories == whole.deal.memories
    assert resumed.deal.news == whole.deal.news
    assert second.asked == whole.screen.asked[len(first.asked) - 1 :]
    assert prove(read_file(path)) == []


@pytest.mark.parametrize("name", ["musta-maija", "hearts"])
def test_taking_back_changes_what_the_computers_do(name):
    person = Typist(7, seed=3)
    game = start(name, person, seed=4)
    game.play()
    before = game.record.deals[-1].turns[:]
    own = [turn for turn in before if turn.seat == 0]
    again = Typist(0)
    game = resume(only_file(), again)
    game.deal.take_back()
    game.deal.take_back()
    assert sum(turn.seat == 0 for turn in game.record.deals[-1].turns) == len(own) - 2
    assert game.record.deals[-1].turns == before[: len(game.record.deals[-1].turns)]
    for turn in own[-2:]:
        again.later.append(" ".join(game.family.action_text(action) for action in turn.actions))
    game.play()
    assert game.record.deals[-1].turns == before


def test_undo_is_not_understood():
    person = Typist(3, ["undo"] * 4, seed=2)
    game = start("dam", person)
    game.play()
    assert 2 <= person.shown.count("Taken back.") <= 3
    assert "There is nothing to take back in this deal." in person.shown
    assert all(turn.seat != 0 for turn in game.record.deals[-1].turns)


def test_a_finished_deal_is_taken_back():
    class AtTheEnd(Person):
        undone = False

        def _own(self):
            if "yes or no" in self.question and not self.undone:
                self.undone = True
                return "undo"
            return super()._own()

    person = AtTheEnd()
    start("dam", person).play()
    assert person.shown.count("There is nothing to take back in this deal.") == 1


def test_why_explains_nothing():
    person = Typist(0, ["why", "take", "why", "zz", "why", "1", "why"], width=200)
    start("dam", person, seed=12).play()
    shown = person.shown
    assert "Nothing has been refused." in shown
    assert shown.count("You cannot say “take” now.") == 2
    assert "That word belongs to another moment of the game." in shown
    assert shown.count("Right would be: ") == 2
    assert shown.count("“zz” is no number of the list") == 2


def test_save_does_not_keep_the_game_or_writes_over_another_file(tmp_path):
    strange = tmp_path / "strange"
    strange.write_text("letters")
    own = tmp_path / "own"
    script = [
        "save",
        f"save {strange}",
        f"save {own}",
        f"save {own}",
        "save /dev/null/x",
        "save a\0b",
    ]
    person = Typist(1, script, width=300)
    start("dam", person).play()
    assert f"{strange}\n" in person.shown
    assert "it stays as it is" in person.shown
    assert strange.read_text() == "letters"
    assert person.shown.count(f"The game is kept: {own}") == 2
    assert person.shown.count("The game could not be kept there: ") == 2
    assert f"maija play --resume {own}" in person.shown
    assert len(read_file(own).deals) == 1


def test_another_game_cannot_be_resumed_within_a_game(tmp_path):
    start("hearts", Typist(2), seed=3).play()
    other = only_file()
    damaged = tmp_path / "damaged"
    damaged.write_text("{}")
    script = ["resume", "resume nix", f"resume {damaged}", "resume hearts-1"]
    person = Typist(2, script, width=300)
    game = start("dam", person)
    game.play()
    assert "Which game? Type “resume” and its name or file. The last ones: dam-1, hearts-1." in (
        person.shown
    )
    assert "nix cannot be read: No such file or directory." in person.shown
    assert f"{damaged}, line 1: This is no game file" in person.shown
    assert "Hearts, deal 1" in person.shown
    assert game.record == read_file(other)
    assert len(kept()) == 2


@pytest.mark.parametrize("gone", [EOFError, KeyboardInterrupt])
def test_who_leaves_in_the_middle_of_a_choice_loses_the_game(gone):
    person = Typist(3, [gone], seed=8)
    game = start("musta-maija", person)
    if gone is KeyboardInterrupt:
        with pytest.raises(KeyboardInterrupt):
            game.play()
    else:
        assert game.play() == 0
    record = read_file(only_file())
    assert record == game.record
    assert "maija play --resume" in person.shown
    assert json.loads(only_file().read_text().splitlines()[0])["seats"] == [
        "you",
        "computer:simple",
        "computer:simple",
    ]


class Full(Keeper):
    """A disk without room."""

    broken = True

    def keep(self, record):
        if self.broken:
            self.failed = True
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().keep(record)


def test_a_full_disk_ends_the_game():
    person = Typist(6, width=200)
    keeper = Full()
    game = start("dam", person, keeper=keeper)
    assert game.play() == 0
    assert person.shown.count("The game could not be kept: No space left on device.") == 1
    assert len([turn for turn in game.record.deals[-1].turns if turn.seat == 0]) >= 3
    (kept_at,) = [line for line in person.shown.splitlines() if "--resume" in line]
    path = Path(kept_at.rpartition(" ")[2]).expanduser()
    assert read_file(path) == game.record
    path.unlink()


def test_a_disk_that_has_room_again_is_not_tried():
    class Freed(Typist):
        def ask(self, prompt):
            keeper.broken = False
            return super().ask(prompt)

    keeper = Full()
    person = Freed(4)
    game = start("dam", person, keeper=keeper)
    game.play()
    assert read_file(only_file()) == game.record


def test_a_game_that_can_be_kept_nowhere_is_lost_in_silence(monkeypatch):
    def full(_record, _path):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("maija.terminal.keeping.write_file", full)
    person = Typist(2, ["save"], width=200)
    assert start("dam", person).play() == 1
    assert "The game could not be kept there: No space left on device." in person.shown
    assert "The game could not be kept anywhere: No space left on device." in person.shown
    assert kept() == []


def test_a_folder_that_may_not_be_written_ends_the_game(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MAIJA_DATA", str(tmp_path / "file"))
    person = Typist(2, width=200)
    assert start("dam", person).play() == 0
    assert "The game could not be kept: Not a directory." in person.shown


def test_a_seed_gives_other_cards_or_is_told_by_the_record():
    one, other = Chance(7), Chance(7)
    assert one.table() == other.table() != Chance(8).table()
    assert one.secret("t", 0) == other.secret("t", 0)
    assert len({one.secret(t, n, a).data for t in "tu" for n in (0, 1) for a in (0, 1)}) == 8
    assert Chance().secret("t", 0) != Chance().secret("t", 0)
    assert Chance().table() != Chance().table()
    game = start("dam", Typist(1), seed=123454321)
    game.play()
    assert "123454321" not in game.record.text()


def test_every_system_has_no_place_for_games(monkeypatch):
    monkeypatch.delenv("MAIJA_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/maija/games")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", "/home/x")
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder() == Path("/home/x/.local/share/maija/games")
    assert shown(Path("/home/x/a")) == "~/a"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder() == Path("/home/x/Library/Application Support/maija/games")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/local")
    assert data_folder() == Path("/local/maija/games")


def test_a_game_of_others_is_resumed(tmp_path):
    path = tmp_path / "game"
    for seats, told in (
        (("you", "somebody", "computer:simple"), "seat B is “somebody”"),
        (("computer:simple",) * 3, "seat A is “computer:simple”"),
        (("you", "computer:simple", "computer:nobody"), "seat C is “computer:nobody”"),
    ):
        record = games.record("dam", deals=1, last=3)
        record.seats = seats
        write_file(record, path)
        with pytest.raises(ResumeError, match="cannot be played on here"):
            opened(Teller(), path)
        with pytest.raises(ResumeError, match=told):
            opened(Teller(), path)
    write_file(games.record("dam"), path)
    with pytest.raises(ResumeError, match="is over"):
        opened(Teller(), path)
    record = games.record("dam")
    record.places = None
    write_file(record, path)
    with pytest.raises(ResumeError, match="is over"):
        opened(Teller(), path)
    with pytest.raises(ResumeError, match="No game is kept"):
        find(Teller(), "last")


def test_a_deal_that_was_over_but_not_counted_is_played_again(tmp_path):
    record = games.record("dam", deals=1)
    record.deals[-1].scores = record.deals[-1].totals = None
    path = tmp_path / "game"
    write_file(record, path)
    person = Typist()
    game = resume(path, person)
    game.play()
    assert "This deal: " in person.shown
    assert game.record.deals[0].scores is not None


# --- stepping through ---


def test_a_replay_leaves_out_a_turn_or_a_score():
    record = games.record("hearts", 3)
    person = Person(width=200)
    Stepping(person, record, Catalogue()).tell_all()
    for number in range(1, len(record.deals) + 1):
        assert f"Hearts, deal {number}" in person.shown
    assert person.shown.count("This deal: ") == len(record.deals)
    plays = person.shown.count(" play ") + person.shown.count(" plays ")
    assert plays == 51 * len(record.deals)
    assert person.shown.count("Places: 1. ") == 1
    assert "Aino: computer player “random”" in person.shown


@pytest.mark.parametrize("name", ["musta-maija", "voron", "black-maria"])
def test_stepping_goes_another_way_than_was_typed(name):
    record = games.record(name, 3, deals=2)
    person = Typist(0, ["", "b", "b", "zz", "99999", "5", "", "B"], width=40)
    Stepping(person, record, Catalogue()).step_through()
    number = sum(len(deal.turns) + 1 for deal in record.deals)
    places = [
        line.partition("/")[0] for line in person.shown.splitlines() if f"/{number} >" in line
    ]
    assert places == ["1", "2", "1", "1", "1", "1", "5", "6"]
    assert "This is the first step." in person.shown
    assert f"The steps go from 1 to {number}." in person.shown
    assert "Enter shows the next step" in person.shown
    person = Typist(0, [str(number), "", "q", "zz"])
    Stepping(person, record, Catalogue()).step_through()
    assert "This was the last step." in person.shown
    assert person.later == ["zz"]


def test_a_match_of_people_is_told_to_one_of_them():
    record = games.record("dam", 3, deals=1)
    record.seats = ("Anna", "Bertta", "Cecilia")
    person = Person(width=200)
    stepping = Stepping(person, record, Catalogue())
    assert stepping.you == NOBODY
    stepping.tell_all()
    assert "Anna leads" in person.shown
    assert "You" not in person.shown
    assert "The match was left here." in person.shown


def test_a_game_in_which_nothing_was_dealt_is_a_traceback():
    record = games.record("dam", 3, deals=0)
    person = Typist()
    Stepping(person, record, Catalogue()).step_through()
    Stepping(person, record, Catalogue()).tell_all()
    assert "Nothing was dealt in this game." in person.shown


# --- as a process ---


def process(*arguments, **facts):
    script = "import sys; from maija.cli import main; sys.exit(main())"
    return subprocess.Popen(
        [sys.executable, "-c", script, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **facts,
    )


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_closed_terminal_loses_the_game(name):
    running = process("play", "dam", "--seed", "3")
    assert running.stdin is not None
    running.stdin.write("1\n")
    running.stdin.flush()
    deadline = time.monotonic() + 60
    while not kept() or b'"seat": "A"' not in kept()[0].read_bytes():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    time.sleep(0.2)
    running.send_signal(getattr(signal, name))
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert err == ""
    assert "--resume" in out
    assert any(turn.seat == 0 for turn in read_file(only_file()).deals[-1].turns)


def test_input_that_is_no_text_or_none_at_all_is_a_traceback(monkeypatch):
    screen = Person()
    for error in (OSError(5, "gone"), RuntimeError("lost sys.stdin"), ValueError("closed")):

        def gone(_prompt, error=error):
            raise error

        monkeypatch.setattr(builtins, "input", gone)
        with pytest.raises(EOFError):
            super(Person, screen).ask(">")
    done = subprocess.run(
        [
            *(sys.executable, "-c"),
            "import sys; from maija.cli import main; sys.exit(main(['play', 'dam']))",
        ],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is no number of the list" in done.stdout


def test_why_something_could_not_be_kept_is_not_told():
    assert saving_module._why(OSError(28, "No space left on device")) == "No space left on device"
    assert saving_module._why(ValueError("embedded null byte")) == "embedded null byte"
