"""What holds in every deal of Mustamaija: the queen stays, the deal ends, the loser holds her."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given

from maija.cards import QUEEN_OF_SPADES, cards_of
from maija.games.mustamaija.terms import MOST_POSITIONS, OVER
from tests.strategies import MANNERS, TABLES, Game, Setting, examples, games

TABLES_HERE = [table for table in TABLES if Setting(*table).family.name == "mustamaija"]


def most_bouts(state: Any) -> int:
    """How many bouts a deal can have that has just been dealt, if repetition is a draw.

    After 20 x players idle bouts in a row the deal is a draw (M71). A bout is not idle when a card
    is drawn (at most as many as the stock has), when a pair leaves play (half of all cards), when
    a claim puts a player out, or when one of four suits is named.
    """
    stock = state.end - state.top
    cards = stock + sum(len(cards_of(*both)) for both in zip(state.hands, state.twice, strict=True))
    stirring = stock + cards // 2 + state.players + 4
    return int((stirring + 1) * (20 * state.players + 1))


@pytest.mark.parametrize(("name", "players"), TABLES_HERE)
@pytest.mark.parametrize("manner", MANNERS)
def test_every_deal_ends(name: str, players: int, manner: str) -> None:
    for seed in range(2):
        game = Game(Setting(name, players), seed=seed, manner=manner)
        bound = most_bouts(game.start())
        for state, _, _ in game.walk():
            assert state.bouts <= bound
        assert state.phase == OVER


@examples(80)
@given(games(preset_family="mustamaija"))
def test_every_deal_ends_whatever_the_options(game: Game) -> None:
    assume(game.rules.text("repetition") == "draw")
    bound = most_bouts(game.start())
    for state, _, _ in game.walk():
        assert state.bouts <= bound
    assert state.phase == OVER


@examples(80)
@given(games(preset_family="mustamaija"))
def test_the_list_of_positions_never_runs_over(game: Game) -> None:
    for state, _, _ in game.walk(4000):
        assert 0 <= state.seen <= min(MOST_POSITIONS, 20 * state.players + 1)
        assert -1 <= state.idle <= 20 * state.players or game.rules.text("repetition") == "off"


@examples(80)
@given(games(preset_family="mustamaija"))
def test_the_queen_never_leaves_play_and_the_loser_holds_her(game: Game) -> None:
    assume(game.rules.text("queen_may_beat") == "no")
    for state, _, _ in game.walk(3000):
        places = [hand >> QUEEN_OF_SPADES & 1 for hand in state.hands[: state.players]]
        places.append(QUEEN_OF_SPADES in state.stock[state.top : state.end])
        places.append(QUEEN_OF_SPADES in state.attack[: state.led])
        assert sum(places) == 1
        assert not state.gone >> QUEEN_OF_SPADES & 1
        assert QUEEN_OF_SPADES not in state.beater[: state.led]
        if state.phase == OVER and not state.drawn:
            assert state.hands[state.loser] >> QUEEN_OF_SPADES & 1


@examples(80)
@given(games(preset_family="mustamaija"))
def test_who_is_out_holds_nothing_and_stands_in_the_order_once(game: Game) -> None:
    for state, _, _ in game.walk(3000):
        order = state.order[: state.outs]
        assert len(set(order)) == len(order)
        assert sum(1 << seat for seat in order) == state.out
        for seat in order:
            assert not state.hands[seat]
        if state.phase == OVER and not state.drawn:
            assert state.outs >= state.players - 1


@examples(100)
@given(games(preset_family="mustamaija"))
def test_a_finished_deal_scores_as_its_kind_of_scoring_promises(game: Game) -> None:
    state = game.end(3000)
    assume(state.phase == OVER)
    scores = game.family.score(game.rules, state)
    scoring, losers = game.rules.text("scoring"), int(state.loser >= 0)
    if scoring == "none":
        assert not any(scores)
    elif scoring == "loss_count":
        assert sum(scores) == losers
    elif scoring == "winner_1":
        assert set(scores) <= {0, 1}
        assert sum(scores) == (state.outs if state.drawn else state.players - losers)
    else:
        still_in = state.players - state.outs
        shared = [state.outs + 1] * still_in
        assert sorted(scores) == [*range(1, state.outs + 1), *shared]
