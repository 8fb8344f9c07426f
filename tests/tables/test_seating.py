"""Who has which seat: who comes and goes, who sits down in a match, what the host may do."""

import random

import pytest

from maija.table import clock, entries, keeping
from maija.table import messages as m
from maija.table.state import (
    BETWEEN,
    GATHERING,
    OVER,
    PLAYING,
    SHUFFLING,
    family_of,
    rules_of,
    seats_of,
)
from maija.table.telling import Telling
from tests.random_games import times
from tests.tables.rounds import Life, Page, Round, dealt, kinds, secret, to_the_end

# ------------------------------------------------------------------------- coming and going


def test_a_newcomer_does_not_get_the_first_free_seat_or_the_one_he_asked_for():
    at = Round("mustamaija", 4, people=1, computers=None)
    at.ask(m.Sit, "p1", name="Olli")
    at.ask(m.Sit, "p2", name="Kaisa", seat=3)
    assert [seat.person for seat in at.table.seats] == ["p0", "p1", None, "p2"]


def test_two_at_a_table_have_one_name():
    at = Round("mustamaija", 4, people=1, computers=None)
    at.ask(m.Sit, "p1", name="ANNA")
    at.ask(m.Sit, "p2", name="Anna")
    assert [seat.name for seat in at.table.seats[:3]] == ["Anna", "ANNA 2", "Anna 3"]
    at.ask(m.Rename, "p1", seat=1, name="ANNA 2")
    assert at.table.seats[1].name == "ANNA 2"
    at.ask(m.Rename, "p1", seat=1, name="Olli")
    at.ask(m.Rename, "p2", seat=2, name="Olli")
    assert at.table.seats[2].name == "Olli 2"


def test_one_person_cannot_have_several_seats_of_a_table():
    at = Round("mustamaija", 4, people=1, computers=None)
    at.ask(m.Sit, seat=2, name="Olli")
    assert seats_of(at.table, "p0") == (0, 2)
    at.do(entries.Depart(), "p0")
    assert [seat.here for seat in at.table.seats] == [False] * 4
    at.do(entries.Arrive(), "p0")
    assert [seat.here for seat in at.table.seats] == [True, False, True, False]
    at.ask(m.Leave, seat=0)
    assert at.table.host == "p0"
    assert seats_of(at.table, "p0") == (2,)


def test_a_watcher_who_sits_down_is_still_counted_as_one():
    at = Round("mustamaija", 4, people=1, computers=None)
    at.do(entries.Watch(), "p1")
    at.do(entries.Watch(), "p1")
    at.do(entries.Watch(), "p2")
    assert at.table.watchers == ("p1", "p2")
    at.ask(m.Sit, "p1", name="Olli")
    at.do(entries.Unwatch(), "p2")
    assert at.table.watchers == ()


def test_who_leaves_before_the_first_deal_leaves_no_free_seat():
    at = Round("mustamaija", 4, people=2, computers=None)
    assert kinds(at.ask(m.Leave, "p1", seat=1)) == ["got-up"]
    assert not at.table.seats[1].taken


def test_who_leaves_a_deal_leaves_a_hole_in_it():
    at = dealt(people=2)
    assert kinds(at.ask(m.Leave, "p1", seat=1)) == ["got-up", "computer-added"]
    assert at.table.seats[1].computer == "habit"
    at.play_match()
    assert at.table.phase == OVER


def test_a_table_whose_host_leaves_has_none():
    at = Round("mustamaija", 4, people=3, computers=None)
    at.do(entries.Depart(), "p1")
    outcome = at.ask(m.Leave, seat=0)
    assert kinds(outcome) == ["got-up", "host"]
    assert at.table.host == "p2", "who is connected comes first"
    at.ask(m.Leave, "p2", seat=2)
    assert at.table.host == "p1"
    at.ask(m.Leave, "p1", seat=1)
    at.ask(m.Sit, "p7", name="Olli")
    assert at.table.host == "p7"


