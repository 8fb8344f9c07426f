"""Whom a search at Hearts takes for somebody who is after the moon, and who then stops him."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from maija.cards import parse_card
from maija.chance import seeded
from maija.players import Memory
from maija.players.hearts import moon, playout
from maija.players.hearts.belief import redeal
from maija.players.hearts.habit import choose
from maija.players.plays import Plays
from maija.record import read_position

if TYPE_CHECKING:
    from maija.games.hearts.state import State

AFOOT = (
    "hearts{rules}; trick 7; broken; taken B QS 2H 3H 4H 5H 6H; tricks 1 5 0 0; leader B;"
    " A 7H 8H 2C 3C 4S 5S 2D; B AS AH KH QC 9C KD 3D; C JC 10C QD 4D 6S 8S 9H;"
    " D KC 7C JD 5D 9S 10S QH"
)
"""B alone has taken what costs, and five of six tricks."""
B = 1
DEALS = 2000
HAND = "A 2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S 4S"


def position(rules: str = "") -> tuple[Any, State]:
    _preset, rules_, state = read_position(AFOOT.format(rules=rules))
    return rules_, state


def dealt(rules: Any, state: State, deal: int) -> tuple[State, Memory]:
    """The cards as the first seat deals them again, and what it believes then."""
    other, memory = state.copy(), Memory()
    redeal(rules, other, 0, memory, Plays(rng=seeded(deal)))
    return other, memory


def test_who_takes_all_that_costs_is_trusted_or_is_dealt_low_cards_as_often_as_others():
    rules, state = position()
    low: Counter[bool] = Counter()
    deals: Counter[bool] = Counter()
    for deal in range(DEALS):
        other, memory = dealt(rules, state, deal)
        feared = bool(memory.moon >> B & 1)
        deals[feared] += 1
        low[feared] += (other.hands[B] & moon.LOW).bit_count()
    often = (moon.FIRST + moon.EACH * 6) / 256
    assert abs(deals[True] / DEALS - often) < 0.04
    assert low[True] / deals[True] < 0.4 * low[False] / deals[False]


@pytest.mark.parametrize("impossible", ["no moon counts", "another has a heart"])
def test_a_moon_is_feared_that_cannot_be(impossible):
    rules_, state = position(" moon=none" if impossible == "no moon counts" else "")
    if impossible == "another has a heart":
        heart = 1 << parse_card("7H")
        state.captured[2] |= heart
        state.hands[0] &= ~heart
    assert not any(dealt(rules_, state, deal)[1].moon for deal in range(200))


def test_nobody_but_who_has_taken_something_may_be_after_the_moon():
    """By the cards that they are dealt others may be, too, but not all of them."""
    _preset, rules, state = read_position(f"hearts; trick 1; leader B; {HAND} 5C; B 13; C 13; D 13")
    feared = [dealt(rules, state, deal)[1].moon for deal in range(400)]
    assert not any(seats & 1 for seats in feared)
    assert 0 < sum(bool(seats) for seats in feared) < 200


def test_he_who_stops_a_moon_cannot_look_away_or_everybody_always_does():
    _preset, rules, state = read_position(
        "hearts; trick 10; broken; taken B QS 2H 3H 4H 5H 6H 7H 8H 9H; tricks 1 7 1 0;"
        " leader C; table QH JH; A KH 10H 4D 3C; B 4; C 3; D 3"
    )
    asked = state.waiting.bit_length() - 1
    careful, careless = Memory(rng=seeded(1)), Memory(rng=seeded(1), heedless=1 << asked)
    assert choose(rules, state, asked, careful) != choose(rules, state, asked, careless)
    looks = Counter(_looking_away(state, deal) for deal in range(DEALS))
    for seat in range(state.players):
        share = sum(times for seats, times in looks.items() if seats >> seat & 1) / DEALS
        assert abs(share - moon.LOOKS_AWAY / 256) < 0.04


def _looking_away(state: State, deal: int) -> int:
    memory = Memory(rng=seeded(deal))
    moon.look_away(state, memory)
    return memory.heedless


def test_nobody_is_suspected_once_cards_are_passed(monkeypatch):
    """Before that nobody holds yet what he will play with."""
    seen = []
    monkeypatch.setattr(playout, "suspect", lambda _r, s, *_: seen.append(s.phase))
    _preset, rules, state = read_position(f"hearts; passing; number 0; {HAND} 5C; B 13; C 13; D 13")
    playout.play_on(rules, state, 0, Memory(rng=seeded(3)), -1)
    assert len(seen) == 1
    assert state.waiting == 0
