"""How the hidden cards of Mustamaija may lie, as far as a seat can tell.

Whoever keeps count knows how many cards everybody holds, and which of them he has seen go there
(``knowledge``). The rest, in the hands of others and in the stock, can lie in any order; but what
the others have done makes some orders likelier than others (``likely``). So the deals are drawn
one from the other: two hidden cards change places, and the change stays the sooner, the likelier it
makes what was done (Metropolis et al., "Equation of State Calculations by Fast Computing Machines",
1953). In the subset of the law (``docs/law.md``).
"""

from collections.abc import MutableSequence

from maija.cards import lowest
from maija.chance import below
from maija.games.mustamaija.law import put, remove, stock_left
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.players.memory import Memory
from maija.players.plays import Plays

from .knowledge import known_of, recall, unknown_of
from .likely import doubt, exchange, guess_draws, trade

NOBODY = -1
FIRST_CHANGES = 300
"""Changes tried before the first deal of a search."""
CHANGES = 10
"""Changes tried between two deals."""
CERTAIN = 65536
UNHEARD_OF = 24
CHANCES = (
    *(65536, 51039, 39750, 30957, 24109, 18776, 14623, 11388, 8869, 6907, 5380, 4190),
    *(3263, 2541, 1979, 1541, 1200, 935, 728, 567, 442, 344, 268, 209),
)
"""The chance that a change stays which makes what was done less likely by so many units: powers of
e to minus a quarter, in 65536ths."""


def redeal(
    r: Rules,
    worlds: MutableSequence[State],
    minds: MutableSequence[Memory],
    seat: int,
    plays: Plays,
) -> None:
    """Deal the cards again that a seat has not seen.

    Args:
        r: the rules in force.
        worlds: the first is the deal, changed in place; the second is room.
        minds: the first is what the seat keeps in mind, the second is room.
        seat: whose knowledge counts.
        plays: keeps how the hidden cards lie from one call to the next; its generator moves on.
    """
    s = worlds[0]
    memory = minds[0]
    recall(r, s, seat, memory)
    known = memory.rows > 0
    changes = CHANGES
    if plays.hidden == 0 or not known:
        place(r, s, seat, memory, plays)
        changes = FIRST_CHANGES
    hand_out(s, seat, memory, plays)
    if known:
        if changes == FIRST_CHANGES:
            for other in range(s.players):
                plays.doubts[other] = 0
                if other != seat and not (s.out >> other) & 1:
                    guess_draws(s, other, memory, plays, worlds[1])
                    plays.doubts[other] = doubt(r, s, other, memory, plays, minds[1], worlds[1])
        for i in range(changes):
            if i & 1:
                change_draws(r, worlds, minds, seat, plays)
            else:
                change(r, worlds, minds, plays)
    lay_stock(s, plays)
    for i in range(s.seen):
        s.positions[i] = -1


def place(r: Rules, s: State, seat: int, memory: Memory, plays: Plays) -> None:
    """Place the hidden cards anew, each order as likely as any other."""
    lay_out_unseen(memory, plays)
    for i in range(plays.hidden - 1, 0, -1):
        j = below(plays, i + 1)
        card = plays.cards[i]
        plays.cards[i] = plays.cards[j]
        plays.cards[j] = card
    stock = stock_left(s)
    if s.indicator >= 0:
        stock -= 1
    hands = plays.hidden - stock
    at = 0
    for step in range(1, s.players):
        other = (seat + step) % s.players
        if not (s.out >> other) & 1:
            for _ in range(unknown_of(r, s, other, memory)):
                if at < hands:
                    plays.holders[at] = other
                    at += 1
    other = seat
    while at < hands:  # where nobody has counted: as many as are not in the stock
        other = after(s, seat, other)
        plays.holders[at] = other
        at += 1
    while at < plays.hidden:
        plays.holders[at] = NOBODY
        at += 1


def lay_out_unseen(memory: Memory, plays: Plays) -> None:
    """Lay out the cards that the seat cannot place."""
    plays.hidden = 0
    for half in range(2):
        rest = memory.unseen if half == 0 else memory.unseen_twice
        while rest:
            plays.cards[plays.hidden] = lowest(rest)
            plays.hidden += 1
            rest &= rest - 1


