"""Cards, sets of cards, and how people write them.

A card is an integer from 0 to 51: ``card = suit * 13 + rank``, suits clubs 0, diamonds 1,
hearts 2, spades 3, ranks two 0 ... ace 12. A set of cards is an integer with one bit for
each card. With two packs a hand is two such masks: *once* (at least one of the card is there)
and *twice* (both are).

The first half of this module is part of the *law*: it runs as it stands and compiled, so it
keeps to integers that fit 64 signed bits and to the plain constructs that both ways share.
``count`` and ``lowest`` are the only functions with a second, compiled body (in
``maija.fast``). The second half is for people: reading and printing cards, and ``Cards``.

What must not live here: anything that a game decides (which card beats which, what a card
counts), and any import from outside the standard library.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

# ------------------------------------------------------------------------------ the law's half

CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3

TWO: Final = 0
THREE: Final = 1
FOUR: Final = 2
FIVE: Final = 3
SIX: Final = 4
SEVEN: Final = 5
EIGHT: Final = 6
NINE: Final = 7
TEN: Final = 8
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12

TEN_OF_DIAMONDS: Final = 21
"""The card worth something of its own in some kinds of Hearts."""
JACK_OF_DIAMONDS: Final = 22
"""The card worth something of its own in Omnibus Hearts."""
QUEEN_OF_SPADES: Final = 49
"""Musta Maija, Black Maria, the dame de pique: the card that nobody wants."""
KING_OF_SPADES: Final = 50
ACE_OF_SPADES: Final = 51

SUIT: Final = (1 << 13) - 1
"""The thirteen clubs; shifted by ``suit * 13``, the cards of any suit."""
PACK_SIZE: Final = 52
FULL_PACK: Final = (1 << 52) - 1
"""All fifty-two cards."""
ALL_CLUBS: Final = SUIT
ALL_DIAMONDS: Final = SUIT << 13
ALL_HEARTS: Final = SUIT << 26
ALL_SPADES: Final = SUIT << 39
SUIT_MASKS: Final = (ALL_CLUBS, ALL_DIAMONDS, ALL_HEARTS, ALL_SPADES)
"""The mask of each suit, indexed by the suit."""


def count(cards: int) -> int:
    """Return how many cards are in the mask.

    One of the two functions with a compiled body of their own.
    """
    return cards.bit_count()


def lowest(cards: int) -> int:
    """Return the lowest card of a mask that is not empty.

    One of the two functions with a compiled body of their own. The answer for an empty mask
    is meaningless.
    """
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """Return the highest card of a mask that is not empty (for an empty one: 0)."""
    card = 0
    if cards >> 32:
        cards >>= 32
        card += 32
    if cards >> 16:
        cards >>= 16
        card += 16
    if cards >> 8:
        cards >>= 8
        card += 8
    if cards >> 4:
        cards >>= 4
        card += 4
    if cards >> 2:
        cards >>= 2
        card += 2
    return card + (cards >> 1)


def nth(cards: int, n: int) -> int:
    """Return the ``n``-th card of the mask, counted from 0 upwards from the lowest.

    ``n`` must be less than ``count(cards)``.
    """
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


def suit_of(card: int) -> int:
    """Return the suit of a card: ``CLUBS``, ``DIAMONDS``, ``HEARTS`` or ``SPADES``."""
    return card // 13


def rank_of(card: int) -> int:
    """Return the rank of a card, from ``TWO`` (0) to ``ACE`` (12)."""
    return card % 13


def suit_cards(suit: int) -> int:
    """Return the mask of the thirteen cards of a suit."""
    return SUIT << (suit * 13)


# ---------------------------------------------------------------------------------- for people


class CardError(ValueError):
    """Something that was to be a card, or a set of cards, is none. The text says why."""


@dataclass(frozen=True, slots=True)
class Letters:
    """The letters with which a language writes its cards: a rank, then a suit.

    Upper and lower case are one. Suits whose names begin alike take two letters. The sources
    stand in ``docs/cards.md``.
    """

    language: str
    """The code of the language, such as ``"fi"``."""
    jack: str
    queen: str
    king: str
    ace: str
    suits: tuple[str, str, str, str]
    """Clubs, diamonds, hearts, spades."""
    more_ranks: tuple[tuple[str, int], ...] = ()
    """Letters that are read, though never printed, each with the rank that it means."""
    more_suits: tuple[tuple[str, int], ...] = ()
    """Letters that are read, though never printed, each with the suit that it means."""

    @property
    def ranks(self) -> tuple[str, ...]:
        """How each rank is written, from two to ace, indexed by the rank."""
        return (*_NUMBERS, self.jack, self.queen, self.king, self.ace)


_NUMBERS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10")
_SYMBOLS: Final = "♣♦♥♠"
_WHITE_SYMBOLS: Final = "♧♢♡♤"
_PRESENTATION: Final = re.compile("[\ufe0e\ufe0f]")
"""The invisible signs that ask for a suit as text or as a picture."""
_BETWEEN: Final = re.compile(r"[\s,]+")
_LONGEST_QUOTE: Final = 24
_LONGEST_NUMBER: Final = 64

ENGLISH: Final = Letters("en", "J", "Q", "K", "A", ("C", "D", "H", "S"), (("T", TEN),))
FINNISH: Final = Letters("fi", "J", "Q", "K", "A", ("Ri", "Ru", "He", "Pa"), (("T", TEN),))
FRENCH: Final = Letters("fr", "V", "D", "R", "A", ("T", "K", "C", "P"), (("1", ACE),))
RUSSIAN: Final = Letters(
    "ru",
    "В",
    "Д",
    "К",
    "Т",
    ("т", "б", "ч", "п"),
    more_suits=(("к", CLUBS),),
)
SWEDISH: Final = Letters("sv", "Kn", "D", "K", "E", ("K", "R", "H", "S"))
TURKISH: Final = Letters(
    "tr",
    "J",
    "Q",
    "K",
    "A",
    ("Si", "Ka", "Ku", "Ma"),
    (("V", JACK), ("D", QUEEN), ("R", KING)),
)
LETTERS: Final = {
    letters.language: letters for letters in (ENGLISH, FINNISH, FRENCH, RUSSIAN, SWEDISH, TURKISH)
}
"""The letters of each language, by its code."""


class _Reader:
    """What one language accepts, worked out once from its letters."""

    def __init__(self, letters: Letters) -> None:
        own = {folded(text): rank for rank, text in enumerate(letters.ranks)}
        own.update((folded(text), rank) for text, rank in letters.more_ranks)
        looks = {text.translate(_LOOKALIKES): rank for text, rank in own.items()}
        english = {folded(text): rank for rank, text in enumerate(ENGLISH.ranks)} | {"t": TEN}
        self.beside_letter = own
        self.beside_symbol = own | {
            text: rank for text, rank in english.items() if looks.get(text, rank) == rank
        }
        self.suits = {folded(text): suit for suit, text in enumerate(letters.suits)}
        self.suits.update((folded(text), suit) for text, suit in letters.more_suits)
        self.symbols = {s: i for row in (_SYMBOLS, _WHITE_SYMBOLS) for i, s in enumerate(row)}
        symbol, wide = _any_of(self.symbols), _any_of(self.beside_symbol)
        self.card = re.compile(
            f"(?P<s1>{symbol})(?P<r1>{wide})|(?P<r2>{wide})(?P<s2>{symbol})"
            f"|(?P<r3>{_any_of(own)})(?P<s3>{_any_of(self.suits)})",
            re.IGNORECASE,
        )

    def card_of(self, found: re.Match[str]) -> int:
        """Return the card that a match of ``self.card`` means."""
        if found["s3"]:
            suit, rank = self.suits[folded(found["s3"])], self.beside_letter[folded(found["r3"])]
        else:
            suit = self.symbols[found["s1"] or found["s2"]]
            rank = self.beside_symbol[folded(found["r1"] or found["r2"])]
        return suit * 13 + rank


_LOOKALIKES: Final = str.maketrans("авекмнорстух", "abekmhopctyx")
"""Cyrillic letters, each with the Latin one that looks the same: T is not a ten in Russian."""


_DOTTED_AND_DOTLESS: Final = str.maketrans("İı", "ii")
"""The Turkish letters whose upper and lower case differ from everybody else's."""


