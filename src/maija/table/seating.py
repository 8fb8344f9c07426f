"""Who sits at a table: people, computer players, the host, and those who look on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from maija.games.options import RulesError
from maija.games.presets import preset
from maija.players import PLAYERS

from . import dealing
from .happening import Acted, happened
from .state import (
    GATHERING,
    OVER,
    PLAYING,
    SHUFFLING,
    Refusal,
    Seat,
    family_of,
    refuse,
    rules_for,
    seats_of,
)

if TYPE_CHECKING:
    from . import entries, messages
    from .messages import Happened, Settings
    from .state import Table

    Events = list[Happened | Acted]

FREE: Final = Seat()
"""A seat at which nobody sits."""
MOST_WATCHERS: Final = 50
MOST_BARRED: Final = 200


def checked(settings: Settings) -> int:
    """How many players such a table has.

    Raises:
        Refusal: there is no such game, or the rules clash.
    """
    try:
        players = settings.players or preset(settings.game).players
        rules_for(settings, players)
    except RulesError as error:
        raise Refusal(*error.reasons) from error
    return players


def put(table: Table, at: int, seat: Seat) -> None:
    """Replace one seat."""
    table.seats = (*table.seats[:at], seat, *table.seats[at + 1 :])


def own(table: Table, at: int, by: str) -> Seat:
    """A person's own seat.

    Raises:
        Refusal: it is somebody else's, or there is none.
    """
    if at >= len(table.seats):
        raise refuse("no-such-seat", seat=at, expected=f"0-{len(table.seats) - 1}")
    if table.seats[at].person != by:
        raise refuse("not-your-seat")
    return table.seats[at]


def of_host(table: Table, at: int | None, by: str) -> None:
    """Let only the host pass.

    Raises:
        Refusal: the person is not the host, or there is no such seat.
    """
    if by != table.host:
        raise refuse("not-the-host")
    if at is not None and at >= len(table.seats):
        raise refuse("no-such-seat", seat=at, expected=f"0-{len(table.seats) - 1}")


def free_name(table: Table, name: str, at: int) -> str:
    """A name that nobody else at the table has: the second Anna is “Anna 2”."""
    others = {seat.name.casefold() for place, seat in enumerate(table.seats) if place != at}
    number, told = 1, name
    while told.casefold() in others:
        number += 1
        told = f"{name} {number}"
    return told


def seat_maker(table: Table, person: str, name: str) -> None:
    """Seat the person who makes the table; nobody is connected yet."""
    put(table, 0, _person(table, person, name, table.created))


def seat_computer(table: Table, at: int, player: str) -> None:
    """Seat a computer player.

    Raises:
        Refusal: there is no such player.
    """
    if player not in PLAYERS:
        raise refuse("no-such-player", player=player, players=tuple(PLAYERS))
    put(table, at, Seat(computer=player, name="", ready=True, reserve=_reserve(table)))


def _reserve(table: Table) -> float:
    clock = table.settings.clock
    return clock.reserve if clock is not None else 0.0


def _person(table: Table, person: str, name: str, now: float) -> Seat:
    return Seat(person=person, name=name, gone=now, reserve=_reserve(table))


# ------------------------------------------------------------------------------ coming and going


def sit(table: Table, step: messages.Sit, by: str, now: float) -> Events:
    """A person takes a free seat.

    Raises:
        Refusal: there is no such seat, or somebody sits there.
    """
    at = step.seat
    if at is None:
        at = next((place for place, seat in enumerate(table.seats) if not seat.taken), None)
        if at is None:
            raise refuse("table-full")
    if at >= len(table.seats):
        raise refuse("no-such-seat", seat=at, expected=f"0-{len(table.seats) - 1}")
    if table.seats[at].taken:
        raise refuse("seat-taken", name=table.seats[at].name or "none")
    name = free_name(table, step.name, at)
    put(table, at, replace(_person(table, by, name, now), here=True, gone=None))
    table.watchers = tuple(person for person in table.watchers if person != by)
    if not any(seat.person == table.host for seat in table.seats):
        table.host = by
    return [happened("sat", at, name=name)]


def leave(table: Table, step: messages.Leave, by: str, now: float) -> Events:
    """A person gives up a seat."""
    own(table, step.seat, by)
    return _vacate(table, step.seat, "left", now)


def _vacate(table: Table, at: int, kind: str, now: float) -> Events:
    """Free a seat; while a match goes on, a computer player takes it."""
    name = table.seats[at].name
    events: Events = [happened(kind, at, name=name)]
    if table.phase in {GATHERING, OVER}:
        put(table, at, FREE)
    else:
        seat_computer(table, at, "habit")
        events.append(happened("computer-added", at, name="habit"))
    events += pass_on_host(table)
    table.offer = None
    return events + dealing.go_on(table, now)


def rename(table: Table, step: messages.Rename, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A person changes the name at a seat."""
    seat = own(table, step.seat, by)
    name = free_name(table, step.name, step.seat)
    put(table, step.seat, replace(seat, name=name))
    return [happened("renamed", step.seat, name=name)]