def test_a_host_who_gave_his_own_seat_to_a_computer_still_rules():
    at = dealt(people=2)
    at.do(entries.Depart(), "p0")
    assert kinds(at.ask(m.AddComputer, seat=0)) == ["computer-added", "host"]
    assert at.table.host == "p1"


def test_a_host_who_is_gone_is_waited_for_beyond_the_grace():
    at = Round("mustamaija", 4, people=3, computers=None, grace=30.0)
    at.do(entries.Depart(), "p0")
    gone = at.now
    assert kinds(at.tick()) == ["host"]
    assert at.now == gone + 30
    assert at.table.host == "p1"
    at.do(entries.Arrive(), "p0")
    assert at.table.host == "p1"


def test_seven_of_eight_leave_a_deal_with_two_packs_and_it_stops():
    at = Round("musta-maija", 8, people=8)
    at.ready()
    assert sum(hand.bit_count() for hand in at.state.twice) > 0 or at.state.end > 52
    for number in range(7):
        at.ask(m.Leave, f"p{number}", seat=number)
        assert at.table.host == f"p{number + 1}"
        at.computers()
    at.play_match()
    assert at.table.phase == OVER
    assert len(at.table.totals) == 8


# ------------------------------------------------------------------------- in a match


def hand_told(at, seat):
    """The hand that the person at a seat is told as a newcomer."""
    told = Page(Telling(at.table).welcome(at.person(seat), seat, 0.0))
    return told.own["view"].get("hand", told.deal["view"]["hand"])


def hand_held(at, seat):
    return list(family_of(at.table).view(rules_of(at.table), at.state, seat).hand)


@pytest.mark.parametrize("game", ["mustamaija", "hearts", "black-maria"])
def test_a_computer_keeps_its_seat_from_a_person_or_plays_on_there(game):
    at = dealt(game, people=1)
    while not any(at.table.seats[place].computer for place in at.turn()):
        at.act(0)
    decision = at.minds.decide()[0]
    seat = decision.seat
    at.do(entries.Watch(), "new")
    assert kinds(at.ask(m.Sit, "new", name="Kaisa", seat=seat)) == ["sat"]
    assert at.table.watchers == ()
    assert at.refused(entries.Play(*decision)) == ["not-your-seat"]
    assert hand_told(at, seat) == hand_held(at, seat) != []
    at.act(seat)
    at.play_match()
    assert at.table.phase == OVER


def test_who_takes_a_seat_is_out_of_time_for_what_the_computer_did_not_do():
    for settings in ({"clock": m.Clock(10.0, 5.0)}, {"idle": 20.0}):
        at = dealt(people=2, **settings)
        while at.turn()[0] < 2:
            at.act(at.turn()[0])
        at.now += 30_000
        seat = at.turn()[0]
        at.ask(m.Sit, "new", name="Kaisa", seat=seat)
        due = clock.next_due(at.table)
        assert due == at.now + (15 if "clock" in settings else 20)


def test_getting_up_and_sitting_down_again_fills_the_reserve_of_time():
    at = dealt("dam", people=2, clock=m.Clock(10.0, 30.0))
    while at.turn()[0] > 1:
        at.computers()
    seat = at.turn()[0]
    at.now = at.table.play.since + 29.5
    at.act(seat)
    assert at.table.seats[seat].reserve == 10
    at.ask(m.Leave, at.person(seat), seat=seat)
    at.ask(m.Sit, f"p{seat}", name="Olli", seat=seat)
    assert at.table.seats[seat].reserve == 10
    at.ask(m.Leave, f"p{seat}", seat=seat)
    at.play_match()
    at.ask(m.Rematch, at.table.host)
    assert {place.reserve for place in at.table.seats} == {30.0}


def test_who_got_up_may_not_come_back_or_comes_back_to_another_hand():
    at = dealt(people=2)
    hand = hand_held(at, 1)
    at.ask(m.Leave, "p1", seat=1)
    assert at.table.watchers == ("p1",), "who got up looks on, but is not counted"
    for other in (2, 3):
        assert at.refused(m.Sit(id="s", name="Olli", seat=other), "p1") == ["knows-a-hand"]
    at.ask(m.Sit, "p1", name="Olli", seat=1)
    assert hand_told(at, 1) == hand
    at.ask(m.Leave, "p1", seat=1)
    at.ask(m.Sit, "p2", name="Kaisa", seat=1)
    assert at.refused(m.Sit(id="s", name="Olli", seat=1), "p1") == ["seat-taken"]
    at.play_on()
    at.ask(m.Sit, "p1", name="Olli", seat=2)
    assert at.table.phase == BETWEEN
    at.play_match()


