"""The plays that a search weighs in Hearts."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from maija.cards import cards_in, mask_of
from maija.games.family import families
from maija.games.hearts import law
from maija.games.hearts.terms import PASSING, PLAY
from maija.games.presets import preset
from maija.players import Memory
from maija.players.hearts.gathering import gather
from maija.players.hearts.knowledge import observe
from maija.players.plays import LONGEST, Plays
from maija.record import read_position
from tests import random_games, redeal

HEARTS = families()["hearts"]


def plays_of(rules: Any, state: Any, seat: int, memory: Memory | None = None) -> list[list[int]]:
    """The actions of every play, those with the moon in mind left out."""
    plays = Plays()
    gather(rules, state, seat, memory or Memory(), [], plays)
    found = []
    for at in range(plays.number):
        row = plays.actions[at * LONGEST : (at + 1) * LONGEST]
        if not plays.intent[at]:
            found.append(row[: row.index(-1)])
    return found


def cards_weighed(position: str) -> set[int]:
    chosen, rules, state = read_position(position)
    assert chosen.family is HEARTS
    seat = law.turn(state).bit_length() - 1
    return {actions[0] for actions in plays_of(rules, state, seat)}


@pytest.mark.parametrize("change", [redeal.hearts, redeal.hearts_nonsense])
def test_plays_are_not_legal_or_depend_on_hidden_cards_or_are_there_twice(change):
    asked = 0
    for number in range(random_games.times(20, 1000)):
        chance = random.Random(number)
        rules, players = random_games.table(HEARTS, chance)
        start = random_games.start(HEARTS, rules, players, chance)
        memories = [Memory() for _ in range(players)]
        for state in random_games.states(HEARTS, rules, start, chance):
            for seat in range(players):
                observe(rules, state, seat, memories[seat])
            seat = chance.randrange(players)
            if chance.random() > 0.3 or not law.legal(rules, state, seat):
                continue
            kept = state.copy()
            found = plays_of(rules, state, seat, memories[seat].copy())
            assert state == kept
            assert found
            assert len({frozenset(actions) for actions in found}) == len(found)
            for actions in found:
                table = state.copy()
                for action in actions:
                    assert law.legal(rules, table, seat) >> action & 1
                    law.apply(rules, table, seat, action)
                if state.phase == PASSING:
                    assert table.chosen[seat].bit_count() == rules.pass_count
                else:
                    assert len(actions) == 1
            other = change(rules, state, seat, chance)
            assert found == plays_of(rules, other, seat, memories[seat].copy())
            asked += 1
    assert asked > 100


def test_a_legal_card_is_left_out_that_does_something_else():
    """Every legal card is weighed, or one that no hidden card lies between."""
    for number in range(random_games.times(10, 300)):
        chance = random.Random(number)
        rules, players = random_games.table(HEARTS, chance)
        start = random_games.start(HEARTS, rules, players, chance)
        for state in random_games.states(HEARTS, rules, start, chance):
            if state.phase != PLAY:
                continue
            seat = state.actor
            weighed = {actions[0] for actions in plays_of(rules, state, seat)}
            abroad = state.pile
            for other in range(players):
                abroad |= state.hands[other] if other != seat else 0
            for card in cards_in(law.legal(rules, state, seat)):
                lower = max((c for c in weighed if c <= card), default=-1)
                assert lower // 13 == card // 13
                between = abroad & ((1 << card) - (1 << lower))
                assert between == 0
                one, two = (law.card_points(rules, 1 << c) for c in (lower, card))
                assert one == two


def test_all_sets_to_pass_are_weighed_or_dear_cards_are_kept_back():
    rules = preset("hearts").rules
    for seed in range(20):
        state = HEARTS.start(rules, 4, seed=seed)
        found = [mask_of(actions) for actions in plays_of(rules, state, 1)]
        assert 40 <= len(found) <= 46
        assert all(out & ~state.hands[1] == 0 and out.bit_count() == 3 for out in found)
        passed = {card for out in found for card in cards_in(out)}
        assert len(passed) >= 8


def test_the_rest_of_a_half_chosen_pass_is_not_found():
    rules = preset("hearts").rules
    state = HEARTS.start(rules, 4, seed=3)
    first = cards_in(state.hands[2])[4]
    law.apply(rules, state, 2, first)
    found = plays_of(rules, state, 2)
    assert all(len(actions) == 2 and first not in actions for actions in found)
    assert len(found) == len(list(itertools.combinations(range(12), 2))) or len(found) >= 40