def arrive(table: Table, step: entries.Arrive, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A person with seats is connected, and has them back at once."""
    events: Events = []
    for at in seats_of(table, by):
        seat = table.seats[at]
        if not seat.here:
            put(table, at, replace(seat, here=True, gone=None))
            events.append(happened("connected", at))
        events += _give_back(table, at, now, anew=not seat.here)
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
    events = [event for at in seats_of(table, by) for event in _give_back(table, at, now)]
    if not events:
        raise refuse("nobody-sits-in")
    return events


def _give_back(table: Table, at: int, now: float, *, anew: bool = False) -> Events:
    """A person plays again; a decision that waits for him begins anew unless the clock ran out."""
    seat, play = table.seats[at], table.play
    if seat.sits_in not in {"gone", "idle", "time"}:
        return []
    put(table, at, replace(seat, sits_in=""))
    waited = play is not None and at in family_of(table).turn(play.state)
    if play is not None and waited and (anew or seat.sits_in != "time"):
        table.play = replace(play, since=now)
    return [happened("back", at)]


def move(table: Table, step: entries.Move, by: str, now: float) -> Events:
    """A seat goes to the device on which its personal link was opened.

    Raises:
        Refusal: nobody sits there any more, or the person is barred.
    """
    if step.seat >= len(table.seats) or table.seats[step.seat].person is None:
        raise refuse("link-without-seat")
    if by in table.barred:
        raise refuse("barred")
    seat = table.seats[step.seat]
    if seat.person == by:
        return []
    table.watchers = tuple(person for person in table.watchers if person != by)
    was_host = seat.person == table.host
    put(table, step.seat, replace(seat, person=by, here=False, gone=now))
    if was_host and not seats_of(table, table.host):
        table.host = by
    return [happened("moved", step.seat)]


def watch(table: Table, step: entries.Watch, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A person looks on.

    Raises:
        Refusal: this table is not looked at, or by too many, or not by this person.
    """
    if by in table.barred:
        raise refuse("barred")
    if table.phase != GATHERING and not table.settings.watch:
        raise refuse("no-watching")
    if len(table.watchers) >= MOST_WATCHERS:
        raise refuse("too-many-watch", most=MOST_WATCHERS)
    if by not in table.watchers:
        table.watchers = (*table.watchers, by)
    return []


def unwatch(table: Table, step: entries.Unwatch, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A person looks on no more."""
    table.watchers = tuple(person for person in table.watchers if person != by)
    return []


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


# ------------------------------------------------------------------------------ the host


def pass_on_host(table: Table) -> Events:
    """Who is host when the host has no seat any more: the next person, connected ones first."""
    if seats_of(table, table.host):
        return []
    people = [at for at, seat in enumerate(table.seats) if seat.person is not None]
    people.sort(key=lambda at: not table.seats[at].here)
    if not people:
        return []
    table.host = table.seats[people[0]].person or table.host
    return [happened("host", people[0], name=table.seats[people[0]].name)]


def add_computer(table: Table, step: messages.AddComputer, by: str, now: float) -> Events:
    """The host seats a computer player at a free seat, or in place of somebody who is gone.

    Raises:
        Refusal: not the host, no such player, or somebody sits there.
    """
    of_host(table, step.seat, by)
    seat = table.seats[step.seat]
    if seat.person is not None and seat.gone is None:
        raise refuse("seat-taken", name=seat.name)
    seat_computer(table, step.seat, step.player)
    table.offer = None
    events: Events = [happened("computer-added", step.seat, name=step.player)]
    return events + pass_on_host(table) + dealing.go_on(table, now)


def remove(table: Table, step: messages.Remove, by: str, now: float) -> Events:
    """The host frees a seat.

    Raises:
        Refusal: not the host, nobody sits there, or a computer player in the middle of a match.
    """
    of_host(table, step.seat, by)
    seat = table.seats[step.seat]
    if not seat.taken or (seat.computer and table.phase not in {GATHERING, OVER}):
        raise refuse("nobody-there")
    return _vacate(table, step.seat, "removed", now)


def bar(table: Table, step: messages.Bar, by: str, now: float) -> Events:
    """The host frees a seat, and its person may not come back.

    Raises:
        Refusal: not the host, nobody sits there, or it is the host's own.
    """
    of_host(table, step.seat, by)
    person = table.seats[step.seat].person
    if person is None:
        raise refuse("nobody-there")
    if person == by:
        raise refuse("not-yourself")
    table.barred = (*table.barred[-MOST_BARRED:], person)
    table.watchers = tuple(watcher for watcher in table.watchers if watcher != person)
    return [event for at in seats_of(table, person) for event in _vacate(table, at, "barred", now)]


def set_settings(table: Table, step: messages.Set, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """The host changes what is agreed, before the first deal; everybody has to be ready anew.

    Raises:
        Refusal: not the host, too late, rules that clash, or people at seats that would go.
    """
    of_host(table, None, by)
    if table.phase != GATHERING:
        raise refuse("after-the-first-deal")
    players = checked(step.settings)
    gone = table.seats[players:]
    if any(seat.person is not None for seat in gone):
        raise refuse("seats-in-use", players=players)
    table.settings = step.settings
    seats = (*table.seats[:players], *(FREE,) * (players - len(table.seats)))
    table.seats = tuple(
        replace(seat, ready=seat.computer is not None, reserve=_reserve(table)) for seat in seats
    )
    return [happened("settings")]


# ------------------------------------------------------------------------------ from deal to deal


def ready(table: Table, step: messages.Ready, by: str, now: float) -> Events:
    """A person is ready for the next deal, or not yet.

    Raises:
        Refusal: a deal is in progress, or the match is over.
    """
    seat = own(table, step.seat, by)
    if table.phase in {SHUFFLING, PLAYING}:
        raise refuse("deal-in-progress")
    if table.phase == OVER:
        raise refuse("match-over")
    put(table, step.seat, replace(seat, ready=step.ready))
    events: Events = [happened("ready" if step.ready else "not-ready", step.seat)]
    return events + _give_back(table, step.seat, now) + dealing.go_on(table, now)


def rematch(table: Table, step: messages.Rematch, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """After a match: back to before the first deal, with everybody in place.

    Raises:
        Refusal: the match is not over, or the person does not sit here.
    """
    if not seats_of(table, by):
        raise refuse("not-seated")
    if table.phase != OVER:
        raise refuse("match-goes-on")
    table.phase = GATHERING
    table.match += 1
    table.totals, table.results, table.drawn = (), (), ()
    table.shuffle = table.play = table.between = table.offer = None
    table.seats = tuple(
        replace(seat, ready=seat.computer is not None, sits_in="", reserve=_reserve(table))
        for seat in table.seats
    )
    return [happened("rematch")]
