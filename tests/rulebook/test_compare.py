"""What is different between two games: all of it, and nothing else."""

from itertools import permutations

import pytest

from maija.games.presets import PRESETS
from maija.rulebook.compare import TOPICS, Side, differences
from maija.text import Catalogue, languages

NINE = (
    "Cards that cost",
    "Points in a deal",
    "Passing cards",
    "The first card of a deal",
    "Leading hearts",
    "Costly cards on the first trick",
    "Shooting the moon",
    "Cards left out",
    "What else can be changed",
)
"""The rows of the table on the Turkish page, in its order."""


def compared(one, other, players=None, language="en"):
    first, second = (Side(PRESETS[name].family, PRESETS[name].rules) for name in (one, other))
    return differences(Catalogue(language), first, second, players)


def test_the_nine_rows_of_the_turkish_table_are_others():
    rows = {row.title: row for row in compared("hearts", "black-maria")}
    assert tuple(rows) == NINE
    costs, worth, passing, first, leading, trick, moon, removed, choices = rows.values()
    assert costs.other == ("The spade king costs 10.", "The spade ace costs 7.")
    assert worth.one == ("All the cards of a deal together cost 26 points.",)
    assert worth.other == (
        "All the cards of a deal together cost 43 points.",
        "With 6 players they cost 42 points.",
    )
    assert passing.other == ("Cards are always passed to the right.",)
    assert passing.one[3] == (
        "With 6 players: Passing, deal by deal: to the left, to the right, across, not at all."
    )
    assert "lowest club" in first.one[0]
    assert "dealer’s left leads any card" in first.other[0]
    assert leading.other == ("Hearts may be led at any time.",)
    assert "unless you have nothing else" in trick.one[0]
    assert moon.other == ("There is no moon: whoever takes everything pays for everything.",)
    assert removed.one == (
        "With 3 players: Left out of the pack: ♦2.",
        "With 6 players: Left out of the pack: ♣2 ♣3 ♦2 ♠2.",
    )
    assert removed.other[1] == "With 6 players: Left out of the pack: ♣2 ♦2 ♥2 ♠2."
    # Spot Hearts, Omnibus and the target can be chosen in both; the moon only in one.
    assert "Shooting the moon: The shooter’s score falls" in choices.other
    assert any(text.startswith("Shooting the moon: There is no moon") for text in choices.one)
    assert not [
        text
        for text in (*choices.one, *choices.other)
        if text.startswith(("Hearts cost", "The target", "The diamond", "The spade queen"))
    ]


def test_what_one_number_of_players_has_is_told_of_another():
    rows = {row.title: row for row in compared("hearts", "black-maria", 6)}
    assert rows["Points in a deal"].other == ("All the cards of a deal together cost 42 points.",)
    assert "Cards left out" not in {row.title for row in compared("hearts", "black-maria", 5)}


@pytest.mark.parametrize("language", languages())
def test_two_games_cannot_be_compared_or_the_sides_are_changed(language):
    for one, other in permutations(PRESETS, 2):
        rows = compared(one, other, language=language)
        back = compared(other, one, language=language)
        assert rows
        assert [(row.title, row.one, row.other) for row in rows] == [
            (row.title, row.other, row.one) for row in back
        ]
        assert not [text for row in rows for text in row.one if text in row.other]


def test_an_option_is_compared_in_no_row_or_in_two():
    for family in {preset.family for preset in PRESETS.values()}:
        entries = " ".join(TOPICS[family.name].values()).split()
        assert len(entries) == len(set(entries))
        stems = {
            stem if (stem := name.rpartition("_")[0]) in {"removed", "pass_cycle"} else name
            for name in family.rules.names()
        }
        assert {entry for entry in entries if not entry.startswith("*")} == stems
