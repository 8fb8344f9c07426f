"""What people do at a table, one after the other and at the same time."""

import msgspec
import pytest

from maija.games.hearts.terms import PASSING
from maija.table import entries, keeping, machine
from maija.table import messages as m
from maija.table.machine import Repeated
from maija.table.state import (
    BETWEEN,
    GATHERING,
    MOST_REMEMBERED,
    PLAYING,
    SHUFFLING,
    family_of,
    rules_of,
)
from tests.tables.rounds import Round, dealt, kinds

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
    assert at.table.answered.count("\n") == MOST_REMEMBERED
    at.do(first, "p0")


def test_a_command_sent_again_after_a_restart_is_done_twice():
    at = dealt(people=1)
    while at.turn() != (0,):
        at.computers()
    told = at.act(0)
    command, turns = at.log[-1].step, at.table.play.turns
    at.do(entries.Restart(at.table.law))
    at.table = keeping.read_table(keeping.table_bytes(at.table))
    at.do(entries.Arrive(), "p0")
    with pytest.raises(Repeated) as again:
        at.do(command, "p0")
    assert again.value.version == told.table.version
    assert at.table.play.turns == turns


def test_two_cards_that_come_in_the_wrong_order_are_played_so_or_lost():
    at = dealt("hearts", people=4)
    groups = {seat: at.minds._group(family_of(at.table), seat) for seat in range(4)}
    first, second = (
        m.Act(id=f"part {n}", seat=0, deal=1, at=n, actions=groups[0][n : n + 1]) for n in (0, 1)
    )
    assert at.refused(second, "p0") == ["moved-on"]
    at.do(first, "p0")
    with pytest.raises(Repeated):
        at.do(first, "p0")
    at.do(second, "p0")
    assert [turn.actions for turn in at.table.play.turns] == [groups[0][:1], groups[0][1:2]]


def test_a_card_comes_into_the_next_deal_or_after_the_match():
    at = dealt("dam", people=1)
    seat, deal = at.turn()[0], at.table.serial
    group = at.minds._group(family_of(at.table), seat)
    at.play_on()
    late = m.Act(id="late", seat=0, deal=deal, at=0, actions=group)
    assert at.refused(late, "p0") == ["between-deals"]
    at.ready()
    assert at.refused(late, "p0") == ["other-deal"]
    at.play_match()
    assert at.refused(late, "p0") == ["between-deals"]


@pytest.mark.parametrize("first", ["person", "computer"])
def test_a_person_and_the_computer_that_sits_in_both_play_one_turn(first):
    at = dealt(people=4, idle=20.0)
    at.tick()
    seat = at.turn()[0]
    assert at.table.seats[seat].sits_in == "idle"
    (decision,) = at.minds.decide()
    card = m.Act(id="a", seat=seat, deal=at.table.serial, at=decision.at, actions=decision.actions)
    steps = [(card, at.person(seat)), (entries.Play(*decision), "")]
    if first == "computer":
        steps.reverse()
    at.do(*steps[0])
    assert at.refused(*steps[1]) == ["not-your-seat" if first == "person" else "not-your-turn"]
    assert len(at.table.play.turns) == 1


def test_two_who_do_the_same_at_once_both_do_it():
    at = Round("mustamaija", 4, people=2, computers=None)
    at.ask(m.Sit, "p2", name="Olli", seat=2)
    assert at.refused(m.Sit(id="s", name="Kaisa", seat=2), "p3") == ["seat-taken"]
    at.ask(m.Sit, "p3", name="Kaisa")
    at.ready()
    at.ask(m.Pause, "p1", on=True)
    assert at.refused(m.Pause(id="p", on=True), "p2") == ["paused"]
    at.ask(m.Pause, "p3", on=False)
    at.ask(m.Offer, "p1", seat=1, what="rest")
    assert at.refused(m.Offer(id="o", seat=2, what="rest"), "p2") == ["offer-open"]


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
    aside = {"Say", "Show", "Hint", "Guide", "Beat"}
    told = {kind.__name__ for kind in m.FromClient.__args__} - aside
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
