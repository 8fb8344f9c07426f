"""What people agree about a deal, whoever has gone meanwhile."""

import pytest

from maija.table import entries
from maija.table import messages as m
from maija.table.state import PLAYING
from tests.tables.rounds import Round, dealt, kinds

# ------------------------------------------------------------------------- agreements


def test_a_turn_is_taken_back_without_those_who_have_to_agree():
    at = Round("mustamaija", 3, people=3)
    at.ready()
    seat = at.turn()[0]
    state, turns = at.state, at.table.play.turns
    at.act(seat)
    asker = at.person(seat)
    assert kinds(at.ask(m.Offer, asker, seat=seat, what="take-back")) == ["offered"]
    others = [other for other in range(3) if other != seat]
    assert kinds(at.ask(m.Answer, at.person(others[0]), seat=others[0], agree=True)) == ["agreed"]
    assert at.table.offer.agreed == tuple(sorted((seat, others[0])))
    outcome = at.ask(m.Answer, at.person(others[1]), seat=others[1], agree=True)
    assert kinds(outcome) == ["agreed", "taken-back"]
    assert (at.table.offer, at.state, at.table.play.turns) == (None, state, turns)
    at.act(seat)


def test_a_no_does_not_end_a_question():
    at = dealt(people=3)
    at.ask(m.Offer, seat=0, what="rest")
    assert kinds(at.ask(m.Answer, "p1", seat=1, agree=False)) == ["refused"]
    assert at.table.offer is None
    at.ask(m.Offer, "p1", seat=1, what="rest")
    at.ask(m.Answer, "p1", seat=1, agree=False)
    at.ask(m.Offer, "p2", seat=2, what="rest")


def test_alone_with_computers_a_turn_cannot_be_taken_back_at_once():
    at = dealt(people=1)
    for _ in range(3):
        while at.turn() != (0,):
            at.computers()
        at.act(0)
    number = len(at.table.play.turns)
    at.ask(m.Offer, seat=0, what="take-back")
    assert len(at.table.play.turns) < number
    assert at.turn() == (0,)
    at.play_on()


def test_the_rest_is_not_played_by_computers_once_all_agree():
    at = dealt(people=2)
    at.ask(m.Offer, seat=0, what="rest")
    assert kinds(at.ask(m.Answer, "p1", seat=1, agree=True)) == ["agreed", "rest-decided"]
    while at.table.phase == PLAYING:
        assert at.computers()
    assert {seat.sits_in for seat in at.table.seats} == {""}


def test_who_gave_up_a_deal_plays_on_in_it_or_not_in_the_next():
    at = dealt("hearts", people=1)
    assert kinds(at.ask(m.Concede, seat=0)) == ["conceded"]
    at.do(entries.Depart(), "p0")
    at.do(entries.Arrive(), "p0")
    assert at.table.seats[0].sits_in == "conceded"
    while at.table.phase == PLAYING:
        assert at.computers()
    assert at.table.seats[0].sits_in == ""
    at.ready()
    assert not at.table.seats[0].sits_in


def test_a_deal_given_up_is_still_given_up_when_it_is_dealt_anew():
    at = dealt(people=1)
    at.ask(m.Concede, seat=0)
    at.do(entries.BreakOff())
    assert not at.table.seats[0].sits_in


# ------------------------------------------------------------------------- who is gone meanwhile


def asked(what="rest", **settings):
    """A table at which the host and another agree: it, who has asked, and who says nothing."""
    for number in range(20):
        at = Round("dam", 3, people=3, identity=f"asked {number}", **settings)
        at.ready()
        if (asker := at.turn()[0]) != 0:
            break
    at.act(asker)
    other, silent = 0, 3 - asker
    at.ask(m.Offer, at.person(asker), seat=asker, what=what)
    at.ask(m.Answer, at.person(other), seat=other, agree=True)
    return at, asker, silent


def conceded(at, seat):
    return at.ask(m.Concede, at.person(seat), seat=seat)


def left(at, seat):
    return at.ask(m.Leave, at.person(seat), seat=seat)


def removed(at, seat):
    return at.ask(m.Remove, at.table.host, seat=seat)


def barred(at, seat):
    return at.ask(m.Bar, at.table.host, seat=seat)


