"""How a search deals the hidden cards of Mustamaija again: as they may lie, and each way as often.

Uniform here means: every order of the cards that the seat cannot place is as likely as any other.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from maija.cards import cards_of, mask_of, parse_cards
from maija.chance import seeded
from maija.games.mustamaija import law
from maija.games.mustamaija.view import view
from maija.players import Memory
from maija.players.mustamaija.belief import redeal
from maija.players.plays import Plays
from maija.record import read_moves, read_position
from tests import random_games
from tests.players.deals_by_habit import FAMILY, GAMES, HABIT, states, tables

DEALS = random_games.times(1, 60)
DRAWS = 3_000


def dealt(rules: Any, state: Any, seat: int, memory: Memory, plays: Plays) -> Any:
    """The table as it is dealt again; state and memory are left alone."""
    other, mind = state.copy(), memory.copy()
    redeal(rules, other, seat, mind, plays)
    return other


def in_play(state: Any) -> list[int]:
    """All cards in hands and stock."""
    cards = [card for at in range(state.players) for card in hand(state, at)]
    return sorted([*cards, *state.stock[state.top : state.end]])


def hand(state: Any, seat: int) -> tuple[int, ...]:
    return cards_of(state.hands[seat], state.twice[seat])


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_could_tell_a_new_deal_from_the_real_one(name: str) -> None:
    looked = changed = 0
    for rules, players, chance in tables(name, DEALS):
        for state, memories, seat in states(rules, players, chance):
            if chance.random() > 0.3:
                continue
            plays = Plays(rng=seeded(chance.getrandbits(60)))
            other = dealt(rules, state, seat, memories[seat], plays)
            assert view(rules, other, seat) == view(rules, state, seat)
            assert law.legal(rules, other, seat) == law.legal(rules, state, seat)
            assert in_play(other) == in_play(state)
            for at in range(players):
                assert law.held(other, at) == law.held(state, at)
            looked += 1
            changed += other.hands != state.hands
    assert changed > looked // 2 > 20


@pytest.mark.parametrize("name", GAMES)
def test_what_was_seen_to_go_to_a_hand_is_dealt_elsewhere(name: str) -> None:
    """S1.46: cards picked up openly, king and queen shown, the turned card drawn."""
    known = 0
    for rules, players, chance in tables(name, DEALS):
        for state, memories, seat in states(rules, players, chance):
            if chance.random() > 0.3:
                continue
            memory = memories[seat]
            plays = Plays(rng=seeded(chance.getrandbits(60)))
            other = dealt(rules, state, seat, memory, plays)
            for at in range(players):
                if at != seat:
                    once = memory.known[at] | state.shown[at]
                    assert once & other.hands[at] == once
                    assert memory.known_twice[at] & other.twice[at] == memory.known_twice[at]
                    known += once > 0
            if state.indicator >= 0:
                assert other.stock[state.indicator_at] == state.indicator
    assert known > 20


def test_a_new_deal_forgets_a_card_that_went_by_before_its_eyes() -> None:
    """Played out by hand: B takes a lead of two clubs, C shows king and queen of hearts."""
    name = "musta-maija"
    preset, rules, state = read_position(
        f"{name}; stock 12; attacker A; A 3C 6C 9D; B 2D 5S 7S; C KH QH 4H; D 3"
    )
    memory = Memory()
    FAMILY.start(rules, 4)
    for move in ("A 3C 6C done", "B take take", "C name hearts"):
        seat, actions = read_moves(preset.name, move)
        for action in actions:
            law.apply(rules, state, seat, action)
            HABIT.observe(FAMILY, rules, state, 3, memory)
    assert state.trump == 2
    clubs, pair = mask_of(parse_cards("3C 6C")), mask_of(parse_cards("QH KH"))
    elsewhere = set()
    for draw in range(50):
        other = dealt(rules, state, 3, memory, Plays(rng=seeded(draw)))
        assert other.hands[1] & clubs == clubs
        assert other.hands[2] & pair == pair
        elsewhere.add(other.hands[1])
    assert len(elsewhere) > 10


# --- how often ------------------------------------------------------------------------------

SMALL = (
    # what it is about, a position with seven hidden cards or fewer, and the seat
    ("hands and stock", "mustamaija; stock 2D 3D; A 4C 5C; B 6D 7D; C 8D 9D", 0),
    ("the turned card", "mustamaija; stock 2D 3D 4H*; A 4C 5C; B 6D 7D; C 8D", 0),
    ("no stock", "mustamaija; stock 0; bout 9; A 4C; B 6D 7D 2D; C 8D 9D 3S", 0),
    ("the queen among them", "mustamaija; stock 2D; A 4C 5C; B QS 7D; C 8D AS", 0),
    ("a defender", "mustamaija; stock 2D 3D; attacker A; led 2C; A 5C 6C; B 6D; C 8D 9D", 1),
    ("equal cards", "musta-maija packs=2; stock 2D; A 4C; B 2D 7D; C 7D 9D", 0),
)


def ways(state: Any, seat: int) -> Counter[Any]:
    """Every deal of the hidden cards and in how many orders it comes about, by trying them all."""
    others = [at for at in range(state.players) if at != seat and not state.out >> at & 1]
    sizes = [law.held(state, at) for at in others]
    hidden = [card for at in others for card in hand(state, at)]
    places = [
        at for at in range(state.top, state.end) if at != state.indicator_at or state.indicator < 0
    ]
    hidden += [state.stock[at] for at in places]
    found: Counter[Any] = Counter()
    for order in permutations(hidden):
        rest, hands = list(order), []
        for size in sizes:
            hands.append(tuple(sorted(rest[:size])))
            rest = rest[size:]
        found[*hands, tuple(rest)] += 1
    return found


def seen(state: Any, seat: int) -> Any:
    """A deal as ``ways`` numbers it."""
    others = [at for at in range(state.players) if at != seat and not state.out >> at & 1]
    stock = tuple(
        state.stock[at]
        for at in range(state.top, state.end)
        if at != state.indicator_at or state.indicator < 0
    )
    return (*(hand(state, at) for at in others), stock)


@pytest.mark.parametrize(("about", "text", "seat"), SMALL, ids=[each[0] for each in SMALL])
def test_some_deals_are_thought_likelier_than_others(about: str, text: str, seat: int) -> None:
    """Chi-square against counting all orders; so far off by chance once in a million seeds."""
    _, rules, state = read_position(text)
    memory = _counted(state)
    expected = ways(state, seat)
    plays = Plays(rng=seeded(len(about)))
    found = Counter(seen(dealt(rules, state, seat, memory, plays), seat) for _ in range(DRAWS))
    assert set(found) <= set(expected)
    orders = expected.total()
    chi_square = sum(
        (found[deal] - DRAWS * number / orders) ** 2 / (DRAWS * number / orders)
        for deal, number in expected.items()
    )
    assert chi_square < _threshold(len(expected) - 1)
    assert len(found) > min(len(expected), DRAWS) // 2


def _counted(state: Any) -> Memory:
    """The memory of somebody who has counted the hands, and seen no card go anywhere."""
    memory = Memory()
    for at in range(state.players):
        memory.counted[at] = law.held(state, at)
    return memory


def _threshold(degrees: int) -> float:
    """What chi-square exceeds once in a million (Wilson and Hilferty, 1931)."""
    spread = 2 / (9 * degrees)
    return degrees * float(1 - spread + 4.753 * math.sqrt(spread)) ** 3


def test_the_threshold_lets_a_crooked_deal_pass() -> None:
    """A dealer who never gives B the queen is found out by the same figure."""
    _, rules, state = read_position(SMALL[3][1])
    expected, plays = ways(state, 0), Plays(rng=seeded(1))
    deals = [seen(dealt(rules, state, 0, _counted(state), plays), 0) for _ in range(DRAWS)]
    found = Counter(deal for deal in deals if 49 not in deal[0])
    share = found.total() / expected.total()
    chi_square = sum((found[deal] - share * n) ** 2 / (share * n) for deal, n in expected.items())
    assert chi_square > 2 * _threshold(len(expected) - 1)


def test_who_has_not_counted_knows_the_hands_or_loses_cards() -> None:
    """Where nobody has counted, hands are guessed, and all cards stay in play."""
    text = "musta-maija; stock 2D 3D 4D; A 4C 5C; B 6D; C 8D 9D KH QH 2S"
    _, rules, state = read_position(text)
    plays = Plays(rng=seeded(3))
    for _ in range(40):
        other = dealt(rules, state, 0, Memory(), plays)
        assert in_play(other) == in_play(state)
        assert law.stock_left(other) == 3
        assert law.held(other, 1) == rules.hand_size
