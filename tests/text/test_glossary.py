"""Card-game terms in the text are those of the glossary, and each of those has a source."""

import re
from functools import cache

import pytest
from fluent.syntax import ast, visitor

from maija.text import Catalogue, languages
from tests.text import sentences
from tools import glossary
from tools.clauses import PARTS

TOLD = ("cards.ftl", "events.ftl", "options.ftl", "reasons.ftl", "rules.ftl")
"""The files in which the games are told: what happens, why not, and by which rules."""
OF_PROGRAMS = re.compile(r"reason-(.*file|no-|other-|field|bad-|unreadable|empty|line|too-many)")
"""What is said of game files and their fields: no word of a card table."""
ALL = glossary.languages()
OTHERS = [language for language in ALL if language != "en"]


class _Texts(visitor.Visitor):
    """The texts of a message, and of the terms that it refers to."""

    def __init__(self, language):
        self.language, self.texts = language, []

    def visit_TextElement(self, node):  # noqa: N802 -- the name of the node
        self.texts.append(node.value)

    def visit_TermReference(self, node):  # noqa: N802
        for resource in sentences.resources(self.language).values():
            for entry in resource.body:
                if isinstance(entry, ast.Term) and entry.id.name == node.id.name:
                    self.visit(entry.value)


@cache
def told(language):
    """What each sentence about the games says, in small letters, all its variants together."""
    found = {}
    for name, (file, message) in sentences.messages(language).items():
        if file in TOLD and not OF_PROGRAMS.match(name):
            reader = _Texts(language)
            reader.visit(message.value)
            found[name] = " ".join(reader.texts).lower()
    return found


def without(language, english):
    """The sentences that have a term in English, and no word of it in this language."""
    said = re.compile(glossary.terms("en")[english]["said"])
    own = beginning(glossary.terms(language)[english]["stems"])
    return {
        name
        for name, text in told("en").items()
        if said.search(text) and not own.search(told(language).get(name, ""))
    }


def beginning(stems):
    """What finds a word that begins in one of these ways."""
    return re.compile(rf"\b(?:{'|'.join(stems)})")


def test_a_language_has_no_glossary():
    assert set(ALL) == set(languages())


@pytest.mark.parametrize("language", ALL)
def test_a_term_is_missing_or_has_no_source(language):
    terms = glossary.terms(language)
    assert list(terms) == list(glossary.terms("en"))
    known = {*glossary.sources(language), *glossary.SEEDS, glossary.OWN}
    for english, term in terms.items():
        assert term["source"], english
        assert set(term["source"]) <= known, english
    for source in glossary.sources(language).values():
        assert re.fullmatch(r"https?://\S+", source["address"])


@pytest.mark.parametrize("language", OTHERS)
def test_a_term_is_told_in_a_word_that_the_glossary_does_not_have(language):
    found = {
        english: without(language, english) - set(term.get("elsewhere", ()))
        for english, term in glossary.terms(language).items()
    }
    assert {english: names for english, names in found.items() if names} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_is_excused_though_it_uses_the_term(language):
    for english, term in glossary.terms(language).items():
        excused = set(term.get("elsewhere", ()))
        assert (english, excused - without(language, english)) == (english, set())


@pytest.mark.parametrize("language", OTHERS)
def test_a_term_of_the_glossary_is_used_nowhere(language):
    texts = " ".join(told(language).values())
    for english, term in glossary.terms(language).items():
        for stem in term["stems"]:
            assert beginning([stem]).search(texts), (english, stem)


@pytest.mark.parametrize("language", ALL)
def test_fewer_than_twenty_sentences_stand_beside_a_source(language):
    rows = glossary.read(language)["sentence"]
    assert len(rows) >= 20
    assert len({row["theirs"] for row in rows}) == len(rows)
    catalogue = Catalogue(language)
    for row in rows:
        part = row["clause"].split(".")[0] if "." in row["clause"] else row["clause"][0]
        assert part in PARTS, row
        assert row["source"] in {*glossary.sources(language), *glossary.SEEDS}, row
        # A fact that is missing is a warning, and warnings are errors here.
        assert catalogue.say(row["ours"], **row.get("facts", {}))