def test_who_is_at_a_table_may_look_into_the_hand_of_a_computer():
    at = dealt(people=2)
    assert at.refused(m.Sit(id="s", name="Olli", seat=3), "p0") == ["knows-a-hand"]
    at.do(entries.Move(0), "phone")
    assert at.refused(m.Sit(id="s", name="Olli", seat=3), "p0") == ["knows-a-hand"]
    at.do(entries.Depart(), "p1")
    at.ask(m.AddComputer, "phone", seat=1)
    assert at.refused(m.Sit(id="s", name="Olli", seat=3), "p1") == ["knows-a-hand"]
    at.do(entries.BreakOff())
    at.ask(m.Sit, "p1", name="Olli", seat=3)


def test_several_on_one_device_cannot_sit_down_between_deals():
    at = dealt("dam", people=1)
    at.play_on()
    at.ask(m.Sit, seat=1, name="Olli")
    at.ask(m.Ready, seat=0)
    assert at.table.phase == BETWEEN, "the next deal does not wait for who has just sat down"
    at.ask(m.Ready, seat=1)
    assert at.table.phase == SHUFFLING


def test_the_seat_of_one_who_is_away_is_taken_by_another():
    at = dealt(people=2, grace=20.0)
    at.do(entries.Depart(), "p1")
    at.tick()
    assert at.table.seats[1].sits_in == "gone"
    assert at.refused(m.Sit(id="s", name="Kaisa", seat=1), "new") == ["seat-taken"]


def test_who_was_sent_away_takes_a_seat_of_a_computer():
    at = dealt(people=2)
    at.ask(m.Bar, seat=1)
    assert at.table.watchers == ()
    assert at.refused(m.Sit(id="s", name="Olli", seat=1), "p1") == ["barred"]


@pytest.mark.parametrize("phase", [SHUFFLING, PLAYING, BETWEEN])
def test_a_match_that_all_have_left_is_lost(phase):
    at = Round("dam", 3, people=2, watch=False)
    at.ask(m.Ready, seat=0)
    at.ask(m.Ready, "p1", seat=1)
    if phase != SHUFFLING:
        at.deal()
    if phase == BETWEEN:
        at.play_on()
    assert at.table.phase == phase
    at.ask(m.Leave, seat=0)
    at.ask(m.Leave, "p1", seat=1)
    at.do(entries.Restart(at.table.law))
    due = clock.next_due(at.table)
    assert due is None or phase == SHUFFLING
    at.now += 30_000
    at.do(entries.Watch(), "p1")
    at.ask(m.Sit, "p1", seat=2 if phase == BETWEEN else 1, name="Olli")
    assert at.table.host == "p1"
    to_the_end(at)
    assert at.table.phase == OVER


def test_a_closed_table_lets_strangers_in_or_keeps_out_who_has_sat_there():
    at = dealt(people=2, watch=False)
    for step in (entries.Watch(), m.Sit(id="s", name="Kaisa", seat=3)):
        assert at.refused(step, "new") == ["no-watching"]
    at.ask(m.Leave, "p1", seat=1)
    at.do(entries.Unwatch(), "p1")
    at.do(entries.Watch(), "p1")
    at.ask(m.Sit, "p1", name="Olli", seat=1)
    at.ask(m.Leave, "p1", seat=1)
    at.ask(m.Leave, seat=0)
    at.do(entries.Watch(), "new")
    at.ask(m.Sit, "new", name="Kaisa", seat=3)


