"""A change of the rules shows in the text, and nothing in the text changes without one.

Every game, every single change that its table may make, every number of players, every language.
"""

import random
from dataclasses import replace

import pytest

from maija.cards import cards_in
from maija.games.hearts import law as hearts
from maija.games.mustamaija import law as mustamaija
from maija.games.presets import PRESETS
from maija.rulebook import chapters
from maija.rulebook.compare import Side, differences
from maija.text import Catalogue, languages
from tests import random_games

TABLES = [
    (name, players)
    for name, preset in PRESETS.items()
    for players in preset.rules.tables
    if players in preset.rules.seats()
]


def changes(preset, rules, players):
    """Every set of rules that is one change away and can be played."""
    for option in rules.names():
        for value in rules.values(option):
            changed = replace(rules, **{option: value})
            if changed != rules and not preset.family.clashes(changed, players, rules):
                yield option, changed


def told(catalogue, preset, rules, players, **wanted):
    return chapters(catalogue, preset.family, rules, players, **wanted)


def clauses(catalogue, preset, rules, players):
    return {
        clause.name: clause.text
        for chapter in told(catalogue, preset, rules, players)
        for clause in chapter.clauses
    }


def facts(preset, rules, players):
    """What the sentences that no option decides depend on, worked out in another way."""
    family = preset.family
    pack = family.pack(rules, players)
    found = {"players": rules.seats()}
    if family.name == "hearts":
        state = family.start(rules, players, seed=1)
        found["dealt"] = len(cards_in(state.hands[0]))
        found["worth"] = sum(hearts.card_points(rules, 1 << card) for card in pack)
    else:
        state = family.start(rules, players, seed=1)
        dealt = sum(mustamaija.held(state, seat) for seat in range(players))
        found["stock"] = len(pack) - dealt
        found["two-alike"] = len(pack) > 52
        found["beat"] = found["beat-plain"] = rules.text("trump_method") == "none"
        found["last-lead"] = rules.text("queen_may_beat"), rules.text("overload")
    return found


def named(option):
    return option.lower().replace("_", "-")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_change_of_the_rules_is_not_told_or_something_else_is_told(name, players):
    preset = PRESETS[name]
    rules = preset.rules
    catalogues = [Catalogue(language) for language in languages()]
    before = [clauses(catalogue, preset, rules, players) for catalogue in catalogues]
    known = facts(preset, rules, players)
    for option, changed in changes(preset, rules, players):
        now = facts(preset, changed, players)
        expected = {each for each in known if known[each] != now[each]}
        mattering = {each: changed.matters(each, players) for each in rules.names()}
        expected |= {
            named(each)
            for each, matters in mattering.items()
            if matters != rules.matters(each, players) or (each == option and matters)
        }
        for number in {3, 4, 5, 6} - {players}:
            expected -= {f"removed-{number}", f"pass-cycle-{number}"}
        for catalogue, old in zip(catalogues, before, strict=True):
            new = clauses(catalogue, preset, changed, players)
            differing = {each for each in old.keys() | new.keys() if old.get(each) != new.get(each)}
            assert differing == expected, (catalogue.language, option, changed.text(option))


@pytest.mark.parametrize("name", PRESETS)
def test_a_change_of_the_rules_is_not_among_the_differences(name):
    preset, catalogue = PRESETS[name], Catalogue()
    rules, players = preset.rules, preset.players
    side = Side(preset.family, rules)
    assert differences(catalogue, side, side, players) == ()
    before = clauses(catalogue, preset, rules, players)
    for option, changed in changes(preset, rules, players):
        rows = differences(catalogue, side, Side(preset.family, changed), players)
        said = {text for row in rows for text in (*row.one, *row.other)}
        after = clauses(catalogue, preset, changed, players)
        for each in {named(option)} & (before.keys() | after.keys()):
            assert {before.get(each), after.get(each)} - {None} <= said, option
        assert not {before[each] for each in before if before[each] == after.get(each)} & said


@pytest.mark.parametrize("language", languages())
def test_an_example_cannot_be_said_at_some_table(language):
    # A fault in a sentence is a warning, and warnings are errors here.
    catalogue = Catalogue(language)
    for preset in PRESETS.values():
        players = preset.players
        for _, changed in changes(preset, preset.rules, players):
            shown = told(catalogue, preset, changed, players, examples=True)
            examples = [each for chapter in shown for each in chapter.examples]
            assert len({each.name for each in examples}) == len(examples) > 3
            for row in (row for each in examples for row in each.rows):
                assert row.text.endswith(":") == bool(row.cards), row


@pytest.mark.parametrize("name", PRESETS)
def test_what_is_not_told_decides_something(name):
    """An option that the text leaves out may have any value: the same game is played."""
    preset = PRESETS[name]
    family, rules, players = preset.family, preset.rules, preset.players
    silent = set(rules.names()) - {
        clause.option
        for chapter in told(Catalogue(), preset, rules, players)
        for clause in chapter.clauses
    }
    tried = 0
    for option in sorted(silent):
        for value in rules.values(option):
            changed = replace(rules, **{option: value})
            if changed == rules or family.clashes(changed, players):
                continue
            tried += 1
            chance = random.Random(f"{name} {option} {value}")
            one = random_games.start(family, rules, players, chance)
            other = one.copy()
            while not family.over(one):
                seat, action = random_games.turn(family, rules, one, chance)
                for each in range(players):
                    assert family.legal(rules, one, each) == family.legal(changed, other, each)
                one = family.apply(rules, one, seat, action)
                other = family.apply(changed, other, seat, action)
            assert one == other
            assert family.score(rules, one) == family.score(changed, other)
    assert tried
