"""What can be said of a play of Hearts (``maija.players.remarks``).

A card is tried out on a copy, as far as the trick on the table goes: that lies open. Cards that are
passed are not, for what comes back is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import QUEEN_OF_SPADES, SPADES, SUIT_MASKS, count
from maija.games.hearts import law
from maija.games.hearts.terms import PASSING, PLAY
from maija.players.remarks import Remark

from .knowledge import unseen

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from maija.games.hearts.rules import Rules
    from maija.games.hearts.state import State

QUEEN = 1 << QUEEN_OF_SPADES


def remarks(r: Rules, s: State, seat: int, actions: Sequence[int]) -> tuple[Remark, ...]:
    """What can be said of a play.

    Args:
        r: the rules in force.
        s: the state, not changed; read is only what the seat may know.
        seat: whose play.
        actions: the play.
    """
    if not actions:
        return ()
    if s.phase == PASSING:
        return tuple(_pass(r, s, seat, actions))
    if s.phase == PLAY:
        return tuple(_card(r, s, seat, actions[0]))
    return (Remark("scores-moon", number=law.moon_value(r, s)),)


def _pass(r: Rules, s: State, seat: int, actions: Sequence[int]) -> Iterator[Remark]:
    """What goes, and what is left of its suits."""
    to = law.receiver(r, s, seat)
    out = sum(1 << card for card in set(actions))
    kept = s.hands[seat] & ~s.chosen[seat] & ~out
    if out & QUEEN and law.card_points(r, QUEEN) > 0:
        yield Remark("passes-queen", seat=to)
    elif kept & QUEEN and law.card_points(r, QUEEN) > 0:
        yield Remark("keeps-queen")
    yield from _voids(out, kept)


def _card(r: Rules, s: State, seat: int, card: int) -> Iterator[Remark]:
    """What becomes of the trick, as far as it lies on the table."""
    after = s.copy()
    law.apply(r, after, seat, card)
    points = law.card_points(r, s.pile | 1 << card)
    if after.trick_number > s.trick_number:
        winner = after.last_winner
        code = "takes-trick" if winner == seat else "lets-trick-go"
        yield Remark(code, number=points, seat=winner)
    elif after.winner == seat:
        if s.played:
            yield Remark("wins-trick-so-far", number=points)
        yield _still_out(r, s, seat, card)
        above = card // 13 == SPADES and card > QUEEN_OF_SPADES
        if above and unseen(r, s, seat) & QUEEN and law.card_points(r, QUEEN) > 0:
            yield Remark("queen-may-fall")
    else:
        winner = after.winner
        yield Remark("cannot-win-trick", number=points, seat=winner)
    price = law.card_points(r, 1 << card)
    if s.played and s.suit >= 0 and card // 13 != s.suit and price > 0:
        if card == QUEEN_OF_SPADES:
            yield Remark("sheds-queen", seat=s.winner)
        else:
            yield Remark("sheds-points", number=price, cards=(card,), seat=s.winner)
    kept = s.hands[seat] & ~(1 << card)
    options = law.legal(r, s, seat)
    if kept & options & QUEEN and law.card_points(r, QUEEN) > 0:
        yield Remark("keeps-queen")
    if kept:
        yield from _voids(1 << card, kept)


def _still_out(r: Rules, s: State, seat: int, card: int) -> Remark:
    """How many lower and higher cards of its suit the others hold."""
    row = unseen(r, s, seat) & SUIT_MASKS[card // 13]
    lower, higher = count(row & (1 << card) - 1), count(row >> card)
    return Remark("still-out", number=lower, against=higher, suit=card // 13)


def _voids(out: int, kept: int) -> Iterator[Remark]:
    """The suits of which nothing is left."""
    for suit in range(4):
        if out & SUIT_MASKS[suit] and not kept & SUIT_MASKS[suit]:
            yield Remark("voids-suit", suit=suit)
