"""Whom a search at Hearts takes for somebody who is after the moon."""

from __future__ import annotations

from maija.cards import mask_of, parse_cards
from maija.chance import seeded
from maija.games.hearts.state import State
from maija.games.hearts.terms import PLAY
from maija.games.presets import preset
from maija.players import Memory
from maija.players.hearts.habit_stop import feared
from maija.players.hearts.moon import accuse, look_away, suspect
from maija.players.hearts.tells import LOW, weigh
from maija.players.plays import Plays

RULES = preset("hearts").rules
HANDS = ("2C 3C 4C 5C 6C", "AC KC QC AD KD", "7C 8C 9C TC JC", "2D 3D 4D 5D 6D")
"""Seat 1 could take every trick."""


def mask(text: str) -> int:
    return mask_of(parse_cards(text))


def at_table(taken: str, tricks: tuple[int, int, int, int], other: str = "") -> State:
    state = State(players=4, phase=PLAY, trick_number=8, actor=0, waiting=1, leader=0)
    state.hands[:4] = [mask(hand) for hand in HANDS]
    state.captured[1] = mask(taken)
    state.captured[2] = mask(other) if other else 0
    state.tricks[:4] = tricks
    return state


def suspected(state: State, seat: int = 0) -> float:
    """How often a seat suspects seat 1."""
    memory, found = Memory(rng=seeded(1)), 0
    for _ in range(400):
        accuse(RULES, state, seat, memory, memory)
        suspect(RULES, state, seat, memory, memory)
        found += memory.moon >> 1 & 1
    return found / 400


def test_who_takes_everything_is_suspected_no_more_than_who_only_could():
    could = suspected(at_table("2C", (4, 4, 0, 0)))
    takes = suspected(at_table("QS TH JH QH KH AH", (1, 7, 0, 0)))
    assert 0 < could < 0.6 < takes < 1


def test_who_takes_ever_more_is_suspected_as_before():
    taken = ["QS", "QS KH AH", "QS JH QH KH AH"]
    found = [suspected(at_table(cards, (1, 7, 0, 0))) for cards in taken]
    assert 0.15 < found[0] < found[1] - 0.05 < found[2] - 0.1 < 0.8


def test_who_cannot_shoot_the_moon_any_more_is_suspected():
    assert suspected(at_table("QS KH AH", (1, 6, 1, 0), other="2H")) == 0


def test_a_seat_suspects_itself():
    assert suspected(at_table("QS KH AH", (1, 7, 0, 0)), seat=1) == 0


def test_a_seat_forgets_what_it_is_after_itself():
    memory = Memory(rng=seeded(1), moon=0b0010)
    suspect(RULES, at_table("2C", (4, 4, 0, 0)), 1, memory, memory)
    assert memory.moon >> 1 & 1


def test_who_is_after_the_moon_is_dealt_low_cards_as_often_as_anybody():
    low = {}
    for moon in (0b0010, 0):
        state, plays = at_table("QS KH AH", (1, 7, 0, 0)), Plays(rng=seeded(1))
        memory = Memory(rng=seeded(1), moon=moon)
        hidden = sum(state.hands[1:4])
        found = 0
        for _ in range(200):
            weigh(state, 0, memory, plays, hidden)
            found += (state.hands[1] & LOW).bit_count()
        low[moon] = found / 200
    assert low[0b0010] < low[0] / 2 or low[0] == 0
    assert low[0b0010] < 1


def test_the_others_stop_every_moon_or_the_seat_itself_none():
    state, memory, heedless = at_table("QS KH AH", (1, 7, 0, 0)), Memory(rng=seeded(1)), [0] * 4
    for _ in range(400):
        look_away(state, 2, memory)
        for seat in range(4):
            heedless[seat] += memory.heedless >> seat & 1
            assert feared(RULES, state, seat, memory) == (
                1 if seat != 1 and not memory.heedless >> seat & 1 else -1
            )
    assert heedless[2] == 0
    assert all(200 < heedless[seat] < 300 for seat in (0, 1, 3))
