"""Many deals at once: the same as one by one, whatever the threads; and nothing bad gets in."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from maija.cards import lowest
from maija.fast import Batch, BatchError, drivers
from maija.fast.batch import plain
from maija.games.options import RulesError
from maija.games.presets import PRESETS

pytestmark = pytest.mark.fast

GAMES = ["mustamaija", "hearts"]


def batch(game: str, players: int = 4, threads: int = 1) -> Batch:
    return Batch(PRESETS[game].rules, players, threads=threads)


@pytest.mark.parametrize("game", PRESETS)
def test_a_batch_deals_otherwise_than_the_table(game: str) -> None:
    preset = PRESETS[game]
    many = batch(game, preset.players)
    states = many.start(range(50, 70), dealers=np.arange(20) % preset.players)
    for at, seed in enumerate(range(50, 70)):
        alone = preset.family.start(
            preset.rules, preset.players, dealer=at % preset.players, seed=seed
        )
        assert many.state(states[at]) == alone
        assert many.legal(states)[at].tolist() == [
            preset.family.law.legal(preset.rules, alone, seat) for seat in range(preset.players)
        ]


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_plays_otherwise_than_the_plain_law(game: str) -> None:
    preset = PRESETS[game]
    many = batch(game)
    states = many.start(range(30))
    copies = [many.state(state) for state in states]
    lengths = [0] * 30
    plain(preset.family.name, drivers.play_many)([preset.rules], copies, 20_000, lengths, 0, 30)
    assert many.play_out(states).tolist() == lengths
    assert [many.state(state) for state in states] == copies
    assert not many.turn(states).any()
    assert many.scores(states).tolist() == [
        list(preset.family.score(preset.rules, state)) for state in copies
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("threads", [2, 3, 7])
def test_the_number_of_threads_changes_the_games(game: str, threads: int) -> None:
    alone, together = batch(game), batch(game, threads=threads)
    one, many = alone.simulate(1001, seed=5), together.simulate(1001, seed=5)
    assert np.array_equal(one.scores, many.scores)
    assert np.array_equal(one.lengths, many.lengths)
    states = alone.start(range(100))
    others = together.start(range(100))
    assert np.array_equal(states, others)
    alone.play_out(states)
    together.play_out(others)
    assert np.array_equal(states, others)


def test_an_experiment_in_parts_is_another_experiment() -> None:
    many = batch("hearts")
    whole = many.simulate(100, seed=9).scores
    parts = [many.simulate(25, seed=9, first=first).scores for first in range(0, 100, 25)]
    assert np.array_equal(whole, np.concatenate(parts))
    assert not np.array_equal(whole, many.simulate(100, seed=10).scores)


def test_a_simulated_deal_is_another_than_the_plain_one() -> None:
    preset = PRESETS["mustamaija"]
    told = batch("mustamaija").simulate(20, seed=3, first=7)
    lengths, scores = [0] * 20, [0] * 80
    play_deals = plain("mustamaija", drivers.play_deals)
    state = preset.family.state(players=4)
    play_deals([preset.rules], [state], 0, 3, 7, 20_000, lengths, scores, 7, 27)
    assert told.lengths.tolist() == lengths
    assert told.scores.ravel().tolist() == scores


def test_what_a_match_hands_on_is_lost() -> None:
    many = batch("hearts")
    states = many.start(range(4), number=[0, 1, 2, 3], totals=[10, 20, 30, 40])
    assert states["number"].tolist() == [0, 1, 2, 3]
    assert states["totals"][:, :4].tolist() == [[10, 20, 30, 40]] * 4
    assert many.turn(states).tolist()[3] in {1, 2, 4, 8}, "nothing is passed in the fourth deal"


def test_a_deal_that_never_ends_is_not_broken_off() -> None:
    many = batch("mustamaija")
    assert many.play_out(many.start([1, 2]), most=5).tolist() == [-1, -1]
    assert (many.simulate(3, most=5).lengths == -1).all()


def test_step_by_step_ends_elsewhere_than_at_once() -> None:
    many = batch("hearts")
    states = many.start(range(40))
    while many.turn(states).any():
        seats = [lowest(int(mask)) for mask in many.turn(states)]
        legal = many.legal(states)
        actions = [lowest(int(legal[at, seat])) for at, seat in enumerate(seats)]
        many.apply(states, seats, actions)
    assert (many.scores(states).sum(axis=1) > 0).all()


# --- what must not get in -------------------------------------------------------------------


def _refused(call: Any, *args: Any, match: str, **options: Any) -> None:
    with pytest.raises(BatchError, match=match):
        call(*args, **options)


def test_an_illegal_action_is_done() -> None:
    many = batch("hearts", threads=2)
    states = many.start(range(6))
    before = states.copy()
    seats = [0] * 6
    good = [lowest(int(mask)) for mask in many.legal(states)[:, 0]]
    bad = [
        *good[:5],
        next(card for card in range(52) if not int(many.legal(states)[5, 0]) >> card & 1),
    ]
    _refused(many.apply, states, seats, bad, match="deal 5: seat 0 may not do")
    assert np.array_equal(states, before)
    _refused(many.apply, states, seats, [63] * 6, match="from 0 to 62")
    _refused(many.apply, states, seats, [-1] * 6, match="from 0 to 62")
    _refused(many.apply, states, [4] * 6, good, match="from 0 to 3")
    _refused(many.apply, states, seats, good[:5], match="one a deal")
    _refused(many.apply, states, seats, [0.5] * 6, match="whole numbers")
    assert np.array_equal(states, before)
    many.apply(states, seats, good)


def test_an_array_of_something_else_is_played() -> None:
    many = batch("hearts")
    states = many.start(range(8))
    other = batch("mustamaija").start([1])
    for wrong in (other, states[:4].tobytes(), [1, 2], np.zeros(3), None):
        _refused(many.turn, wrong, match="hearts records")
    _refused(many.turn, states.reshape(2, 4), match="one row")
    _refused(many.turn, states[::2], match="contiguous")
    locked = states.copy()
    locked.flags.writeable = False
    _refused(many.play_out, locked, match="writeable")
    _refused(many.legal, batch("hearts", 5).start([1]), match="of 5 players, not 4")
    _refused(many.turn, np.zeros(2, states.dtype), match="of 0 players")
    _refused(many.scores, states, match="deal 0 is not over")


def test_a_number_out_of_range_is_taken() -> None:
    many = batch("hearts")
    _refused(many.start, [-1], match="seeds")
    _refused(many.start, [1 << 63], match="seeds")
    _refused(many.start, [1.5], match="whole numbers")
    _refused(many.start, 3, match="one row")
    _refused(many.start, [1, 2], dealers=4, match="from 0 to 3")
    _refused(many.start, [1, 2], dealers=[0, 1, 2], match="one a deal")
    _refused(many.start, [1, 2], trump=1, match="nothing called 'trump'")
    _refused(many.start, [1, 2], number=-1, match="0 or more")
    _refused(many.start, [1, 2], number=[1, 2, 3], match="shape")
    _refused(many.start, [1, 2], totals=[1.5], match="whole numbers")
    _refused(many.simulate, -1, match="deals")
    _refused(many.simulate, 1, seed=-1, match="seed")
    _refused(many.simulate, True, match="whole number")
    _refused(many.play_out, many.start([1]), most=1.5, match="most")
    with pytest.raises(BatchError, match="threads"):
        batch("hearts", threads=0)
    with pytest.raises(RulesError):
        batch("hearts", 9)
    with pytest.raises(BatchError, match="no family"):
        Batch(object())


def test_no_deals_at_all_is_an_error() -> None:
    many = batch("hearts", threads=4)
    assert len(many.start([])) == 0
    assert many.simulate(0).scores.shape == (0, 4)
    assert many.legal(many.start([])).shape == (0, 4)