def test_what_was_given_up_is_played_on_by_who_gets_up_and_sits_down_again():
    at = dealt(people=2)
    at.ask(m.Concede, "p1", seat=1)
    at.ask(m.Leave, "p1", seat=1)
    at.ask(m.Sit, "p1", name="Olli", seat=1)
    assert at.table.seats[1].sits_in == "conceded"
    at.do(entries.Depart(), "p1")
    at.do(entries.Arrive(), "p1")
    assert at.refused(m.Back(id="b"), "p1") == ["nobody-sits-in"]
    at.do(entries.Depart(), "p0")
    while at.table.phase == PLAYING:
        if not at.computers():
            at.tick()
    assert at.table.seats[1].sits_in == ""


def test_a_newcomer_stops_what_all_have_agreed_to_play_out():
    at = dealt(people=1)
    at.ask(m.Offer, seat=0, what="rest")
    at.ask(m.Sit, "new", name="Kaisa", seat=2)
    at.ask(m.Leave, seat=0)
    assert [seat.sits_in for seat in at.table.seats] == ["rest", "", "rest", ""]
    while at.table.phase == PLAYING:
        assert at.computers()
    assert {seat.sits_in for seat in at.table.seats} == {""}


def test_who_came_after_the_shuffle_is_named_for_having_added_nothing():
    at = Round("mustamaija", 4, people=2)
    at.ask(m.Ready, seat=0)
    at.ask(m.Ready, "p1", seat=1)
    at.do(entries.Shuffled(secret("x")))
    at.seal(0)
    at.tick()
    assert kinds(at.unseal(0))[:2] == ["opened", "added-nothing"]
    at.ask(m.Sit, "new", name="Kaisa", seat=2)
    at.ask(m.Leave, "p1", seat=1)
    told = Page(Telling(at.table).welcome("", None, 0.0))
    assert told.table["shuffle"]["missing"] == [1]


def test_a_computers_seat_cannot_be_taken_before_or_after_a_match():
    at = Round("dam", 3, people=1)
    at.ask(m.Ready, seat=0, ready=False)
    at.ask(m.Sit, "new", name="Kaisa", seat=2)
    at.play_match()
    at.ask(m.Sit, "p2", name="Olli", seat=1)
    at.ask(m.Rematch)
    assert [seat.ready for seat in at.table.seats] == [False] * 3


class Peeping:
    """Notes whose hand each person has seen in the deal in progress."""

    def __init__(self):
        self.known = {}
        self.late = 0

    def watch(self, before, entry, outcome):
        table = outcome.table
        people = {seat.person for seat in table.seats if seat.person is not None}
        if table.phase != PLAYING:
            return
        if table.serial != before.serial:
            self.known = {person: {*seats_of(table, person)} for person in people}
            return
        for person in people:
            known = self.known.setdefault(person, set())
            new = {*seats_of(table, person)} - known
            if isinstance(entry.step, m.Sit) and new:
                assert not known, (entry, known)
                self.late += 1
            known |= new


def test_somebody_who_comes_and_goes_sees_two_hands_of_a_deal():
    late = 0
    for seed in range(times(12, 200)):
        life = Life(seed + 6000)
        peeping = Peeping()
        life.round.watchers.append(peeping.watch)
        chance = random.Random(seed)
        for _ in range(200):
            life.one()
            table = life.round.table
            if table.phase == PLAYING and chance.random() < 0.2:
                by = chance.choice(life.people)
                mine = seats_of(table, by)
                seat = chance.randrange(len(table.seats))
                told = m.Sit(id=life.round.name(), name="Kaisa", seat=seat)
                leave = m.Leave(id=life.round.name(), seat=mine[0]) if mine else told
                life.attempt(chance.choice((told, leave)), by)
        late += peeping.late
    assert late > 10


# ------------------------------------------------------------------------- all but one


