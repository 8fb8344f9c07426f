"""Whoever is refused something finds the rule behind it in the rulebook, by its clause."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from maija.games.family import families
from maija.games.hearts.reasons import CLAUSES as HEARTS
from maija.games.mustamaija.reasons import CLAUSES as MUSTAMAIJA
from maija.games.presets import PRESETS
from maija.rulebook import chapters, clause_for
from maija.rulebook.order import ALSO, CHAPTERS, EXPLAINS, FIXED
from maija.rulebook.sources import ADDRESSES, source_of, sources
from maija.text import Catalogue
from tests import random_games

CLAUSES: dict[str, dict[Any, str]] = {"mustamaija": {**MUSTAMAIJA}, "hearts": {**HEARTS}}
SPOKEN = Catalogue()
DOCS = Path(__file__).parents[2] / "docs"


def test_a_refusal_has_a_clause_and_no_rule_that_explains_it():
    for family, clauses in CLAUSES.items():
        codes = {
            refusal.name.lower().replace("_", "-") for refusal, clause in clauses.items() if clause
        }
        assert codes == set(EXPLAINS[family])


def test_a_refusal_is_explained_by_what_is_in_no_book():
    for family, explains in EXPLAINS.items():
        entries = set(" ".join(CHAPTERS[family].values()).split())
        assert set(" ".join(explains.values()).split()) <= entries


@pytest.mark.parametrize("family", families().values(), ids=lambda family: family.name)
def test_a_refusal_at_the_table_leads_to_no_rule_or_to_one_of_another_clause(family):
    """Anything tried at random at random tables; every reason with a clause has its rule."""
    chance = random.Random(7)
    met = set()
    for _ in range(random_games.times(60, 600)):
        rules, players = random_games.table(family, chance)
        state = random_games.start(family, rules, players, chance)
        book = chapters(SPOKEN, family, rules, players)
        for _ in range(120):
            if family.over(state):
                break
            for seat in range(players):
                for action in chance.sample(range(61), 6):
                    reason = family.check(rules, state, seat, action)
                    if reason is None or not reason.clause:
                        continue
                    met.add(reason.code)
                    found = clause_for(book, reason.code)
                    assert found, (reason, rules)
                    assert reason.clause in found[1].numbers, (reason, found[1])
            seat, action = random_games.turn(family, rules, state, chance)
            state = family.apply(rules, state, seat, action)
    assert len(met) >= len(EXPLAINS[family.name]) / 2


def test_two_rules_of_a_book_explain_the_same_refusal():
    for preset in PRESETS.values():
        told = chapters(SPOKEN, preset.family, preset.rules, preset.players)
        codes = [code for chapter in told for each in chapter.clauses for code in each.explains]
        assert len(codes) == len(set(codes))
        names = [clause.name for chapter in told for clause in chapter.clauses]
        assert len(names) == len(set(names))


# --- sources ---


def numbers():
    for family in families().values():
        for fixed in (FIXED[family.name], ALSO[family.name]):
            for texts in fixed.values():
                yield from texts.split()
        yield from (family.rules.clause(option) for option in family.rules.names())
        yield from filter(None, CLAUSES[family.name].values())


def test_a_clause_is_named_that_does_not_exist():
    text = (DOCS / "clauses.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^\| ([A-Z]\d*(?:\.\d+)?) \|", text, re.MULTILINE))
    named = {number for number in numbers() if re.match(r"S\d\.|[MT]\d", number)}
    assert len(named) > 80
    assert named - known == set()


def test_a_clause_comes_from_nowhere():
    assert {source_of(number) for number in numbers()} <= set(ADDRESSES)
    assert {source_of(preset.source) for preset in PRESETS.values()} <= set(ADDRESSES)
    assert source_of("S1.24") == "S1"
    assert source_of("M46") == "M"
    told = sources(SPOKEN, ["T3", "S4.2", "S1.7"])
    assert [source.key for source in told] == ["S1", "S4", "T"]
    assert told[0].address.startswith("https://")
