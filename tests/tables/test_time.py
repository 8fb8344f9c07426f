"""What time does at a table, to the moment; and what it must not do."""

import pytest

from maija.table import clock, entries
from maija.table import messages as m
from maija.table.dealing import BETWEEN_SECONDS, SEAL_SECONDS
from maija.table.state import BETWEEN, GATHERING, PLAYING, SHUFFLING, family_of
from tests.tables.rounds import Round, secret

A_LONG_NIGHT = 30_000.0


def dealt(game="dam", players=3, people=3, **settings):
    at = Round(game, players, people=people, **settings)
    at.ready()
    return at


def why(at):
    return [seat.sits_in for seat in at.table.seats]


def just_before(at):
    """Nothing happens a moment before the next tick."""
    due = clock.next_due(at.table)
    assert due is not None
    now, at.now = at.now, due - 0.001
    assert at.refused(entries.Tick()) == ["nothing-due"]
    at.now = now
    return due


# ------------------------------------------------------------------------- the clock


def test_the_clock_ends_too_early_or_without_its_reserve():
    at = dealt(clock=m.Clock(10.0, 30.0))
    seat = at.turn()[0]
    since = at.table.play.since
    assert clock.next_due(at.table) == since + 40
    just_before(at)
    at.tick()
    assert (at.now, why(at)[seat]) == (since + 40, "time")
    assert at.table.seats[seat].reserve == 0
    assert at.computers()


def test_a_decision_in_its_time_costs_reserve():
    at = dealt(clock=m.Clock(10.0, 30.0))
    seat = at.turn()[0]
    at.now = at.table.play.since + 9.5
    at.act(seat)  # half a second passes: exactly the time
    assert at.table.seats[seat].reserve == 30
    seat = at.turn()[0]
    at.now = at.table.play.since + 16.5
    at.act(seat)
    assert at.table.seats[seat].reserve == 23


def test_a_card_in_the_last_moment_is_too_late_or_followed_by_the_end_of_its_time():
    at = dealt(clock=m.Clock(10.0, 30.0))
    seat, due = at.turn()[0], at.table.play.since + 40
    at.now = due - 0.5
    at.act(seat)
    assert at.now == due
    assert at.table.seats[seat].reserve == 0
    assert at.refused(entries.Tick()) == ["nothing-due"]
    assert why(at) == ["", "", ""]
    following = at.turn()[0]
    assert clock.next_due(at.table) == due + 10 + at.table.seats[following].reserve


def test_a_card_a_moment_after_the_time_is_refused_or_brings_the_reserve_back():
    at = dealt(clock=m.Clock(10.0, 30.0))
    seat = at.turn()[0]
    at.tick()
    assert why(at)[seat] == "time"
    outcome = at.act(seat)
    assert outcome.happened[0].kind == "back"
    assert (why(at)[seat], at.table.seats[seat].reserve) == ("", 0)


def test_a_tick_in_the_moment_of_a_pause_ends_somebodys_time():
    at = dealt(clock=m.Clock(10.0))
    at.now = clock.next_due(at.table)
    at.do(m.Pause(id="p", on=True), "p0", wait=0)
    assert at.refused(entries.Tick()) == ["nothing-due"]
    at.now += A_LONG_NIGHT
    at.ask(m.Pause, on=False)
    assert clock.next_due(at.table) <= at.now
    at.tick()
    assert sum(map(bool, why(at))) == 1


def test_two_whose_grace_ends_at_once_are_replaced_one_after_the_other():
    at = dealt(grace=20.0)
    at.do(entries.Depart(), "p1")
    at.do(entries.Depart(), "p2", wait=0)
    at.tick()
    assert why(at) == ["", "gone", "gone"]


def test_a_computer_that_sits_in_spends_the_reserve_of_its_person():
    at = dealt(clock=m.Clock(10.0, 3000.0), grace=20.0)
    seat = at.turn()[0]
    at.do(entries.Depart(), at.person(seat))
    at.tick()
    assert why(at)[seat] == "gone"
    at.now += 500
    at.computers()
    assert at.table.seats[seat].reserve == 3000


