"""What everybody and what each seat is told: the one door through which a table's facts leave.

Hidden is the default. Of the deal only what the family's ``view`` and ``told`` give goes out, of
the table what is named here, field by field. Never here: the secret of a deal in progress, texts
before they are opened together, a person's identity, a code for those who only look on.

``Telling`` keeps what was told last, so that only what has changed is told, and encodes it once
for all receivers.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter, is_
from typing import TYPE_CHECKING, Any, Final

import msgspec

from . import clock, teaching
from .dealing import shuffle_name
from .happening import Acted
from .messages import (
    PROTOCOL,
    DealView,
    Everybody,
    Fault,
    Happened,
    OfferView,
    Own,
    Proof,
    SeatView,
    ShuffleView,
    TableView,
    Welcome,
)
from .state import (
    OVER,
    SHUFFLING,
    Play,
    agreed,
    family_of,
    hints_allowed,
    match_of,
    seats_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from maija.games.family import Family
    from maija.games.options import Reason

    from .machine import Outcome
    from .state import Seat, Shuffle, Table

SPECTATOR: Final = -1
_encode: Final = msgspec.json.Encoder().encode


def fault(reason: Reason) -> Fault:
    """A reason as it is sent."""
    facts = {
        name: list(fact) if isinstance(fact, tuple) else fact for name, fact in reason.facts.items()
    }
    return Fault(reason.code, facts, reason.clause)


class Told:
    """One step as it is sent: the part of all, once, and what each seat alone may know."""

    __slots__ = ("_begun", "_now", "all", "own", "version")

    def __init__(self, version: int, everybody: bytes, own: Mapping[int, bytes]) -> None:
        """Keep the encoded parts."""
        self.version = version
        self.all = everybody
        self.own = own
        self._now = self._begun = b""

    def update(self, now: bytes, seat: int, ack: str = "") -> bytes:
        """The message for a seat; ``SPECTATOR`` for those who only look on.

        Args:
            now: the table's time, encoded.
            seat: whose eyes it is for.
            ack: the command that did it, where it is the receiver's.
        """
        if now is not self._now:  # all receive the same beginning
            self._now = now
            what = (self.version, now, self.all)
            self._begun = b'{"is":"update","version":%d,"now":%b,"all":%b' % what
        told, own = self._begun, self.own.get(seat)
        if own is not None:
            told += b',"own":%b' % own
        if ack:
            told += b',"ack":%b' % _encode(ack)
        return told + b"}"


class Telling:
    """What has been told of one table."""

    def __init__(self, table: Table) -> None:
        """Begin with a table of which nothing has been told."""
        self.table = table
        self._public = _table_view(table)
        self._of_table = _of_table(table)
        self._deal = _deal_view(table)
        self._own: dict[int, tuple[dict[str, Any], Any]] = {}

    # --- the whole table ---

    def welcome(self, person: str, seat: int | None, now: float) -> bytes:
        """Everything that a person may know.

        Args:
            person: who it is for.
            seat: the seat in view; ``None`` for none: looking on, or the hand is covered.
            now: the table's time.
        """
        seats = seats_of(self.table, person)
        own = None
        if seat is not None and self._deal is not None and self.table.play is not None:
            view, choices = self._seen(self.table.play, (seat,))[seat]
            own = Own(seat, (), view, choices, teaching.told(self.table, seat))
        return _encode(
            Welcome(
                protocol=PROTOCOL,
                version=self.table.version,
                now=now,
                code=self.table.code if seats else "",
                table=self._public,
                deal=self._deal,
                you=seats,
                host=person == self.table.host,
                own=own,
            )
        )

    # --- what has changed ---

    def told(self, outcome: Outcome, seen: Iterable[int]) -> Told:
        """Take note of a step, and put it into words of the protocol.

        Args:
            outcome: the step.
            seen: the seats that somebody sees at this moment.
        """
        before, table = self.table, outcome.table
        self.table = table
        seats = tuple(seen)
        public: list[Happened] = []
        private: dict[int, list[tuple[int, Happened]]] = {seat: [] for seat in seats}
        whole = False
        for told in outcome.happened:
            if isinstance(told, Acted):
                whole = whole or told.seat < 0
                _tell_turn(table, told, public, private)
            else:
                whole = whole or told.kind == "taken-back"
                public.append(told)
        changed = None
        of_table = _of_table(table)
        if not all(map(is_, of_table, self._of_table)):
            new = _table_view(table)
            changed, self._public = _changes(self._public, new), new
            self._of_table = of_table
        deal = None
        if _deal_changed(before, table):
            seen_deal = _deal_view(table)
            if seen_deal is None:
                whole = self._deal is not None
            elif whole or self._deal is None:
                deal, whole = _fields(seen_deal), True
            else:
                deal = _deal_changes(self._deal, seen_deal)
            self._deal = seen_deal
        everybody = _encode(Everybody(tuple(public), changed, deal, whole))
        own: dict[int, bytes] = {}
        if table.play is not None and not self._is_as_told(before, seats, whole=whole):
            own = self._own_parts(table.play, private, whole=whole)
        return Told(table.version, everybody, own)

    def _is_as_told(self, before: Table, seats: tuple[int, ...], *, whole: bool) -> bool:
        """Whether no seat can see anything new of the deal: it is the same, by the same eyes."""
        table = self.table
        same = table.play is before.play and table.settings is before.settings
        return same and tuple(self._own) == seats and not (whole or table.lesson)

    def _own_parts(
        self, play: Play, events: Mapping[int, list[tuple[int, Happened]]], *, whole: bool
    ) -> dict[int, bytes]:
        """What has changed for each seat, encoded; nothing for one for whom nothing has."""
        parts = {}
        told = {} if whole else self._own
        self._own = self._seen(play, events)
        for seat, seen in self._own.items():
            before, happened = told.get(seat), events[seat]
            lesson = teaching.told(self.table, seat) if self.table.lesson else None
            if happened or before != seen or lesson:
                view, choices = seen
                known = before is not None and before[0] == view
                own = Own(seat, tuple(happened), None if known else view, choices, lesson)
                parts[seat] = _encode(own)
        return parts

    def _seen(self, play: Play, seats: Iterable[int]) -> dict[int, tuple[dict[str, Any], Any]]:
        """In what each seat's view differs from the public one, and what the seat may do."""
        (_settings, _players, family, rules), state = agreed(self.table), play.state
        own, choices, legal = family.own, family.choices, family.law.legal
        turn, asked = family.turn(state), family.asked(rules, state)
        seen = {}
        for seat in seats:  # whose turn it is has something to do; others have now and then
            busy = seat in turn or (seat in asked and legal(rules, state, seat))
            offered = choices(rules, state, seat) if busy else None
            seen[seat] = (own(rules, state, seat), offered)
        return seen


