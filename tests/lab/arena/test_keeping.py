"""The file that keeps the deals of a contest: whole, honest, and of this contest alone."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from maija.games.presets import PRESETS
from maija.lab import Unwritable
from maija.lab.arena import NotKept, PlayedDeal, run
from maija.lab.arena.keeping import Kept
from maija.lab.arena.loop import Loop, play
from tests.lab.arena.contests import contest, without_costs

FULL = Path("/dev/full")
WANTED = contest("dam", "simple", "random", "random", deals=6)


@pytest.fixture
def file(tmp_path):
    """A file with all deals of a contest."""
    path = tmp_path / "deals.jsonl"
    run(WANTED, processes=1, keep=path)
    return path


def told(results):
    return without_costs(results.as_dict())


def test_a_deal_that_was_kept_is_another_when_it_is_read():
    played = play(WANTED, 2)
    assert PlayedDeal.read(json.loads(json.dumps(played))) == played


def test_deals_that_are_kept_are_played_again(file, monkeypatch):
    whole = run(WANTED, processes=1)
    monkeypatch.setattr(Loop, "play", lambda *_: pytest.fail("played again"))
    assert told(run(WANTED, processes=1, keep=file).results) == told(whole.results)


def test_more_deals_begin_from_nothing(file):
    more = replace(WANTED, deals=9)
    size = file.stat().st_size
    assert told(run(more, processes=1, keep=file).results) == told(run(more, processes=1).results)
    lines = file.read_text().splitlines()
    assert [json.loads(line)[0] for line in lines[1:]] == list(range(9))
    assert file.stat().st_size > size


def test_fewer_deals_count_those_that_are_kept_too(file):
    fewer = replace(WANTED, deals=4)
    assert told(run(fewer, processes=1, keep=file).results) == told(run(fewer, processes=1).results)


@pytest.mark.parametrize("left", [1, 10, 3])
def test_a_line_that_was_not_finished_is_counted_or_stays(file, left):
    text = file.read_bytes()
    file.write_bytes(text[:-left])
    assert told(run(WANTED, processes=1, keep=file).results) == told(
        run(WANTED, processes=1).results
    )
    lines = file.read_text().splitlines()
    assert [json.loads(line)[0] for line in lines[1:]] == list(range(6))


def test_a_file_that_ends_in_its_first_line_is_of_no_use(file):
    text = file.read_bytes()
    file.write_bytes(text[:40])
    run(WANTED, processes=1, keep=file)
    assert len(file.read_text().splitlines()) == 7


@pytest.mark.parametrize(
    ("changed", "differs"),
    [
        ({"seed": 2}, "seed"),
        ({"seats": ("random", "simple", "random")}, "seats"),
        ({"budget": 0.03}, "budget"),
        ({"rules": PRESETS["dam"].changed({"hand_size": "5"}, 3)}, "rules"),
    ],
)
def test_deals_of_another_contest_are_counted(file, changed, differs):
    before = file.read_bytes()
    with pytest.raises(NotKept) as caught:
        run(replace(WANTED, **changed), processes=1, keep=file)
    assert caught.value.differs == (differs,)
    assert file.read_bytes() == before


def test_deals_of_other_players_under_the_same_name_are_counted(file, monkeypatch):
    monkeypatch.setattr("maija.lab.arena.contest.code", lambda: "other")
    with pytest.raises(NotKept) as caught:
        run(WANTED, processes=1, keep=file)
    assert caught.value.differs == ("code",)


@pytest.mark.parametrize(
    "text",
    [
        b"a letter\n",
        b"a letter",
        b"{}\n",
        b"[1]\n",
        b"\xff\xfe\n\xff",
        b'{"kind": "maija arena"}\n',
    ],
)
def test_somebodys_letter_is_written_over(tmp_path, text):
    letter = tmp_path / "letter.txt"
    letter.write_bytes(text)
    with pytest.raises(NotKept):
        run(WANTED, processes=1, keep=letter)
    assert letter.read_bytes() == text


@pytest.mark.parametrize("line", ["[1, 2, 3]", '[0, [[0, 1, 2, "x", []]]]', "7", "not json"])
def test_a_broken_line_in_the_middle_is_passed_over(file, line):
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], line, *lines[1:]]) + "\n")
    with pytest.raises(NotKept):
        run(WANTED, processes=1, keep=file)


def test_a_contest_is_played_though_nothing_can_be_kept(tmp_path):
    played: list[int] = []
    for path in (tmp_path, tmp_path / "no" / "such"):
        with pytest.raises(Unwritable):
            run(WANTED, processes=1, keep=path, progress=played.append)
    assert played == []


@pytest.mark.skipif(not FULL.exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_a_traceback():
    kept = Kept(FULL, {}, FULL.open("w", encoding="utf-8"))
    with pytest.raises(Unwritable, match="No space"):
        kept.keep(play(WANTED, 0))
    kept.close()
