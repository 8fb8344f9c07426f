"""The items of a position, as they were read: what both families share.

Here texts become cards, seats and numbers, and numbers of cards become cards that are named nowhere
else. What the items mean for a state stands with each family.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from maija.cards import QUEEN_OF_SPADES, CardError, card_name, parse_card

if TYPE_CHECKING:
    from maija.games.presets import Preset

SEATS: Final = "ABCDEFGH"
SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
WORDS: Final = (
    "trump",
    "dealer",
    "attacker",
    "bout",
    "out",
    "led",
    "naming",
    "leader",
    "table",
    "taken",
    "tricks",
    "trick",
    "broken",
    "number",
    "totals",
    "passing",
)


class NotationError(ValueError):
    """A text that is no position or no move; the message says what would be right."""


@dataclass
class Draft:
    """What the items of a position said so far."""

    preset: Preset
    rules: Any
    hands: dict[int, list[int]] = field(default_factory=dict)
    unknown: dict[int, int] = field(default_factory=dict)
    stock: list[int | None] = field(default_factory=list)
    indicator: int = -1
    items: dict[str, list[str]] = field(default_factory=dict)


def read_item(draft: Draft, item: str) -> None:
    """Add one item to the draft.

    Raises:
        NotationError: it is none; the message names those there are.
    """
    word, *rest = item.split() or [""]
    if len(word) == 1 and word.upper() in SEATS:
        seat = SEATS.index(word.upper())
        if seat in draft.hands:
            msg = f"seat {word.upper()} stands twice in the position"
            raise NotationError(msg)
        draft.hands[seat] = []
        for part in rest:
            if part.isdigit():
                draft.unknown[seat] = draft.unknown.get(seat, 0) + int(part)
            elif part != "-":
                draft.hands[seat].append(card_of(part, item))
    elif word == "stock":
        for part in rest:
            if part.isdigit():
                draft.stock.extend([None] * min(int(part), 104))
            else:
                if part.endswith("*"):
                    draft.indicator = len(draft.stock)
                draft.stock.append(card_of(part.removesuffix("*"), item))
    elif word in WORDS:
        draft.items[word] = rest
    else:
        msg = f"{item[:40]!r} is no item of a position; write a seat, stock, {', '.join(WORDS)}"
        raise NotationError(msg)


def card_of(text: str, item: str) -> int:
    """Read a card of an item.

    Raises:
        NotationError: it is none.
    """
    try:
        return parse_card(text)
    except CardError as error:
        msg = f"in {item[:40]!r}: {error}"
        raise NotationError(msg) from error


def cards_of_item(draft: Draft, word: str) -> list[int]:
    """The cards of the item that begins with a word; none if there is no such item."""
    return [card_of(part, word) for part in draft.items.get(word, [])]


def seat_of(text: str, players: int, word: str) -> int:
    """Read the letter of a seat.

    Raises:
        NotationError: there is no such seat at this table.
    """
    seat = SEATS.find(text.upper()) if len(text) == 1 else -1
    if not 0 <= seat < players:
        msg = f"{word} {text!r} is no seat of this table; write A to {SEATS[players - 1]}"
        raise NotationError(msg)
    return seat


def one_seat(draft: Draft, word: str, players: int, default: int) -> int:
    """The seat that an item names, or a default if there is no such item.

    Raises:
        NotationError: it names none, or several.
    """
    rest = draft.items.get(word)
    if rest is None:
        return default
    if len(rest) != 1:
        msg = f"{word} takes one seat, as in '{word} A'"
        raise NotationError(msg)
    return seat_of(rest[0], players, word)


def number_of(draft: Draft, word: str, default: int) -> int:
    """The number that an item names, or a default if there is no such item.

    Raises:
        NotationError: it names none.
    """
    rest = draft.items.get(word, [str(default)])
    if len(rest) != 1 or not rest[0].isdigit() or len(rest[0]) > 6:
        msg = f"{word} takes one whole number, as in '{word} 3'"
        raise NotationError(msg)
    return int(rest[0])


def unseen(draft: Draft, players: int, *named: list[int]) -> list[int]:
    """The cards that are named nowhere; the spade queen stands last."""
    left = draft.preset.family.pack(draft.rules, players)
    known = [card for card in draft.stock if card is not None]
    for cards in (*draft.hands.values(), known, *named):
        for card in cards:
            if card not in left:
                msg = f"{card_name(card)} stands in the position more often than in the pack"
                raise NotationError(msg)
            left.remove(card)
    left.sort(key=lambda card: card == QUEEN_OF_SPADES)
    return left


def fill(draft: Draft, players: int, left: list[int]) -> tuple[list[list[int]], list[int]]:
    """Hands and stock with the numbers replaced by cards that are named nowhere."""
    needed = sum(draft.unknown.values()) + draft.stock.count(None)
    if needed > len(left):
        msg = f"{needed} cards are asked for by number, but only {len(left)} are named nowhere"
        raise NotationError(msg)
    hands = []
    for seat in range(players):
        cards = list(draft.hands.get(seat, []))
        unknown = draft.unknown.get(seat, 0)
        cards.extend(left[:unknown])
        del left[:unknown]
        hands.append(cards)
    blanks = draft.stock.count(None)
    fresh = left[-blanks:] if blanks else []
    del left[len(left) - blanks :]
    stock = [fresh.pop(0) if card is None else card for card in draft.stock]
    return hands, stock
