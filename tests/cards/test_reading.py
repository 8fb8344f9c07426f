"""Cards as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maija.cards import (
    ENGLISH,
    FINNISH,
    FRENCH,
    LETTERS,
    QUEEN_OF_SPADES,
    RUSSIAN,
    SWEDISH,
    TURKISH,
    CardError,
    Letters,
    card_name,
    card_symbols,
    parse_card,
    parse_cards,
)

languages = pytest.mark.parametrize("letters", LETTERS.values(), ids=LETTERS.keys())
hands = st.lists(st.integers(0, 51), max_size=30)
crooked = "QKJADVRTknBEсВДКТтбчпк♠♥♦♣♤\ufe0f 0123456789,hHsSdDcCiıİIaeuMpP\n"


@languages
def test_a_card_that_was_written_reads_as_another_one(letters: Letters) -> None:
    for card in range(52):
        name, symbols = card_name(card, letters), card_symbols(card, letters)
        for text in (name, name.lower(), name.upper(), symbols, symbols[1:] + symbols[0]):
            assert parse_card(text, letters) == card
    assert len({card_name(card, letters).casefold() for card in range(52)}) == 52


@given(hands, st.sampled_from(list(LETTERS.values())), st.sampled_from([" ", ",", ", ", "\n", ""]))
def test_a_hand_changes_by_being_written_down(hand: list[int], letters: Letters, gap: str) -> None:
    assert parse_cards(gap.join(card_name(card, letters) for card in hand), letters) == tuple(hand)
    assert parse_cards(gap.join(card_symbols(card, letters) for card in hand), letters) == tuple(
        hand
    )


@pytest.mark.parametrize(
    ("letters", "texts"),
    [
        (ENGLISH, ["QS", "qs", "♠Q", "Q♠", "♠\ufe0fQ", "Q♠\ufe0e", "♤q", " QS "]),
        (FINNISH, ["QPa", "qpa", "QPA", "♠Q"]),
        (FRENCH, ["DP", "dp", "♠D", "Q♠"]),
        (RUSSIAN, ["Дп", "дп", "ДП", "♠Д", "Q♠"]),
        (SWEDISH, ["DS", "ds", "D♠", "Q♠"]),
        (TURKISH, ["QMa", "DMa", "qma", "♠Q", "♠D"]),
    ],
)
def test_somebody_at_the_table_cannot_write_the_queen_of_spades(
    letters: Letters, texts: list[str]
) -> None:
    assert {parse_card(text, letters) for text in texts} == {QUEEN_OF_SPADES}


def test_letters_that_only_players_use_are_not_read() -> None:
    assert parse_card("TH") == parse_card("10H")
    assert parse_card("1P", FRENCH) == parse_card("AP", FRENCH)
    assert parse_card("6к", RUSSIAN) == parse_card("6т", RUSSIAN)
    assert parse_card("RKu", TURKISH) == parse_card("KKu", TURKISH)
    assert parse_card("QSİ", TURKISH) == parse_card("Qsi", TURKISH)


def test_a_knave_reads_as_a_king_in_swedish() -> None:
    assert card_name(parse_card("KnK", SWEDISH)) == "JC"
    assert card_name(parse_card("KK", SWEDISH)) == "KC"
    close = parse_cards("KnKKKEKKnH", SWEDISH)
    assert [card_name(card) for card in close] == ["JC", "KC", "AC", "JH"]


def test_a_latin_letter_is_taken_for_the_russian_one_that_looks_like_it() -> None:
    latin_ten, russian_ace = "T♠", "\N{CYRILLIC CAPITAL LETTER TE}♠"
    assert card_name(parse_card(russian_ace, RUSSIAN)) == "AS"
    with pytest.raises(CardError):
        parse_card(latin_ten, RUSSIAN)
    assert parse_card("K♠", RUSSIAN) == parse_card("\N{CYRILLIC CAPITAL LETTER KA}♠", RUSSIAN)


@pytest.mark.parametrize("text", ["1H", "QX", "", "Q", "S", "11S", "0S", "QSQS", "Q S", "♠", "♠♠Q"])
def test_nonsense_passes_for_a_card(text: str) -> None:
    with pytest.raises(CardError) as refused:
        parse_card(text)
    assert str(refused.value) == (
        f"{text!r} is no card: write a rank 2-10, J, Q, K, A and a suit C, D, H, S, as in QS or 10H"
    )


def test_the_message_does_not_point_at_the_part_that_is_wrong() -> None:
    with pytest.raises(CardError, match="'X1' is no card"):
        parse_cards("3S QSX1 4S")
    with pytest.raises(
        CardError, match=r"a rank 2-10, Kn, D, K, E and a suit K, R, H, S, as in DS or"
    ):
        parse_card("QS", SWEDISH)


@pytest.mark.parametrize("text", ["x" * 100_000, "QS" * 50_000 + "!", b"QS", None, 49, ["QS"]])
def test_a_long_or_strange_input_floods_the_message(text: str) -> None:
    for read in (parse_card, parse_cards):
        with pytest.raises(CardError) as refused:
            read(text)
        assert len(str(refused.value)) < 150


@given(st.text() | st.text(alphabet=crooked), st.sampled_from(list(LETTERS.values())))
def test_some_text_breaks_the_reader_instead_of_being_refused(text: str, letters: Letters) -> None:
    for read in (parse_card, parse_cards):
        try:
            read(text, letters)
        except CardError:
            continue
    try:
        cards = parse_cards(text, letters)
    except CardError:
        return
    assert all(0 <= card < 52 for card in cards)


@languages
def test_some_character_breaks_the_reader(letters: Letters) -> None:
    for number in range(0x2700):
        try:
            parse_card(f"Q{chr(number)}", letters)
        except CardError:
            continue


@pytest.mark.parametrize(
    "card", [-1, 52, 1 << 20_000, "QS", None, 1.0], ids=lambda card: type(card).__name__
)
def test_what_is_no_card_gets_a_name(card: int) -> None:
    for write in (card_name, card_symbols):
        with pytest.raises(CardError, match="is no card: cards are numbered from 0 to 51"):
            write(card)


@languages
def test_the_letters_of_a_language_cannot_be_pasted_back(letters: Letters) -> None:
    assert eval(repr(letters)) == letters  # noqa: S307 - our own text
