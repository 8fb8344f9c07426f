"""What a seat of a Hearts table sees, and that it sees nothing else."""

from __future__ import annotations

import dataclasses
import json
import random
from collections import Counter
from typing import Any

import pytest

from maija.cards import QUEEN_OF_SPADES, cards_in
from maija.chance import seeded
from maija.games.hearts import FAMILY, State, law
from maija.games.hearts.rules import Pass
from maija.games.hearts.terms import OVER, PASSING, Event
from maija.games.hearts.view import FACTS, noted, view
from maija.games.presets import preset
from tests import random_games, redeal
from tests.games import blindness
from tests.random_games import times

SEEDS = range(times(4, 40))
GAMES = 30
SPECTATOR = -1


# ------------------------------------------------------------------------- nothing is seen


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_can_tell_which_hidden_cards_others_hold(seed):
    assert blindness.blind(FAMILY, view, redeal.hearts, GAMES, seed) > GAMES


@pytest.mark.parametrize("seed", SEEDS)
def test_something_that_a_seat_must_not_know_is_read_for_its_answers(seed):
    assert blindness.blind(FAMILY, view, redeal.hearts_nonsense, GAMES, seed) > GAMES


def test_a_new_field_of_the_state_is_neither_called_open_nor_hidden():
    named = [*redeal.HEARTS_OPEN, *redeal.HEARTS_HIDDEN]
    assert Counter(named) == Counter(spec.name for spec in dataclasses.fields(State))


