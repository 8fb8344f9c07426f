"""The chance of a deal: the secret, what the seats add to it, the cards, and the end of a deal.

The bytes of the committed shuffle are ``maija.shuffle``'s; here is only who does what when. A deal
waits five seconds at most for those who are connected; who is late is named, and the deal goes on.
"""

from __future__ import annotations

import hmac
from dataclasses import replace as replaced
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from maija.games.committed import circumstances, committed_dealer, committed_start, transcript
from maija.record import GameRecord, RecordedDeal
from maija.record import Turn as RecordedTurn
from maija.record.game import places_line
from maija.shuffle import SeatRecord, Secret, commitment, seat_commitment

from .happening import Acted, happened
from .state import (
    BETWEEN,
    GATHERING,
    GIVEN_UP,
    OVER,
    PLAYING,
    SHUFFLING,
    Play,
    Shuffle,
    match_of,
    preset_of,
    refuse,
    rules_of,
)

if TYPE_CHECKING:
    from maija.games.match import Match
    from maija.shuffle import Circumstances

    from . import entries, messages
    from .messages import Happened
    from .state import Table

    Events = list[Happened | Acted]

SEAL_SECONDS: Final = 5.0
"""How long a deal waits for what the seats add to its chance."""
BETWEEN_SECONDS: Final = 60.0
"""How long the next deal waits for people who are not ready, once somebody is."""


def go_on(table: Table, now: float) -> Events:
    """Begin the next deal if everybody who is waited for is ready.

    The service sees the phase, and gives the secret: chance is an argument.
    """
    if table.phase not in {GATHERING, BETWEEN} or not all(seat.taken for seat in table.seats):
        return []
    people = [seat for seat in table.seats if seat.person is not None]
    if not any(seat.ready for seat in people):
        return []
    late = table.between is not None and now >= table.between + BETWEEN_SECONDS
    waited = [seat for seat in people if table.phase == GATHERING or (seat.awaited and not late)]
    if not all(seat.ready for seat in waited):
        return []
    if table.phase == GATHERING:
        table.totals = (0,) * len(table.seats)
    table.phase = SHUFFLING
    table.shuffle = table.play = table.between = table.offer = None
    return []


def shuffle_name(table: Table) -> str:
    """What the shuffles of this match are bound to."""
    return f"{table.id}-{table.match}"


def given_for(table: Table, match: Match, shuffle: Shuffle) -> Circumstances:
    """What the chance of the deal follows from."""
    return circumstances(match, Secret(shuffle.secret), shuffle_name(table), shuffle.opened)


