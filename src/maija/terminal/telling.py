"""Facts as words: cards, suits, seats and refusals in the language of a catalogue.

No sentence stands here, only which facts go into which; the sentences are ``maija.text``'s. What
happens at the tables of a family is told in the module of that family.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import reduce
from typing import TYPE_CHECKING, Any, Final

from maija.cards import ENGLISH, LETTERS, Letters, card_symbols
from maija.record.notation import SEATS
from maija.text import Catalogue, Inflected

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from maija.games.family import Family
    from maija.games.options import Reason
    from maija.games.told import Told

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
_COURTS: Final = ("jack", "queen", "king", "ace")
NONE: Final = "none"
"""What a sentence is told where a fact is missing or hidden."""
YOU: Final = 0
"""The seat of the person at the terminal."""
NOBODY: Final = -1
"""No seat: a spectator."""

_CARDS: Final = frozenset({"card", "attack", "lead"})
_SUITS: Final = frozenset({"suit", "trump"})
_COUNTED: Final = frozenset({"limit", "seconds", "most", "tables", "players"})
"""Facts that are counts, which a sentence may say in the singular and the plural."""
_OPTIONAL: Final = {"close": NONE, "lead": NONE}


@dataclass(frozen=True)
class Teller:
    """Says things in one language."""

    catalogue: Catalogue = field(default_factory=Catalogue)
    you: int = YOU
    """The seat of the person who is spoken to; ``NOBODY`` when it is none of them."""
    names: tuple[str, ...] = ()
    """What the seats are called; by default as the language calls them."""
    by_name: bool = False
    """Whether a card has its name where a sentence asks for it in a case; a screen for ears names
    all the others."""

    @property
    def letters(self) -> Letters:
        """How the language writes its cards."""
        return LETTERS.get(self.catalogue.language, ENGLISH)

    def say(self, message: str, /, **facts: str | float | date) -> str:
        """A sentence of the catalogue."""
        return self.catalogue.say(message, **facts)

    def joined(self, told: Sequence[str]) -> str:
        """Short facts in a row."""
        return reduce(
            lambda one, other: self.say("facts", one=one, other=other) if one else other, told, ""
        )

    def card(self, card: int) -> str:
        """A card, such as ``♠Q``."""
        sign = card_symbols(card, self.letters)
        return Inflected(sign, lambda case: self.named(card, case)) if self.by_name else sign

    def named(self, card: int, case: str = "nominative") -> str:
        """What a card is called in a case of the language."""
        rank = card % 13
        name: str | int = rank + 2 if rank + 2 <= 10 else _COURTS[rank - 9]
        return self.say("card-name", rank=name, suit=SUITS[card // 13], case=case)

    def cards(self, cards: Iterable[int] | None) -> str:
        """Cards with spaces between, ``none`` for none and for hidden ones."""
        told = [self.card(card) for card in cards or ()]
        # A single one can still be inflected.
        return told[0] if len(told) == 1 else " ".join(told) or NONE

    def hand(self, cards: Iterable[int]) -> str:
        """A hand in order, a wider space between the suits."""
        suits: dict[int, list[int]] = {}
        for card in sorted(cards):
            suits.setdefault(card // 13, []).append(card)
        return "  ".join(map(self.cards, suits.values())) or self.say("nothing")

    def game(self, name: str) -> str:
        """What a game is called."""
        return self.say(f"page-game-{name}") if self.catalogue.spoken else name

    def suit(self, suit: int | None) -> str:
        """A suit, ``none`` for none."""
        return NONE if suit is None or suit < 0 else self.say(f"suit-{SUITS[suit]}")

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if seat == self.you:
            return self.say("you")
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say(f"seat-{seat}")

    def who(self, seat: int | None) -> str:
        """Whom a sentence is about, for it to choose its verb."""
        if seat is None:
            return "nobody"
        return "you" if seat == self.you else "other"

    def action(self, family: Family, action: int) -> str:
        """A card or a word."""
        if action < 52:
            return self.card(action)
        return self.say(f"word-{message_name(family.words(action).name)}")

    def event(self, family: Family, event: Told, **facts: str | float) -> str:
        """One event as a sentence.

        Args:
            family: the family of the game.
            event: what happened, as the person may know it.
            facts: what the sentence needs beside who, the cards and the number.
        """
        usual: dict[str, str | float] = {
            "who": self.who(event.seat),
            "seat": NONE if event.seat is None else self.seat(event.seat),
            "cards": self.cards(event.cards),
            "number": -1 if event.number is None else event.number,
        }
        kind = message_name(family.events(event.kind).name)
        return self.say(f"{family.name}-{kind}", **(usual | facts))

    def reason(self, reason: Reason, family: Family | None = None) -> str:
        """Why something is refused, with the clause.

        Args:
            reason: the reason.
            family: the family of the game, where seats and words are among its facts.
        """
        if not self.catalogue.spoken:
            return str(reason)
        facts = {name: self._fact(name, fact, family) for name, fact in reason.facts.items()}
        told = self.say(f"reason-{reason.code}", **(_OPTIONAL | facts))
        if not reason.clause:
            return told
        return self.say("with-clause", sentence=told, clause=reason.clause)

    def damage(self, file: str, line: int, reason: Reason, family: Family | None = None) -> str:
        """What is wrong with a file, and in which line; seats are letters there.

        Args:
            file: its name.
            line: from 1; 0 is the file as a whole.
            reason: what is wrong.
            family: the family of the game, where it is known.
        """
        clerk = replace(self, you=NOBODY, names=tuple(SEATS))
        told = clerk.reason(reason, family)
        if self.catalogue.knows(f"why-{reason.code}"):
            told = self.say("file-refused", sentence=told)
        name = "file-line" if line else "file-whole"
        return self.say(name, file=file, line=str(line), sentence=told)

    def _fact(self, name: str, fact: Any, family: Family | None) -> str | int:  # noqa: ANN401 -- facts are any printable value
        if family is not None:
            if name == "seat":
                return NONE if fact < 0 else "you" if fact == self.you else self.seat(fact)
            if name == "word":
                return self.action(family, fact)
        if name in _CARDS:
            return self.card(fact)
        if name in _SUITS:
            return self.suit(fact)
        if name in _COUNTED and isinstance(fact, int):
            return int(fact)
        if isinstance(fact, list | tuple):
            return ", ".join(map(str, fact)) or self.say("nothing")
        return str(fact)


def message_name(name: str) -> str:
    """The name of an enumeration's member as the names of sentences have it."""
    return name.lower().replace("_", "-")