def test_choosing_card_by_card_costs_the_same_time_twice():
    at = dealt("hearts", 4, 4, clock=m.Clock(10.0, 30.0))
    seat, since = 2, at.table.play.since
    group = at.minds._group(family_of(at.table), 2)
    at.now = since + 14.5
    at.act(seat, *group[:1])
    at.now = since + 19.5
    at.act(seat, *group[1:])
    assert at.table.seats[seat].reserve == 20


def test_the_time_of_one_runs_while_another_passes():
    at = dealt("hearts", 4, 4, clock=m.Clock(10.0, 0.0))
    since = at.table.play.since
    at.act(0)
    assert clock.next_due(at.table) == since + 10
    at.tick()
    assert why(at) == ["", "time", "time", "time"]
    while at.turn() and at.turn()[0] and at.state.phase == 0:
        at.computers()
    assert at.state.phase != 0


# ------------------------------------------------------------------------- pauses


def test_a_clock_runs_while_the_table_is_paused():
    at = dealt(clock=m.Clock(10.0, 30.0))
    at.do(entries.Depart(), "p1")
    at.now = at.table.play.since + 7
    at.ask(m.Pause, on=True)
    assert clock.next_due(at.table) is None
    at.now += A_LONG_NIGHT
    assert at.refused(entries.Tick()) == ["nothing-due"]
    at.ask(m.Pause, on=False)
    assert at.now - at.table.play.since == pytest.approx(7.5)
    assert at.now - at.table.seats[1].gone == pytest.approx(7.5, abs=1)
    assert clock.next_due(at.table) == pytest.approx(at.now + 32.5)


def test_a_pause_from_before_the_deal_gives_time_away():
    at = Round("dam", 3, people=1, clock=m.Clock(10.0))
    at.ask(m.Ready, seat=0)
    at.do(entries.Shuffled(secret("x")))
    at.ask(m.Pause, on=True)
    at.now += 3
    at.seal(0)
    at.unseal(0)
    assert at.table.phase == PLAYING
    at.now += 100
    at.ask(m.Pause, on=False)
    assert at.table.play.since == at.now


def test_a_shuffle_waits_for_ever_while_the_table_is_paused():
    at = Round("dam", 3, people=2)
    at.ask(m.Ready, seat=0)
    at.ask(m.Ready, "p1", seat=1)
    at.do(entries.Shuffled(secret("x")))
    at.do(entries.Depart(), "p1")
    at.ask(m.Pause, on=True)
    at.now += A_LONG_NIGHT
    at.tick()
    assert why(at) == ["", "", ""], "somebody is replaced in a pause"
    assert at.table.phase == PLAYING


def test_a_restart_in_a_pause_gives_time_away():
    at = dealt(clock=m.Clock(10.0))
    at.ask(m.Pause, on=True)
    at.now += A_LONG_NIGHT
    at.do(entries.Restart(at.table.law))
    at.do(entries.Arrive(), "p0")
    at.now += 5
    at.ask(m.Pause, on=False)
    assert at.table.play.since <= at.now
    assert clock.next_due(at.table) <= at.now + 10


def test_somebody_who_does_not_sit_here_can_pause_or_go_on():
    at = dealt()
    at.ask(m.Pause, "p1", on=True)
    assert at.refused(m.Pause(id="p", on=False), "watcher") == ["not-seated"]
    at.ask(m.Pause, "p2", on=False)


# ------------------------------------------------------------------------- who is gone


@pytest.mark.parametrize("grace", [5.0, 60.0])
def test_a_computer_sits_in_before_the_grace_is_over_or_never(grace):
    at = dealt(grace=grace)
    at.do(entries.Depart(), "p1")
    gone = at.now
    assert just_before(at) == gone + grace
    at.tick()
    assert why(at) == ["", "gone", ""]
    at.play_on(3)
    at.do(entries.Arrive(), "p1")
    assert why(at) == ["", "", ""]
    assert at.table.seats[1].gone is None


