"""A deal of Hearts laid again from what a seat is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import cards_in, mask_of
from maija.games.hearts import law
from maija.games.hearts.state import State
from maija.games.hearts.terms import EVENT_SIZE, NOBODY, OVER, PASSING, Event

from .places import Unplaced

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from maija.games.hearts.rules import Rules

    from .lines import Message


class Laid:
    """One deal."""

    def __init__(self, rules: Rules, players: int, seat: int) -> None:
        """Nothing is seen yet."""
        self.rules = rules
        self.players = players
        self.seat = seat
        self._chosen: dict[int, int] = {}
        """How many cards each seat has chosen to pass."""
        self._first: tuple[int, int] | None = None
        """The seat that led to the first trick, and the club for which it did."""

    def see(self, view: Message, events: Sequence[Message]) -> State:
        """The table after an action."""
        s = State(players=self.players)
        self._lay(s, view)
        note(s, events)
        for event in events:
            if event["kind"] == "chose":
                self._chosen[event["seat"]] = event["number"]
            elif event["kind"] == "led-first" and event["cards"]:
                self._first = event["seat"], event["cards"][0]
        self._deal_out(s, view)
        return s

    def _lay(self, s: State, view: Message) -> None:
        """What lies open, and the own cards."""
        seat, turn = self.seat, view["turn"]
        s.dealer, s.number, s.phase = view["dealer"], view["number"], view["phase"]
        s.totals[: self.players] = view["totals"]
        s.waiting = mask_of(turn)
        s.actor = turn[0] if turn and s.phase not in {PASSING, OVER} else NOBODY
        s.hands[seat] = mask_of(view["hand"])
        s.chosen[seat] = mask_of(view["chosen"] or view["passed"])
        s.received[seat] = mask_of(view["received"])
        s.leader, s.suit, s.winner = (_given(view[name]) for name in ("leader", "suit", "winner"))
        s.trick[: self.players] = [_given(card) for card in view["trick"]]
        s.pile = mask_of(card for card in view["trick"] if card is not None)
        s.played = s.pile.bit_count()
        s.best = s.trick[s.winner] if s.winner >= 0 else NOBODY
        s.trick_number, s.broken = view["trick_number"], int(view["broken"])
        s.captured[: self.players] = [mask_of(cards) for cards in view["captured"]]
        s.tricks[: self.players] = view["tricks"]
        s.last_trick[: self.players] = [_given(card) for card in view["last_trick"]]
        s.last_leader, s.last_winner = _given(view["last_leader"]), _given(view["last_winner"])
        s.shooter, s.sun, s.moon = _given(view["shooter"]), int(view["sun"]), view["moon"] or 0

    def _deal_out(self, s: State, view: Message) -> None:
        """Deal out what the seat has not seen, as many cards to each hand as lie there."""
        law.stack(self.rules, s)
        unplaced = Unplaced(s.stock[: s.end])
        unplaced.place(view["hand"])
        for cards in (*view["captured"], cards_in(s.pile)):
            unplaced.place(cards)
        held: dict[int, list[int]] = {at: [] for at in range(self.players) if at != self.seat}
        if view["passes_to"] in held:
            s.received[view["passes_to"]] = mask_of(view["passed"])
            held[view["passes_to"]] += unplaced.place(view["passed"])
        if view["passed_by"] in held:
            s.chosen[view["passed_by"]] = mask_of(view["received"])
        if self._first is not None and s.trick_number == 0 and self._first[0] in held:
            held[self._first[0]] += unplaced.place([self._first[1]])
        sizes = {at: view["counts"][at] - len(cards) for at, cards in held.items()}
        for at, cards in unplaced.deal(sizes, 0).items():
            s.hands[at] = mask_of([*held[at], *cards])
            if s.phase == PASSING:
                s.chosen[at] = mask_of(cards[: self._chosen.get(at, 0)])


def note(s: State, events: Iterable[Message]) -> None:
    """The events of an action; cards that are not told are none."""
    for event in events:
        kind = int(Event[event["kind"].upper().replace("-", "_")])
        seat, number = _given(event["seat"]), event["number"] or 0
        at = s.told * EVENT_SIZE
        s.events[at] = kind | (seat + 1) << 8 | number << 16
        s.events[at + 1] = mask_of(event["cards"] or ())
        s.told += 1


def _given(number: int | None) -> int:
    return NOBODY if number is None else number
