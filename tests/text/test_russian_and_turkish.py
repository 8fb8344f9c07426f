"""What only Russian and Turkish have: their cases, their plurals, the two letters i of Turkish."""

import pytest

from maija.cards import LETTERS, folded
from maija.games.family import families
from maija.terminal.entry import read
from maija.terminal.telling import Teller
from maija.text import Catalogue
from tests.text import sentences

TOLD = [
    (
        "ru",
        "mustamaija-beat",
        {"who": "other", "seat": "Айно", "attack": "♥7", "cards": "♥Д"},
        "Айно бьёт ♥7 картой ♥Д.",
    ),
    ("ru", "card-name", {"suit": "hearts", "rank": 7, "case": "nominative"}, "семёрка червей"),
    ("ru", "card-name", {"suit": "hearts", "rank": 7, "case": "instrumental"}, "семёркой червей"),
    ("ru", "card-name", {"suit": "clubs", "rank": "king", "case": "accusative"}, "короля треф"),
    ("ru", "card-name", {"suit": "spades", "rank": "queen", "case": "nominative"}, "дама пик"),
    ("ru", "page-cards", {"number": 21}, "21 карта"),
    ("ru", "page-cards", {"number": 3}, "3 карты"),
    ("ru", "page-cards", {"number": 11}, "11 карт"),
    ("ru", "rule-hearts-queen-value", {"number": 13}, "Пиковая дама стоит 13 очков."),
    ("ru", "simulate-percent", {"number": 12.5}, "12,50\u00a0%"),
    (
        "tr",
        "mustamaija-beat",
        {"who": "you", "seat": "siz", "attack": "♥7", "cards": "♥Q"},
        "Siz ♥7 kartını ♥Q kartıyla yeniyorsunuz.",
    ),
    ("tr", "card-name", {"suit": "hearts", "rank": 7, "case": "nominative"}, "kupa yedilisi"),
    ("tr", "card-name", {"suit": "spades", "rank": "queen", "case": "nominative"}, "maça kızı"),
    ("tr", "card-name", {"suit": "clubs", "rank": 10, "case": "accusative"}, "sinek onlusunu"),
    ("tr", "card-name", {"suit": "spades", "rank": "ace", "case": "instrumental"}, "maça asıyla"),
    ("tr", "page-cards", {"number": 5}, "5 kart"),
    ("tr", "simulate-percent", {"number": 12.5}, "%12,50"),
]


@pytest.mark.parametrize(("language", "name", "facts", "told"), TOLD)
def test_a_sentence_is_told_in_the_wrong_case_or_number(language, name, facts, told):
    assert Catalogue(language).say(name, **facts) == told


def test_a_dash_or_a_percent_sign_begins_a_line_in_russian():
    russian = Catalogue("ru")
    for name in sentences.messages("ru"):
        for facts in sentences.samples("ru", name):
            told = russian.say(name, **facts)
            assert (name, " —" in told, " %" in told) == (name, False, False)


@pytest.mark.parametrize(
    ("typed", "word"), [("YARDIM", "yardım"), ("ÇIK", "çık"), ("İPTAL", "iptal"), ("ДА", "да")]
)
def test_a_word_in_capitals_is_another_word(typed, word):
    assert folded(typed) == folded(word)


@pytest.mark.parametrize("typed", ["kartları ver", "KARTLARI VER", "Kartları Ver"])
def test_a_word_of_the_game_is_not_understood_in_turkish_capitals(typed):
    family = families()["mustamaija"]
    claim = next(word for word in family.words if word.name == "CLAIM")
    assert read(Teller(Catalogue("tr")), family, [], typed) == [int(claim)]


@pytest.mark.parametrize(("language", "queen"), [("ru", "Дп"), ("tr", "QMa")])
def test_the_card_of_an_example_cannot_be_typed(language, queen):
    family = families()["mustamaija"]
    teller = Teller(Catalogue(language))
    assert teller.letters is LETTERS[language]
    for typed in (queen, queen.lower(), queen.upper()):
        assert read(teller, family, [], typed) == [49]