LEAKS = {
    "another hand": lambda s, seat: s.hands[(seat + 1) % s.players],
    "the queen's seat": lambda s, seat: [hand >> QUEEN_OF_SPADES & 1 for hand in s.hands],
    "what another chose": lambda s, seat: s.chosen[(seat + 1) % s.players],
    "what another received": lambda s, seat: s.received[(seat + 1) % s.players],
    "what others passed, when it is played": lambda s, seat: (
        [cards & ~s.hands[at] for at, cards in enumerate(s.received)] if s.phase == OVER else 0
    ),
    "events": lambda s, seat: s.events[: s.told * 2],
    "stock": lambda s, seat: list(s.stock),
    "rng": lambda s, seat: s.rng,
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_hidden_fact_can_be_added_to_a_view_unnoticed(leak):
    def leaky(r, s, seat):
        return view(r, s, seat), LEAKS[leak](s, seat)

    with pytest.raises(AssertionError, match="can tell by its view"):
        blindness.blind(FAMILY, leaky, redeal.hearts, 300, 0)


@pytest.mark.parametrize("leak", sorted(redeal.HEARTS_HIDDEN))
def test_a_hidden_field_can_be_added_to_a_view_unnoticed(leak):
    def leaky(r, s, seat):
        value = getattr(s, leak)
        return view(r, s, seat), list(value) if isinstance(value, list) else value

    with pytest.raises(AssertionError, match="can tell by its view"):
        blindness.blind(FAMILY, leaky, redeal.hearts_nonsense, 30, 0)


# -------------------------------------------------------------------- ... in a whole game


def open_facts(s, seat):
    """What lies open in the events of the last action, and what happened to this seat."""
    facts = []
    for kind, concerned, cards, number in noted(s):
        secret = kind in {Event.DEALT, Event.CHOSE, Event.PASSED}
        own = concerned == seat or (kind == Event.PASSED and number == seat)
        facts.append((kind, concerned, number, cards if own or not secret else None))
    return facts


def run(rules, start, pack, moves, seat, swap=()):
    """A game played again: what one seat was told, and what it saw; ``None`` if a move is refused.

    What others choose to pass goes by its place in the pack, not by its name: two cards are
    swapped.
    """
    s = State(**start)
    law.stack(rules, s)
    s.stock[: s.end] = list(pack)
    law.start(rules, s)
    told = [(view(rules, s, seat), FAMILY.told(rules, s, seat))]
    seen = [open_facts(s, seat)]
    for who, action in moves:
        card = action
        if s.phase == PASSING and action in swap:
            card = sum(swap) - action
        if not law.legal(rules, s, who) >> card & 1:
            return None
        law.apply(rules, s, who, card)
        told.append((view(rules, s, seat), FAMILY.told(rules, s, seat)))
        seen.append(open_facts(s, seat))
    return told, seen


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_with_unseen_cards_swapped_is_told_differently(seed):
    chance = random.Random(seed)
    compared = 0
    for _ in range(times(30, 200)):
        rules, players = random_games.table(FAMILY, chance)
        pack = FAMILY.pack(rules, players)
        chance.shuffle(pack)
        start: dict[str, Any] = {
            "players": players,
            "dealer": chance.randrange(players),
            "number": chance.randrange(8),
            "rng": seeded(chance.getrandbits(50)),
        }
        s = State(**start)
        law.stack(rules, s)
        s.stock[: s.end] = list(pack)
        law.start(rules, s)
        moves: list[tuple[int, int]] = []
        while not FAMILY.over(s) and len(moves) < chance.choice((9, 25, 50)):
            moves.append(random_games.turn(FAMILY, rules, s, chance))
            law.apply(rules, s, *moves[-1])
        seat = chance.randrange(-1, players)
        told, seen = run(rules, start, pack, moves, seat)
        for _ in range(20):
            a, b = chance.sample(range(len(pack)), 2)
            swapped = list(pack)
            swapped[a], swapped[b] = pack[b], pack[a]
            again = run(rules, start, swapped, moves, seat, (pack[a], pack[b]))
            if again is not None and again[1] == seen:
                compared += 1
                assert again[0] == told, f"{rules!r}: seat {seat} tells {a} and {b} of {pack} apart"
    assert compared > 10


# ---------------------------------------------------------------------- what is to be seen


def deal(name, players=4, *, number=0, **options):
    rules = preset(name).changed(options, players)
    return rules, FAMILY.start(rules, players, seed=3, number=number)


def test_a_view_cannot_be_sent_as_json_or_changes_the_state():
    chance = random.Random(1)
    for _ in range(times(15, 200)):
        r, players = random_games.table(FAMILY, chance)
        s = random_games.start(FAMILY, r, players, chance)
        for state in random_games.states(FAMILY, r, s, chance):
            if chance.random() < 0.1 or FAMILY.over(state):
                before = state.copy()
                for seat in range(-1, players):
                    seen = view(r, state, seat)
                    told = FAMILY.told(r, state, seat)
                    parts = dataclasses.astuple(seen), *(dataclasses.astuple(one) for one in told)
                    assert blindness.plain(parts)
                    offered = FAMILY.choices(r, state, seat)
                    assert blindness.plain(dataclasses.astuple(offered))
                    json.dumps([dataclasses.asdict(offered), dataclasses.asdict(seen)])
                assert state == before


def choose(r, s, seat):
    """Choose the lowest cards."""
    chosen = cards_in(s.hands[seat])[: r.pass_count]
    for card in chosen:
        law.apply(r, s, seat, card)
    return chosen


def test_a_choice_to_pass_is_seen_before_it_goes_or_not_by_its_own_seat():
    r, s = deal("hearts")
    chosen = choose(r, s, 2)
    assert view(r, s, 2).chosen == chosen
    assert view(r, s, 2).hand == tuple(sorted(view(r, s, 2).hand))
    assert set(chosen) < set(view(r, s, 2).hand)
    for seat in (SPECTATOR, 0, 1, 3):
        seen = view(r, s, seat)
        assert (seen.chosen, seen.passed, seen.received) == ((), (), ())
        assert seen.turn == (0, 1, 3)
        told = FAMILY.told(r, s, seat)[0]
        assert (told.kind, told.seat, told.cards, told.number) == (Event.CHOSE, 2, None, 3)
    assert FAMILY.told(r, s, 2)[0].cards == (chosen[-1],)


@pytest.mark.parametrize(("number", "step"), [(0, 1), (1, -1), (2, 2)])
def test_who_passed_which_card_is_seen_by_more_than_two(number, step):
    r, s = deal("hearts", number=number)
    chosen = [choose(r, s, seat) for seat in range(4)]
    for seat in range(-1, 4):
        told = [one for one in FAMILY.told(r, s, seat) if one.kind == Event.PASSED]
        assert [one.number for one in told] == [(giver + step) % 4 for giver in range(4)]
        knows = [one.seat for one in told if one.cards is not None]
        assert knows == ([] if seat < 0 else sorted({seat, (seat - step) % 4}))
        seen = view(r, s, seat)
        if seat >= 0:
            assert (seen.passes_to, seen.passed_by) == ((seat + step) % 4, (seat - step) % 4)
            assert (seen.passed, seen.received) == (chosen[seat], chosen[(seat - step) % 4])
            assert set(seen.received) <= set(seen.hand)


def test_a_deal_without_passing_speaks_of_passing():
    r, s = deal("hearts", number=3)
    seen = view(r, s, 0)
    assert (seen.direction, seen.passes_to, seen.passed_by) == (Pass.NONE, None, None)
    assert (seen.passed, seen.received, seen.chosen) == ((), (), ())


def test_a_trick_is_not_seen_as_it_lies():
    r, s = deal("black-maria", pass_cycle_4="none")
    played = []
    for _ in range(4):
        seat = s.actor
        card = cards_in(law.legal(r, s, seat))[-1]
        played.append((seat, card))
        for watcher in range(-1, 4):
            seen = view(r, s, watcher)
            laid = {at: one for at, one in enumerate(seen.trick) if one is not None}
            assert laid == dict(played[:-1])
            assert seen.suit == (played[0][1] // 13 if len(played) > 1 else None)
            assert seen.leader == 1
        law.apply(r, s, seat, card)
    seen = view(r, s, SPECTATOR)
    best = max((card, seat) for seat, card in played if card // 13 == played[0][1] // 13)[1]
    assert seen.last_trick == tuple(card for _, card in sorted(played))
    assert (seen.last_leader, seen.last_winner, seen.leader) == (1, best, best)
    assert seen.trick == (None,) * 4
    assert seen.winner is seen.suit is None
    assert seen.captured[best] == tuple(sorted(card for _, card in played))
    assert (seen.trick_number, sum(seen.tricks), seen.tricks[best]) == (1, 1, 1)
    assert seen.counts == (12,) * 4


def test_scores_are_seen_too_early_or_never():
    chance = random.Random(5)
    r, s = deal("hearts", 3)
    for state in random_games.states(FAMILY, r, s, chance):
        seen = view(r, state, SPECTATOR)
        assert (seen.scores is None) == (not FAMILY.over(state))
    assert view(r, s, 0).scores == FAMILY.score(r, s)


def test_a_kind_of_event_has_no_table_of_who_may_know_it():
    assert set(FACTS) == set(Event)


def test_an_unknown_kind_of_event_is_told():
    r, s = deal("hearts")
    s.events[0] = 99
    assert len(FAMILY.told(r, s, 0)) == s.told - 1


# --------------------------------------------------------------------------- what is counted


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_shown_as_taken_so_far_is_not_what_the_deal_scores(seed):
    chance, plain = random.Random(seed), 0
    while plain < GAMES:
        r, players = random_games.table(FAMILY, chance)
        s = random_games.start(FAMILY, r, players, chance)
        *_, end = random_games.states(FAMILY, r, s, chance)
        seen = view(r, end, SPECTATOR)
        taken = {card for cards in seen.captured for card in cards}
        assert set(seen.counting) <= taken
        assert all(
            points == 0 or set(cards) & set(seen.counting)
            for points, cards in zip(seen.points, seen.captured, strict=True)
        )
        if end.shooter < 0 and 0 not in seen.tricks:
            assert seen.points == seen.scores
            plain += 1