def after(s: State, seat: int, other: int) -> int:
    """The next after another that is still in, but for the seat itself."""
    found = (other + 1) % s.players
    for _ in range(s.players):
        if found == seat or (s.out >> found) & 1:
            found = (found + 1) % s.players
    return found


def hand_out(s: State, seat: int, memory: Memory, plays: Plays) -> None:
    """Give the others what they are known to hold, and the hidden cards as they are placed."""
    for other in range(s.players):
        if other != seat and not (s.out >> other) & 1:
            s.hands[other] = known_of(s, other, memory)
            s.twice[other] = memory.known_twice[other]
    for i in range(plays.hidden):
        if plays.holders[i] != NOBODY:
            put(s, plays.holders[i], plays.cards[i])


def lay_stock(s: State, plays: Plays) -> None:
    """Lay the hidden cards that nobody holds as the stock, in any order."""
    n = 0
    for i in range(plays.hidden):
        if plays.holders[i] == NOBODY:
            plays.pool[n] = plays.cards[i]
            n += 1
    for at in range(s.top, s.end):
        if n > 0 and (at != s.indicator_at or s.indicator < 0):
            j = below(plays, n)
            s.stock[at] = plays.pool[j]
            n -= 1
            plays.pool[j] = plays.pool[n]


# --- by what was done -----------------------------------------------------------------------


def change(
    r: Rules, worlds: MutableSequence[State], minds: MutableSequence[Memory], plays: Plays
) -> None:
    """Let two hidden cards change places, if chance will have it."""
    i = below(plays, plays.hidden)
    j = below(plays, plays.hidden)
    one = plays.holders[i]
    other = plays.holders[j]
    if one == other or plays.cards[i] == plays.cards[j]:
        return
    s = worlds[0]
    memory = minds[0]
    swap(s, memory, plays, i, j)
    less = 0
    first = 0
    second = 0
    if one != NOBODY:
        first = doubt(r, s, one, memory, plays, minds[1], worlds[1])
        less += first - plays.doubts[one]
    if other != NOBODY:
        second = doubt(r, s, other, memory, plays, minds[1], worlds[1])
        less += second - plays.doubts[other]
    if not stands(plays, less):
        swap(s, memory, plays, i, j)
        return
    if one != NOBODY:
        plays.doubts[one] = first
    if other != NOBODY:
        plays.doubts[other] = second


def change_draws(
    r: Rules,
    worlds: MutableSequence[State],
    minds: MutableSequence[Memory],
    seat: int,
    plays: Plays,
) -> None:
    """Let two cards of another seat change the time when they were drawn, if chance wants it."""
    s = worlds[0]
    memory = minds[0]
    other = after(s, seat, (seat + below(plays, s.players)) % s.players)
    cards = exchange(other, memory, plays)
    if cards == 0:
        return
    trade(other, memory, plays, cards)
    now = doubt(r, s, other, memory, plays, minds[1], worlds[1])
    if stands(plays, now - plays.doubts[other]):
        plays.doubts[other] = now
    else:
        trade(other, memory, plays, cards)


def stands(plays: Plays, less: int) -> int:
    """1 when a change stays that makes what was done less likely by so many units."""
    if less <= 0:
        return 1
    if less >= UNHEARD_OF:
        return 0
    return 1 if below(plays, CERTAIN) < CHANCES[less] else 0


def swap(s: State, memory: Memory, plays: Plays, i: int, j: int) -> None:
    """Let two hidden cards change places."""
    one = plays.holders[i]
    other = plays.holders[j]
    both = 1 << plays.cards[i] | 1 << plays.cards[j]
    if one != NOBODY:
        hidden_away(s, one, plays.cards[i])
        put(s, one, plays.cards[j])
        trade(one, memory, plays, both)
    if other != NOBODY:
        hidden_away(s, other, plays.cards[j])
        put(s, other, plays.cards[i])
        trade(other, memory, plays, both)
    card = plays.cards[i]
    plays.cards[i] = plays.cards[j]
    plays.cards[j] = card


def hidden_away(s: State, seat: int, card: int) -> None:
    """Take a hidden card from a hand; shown cards stay shown."""
    shown = s.shown[seat]
    remove(s, seat, card)
    s.shown[seat] = shown
