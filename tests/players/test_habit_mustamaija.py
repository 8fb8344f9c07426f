"""What ``habit`` keeps in mind at a Mustamaija table, and how strong it is."""

from __future__ import annotations

import copy
import random

import pytest

from maija.cards import cards_of
from maija.games.family import families
from maija.games.mustamaija import law
from maija.games.presets import PRESETS
from maija.lab import Experiment, simulate
from maija.lab.kernel import compiled
from maija.players import PLAYERS, Memory
from maija.players.mustamaija import worth
from tests import random_games, redeal

FAMILY = families()["mustamaija"]
HABIT = PLAYERS["habit"]
GAMES = random_games.times(40, 600)


def told_games(number=GAMES, **options):
    """Random games, each state with the memory of every seat; rules and chance go along."""
    for game in range(number):
        chance = random.Random(game)
        rules, players = random_games.table(FAMILY, chance, **options)
        state = random_games.start(FAMILY, rules, players, chance)
        memories = [Memory(99 + seat) for seat in range(players)]
        for before in random_games.states(FAMILY, rules, state, chance):
            for seat, memory in enumerate(memories):
                HABIT.observe(FAMILY, rules, before, seat, memory)
            yield rules, before, memories, chance


def test_cards_that_went_by_openly_are_lost_count_of():
    """S1.46, S1.52: every hand is counted, also where that is not shown."""
    for _, state, memories, _ in told_games():
        for memory in memories:
            for seat in range(state.players):
                assert memory.counted[seat] == law.held(state, seat)


def test_a_card_is_thought_to_be_where_it_is_not():
    known = 0
    for _, state, memories, _ in told_games():
        for memory in memories:
            for seat in range(state.players):
                assert not memory.known[seat] & ~state.hands[seat]
                assert not memory.known_twice[seat] & ~state.twice[seat]
                known += memory.known[seat] > 0
    assert known


def test_seats_remember_different_things():
    for _, _, memories, _ in told_games():
        kept = {_public(memory) for memory in memories}
        assert len(kept) == 1


def _public(memory):
    return (
        *memory.known, *memory.known_twice, *memory.counted, memory.lying,
        memory.lying_twice,
    )  # fmt: skip


def test_the_last_one_in_who_still_answers_a_lead_has_no_stage():
    for players in range(2, 9):
        state = FAMILY.state(players=players)
        state.outs = players - 1
        assert worth.stage(state) == worth.STAGES - 1


@pytest.mark.parametrize("kind", ["another deal", "nonsense"])
def test_habit_looks_at_hidden_cards_with_a_memory(kind):
    asked = changed = 0
    for rules, state, memories, chance in told_games():
        if chance.random() > 0.2:
            continue
        seat = chance.randrange(state.players)
        if kind == "nonsense":
            other = redeal.mustamaija_nonsense(rules, state, seat, chance)
        else:
            known = {
                at: cards_of(
                    memories[seat].known[at] & ~state.shown[at] | memories[seat].known_twice[at],
                    memories[seat].known[at] & ~state.shown[at] & memories[seat].known_twice[at],
                )
                for at in range(state.players)
            }
            other = redeal.mustamaija(rules, state, seat, chance, known)
        one, two = copy.deepcopy(memories[seat]), copy.deepcopy(memories[seat])
        action = HABIT.choose(FAMILY, rules, state, seat, one)
        assert HABIT.choose(FAMILY, rules, other, seat, two) == action
        assert one == two
        HABIT.observe(FAMILY, rules, state, seat, one)
        HABIT.observe(FAMILY, rules, other, seat, two)
        assert one == two
        asked += action >= 0
        changed += state.hands != other.hands
    assert min(asked, changed) > GAMES


def test_habit_with_a_memory_does_what_is_not_legal():
    for rules, state, memories, chance in told_games():
        if chance.random() < 0.3:
            for seat, memory in enumerate(memories):
                legal = FAMILY.legal(rules, state, seat)
                action = HABIT.choose(FAMILY, rules, state, seat, copy.deepcopy(memory))
                assert action in legal or (action == -1 and seat not in FAMILY.turn(state))


FIELDS = (
    # preset, the others, the most that may be lost of 2,000 deals; a quarter is everybody's share
    ("mustamaija", "random", 10),
    ("mustamaija", "simple", 110),
    ("musta-maija", "simple", 200),
    ("voron", "simple", 110),
    ("pagat", "simple", 110),
    ("dam", "simple", 110),
)


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize(("name", "others", "most"), FIELDS)
def test_habit_has_become_weak(name, others, most):
    preset = PRESETS[name]
    seats = ("habit", others, others, others)
    kernel = compiled(preset.family)
    results = simulate(Experiment(name, preset.family, preset.rules, seats, 2000, 1), kernel=kernel)
    rate = results.lines[0].loss_rate
    assert rate is not None
    assert rate * 2000 < most


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, each in PRESETS.items() if each.family is FAMILY])
def test_a_table_of_habits_goes_in_circles(name):
    """M71: computer players vary their play before a deal is a draw; they nearly always do."""
    preset = PRESETS[name]
    for players in preset.rules.seats():
        seats = ("habit",) * players
        wanted = Experiment(name, preset.family, preset.rules, seats, 500, 1)
        results = simulate(wanted, kernel=compiled(preset.family))
        three_all_or_nothing = name == "voron" and players == 3
        assert results.drawn < (75 if three_all_or_nothing else 25)
        assert results.broken_off == 0
