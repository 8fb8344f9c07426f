"""Mustamaija: what a single change of the law could do unnoticed, under the clause it breaks."""

from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import product
from typing import Any

import pytest

from maija.cards import parse_cards
from maija.chance import seeded
from maija.games.mustamaija import Event, Word
from maija.games.presets import PRESETS, preset
from tests.table import Table

HERE = [name for name, game in PRESETS.items() if game.family.name == "mustamaija"]


def test_m_71_a_draw_by_repetition_is_told_as_somebodys_or_with_cards() -> None:
    """Everybody is told that the position stood there three times; that is nobody's doing."""
    table = Table("musta-maija; A 2C 2D; B QS 2H; C 3C 3D; attacker A; dealer C; bout 1")
    cycle = ["A 2C", "C 3C", "B 2C", "A 3C", "C 2C", "B 3C"]
    defender = {"A": "B", "B": "C", "C": "A"}
    for lead in [*cycle, *cycle]:
        table.play(f"{lead} done", f"{defender[lead[0]]} take")
    assert table.over
    repeated = [told for told in table.told() if told.kind == Event.REPEATED]
    assert [(told.seat, told.cards, told.number) for told in repeated] == [(None, (), 12)]
    ended = table.told()[-1]
    assert (ended.kind, ended.seat, ended.number) == (Event.ENDED, None, 1)


def test_m_11_a_spade_put_back_above_a_single_card_is_lost() -> None:
    """With one card left beside it, the spade goes under that card, and the card is turned."""
    table = Table(
        "pagat spade_indicator_goes=random; stock 2S 3D; A 4C 5C 6C 7C 8C; B 9C QS; bout 0"
    )
    table.play("A 4C done")
    assert table.trump == "D"
    assert table.count("A") == 5
    assert "2S" in table.hand("A")  # drawn from above the turned card
    assert table.stock == 1


def test_m_14_the_turned_card_is_told_as_another_suit_or_by_another() -> None:
    """The card is turned for all to see: its suit is trump, and it is the dealer's to turn."""
    table = Table("pagat; stock 4H 3D; A 4C 5C 6C 7C 8C; B 9C QS; dealer B; bout 0")
    table.play("A 4C done")
    turned = [told for told in table.told() if told.kind == Event.TRUMP_TURNED]
    assert [(told.seat, told.cards, told.number) for told in turned] == [(1, (28,), 2)]


GIVEN = {"players", "dealer", "rng", "stock", "top", "end", "events", "positions"}
"""What a deal is made of; everything else follows from it."""
OF_A_BOUT = {"lead_size", "suit", "attack", "beater", "step", "order"}
"""What says nothing before the first lead and before somebody is out."""


@pytest.mark.parametrize("name", HERE)
def test_m_72_something_of_the_last_deal_is_left_in_the_next(name: str) -> None:
    """The next deal begins like any other, whatever has happened at this table before."""
    game = preset(name)
    law, rules = game.family.law, game.rules
    for players in rules.seats():
        clean, used = (game.family.state(players=players, dealer=1, rng=7) for _ in "ab")
        for spec in dataclasses.fields(used):
            if spec.name not in GIVEN | OF_A_BOUT:
                value = getattr(used, spec.name)
                nonsense = [5] * players + value[players:] if isinstance(value, list) else 5
                setattr(used, spec.name, nonsense)
        for state in (used, clean):
            law.stack(rules, state)
            law.shuffle(state)
            law.start(rules, state)
        assert used == clean
        assert clean.namer == clean.loser == -1
        assert (clean.idle, clean.seen, clean.drawn, clean.won) == (0, 1, 0, 0)
        assert (clean.gone, clean.gone_twice, clean.out, clean.outs) == (0, 0, 0, 0)
        if rules.text("trump_method") != "turn_up":
            assert (clean.indicator, clean.indicator_at, clean.trump) == (-1, -1, -1)


def test_m_11_some_order_of_the_stock_is_likelier_than_another() -> None:
    """A stock that is shuffled again comes in any order, and no card of it gets lost."""
    family = preset("mustamaija").family
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        state = family.state(top=1, end=4, rng=seeded(seed))
        state.stock[:5] = [9, 0, 1, 2, 8]
        family.law.shuffle(state)
        assert (state.stock[0], state.stock[4]) == (9, 8)  # dealt, and not of the stock
        orders[tuple(state.stock[1:4])] += 1
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values()), orders


