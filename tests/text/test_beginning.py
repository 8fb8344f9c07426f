"""A sentence begins with a capital, also with one of our own words; a name is left alone."""

import pytest
from fluent.syntax import ast

from maija.text import Catalogue, Inflected, languages
from maija.text.beginning import OURS
from tests.text.sentences import messages

NOT_OURS = {
    *("seat", "seats", "name", "left", "right", "across", "to"),
    *("code", "file", "folder", "host", "key", "program", "one", "game", "preset"),
}
"""Facts that a person typed, or that have a capital of their own; “you” in them is known."""
FINISHED = {"option", "sentence", "why", "family", "action", "what"}
"""Facts that are as they must be: whole sentences, or the names of values."""
COUNTED = {
    *("number", "points", "decisions", "deal", "deals", "games", "given", "depth", "least", "most"),
    *("limit", "percent", "place", "players", "tricks", "free", "done"),
}


def begins(pattern):
    """The facts with which a text can begin; with its brackets, if it asks for one in a case."""
    first = pattern.elements[0]
    if not isinstance(first, ast.Placeable):
        return
    if isinstance(first.expression, ast.SelectExpression):
        for variant in first.expression.variants:
            yield from begins(variant.value)
    elif isinstance(first.expression, ast.VariableReference):
        yield first.expression.id.name
    elif isinstance(first.expression, ast.FunctionReference):
        asked = first.expression.arguments.positional[0]
        assert isinstance(asked, ast.VariableReference)
        name = asked.id.name
        yield name if first.expression.id.name == "NUMBER" else f"FORM({name})"


def ends(pattern):
    """How a text can end."""
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        yield last.value[-1]
    elif isinstance(last.expression, ast.SelectExpression):
        for variant in last.expression.variants:
            yield from ends(variant.value)


@pytest.mark.parametrize("language", languages())
def test_nobody_decided_whether_a_fact_that_begins_a_sentence_has_a_capital(language):
    unknown = {
        (name, fact)
        for name, (_, message) in messages(language).items()
        if set(ends(message.value)) & set(".!?:")
        for fact in begins(message.value)
    }
    known = {*OURS, *NOT_OURS, *FINISHED, *COUNTED}
    assert {(name, fact) for name, fact in unknown if fact not in known} == set()


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "You"), ("fi", "Sinä"), ("sv", "Du"), ("fr", "Vous"), ("ru", "Вы"), ("tr", "Siz")],
)
def test_what_is_told_of_the_person_begins_small(language, told):
    say = Catalogue(language).say
    assert say("page-read-count", seat=say("you"), number=5).startswith(told)
    assert say("page-read-count", seat="aino", number=5).startswith("aino")


def test_a_card_begins_a_sentence_small():
    say = Catalogue("tr").say
    card = Inflected("kupa ası", lambda case: case)
    assert say("page-read-open", card=card).startswith("Kupa ası")
    assert say("reason-too-low", card="ikili", attack="as").startswith("İkili")
    # Such a label stands in a row with others.
    assert say("page-card-chosen", card=card).startswith("kupa ası")


def test_a_fact_that_is_nothing_gives_a_name_a_capital():
    say = Catalogue("en").say
    told = say("page-read-trick", seat="aino", card="")
    assert told.startswith("aino")
