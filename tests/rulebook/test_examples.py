"""The examples of the rulebook are what happens at a table, card for card."""

import pytest

from maija.cards import card_name
from maija.games.family import families
from maija.games.presets import PRESETS
from maija.rulebook import chapters
from maija.text import Catalogue
from tests.table import Table

SPOKEN = Catalogue()


def examples(name, players=None, **options):
    """The rows of each example as text and cards, by its name."""
    preset = PRESETS[name]
    players = players or preset.players
    rules = preset.changed(options, players)
    return {
        example.name: [(row.text, " ".join(map(card_name, row.cards))) for row in example.rows]
        for chapter in chapters(SPOKEN, preset.family, rules, players, examples=True)
        for example in chapter.examples
    }


def cards_of(rows, text):
    return next(cards for told, cards in rows if told == text).split()


def beaters(game, lead, hand, trump):
    """For each card what of a hand beats it, by leading it alone."""
    found = []
    for card in lead.split():
        table = Table(f"{game}; trump {trump}; stock 8; A {card} KD; B {hand}; C 3H 4C")
        table.play(f"A {card} done")
        found.append(table.legal("B") - {"take"})
    return found


@pytest.mark.parametrize("game", ["musta-maija", "mustamaija", "voron", "pagat", "dam"])
def test_an_example_says_that_a_card_beats_what_it_does_not_beat(game):
    shown = examples(game)
    for name, lead, hand in (
        ("beating", "3S 6S QS", "8S 2H KC AD"),
        ("trump-beating", "7H", "4H 9H AS"),
        ("queen", "9S", "QS KS"),
    ):
        rows = shown[name]
        assert rows[0][0] == "Hearts are trumps."
        assert cards_of(rows, "Led:") == lead.split()
        assert cards_of(rows, "The defender holds:") == hand.split()
        at_the_table = beaters(game, lead, hand, "hearts")
        assert [set(cards.split()) for _, cards in rows[3:]] == at_the_table


def test_the_worked_example_of_the_finnish_rules_is_told_otherwise():
    """S1.28-S1.34: eight beats three, the six and the queen are picked up, seven cards, no lead."""
    rows = examples("musta-maija")["picked-up"]
    assert rows == [
        ("Led:", "3S 6S QS"),
        ("The leader draws 3 cards.", ""),
        ("Laid on ♠3:", "8S"),
        ("Out of the game:", "3S 8S"),
        ("Picked up:", "6S QS"),
        ("The defender now holds 7 cards.", ""),
        ("The player at the defender’s left leads next.", ""),
    ]


def test_an_example_stays_the_same_under_other_rules():
    def changed(name, example, **options):
        before, after = examples(name)[example], examples(name, **options).get(example)
        assert before != after
        return after

    rows = changed("mustamaija", "picked-up", partial_defence="all_or_nothing")
    assert cards_of(rows, "Back to the hand:") == ["8S"]
    assert cards_of(rows, "Picked up:") == ["3S", "6S", "QS"]
    rows = changed("mustamaija", "picked-up", attacker_draws="after_bout")
    assert rows.index(("The leader draws 3 cards.", "")) > 3
    rows = changed("mustamaija", "queen", queen_may_beat="yes_as_top_trump")
    assert rows[-1] == ("♠9 is beaten by:", "QS KS")
    rows = changed("mustamaija", "beating", trump_method="none")
    assert cards_of(rows, "♠3 is beaten by:") == ["8S"]
    rows = changed("mustamaija", "limit", defender_limit="after_stock_empty")
    assert rows[0][0] == "The defender holds 2 cards, and the stock is gone."
    assert changed("mustamaija", "limit", defender_limit="never") is None
    assert examples("musta-maija")["limit"][-1][0].endswith("the defender may claim.")
    rows = changed("musta-maija", "pair", spades_may_be_trump="no")
    assert rows[-1] == ("These may name trumps:", "QH KH")
    rows = changed("pagat", "turned", spades_may_be_trump="yes")
    assert rows == [("Turned:", "9S"), ("Spades are trumps.", "")]
    assert cards_of(examples("hearts")["first-trick"], "Led to the first trick:") == ["2C"]
    rows = changed("black-maria", "first-trick", first_trick_points="forbidden")
    assert cards_of(rows, "May be played:") == ["4D"]
    rows = changed("hearts", "leading-hearts", lead_hearts_instead_of_queen="yes")
    assert rows[-1] == ("May be led:", "5H 8H QS")
    rows = changed("hearts", "costs", omnibus="td")
    assert rows[0] == ("10 points off:", "10D")


@pytest.mark.parametrize(
    ("players", "own", "others"), [(3, 26, 0), (4, 26, 0), (5, 26, 0), (6, 26, 0)]
)
def test_taking_everything_is_told_with_other_points_than_it_scores(players, own, others):
    """S4.6, S4.15, S4.19: 26 to the others or off; 43 for oneself, 42 with six players."""
    said = "That player scores {}, every other player {}."
    assert examples("hearts", players)["everything"] == [(said.format(others, own), "")]
    rows = examples("hearts", players, moon="self_minus")["everything"]
    assert rows == [(said.format(-own, 0), "")]
    rows = examples("black-maria", players)["everything"]
    assert rows == [(said.format(42 if players == 6 else 43, 0), "")]
    assert len(examples("hearts", players, moon="choice")["everything"]) == 2


def test_a_card_that_is_left_out_of_the_pack_stands_in_an_example():
    shown = examples("hearts", 3, removed_3="9C")
    assert "follow" not in shown
    assert not [cards for rows in shown.values() for _, cards in rows if "9C" in cards.split()]


def test_a_chapter_has_examples_of_a_family_it_does_not_know():
    for family in families().values():
        names = [name for name, preset in PRESETS.items() if preset.family is family]
        assert all(len(examples(name)) >= 6 for name in names)
