"""Whole game files as a table writes them: read again, replayed and proved."""

import json

import pytest

from maija.games import LAW
from maija.games.presets import PRESETS
from maija.record import prove, prove_text, read_text
from maija.table import dealing, entries
from maija.table import messages as m
from maija.table.state import OVER, PLAYING, Refusal
from tests.random_games import times
from tests.tables.rounds import Life, Round, to_the_end

TABLES = [
    (game, players)
    for game, chosen in PRESETS.items()
    for players in chosen.rules.seats()
    if 2 <= players <= 8
]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_file_of_a_match_cannot_be_read_or_is_not_true(game, players):
    at = Round(game, players, people=min(2, players))
    at.play_match()
    record = read_text(at.file())
    assert prove(record) == []
    assert record.places is not None
    assert record.table == "table-0"
    assert record.seats[:2] == ("Anna", "P1")
    assert set(record.seats[2:]) <= {"computer:habit"}
    assert len(record.deals) == len(at.table.results)
    assert [deal.totals for deal in record.deals] == [one[2] for one in at.table.results]


def test_the_file_of_a_random_life_is_not_true():
    proved = 0
    for seed in range(times(20, 300)):
        life = Life(seed + 4000)
        life.live(100)
        to_the_end(life.round)
        if life.round.table.phase == OVER and life.round.table.law == LAW:
            verdict = prove_text(life.round.file())
            assert verdict.true, (seed, verdict.faults[:2])
            proved += 1
    assert proved > 10


def test_the_file_of_a_second_match_tells_of_the_first():
    at = Round("dam", 3, people=1)
    at.play_match()
    first = at.file()
    at.ask(m.Rematch)
    at.play_match()
    second = at.file()
    assert json.loads(second.splitlines()[0])["table"] == "table-1"
    assert prove_text(second).true
    assert first != second


def test_a_turn_that_was_taken_back_stands_in_the_file():
    at = Round("dam", 3, people=1)
    at.ready()
    while at.turn() != (0,):
        at.computers()
    at.act(0)
    taken = at.table.play.turns
    at.ask(m.Offer, seat=0, what="take-back")
    assert len(at.table.play.turns) == len(taken) - 1
    at.play_on()
    at.play_match()
    assert prove_text(at.file()).true


def test_a_deal_that_was_broken_off_stands_in_the_file():
    at = Round("dam", 3, people=1)
    at.ready()
    at.play_on(4)
    at.do(entries.BreakOff())
    at.deal()
    at.play_match()
    assert prove_text(at.file()).true


def test_an_unfinished_match_has_no_file():
    at = Round("hearts", 4, people=1)
    at.ready()
    at.play_on()
    at.ready()
    assert at.table.phase == PLAYING
    record = read_text(at.file())
    assert prove(record) == []
    assert len(record.deals) == 1
    assert record.places is None


def test_the_lines_of_a_deal_are_asked_for_before_it_is_over():
    at = Round("dam", 3, people=1)
    with pytest.raises(Refusal, match="between deals"):
        dealing.recorded(at.table, at.table)
