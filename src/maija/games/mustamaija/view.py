"""What a seat of a Mustamaija table may know, and nothing else.

Hidden is the default: a fact is seen only because a line here says so. Never here: the order of
the stock, the generator, the hands of others, the numbers of positions. No rule lives here either;
whatever has to be decided is asked of the law.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from maija.cards import cards_in, cards_of
from maija.games.told import Facts, Knows, Noted, Told, share, tell

from . import law
from .rules import AnnounceCounts, Rules
from .terms import CLAIM, DEFENCE, EVENT_SIZE, OVER, Event

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
    phase: int
    turn: tuple[int, ...]
    """The seats the game waits for."""
    attacker: int
    defender: int

    hand: tuple[int, ...]
    """The seat's own cards, sorted; with two packs a card may stand there twice."""
    counts: tuple[int | None, ...]
    """How many cards each seat holds; ``None`` where that is hidden (M75)."""
    shown: tuple[tuple[int, ...], ...]
    """The kings and queens that each seat has shown and still holds (M24)."""
    claim: bool
    """Whether this seat may claim an overload (M46); to others that is hidden."""

    stock: int
    """How many cards can still be drawn, a face-up one included."""
    indicator: int | None
    """The face-up card of the stock, until it is drawn."""
    trump: int | None
    namer: int | None
    """Who named the trump in force."""
    named: tuple[int, ...]
    """The suits named in this deal."""

    bout: tuple[tuple[int, int], ...]
    """The cards led, each with its answer: a card, -1 for none yet, -2 when it is given up."""
    asked: int | None
    """The place in ``bout`` that the defender is asked about; ``None`` when there is none."""
    bouts: int
    """Leads made in this deal."""
    lead_size: int
    """Cards of the last lead."""
    idle: int
    """Bouts in a row in which nothing happened that cannot be undone (M71)."""
    discard: tuple[int, ...]
    """The cards that have left play, sorted; all of them lay open before."""

    out: tuple[int, ...]
    """The seats that are out, in that order."""
    loser: int | None
    drawn: bool
    """Whether the deal ended by repetition."""
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
        mine["hand"] = cards_of(s.hands[seat], s.twice[seat])
    if not (counts_open(r, s) or law.is_out(s, seat)):
        mine["counts"] = _counts(r, s, seat)
    if s.overload and seat == s.actor and law.legal(r, s, seat) >> CLAIM & 1:
        mine["claim"] = True
    return mine


def public(r: Rules, s: State) -> dict[str, Any]:
    """What everybody may know: the fields of a spectator's view."""
    over = s.phase == OVER
    asked = s.phase == DEFENCE and s.asked < s.led
    return {
        "seat": SPECTATOR,
        "players": s.players,
        "dealer": s.dealer,
        "phase": s.phase,
        "turn": cards_in(law.turn(s)),
        "attacker": s.attacker,
        "defender": s.defender,
        "hand": (),
        "counts": _counts(r, s, SPECTATOR),
        "shown": tuple([cards_in(cards) for cards in s.shown[: s.players]]),
        "claim": False,
        "stock": law.stock_left(s),
        "indicator": _given(s.indicator),
        "trump": _given(s.trump),
        "namer": _given(s.namer),
        "named": cards_in(s.named),
        "bout": tuple(zip(s.attack[: s.led], s.beater[: s.led], strict=True)),
        "asked": s.asked if asked else None,
        "bouts": s.bouts,
        "lead_size": s.lead_size if s.bouts else 0,
        "idle": max(s.idle, 0),
        "discard": cards_of(s.gone, s.gone_twice),
        "out": tuple(s.order[: s.outs]),
        "loser": _given(s.loser) if over else None,
        "drawn": bool(s.drawn),
        "scores": tuple(law.score(r, s, seat) for seat in range(s.players)) if over else None,
    }


def counts_open(r: Rules, s: State) -> bool:
    """Whether everybody may know how many cards each seat holds now (M75)."""
    if r.announce_counts == AnnounceCounts.MAX_RECEIVABLE:
        return law.stock_left(s) == 0
    return r.announce_counts == AnnounceCounts.PUBLIC


def _counts(r: Rules, s: State, seat: int) -> tuple[int | None, ...]:
    if counts_open(r, s):
        return tuple([law.held(s, other) for other in range(s.players)])
    return tuple(
        [
            law.held(s, other) if other == seat else 0 if law.is_out(s, other) else None
            for other in range(s.players)
        ]
    )


def _given(number: int) -> int | None:
    return number if number >= 0 else None


# ------------------------------------------------------------------------------------- events

_OPEN: Final = Facts()
_CARDS_HIDDEN: Final = Facts(cards=Knows.SEAT)

FACTS: Final[Mapping[int, Facts]] = {
    Event.DEALT: _CARDS_HIDDEN,  # number: cards dealt to each seat
    Event.SPADE_RETURNED: _OPEN,  # the spades turned and put back, and how many turns that was
    Event.TRUMP_TURNED: _OPEN,  # number: the suit
    Event.NO_TRUMP: _OPEN,
    Event.NAMED: _OPEN,  # the pair where it must be shown; number: the suit
    Event.LED: _OPEN,  # number: cards on the table
    Event.LEAD_ENDED: _OPEN,  # number: cards of the lead
    Event.DREW: _CARDS_HIDDEN,  # number: how many
    Event.INDICATOR_DRAWN: _OPEN,  # the face-up card; number: the same
    Event.BEAT: _OPEN,  # the card laid; number: the attack card
    Event.LEFT: _OPEN,  # number: the attack card
    Event.DISCARDED: _OPEN,  # number: how many
    Event.TOOK_BACK: _OPEN,  # number: how many
    Event.PICKED_UP: _OPEN,  # number: how many
    Event.CLAIMED: Facts(cards=Knows.BOTH_SEATS),  # the cards handed over; number: the offender
    Event.OUT: _OPEN,  # number: the place
    Event.REPEATED: _OPEN,  # number: idle bouts
    Event.ENDED: _OPEN,  # seat: the loser; number: 1 for a draw
    Event.DECLINED: _OPEN,  # number: what was declined, drawing or naming
}
"""Who may know which facts of an event. No number here tells what a hidden hand holds."""


def events(_r: Rules, s: State, seat: int) -> tuple[Told, ...]:
    """What a seat is told of the last action, event by event; -1 is a spectator."""
    return tell(FACTS, _noted(s), seat)


def shared(_r: Rules, s: State) -> tuple[list[Told], dict[int, list[tuple[int, Told]]]]:
    """The events of the last action for all, and by seat those of which it knows more."""
    return share(FACTS, _noted(s))


def _noted(s: State) -> list[Noted]:
    """The events of the last action in full."""
    told = s.events
    return [
        (told[at], told[at + 1], told[at + 2], told[at + 3], told[at + 4])
        for at in range(0, s.told * EVENT_SIZE, EVENT_SIZE)
    ]
