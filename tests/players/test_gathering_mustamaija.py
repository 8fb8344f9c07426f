"""The plays that a search weighs at Mustamaija: legal to the end, each once, the usual one too."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from maija.cards import QUEEN_OF_SPADES, SUIT_MASKS, cards_of
from maija.games.mustamaija import law
from maija.games.mustamaija.terms import DEFENCE, DONE, LEAD, NAME, TAKE
from maija.players import Memory
from maija.players.mustamaija import gathering, habit, worth
from maija.players.mustamaija.habit_defence import answer
from maija.players.mustamaija.knowledge import hand_count
from maija.players.plays import LONGEST, MOST_PLAYS, Plays
from maija.players.search import WORLDS
from maija.record import read_position
from tests import random_games
from tests.players.deals_by_habit import FAMILY, GAMES, states, tables

DEALS = random_games.times(1, 40)
Play = tuple[int, ...]


def gathered(rules: Any, state: Any, seat: int, memory: Memory) -> tuple[list[Play], list[int]]:
    """The plays of a seat, and how much each is liked."""
    plays, worlds = Plays(), [state.copy() for _ in range(WORLDS)]
    before = state.copy()
    gathering.gather(rules, state, seat, memory.copy(), worlds, plays)
    assert state == before
    assert 0 < plays.number <= MOST_PLAYS
    rows = [plays.actions[at * LONGEST : (at + 1) * LONGEST] for at in range(plays.number)]
    return [tuple(row[: row.index(-1)]) for row in rows], plays.liked[: plays.number]


def at_position(text: str) -> tuple[Any, Any, int, Memory, list[Play], list[int]]:
    """The plays of the seat that is to act in a position of the notation."""
    _, rules, state = read_position(text)
    memory = Memory()
    return rules, state, state.actor, memory, *gathered(rules, state, state.actor, memory)


def most_liked(plays: list[Play], liked: list[int]) -> Play:
    return plays[max(range(len(plays)), key=lambda at: liked[at])]


def usual_defence(rules: Any, state: Any, seat: int, memory: Memory) -> Play:
    """The answers to a whole lead by rules of thumb, naming nothing."""
    table, bouts, done = state.copy(), state.bouts, []
    while (table.phase, table.actor, table.bouts) == (DEFENCE, seat, bouts):
        options = law.legal(rules, table, seat) & ((1 << NAME) - 1)
        done.append(answer(rules, table, seat, memory.copy(), options))
        law.apply(rules, table, seat, done[-1])
    return tuple(done)


@pytest.mark.parametrize("name", GAMES)
def test_a_play_is_refused_stands_twice_or_stops_halfway(name: str) -> None:
    longest = 0
    for rules, players, chance in tables(name, DEALS):
        for state, memories, seat in states(rules, players, chance):
            plays, _ = gathered(rules, state, seat, memories[seat])
            assert len(set(plays)) == len(plays)
            assert seat == state.actor or () in plays
            phase, bouts = state.phase, state.bouts
            halfway = phase == LEAD and state.led > 0  # the rest of a lead is decided card by card
            for play in plays:
                table = state.copy()
                for action in play:
                    assert FAMILY.check(rules, table, seat, action) is None, (play, action)
                    law.apply(rules, table, seat, action)
                if play and play[-1] < NAME and not halfway:
                    assert (table.phase, table.actor, table.bouts) != (phase, seat, bouts), play
                longest = max(longest, len(play))
    assert longest > 3


@pytest.mark.parametrize("name", GAMES)
def test_what_the_seat_would_do_by_its_own_numbers_is_not_thought_of_or_liked_less(
    name: str,
) -> None:
    asked = dict.fromkeys(("lead", "defence", "word"), 0)
    for rules, players, chance in tables(name, DEALS):
        for state, memories, seat in states(rules, players, chance):
            plays, liked = gathered(rules, state, seat, memories[seat])
            assert memories[seat].misjudges == 0
            mind = memories[seat].copy()
            mind.misjudges = worth.own_row(state)
            wanted = habit.choose(rules, state, seat, mind)
            if wanted >= NAME or state.phase not in {LEAD, DEFENCE} or seat != state.actor:
                assert most_liked(plays, liked) == ((wanted,) if wanted >= 0 else ())
                asked["word"] += 1
            elif state.phase == DEFENCE:
                usual = usual_defence(rules, state, seat, mind)
                assert most_liked(plays, liked) == usual
                asked["defence"] += 1
            elif state.led == 0:
                table, lead = state.copy(), [wanted]
                while lead[-1] != DONE:
                    law.apply(rules, table, seat, lead[-1])
                    lead.append(habit.choose(rules, table, seat, mind))
                if state.idle < state.players - state.outs:  # later it varies its leads (M71)
                    assert tuple(lead) in plays
                    asked["lead"] += 1
    assert min(asked["lead"], asked["defence"]) > 50
    assert asked["word"] > 0 or name in {"mustamaija", "voron"}


def test_a_short_suit_is_not_led_in_every_way() -> None:
    """S1.13: one to five cards of a suit, all sets of them, as far as the defender can take."""
    rules, state, seat, memory, plays, _ = at_position(
        "mustamaija; stock 20; A 2C 5C 9C KC 3D 4D; B 5; C 5"
    )
    limit = min(law.attack_limit(rules, state), hand_count(rules, state, state.defender, memory))
    wanted = {
        (*cards, DONE)
        for mask in SUIT_MASKS
        for size in range(1, limit + 1)
        for cards in combinations(cards_of(state.hands[seat] & mask, 0), size)
    }
    assert len(wanted) == 15 + 3
    assert set(plays) == wanted


def test_two_equal_cards_are_led_as_two_plays_or_never_together() -> None:
    _, state, seat, _, plays, _ = at_position("musta-maija packs=2; stock 20; A 5C 5C 9C; B 6; C 6")
    assert state.twice[seat] == 1 << 3
    assert sorted(plays) == sorted(
        [(3, DONE), (7, DONE), (3, 3, DONE), (3, 7, DONE), (3, 3, 7, DONE)]
    )


def test_of_a_long_suit_the_queen_is_led_alone_or_never() -> None:
    """S1.28: the spade queen goes along with any spades, also with the lowest."""
    *_, plays, _ = at_position("mustamaija; stock 0; A 2S 3S 4S 5S 6S 7S QS; B 2; C 6; bout 9")
    leads = {play[:-1] for play in plays}
    assert {(QUEEN_OF_SPADES,), (39, QUEEN_OF_SPADES)} <= leads
    assert all(QUEEN_OF_SPADES not in lead[:-1] for lead in leads)


def test_giving_up_is_forgotten_over_the_many_ways_to_beat() -> None:
    *_, plays, _ = at_position(
        "mustamaija; trump hearts; attacker A; led 2C 3C 4C;"
        " A 2D; B 5C 6C 7C 8C 9C 10C JC 2H 3H 4H 5H 6H 7H; C 5; stock 10"
    )
    assert len(plays) > 40
    assert (TAKE, TAKE, TAKE) in plays


def test_a_big_hand_has_more_plays_than_there_is_room_for() -> None:
    """After many pick-ups a hand holds half the pack; a lead may be of nine cards (S1.12)."""
    hand = "2C 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S 9S 10S QS KH QH KD"
    for table in (
        "A {}; B 9; C 9",
        "attacker C; led 2D 3D 4D 5D 6D 7D 8D 9D 10D; A {} QD JD; B 9; C 9",
    ):
        *_, plays, liked = at_position(f"musta-maija packs=2; stock 4; {table.format(hand)}")
        assert 20 < len(plays) < MOST_PLAYS
        assert len(set(plays)) == len(plays)
        assert (NAME + 2,) in plays
        assert len(liked) == len(plays)


def test_a_pair_in_hand_takes_the_place_of_a_lead_or_of_a_defence() -> None:
    """S1.24: whoever holds the pair may name trumps before leading, and before answering."""
    *_, plays, liked = at_position("musta-maija; stock 20; A KH QH 2H 3H 4C 5D; B 6; C 6")
    assert (NAME + 2,) in plays
    assert most_liked(plays, liked) == (NAME + 2,), "four trumps are named at once (S1.48)"
    *_, plays, liked = at_position("musta-maija; stock 20; A KH QH 2D 3D 4C 5D; B 6; C 6")
    assert (NAME + 2,) in plays
    assert most_liked(plays, liked) != (NAME + 2,)
