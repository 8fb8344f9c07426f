"""What a Hearts page is offered: what can be built from it is what the table accepts."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from maija.cards import cards_in, parse_card
from maija.games.choices import Choices, Pass, Pick
from maija.games.hearts import FAMILY, choices, law
from maija.games.hearts.moves import lead_group, pass_group
from maija.games.hearts.terms import OTHERS_PLUS, PASSING, PLAY, SELF_MINUS
from tests import random_games
from tests.random_games import times
from tests.table import Table

SEEDS = range(times(3, 30))


def positions(seed, games, **options):
    chance = random.Random(seed)
    for _ in range(games):
        r, players = random_games.table(FAMILY, chance, **options)
        s = random_games.start(FAMILY, r, players, chance)
        for state in random_games.states(FAMILY, r, s, chance):
            if chance.random() < 0.3:
                yield r, state, chance


def accepted(r, s, seat, actions):
    """Whether the table takes the actions whole."""
    s = s.copy()
    for action in actions:
        if not law.legal(r, s, seat) >> action & 1:
            return False
        law.apply(r, s, seat, action)
    return True


def to_pass(r, s, seat):
    """What is offered for passing."""
    offered = choices(r, s, seat).pass_
    assert offered is not None
    return offered


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_is_offered_that_may_not_be_played_or_left_out(seed):
    for r, s, _ in positions(seed, 40):
        for seat in range(-1, s.players):
            offered = choices(r, s, seat)
            options = FAMILY.legal(r, s, seat)
            assert not offered.cover
            assert not offered.best
            if s.phase == PASSING:
                assert not offered.words
                assert not offered.pick
                assert tuple(options) == (offered.pass_.cards if offered.pass_ else ())
                continue
            assert offered.pass_ is None
            assert [*(pick.card for pick in offered.pick), *offered.words] == list(options)
            for pick in offered.pick:
                assert pick == Pick(pick.card, (), 1, 1, None)
                assert accepted(r, s, seat, lead_group(r, s, seat, [pick.card]))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_pass_built_from_what_is_offered_is_refused_or_does_not_end_the_choice(seed):
    seen = set()
    for r, s, chance in positions(seed, 60):
        for seat in range(s.players):
            offered = choices(r, s, seat).pass_
            if offered:
                cards = chance.sample(offered.cards, offered.exactly)
                assert accepted(r, s, seat, pass_group(r, s, seat, cards))
                left = [card for card in offered.cards if card not in cards]
                if s.waiting != 1 << seat:
                    assert not accepted(r, s, seat, [*cards, left[0]])
                after = s.copy()
                for card in pass_group(r, s, seat, cards[:-1]):
                    law.apply(r, after, seat, card)
                assert to_pass(r, after, seat).exactly == 1
                law.apply(r, after, seat, cards[-1])
                assert after.phase != PASSING or choices(r, after, seat) == Choices()
                seen.add((r.pass_count, offered.exactly))
    assert len(seen) > 1


def test_a_pass_that_the_table_accepts_cannot_be_built():
    r, s = random_games_of_six()
    offered = to_pass(r, s, 0)
    built = {tuple(sorted(cards)) for cards in combinations(offered.cards, offered.exactly)}
    laws = {
        tuple(sorted(cards))
        for cards in combinations(cards_in(s.hands[0]), 3)
        if accepted(r, s, 0, cards)
    }
    assert built == laws
    assert len(laws) == 56


def random_games_of_six():
    chance = random.Random(1)
    r, players = random_games.table(FAMILY, chance, pass_count="3", pass_cycle_6="left")
    while players != 6:
        r, players = random_games.table(FAMILY, chance, pass_count="3", pass_cycle_6="left")
    return r, random_games.start(FAMILY, r, players, chance)


def test_the_last_seat_to_choose_is_not_told_how_many():
    r, s = random_games_of_six()
    for seat in range(5):
        for card in cards_in(s.hands[seat])[:3]:
            law.apply(r, s, seat, card)
    assert choices(r, s, 5).pass_ == Pass(cards_in(s.hands[5]), 3)
    law.apply(r, s, 5, cards_in(s.hands[5])[0])
    assert to_pass(r, s, 5).exactly == 2
    assert s.phase == PASSING


def test_two_cards_at_once_are_accepted_or_lost():
    table = Table.dealt("hearts", "2C 3C", "4C", "5C", "6C", number=3)
    r, s = table.rules, table.state
    assert s.phase == PLAY
    group = lead_group(r, s, 0, [parse_card("3C"), parse_card("2C")])
    assert group == (parse_card("2C"), parse_card("3C"))
    assert not accepted(r, s, 0, group)


def test_the_shooter_is_not_asked_how_the_moon_is_scored():
    chance = random.Random(2)
    asked = 0
    while not asked:
        r, players = random_games.table(
            FAMILY, chance, moon="choice", king_value="0", ace_value="0"
        )
        s = random_games.start(FAMILY, r, players, chance)
        s.phase, s.actor, s.shooter, s.waiting = 2, 1, 1, 2
        assert choices(r, s, 1) == Choices(words=(OTHERS_PLUS, SELF_MINUS))
        assert choices(r, s, 0) == choices(r, s, -1) == Choices()
        asked += 1