def replaced(at, seat):
    at.do(entries.Depart(), at.person(seat))
    return at.ask(m.AddComputer, at.table.host, seat=seat)


def disconnected(at, seat):
    at.do(entries.Depart(), at.person(seat))
    assert at.table.offer is not None, "who comes back in time is not asked any more"
    return at.tick()


GOING = [conceded, left, removed, barred, replaced, disconnected]


@pytest.mark.parametrize("going", GOING)
@pytest.mark.parametrize("what", ["rest", "take-back"])
def test_a_question_waits_for_somebody_who_does_not_play_any_more(what, going):
    at, _, silent = asked(what, grace=20.0)
    outcome = going(at, silent)
    assert kinds(outcome)[-1] == ("rest-decided" if what == "rest" else "taken-back")
    assert at.table.offer is None
    if what == "rest":
        while at.table.phase == PLAYING:
            assert at.computers()
    else:
        assert at.table.play.turns == ()


@pytest.mark.parametrize("going", GOING)
def test_a_question_outlives_the_one_who_asked(going):
    at, asker, _ = asked(grace=20.0)
    assert "lapsed" in kinds(going(at, asker))
    assert at.table.offer is None
    assert not any(seat.sits_in == "rest" for seat in at.table.seats)


def test_a_question_waits_for_somebody_whose_time_is_over():
    at, asker, silent = asked("take-back", idle=20.0)
    assert at.turn() == (silent,)
    assert kinds(at.tick()) == ["sits-in", "taken-back"]
    assert at.turn() == (asker,)


def test_a_yes_of_one_who_got_up_counts_for_the_next_at_the_seat():
    at, asker, silent = asked()
    at.ask(m.Leave, seat=0)
    at.ask(m.Sit, "new", seat=0, name="Kaisa")
    assert at.table.offer.agreed == (asker,)
    at.ask(m.Answer, at.person(silent), seat=silent, agree=True)
    assert at.table.offer is not None
    outcome = at.ask(m.Answer, "new", seat=0, agree=True)
    assert kinds(outcome) == ["agreed", "rest-decided"]


def test_something_is_decided_in_a_pause_or_forgotten_after_it():
    at, asker, silent = asked("take-back")
    at.ask(m.Pause, at.person(asker), on=True)
    turns = at.table.play.turns
    at.ask(m.Leave, at.person(silent), seat=silent)
    assert at.table.play.turns == turns
    assert kinds(at.ask(m.Pause, at.person(asker), on=False)) == ["resumed", "taken-back"]


def test_a_late_yes_takes_back_another_turn_than_was_asked_for():
    at = Round("dam", 3, people=2)
    at.ready()
    while 0 not in at.turn() and 1 not in at.turn():
        at.computers()
    seat = at.turn()[0]
    state, turns = at.state, at.table.play.turns
    at.act(seat)
    at.ask(m.Offer, at.person(seat), seat=seat, what="take-back")
    while sum(turn.seat == seat for turn in at.table.play.turns) < 3:
        if not at.computers():
            at.act(at.turn()[0])
    at.ask(m.Answer, at.person(1 - seat), seat=1 - seat, agree=True)
    assert (at.table.play.turns, at.state) == (turns, state)


def test_a_question_is_open_in_the_next_deal():
    at = dealt("dam", people=2)
    at.ask(m.Offer, seat=0, what="rest")
    at.play_on()
    assert at.table.offer is None
    at = dealt("dam", people=2)
    at.ask(m.Offer, seat=0, what="rest")
    at.do(entries.BreakOff())
    assert at.table.offer is None


def test_who_asks_or_answers_is_still_taken_for_idle():
    at = dealt(people=2, idle=20.0)
    while not at.turn()[0] < 2:
        at.computers()
    at.tick()
    idle = next(place for place in range(2) if at.table.seats[place].sits_in)
    outcome = at.ask(m.Offer, at.person(idle), seat=idle, what="rest")
    assert kinds(outcome) == ["back", "offered"]
    at.tick()
    assert at.table.offer is None, "the one who asked is idle once more"


def test_who_gave_up_a_deal_can_ask_for_something_in_it():
    at = dealt(people=2)
    at.ask(m.Concede, seat=0)
    assert at.refused(m.Offer(id="o", seat=0, what="rest"), "p0") == ["conceded"]
