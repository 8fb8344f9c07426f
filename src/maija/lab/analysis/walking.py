"""Walking through a record: where a seat had something to decide, and what it did.

A decision is what a seat does in one go: a lead with all its cards, a whole defence, the cards to
pass, a card. What it keeps in mind is worked out from what lay open, as the computer players do it.
What a decision costs is no business of this module.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from maija.games.mustamaija.terms import LEAD
from maija.players import PLAYERS, Memory
from maija.players.searcher import moment
from maija.record import Replay

if TYPE_CHECKING:
    from collections.abc import Iterable

    from maija.record import GameRecord, RecordedDeal

COMPUTER: Final = "computer:"
"""How the name of a computer player begins in a record."""
_WATCHES: Final = PLAYERS["habit"]


@dataclass(slots=True)
class Place:
    """Where a seat had something to decide, and what it did."""

    deal: int
    """The deal of the match, from 1."""
    turn: int
    """How many turns of that deal had been played."""
    seat: int
    state: Any = field(repr=False)
    memory: Memory = field(repr=False)
    """What the seat kept in mind until then."""
    played: list[int] = field(default_factory=list)


class Walk:
    """A record walked through for some seats.

    Attributes:
        places: where they had something to decide, in order.
        forced: how many of their actions were the only ones.
        ends: the state in which each deal ended or was left.
    """

    def __init__(self, record: GameRecord, seats: Iterable[int]) -> None:
        """Walk through a record.

        Args:
            record: the game.
            seats: whose decisions count.
        """
        self.family, self.rules = record.preset.family, record.rules
        self.seats = tuple(seats)
        self.places: list[Place] = []
        self.forced = 0
        self.ends: list[Any] = []
        replay = Replay(record)
        for number, deal in enumerate(record.deals, 1):
            replay.deal(deal)
            replay.state = self._deal(number, deal, replay.state)
            self.ends.append(replay.state)
            if replay.deal_over:
                replay.finish()

    def _deal(self, number: int, deal: RecordedDeal, state: Any) -> Any:  # noqa: ANN401 -- any family's
        """Walk through one deal; the state at its end."""
        self._memories = {seat: Memory() for seat in self.seats}
        self._open: dict[int, tuple[int, Place]] = {}
        self._waits: dict[int, tuple[int, Place]] = {}
        self._observe(state)
        for turn, did in enumerate(deal.turns):
            for action in did.actions:
                self._note_waiting(number, turn, state, did.seat)
                if did.seat in self._memories:
                    self._note(number, turn, state, did.seat, action)
                state = self.family.apply(self.rules, state, did.seat, action)
                self._observe(state)
        self.places += [place for _, place in self._waits.values()]
        self.places.sort(key=lambda place: (place.deal, place.turn))
        return state

    def _observe(self, state: Any) -> None:  # noqa: ANN401 -- any family's
        for seat, memory in self._memories.items():
            _WATCHES.observe(self.family, self.rules, state, seat, memory)

    def _note(self, number: int, turn: int, state: Any, seat: int, action: int) -> None:  # noqa: ANN401 -- any family's
        """Add an action to the decision that it belongs to, or begin one with it."""
        now, before = moment(self.family, state), self._open.get(seat)
        if seat in self._waits and self._waits[seat][0] == _bout(state):
            del self._waits[seat]  # it acted in this bout: what it might have named counts there
        if before is not None and before[0] == now:
            before[1].played.append(action)
            return
        if seat in self.family.turn(state) and len(self.family.legal(self.rules, state, seat)) == 1:
            self.forced += 1
            return
        place = Place(number, turn, seat, state, self._memories[seat].copy(), [action])
        self._open[seat] = (now, place)
        self.places.append(place)

    def _note_waiting(self, number: int, turn: int, state: Any, actor: int) -> None:  # noqa: ANN401 -- any family's
        """Begin a decision of those who may name trumps out of turn and do not: once in a bout."""
        if self.family.open_to_all is None:
            return
        for seat, memory in self._memories.items():
            if seat == actor or seat in self.family.turn(state):
                continue
            waits = self._waits.get(seat)
            if waits is not None and waits[0] == _bout(state):
                continue
            if self.family.legal(self.rules, state, seat):
                if waits is not None:
                    self.places.append(waits[1])
                place = Place(number, turn, seat, state, memory.copy())
                self._waits[seat] = (_bout(state), place)


def _bout(state: Any) -> int:  # noqa: ANN401 -- of Mustamaija
    """The bout under way: a lead is counted when it ends."""
    return int(getattr(state, "bouts", 0) + (state.phase == LEAD))


def people(record: GameRecord) -> tuple[int, ...]:
    """The seats at which people sat; all where there were none."""
    found = [seat for seat, name in enumerate(record.seats) if not name.startswith(COMPUTER)]
    return tuple(found or range(len(record.seats)))


__all__ = ["COMPUTER", "Place", "Walk", "people"]
