"""Every language has every sentence, whole, in its own words."""

import re

import pytest

from maija.text import Catalogue, languages
from tests.text import sentences

ALL = languages()
OTHERS = [language for language in ALL if language != "en"]
SUITS = ("clubs", "diamonds", "hearts", "spades")
PEOPLE = "seat|name|to|player|from|by"
"""The facts that name people."""
GRAMMAR = {"case"}
"""What only a language that inflects looks at."""
SAME = {
    "error",
    "page-title",
    "page-game-voron",
    "page-game-dam",
    "page-game-black-maria",
    "seat-0",
    "seat-1",
    "seat-2",
    "seat-3",
    "seat-4",
    "seat-5",
    "seat-6",
    "seat-7",
}
"""What is called the same everywhere: names."""
SAME_WORD = {
    "fr": {
        "help-arguments",
        "help-options",
        "metavar-code",
        "metavar-options",
        "page-licences",
        "page-part-scores",
        "page-pause",
        "page-score-place",
        "page-score-total",
        "page-scores",
        "page-total",
        "presets-source",
    },
    "sv": {"metavar-log"},
}
"""What a language happens to call as English does."""
ENGLISH = re.compile(
    r"\b(the|of|and|is|are|your|you|with|not|has|have|cards?|players?|this|that|nobody|deal)\b",
    re.IGNORECASE,
)
CODE = re.compile(
    r"maija( \w+|: )|[a-z]+_[a-z]+|--[a-z-]+|\S+://\S+|\S+\[\w+\]|\"\w+\"|Black Maria|\bMaija\b"
)
"""What stays as it is in every language: what is typed or read by programs, and names."""


def test_a_language_of_the_seeds_is_not_there():
    assert {"en", "fi", "fr", "ru", "sv", "tr"} <= set(ALL)


