"""What a seat of a Hearts table may know, and nothing else.

Hidden is the default: a fact is seen only because a line here says so. Never here: the order of
the pack, the generator, the hands of others, and what others chose to pass, also when it has long
been played (T47). No rule lives here either; whatever has to be decided is asked of the law.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from maija.cards import cards_in
from maija.games.told import Facts, Knows, Noted, Told, share, tell

from . import law
from .rules import Pass, Rules
from .terms import EVENT_SIZE, OVER, PASSING, Event

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .state import State

SPECTATOR: Final = -1


@dataclass(slots=True)  # not frozen: it is made after every move, and freezing is slow
class View:
    """The table as one seat sees it; cards are numbers, ``None`` is nothing or hidden."""

    seat: int
    """Whose view this is; -1 is a spectator's."""
    players: int
    dealer: int
    number: int
    """Which deal of the match this is, from 0."""
    totals: tuple[int, ...]
    """The score of each seat before this deal."""
    phase: int
    turn: tuple[int, ...]
    """The seats the game waits for; while cards are passed, those that have still to choose."""

    hand: tuple[int, ...]
    """The seat's own cards, sorted; those chosen to be passed are among them until they go."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    direction: int
    """Where the cards of this deal are passed; 0 nowhere."""
    passes_to: int | None
    """The seat that gets this seat's cards."""
    passed_by: int | None
    """The seat whose cards this seat gets."""
    chosen: tuple[int, ...]
    """The cards that this seat has chosen so far, until they go."""
    passed: tuple[int, ...]
    """The cards that this seat has passed."""
    received: tuple[int, ...]
    """The cards that this seat got for them."""

    leader: int | None
    trick: tuple[int | None, ...]
    """The card of each seat in the trick."""
    suit: int | None
    """The suit led."""
    winner: int | None
    """Who holds the trick so far."""
    last_leader: int | None
    last_trick: tuple[int | None, ...]
    last_winner: int | None
    trick_number: int
    """Tricks completed."""
    broken: bool
    tricks: tuple[int, ...]
    """Tricks that each seat has taken."""
    captured: tuple[tuple[int, ...], ...]
    """The cards that each seat has taken, sorted."""
    counting: tuple[int, ...]
    """The cards that count for or against whoever takes them, sorted."""
    points: tuple[int, ...]
    """What the cards that each seat has taken come to so far."""

    shooter: int | None
    """Who shot the moon, or the sun."""
    sun: bool
    """Whether the shooter took every trick and that counts."""
    moon: int | None
    """How the moon is scored, a word."""
    scores: tuple[int, ...] | None
    """What the deal scores for each seat, once it is over."""


def view(r: Rules, s: State, seat: int) -> View:
    """What a seat may know of the table.

    Args:
        r: the rules in force.
        s: the state, which is not changed.
        seat: whose view; -1 is a spectator's.
    """
    return View(**public(r, s) | own(r, s, seat))


def own(r: Rules, s: State, seat: int) -> dict[str, Any]:
    """The fields in which the view of a seat is not the spectator's; none for a spectator."""
    if not 0 <= seat < s.players:
        return {}
    mine: dict[str, Any] = {"seat": seat}
    if s.hands[seat]:
        mine["hand"] = cards_in(s.hands[seat])
    if law.direction(r, s) != Pass.NONE:
        mine["passes_to"] = to = law.receiver(r, s, seat)
        mine["passed_by"] = _giver(r, s, seat, to)
    if s.chosen[seat]:
        mine["chosen" if s.phase == PASSING else "passed"] = cards_in(s.chosen[seat])
    if s.received[seat] and s.phase != PASSING:
        mine["received"] = cards_in(s.received[seat])
    return mine


def public(r: Rules, s: State) -> dict[str, Any]:
    """What everybody may know: the fields of a spectator's view."""
    seats = range(s.players)
    return {
        "seat": SPECTATOR,
        "players": s.players,
        "dealer": s.dealer,
        "number": s.number,
        "totals": tuple(s.totals[: s.players]),
        "phase": s.phase,
        "turn": cards_in(law.turn(s)),
        "hand": (),
        "counts": tuple([hand.bit_count() for hand in s.hands[: s.players]]),
        "direction": law.direction(r, s),
        "passes_to": None,
        "passed_by": None,
        "chosen": (),
        "passed": (),
        "received": (),
        "leader": _given(s.leader),
        "trick": tuple([_given(card) for card in s.trick[: s.players]]),
        "suit": _given(s.suit),
        "winner": _given(s.winner),
        "last_leader": _given(s.last_leader),
        "last_trick": tuple([_given(card) for card in s.last_trick[: s.players]]),
        "last_winner": _given(s.last_winner),
        "trick_number": s.trick_number,
        "broken": bool(s.broken),
        "tricks": tuple(s.tricks[: s.players]),
        "captured": tuple([cards_in(cards) for cards in s.captured[: s.players]]),
        "counting": cards_in(law.counting(r, s)),
        "points": tuple([law.taken_points(r, s, seat) for seat in seats]),
        "shooter": _given(s.shooter),
        "sun": bool(s.sun),
        "moon": s.moon or None,
        "scores": tuple(law.score(r, s, seat) for seat in seats) if s.phase == OVER else None,
    }


def _giver(r: Rules, s: State, seat: int, to: int) -> int | None:
    """Whose cards a seat gets: asked first is the place opposite to the one that gets its own."""
    for step in range(s.players):
        other = (2 * seat - to + step) % s.players
        if law.receiver(r, s, other) == seat:
            return other
    return None


def _given(number: int) -> int | None:
    return number if number >= 0 else None


# ------------------------------------------------------------------------------------- events

_OPEN: Final = Facts()

FACTS: Final[Mapping[int, Facts]] = {
    Event.DEALT: Facts(cards=Knows.SEAT),  # number: cards dealt to each seat
    Event.CHOSE: Facts(cards=Knows.SEAT),  # number: how many this seat has chosen
    Event.PASSED: Facts(cards=Knows.BOTH_SEATS),  # seat: the giver; number: the receiver
    Event.LED_FIRST: _OPEN,  # the club that decides, if one does; number: the law of first leads
    Event.PLAYED: _OPEN,  # number: cards in the trick
    Event.BROKEN: _OPEN,
    Event.TRICK_WON: _OPEN,  # number: tricks completed
    Event.MOON_SHOT: _OPEN,  # number: its value
    Event.SUN_SHOT: _OPEN,  # number: its value
    Event.MOON_SCORED: _OPEN,  # number: the word
    Event.ENDED: _OPEN,
}
"""Who may know which facts of an event."""


def noted(s: State) -> list[tuple[int, int, int, int]]:
    """The events of the last action in full: kind, seat (-1 for nobody), cards as mask, number."""
    pairs = [s.events[at : at + EVENT_SIZE] for at in range(0, s.told * EVENT_SIZE, EVENT_SIZE)]
    return [(head & 255, (head >> 8 & 255) - 1, cards, head >> 16) for head, cards in pairs]


def events(_r: Rules, s: State, seat: int) -> tuple[Told, ...]:
    """What a seat is told of the last action, event by event; -1 is a spectator."""
    return tell(FACTS, _of_one_pack(s), seat)


def shared(_r: Rules, s: State) -> tuple[list[Told], dict[int, list[tuple[int, Told]]]]:
    """The events of the last action for all, and by seat those of which it knows more."""
    return share(FACTS, _of_one_pack(s))


def _of_one_pack(s: State) -> list[Noted]:
    return [(kind, seat, cards, 0, number) for kind, seat, cards, number in noted(s)]