def test_m_46_a_card_held_twice_stays_with_the_player_who_claimed() -> None:
    """On a claim the whole hand goes to the offender: of two equal cards both."""
    table = Table(
        "musta-maija packs=2; A 2C 3C 4C 5C 9D; B 7H 7H QS; C 3H 4H; attacker A; dealer C; bout 9"
    )
    table.play("A 2C 3C 4C 5C done", "B claim")
    assert table.out == "B"
    assert table.hand("B") == ""
    assert table.state.hands[1] == table.state.twice[1] == 0
    assert table.holds("A", "2C 3C 4C 5C 9D 7H 7H QS")


def test_m_38_the_cards_that_the_defender_left_are_miscounted() -> None:
    """Each card that he leaves is one left, until trump is named and all are asked again."""
    table = Table(
        "musta-maija; A 5D 9D JD 2C 3H; B KC QC 2S 3S 4S 6S; C QS 4H; attacker A; dealer C"
    )
    table.play("A 5D 9D JD done", "B take")
    assert table.state.left == 1
    table.play("B take")
    assert table.state.left == 2
    table.play("B name clubs")
    assert table.state.left == 0
    assert table.legal("B") == {"KC", "QC", "take"}


@pytest.mark.parametrize("goes", ["middle", "random"])
def test_m_10_a_single_spade_put_back_ends_up_somewhere_else(goes: str) -> None:
    """A stock of one spade stays as it is: there is no trump, and the spade is drawn as usual."""
    table = Table(f"pagat spade_indicator_goes={goes}; stock 2S; A 4C 5C 6C 7C 8C; B 9C QS; bout 0")
    table.play("A 4C done")
    assert table.trump == "-"
    assert "2S" in table.hand("A")
    assert table.state.stock == [39, *[0] * 104]
    told = [(told.kind, told.seat, told.cards, told.number) for told in table.told()]
    assert told[1] == (Event.SPADE_RETURNED, 1, (39,), 1)
    assert told[2][:2] == (Event.NO_TRUMP, 1)


@pytest.mark.parametrize(
    ("packs", "cards"), [("1", "2C 3D 9C 2H 3S 9H QS"), ("2", "2C 2C 2H 2H 3D 3D QS")]
)
def test_m_71_two_different_positions_are_taken_for_one(packs: str, cards: str) -> None:
    """A position is the same only if every hand and the attacker are the same."""
    game = preset("mustamaija")
    rules = game.changed({"packs": packs}, 3)
    law: Any = game.family.law
    found: dict[tuple[object, ...], int] = {}
    for seats in product(range(3), repeat=7):
        state = game.family.state(players=3)
        for seat, card in zip(seats, parse_cards(cards), strict=True):
            law.put(state, seat, card)
        for state.attacker in range(3):
            number = law.position(rules, state)
            assert 0 <= number < 1 << 62
            found[state.attacker, *state.hands, *state.twice] = number
    assert len(set(found.values())) == len(found)


def test_m_67_a_declined_draw_is_told_as_something_else() -> None:
    """Everybody is told that a player did not draw; it is he who is named."""
    table = Table(
        "musta-maija draw_compulsory=no; stock 3H 4H; A 4C 5C 9D; B 9C QS; attacker A; dealer B"
    )
    table.play("A 4C done", "A decline")
    told = [(told.kind, told.seat, told.cards, told.number) for told in table.told()]
    assert told == [(Event.DECLINED, 0, (), Word.DRAW)]


def test_m_54_a_defence_that_was_never_played_counts_as_won() -> None:
    """The attacker goes out and only the defender is left: nothing was beaten in that bout."""
    table = Table("mustamaija; A 3C 9D; B 2C QS; attacker B; dealer A; bout 9")
    table.play("B 2C done", "A 3C")
    assert table.state.won == 1
    table.play("A 9D done")
    assert table.over
    assert table.loser == "B"
    assert table.state.won == 0
