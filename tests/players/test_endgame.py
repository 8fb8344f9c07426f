"""The exact endgame: right by trying everything, and never by looking into another hand."""

from __future__ import annotations

import dataclasses
import random
from typing import TYPE_CHECKING, Any

import pytest

from maija import fast
from maija.games.mustamaija import FAMILY, State, law
from maija.games.mustamaija.terms import DEFENCE, DONE, OVER
from maija.games.presets import preset
from maija.players import endgame
from maija.players.mustamaija import endgame_room
from tests import redeal
from tests.players.endgames import Brute, rules
from tests.players.endgames import endgame as small_endgame
from tests.random_games import times

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maija.games.mustamaija import Rules


def _endgames(number: int, most: int, seed: str) -> Iterator[tuple[Rules, State, int, int]]:
    """So many small endgames with a seat that is in, and the other one."""
    chance = random.Random(seed)
    while number:
        r = rules(chance)
        s = small_endgame(r, chance, most)
        if s is None:
            continue
        seats = [seat for seat in range(s.players) if not law.is_out(s, seat)]
        if len(seats) == 2:
            number -= 1
            seat, rival = chance.sample(seats, 2)
            yield r, s, seat, rival


def _check(r: Rules, s: State, seat: int, rival: int) -> None:
    """The value is that of trying everything, and every action told keeps it."""
    brute = Brute(r, seat, rival)
    value = brute.value(s, 0 if seat == s.actor else 1)
    solution = endgame.solved(FAMILY, r, s, seat)
    assert solution is not None
    assert solution.value == value, (r, s, seat)
    assert solution.actions or value < 0 or seat != s.actor
    after = s.copy()
    for action in solution.actions:
        if after.phase == OVER:
            break
        assert law.legal(r, after, seat) >> action & 1, (r, s, seat, solution)
        law.apply(r, after, seat, action)
        if action == DONE or after.phase == DEFENCE:
            assert brute.value(after) == value, (r, s, seat, solution)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search as it stands, though it could be compiled."""
    monkeypatch.setattr(fast, "available", lambda: False)
    monkeypatch.setattr(endgame, "_rooms", type(endgame._rooms)())


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("part", range(4))
def test_an_endgame_is_not_worth_what_trying_everything_says(part: int) -> None:
    for found in _endgames(times(150, 25_000), 7, f"plain {part}"):
        _check(*found)


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
def test_an_endgame_compiled_is_not_worth_what_trying_everything_says(part: int) -> None:
    for found in _endgames(times(100, 10_000), 7, f"compiled {part}"):
        _check(*found)


@pytest.mark.usefixtures("plain")
def test_a_hidden_hand_decides_what_is_said_of_an_endgame() -> None:
    chance = random.Random(5)
    for r, s, seat, _rival in _endgames(times(150, 3_000), 7, "hidden"):
        nonsense = redeal.mustamaija_nonsense(r, s, seat, chance)
        nonsense.overload = s.overload  # that follows from what the seat knows
        assert endgame.solved(FAMILY, r, s, seat) == endgame.solved(FAMILY, r, nonsense, seat)


@pytest.mark.usefixtures("plain")
def test_solving_changes_the_position() -> None:
    for r, s, seat, _rival in _endgames(50, 7, "unchanged"):
        before = dataclasses.astuple(s)
        endgame.solved(FAMILY, r, s, seat)
        assert dataclasses.astuple(s) == before


@pytest.mark.usefixtures("plain")
def test_a_position_with_a_stock_or_three_players_is_called_known() -> None:
    r = preset("mustamaija").rules
    for players in (2, 3):
        s = FAMILY.start(r, players, seed=1)
        assert endgame.solved(FAMILY, r, s, s.actor) is None
        s.top = s.end
        assert (endgame.known(r, s, s.actor) is None) == (players == 3)
    hearts = preset("hearts")
    dealt = hearts.family.start(hearts.rules, 4, seed=1)
    assert endgame.solved(hearts.family, hearts.rules, dealt, 0) is None


@pytest.mark.usefixtures("plain")
def test_a_seat_that_is_out_is_told_something() -> None:
    for r, s, _seat, _rival in _endgames(40, 6, "out"):
        for seat in range(-1, s.players + 1):
            inside = 0 <= seat < s.players and not law.is_out(s, seat)
            assert (endgame.solved(FAMILY, r, s, seat) is not None) == inside


@pytest.mark.usefixtures("plain")
def test_a_search_goes_beyond_its_limit() -> None:
    hard = 0
    for r, s, seat, _rival in _endgames(60, 8, "limit"):
        whole = endgame.solved(FAMILY, r, s, seat)
        assert whole is not None
        if whole.positions > 20:
            hard += 1
            assert endgame.solved(FAMILY, r, s, seat, limit=whole.positions // 4) is None
            assert endgame.solved(FAMILY, r, s, seat, limit=whole.positions + 1) == whole
    assert hard > 3


def test_a_field_of_the_state_is_forgotten_from_one_depth_to_the_next() -> None:
    # What is not copied cannot change or decide anything without a stock: see `stand`.
    left_out = {"stock", "shown", "positions", "events"}
    copied = State()
    for spec in dataclasses.fields(State):
        value: Any = getattr(copied, spec.name)
        if isinstance(value, list):
            value[:] = [3] * len(value)
        else:
            setattr(copied, spec.name, 3)
    other = State()
    endgame_room.stand(other, copied)
    fresh = State()
    same = {
        spec.name
        for spec in dataclasses.fields(State)
        if getattr(other, spec.name) == getattr(fresh, spec.name)
    }
    assert same == left_out | {"seen", "told"}
