"""What can be said of a play of Mustamaija (``maija.players.remarks``).

Looked at are the hand of the seat, the play and what lies open; what may be done says the law.
Nothing is tried out: how a bout ends may tell what the seat does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import KING, QUEEN, QUEEN_OF_SPADES, SUIT_MASKS, cards_of
from maija.games.mustamaija import law
from maija.games.mustamaija.terms import CLAIM, DECLINE, DEFENCE, DRAW, DRAWING, LEAD, NAME, TAKE
from maija.players.remarks import Remark

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from maija.games.mustamaija.rules import Rules
    from maija.games.mustamaija.state import State

FACE = 52
"""Actions below it are cards."""


def remarks(r: Rules, s: State, seat: int, actions: Sequence[int]) -> tuple[Remark, ...]:
    """What can be said of a play.

    Args:
        r: the rules in force.
        s: the state, not changed; read is only what the seat may know.
        seat: whose play.
        actions: the play; none for naming no trumps out of turn.
    """
    options = law.legal(r, s, seat)
    laid = [action for action in actions if action < FACE]
    left = list(cards_of(s.hands[seat], s.twice[seat]))
    for card in laid:
        left.remove(card)
    found = [*_words(s, seat, actions), *_bout(s, seat, actions, laid)]
    if laid and not left:
        found.append(Remark("empties-hand", number=law.stock_left(s)))
    elif laid and TAKE not in actions and law.stock_left(s) == 0:
        found.append(Remark("cards-stay", number=len(left)))
    found += _strong(s, options, laid, left)
    found += _queen(s, options, laid, left)
    for suit in range(4):
        pair = {suit * 13 + KING, suit * 13 + QUEEN}
        if options >> NAME + suit & 1 and pair & set(laid) and not pair <= set(left):
            found.append(Remark("breaks-pair", suit=suit))
    if s.phase == LEAD and left:
        suits = {card // 13 for card in laid}
        found += [
            Remark("voids-suit", suit=suit)
            for suit in sorted(suits)
            if all(card // 13 != suit for card in left)
        ]
    return tuple(found)


def _words(s: State, seat: int, actions: Sequence[int]) -> Iterator[Remark]:
    """What is said and not laid."""
    for action in actions:
        if action >= NAME:
            yield Remark("names-trump", suit=action - NAME)
        elif action == CLAIM:
            yield Remark("claims-overload", seat=s.attacker)
        elif action == DRAW:
            yield Remark("draws")
        elif action == DECLINE:
            yield Remark("declines" if s.phase == DRAWING else "names-nothing")
    if not actions and seat != s.actor:
        yield Remark("names-nothing")


def _bout(s: State, seat: int, actions: Sequence[int], laid: list[int]) -> Iterator[Remark]:
    """How much is beaten or left lying."""
    if seat != s.actor:
        return
    if s.phase == DEFENCE:
        given_up = actions.count(TAKE)
        if given_up:
            yield Remark("leaves", number=given_up)
        elif laid:
            yield Remark("beats-all", number=len(laid))


def _strong(s: State, options: int, laid: list[int], left: list[int]) -> Iterator[Remark]:
    """Whether trumps are spent or kept, where they could be; kings and aces that are spent."""
    row = SUIT_MASKS[s.trump] & ~(1 << QUEEN_OF_SPADES) if s.trump >= 0 else 0
    spent = tuple(card for card in laid if row >> card & 1)
    kept = tuple(card for card in left if row >> card & 1)
    if spent:
        yield Remark("spends-trumps", number=len(spent), cards=spent)
    elif kept and options & row:
        yield Remark("keeps-trumps", number=len(kept), cards=kept)
    high = tuple(card for card in laid if card // 13 != s.trump and card % 13 >= KING)
    if high:
        yield Remark("spends-high", number=len(high), cards=high)


def _queen(s: State, options: int, laid: list[int], left: list[int]) -> Iterator[Remark]:
    """What becomes of the spade queen, where she could be laid."""
    if QUEEN_OF_SPADES in laid:
        if s.phase == LEAD:
            yield Remark("leads-queen", seat=s.defender)
        else:
            yield Remark("beats-with-queen")
    elif QUEEN_OF_SPADES in left and options >> QUEEN_OF_SPADES & 1:
        yield Remark("keeps-queen")
