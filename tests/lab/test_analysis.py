"""A game is examined whole and fairly: every choice once, and the same each time."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from maija.games.family import families
from maija.lab.analysis import Analysis, analyse, as_dict, people
from maija.lab.analysis import walking as walked
from maija.lab.analysis.walking import Walk
from maija.players.advice import Unit
from tests.records import games

NAMES = ("mustamaija", "musta-maija", "hearts")


@cache
def game(name, player="habit", last=None):
    return games.record(name, 3, deals=1, player=player, last=last)


@cache
def found(name, player="habit", deals=120, threads=1, seed=0):
    return analyse(game(name, player), [0, 1], deals=deals, threads=threads, seed=seed)


# --- walking through a record ---------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_is_passed_over_or_looked_at_twice(name):
    record = game(name, "random")
    walk = Walk(record, range(3))
    done = [action for turn in record.deals[0].turns for action in turn.actions]
    played = [action for place in walk.places for action in place.played]
    assert len(played) + walk.forced == len(done)
    family = record.preset.family
    for place in walk.places:
        legal = family.legal(record.rules, place.state, place.seat)
        assert len(legal) > 1 or place.seat not in family.turn(place.state)
        assert not place.played or place.played[0] in legal
    assert family.over(walk.ends[0])


def test_a_lead_or_a_defence_falls_into_pieces():
    walk = Walk(game("mustamaija", "habit"), range(3))
    kinds = {len(place.played) for place in walk.places}
    assert max(kinds) > 2
    passes = [place for place in Walk(game("hearts"), range(3)).places if len(place.played) == 3]
    assert {place.seat for place in passes} == {0, 1, 2}


def test_whoever_could_have_named_trumps_is_asked_at_every_turn_of_a_bout():
    """Out of turn, not to name is a choice: one in a bout in which the seat does nothing else."""
    walk = Walk(game("musta-maija", "random"), range(3))
    waits = [(walked._bout(place.state), place.seat) for place in walk.places if not place.played]
    assert waits
    assert len(waits) == len(set(waits))


def test_computers_are_examined_where_people_played():
    record = game("hearts")
    assert people(record) == (0,)
    alone = replace(record, seats=("computer:habit",) * 3)
    assert people(alone) == (0, 1, 2)


# --- examining ------------------------------------------------------------------------------


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_what_was_best_costs_something_or_a_cost_has_no_reason(name):
    analysis = found(name)
    assert analysis.decisions
    for decision in analysis.decisions:
        assert decision.loss >= 0
        if decision.best == decision.played:
            assert (decision.loss, decision.cost, decision.clear) == (0, 0, False)
            assert decision.reached == decision.possible
        if decision.clear:
            assert decision.best != decision.played
            assert decision.loss > decision.loss_error
        else:
            assert decision.for_best == decision.for_played == ()
    assert [each.number for each in analysis.decisions] == [
        number for number, _ in enumerate(analysis.decisions, 1)
    ]
    for seat in analysis.seats:
        costly = analysis.costliest(seat)
        assert all(each.clear and each.seat == seat for each in costly)
        assert [each.loss for each in costly] == sorted((c.loss for c in costly), reverse=True)


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", ["mustamaija", "hearts"])
def test_the_same_game_costs_something_else_in_other_threads(name):
    assert found(name, threads=3) == found(name)
    assert found(name, seed=1) != found(name)


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", ["mustamaija", "musta-maija"])
def test_playing_at_random_costs_no_more_than_playing_well(name):
    def lost(player):
        analysis = found(name, player, deals=300)
        return sum(each.loss for each in analysis.decisions if each.clear)

    assert lost("random") > 2 * lost("habit") + 0.01


@pytest.mark.fast
@pytest.mark.slow
def test_the_end_of_a_deal_is_told_wrongly():
    record, analysis = game("mustamaija"), found("mustamaija")
    assert analysis.unit is Unit.LOSING
    assert [outcome.results for outcome in analysis.outcomes] == [
        tuple(float(score) for score in record.deals[0].scores)
    ]
    points = found("hearts")
    assert points.unit is Unit.POINTS
    assert sum(points.outcomes[0].results) == sum(game("hearts").deals[0].scores)


@pytest.mark.fast
@pytest.mark.slow
def test_a_game_that_was_left_cannot_be_examined():
    told = []
    analysis = analyse(
        game("mustamaija", "habit", 9), deals=20, progress=lambda *how: told.append(how)
    )
    assert analysis.outcomes[0].results is None
    assert analysis.seats == (0,)
    number = len(analysis.decisions)
    assert told == [(done, number) for done in range(number + 1)]


@pytest.mark.fast
@pytest.mark.slow
def test_an_analysis_cannot_be_ended():
    class Enough(Exception):  # noqa: N818 -- a wish
        pass

    def stop(done, _total):
        if done == 2:
            raise Enough

    for threads in (1, 2):
        with pytest.raises(Enough):
            analyse(game("mustamaija"), deals=20, threads=threads, progress=stop)


def test_a_seat_that_is_not_there_is_examined():
    with pytest.raises(ValueError, match="no seat 3"):
        analyse(game("hearts"), [3])
    with pytest.raises(ValueError, match="at least one"):
        analyse(game("hearts"), [0], deals=0)


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", ["mustamaija", "hearts"])
def test_a_program_cannot_read_what_was_found(name):
    analysis = found(name)
    family = families()[name]
    told = json.loads(json.dumps(as_dict(analysis, family)))
    assert told["unit"] in {"losing", "points"}
    assert told["seats"] == ["A", "B"]
    assert set(told["costliest"]) == {"A", "B"}
    for decision, plain in zip(analysis.decisions, told["decisions"], strict=True):
        assert [family.read_action(word) for word in plain["played"]] == list(decision.played)
        assert plain["clear"] == decision.clear
        assert len(plain["asked"]["hand"]) == len(decision.asked.hand)
    assert isinstance(analysis, Analysis)
