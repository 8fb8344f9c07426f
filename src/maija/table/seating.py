"""Who has which seat: people, computer players, and what the host may do about it.

Who is connected and who looks on is told in ``presence``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from maija.games.options import RulesError
from maija.games.presets import preset
from maija.players import PLAYERS
from maija.players.engine.names import ENGINE, is_engine

from . import agreements, dealing, teaching
from .happening import Acted, happened
from .names import told_apart
from .presence import ask_anew, give_back, let_in
from .state import (
    GATHERING,
    GIVEN_UP,
    MOST_REMEMBERED,
    OVER,
    PLAYING,
    REST,
    SHUFFLING,
    Refusal,
    Seat,
    own,
    people_at,
    put,
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


def of_host(table: Table, at: int | None, by: str) -> None:
    """Let only the host pass.

    Raises:
        Refusal: the person is not the host, or there is no such seat.
    """
    if by != table.host:
        raise refuse("not-the-host")
    if at is not None and at >= len(table.seats):
        raise refuse("no-such-seat", seat=at, expected=f"0-{len(table.seats) - 1}")


def seat_maker(table: Table, person: str, name: str) -> None:
    """Seat the person who makes the table; nobody is connected yet."""
    put(table, 0, Seat(person=person, name=name, gone=table.created, reserve=_reserve(table, 0)))


def seat_computer(table: Table, at: int, player: str) -> None:
    """Seat a computer player.

    Which programs there are the service knows, and looks before it asks: a table that has had one
    is still the same when there is none of that name any more.

    Raises:
        Refusal: there is no such player.
    """
    if player not in PLAYERS and not is_engine(player):
        raise refuse("no-such-player", player=player, players=tuple(PLAYERS))
    why = table.seats[at].sits_in
    kept = why if why in GIVEN_UP else ""
    put(table, at, Seat(computer=player, ready=True, sits_in=kept, reserve=_reserve(table, at)))


def _reserve(table: Table, at: int) -> float:
    """The reserve of time of a seat; in a match whoever comes has what is left of it."""
    if table.phase not in {GATHERING, OVER}:
        return table.seats[at].reserve
    return _whole_reserve(table)


def _whole_reserve(table: Table) -> float:
    clock = table.settings.clock
    return clock.reserve if clock is not None else 0.0


def _name_at(table: Table, at: int, name: str) -> str:
    """A name that nobody else at the table has."""
    return told_apart(name, [seat.name for place, seat in enumerate(table.seats) if place != at])


# ------------------------------------------------------------------------------ coming and going


def sit(table: Table, step: messages.Sit, by: str, now: float) -> Events:
    """A person takes a free seat, or one of a computer player, who hands over at once.

    Nobody sees two hands of a deal so: until it is over, whoever has a seat or has got up from one
    may take no other. What was given up at a seat stays given up.

    Raises:
        Refusal: there is no such seat, a person has it, or this person may not come, or not now.
    """
    let_in(table, by)
    at = step.seat
    if at is None:
        at = next((place for place, seat in enumerate(table.seats) if not seat.taken), None)
        if at is None:
            raise refuse("table-full")
    if at >= len(table.seats):
        raise refuse("no-such-seat", seat=at, expected=f"0-{len(table.seats) - 1}")
    if table.seats[at].person is not None:
        raise refuse("seat-taken", name=table.seats[at].name)
    if table.phase == PLAYING and _hands_known(table, by) - {at}:
        raise refuse("knows-a-hand")
    decided = any(seat.sits_in == REST for seat in table.seats)
    kept = REST if decided else table.seats[at].sits_in
    name, reserve = _name_at(table, at, step.name), _reserve(table, at)
    put(table, at, Seat(person=by, name=name, here=True, sits_in=kept, reserve=reserve))
    ask_anew(table, at, now)
    if table.offer is not None:  # what another agreed to here is not this person's word
        agreed = tuple(seat for seat in table.offer.agreed if seat != at)
        table.offer = replace(table.offer, agreed=agreed)
    table.watchers = tuple(person for person in table.watchers if person != by)
    if not seats_of(table, table.host):
        table.host = by
    return [happened("sat", at, name=name)]


def _hands_known(table: Table, by: str) -> set[int]:
    """The seats of which a person has seen the hand in this deal."""
    left = {at for person, at, deal in table.left if person == by and deal == table.serial}
    return {*left, *seats_of(table, by)}


def _remember(table: Table, at: int) -> None:
    """Remember who leaves a seat in a match, and in which deal."""
    person = table.seats[at].person
    if person is not None and table.phase != GATHERING:
        told = (person, at, table.serial)
        others = tuple(one for one in table.left if one != told)
        table.left = (*others[1 - MOST_REMEMBERED :], told)


def leave(table: Table, step: messages.Leave, by: str, now: float) -> Events:
    """A person gives up a seat."""
    own(table, step.seat, by)
    return _vacate(table, step.seat, "got-up", now)


def _vacate(table: Table, at: int, kind: str, now: float) -> Events:
    """Free a seat; while a match goes on, a computer player takes it. Its person may look on."""
    seat = table.seats[at]
    events: Events = [happened(kind, at, name=seat.name)]
    _remember(table, at)
    if table.phase in {GATHERING, OVER}:
        put(table, at, FREE)
    else:
        seat_computer(table, at, "habit")
        events.append(happened("computer-added", at, name="habit"))
    person = seat.person
    if person is not None and seat.here and person not in {*table.barred, *people_at(table)}:
        table.watchers = (*table.watchers, person)
    events += pass_on_host(table)
    return events + agreements.settle(table, now) + dealing.go_on(table, now)


def rename(table: Table, step: messages.Rename, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A person changes the name at a seat."""
    seat = own(table, step.seat, by)
    name = _name_at(table, step.seat, step.name)
    put(table, step.seat, replace(seat, name=name))
    return [happened("renamed", step.seat, name=name)]


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
    _remember(table, step.seat)
    put(table, step.seat, replace(seat, person=by, here=False, gone=now))
    if was_host and not seats_of(table, table.host):
        table.host = by
    return [happened("moved", step.seat)]


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
    _remember(table, step.seat)
    seat_computer(table, step.seat, step.player)
    events: Events = [happened("computer-added", step.seat, name=step.player)]
    events += pass_on_host(table)
    return events + agreements.settle(table, now) + dealing.go_on(table, now)


