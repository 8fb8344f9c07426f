"""What time does at a table: clocks, grace, idleness, pauses. Time is an argument everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from . import agreements, dealing
from .happening import Acted, happened
from .state import BETWEEN, PLAYING, SHUFFLING, family_of, put, refuse, seats_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from . import entries, messages
    from .messages import Happened
    from .state import Seat, Table

    Events = list[Happened | Acted]


def next_due(table: Table) -> float | None:
    """When a tick will change something next; ``None`` when time changes nothing."""
    return min(_dues(table), default=None)


def _dues(table: Table) -> Iterator[float]:
    if table.phase == SHUFFLING and table.shuffle is not None:
        yield table.shuffle.ends
    if table.paused is not None:
        return
    if table.phase == BETWEEN and table.between is not None and _somebody_ready(table):
        yield table.between + dealing.BETWEEN_SECONDS
    for at, seat in enumerate(table.seats):
        if (due := grace_ends(table, seat)) is not None:
            yield due
        if (due := decision_ends(table, at)) is not None:
            yield due
    if (due := _host_ends(table)) is not None:
        yield due


def grace_ends(table: Table, seat: Seat) -> float | None:
    """When a computer player sits in for somebody who is gone."""
    if table.paused is not None or not seat.awaited or seat.gone is None:
        return None
    if table.phase in {PLAYING, SHUFFLING, BETWEEN}:
        return seat.gone + table.settings.grace
    return None


def decision_ends(table: Table, at: int) -> float | None:
    """When a person's time for the decision is over: by the clock, or by doing nothing.

    Nobody is idle whom no other person waits for.
    """
    play, seat = table.play, table.seats[at]
    if table.phase != PLAYING or table.paused is not None or play is None or not seat.awaited:
        return None
    if at not in family_of(table).turn(play.state):
        return None
    clock = table.settings.clock
    if clock is not None:
        return play.since + clock.decision + seat.reserve
    others = any(
        other.awaited and other.here and other.person != seat.person for other in table.seats
    )
    return play.since + table.settings.idle if seat.here and others else None


def _host_ends(table: Table) -> float | None:
    """When somebody else becomes host, because the host is gone and others are here."""
    own = [table.seats[at] for at in seats_of(table, table.host)]
    if table.paused is not None or not own or any(seat.here for seat in own):
        return None
    if not any(seat.person is not None and seat.here for seat in table.seats):
        return None
    return max(seat.gone or 0.0 for seat in own) + table.settings.grace


def _somebody_ready(table: Table) -> bool:
    return any(seat.ready and seat.person is not None for seat in table.seats)


def tick(table: Table, step: entries.Tick, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """Time has passed.

    Raises:
        Refusal: it changes nothing yet.
    """
    due = next_due(table)
    if due is None or now < due:
        raise refuse("nothing-due")
    events: Events = []
    for at, seat in enumerate(table.seats):
        grace, decision = grace_ends(table, seat), decision_ends(table, at)
        if grace is not None and now >= grace:
            why = "gone"
        elif decision is not None and now >= decision:
            why = "time" if table.settings.clock is not None else "idle"
            spend(table, at, now - (table.play.since if table.play is not None else now))
        else:
            continue
        put(table, at, replace(table.seats[at], sits_in=why))
        events.append(happened("sits-in", at, name=why))
    host = _host_ends(table)
    if host is not None and now >= host:
        here = next(at for at, seat in enumerate(table.seats) if seat.person and seat.here)
        table.host = table.seats[here].person or table.host
        events.append(happened("host", here, name=table.seats[here].name))
    events += agreements.settle(table, now)
    return events + dealing.late(table, now) + dealing.go_on(table, now)


def spend(table: Table, at: int, seconds: float) -> None:
    """Take from a seat's reserve what a decision took beyond its own time."""
    clock, seat = table.settings.clock, table.seats[at]
    if clock is None or not seat.awaited or seconds <= clock.decision:
        return
    left = max(0.0, seat.reserve - (seconds - clock.decision))
    put(table, at, replace(seat, reserve=left))


def pause(table: Table, step: messages.Pause, by: str, now: float) -> Events:
    """A person at the table stops it, or lets it go on; no clock runs meanwhile.

    Raises:
        Refusal: not somebody at the table, or it is so already.
    """
    seats = seats_of(table, by)
    if not seats:
        raise refuse("not-seated")
    if step.on:
        if table.paused is not None:
            raise refuse("paused")
        table.paused = now
        return [happened("paused", seats[0])]
    if table.paused is None:
        raise refuse("not-paused")
    missed, table.paused = now - table.paused, None
    if table.play is not None:
        table.play = replace(table.play, since=min(now, table.play.since + missed))
    if table.between is not None:
        table.between = min(now, table.between + missed)
    table.seats = tuple(
        seat if seat.gone is None else replace(seat, gone=min(now, seat.gone + missed))
        for seat in table.seats
    )
    return [happened("resumed", seats[0]), *agreements.settle(table, now)]
