"""The table of presets of the Hearts family, field for field, and the rules that are refused."""

from __future__ import annotations

import pytest

from maija.games.options import RulesError
from maija.games.presets import preset

TABLE = {
    "removed_3": ("2D", "2C"),
    "removed_5": ("2C 2D", "2C 2D"),
    "removed_6": ("2C 3C 2D 2S", "2C 2D 2H 2S"),
    "pass_count": ("3", "3"),
    "pass_cycle_3": ("left right none", "right"),
    "pass_cycle_4": ("left right across none", "right"),
    "pass_cycle_5": ("left right none", "right"),
    "pass_cycle_6": ("left right across none", "right"),
    "first_lead": ("lowest_club", "left_of_dealer"),
    "first_trick_points": ("forbidden", "allowed"),
    "hearts_lead": ("broken", "any"),
    "queen_breaks_hearts": ("no", "no"),
    "lead_hearts_instead_of_queen": ("no", "no"),
    "heart_values": ("1", "1"),
    "queen_value": ("13", "13"),
    "king_value": ("0", "10"),
    "ace_value": ("0", "7"),
    "omnibus": ("none", "none"),
    "omnibus_needed_for_moon": ("no", "no"),
    "moon": ("others_plus", "none"),
    "moon_value": ("total", "total"),
    "sun": ("none", "none"),
    "no_tricks_bonus": ("0", "0"),
    "end": ("target", "target"),
    "target": ("100", "100"),
    "hands": ("none", "none"),
    "exact_target": ("nothing", "nothing"),
    "tie": ("extra_hands", "extra_hands"),
    "floor_zero": ("no", "no"),
    "first_dealer": ("lot", "lot"),
    "dealer_rotation": ("left", "left"),
}
"""Each field in ``hearts`` and in ``black-maria``, written down by hand."""


@pytest.mark.parametrize("field", TABLE)
def test_a_field_of_a_preset_is_not_the_one_of_the_table(field: str) -> None:
    """What the table of presets says is what the presets play."""
    hearts, black_maria = TABLE[field]
    assert preset("hearts").rules.text(field) == hearts
    assert preset("black-maria").rules.text(field) == black_maria


def test_the_table_of_presets_leaves_a_field_open() -> None:
    """There is no field of the rules that the table of presets does not know."""
    assert set(preset("hearts").rules.names()) == set(TABLE)


def refusal(game: str, options: dict[str, str], players: int = 4) -> list[tuple[str, list[str]]]:
    """Clause and fields of each clash."""
    with pytest.raises(RulesError) as error:
        preset(game).changed(options, players)
    assert {reason.code for reason in error.value.reasons} == {"clash"}
    return [(reason.clause, reason.facts["fields"]) for reason in error.value.reasons]


@pytest.mark.parametrize("moon", ["others_plus", "choice", "auto"])
def test_a_moon_that_black_maria_does_not_know_is_accepted(moon: str) -> None:
    """Where king and ace of spades cost, only none and self_minus are accepted (S4.15)."""
    fields = [f"moon={moon}", "king_value=10", "ace_value=7"]
    assert refusal("black-maria", {"moon": moon}) == [("S4.15", fields)]
    assert preset("black-maria").changed({"moon": "self_minus"}).text("moon") == "self_minus"
    black_hearts = {"king_value": "10", "moon": moon}
    assert refusal("hearts", black_hearts) == [("S4.15", [f"moon={moon}", "king_value=10"])]
    plain = preset("black-maria").changed({"king_value": "0", "ace_value": "0", "moon": moon})
    assert plain.text("moon") == moon


