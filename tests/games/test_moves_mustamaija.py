"""What a Mustamaija page is offered: what can be built from it is what the table accepts."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from maija.cards import QUEEN_OF_SPADES, cards_of, parse_card, parse_cards
from maija.games.choices import Choices, Pick
from maija.games.mustamaija import FAMILY, choices, law
from maija.games.mustamaija.moves import cover_group, lead_group
from maija.games.mustamaija.rules import PartialDefence
from maija.games.mustamaija.terms import CLAIM, DEFENCE, DONE, LEAD, NAME, TAKE
from tests import random_games
from tests.random_games import times
from tests.table import Table

SEEDS = range(times(4, 40))
SMALL = 400
"""The most ways in which a small position may be played."""


def accepted(r, s, seat, actions):
    """Whether the table takes the actions whole."""
    s = s.copy()
    for action in actions:
        if not law.legal(r, s, seat) >> action & 1:
            return False
        law.apply(r, s, seat, action)
    return True


def positions(seed, games, phase, **options):
    """States of random games in which the game waits for a lead, or a defence."""
    chance = random.Random(seed)
    for _ in range(games):
        r, players = random_games.table(FAMILY, chance, **options)
        s = random_games.start(FAMILY, r, players, chance)
        for state in random_games.states(FAMILY, r, s, chance):
            if state.phase == phase and chance.random() < 0.1:
                yield r, state, state.actor, chance


def hand(s, seat):
    return Counter(cards_of(s.hands[seat], s.twice[seat]))


def selections(s, seat, cover):
    """Every way to lay cards of the hand on the cards to cover, each card once."""
    held = hand(s, seat)
    for laid in product(*[(None, *one.beaters) for one in cover]):
        used = Counter(card for card in laid if card is not None)
        if used <= held:
            yield {one.at: card for one, card in zip(cover, laid, strict=True) if card is not None}


def ways(r, s, seat, phase):
    """Every way to play on to the end of the lead, or the defence, without naming or claiming."""
    if s.phase != phase or (phase == LEAD and s.led == 0):
        yield ()
        return
    options = law.legal(r, s, seat)
    for action in range(CLAIM):
        if options >> action & 1:
            after = s.copy()
            law.apply(r, after, seat, action)
            for rest in ways(r, after, seat, phase) if action != DONE else ((),):
                yield (action, *rest)


def product_size(cover):
    size = 1
    for one in cover:
        size *= 1 + len(one.beaters)
    return size


# ---------------------------------------------------------------------------------- the lead


@pytest.mark.parametrize("seed", SEEDS)
def test_a_lead_built_from_what_is_offered_is_refused(seed):
    sizes: Counter[int] = Counter()
    for r, s, seat, chance in positions(seed, 25, LEAD):
        for pick in choices(r, s, seat).pick:
            size = chance.randint(pick.least, min(pick.most, 1 + len(pick.joins)))
            cards = [pick.card, *chance.sample(pick.joins, size - 1)]
            chance.shuffle(cards)
            assert accepted(r, s, seat, lead_group(r, s, seat, cards)), (r, cards)
            sizes[size] += 1
            largest = [pick.card, *pick.joins[: pick.most - 1]]
            assert len(largest) == pick.most
            assert accepted(r, s, seat, lead_group(r, s, seat, largest))
            if pick.most <= len(pick.joins):
                one_more = [*largest, pick.joins[pick.most - 1]]
                assert not accepted(r, s, seat, lead_group(r, s, seat, one_more))
    assert max(sizes) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_a_lead_that_the_table_accepts_cannot_be_built(seed):
    small = 0
    for r, s, seat, _ in positions(seed, 25, LEAD):
        if s.hands[seat].bit_count() > 6 or s.led:
            continue
        small += 1
        laws = set()
        for card in range(52):
            if law.legal(r, s, seat) >> card & 1:
                laid = s.copy()
                law.apply(r, laid, seat, card)
                laws |= {tuple(sorted((card, *way[:-1]))) for way in ways(r, laid, seat, LEAD)}
        offered = set()
        for pick in choices(r, s, seat).pick:
            for chosen in range(1 << len(pick.joins)):
                joins = [card for at, card in enumerate(pick.joins) if chosen >> at & 1]
                if pick.least <= 1 + len(joins) <= pick.most:
                    offered.add(tuple(sorted((pick.card, *joins))))
        assert laws == offered, r
    assert small > 5


def test_a_half_laid_lead_cannot_be_gone_on_with():
    table = Table("mustamaija; trump diamonds; stock 20; A 2H 3H 5H 8H JH KH 2C; B 7")
    table.play("A 3H")
    offered = choices(table.rules, table.state, 0)
    assert offered.words == (DONE,)
    two = parse_card("2H")
    assert offered.pick[0] == Pick(two, parse_cards("5H 8H JH KH"), 1, 4, DONE)


def test_a_lead_is_not_cut_off_at_five_or_at_what_the_defender_holds():
    hands = "A 2H 3H 5H 8H JH KH 2C"
    for game, stock, held, most in (
        ("mustamaija", 9, 7, 5),
        ("voron", 9, 7, 6),
        ("musta-maija", 9, 7, 6),
        ("mustamaija", 0, 3, 3),
        ("voron", 0, 3, 3),
        ("musta-maija", 0, 3, 6),
    ):
        text = f"{game}; trump diamonds; stock {stock}; {hands}; B {held}; C 2"
        if game == "musta-maija":
            text = text.replace("trump diamonds; ", "")
        table = Table(text)
        picks = {pick.card: pick for pick in choices(table.rules, table.state, 0).pick}
        assert picks[parse_card("5H")].most == most, text
        assert picks[parse_card("2C")] == Pick(parse_card("2C"), (), 1, 1, DONE)


def test_both_of_two_equal_cards_cannot_be_led():
    table = Table("musta-maija packs=2; stock 30; A 7C 7C 8C; B 6; C 6")
    seven, eight = parse_cards("7C 8C")
    assert choices(table.rules, table.state, 0).pick == (
        Pick(seven, (seven, eight), 1, 3, DONE),
        Pick(eight, (seven, seven), 1, 3, DONE),
    )
    assert lead_group(table.rules, table.state, 0, [eight, seven, seven]) == (
        seven,
        seven,
        eight,
        DONE,
    )


# ------------------------------------------------------------------------------- the defence


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("must", ["yes", "no"])
def test_a_defence_built_from_what_is_offered_is_refused_or_one_accepted_cannot_be_built(
    seed, must
):
    seen: Counter[tuple[int, int]] = Counter()
    for r, s, seat, _ in positions(seed, 30, DEFENCE, must_beat_if_possible=must):
        offered = choices(r, s, seat)
        if product_size(offered.cover) > SMALL:
            continue
        built = set()
        for laid in selections(s, seat, offered.cover):
            if len(laid) >= offered.must_cover:
                built.add(cover_group(r, s, seat, laid))
        assert built == set(ways(r, s, seat, DEFENCE)), (r, s)
        seen[len(offered.cover), offered.must_cover] += 1
    assert len(seen) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_selection_of_a_large_defence_is_refused(seed):
    for r, s, seat, chance in positions(seed, 30, DEFENCE):
        offered = choices(r, s, seat)
        held = hand(s, seat)
        laid = {}
        for one in chance.sample(offered.cover, len(offered.cover)):
            free = [card for card in one.beaters if held[card]]
            if free and chance.random() < 0.7:
                laid[one.at] = chance.choice(free)
                held[laid[one.at]] -= 1
        group = cover_group(r, s, seat, laid)
        if len(laid) >= offered.must_cover:
            assert accepted(r, s, seat, group), (r, s, laid)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_is_offered_that_fits_no_defence(seed):
    for r, s, seat, _ in positions(seed, 30, DEFENCE, must_beat_if_possible="yes"):
        offered = choices(r, s, seat)
        if offered.cover:
            asked = {card for card in range(52) if law.legal(r, s, seat) >> card & 1}
            assert set(offered.cover[0].beaters) == asked
        if product_size(offered.cover) <= SMALL:
            used = {
                (at, card)
                for laid in selections(s, seat, offered.cover)
                if len(laid) >= offered.must_cover
                for at, card in laid.items()
            }
            assert used == {(one.at, card) for one in offered.cover for card in one.beaters}


def cost(s, laid):
    """How dear a cover is: the queen, then trumps, then high cards."""
    cards = list(laid.values())
    others = [card for card in cards if card // 13 != s.suit or card == QUEEN_OF_SPADES]
    own = sorted(card for card in cards if card not in others)
    return QUEEN_OF_SPADES in cards, len(others), sorted(others), own


@pytest.mark.parametrize("seed", SEEDS)
def test_the_suggested_cover_beats_too_few_or_costs_too_much(seed):
    suggested = 0
    for r, s, seat, _ in positions(seed, 30, DEFENCE):
        offered = choices(r, s, seat)
        best = dict(offered.best)
        assert accepted(r, s, seat, cover_group(r, s, seat, best))
        if product_size(offered.cover) > SMALL:
            continue
        every = list(selections(s, seat, offered.cover))
        most = max(map(len, every))
        whole = most == len(offered.cover)
        if r.partial_defence == PartialDefence.ALL_OR_NOTHING and not whole:
            assert best == {}
            continue
        assert best in every
        assert len(best) == most
        assert cost(s, best) == min(cost(s, laid) for laid in every if len(laid) == most)
        suggested += bool(best)
    assert suggested > 3


def cover_of(text, *moves):
    table = Table(text).play(*moves)
    offered = choices(table.rules, table.state, table.state.actor)
    return table, offered


def cards(*texts):
    return tuple(parse_card(text) for text in texts)


def test_a_greedy_pairing_hides_that_both_cards_can_be_beaten():
    _, offered = cover_of(
        "mustamaija; trump none; stock 9; A 5H 8H 2C; B 6H 9H KC; C 5", "A 5H 8H done"
    )
    assert [one.beaters for one in offered.cover] == [cards("6H", "9H"), cards("9H")]
    assert offered.best == ((0, parse_card("6H")), (1, parse_card("9H")))
    assert offered.must_cover == 0


def test_who_must_beat_may_waste_the_card_that_only_he_needs_elsewhere():
    _, offered = cover_of(
        "mustamaija must_beat_if_possible=yes; trump none; stock 9; A 5H 8H 2C; B 6H 9H KC; C 5",
        "A 5H 8H done",
    )
    assert [one.beaters for one in offered.cover] == [cards("6H"), cards("9H")]
    assert offered.must_cover == 2
    assert TAKE not in offered.words


def test_a_trump_is_suggested_where_a_plain_card_does():
    _, offered = cover_of(
        "mustamaija; trump diamonds; stock 9; A 5H 8H 2C; B 2D 3D 9H JH KC; C 5", "A 5H 8H done"
    )
    assert offered.best == ((0, parse_card("9H")), (1, parse_card("JH")))


def test_half_a_defence_is_suggested_where_only_a_whole_one_counts():
    _, offered = cover_of(
        "voron; trump diamonds; stock 9; A 5H 8H 2C; B 9H KC 4S; C 5", "A 5H 8H done"
    )
    assert offered.best == ()
    assert offered.cover[0].beaters == cards("9H")


def test_the_defence_of_the_worked_example_cannot_be_built():
    table, offered = cover_of(
        "musta-maija; trump hearts; stock 20; A 3S 6S QS 2C 5C 7D; B 8S 2H 9H 4C 5D JD; C 6; D 6",
        "A 3S 6S QS done",
    )
    eight = parse_card("8S")
    assert offered.best == ((0, eight), (1, parse_card("2H")))
    assert cover_group(table.rules, table.state, 1, {0: eight}) == (eight, TAKE, TAKE)
    assert cover_group(table.rules, table.state, 1, {}) == (TAKE,) * 3


def test_a_selection_that_the_law_refuses_is_turned_into_something_else():
    table, _ = cover_of(
        "mustamaija; trump none; stock 9; A 5H 8H 2C; B 6H 9H KC; C 5", "A 5H 8H done"
    )
    six = parse_card("6H")
    assert cover_group(table.rules, table.state, 1, {0: six, 1: six}) == (six, six)
    assert not accepted(table.rules, table.state, 1, (six, six))


def test_a_naming_that_may_still_come_leaves_the_defence_without_an_end():
    table = Table("musta-maija; stock 20; A 5D 9D 2C; B KC QC TD 2H 3H; C 6").play("A 5D 9D done")
    ten = parse_card("TD")
    group = cover_group(table.rules, table.state, 1, {1: ten})
    assert group == (TAKE, ten, TAKE)
    table.play("B take TD")
    waits = choices(table.rules, table.state, 1)
    assert (waits.words, waits.cover, waits.best) == ((TAKE, NAME), (), ())
    assert cover_group(table.rules, table.state, 1, {}) == (TAKE,)
    table.play("B name clubs")
    again = choices(table.rules, table.state, 1)
    assert [(one.at, one.card) for one in again.cover] == [(0, parse_card("5D"))]
    assert again.cover[0].beaters == cards("QC", "KC")


def test_an_overload_that_ends_the_deal_at_the_first_answer_goes_on():
    table = Table("musta-maija; stock 0; A 5C 8C JC; B 9D QS; C -").play("A 5C 8C JC done")
    assert CLAIM in choices(table.rules, table.state, 1).words
    group = cover_group(table.rules, table.state, 1, {})
    assert accepted(table.rules, table.state, 1, group)


# ----------------------------------------------------------------------------------- words


def test_words_are_offered_that_are_not_legal_or_left_out():
    chance = random.Random(3)
    for _ in range(times(40, 400)):
        r, players = random_games.table(FAMILY, chance)
        s = random_games.start(FAMILY, r, players, chance)
        for state in random_games.states(FAMILY, r, s, chance):
            if chance.random() < 0.2:
                for seat in range(-1, players):
                    offered = choices(r, state, seat)
                    options = FAMILY.legal(r, state, seat)
                    assert list(offered.words) == [word for word in options if word >= 52]
                    assert bool(offered.pick or offered.cover) <= (seat == state.actor)


def test_a_spectator_or_a_seat_that_waits_is_offered_something():
    table = Table("mustamaija; trump diamonds; stock 9; A 5H 8H 2C; B 9H KC; C 5")
    for seat in (-1, 1, 2, 3, 7):
        assert choices(table.rules, table.state, seat) == Choices()