@pytest.mark.parametrize("phase", [GATHERING, SHUFFLING, PLAYING, BETWEEN])
def test_seven_of_eight_leave_and_the_last_cannot_play_on_or_one_cannot_come_back(phase):
    at = Round("musta-maija", 8, people=8, options={"deals": "2"})
    if phase != GATHERING:
        for seat in range(8):
            at.ask(m.Ready, f"p{seat}", seat=seat)
    if phase in {PLAYING, BETWEEN}:
        at.deal()
    if phase == BETWEEN:
        at.play_on()
    assert at.table.phase == phase
    for number in range(7):
        assert at.table.host == f"p{number}"
        assert "host" in kinds(at.ask(m.Leave, f"p{number}", seat=number))
    assert at.table.host == "p7"
    assert keeping.read_table(keeping.table_bytes(at.table)) == at.table
    at.ask(m.Sit, "p3", name="Olli", seat=3)
    for number in range(7):
        if phase == GATHERING and number != 3:
            at.ask(m.AddComputer, "p7", seat=number)
    if phase == PLAYING:
        at.play_on()
    at.play_match()
    assert len(at.table.totals) == 8


@pytest.mark.parametrize("phase", [GATHERING, SHUFFLING, PLAYING, BETWEEN, OVER])
def test_a_host_who_leaves_takes_the_table_along(phase):
    at = Round("dam", 3, people=2)
    if phase != GATHERING:
        at.ask(m.Ready, seat=0)
        at.ask(m.Ready, "p1", seat=1)
    if phase in {PLAYING, BETWEEN}:
        at.deal()
    if phase == BETWEEN:
        at.play_on()
    if phase == OVER:
        at.play_match()
    assert at.table.phase == phase
    assert "host" in kinds(at.ask(m.Leave, seat=0))
    assert at.table.host == "p1"
    if phase == OVER:
        at.ask(m.Rematch, "p1")
    if not at.table.seats[0].taken:
        at.ask(m.AddComputer, "p1", seat=0)
    to_the_end(at)
    assert at.table.phase == OVER


# ------------------------------------------------------------------------- the host


def test_somebody_who_is_sent_away_comes_back_or_keeps_a_second_seat():
    at = Round("mustamaija", 4, people=2, computers=None)
    at.ask(m.Sit, "p1", name="Olli", seat=3)
    assert kinds(at.ask(m.Bar, seat=1)) == ["barred", "barred"]
    assert [seat.taken for seat in at.table.seats] == [True, False, False, False]
    for step in (m.Sit(id="s", name="Olli"), entries.Watch(), entries.Move(0)):
        assert at.refused(step, "p1") == ["barred"]
    at.ask(m.Sit, "p2", name="Kaisa")


def test_who_is_only_removed_may_not_come_back():
    at = Round("mustamaija", 4, people=2, computers=None)
    assert kinds(at.ask(m.Remove, seat=1)) == ["removed"]
    at.ask(m.Sit, "p1", name="Olli")
    assert at.table.seats[1].person == "p1"


def test_new_settings_keep_the_old_number_of_seats_or_an_old_yes():
    at = Round("mustamaija", 4, people=2, computers="habit")
    at.ask(m.Ready, "p1", seat=1)
    at.ask(m.Set, settings=m.Settings(game="musta-maija", players=8, clock=m.Clock(30.0, 90.0)))
    assert [seat.taken for seat in at.table.seats] == [True] * 4 + [False] * 4
    assert [seat.ready for seat in at.table.seats] == [False, False, True, True] + [False] * 4
    assert {seat.reserve for seat in at.table.seats} == {90.0}
    at.ask(m.Set, settings=m.Settings(game="hearts", players=3))
    assert [seat.computer for seat in at.table.seats] == [None, None, "habit"]
    at.ready()
    assert family_of(at.table).name == "hearts"


def test_a_personal_link_does_not_bring_the_seat_the_hand_and_the_host():
    at = dealt(people=2)
    at.do(entries.Watch(), "phone")
    assert kinds(at.do(entries.Move(0), "phone")) == ["moved"]
    assert (at.table.host, at.table.watchers) == ("phone", ())
    at.do(entries.Arrive(), "phone")
    assert at.refused(m.Concede(id="c", seat=0), "p0") == ["not-your-seat"]
    at.ask(m.Concede, "phone", seat=0)


def test_ones_own_link_takes_the_seat_from_oneself():
    at = dealt(people=2)
    at.do(entries.Move(1), "p1")
    assert at.table.seats[1].here