def _composed(text: str) -> str:
    return unicodedata.normalize("NFC", _PRESENTATION.sub("", text))


def folded(text: str) -> str:
    """Return a text as it is compared: upper and lower case are one, in Turkish too.

    Python makes of ``İ`` two signs, and of ``I`` never ``ı``; here all of them are ``i``.
    """
    return text.translate(_DOTTED_AND_DOTLESS).casefold()


def _any_of(texts: Iterable[str]) -> str:
    return "|".join(re.escape(text) for text in sorted(texts, key=len, reverse=True))


@cache
def _reader(letters: Letters) -> _Reader:
    return _Reader(letters)


def _quoted(what: object) -> str:
    if isinstance(what, int) and what.bit_length() > _LONGEST_NUMBER:
        return f"a number of {what.bit_length()} bits"
    if isinstance(what, str):
        return repr(what if len(what) <= _LONGEST_QUOTE else what[:_LONGEST_QUOTE] + "...")
    shown = repr(what)
    return shown if len(shown) <= _LONGEST_QUOTE else shown[:_LONGEST_QUOTE] + "..."


def _no_card(text: object, letters: Letters) -> CardError:
    ranks = f"{letters.jack}, {letters.queen}, {letters.king}, {letters.ace}"
    queen = card_name(QUEEN_OF_SPADES, letters)
    ten = card_name(HEARTS * 13 + TEN, letters)
    return CardError(
        f"{_quoted(text)} is no card: write a rank 2-10, {ranks} "
        f"and a suit {', '.join(letters.suits)}, as in {queen} or {ten}"
    )


