"""How a search deals the hidden cards of Hearts again: as they may lie, and each way as often."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from maija.cards import cards_in, mask_of
from maija.chance import seeded
from maija.games.family import families
from maija.games.hearts import law
from maija.games.hearts.terms import PASSING, PLAY
from maija.games.hearts.view import view
from maija.players import Memory
from maija.players.hearts.belief import recall, redeal
from maija.players.hearts.knowledge import observe
from maija.players.plays import Plays
from tests import random_games
from tests import redeal as tables

if TYPE_CHECKING:
    from collections.abc import Iterator

HEARTS = families()["hearts"]
GAMES = random_games.times(40, 2000)


def positions(games: int, often: float) -> Iterator[tuple[Any, Any, int, Memory, random.Random]]:
    """Positions of random games, each with a seat and what it has kept in mind."""
    for number in range(games):
        chance = random.Random(number)
        rules, players = random_games.table(HEARTS, chance)
        seat, memory = chance.randrange(players), Memory(rng=seeded(number))
        start = random_games.start(HEARTS, rules, players, chance)
        for state in random_games.states(HEARTS, rules, start, chance):
            observe(rules, state, seat, memory)
            if state.phase in {PASSING, PLAY} and chance.random() < often:
                yield rules, state, seat, memory, chance


def dealt(rules: Any, state: Any, seat: int, memory: Memory, plays: Plays) -> Any:
    other, mind = state.copy(), memory.copy()
    redeal(rules, other, seat, mind, plays)
    return other


def test_a_new_deal_looks_other_to_the_seat_or_is_not_a_deal():
    looked = changed = 0
    for rules, state, seat, memory, chance in positions(GAMES, 0.3):
        other = dealt(rules, state, seat, memory, Plays(rng=seeded(chance.getrandbits(60))))
        assert view(rules, other, seat) == view(rules, state, seat)
        assert law.legal(rules, other, seat) == law.legal(rules, state, seat)
        assert sorted(c for h in other.hands for c in cards_in(h)) == sorted(
            c for h in state.hands for c in cards_in(h)
        )
        looked += 1
        changed += other.hands != state.hands
    assert changed > looked // 2 > GAMES


def test_a_seat_believes_what_is_not_so_or_a_new_deal_gives_what_cannot_be():
    """What lies on the table is never ruled out, and what is ruled out is never dealt."""
    told = 0
    for rules, state, seat, memory, chance in positions(GAMES, 0.3):
        mind = memory.copy()
        recall(rules, state, seat, mind)
        other = dealt(rules, state, seat, memory, Plays(rng=seeded(chance.getrandbits(60))))
        hidden = sum(state.hands[at] for at in range(state.players) if at != seat)
        for at in range(state.players):
            if at != seat:
                known = mind.known[at] & hidden
                assert state.hands[at] & mind.only[at] == state.hands[at]
                assert state.hands[at] & known == known
                assert other.hands[at] & mind.only[at] == other.hands[at]
                assert other.hands[at] & known == known
                told += bool(known) or bool(hidden & ~mind.only[at])
    assert told > GAMES


@pytest.mark.parametrize("change", [tables.hearts, tables.hearts_nonsense])
def test_a_new_deal_depends_on_hidden_cards(change):
    for rules, state, seat, memory, chance in positions(GAMES // 2, 0.2):
        seed = seeded(chance.getrandbits(60))
        one, two = state.copy(), change(rules, state, seat, chance)
        redeal(rules, one, seat, memory.copy(), Plays(rng=seed))
        redeal(rules, two, seat, memory.copy(), Plays(rng=seed))
        assert one.hands == two.hands or change is tables.hearts_nonsense
        used = range(state.players)
        assert [one.hands[at] for at in used] == [two.hands[at] for at in used]
        assert [one.chosen[at] for at in used] == [two.chosen[at] for at in used]
        assert [one.received[at] for at in used] == [two.received[at] for at in used]


# --- each way as likely as any other --------------------------------------------------------


def ways(state: Any, seat: int, mind: Memory) -> list[tuple[int, ...]]:
    """Every deal of the hidden cards that agrees with what the seat knows."""
    others = [at for at in range(state.players) if at != seat]
    hidden = mask_of(card for at in others for card in cards_in(state.hands[at]))
    found: list[tuple[tuple[int, ...], int]] = [((), hidden)]
    for at in others:
        size = state.hands[at].bit_count()
        found = [
            ((*hands, mask_of(hand)), rest & ~mask_of(hand))
            for hands, rest in found
            for hand in itertools.combinations(cards_in(rest & mind.only[at]), size)
            if mask_of(hand) & mind.known[at] & hidden == mind.known[at] & hidden
        ]
    return [hands for hands, rest in found if rest == 0]


def small(games: int) -> Iterator[tuple[Any, Any, int, Memory, list[tuple[int, ...]]]]:
    """Positions in which few deals are possible, though more than a couple."""
    for rules, state, seat, memory, _chance in positions(games, 1.0):
        left = sum(state.hands[at].bit_count() for at in range(state.players) if at != seat)
        if state.phase == PLAY and 3 <= left <= 8:
            mind = memory.copy()
            recall(rules, state, seat, mind)
            found = ways(state, seat, mind)
            if 3 <= len(found) <= 40:
                yield rules, state.copy(), seat, memory.copy(), found


def test_one_way_the_cards_may_lie_is_likelier_than_another():
    """Chi-square against all deals there are; a seat void in one suit alone must leave it exact."""
    each, tested, over = 120, 0, 0
    for rules, state, seat, memory, found in itertools.islice(small(400), 60):
        plays = Plays(rng=seeded(tested))
        counted = Counter(
            tuple(
                hand
                for at, hand in enumerate(
                    dealt(rules, state, seat, memory, plays).hands[: state.players]
                )
                if at != seat
            )
            for _ in range(each * len(found))
        )
        assert set(counted) == set(found)
        square = sum((counted[way] - each) ** 2 / each for way in found)
        free = len(found) - 1
        over += square > free + 3 * math.sqrt(2 * free)
        assert square < free + 6 * math.sqrt(2 * free) + 6, (seat, state)
        tested += 1
    assert tested == 60
    assert over < 4