def shuffled(table: Table, step: entries.Shuffled, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """The secret of the next deal is there, and is committed to.

    Raises:
        Refusal: no deal is about to begin, or the secret is known already.
    """
    if table.phase != SHUFFLING or table.shuffle is not None:
        raise refuse("no-deal-to-shuffle")
    if table.proof is not None and table.proof[2] == step.secret:
        raise refuse("secret-used-again")
    empty = (None,) * len(table.seats)
    published = commitment(Secret(step.secret), shuffle_name(table), len(table.results))
    table.shuffle = Shuffle(step.secret, published, now + SEAL_SECONDS, empty, empty)
    return [happened("committed"), *_perhaps_deal(table, now)]


def seal(table: Table, step: messages.Seal, by: str, now: float) -> Events:
    """A seat commits to a text of its own.

    Raises:
        Refusal: not now, or it has done so already.
    """
    shuffle = _open_shuffle(table, step.seat, by)
    if shuffle.opening or shuffle.sealed[step.seat] is not None:
        raise refuse("sealed-already")
    sealed = _with(shuffle.sealed, step.seat, bytes.fromhex(step.commitment))
    table.shuffle = replace(shuffle, sealed=sealed)
    return [happened("sealed", step.seat), *_perhaps_deal(table, now)]


def unseal(table: Table, step: messages.Unseal, by: str, now: float) -> Events:
    """A seat opens the text it committed to.

    Raises:
        Refusal: not now, or it is not the text that was committed to.
    """
    shuffle = _open_shuffle(table, step.seat, by)
    promised = shuffle.sealed[step.seat]
    if not shuffle.opening or promised is None or shuffle.opened[step.seat] is not None:
        raise refuse("not-to-open")
    text = bytes.fromhex(step.text)
    told = seat_commitment(
        text, shuffle_name(table), len(table.results), step.seat, shuffle.commitment
    )
    if not hmac.compare_digest(told, promised):
        raise refuse("other-text")
    table.shuffle = replace(shuffle, opened=_with(shuffle.opened, step.seat, text))
    return [happened("opened", step.seat), *_perhaps_deal(table, now)]


def _open_shuffle(table: Table, at: int, by: str) -> Shuffle:
    if at >= len(table.seats) or table.seats[at].person != by:
        raise refuse("not-your-seat")
    if table.phase != SHUFFLING or table.shuffle is None:
        raise refuse("no-shuffle")
    return table.shuffle


def _with(texts: tuple[bytes | None, ...], at: int, text: bytes) -> tuple[bytes | None, ...]:
    return (*texts[:at], text, *texts[at + 1 :])


def _perhaps_deal(table: Table, now: float) -> Events:
    """Go on once nobody is waited for: first to the opening, then to the cards."""
    shuffle = table.shuffle
    if shuffle is None or table.phase != SHUFFLING:
        return []
    late = now >= shuffle.ends
    if not shuffle.opening:
        waited = [at for at, seat in enumerate(table.seats) if seat.awaited and seat.here]
        if not late and any(shuffle.sealed[at] is None for at in waited):
            return []
        shuffle = replace(shuffle, opening=True, ends=now + SEAL_SECONDS)
        table.shuffle = shuffle
        late = False
    pairs = zip(shuffle.sealed, shuffle.opened, strict=True)
    if not late and any(told is not None and text is None for told, text in pairs):
        return []
    return _deal(table, shuffle, now)


def late(table: Table, now: float) -> Events:
    """The time for the seats' own texts is over."""
    if table.shuffle is None or table.phase != SHUFFLING or now < table.shuffle.ends:
        return []
    return _perhaps_deal(table, now)


def _deal(table: Table, shuffle: Shuffle, now: float) -> Events:
    match = match_of(table)
    given = given_for(table, match, shuffle)
    if not table.results:
        first = committed_dealer(match, given)
        match.dealer = table.dealer = first.seat
        table.drawn = tuple((drawn.seat, drawn.card, drawn.counts) for drawn in first.drawn)
    state = committed_start(match, given)
    table.play = Play(state, since=now)
    table.phase = PLAYING
    table.serial += 1
    table.seats = tuple(replace(seat, ready=seat.computer is not None) for seat in table.seats)
    people = [at for at, seat in enumerate(table.seats) if seat.person is not None]
    missing = tuple(at for at in people if shuffle.opened[at] is None)
    table.shuffle = replace(shuffle, missing=missing)
    named = [happened("added-nothing", at) for at in missing]
    return [*named, happened("dealer", table.dealer), Acted(-1, (state,))]


def break_off(table: Table, step: entries.BreakOff, by: str, now: float) -> Events:  # noqa: ARG001 -- as every step
    """A deal that goes in circles is given up; its secret is published, and it is dealt anew.

    Raises:
        Refusal: no deal is in progress.
    """
    if table.phase != PLAYING or table.shuffle is None:
        raise refuse("between-deals")
    table.proof = (table.match, len(table.results), table.shuffle.secret)
    table.phase = SHUFFLING
    table.shuffle = table.play = table.offer = None
    _end_of_giving_up(table)
    return [happened("broken-off")]


def finish(table: Table, now: float) -> Events:
    """Count a finished deal; its secret is published. The deal of a lesson has none.

    What is kept of it for a game file is ``recorded``, to be asked of the table before.
    """
    if table.play is None or not (table.shuffle or table.lesson):
        raise refuse("between-deals")
    match = match_of(table)
    result = match.finish(table.play.state)
    table.results = (*table.results, (result.dealer, result.scores, result.totals))
    table.totals = match.totals
    table.dealer = match.dealer
    if table.shuffle is not None:
        table.proof = (table.match, len(table.results) - 1, table.shuffle.secret)
    table.offer = None
    _end_of_giving_up(table)
    events: Events = [happened("deal-over", number=len(table.results))]
    if match.over:
        table.phase = OVER
        events.append(happened("match-over"))
    else:
        table.phase = BETWEEN
        table.between = now
    return events


def _end_of_giving_up(table: Table) -> None:
    """Who gave up the deal, or agreed that the rest is decided, plays again in the next."""
    table.seats = tuple(
        replace(seat, sits_in="") if seat.sits_in in GIVEN_UP else seat for seat in table.seats
    )


# ------------------------------------------------------------------------------ the record


def head(table: Table) -> str:
    """The first line of the game file of this match."""
    return _record(table).head()


def _record(table: Table) -> GameRecord:
    names = tuple(
        f"computer:{seat.computer}" if seat.computer else seat.name or "-" for seat in table.seats
    )
    return GameRecord(preset_of(table), rules_of(table), names, shuffle_name(table), law=table.law)


def recorded(before: Table, after: Table) -> list[str]:
    """The lines of the game file about the deal that a step has ended.

    Args:
        before: the table before the step.
        after: the table after it.
    """
    if after.play is None or after.shuffle is None:
        raise refuse("between-deals")
    dealer, scores, totals = after.results[-1]
    proof = transcript(match_of(before), given_for(before, match_of(before), after.shuffle))
    pairs = zip(after.shuffle.sealed, after.shuffle.opened, strict=True)
    proof = replaced(proof, seats=tuple(SeatRecord(*pair) for pair in pairs))
    turns = [RecordedTurn(turn.seat, turn.actions) for turn in after.play.turns]
    deal = RecordedDeal(dealer, proof, turns, scores, totals)
    return list(_record(after).deal_lines(len(after.results), deal))


def last_line(table: Table) -> str:
    """The last line of the game file of a match that is over."""
    return places_line(match_of(table).places)
