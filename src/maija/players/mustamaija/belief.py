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
from .likely import doubt

NOBODY = -1
FIRST_CHANGES = 80
"""Changes tried before the first deal of a search."""
CHANGES = 8
"""Changes tried between two deals."""
CERTAIN = 65536
CHANCES = (
    *(65536, 57835, 51039, 45042, 39750, 35079, 30957, 27320, 24109, 21276, 18776, 16570, 14623),
    *(12905, 11388, 10050, 8869, 7827, 6907, 6096, 5380, 4747, 4190, 3697, 3263, 2879, 2541, 2243),
    *(1979, 1747, 1541, 1360, 1200, 1059, 935, 825, 728, 643, 567, 500, 442),
)
"""The chance that a change stays which makes what was done less likely by so many units: powers of
e to minus an eighth, in 65536ths."""


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
                    plays.doubts[other] = doubt(r, s, other, memory, minds[1], worlds[1])
        for _ in range(changes):
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
    swap(s, plays, i, j)
    less = 0
    first = 0
    second = 0
    if one != NOBODY:
        first = doubt(r, s, one, minds[0], minds[1], worlds[1])
        less += first - plays.doubts[one]
    if other != NOBODY:
        second = doubt(r, s, other, minds[0], minds[1], worlds[1])
        less += second - plays.doubts[other]
    if less > 0 and (less >= 41 or below(plays, CERTAIN) >= CHANCES[less]):  # noqa: PLR2004 -- chances
        swap(s, plays, i, j)
        return
    if one != NOBODY:
        plays.doubts[one] = first
    if other != NOBODY:
        plays.doubts[other] = second


def swap(s: State, plays: Plays, i: int, j: int) -> None:
    """Let two hidden cards change places."""
    one = plays.holders[i]
    other = plays.holders[j]
    if one != NOBODY:
        hidden_away(s, one, plays.cards[i])
        put(s, one, plays.cards[j])
    if other != NOBODY:
        hidden_away(s, other, plays.cards[j])
        put(s, other, plays.cards[i])
    card = plays.cards[i]
    plays.cards[i] = plays.cards[j]
    plays.cards[j] = card


def hidden_away(s: State, seat: int, card: int) -> None:
    """Take a hidden card from a hand; shown cards stay shown."""
    shown = s.shown[seat]
    remove(s, seat, card)
    s.shown[seat] = shown
