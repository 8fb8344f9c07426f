"""A deal of Mustamaija laid again from what a seat is told.

Who holds how many cards, and which of them, is counted as every player may count it
(``players.mustamaija.knowledge``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maija.cards import cards_of, mask_of, masks_of
from maija.games.mustamaija import law
from maija.games.mustamaija.rules import (
    TURN_UP,
    TURN_UP_AFTER_FIRST_LEAD,
    UNDER_THE_STOCK,
    Rules,
)
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import (
    DEFENCE,
    DRAWING,
    EVENT_SIZE,
    GIVEN_UP,
    LEAD,
    OPEN,
    Event,
)
from maija.players.memory import Memory
from maija.players.mustamaija.knowledge import known_of, observe

from .places import Unplaced

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .lines import Message

_STIRS: Final = {"drew", "named", "discarded", "claimed"}
"""Events after which earlier positions cannot return."""


class Laid:
    """One deal."""

    def __init__(self, rules: Rules, players: int, seat: int) -> None:
        """Nothing is seen yet."""
        self.rules = rules
        self.players = players
        self.seat = seat
        self.memory = Memory()
        """What everybody could know who counts."""
        stacked = State(players=players)
        law.stack(rules, stacked)
        self.pack = stacked.stock[: stacked.end]
        self._phase = -1
        self._suit = 0
        self._won = 0
        self._overload = 0
        self._stirred = False

    def see(self, view: Message, events: Sequence[Message]) -> State:
        """The table after an action."""
        s = State(players=self.players)
        self._lay(s, view)
        note(s, events)
        self._follow(s, events)
        observe(self.rules, s, self.seat, self.memory)
        self._deal_out(s, view)
        self._judge_overload(s, view, {event["kind"] for event in events})
        self._phase = s.phase
        return s

    def _lay(self, s: State, view: Message) -> None:
        """What lies open, and the own hand."""
        turn = view["turn"]
        s.dealer, s.phase = view["dealer"], view["phase"]
        s.actor = turn[0] if turn else -1
        s.attacker, s.defender = view["attacker"], view["defender"]
        s.trump, s.namer = _given(view["trump"]), _given(view["namer"])
        s.named = mask_of(view["named"])
        s.indicator = _given(view["indicator"])
        s.bouts, s.lead_size = view["bouts"], view["lead_size"]
        s.hands[self.seat], s.twice[self.seat] = masks_of(view["hand"])
        for seat, cards in enumerate(view["shown"]):
            s.shown[seat] = mask_of(cards)
        s.gone, s.gone_twice = masks_of(view["discard"])
        for at, (card, answer) in enumerate(view["bout"]):
            s.attack[at], s.beater[at] = card, answer
        s.led = len(view["bout"])
        s.left = s.beater[: s.led].count(GIVEN_UP)
        s.asked = view["asked"] if view["asked"] is not None else s.led
        for seat in view["out"]:
            s.order[s.outs] = seat
            s.outs += 1
            s.out |= 1 << seat
        s.loser, s.drawn = _given(view["loser"]), int(view["drawn"])
        self._lay_stock(s, view["stock"])

    def _lay_stock(self, s: State, left: int) -> None:
        """Where the stock begins and ends, and its open card."""
        r = self.rules
        turned = s.trump >= 0 and r.trump_method in {TURN_UP, TURN_UP_AFTER_FIRST_LEAD}
        under = turned and r.indicator_position == UNDER_THE_STOCK
        s.end = len(self.pack) + int(under)
        s.top = s.end - left
        if s.indicator >= 0:
            s.indicator_at = s.end - 1 if under else s.top

    def _follow(self, s: State, events: Sequence[Message]) -> None:
        """What follows from the course of the bout, though nothing on the table shows it."""
        kinds = [event["kind"] for event in events]
        for event in events:
            if event["kind"] == "led":
                self._suit = event["cards"][0] // 13
        if "picked-up" in kinds or "claimed" in kinds:
            self._won = 0
        elif "discarded" in kinds:
            self._won = 1
        named_before_a_lead = "named" in kinds and self._phase == LEAD
        if s.phase == LEAD and s.led == 0 and not named_before_a_lead:
            self._stirred = False
        elif _STIRS & set(kinds):
            self._stirred = True
        s.suit, s.won = self._suit, self._won

    def _deal_out(self, s: State, view: Message) -> None:
        """Deal out what the seat has not seen, as many cards to each place as lie there."""
        unplaced = Unplaced(self.pack)
        unplaced.place(view["hand"])
        unplaced.place(view["discard"])
        for card, answer in view["bout"]:
            unplaced.place([card, answer] if answer not in {OPEN, GIVEN_UP} else [card])
        open_card = unplaced.place([s.indicator]) if s.indicator >= 0 else []
        held, sizes = self._known(s, view, unplaced)
        dealt = unplaced.deal(sizes, view["stock"] - len(open_card))
        for seat, cards in held.items():
            s.hands[seat], s.twice[seat] = masks_of([*cards, *dealt[seat]])
        for at in range(s.top, s.end):
            if open_card and at == s.indicator_at:
                s.stock[at] = s.indicator
            elif unplaced.cards:
                s.stock[at] = unplaced.cards.pop()

    def _known(
        self, s: State, view: Message, unplaced: Unplaced
    ) -> tuple[dict[int, list[int]], dict[int, int | None]]:
        """The cards that others are known to hold, and how many more each holds."""
        held: dict[int, list[int]] = {}
        sizes: dict[int, int | None] = {}
        for seat in range(self.players):
            if seat == self.seat or s.out >> seat & 1:
                continue
            known = known_of(s, seat, self.memory)
            held[seat] = unplaced.place(cards_of(known, self.memory.known_twice[seat] & known))
            number = view["counts"][seat]
            if number is None and self.memory.counted[seat] >= 0:
                number = self.memory.counted[seat]
            sizes[seat] = None if number is None else number - len(held[seat])
        return held, sizes

    def _judge_overload(self, s: State, view: Message, kinds: set[str]) -> None:
        """Whether the lead may be claimed as an overload: the law says so when a lead ends."""
        if s.led == 0:
            self._overload = 0
        elif self._overload == 1 and kinds & {"beat", "left"}:
            self._overload = 2
        elif "lead-ended" in kinds and s.phase == DEFENCE and not s.out >> s.attacker & 1:
            again = s.copy()
            law.end_lead(self.rules, again)
            self._overload = again.overload
        if view["claim"]:
            self._overload = 1
        s.overload = self._overload
        s.idle = -1 if self._stirred else view["idle"]
        s.seen = s.idle + 1
        for at in range(s.seen):
            s.positions[at] = -1 - at
        if s.phase == DRAWING:
            s.step = self._step(s)

    def _step(self, s: State) -> int:
        """Which draw of the bout stands: the one that is the actor's."""
        again = s.copy()
        for step in range(0 if s.led else 1, 3):
            again.step = step
            if law.drawer(self.rules, again) == s.actor:
                return step
        return 0


def note(s: State, events: Iterable[Message]) -> None:
    """The events of an action; cards that are not told are none."""
    for event in events:
        at = s.told * EVENT_SIZE
        once, twice = masks_of(event["cards"] or ())
        kind = Event[event["kind"].upper().replace("-", "_")]
        number = event["number"]
        row = [int(kind), _given(event["seat"]), once, twice, 0 if number is None else number]
        s.events[at : at + EVENT_SIZE] = row
        s.told += 1


def _given(number: int | None) -> int:
    return -1 if number is None else number
