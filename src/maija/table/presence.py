"""Who is there: connections that come and go, those who look on, and who plays again.

Who has which seat, and who may give or take one, is told in ``seating``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from . import dealing
from .happening import Acted, happened
from .state import (
    GATHERING,
    GIVEN_UP,
    PLAYING,
    SHUFFLING,
    family_of,
    people_at,
    put,
    refuse,
    seats_of,
)

if TYPE_CHECKING:
    from . import entries, messages
    from .messages import Happened
    from .state import Table

    Events = list[Happened | Acted]

MOST_WATCHERS: Final = 50


def arrive(table: Table, step: entries.Arrive, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A person with seats is connected, and has them back at once."""
    events: Events = []
    for at in seats_of(table, by):
        seat = table.seats[at]
        if not seat.here:
            put(table, at, replace(seat, here=True, gone=None))
            events.append(happened("connected", at))
        events += give_back(table, at, now, anew=not seat.here)
    return events


def depart(table: Table, step: entries.Depart, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A person's last connection is lost; the grace begins."""
    events: Events = []
    for at in seats_of(table, by):
        put(table, at, replace(table.seats[at], here=False, gone=now))
        events.append(happened("gone", at))
    return events


def back(table: Table, step: messages.Back, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A person who did nothing for a while plays again.

    Raises:
        Refusal: nobody sits in for this person.
    """
    events = [event for at in seats_of(table, by) for event in give_back(table, at, now)]
    if not events:
        raise refuse("nobody-sits-in")
    return events


def give_back(table: Table, at: int, now: float, *, anew: bool = False) -> Events:
    """A person plays again; a decision that waits for him begins anew unless the clock ran out."""
    seat = table.seats[at]
    if not seat.sits_in or seat.sits_in in GIVEN_UP:
        return []
    put(table, at, replace(seat, sits_in=""))
    if anew or seat.sits_in != "time":
        ask_anew(table, at, now)
    return [happened("back", at)]


def ask_anew(table: Table, at: int, now: float) -> None:
    """Let the time for a decision begin anew, if one is waited for at this seat."""
    play = table.play
    if table.phase == PLAYING and play is not None and at in family_of(table).turn(play.state):
        table.play = replace(play, since=now)


# ------------------------------------------------------------------------------ looking on


def let_in(table: Table, by: str) -> None:
    """Let only those pass who may come to this table now.

    Once a match has begun, a table that nobody may look at is closed to all but those who sit
    there or have sat there in this match; when nobody sits there any more, it is open again.

    Raises:
        Refusal: the person is barred, or the table is closed.
    """
    if by in table.barred:
        raise refuse("barred")
    if table.phase == GATHERING or table.settings.watch:
        return
    known = {person for person, _seat, _deal in table.left} | people_at(table)
    if people_at(table) and by not in known:
        raise refuse("no-watching")


def watch(table: Table, step: entries.Watch, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A person looks on.

    Raises:
        Refusal: this table is not looked at, or by too many, or not by this person.
    """
    let_in(table, by)
    if len(table.watchers) >= MOST_WATCHERS:
        raise refuse("too-many-watch", most=MOST_WATCHERS)
    if by not in table.watchers:
        table.watchers = (*table.watchers, by)
    return []


def unwatch(table: Table, step: entries.Unwatch, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A person looks on no more."""
    table.watchers = tuple(person for person in table.watchers if person != by)
    return []


# ------------------------------------------------------------------------------ a new beginning


def restart(table: Table, step: entries.Restart, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """The service has been started again: nobody is connected, and every grace begins anew."""
    table.watchers = ()
    table.seats = tuple(
        replace(seat, here=False, gone=now) if seat.person is not None else seat
        for seat in table.seats
    )
    if table.play is not None:
        table.play = replace(table.play, since=now)
    if table.between is not None:
        table.between = now
    if table.shuffle is not None and table.phase == SHUFFLING:
        table.shuffle = replace(table.shuffle, ends=now + dealing.SEAL_SECONDS)
    if step.law == table.law:
        return []
    table.law = step.law
    if table.play is not None:
        table.play = replace(table.play, replayable=False)
    table.offer = None
    return [happened("other-law", number=step.law)]