def parse_card(text: str, letters: Letters = ENGLISH) -> int:
    """Read one card: ``QS``, ``qs``, ``10H``, ``TH``, ``♠Q``, ``Q♠``.

    Beside the symbol of a suit the English letters of the ranks are read in every language,
    unless they mean, or look like, something else in it.

    Raises:
        CardError: if the text is not exactly one card.
    """
    if isinstance(text, str):
        reader = _reader(letters)
        found = reader.card.fullmatch(_composed(text).strip())
        if found:
            return reader.card_of(found)
    raise _no_card(text, letters)


def parse_cards(text: str, letters: Letters = ENGLISH) -> tuple[int, ...]:
    """Read cards in the order they are written, with spaces or commas between them, or nothing.

    A card may stand there more than once. No text gives no cards.

    Raises:
        CardError: if any part of the text is no card.
    """
    if not isinstance(text, str):
        raise _no_card(text, letters)
    reader = _reader(letters)
    cards = []
    for word in filter(None, _BETWEEN.split(_composed(text))):
        at = 0
        while at < len(word):
            found = reader.card.match(word, at)
            if found is None:
                raise _no_card(word[at:], letters)
            cards.append(reader.card_of(found))
            at = found.end()
    return tuple(cards)


def _checked(card: object) -> int:
    if isinstance(card, int) and 0 <= card < PACK_SIZE:
        return card
    raise CardError(f"{_quoted(card)} is no card: cards are numbered from 0 to 51")


def card_name(card: int, letters: Letters = ENGLISH) -> str:
    """Write a card with letters: ``QS``, ``10H``.

    Raises:
        CardError: if the number is not that of a card.
    """
    suit, rank = divmod(_checked(card), 13)
    return letters.ranks[rank] + letters.suits[suit]


def card_symbols(card: int, letters: Letters = ENGLISH) -> str:
    """Write a card with the symbol of its suit in front: ``♠Q``, ``♥10``.

    Raises:
        CardError: if the number is not that of a card.
    """
    suit, rank = divmod(_checked(card), 13)
    return _SYMBOLS[suit] + letters.ranks[rank]


def mask_of(cards: Iterable[int]) -> int:
    """Return the mask of cards of one pack.

    Raises:
        CardError: if one of them is no card, or is there twice.
    """
    once, twice = masks_of(cards)
    if twice:
        raise CardError(f"{card_name(lowest(twice))} is there twice: one pack has one of each card")
    return once


def masks_of(cards: Iterable[int]) -> tuple[int, int]:
    """Return two masks for cards of two packs: those there at least once, and those twice.

    Raises:
        CardError: if one of them is no card, or is there three times.
    """
    once = twice = 0
    for card in cards:
        bit = 1 << _checked(card)
        if twice & bit:
            raise CardError(f"{card_name(card)} is there three times: two packs have two of each")
        twice |= once & bit
        once |= bit
    return once, twice


