"""What a seat of a Mustamaija table sees, and that it sees nothing else."""

from __future__ import annotations

import dataclasses
import json
import random
from collections import Counter

import pytest

from maija.cards import QUEEN_OF_SPADES, cards_in, parse_cards
from maija.chance import seeded
from maija.games.mustamaija import FAMILY, State, law
from maija.games.mustamaija.terms import CLAIM, DONE, NAME, TAKE, Event
from maija.games.mustamaija.view import FACTS, counts_open, view
from maija.games.presets import preset
from tests import random_games, redeal
from tests.games import blindness
from tests.random_games import times

SEEDS = range(times(4, 40))
GAMES = 60
SPECTATOR = -1


# ------------------------------------------------------------------------- nothing is seen


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_can_tell_which_hidden_cards_others_hold(seed):
    assert blindness.blind(FAMILY, view, redeal.mustamaija, GAMES, seed) > GAMES


@pytest.mark.parametrize("seed", SEEDS)
def test_something_that_a_seat_must_not_know_is_read_for_its_answers(seed):
    blindness.blind(FAMILY, view, redeal.mustamaija_nonsense, GAMES, seed)


def test_a_new_field_of_the_state_is_neither_called_open_nor_hidden():
    named = [*redeal.MUSTAMAIJA_OPEN, *redeal.MUSTAMAIJA_HIDDEN]
    assert Counter(named) == Counter(spec.name for spec in dataclasses.fields(State))


