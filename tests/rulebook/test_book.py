"""The rules in words say every option that matters at a table, and only those."""

import pytest

from maija.games.family import families
from maija.games.presets import PRESETS
from maija.rulebook import chapters, sentence
from maija.rulebook.order import CHAPTERS, FIXED, OF_VALUES
from maija.text import Catalogue

SPOKEN = Catalogue()
VALUES = [
    (family.name, option, value)
    for family in families().values()
    for option in family.rules.names()
    for value in family.rules.values(option)
]


@pytest.mark.parametrize(("family", "option", "value"), VALUES, ids=str)
def test_a_value_of_an_option_has_no_sentence(family, option, value):
    # A sentence that does not exist, or lacks a fact, is a warning, and warnings are errors here.
    told = sentence(SPOKEN, families()[family], option, value)
    assert told.endswith(".")
    assert "None" not in told


def test_two_values_of_an_option_are_told_alike():
    for family in families().values():
        for option in family.rules.names():
            values = {family.rules.written(option, value) for value in family.rules.values(option)}
            told = {
                sentence(SPOKEN, family, option, value) for value in family.rules.values(option)
            }
            assert len(told) == len(values), option


def test_an_option_stands_in_no_chapter_or_in_two():
    for family in families().values():
        entries = " ".join(CHAPTERS[family.name].values()).split()
        assert len(entries) == len(set(entries))
        fixed = {f"*{name}" for name in FIXED[family.name]}
        assert set(entries) == set(family.rules.names()) | fixed


def told(name, players, **options):
    chosen = PRESETS[name]
    rules = chosen.changed(options, players)
    return {
        clause.option: clause
        for chapter in chapters(SPOKEN, chosen.family, rules, players)
        for clause in chapter.clauses
    }


def test_a_clause_has_no_number_or_another_one_than_its_option():
    for name, preset in PRESETS.items():
        for option, clause in told(name, preset.players).items():
            assert clause.number
            if option is not None:
                others = OF_VALUES[preset.family.name]
                own = others.get(f"{option}={clause.value}", preset.rules.clause(option))
                assert clause.number == clause.numbers[0] == own
                assert preset.rules.clause(option) in clause.numbers
                assert len({*clause.numbers}) == len(clause.numbers)
                assert clause.value == preset.rules.text(option)


def test_a_sentence_rests_on_a_clause_that_says_otherwise():
    """S2.11 has at most five cards, S1.5 up to eight players, S2.16 a partial defence."""
    assert told("mustamaija", 4)["max_attack"].number == "S2.11"
    assert told("musta-maija", 4)["max_attack"].number == "S1.12"
    assert told("voron", 4)["partial_defence"].number == "S3.14"
    assert told("black-maria", 4)["moon"].number == "S4.15"
    assert told("hearts", 4)["moon"].number == "S4.6"
    for name, number in (("musta-maija", "S1.5"), ("mustamaija", "S2.2")):
        chosen = PRESETS[name]
        first = chapters(SPOKEN, chosen.family, chosen.rules, 4)[0].clauses[0]
        assert (first.name, first.number) == ("players", number)


def test_a_value_that_no_option_has_rests_on_a_clause():
    for family in families().values():
        for entry in OF_VALUES[family.name]:
            option, _, value = entry.partition("=")
            assert value in {
                family.rules.written(option, each) for each in family.rules.values(option)
            }


def test_what_does_not_matter_is_told():
    clauses = told("mustamaija", 4)
    assert not {"fixed_trump", "kq_must_show", "queen_in_cut", "draw_order"} & set(clauses)
    assert "spade_indicator_goes" in clauses
    assert "fixed_trump" in told("mustamaija", 4, trump_method="fixed")
    assert "draw_order" in told("voron", 4)
    clauses = told("hearts", 5)
    assert {"removed_5", "pass_cycle_5", "target"} <= set(clauses)
    assert not {"removed_3", "pass_cycle_4", "hands"} & set(clauses)
    clauses = told("hearts", 4, pass_cycle_4="none")
    assert "pass_count" not in clauses
    assert clauses["pass_cycle_4"].text == "Cards are never passed."
    assert "moon_value" not in told("black-maria", 3)


def test_a_changed_option_is_told_as_in_the_preset():
    assert told("hearts", 4, target="50")["target"].text == "The target is 50 points."
    assert told("hearts", 3, removed_3="2S")["removed_3"].text == "Left out of the pack: ♠2."
    assert told("black-maria", 3)["pass_cycle_3"].text == "Cards are always passed to the right."
    assert told("dam", 2, deals="1")["deals"].text == "A match has one deal."