@lru_cache(maxsize=1 << 14)
def cards_in(mask: int) -> tuple[int, ...]:
    """Return the cards of a mask, lowest first.

    Kept, as ``cards_of`` is, because a table asks for the same few masks after every move.

    Raises:
        CardError: if the mask has bits that are no cards.
    """
    if not 0 <= mask <= FULL_PACK:
        raise CardError(f"{_quoted(mask)} is no set of cards: it has 52 bits, one for each card")
    if mask == 0:
        return ()
    return (
        _in_one_suit(mask & ALL_CLUBS)
        + _in_one_suit(mask & ALL_DIAMONDS)
        + _in_one_suit(mask & ALL_HEARTS)
        + _in_one_suit(mask & ALL_SPADES)
    )


@cache
def _in_one_suit(mask: int) -> tuple[int, ...]:
    """Kept for good: a suit has 8,192 sets and no more."""
    cards = []
    while mask:
        cards.append(lowest(mask))
        mask &= mask - 1
    return tuple(cards)


@lru_cache(maxsize=1 << 14)
def cards_of(once: int, twice: int) -> tuple[int, ...]:
    """Return the cards of two masks, lowest first, those of ``twice`` two times.

    Raises:
        CardError: if a mask has bits that are no cards, or ``twice`` a card that ``once`` lacks.
    """
    if twice & ~once:
        raise CardError(f"{_quoted(twice)} has cards that {_quoted(once)} lacks")
    cards = cards_in(once)
    return tuple(sorted(cards + cards_in(twice))) if twice else cards


@dataclass(frozen=True, init=False, repr=False, slots=True)
class Cards:
    """Cards of one or two packs, without order: ``Cards('3S 6S QS')``.

    Made from text or from card numbers. ``a | b`` has of each card as many as the richer of
    the two, ``a & b`` as many as the poorer, ``a + b`` both together, ``a - b`` those of ``a``
    without those of ``b``; ``a <= b`` says that ``b`` has all cards of ``a``.

    Raises:
        CardError: if something is no card, or is there three times.
    """

    once: int
    """The mask of the cards that are there."""
    twice: int
    """The mask of the cards that are there two times."""

    def __init__(self, cards: str | Iterable[int] = "") -> None:
        """Take the cards from English text (``"3S 6S QS"``) or from numbers."""
        once, twice = masks_of(parse_cards(cards) if isinstance(cards, str) else cards)
        object.__setattr__(self, "once", once)
        object.__setattr__(self, "twice", twice)

    @classmethod
    def of_masks(cls, once: int, twice: int = 0) -> "Cards":
        """Take the cards from two masks.

        Raises:
            CardError: if they are no masks of cards, or ``twice`` has a card that ``once`` lacks.
        """
        return cls(cards_of(once, twice))

    def __repr__(self) -> str:
        """Write the call that makes these cards."""
        return f"Cards({str(self)!r})"

    def __str__(self) -> str:
        """Write the cards in English letters."""
        return " ".join(map(card_name, self))

    def __iter__(self) -> Iterator[int]:
        """Go through the cards, lowest first, each as often as it is there."""
        return iter(cards_of(self.once, self.twice))

    def __len__(self) -> int:
        """Count the cards."""
        return count(self.once) + count(self.twice)

    def __contains__(self, card: object) -> bool:
        """Tell whether a card, given as a number or as English text, is there."""
        number = parse_card(card) if isinstance(card, str) else card
        return isinstance(number, int) and 0 <= number < PACK_SIZE and bool(self.once >> number & 1)

    def __or__(self, other: "Cards") -> "Cards":
        """Return of each card as many as the richer of the two has."""
        return Cards.of_masks(self.once | other.once, self.twice | other.twice)

    def __and__(self, other: "Cards") -> "Cards":
        """Return of each card as many as the poorer of the two has."""
        return Cards.of_masks(self.once & other.once, self.twice & other.twice)

    def __add__(self, other: "Cards") -> "Cards":
        """Lay both together; a third card of a kind is refused."""
        return Cards((*self, *other))

    def __sub__(self, other: "Cards") -> "Cards":
        """Return the cards without those of the other, one for one."""
        left = self.once & ~other.once | self.twice & ~other.twice
        return Cards.of_masks(left, self.twice & ~other.once)

    def __le__(self, other: "Cards") -> bool:
        """Tell whether the other has all these cards."""
        return not (self.once & ~other.once or self.twice & ~other.twice)