LEAKS = {
    "hands": lambda r, s, seat: [s.hands[at] for at in range(s.players)],
    "twice": lambda r, s, seat: list(s.twice),
    "another hand": lambda r, s, seat: s.hands[(seat + 1) % s.players],
    "the queen's seat": lambda r, s, seat: [hand >> QUEEN_OF_SPADES & 1 for hand in s.hands],
    "stock": lambda r, s, seat: s.stock[s.top : s.end],
    "the next card": lambda r, s, seat: s.stock[s.top] if s.top < s.end else None,
    "rng": lambda r, s, seat: s.rng,
    "positions": lambda r, s, seat: list(s.positions),
    "events": lambda r, s, seat: s.events[: s.told * 5],
    "overload": lambda r, s, seat: s.overload if s.led else 0,
    "counts": lambda r, s, seat: [law.held(s, at) for at in range(s.players)],
    "pairs": lambda r, s, seat: [law.pairs(r, s, at) for at in range(s.players)],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_hidden_fact_can_be_added_to_a_view_unnoticed(leak):
    def leaky(r, s, seat):
        return view(r, s, seat), LEAKS[leak](r, s, seat)

    with pytest.raises(AssertionError, match="can tell by its view"):
        blindness.blind(FAMILY, leaky, redeal.mustamaija, 400, 0)


@pytest.mark.parametrize("leak", sorted(redeal.MUSTAMAIJA_HIDDEN))
def test_a_hidden_field_can_be_added_to_a_view_unnoticed(leak):
    def leaky(r, s, seat):
        value = getattr(s, leak)
        return view(r, s, seat), list(value) if isinstance(value, list) else value

    with pytest.raises(AssertionError, match="can tell by its view"):
        blindness.blind(FAMILY, leaky, redeal.mustamaija_nonsense, 40, 0)


# -------------------------------------------------------------------- ... in a whole game


def laid(rules, players, dealer, seed, pack):
    """A deal of this pack."""
    s = State(players=players, dealer=dealer, rng=seeded(seed))
    law.stack(rules, s)
    s.stock[: s.end] = list(pack)
    law.start(rules, s)
    return s


def open_facts(s, seat):
    """What lies open in the events of the last action, and what happened to this seat."""
    facts = []
    for at in range(0, s.told * 5, 5):
        kind, concerned, once, twice, number = s.events[at : at + 5]
        secret = kind in {Event.DREW, Event.DEALT, Event.CLAIMED}
        own = concerned == seat or (kind == Event.CLAIMED and number == seat)
        facts.append((kind, concerned, number, *((once, twice) if own or not secret else ())))
    return facts


def run(rules, players, dealer, seed, pack, moves, seat):
    """A game again: what one seat was told, and what it saw; ``None`` if a move is refused."""
    s = laid(rules, players, dealer, seed, pack)
    told = [(view(rules, s, seat), FAMILY.told(rules, s, seat))]
    seen = [open_facts(s, seat)]
    for who, action in moves:
        if not law.legal(rules, s, who) >> action & 1:
            return None
        law.apply(rules, s, who, action)
        told.append((view(rules, s, seat), FAMILY.told(rules, s, seat)))
        seen.append(open_facts(s, seat))
    return told, seen


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_with_unseen_cards_swapped_is_told_differently(seed):
    chance = random.Random(seed)
    compared = 0
    for _ in range(times(40, 200)):
        rules, players = random_games.table(FAMILY, chance)
        pack = FAMILY.pack(rules, players)
        chance.shuffle(pack)
        dealer, number = chance.randrange(players), chance.getrandbits(50)
        s = laid(rules, players, dealer, number, pack)
        moves: list[tuple[int, int]] = []
        while not FAMILY.over(s) and len(moves) < chance.choice((8, 30, 90)):
            moves.append(random_games.turn(FAMILY, rules, s, chance))
            law.apply(rules, s, *moves[-1])
        seat = chance.randrange(-1, players)
        told, seen = run(rules, players, dealer, number, pack, moves, seat)
        for _ in range(12):
            a, b = chance.sample(range(len(pack)), 2)
            swapped = list(pack)
            swapped[a], swapped[b] = pack[b], pack[a]
            again = run(rules, players, dealer, number, swapped, moves, seat)
            if again is not None and again[1] == seen:
                compared += swapped != pack
                assert again[0] == told, f"{rules!r}: seat {seat} tells {a} and {b} of {pack} apart"
    assert compared > 20


# ---------------------------------------------------------------------- what is to be seen


def deal(name, players=4, seed=3, **options):
    rules = preset(name).changed(options, players)
    return rules, FAMILY.start(rules, players, seed=seed)


def position(s, *hands, stock=""):
    """Lay these hands, and this stock."""
    for seat in range(s.players):
        s.hands[seat] = s.twice[seat] = 0
        for card in parse_cards(hands[seat]):
            law.put(s, seat, card)
    cards = parse_cards(stock)
    s.top, s.end = 0, len(cards)
    s.stock[: len(cards)] = list(cards)
    s.indicator = -1


def test_a_view_cannot_be_sent_as_json_or_changes_the_state():
    chance = random.Random(1)
    for _ in range(times(30, 300)):
        r, players = random_games.table(FAMILY, chance)
        s = random_games.start(FAMILY, r, players, chance)
        for state in random_games.states(FAMILY, r, s, chance):
            if chance.random() < 0.05 or FAMILY.over(state):
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


@pytest.mark.parametrize("name", ["mustamaija", "voron", "pagat", "dam"])
def test_public_counts_are_kept_from_somebody(name):
    r, s = deal(name)
    for seat in range(-1, 4):
        assert view(r, s, seat).counts == (r.hand_size,) * 4


def test_hidden_counts_are_told_to_somebody():
    r, s = deal("musta-maija")
    assert view(r, s, 1).counts == (None, 6, None, None)
    assert view(r, s, SPECTATOR).counts == (None,) * 4


def test_the_most_one_may_receive_is_told_while_there_is_a_stock_or_not_after():
    r, s = deal("musta-maija", announce_counts="max_receivable", overload="illegal")
    assert view(r, s, 0).counts == (6, None, None, None)
    position(s, "2C", "2D 3D", "2H", "2S 3S", stock="4C")
    assert view(r, s, SPECTATOR).counts == (None,) * 4
    position(s, "2C", "2D 3D", "2H", "2S 3S")
    assert view(r, s, SPECTATOR).counts == (1, 2, 1, 2)


def test_a_seat_that_is_out_does_not_show_that_it_holds_nothing():
    r, s = deal("musta-maija")
    s.out, s.outs, s.order[0], s.hands[2] = 4, 1, 2, 0
    assert view(r, s, 0).counts == (6, None, 0, None)
    assert view(r, s, 0).out == (2,)


def test_anybody_but_the_defender_learns_that_a_lead_is_an_overload():
    r, s = deal("musta-maija", 3)
    position(s, "5C 8C JC 2D", "9D QS", "3H")
    s.attacker, s.defender, s.actor = 0, 1, 0
    for card in (*parse_cards("5C 8C JC"), DONE):
        law.apply(r, s, 0, card)
    assert law.legal(r, s, 1) >> CLAIM & 1
    assert [view(r, s, seat).claim for seat in range(-1, 3)] == [False, False, True, False]
    law.apply(r, s, 1, TAKE)
    assert not view(r, s, 1).claim


def test_handed_over_cards_are_seen_by_more_than_two():
    r, s = deal("musta-maija", 3)
    position(s, "5C 8C JC 2D", "9D QS", "3H")
    s.attacker, s.defender, s.actor = 0, 1, 0
    for card in (*parse_cards("5C 8C JC"), DONE):
        law.apply(r, s, 0, card)
    law.apply(r, s, 1, CLAIM)
    told = {seat: FAMILY.told(r, s, seat)[0] for seat in range(-1, 3)}
    assert {one.kind for one in told.values()} == {int(Event.CLAIMED)}
    handed = tuple(sorted(parse_cards("9D QS")))
    assert [told[seat].cards for seat in range(-1, 3)] == [None, handed, handed, None]
    assert {(one.seat, one.number) for one in told.values()} == {(1, 0)}
    for seat in (SPECTATOR, 2):
        assert handed not in {one.cards for one in FAMILY.told(r, s, seat)}


def test_dealt_or_drawn_cards_are_told_to_another_seat():
    r, s = deal("mustamaija")
    for seat in range(-1, 4):
        dealt = [one for one in FAMILY.told(r, s, seat) if one.kind == Event.DEALT]
        assert [one.number for one in dealt] == [5] * 4
        own = [view(r, s, seat).hand if at == seat else None for at in range(4)]
        assert [one.cards for one in dealt] == own
    card = cards_in(s.hands[s.attacker])[0]
    law.apply(r, s, s.attacker, card)
    law.apply(r, s, s.attacker, DONE)
    for seat in range(-1, 4):
        drew = next(one for one in FAMILY.told(r, s, seat) if one.kind == Event.DREW)
        assert drew.number == 1
        assert (drew.cards is not None) == (seat == drew.seat)


def test_a_kind_of_event_has_no_table_of_who_may_know_it():
    assert set(FACTS) == set(Event)


def test_an_unknown_kind_of_event_is_told():
    r, s = deal("mustamaija")
    s.events[0] = 99
    assert len(FAMILY.told(r, s, 0)) == s.told - 1


def test_the_bout_is_not_seen_as_it_lies():
    r, s = deal("musta-maija", 3)
    position(s, "3S 6S QS", "8S 2H", "4C", stock="5D 6D 7D 8D 9D TD")
    s.attacker, s.defender, s.actor = 0, 1, 0
    three, six, queen, eight = parse_cards("3S 6S QS 8S")
    for action in (queen, six, three, DONE):
        law.apply(r, s, 0, action)
    law.apply(r, s, 1, eight)
    for seat in range(-1, 3):
        seen = view(r, s, seat)
        assert seen.bout == ((three, eight), (six, -1), (queen, -1))
        assert (seen.asked, seen.turn, seen.lead_size, seen.bouts) == (1, (1,), 3, 1)
    law.apply(r, s, 1, TAKE)
    assert view(r, s, 2).bout[1] == (six, -2)
    law.apply(r, s, 1, TAKE)
    after = view(r, s, 2) if s.led == 0 else None
    if after is None:
        law.apply(r, s, 1, TAKE)
        after = view(r, s, 2)
    assert (after.bout, after.discard, after.asked) == ((), (three, eight), None)


def test_a_named_pair_is_not_seen_while_it_is_held():
    r, s = deal("musta-maija", 3)
    position(s, "KH QH 2C", "8S 2H", "4C", stock="5D")
    s.attacker, s.defender, s.actor = 0, 1, 0
    law.apply(r, s, 0, NAME + 2)
    seen = view(r, s, SPECTATOR)
    assert seen.shown == (tuple(sorted(parse_cards("QH KH"))), (), ())
    assert (seen.trump, seen.namer, seen.named) == (2, 0, (2,))
    law.apply(r, s, 0, parse_cards("KH")[0])
    assert view(r, s, SPECTATOR).shown[0] == parse_cards("QH")


def test_a_second_king_in_the_hand_is_given_away_by_what_stays_shown():
    r, s = deal("musta-maija", 6)
    shown = []
    for spare in ("KH", "2C"):
        position(s, f"KH QH {spare}", "8S", "4C", "5C", "6C", "7C", stock="5D")
        s.attacker, s.defender, s.actor, s.phase, s.led = 0, 1, 0, 1, 0
        s.trump, s.named, s.shown[0] = -1, 0, 0
        law.apply(r, s, 0, NAME + 2)
        law.apply(r, s, 0, parse_cards("KH")[0])
        shown.append(view(r, s, 1).shown)
    assert shown[0] == shown[1]


def test_hands_lie_open_or_scores_are_missing_when_the_deal_is_over():
    chance = random.Random(5)
    r, s = deal("mustamaija", 3)
    for state in random_games.states(FAMILY, r, s, chance):
        seen = view(r, state, SPECTATOR)
        assert (seen.scores is None) == (not FAMILY.over(state))
        assert seen.hand == ()
    assert view(r, s, 0).scores == FAMILY.score(r, s)
    assert view(r, s, 0).loser == (s.loser if s.loser >= 0 else None)


def test_counts_that_the_law_asks_for_are_hidden():
    chance = random.Random(8)
    for _ in range(times(40, 400)):
        r, players = random_games.table(FAMILY, chance)
        s = random_games.start(FAMILY, r, players, chance)
        for state in random_games.states(FAMILY, r, s, chance):
            assert not law.bounded(r, state) or counts_open(r, state)
