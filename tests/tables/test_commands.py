"""What people do at a table, one after the other and at the same time."""

import msgspec
import pytest

from maija.games.hearts.terms import PASSING
from maija.table import entries, machine
from maija.table import messages as m
from maija.table.happening import Acted
from maija.table.machine import Repeated
from maija.table.state import (
    BETWEEN,
    GATHERING,
    MOST_REMEMBERED,
    OVER,
    PLAYING,
    SHUFFLING,
    family_of,
    rules_of,
    seats_of,
)
from tests.tables.rounds import Round


def kinds(outcome):
    return ["acted" if isinstance(one, Acted) else one.kind for one in outcome.happened]


def dealt(game="mustamaija", people=2, **settings):
    at = Round(game, people=people, **settings)
    at.ready()
    return at


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
    assert kinds(at.ask(m.Leave, "p1", seat=1)) == ["left"]
    assert not at.table.seats[1].taken


def test_who_leaves_a_deal_leaves_a_hole_in_it():
    at = dealt(people=2)
    assert kinds(at.ask(m.Leave, "p1", seat=1)) == ["left", "computer-added"]
    assert at.table.seats[1].computer == "habit"
    at.play_match()
    assert at.table.phase == OVER


def test_a_table_whose_host_leaves_has_none():
    at = Round("mustamaija", 4, people=3, computers=None)
    at.do(entries.Depart(), "p1")
    outcome = at.ask(m.Leave, seat=0)
    assert kinds(outcome) == ["left", "host"]
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


# ------------------------------------------------------------------------- again and too late


def test_a_command_sent_twice_is_done_twice():
    at = Round("mustamaija", 4, people=2, computers=None)
    step = m.Rename(id="same", seat=0, name="Olli")
    version = at.do(step, "p0").table.version
    at.ask(m.Rename, seat=0, name="Kaisa")
    with pytest.raises(Repeated) as again:
        at.do(step, "p0")
    assert again.value.version == version
    assert at.table.seats[0].name == "Kaisa"
    at.do(m.Rename(id="same", seat=1, name="Olli"), "p1")  # another's name for a command


def test_a_table_remembers_every_command_for_ever_or_none():
    at = Round("mustamaija", 4, people=1, computers=None)
    first = m.Rename(id="first", seat=0, name="Olli")
    at.do(first, "p0")
    for _ in range(MOST_REMEMBERED - 1):
        at.ask(m.Rename, seat=0, name="Kaisa")
    with pytest.raises(Repeated):
        at.do(first, "p0")
    at.ask(m.Rename, seat=0, name="Kaisa")
    assert len(at.table.heard) == MOST_REMEMBERED
    at.do(first, "p0")


def test_a_refused_command_may_not_be_sent_again():
    at = Round("mustamaija", 4, people=2, computers=None)
    step = m.Concede(id="same", seat=0)
    assert at.refused(step, "p0") == ["between-deals"]
    at = dealt(people=1)
    at.do(step, "p0")


def test_a_rename_or_a_watcher_makes_a_card_stale():
    at = dealt(people=4)
    seat, seen = at.turn()[0], len(at.table.play.turns)
    at.ask(m.Rename, at.person(0), seat=0, name="Olli")
    at.do(entries.Watch(), "w")
    at.act(seat, seen=seen)


def namings():
    """Tables at which somebody may name trumps out of turn: the round, the seat, the words."""
    for number in range(200):
        at = Round("musta-maija", 4, people=4, identity=f"naming {number}")
        at.ready()
        yield from may_name(at)


def may_name(at):
    family, rules = family_of(at.table), rules_of(at.table)
    for seat in range(4):
        if seat not in at.turn() and (names := family.legal(rules, at.state, seat)):
            yield at, seat, names


def test_trump_named_meanwhile_does_not_stop_a_group_or_the_naming_is_stale():
    at, namer, names = next(namings())
    first = at.turn()[0]
    group = at.minds._group(family_of(at.table), first)
    since = at.table.play.since
    at.act(namer, names[0], seen=0)
    assert at.table.play.since == since, "a naming gives more time"
    stale = m.Act(id="a", seat=first, deal=at.table.serial, at=0, actions=group)
    assert at.refused(stale, at.person(first)) == ["moved-on"]
    at.act(first, *group, seen=1)


