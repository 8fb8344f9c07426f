"""What a person typed, as actions: numbers of the list, cards, words, several at once.

Here it is only understood; whether it is allowed, the law says.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from maija.cards import QUEEN_OF_SPADES, CardError, card_name, folded, parse_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.choices import Choices
    from maija.games.family import Family

    from .telling import Teller

_BETWEEN: Final = re.compile(r"[\s,]+")
_LONGEST_NUMBER: Final = 4
_LONGEST_QUOTE: Final = 30


class EntryError(ValueError):
    """An entry that cannot be understood; the text says what would be right."""


def read(teller: Teller, family: Family, options: Sequence[int], text: str) -> list[int]:
    """Read an entry.

    Args:
        teller: knows the words.
        family: the family of the game.
        options: the actions of the list, in the order of their numbers.
        text: what was typed.

    Raises:
        EntryError: something in it is neither a number of the list, nor a card, nor a word.
    """
    words = _words(teller, family)
    whole = " ".join(folded(text).split())
    if whole in words:
        return [words[whole]]
    actions: list[int] = []
    for part in filter(None, _BETWEEN.split(text)):
        if part.isascii() and part.isdigit():
            actions.append(_choice(teller, options, part))
        elif folded(part) in words:
            actions.append(words[folded(part)])
        else:
            actions.extend(_cards(teller, part))
    if not actions:
        raise EntryError(teller.say("entry-nothing", example=_example(teller)))
    return actions


def complete(teller: Teller, choices: Choices, actions: Sequence[int]) -> list[int]:
    """An entry as a group: several cards of a lead end it; cards to pass are of a fixed number.

    Raises:
        EntryError: too few or too many cards to pass.
    """
    if choices.pass_ is not None and len(actions) != choices.pass_.exactly:
        raise EntryError(teller.say("entry-count", number=choices.pass_.exactly))
    group = list(actions)
    word = choices.pick[0].word if choices.pick else None
    if word is not None and len(group) > 1 and all(action < 52 for action in group):
        group.append(word)
    return group


def one(teller: Teller, actions: Sequence[int]) -> int:
    """An entry that must be a single action.

    Raises:
        EntryError: it is several.
    """
    if len(actions) != 1:
        raise EntryError(teller.say("entry-nothing", example=_example(teller)))
    return actions[0]


def _words(teller: Teller, family: Family) -> dict[str, int]:
    words = {family.action_text(word): int(word) for word in family.words}
    return words | {folded(teller.action(family, word)): int(word) for word in family.words}


def _choice(teller: Teller, options: Sequence[int], part: str) -> int:
    number = int(part) if len(part) <= _LONGEST_NUMBER else 0
    if 1 <= number <= len(options):
        return options[number - 1]
    raise EntryError(
        teller.say("entry-number", number=part[:_LONGEST_QUOTE], last=str(len(options)))
    )


def _cards(teller: Teller, part: str) -> tuple[int, ...]:
    try:
        return parse_cards(part, teller.letters)
    except CardError as error:
        told = teller.say("entry-unknown", text=part[:_LONGEST_QUOTE], example=_example(teller))
        raise EntryError(told) from error


def _example(teller: Teller) -> str:
    return card_name(QUEEN_OF_SPADES, teller.letters).lower()