@pytest.mark.parametrize(("players", "hands"), [(3, "10"), (4, "9"), (5, "12"), (6, "9")])
def test_a_number_of_hands_that_is_no_multiple_of_the_players_is_accepted(
    players: int, hands: str
) -> None:
    """So many hands must let everybody deal equally often (S4.25)."""
    found = refusal("hearts", {"end": "hands", "hands": hands}, players)
    assert found == [("S4.25", [f"hands={hands}", f"players={players}"])]
    good = str(int(hands) // players * players)
    assert preset("hearts").changed({"end": "hands", "hands": good}, players).text("hands") == good


MEANINGLESS = [
    ("hearts", {"hearts_lead": "any", "queen_breaks_hearts": "yes"}),
    ("hearts", {"hearts_lead": "any", "lead_hearts_instead_of_queen": "yes"}),
    ("black-maria", {"hearts_lead": "any", "queen_breaks_hearts": "yes"}),
    ("hearts", {"omnibus": "none", "omnibus_needed_for_moon": "yes"}),
    ("hearts", {"moon": "none", "moon_value": "36"}),
    ("black-maria", {"moon": "none", "moon_value": "43"}),
    ("hearts", {"end": "target", "hands": "8"}),
]


@pytest.mark.parametrize(("game", "options"), MEANINGLESS)
def test_a_field_without_meaning_is_changed(game: str, options: dict[str, str]) -> None:
    """A field that another field makes meaningless may not be changed."""
    (found,) = refusal(game, options)
    assert set(found[1]) == {f"{name}={text}" for name, text in options.items()}


@pytest.mark.parametrize("changed", [{"target": "50"}, {"tie": "shared"}, {"exact_target": "wins"}])
def test_a_field_of_the_target_is_changed_where_hands_are_counted(
    changed: dict[str, str],
) -> None:
    """Target, tie and exact target belong to a match that ends at the target."""
    (found,) = refusal("hearts", {"end": "hands", "hands": "8", **changed})
    (name, text), *_ = changed.items()
    assert found[1] == [f"{name}={text}", "end=hands"]
    assert preset("hearts").changed(changed).text(name) == text


def test_an_omnibus_card_is_needed_for_no_moon() -> None:
    """Where there is no moon nothing can be needed for it."""
    options = {"omnibus": "jd", "moon": "none", "omnibus_needed_for_moon": "yes"}
    (found,) = refusal("hearts", options)
    assert "omnibus_needed_for_moon=yes" in found[1]
    assert "moon=none" in found[1], "the field that makes it meaningless is not named"


def test_a_number_of_cards_is_agreed_where_none_are_passed() -> None:
    """A table that never passes keeps the number of its preset."""
    found = refusal("hearts", {"pass_cycle_4": "none", "pass_count": "2"})
    assert [set(fields) for _, fields in found] == [{"pass_cycle_4=none", "pass_count=2"}]
    assert preset("hearts").changed({"pass_cycle_4": "none"}).text("pass_count") == "3"
    mixed = preset("hearts").changed({"pass_cycle_4": "none left", "pass_count": "2"})
    assert mixed.text("pass_count") == "2"


@pytest.mark.parametrize("players", [3, 5])
def test_somebody_sits_across_at_an_odd_table(players: int) -> None:
    """Across exists with four and six players only (T1)."""
    name = f"pass_cycle_{players}"
    found = refusal("hearts", {name: "left across none"}, players)
    assert found == [("T1", [f"{name}=left across none"])]


@pytest.mark.parametrize(
    ("players", "cards"), [(3, "none"), (3, "2D 2C"), (5, "2C"), (6, "2C 2D 2H"), (6, "2C 2D")]
)
def test_removed_cards_leave_unequal_hands(players: int, cards: str) -> None:
    """What is left of the pack must go evenly into the number of players (S4.7)."""
    name = f"removed_{players}"
    clauses = [clause for clause, _ in refusal("hearts", {name: cards}, players)]
    assert clauses == ["S4.7"]


@pytest.mark.parametrize(("omnibus", "card"), [("jd", "JD"), ("td", "10D")])
def test_the_omnibus_card_is_removed(omnibus: str, card: str) -> None:
    """A card that counts must be in the pack (S4.8)."""
    found = refusal("hearts", {"omnibus": omnibus, "removed_3": card}, 3)
    assert found == [("S4.8", [f"omnibus={omnibus}", f"removed_3={card}"])]
    assert preset("hearts").changed({"removed_3": card}, 3).text("removed_3") == card


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("removed_3", "QS"),
        ("removed_3", "XX"),
        ("removed_6", "2C 2D 2H 2S 3C 3D 3H 3S"),
        ("pass_cycle_4", "left up"),
        ("pass_cycle_4", ""),
        ("pass_cycle_4", "left " * 9),
        ("pass_count", "0"),
        ("pass_count", "5"),
        ("target", "0"),
        ("target", "-5"),
        ("sun", "26"),
        ("no_tricks_bonus", "3"),
        ("heart_values", "2"),
        ("queen_value", "101"),
        ("tie", "maybe"),
        ("floor_zero", "perhaps"),
    ],
)
def test_a_field_takes_a_value_it_does_not_have(field: str, value: str) -> None:
    """A bad value names the field, the value and what is expected."""
    with pytest.raises(RulesError) as error:
        preset("hearts").changed({field: value})
    (reason,) = error.value.reasons
    assert reason.code == "bad-value"
    assert reason.facts["expected"]
    assert str(reason.facts["option"]).startswith(field.split("_", maxsplit=1)[0])


def test_spot_changes_more_than_pips_and_queen() -> None:
    """``spot=yes`` sets the heart values and the queen, and nothing else."""
    changed = preset("hearts").changed({"spot": "yes"})
    assert changed.differences(preset("hearts").rules) == {
        "heart_values": "pip",
        "queen_value": "25",
    }