@pytest.mark.parametrize("language", ALL)
def test_a_file_of_a_language_cannot_be_read_whole(language):
    assert sentences.junk(language) == []
    assert sentences.repeated(language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_lacks_a_sentence_or_has_one_too_many(language):
    # In the same file: the page and the command line load only some of them.
    def places(code):
        return {name: file for name, (file, _) in sentences.messages(code).items()}

    assert places(language) == places("en")


@pytest.mark.parametrize("language", ALL)
def test_a_sentence_has_attributes_that_nobody_says(language):
    # What is said is the value of a message; each has one, and nothing beside it.
    for name, (_, message) in sentences.messages(language).items():
        assert (name, message.value is not None, message.attributes) == (name, True, [])


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_loses_a_fact(language):
    for name in sentences.messages("en"):
        wanted, there = (sentences.read(code, name).facts for code in ("en", language))
        assert (name, there - GRAMMAR) == (name, wanted - GRAMMAR)


@pytest.mark.parametrize("language", ALL)
def test_a_sentence_asks_for_a_case_that_no_card_has(language):
    known = {name: cases_of(language, name) for name in ("card-shown", "card-name")}
    asked = {
        case
        for name in sentences.messages(language)
        for case in re.findall(r'FORM\(\$\w+, case: "(\w+)"\)', sentences.written(language, name))
    }
    for name, cases in known.items():
        # A card that is seen looks the same in some languages, and in some it is said the same.
        if cases or (name == "card-name" and asked):
            assert (name, cases) == (name, asked | {"nominative"})


def cases_of(language, name):
    chosen = [each for each in sentences.read(language, name).selects if each.fact == "case"]
    return {key for select in chosen for key in select.keys}


@pytest.mark.parametrize("language", OTHERS)
def test_a_case_that_english_tells_apart_is_told_wrongly(language):
    """A language may tell more cases apart than English, never fewer: ``none`` is no card."""
    for name in sentences.messages("en"):
        own = sentences.read(language, name).selects
        for select in sentences.read("en", name).selects:
            needed = set(select.keys) - sentences.CATEGORIES
            if select.fact in GRAMMAR:
                continue
            known = {key for each in own if each.fact == select.fact for key in each.keys}
            assert (name, needed - known) == (name, set())


@pytest.mark.parametrize("language", ALL)
def test_a_plural_of_the_language_is_missing(language):
    for name in sentences.messages(language):
        for select in sentences.read(language, name).selects:
            if select.plural:
                there = set(select.keys) & sentences.CATEGORIES
                assert (name, there) == (name, sentences.categories(language))


@pytest.mark.parametrize("language", ALL)
def test_a_sentence_cannot_be_said_with_some_of_its_facts(language):
    # A fault is a warning, and warnings are errors here.
    catalogue = Catalogue(language)
    for name in sentences.messages(language):
        for facts in sentences.samples(language, name):
            said = catalogue.say(name, **facts)
            assert said == said.strip() != "", name
            assert not re.search(r" [.,;:!?)]|\( |\w  \w|\.\.", said), (name, said)


MARKS = {
    "fi": r"[“„«»']",
    "fr": r"['“”„]| [;:!?»]|\w[;!?»](?=\s|$)|«[^\u202f]",
    "sv": r"[“„«»']",
}
"""Quotation marks and spaces before punctuation that a language does not have."""


@pytest.mark.parametrize("language", MARKS)
def test_a_sentence_has_the_punctuation_of_another_language(language):
    wrong = re.compile(MARKS[language])
    for name in sentences.messages(language):
        for text in sentences.read(language, name).texts:
            plain = CODE.sub("", text)
            assert (name, plain, wrong.search(plain)) == (name, plain, None)


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_is_still_english(language):
    for name in sentences.messages("en"):
        english, own = (sentences.read(code, name).texts for code in ("en", language))
        words = [text for text in english if re.search(r"[^\W\d_]{3}", CODE.sub("", text))]
        if words and name not in SAME | SAME_WORD.get(language, set()):
            assert (name, own) != (name, english)
        for text in own:
            assert (name, ENGLISH.search(CODE.sub("", text))) == (name, None)


@pytest.mark.parametrize("language", ALL)
def test_the_name_of_a_person_is_inflected(language):
    for name in sentences.messages(language):
        text = sentences.written(language, name)
        inflected = re.search(rf"\{{ \$(?:{PEOPLE}) \}}(?:\w|[:’'-]\w)", text)
        assert (name, inflected and inflected[0]) == (name, None)


BY_KEY = {"card-name", "page-read-suit"}
"""They are told a suit by its English name, the others as the language calls it."""


@pytest.mark.parametrize("language", ALL)
def test_a_suit_that_a_sentence_tells_apart_is_called_otherwise(language):
    catalogue = Catalogue(language)
    suits = {catalogue.say(f"suit-{suit}") for suit in SUITS}
    for name in sentences.messages(language):
        for select in sentences.read(language, name).selects:
            if select.fact in {"suit", "trump"} and name not in BY_KEY:
                told = set(select.keys) - {"none", "other"}
                assert (name, told - suits) == (name, set())
                assert (name, len(told)) in {(name, 0), (name, len(suits))}


@pytest.mark.parametrize("language", ALL)
def test_two_words_of_the_terminal_are_the_same(language):
    catalogue = Catalogue(language)
    words = "help quit undo save resume rules why yes no back".split()
    typed = [catalogue.say(word) for word in words]
    assert len(set(typed)) == len(words)
    assert all(re.fullmatch(r"\w+", word) and word == word.casefold() for word in typed)
    # The first letter of these is enough.
    for pair in (("yes", "no"), ("quit", "back")):
        assert len({catalogue.say(word)[0] for word in pair}) == 2


TOLD: dict[str, list[tuple[str, dict[str, str | float], str]]] = {
    "fi": [
        (
            "mustamaija-beat",
            {"who": "other", "seat": "Aino", "attack": "♥7", "cards": "♥Q"},
            "Aino kaataa kortin ♥7 kortilla ♥Q.",
        ),
        (
            "hearts-played",
            {"who": "you", "seat": "sinä", "cards": "♠A"},
            "Pelaat kortin ♠A.",
        ),
        (
            "mustamaija-named",
            {"who": "other", "seat": "Eino", "cards": "none", "suit": "ruutu"},
            "Eino määrää ruudun valtiksi.",
        ),
        (
            "reason-no-pair",
            {"suit": "hertta"},
            "Sinulla ei ole paria herttakuningas ja herttarouva.",
        ),
        ("card-name", {"suit": "spades", "rank": "queen", "case": "nominative"}, "patarouva"),
        ("card-name", {"suit": "clubs", "rank": 9, "case": "adessive"}, "ristiyhdeksiköllä"),
        ("card-name", {"suit": "hearts", "rank": "king", "case": "genitive"}, "herttakuninkaan"),
        ("page-cards", {"number": 1}, "1 kortti"),
        ("page-cards", {"number": 13}, "13 korttia"),
        ("word-name-hearts", {}, "hertta valtiksi"),
    ],
    "fr": [
        (
            "mustamaija-beat",
            {"who": "other", "seat": "Aino", "attack": "♥7", "cards": "♥D"},
            "Aino bat ♥7 avec ♥D.",
        ),
        ("card-name", {"suit": "hearts", "rank": 7, "case": "definite"}, "le sept de cœur"),
        ("card-name", {"suit": "spades", "rank": "queen", "case": "definite"}, "la dame de pique"),
        ("card-name", {"suit": "clubs", "rank": "ace", "case": "definite"}, "l’as de trèfle"),
        ("card-name", {"suit": "clubs", "rank": 10, "case": "nominative"}, "dix de trèfle"),
        ("page-cards", {"number": 0}, "0 carte"),
        ("page-cards", {"number": 1}, "1 carte"),
        ("page-cards", {"number": 13}, "13 cartes"),
        ("page-cards", {"number": 1_000_000}, "1\u202f000\u202f000 de cartes"),
        ("simulate-percent", {"number": 12.5}, "12,50\u202f%"),
        (
            "error-no-option",
            {"name": "--player", "close": "--players"},
            "Il n’y a pas d’option --player. Vouliez-vous dire --players\u202f?",
        ),
    ],
    "sv": [
        (
            "mustamaija-beat",
            {"who": "you", "seat": "du", "attack": "hjärter sju", "cards": "hjärter dam"},
            "Du sticker över hjärter sju med hjärter dam.",
        ),
        ("card-name", {"suit": "hearts", "rank": 7, "case": "nominative"}, "hjärter sju"),
        ("card-name", {"suit": "spades", "rank": "queen", "case": "nominative"}, "spader dam"),
        ("page-cards", {"number": 1}, "1 kort"),
        ("page-deal-number", {"number": 3}, "giv 3"),
        ("simulate-percent", {"number": 12.5}, "12,50\u00a0%"),
    ],
}


@pytest.mark.parametrize("language", TOLD)
def test_a_sentence_is_told_in_the_wrong_form(language):
    for name, facts, told in TOLD[language]:
        assert Catalogue(language).say(name, **facts) == told