def test_a_naming_that_comes_after_a_lead_is_stale():
    for at, namer, _ in namings():
        at.act(at.turn()[0], seen=0)
        for _, seat, names in may_name(at):
            if seat == namer:
                at.act(seat, names[0], seen=0)
                return
    raise AssertionError("nobody could name late")


def test_who_passes_in_hearts_makes_anothers_choice_stale():
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        at = dealt("hearts", people=4)
        asked, since = at.table.play.asked, at.table.play.since
        groups = {seat: at.minds._group(family_of(at.table), seat) for seat in range(4)}
        at.act(order[0], *groups[order[0]][:1], seen=0)  # one card, for the time being
        assert (at.table.play.asked, at.table.play.since) == (asked, since)
        at.act(order[1], *groups[order[1]], seen=0)
        at.act(order[0], *groups[order[0]][1:], seen=0)
        at.act(order[2], *groups[order[2]], seen=0)
        assert at.state.phase == PASSING
        at.act(order[3], *groups[order[3]], seen=0)
        assert at.state.phase != PASSING
        assert at.table.play.asked == 5


def test_a_defence_cannot_be_laid_in_any_order():
    at = dealt("voron", people=4)
    done = 0
    while at.table.phase == PLAYING and done < 10:
        seat = at.turn()[0]
        family, rules = family_of(at.table), rules_of(at.table)
        choices = family.choices(rules, at.state, seat)
        if not choices.cover:
            at.act(seat)
            continue
        number = len(at.table.play.turns)
        beats = tuple(reversed(choices.best))
        serial = at.table.serial
        at.ask(m.Defend, at.person(seat), seat=seat, deal=serial, at=number, beats=beats)
        actions = at.table.play.turns[-1].actions
        assert {card for card in actions if card < 52} == {card for _, card in choices.best}
        done += 1
    assert done


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
    assert kinds(outcome) == ["agreed", "took-back"]
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


# ------------------------------------------------------------------------- from deal to deal


def test_a_deal_begins_before_all_are_there_and_ready():
    at = Round("mustamaija", 4, people=2, computers=None)
    at.ask(m.Ready, seat=0)
    at.ask(m.Ready, "p1", seat=1)
    assert at.table.phase == GATHERING
    at.ask(m.AddComputer, seat=2)
    assert at.table.phase == GATHERING
    at.ask(m.Ready, "p1", seat=1, ready=False)
    at.ask(m.AddComputer, seat=3)
    assert at.table.phase == GATHERING
    at.ask(m.Ready, "p1", seat=1)
    assert at.table.phase == SHUFFLING


def test_the_next_deal_does_not_come_when_the_last_who_was_waited_for_leaves():
    at = dealt(people=2)
    at.play_on()
    assert at.table.phase == BETWEEN
    at.ask(m.Ready, seat=0)
    assert at.table.phase == BETWEEN
    at.ask(m.Leave, "p1", seat=1)
    assert at.table.phase == SHUFFLING


def test_a_rematch_keeps_totals_or_loses_people():
    at = Round("dam", 3, people=2)
    at.play_match()
    serial = at.table.serial
    at.do(entries.Depart(), "p1")
    assert kinds(at.ask(m.Rematch)) == ["rematch"]
    table = at.table
    assert (table.phase, table.match, table.results, table.totals) == (GATHERING, 1, (), ())
    assert [seat.ready for seat in table.seats] == [False, False, True]
    at.do(entries.Arrive(), "p1")
    at.play_match()
    assert at.table.match == 1
    assert at.table.serial > serial


def test_a_step_reaches_the_machine_that_no_step_is():
    told = {kind.__name__ for kind in m.FromClient.__args__} - {"Say", "Show", "Beat"}
    inside = {kind.__name__ for kind in entries.Step.__args__} - told
    assert {kind.__name__ for kind in machine._STEPS} == told | inside
    assert not {"Shuffled", "Play", "Tick", "Restart"} & told
    decoder = msgspec.json.Decoder(m.FromClient)
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(b'{"do":"shuffled","secret":""}')


def test_a_version_is_left_out_or_given_twice():
    at = dealt(people=2)
    at.play_on()
    assert [entry.now for entry in at.log] == sorted(entry.now for entry in at.log)
    assert at.table.version == len(at.log)