def test_somebody_back_within_the_grace_is_replaced():
    at = dealt(grace=60.0)
    at.do(entries.Depart(), "p1")
    at.now += 59
    at.do(entries.Arrive(), "p1")
    due = clock.next_due(at.table)
    assert due is None or due > at.now + 60


def test_the_first_back_after_a_long_night_is_out_of_time_at_once():
    for settings in ({"clock": m.Clock(10.0, 5.0)}, {}):
        at = dealt(**settings)
        for person in ("p0", "p1", "p2"):
            at.do(entries.Depart(), person)
        while clock.next_due(at.table) is not None:
            at.tick()
        assert all(why(at))
        at.now += A_LONG_NIGHT
        seat = at.turn()[0]
        for number in range(3):
            at.do(entries.Arrive(), f"p{number}")
        assert why(at) == [""] * 3
        assert (clock.next_due(at.table) or at.now + 10) >= at.now + 9
        at.act(seat)


def test_who_is_gone_between_deals_stops_the_next():
    at = dealt(people=2, grace=20.0)
    at.play_on()
    at.do(entries.Depart(), "p1")
    at.ask(m.Ready, seat=0)
    assert at.table.phase == BETWEEN
    at.tick()
    assert (why(at)[1], at.table.phase) == ("gone", SHUFFLING)


def test_the_next_deal_waits_for_a_sleeper_longer_than_a_minute():
    at = dealt(people=2)
    at.play_on()
    over = at.table.between
    assert clock.next_due(at.table) is None, "nobody is ready: nobody waits"
    at.ask(m.Ready, seat=0)
    assert just_before(at) == over + BETWEEN_SECONDS
    at.tick()
    assert at.table.phase == SHUFFLING


def test_the_first_deal_begins_without_somebody():
    at = Round("dam", 3, people=2)
    at.ask(m.Ready, seat=0)
    at.now += A_LONG_NIGHT
    assert clock.next_due(at.table) is None
    assert at.table.phase == GATHERING


# ------------------------------------------------------------------------- who does nothing


def test_somebody_idle_is_replaced_though_nobody_waits_or_stops_those_who_do():
    at = dealt(people=1, idle=20.0)
    while at.turn() != (0,):
        at.computers()
    assert clock.next_due(at.table) is None, "computers have all the time in the world"
    at = dealt(people=3, idle=20.0)
    seat = at.turn()[0]
    assert just_before(at) == at.table.play.since + 20
    at.tick()
    assert why(at)[seat] == "idle"
    at.ask(m.Back, at.person(seat))
    assert why(at)[seat] == ""
    assert clock.next_due(at.table) == at.now + 20, "back, and idle again at once"
    at.tick()
    at.act(seat)
    assert why(at)[seat] == "", "who plays is back"


def test_idle_seats_stop_a_pass_in_hearts_or_the_next_deal():
    at = dealt("hearts", 4, 4, idle=20.0)
    at.act(1)
    at.tick()
    assert why(at) == ["idle", "", "idle", "idle"]
    at.computers()
    assert at.state.phase != 0
    at.play_on()
    at.ask(m.Ready, "p1", seat=1)
    assert at.table.phase == SHUFFLING


# ------------------------------------------------------------------------- the shuffle


def test_a_deal_waits_longer_than_ten_seconds_for_texts():
    at = Round("dam", 3, people=2)
    at.ask(m.Ready, seat=0)
    at.ask(m.Ready, "p1", seat=1)
    at.do(entries.Shuffled(secret("x")))
    began = at.now
    at.seal(0)
    assert just_before(at) == began + SEAL_SECONDS
    at.tick()
    assert at.table.shuffle.opening
    assert at.table.phase == SHUFFLING
    assert at.refused(at.sealing(1), "p1") == ["sealed-already"]
    assert just_before(at) == began + 2 * SEAL_SECONDS
    at.tick()
    assert at.table.phase == PLAYING
    assert at.table.shuffle.opened == (None, None, None)
