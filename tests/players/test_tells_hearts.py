"""What a card at Hearts tells of the hand that it came from."""

from __future__ import annotations

import pytest

from maija.cards import mask_of, parse_cards
from maija.chance import seeded
from maija.games.family import families
from maija.games.presets import preset
from maija.players import Memory
from maija.players.hearts.tells import follow_tells, led_tells, notice, thrown_tells
from maija.record import read_position

HEARTS = families()["hearts"]
RULES = preset("hearts").rules
FULL = (1 << 52) - 1


def mask(text: str) -> int:
    return mask_of(parse_cards(text)) if text else 0


def card(text: str) -> int:
    return mask(text).bit_length() - 1


@pytest.mark.parametrize(
    ("played", "best", "pile", "last", "hardly"),
    [
        ("5D", "9D", "9D", 0, "6D 7D 8D"),
        ("TS", "KS", "KS", 0, "JS QS"),
        ("JD", "9D", "9D", 0, "2D 3D 4D 5D 6D 7D 8D"),
        ("JD", "9D", "9D 2D 3D", 1, ""),
        ("JD", "9D", "9D 2D 4H", 1, "2D 3D 4D 5D 6D 7D 8D"),
        ("JS", "9S", "9S", 0, "QS"),
        ("JS", "9S", "9S 2S 3S", 1, ""),
    ],
)
def test_who_follows_suit_is_believed_to_have_played_another_card_as_gladly(
    played, best, pile, last, hardly
):
    assert follow_tells(RULES, card(played), card(best), mask(pile), last) == mask(hardly)


def test_who_is_void_is_believed_to_keep_the_queen():
    assert thrown_tells(RULES, card("4D"), 0, FULL) == mask("QS KS AS")
    assert thrown_tells(RULES, card("KS"), 0, FULL) == mask("QS")
    assert thrown_tells(RULES, card("QS"), 0, FULL) == 0
    assert thrown_tells(RULES, card("4D"), 1, FULL) == 0  # she may not be played to the first trick
    assert thrown_tells(RULES, card("4D"), 0, FULL & ~mask("QS")) == 0


def test_who_leads_low_spades_is_believed_to_have_what_the_queen_could_fall_under():
    assert led_tells(RULES, card("4S"), 0, FULL) == mask("QS KS AS")
    assert led_tells(RULES, card("KS"), 0, FULL) == 0
    assert led_tells(RULES, card("4D"), 0, FULL) == 0
    assert led_tells(RULES, card("4S"), 0, FULL & ~mask("QS")) == 0


def test_the_last_card_of_a_trick_tells_nothing():
    """It lies in the last trick when the others see it."""
    position = "hearts; trick 8; leader B; table 9D 3D TD; A 7D 2C 4C 6C 7C 9C; B 5; C 5; D 5"
    _, rules, state = read_position(position)
    memory = Memory(rng=seeded(1))
    notice(rules, state, memory)
    assert memory.unlikely[:4] == [0, 0, mask("4D 5D 6D 7D 8D"), mask("2D 3D 4D 5D 6D 7D 8D")]
    state = HEARTS.apply(rules, state, 0, card("7D"))
    notice(rules, state, memory)
    assert memory.unlikely[0] == mask("8D 9D")


def test_doubts_outlive_the_deal():
    memory = Memory(rng=seeded(1))
    memory.unlikely[2] = mask("QS")
    notice(RULES, HEARTS.state(), memory)
    assert memory.unlikely[2] == 0
