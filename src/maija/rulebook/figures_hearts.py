"""Examples of Hearts and Black Maria: a few positions, and what the law in force says of them.

Only the positions stand here. What may be played, who takes a trick and what a deal scores is asked
of the law each time, so that an example is true at every table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import card_name, cards_in, mask_of, parse_cards
from maija.games.hearts import FAMILY, Event, Phase, Rules, State, Word, law
from maija.games.hearts.rules import FirstLead

from .example import Example, Row, example

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from maija.text import Catalogue

FIRST, SECOND = 0, 1
_TRICK = "9C KC AH 4C 6C 5C"
"""One card of each player, of as many as play."""


def examples(catalogue: Catalogue, rules: Rules, players: int) -> Mapping[str, tuple[Example, ...]]:
    """The examples of a table, by the names of the chapters."""
    show = _Show(catalogue, rules, players)
    pack = set(FAMILY.pack(rules, players))
    shown = {
        "play": (
            show.follow(),
            show.trick(),
            *show.first_card(),
            show.first_trick(),
            show.leading_hearts(),
        ),
        "points": (show.costs(),),
        "moon": (show.everything(),),
    }
    # A card that this table leaves out of its pack is no example of anything.
    return {
        chapter: tuple(
            each
            for each in all_
            if pack.issuperset(card for row in each.rows for card in row.cards)
        )
        for chapter, all_ in shown.items()
    }


class _Show:
    """The examples of one table, in one language."""

    def __init__(self, catalogue: Catalogue, rules: Rules, players: int) -> None:
        self.catalogue = catalogue
        self.rules = rules
        self.players = players

    # --- the tricks ---

    def follow(self) -> Example:
        """Clubs are led, to a hand with clubs and to one without."""
        rows = [self._row("led-to-trick", _cards("9C"))]
        for hand in ("4C KC 3D 5H QS", "3D AD 5H QS"):
            rows += self._may_play(self._trick(hand, "9C"), _cards(hand))
        return self._example("follow", *rows)

    def trick(self) -> Example:
        """A card of each player: the highest of the suit led takes them."""
        cards = _cards(_TRICK)[: self.players]
        state = self._position([(card,) for card in cards], broken=True)
        for seat, card in enumerate(cards):
            law.apply(self.rules, state, seat, card)
        won = [
            event.seat
            for event in FAMILY.told(self.rules, state, -1)
            if event.kind == Event.TRICK_WON
        ]
        taking = tuple(cards[seat] for seat in won if seat is not None)
        return self._example("trick", self._row("trick", cards), self._row("takes", taking))

    def first_card(self) -> Iterator[Example]:
        """What the holder of the lowest club may lead to the first trick."""
        if self.rules.first_lead is FirstLead.LEFT_OF_DEALER:
            return
        state = State(players=self.players)
        club = law.forced_club(self.rules, state)
        hand = (club, *_cards("JC AD 5H"))
        state = self._position([hand], first_trick=True)
        yield self._example("first-card", *self._may_lead(state, hand))

    def first_trick(self) -> Example:
        """The first trick of a deal, for a hand that cannot follow suit."""
        hand, led = "4D 5H QS AS", "9C"
        if self.rules.first_lead is FirstLead.LOWEST_CLUB:
            led = card_name(law.forced_club(self.rules, State(players=self.players)))
        state = self._trick(hand, led, first_trick=True)
        rows = (self._row("led-first", _cards(led)), *self._may_play(state, _cards(hand)))
        return self._example("first-trick", *rows)

    def leading_hearts(self) -> Example:
        """Leading while no heart has been played: from a mixed hand, and from hearts and queen."""
        rows: list[Row] = []
        for hand in map(_cards, ("9C 5H 8H", "5H 8H QS")):
            rows += self._may_lead(self._position([hand]), hand)
        return self._example("leading-hearts", self._say("unbroken"), *rows)

    def _may_play(self, state: State, hand: Sequence[int]) -> tuple[Row, Row]:
        return self._row("holds", hand), self._row("may-play", self._legal(state, SECOND))

    def _may_lead(self, state: State, hand: Sequence[int]) -> tuple[Row, Row]:
        return self._row("holds", hand), self._row("may-lead", self._legal(state, FIRST))

    def _legal(self, state: State, seat: int) -> tuple[int, ...]:
        return cards_in(law.legal(self.rules, state, seat))

    # --- the points ---

    def costs(self) -> Example:
        """What each card costs, the cheapest first."""
        state = State(players=self.players)
        by_points: dict[int, list[int]] = {}
        for card in cards_in(law.counting(self.rules, state)):
            mask = 1 << card
            points = law.card_points(self.rules, mask) + self._omnibus(mask)
            by_points.setdefault(points, []).append(card)
        rows = []
        for points, cards in sorted(by_points.items()):
            name = "off" if points < 0 else "costs"
            rows.append(self._row(name, cards, points=abs(points), number=len(cards)))
        return self._example("costs", *rows)

    def _omnibus(self, cards: int) -> int:
        state = State(players=self.players)
        state.captured[FIRST] = cards
        return law.taken_points(self.rules, state, FIRST) - law.card_points(self.rules, cards)

    def everything(self) -> Example:
        """One player has taken every card but the last, and takes the last as well."""
        rows = []
        for word in self._words():
            state = self._all_taken()
            if word is not None:
                law.apply(self.rules, state, FIRST, word)
            scores = FAMILY.score(self.rules, state)
            rows.append(
                self._say(
                    "everything" if word is None else f"everything-{_name(word)}",
                    own=str(scores[FIRST]),
                    others=str(scores[SECOND]),
                )
            )
        return self._example("everything", *rows)

    def _words(self) -> tuple[Word | None, ...]:
        """What the shooter may choose, ``None`` where nothing is asked."""
        return tuple(Word) if self._all_taken().phase == Phase.MOON else (None,)

    def _all_taken(self) -> State:
        """All cards are played; the first seat has taken every trick but one without points."""
        pack = FAMILY.pack(self.rules, self.players)
        counting = law.counting(self.rules, State(players=self.players))
        harmless = [card for card in pack if not counting >> card & 1]
        last, given = harmless[-self.players :], harmless[: self.players]
        state = self._position([(card,) for card in last], broken=True)
        state.captured[SECOND] = mask_of(given)
        state.captured[FIRST] = mask_of(pack) & ~mask_of((*given, *last))
        tricks = len(pack) // self.players
        state.trick_number = tricks - 1
        for seat in range(2, self.players):
            state.tricks[seat] = 1
        state.tricks[SECOND] = 1
        state.tricks[FIRST] = tricks - self.players
        for seat, card in enumerate(last):
            law.apply(self.rules, state, seat, card)
        return state

    # --- positions ---

    def _position(
        self, hands: Sequence[Sequence[int]], *, first_trick: bool = False, broken: bool = False
    ) -> State:
        """The first seat is to lead; seats without a hand here have one card nobody asks about."""
        state = State(players=self.players, dealer=self.players - 1, number=0)
        for seat, cards in enumerate(hands):
            state.hands[seat] = mask_of(cards)
        state.broken = int(broken)
        state.trick_number = 0 if first_trick else 1
        state.phase = Phase.PLAY
        law.clear_trick(state)
        state.leader = FIRST
        law.wait_for(state, FIRST)
        return state

    def _trick(self, hand: str, led: str, *, first_trick: bool = False) -> State:
        """The first seat has led a card, the second holds the hand."""
        (card,) = _cards(led)
        state = self._position([(card,), _cards(hand)], first_trick=first_trick)
        law.play(self.rules, state, FIRST, card)
        return state

    # --- sentences ---

    def _example(self, name: str, *rows: Row) -> Example:
        return example(self.catalogue, name, rows)

    def _say(self, name: str, **facts: str | float) -> Row:
        return Row(self.catalogue.say(f"example-{name}", **facts))

    def _row(self, name: str, cards: Sequence[int], **facts: str | float) -> Row:
        return Row(self.catalogue.say(f"example-{name}", **facts), tuple(cards))


def _cards(text: str) -> tuple[int, ...]:
    return parse_cards(text)


def _name(word: Word) -> str:
    return word.name.lower().replace("_", "-")
