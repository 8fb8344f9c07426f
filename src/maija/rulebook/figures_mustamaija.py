"""Examples of Mustamaija: a few positions, and what the law in force says of them.

Only the positions stand here. What may be led, what beats what, who draws and who leads next is
asked of the law each time, so that an example is true at every table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.cards import HEARTS, QUEEN_OF_SPADES, SPADES, cards_in
from maija.games.mustamaija import FAMILY, Event, State, law
from maija.games.mustamaija.rules import Rules, TrumpMethod
from maija.games.mustamaija.terms import CLAIM, DEFENCE, DONE, DRAW, DRAWING, LEAD, NAME, TAKE

from .example import Example, Row, example
from .spelling import SUITS, cards_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from maija.text import Catalogue

LEADER, DEFENDER, THIRD = range(3)
_JACK, _QUEEN, _KING, _ACE = 11, 12, 13, 14
_PAIRS = (TrumpMethod.KQ_ANYTIME, TrumpMethod.KQ_AFTER_DEAL)
_TURNS = (TrumpMethod.TURN_UP, TrumpMethod.TURN_UP_AFTER_FIRST_LEAD)


def examples(
    catalogue: Catalogue, rules: Rules, _players: int
) -> Mapping[str, tuple[Example, ...]]:
    """The examples of a table, by the names of the chapters."""
    show = _Show(catalogue, rules)
    return {
        "attack": (show.lead(), *show.limit()),
        "defence": (show.beating(),),
        "queen": (show.queen(),),
        "trumps": (*show.pair(), *show.turned(), *show.trump_beating()),
        "draw": (show.picked_up(), show.beaten()),
    }


class _Suits:
    """Which suit plays which part: trumps as the table has them, spades led if they may be."""

    def __init__(self, rules: Rules) -> None:
        fixed = rules.trump_method is TrumpMethod.FIXED
        self.trump = int(rules.fixed_trump) if fixed else HEARTS
        self.led = HEARTS if self.trump == SPADES else SPADES
        self.others = tuple({0, 1, 2, 3} - {self.trump, self.led})
        self.in_force = -1 if rules.trump_method is TrumpMethod.NONE else self.trump

    def lead(self) -> tuple[int, ...]:
        """Three cards of one suit, the spade queen among them if spades are led."""
        return (_card(3, self.led), _card(6, self.led), _card(_QUEEN, self.led))


class _Show:
    """The examples of one table, in one language."""

    def __init__(self, catalogue: Catalogue, rules: Rules) -> None:
        self.catalogue = catalogue
        self.rules = rules
        self.suits = _Suits(rules)

    # --- the lead ---

    def lead(self) -> Example:
        """Which cards of a hand may lie together."""
        one, other = self.suits.others
        first, *rest = self.suits.lead()
        hand = (first, *rest, _card(9, one), _card(4, other))
        state = self._position(hand, self._defender())
        law.apply(self.rules, state, LEADER, first)
        may = law.legal(self.rules, state, LEADER) & ~(1 << DONE)
        joining = (first, *(card for card in hand if may >> card & 1))
        return self._example("lead", self._row("leader-holds", hand), self._row("lead", joining))

    def limit(self) -> Iterator[Example]:
        """How many cards may be led against a small hand, where there is a limit at all."""
        suit = self.suits.others[0]
        hand = tuple(_card(rank, suit) for rank in (2, 5, 8, _JACK))
        small = (_card(9, suit), _card(4, self.suits.others[1]))
        for stock in (8, 0):
            state = self._position(hand, small, stock=stock)
            led = self._lead_all(state, hand)
            situation = self._say("limit", number=len(small), stock="there" if stock else "gone")
            if len(led) < len(hand):
                most = self._say("limit-most", number=len(led))
                yield self._example("limit", situation, self._row("leader-holds", hand), most)
                return
            law.apply(self.rules, state, LEADER, DONE)
            self._draw(state)
            if law.legal(self.rules, state, DEFENDER) >> CLAIM & 1:
                yield self._example("limit", situation, self._row("led", led), self._say("claim"))

    # --- the defence ---

    def beating(self) -> Example:
        """What beats each card of a lead."""
        one, other = self.suits.others
        suits = self.suits
        hand = (
            _card(8, suits.led), _card(2, suits.trump), _card(_KING, one), _card(_ACE, other)
        )  # fmt: skip
        return self._example("beating", *self._beaten(suits.lead(), hand))

    def trump_beating(self) -> Iterator[Example]:
        """A trump among the cards led."""
        suits = self.suits
        if suits.in_force >= 0:
            hand = (_card(4, suits.trump), _card(9, suits.trump), _card(_ACE, suits.led))
            lead = (_card(7, suits.trump),)
            yield self._example("trump-beating", *self._beaten(lead, hand))

    def queen(self) -> Example:
        """The spade queen in the hand of the defender."""
        suit = self.suits.led
        hand = (QUEEN_OF_SPADES, _card(_KING, suit))
        return self._example("queen", *self._beaten((_card(9, suit),), hand))

    def _beaten(self, lead: Sequence[int], hand: Sequence[int]) -> Iterator[Row]:
        state = self._position(lead, hand)
        yield self._trumps()
        yield self._row("led", lead)
        yield self._row("defender-holds", hand)
        for card in lead:
            beaters = cards_in(law.beaters(self.rules, state, DEFENDER, card))
            told = cards_text(self.catalogue, (card,))
            yield self._row("beaten-by" if beaters else "beaten-by-none", beaters, card=told)

    # --- trumps ---

    def pair(self) -> Iterator[Example]:
        """A hand with two pairs of king and queen."""
        if self.rules.trump_method not in _PAIRS:
            return
        hand = tuple(_card(rank, suit) for suit in (HEARTS, SPADES) for rank in (_QUEEN, _KING))
        state = self._position((), (*hand, _card(9, 0)), trump=-1)
        law.ask_to_name(self.rules, state, LEADER)
        may = law.legal(self.rules, state, DEFENDER) >> NAME
        named = tuple(card for card in hand if may >> (card // 13) & 1)
        yield self._example(
            "pair", self._row("holds", (*hand, _card(9, 0))), self._row("names", named)
        )

    def turned(self) -> Iterator[Example]:
        """A spade that is turned for trumps."""
        if self.rules.trump_method not in _TURNS:
            return
        state = State(players=3)
        stock = (_card(9, SPADES), _card(4, 1), _card(8, 2), _card(7, 0), _card(10, 1))
        state.stock[: len(stock)] = stock
        state.end = len(stock)
        law.turn_trump(self.rules, state)
        yield self._example("turned", *self._turning(state))

    def _turning(self, state: State) -> Iterator[Row]:
        for event in FAMILY.told(self.rules, state, -1):
            if event.kind == Event.SPADE_RETURNED:
                yield self._row("turned-back", event.cards or ())
            elif event.kind == Event.TRUMP_TURNED:
                yield self._row("turned", event.cards or ())
                yield self._trumps(state.trump)

    # --- a whole bout ---

    def picked_up(self) -> Example:
        """A lead of which one card is beaten and the others are not."""
        lead = self.suits.lead()
        plan = {lead[0]: _card(8, self.suits.led)}
        return self._example("picked-up", *self._bout(lead, plan))

    def beaten(self) -> Example:
        """A lead that is beaten whole."""
        suit = self.suits.others[0]
        lead = (_card(5, suit), _card(7, suit))
        plan = {lead[0]: _card(9, suit), lead[1]: _card(_JACK, suit)}
        return self._example("beaten", *self._bout(lead, plan))

    def _bout(self, lead: Sequence[int], plan: Mapping[int, int]) -> Iterator[Row]:
        one, other = self.suits.others
        more = [_card(2, other), _card(10, other), _card(3, one), _card(10, one)]
        hand = (*lead, *more)[: self.rules.hand_size]
        state = self._position(hand, self._defender())
        told = []
        self._lead_all(state, lead)
        law.apply(self.rules, state, LEADER, DONE)
        told += FAMILY.told(self.rules, state, -1)
        while state.phase in {DEFENCE, DRAWING}:
            action = DRAW
            if state.phase == DEFENCE:
                wanted = plan.get(state.attack[state.asked], TAKE)
                action = wanted if law.legal(self.rules, state, DEFENDER) >> wanted & 1 else TAKE
            law.apply(self.rules, state, state.actor, action)
            told += FAMILY.told(self.rules, state, -1)
        yield self._row("led", lead)
        for event in told:
            yield from self._happened(event)
        yield self._say("defender-now", number=law.held(state, DEFENDER))
        yield self._say("next", who="defender" if state.attacker == DEFENDER else "left")

    def _happened(self, event: Any) -> Iterator[Row]:  # noqa: ANN401 -- an event as it is told
        cards = event.cards or ()
        if event.kind == Event.BEAT:
            told = cards_text(self.catalogue, (event.number,))
            yield self._row("laid-on", cards, card=told)
        elif event.kind == Event.DREW:
            who = "leader" if event.seat == LEADER else "defender"
            yield self._say("draws", who=who, number=event.number)
        elif event.kind == Event.DISCARDED:
            yield self._row("out-of-play", cards)
        elif event.kind == Event.TOOK_BACK:
            yield self._row("taken-back", cards)
        elif event.kind == Event.PICKED_UP:
            yield self._row("picked-up", cards)

    # --- positions ---

    def _defender(self) -> tuple[int, ...]:
        """A hand that can beat one card of the suit led, two of another, and holds no trump."""
        one, other = self.suits.others
        cards = (
            _card(8, self.suits.led), _card(9, one), _card(_JACK, one), _card(5, other),
            _card(_JACK, other), _card(6, other),
        )  # fmt: skip
        return cards[: self.rules.hand_size]

    def _position(
        self, leader: Sequence[int], defender: Sequence[int], *, stock: int = 8, trump: int = -2
    ) -> State:
        """Three players in the middle of a deal; the leader is to lead."""
        state = State(players=3, dealer=THIRD, attacker=LEADER, defender=DEFENDER, bouts=1)
        state.trump = self.suits.in_force if trump == -2 else trump
        if state.trump >= 0:
            state.named = 1 << state.trump
        used = {*leader, *defender}
        unused = [card for card in range(52) if card not in used and card != QUEEN_OF_SPADES]
        for seat, cards in enumerate((leader, defender, unused[-5:])):
            for card in cards:
                law.put(state, seat, card)
        state.stock[:stock] = unused[:stock]
        state.end = stock
        law.open_bout(self.rules, state)
        return state

    def _lead_all(self, state: State, cards: Sequence[int]) -> tuple[int, ...]:
        """Lead as many of the cards as the law lets."""
        led = []
        for card in cards:
            if state.phase == LEAD and law.legal(self.rules, state, LEADER) >> card & 1:
                law.apply(self.rules, state, LEADER, card)
                led.append(card)
        return tuple(led)

    def _draw(self, state: State) -> None:
        while state.phase == DRAWING:
            law.apply(self.rules, state, state.actor, DRAW)

    # --- sentences ---

    def _example(self, name: str, *rows: Row) -> Example:
        return example(self.catalogue, name, rows)

    def _say(self, name: str, **facts: str | float) -> Row:
        return Row(self.catalogue.say(f"example-{name}", **facts))

    def _row(self, name: str, cards: Sequence[int], **facts: str | float) -> Row:
        return Row(self.catalogue.say(f"example-{name}", **facts), tuple(cards))

    def _trumps(self, suit: int | None = None) -> Row:
        trump = self.suits.in_force if suit is None else suit
        return self._say("trumps", trumps=SUITS[trump] if trump >= 0 else "none")


def _card(rank: int, suit: int) -> int:
    """A card by its rank, 2 to 14, and its suit."""
    return suit * 13 + rank - 2