def engine_lost(table: Table, step: entries.EngineLost, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A program has lost its seat; ``habit`` plays on there.

    Raises:
        Refusal: it does not sit there.
    """
    if step.seat >= len(table.seats) or table.seats[step.seat].computer != ENGINE + step.name:
        raise refuse("nobody-there")
    put(table, step.seat, replace(table.seats[step.seat], computer="habit"))
    return [happened("engine-lost", step.seat, name=step.name)]


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
        replace(seat, ready=seat.computer is not None, reserve=_whole_reserve(table))
        for seat in seats
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
    return events + give_back(table, step.seat, now) + dealing.go_on(table, now)


def rematch(table: Table, step: messages.Rematch, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """After a match: back to before the first deal, with everybody in place; a lesson begins anew.

    Raises:
        Refusal: the match is not over, or the person does not sit here.
    """
    if not seats_of(table, by):
        raise refuse("not-seated")
    if table.phase != OVER:
        raise refuse("match-goes-on")
    table.phase = GATHERING
    table.match += 1
    table.totals, table.results, table.drawn, table.left = (), (), (), ()
    table.shuffle = table.play = table.between = table.offer = None
    table.seats = tuple(
        replace(seat, ready=seat.computer is not None, sits_in="", reserve=_whole_reserve(table))
        for seat in table.seats
    )
    laid = teaching.lay_out(table, now) if table.lesson else []
    return [happened("rematch"), *laid]