def _tell_turn(
    table: Table,
    turn: Acted,
    public: list[Happened],
    private: Mapping[int, list[tuple[int, Happened]]],
) -> None:
    """One turn of the deal: its events for all, and those that a seat knows more of."""
    game = agreed(table)
    kinds, shared = _kinds(game.family), game.family.shared
    for state in turn.states:
        first = len(public)
        everybody, own = shared(game.rules, state)
        public += [_happened(kinds, event) for event in everybody]
        for seat, events in own.items():
            if seat in private:
                private[seat] += [(first + at, _happened(kinds, event)) for at, event in events]


def _happened(kinds: Mapping[int, str], event: Any) -> Happened:  # noqa: ANN401 -- a `Told` of any family
    return Happened(kinds[event.kind], event.seat, event.cards or None, event.number)


@cache
def _kinds(family: Family) -> Mapping[int, str]:
    """What the events of a family are called."""
    return {int(kind): kind.name.lower().replace("_", "-") for kind in family.events}


# ------------------------------------------------------------------------------ views


def _deal_view(table: Table) -> DealView | None:
    play = table.play
    if play is None:
        return None
    _settings, _players, family, rules = agreed(table)
    due = None
    if table.settings.clock is not None and table.paused is None:
        turn = family.turn(play.state)
        dues = [clock.decision_ends(table, at) for at in turn]
        due = max((end for end in dues if end is not None), default=None)
    return DealView(table.serial, len(play.turns), due, family.public(rules, play.state))


def _deal_changed(before: Table, after: Table) -> bool:
    if after.play is not before.play or after.paused != before.paused:
        return True
    return after.settings.clock is not None and after.seats is not before.seats


def _deal_changes(before: DealView, after: DealView) -> dict[str, Any]:
    told: dict[str, Any] = {"at": after.at}
    if after.serial != before.serial:
        told["serial"] = after.serial
    if after.due != before.due:
        told["due"] = after.due
    view, old = after.view, before.view
    told["view"] = {
        name: value
        for name, value in view.items()
        if value is not old[name] and value != old[name]  # most are the same object
    }
    return told


def _fields(struct: msgspec.Struct | None) -> dict[str, Any] | None:
    if struct is None:
        return None
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _changes(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, Any] | None:
    changed = {
        name: getattr(after, name)
        for name in after.__struct_fields__
        if getattr(after, name) != getattr(before, name)
    }
    return changed or None


_OF_TABLE: Final = (
    *("seats", "phase", "settings", "host", "paused", "match", "results", "shuffle", "proof"),
    *("offer", "watchers", "law", "drawn"),
)
_of_table: Final = attrgetter(*_OF_TABLE)
"""What of a table its public view is made of, apart from the deal."""


def _table_view(table: Table) -> TableView:
    hosts = seats_of(table, table.host)
    proof = table.proof
    return TableView(
        table=table.id,
        law=table.law,
        settings=table.settings,
        family=family_of(table).name,
        seats=tuple(_seat_view(table, seat) for seat in table.seats),
        host=hosts[0] if hosts else None,
        phase=table.phase,
        paused=table.paused is not None,
        match=table.match,
        deal=len(table.results),
        dealer=table.dealer if table.play is not None or table.results else None,
        drawn=table.drawn,
        totals=table.totals,
        results=tuple(scores for _dealer, scores, _totals in table.results),
        places=match_of(table).places if table.phase == OVER else None,
        shuffle=_shuffle_view(table, table.shuffle) if table.shuffle is not None else None,
        proof=Proof(proof[0], proof[1], proof[2].hex()) if proof is not None else None,
        offer=OfferView(table.offer.what, table.offer.seat, table.offer.agreed)
        if table.offer is not None
        else None,
        watchers=len(table.watchers),
        reserves=tuple(seat.reserve for seat in table.seats) if table.settings.clock else (),
        hints=hints_allowed(table),
        lesson=table.lesson,
    )


def _seat_view(table: Table, seat: Seat) -> SeatView:
    return SeatView(
        name=seat.name,
        computer=seat.computer,
        taken=seat.taken,
        ready=seat.ready,
        here=seat.here or seat.computer is not None,
        away=clock.grace_ends(table, seat),
        sits_in=seat.sits_in,
    )


def _shuffle_view(table: Table, shuffle: Shuffle) -> ShuffleView:
    waiting = table.phase == SHUFFLING
    opened = shuffle.opened if not waiting else (None,) * len(shuffle.opened)
    return ShuffleView(
        table=shuffle_name(table),
        deal=len(table.results) - (0 if waiting or table.phase == "playing" else 1),
        commitment=shuffle.commitment.hex(),
        sealed=tuple(text.hex() if text is not None else None for text in shuffle.sealed),
        opened=tuple(text.hex() if text is not None else None for text in opened),
        opening=shuffle.opening,
        ends=shuffle.ends if waiting else None,
        missing=() if waiting else shuffle.missing,
    )
