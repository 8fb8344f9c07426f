"""The end of a deal of Mustamaija, solved exactly: two players, no stock.

Then each knows the other's hand, and the deal must end: a bout in which something is beaten takes
cards out of play, and in any other the attacker parts with cards and leads again (M59). So no
position returns, and of the past nothing counts but how many idle bouts there were (M71).

What lives here: the question and its answer. The search is in ``endgame_search``, the moves that it
tries in ``endgame_moves``, the positions that it knows in ``endgame_table``, the room for all of
that in ``endgame_room``. In the subset of the law (``docs/law.md``).
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from maija.cards import SUIT_MASKS
from maija.games.mustamaija.law import held, next_in, stock_left
from maija.games.mustamaija.rules import (
    NOBODY_LOSES,
    QUEEN_NEVER_BEATS,
    REPETITION_DRAWS,
    Rules,
)
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import DEFENCE, DONE, IDLE_BOUTS, NAME, OVER

from .endgame_moves import CARDS_SHIFT, GO_ON, GROUP, SUIT_SHIFT, next_of_lead
from .endgame_room import (
    ACTS,
    CHOSEN,
    DEEPEST,
    FLOOR,
    FRAME,
    NAMES_FIRST,
    NAMES_SECOND,
    STAGE,
    WANTS,
    stand,
)
from .endgame_search import DRAW, GIVEN_UP, LOSS, WIN, search

UNSOLVED: Final = 2
"""Said instead of ``WIN``, ``DRAW`` or ``LOSS`` when the search was broken off."""


def is_endgame(s: State) -> int:
    """1 when two are left and no stock: the hand of each follows from what lay open."""
    return 1 if s.phase != OVER and s.players - s.outs == 2 and stock_left(s) == 0 else 0


def may_be_drawn(r: Rules, s: State) -> int:
    """1 when the deal might end without a loser; rather once too often."""
    if r.queen_may_beat != QUEEN_NEVER_BEATS and r.no_queen_left == NOBODY_LOSES:
        return 1
    cards = 2 * s.led + max(s.idle, 0)
    for seat in range(s.players):
        cards += held(s, seat)
    if r.repetition == REPETITION_DRAWS and cards >= IDLE_BOUTS * s.players:
        return 1
    return 0


def solve(
    r: Rules,
    s: State,
    seat: int,
    limit: int,
    states: Sequence[State],
    frames: MutableSequence[int],
    moves: MutableSequence[int],
    table: MutableSequence[int],
    found: MutableSequence[int],
) -> int:
    """Solve an endgame for a seat that is in (``is_endgame``).

    Args:
        r: the rules in force.
        s: the position; not changed.
        seat: who asks. If the game waits for the other one, it is asked whether it names trumps
            before he acts.
        limit: how many positions may be looked at.
        states: room for ``DEEPEST`` positions of as many players, their stocks as long.
        frames: room, ``FRAME`` numbers for each of them.
        moves: room for ``MOST_MOVES`` numbers.
        table: room for ``TABLE`` numbers; at first zeros.
        found: gets the number of actions that reach the value, and the actions: a whole lead, or
            the answers that belong together, or a trump named. None where the seat loses, or where
            it has nothing to do.

    Returns:
        ``WIN``, ``DRAW`` or ``LOSS``, or ``UNSOLVED``.
    """
    rival = next_in(s, seat)
    found[0] = 0
    table[0] += 1
    table[1] = 0
    goal = WIN
    stage = NAMES_FIRST if seat == s.actor else NAMES_SECOND
    while goal > LOSS:
        stand(states[0], s)
        frames[STAGE] = stage
        frames[FLOOR] = 0
        reached = search(r, seat, rival, goal, limit, states, frames, moves, table)
        if reached == GIVEN_UP:
            return UNSOLVED
        if reached:
            tell_actions(seat, states, frames, found)
            if found[0] or seat != s.actor or stage == ACTS:
                return goal
            stage = ACTS  # nothing needs to be named: what then?
        else:
            goal = DRAW if goal == WIN and may_be_drawn(r, s) else LOSS
    return LOSS


def tell_actions(
    seat: int,
    states: Sequence[State],
    frames: MutableSequence[int],
    found: MutableSequence[int],
) -> None:
    """Write down what the seat does: a naming, a lead, or the answers of its defence."""
    number = 0
    for depth in range(DEEPEST):
        s = states[depth]
        move = frames[depth * FRAME + CHOSEN]
        mine = frames[depth * FRAME + WANTS]
        if depth and (s.phase == OVER or s.actor != seat or (number and s.phase != DEFENCE)):
            break
        if move == GO_ON:
            continue
        if mine == 0 or (move >= NAME and number):
            break
        if move >= GROUP:
            number = tell_lead(s, move, found)
            break
        number += 1
        found[number] = move
        if move >= NAME:
            break
    found[0] = number


def tell_lead(s: State, move: int, found: MutableSequence[int]) -> int:
    """Write down a lead card by card; the number of actions."""
    row = s.hands[s.attacker] & SUIT_MASKS[(move >> SUIT_SHIFT) & 3]
    twice = s.twice[s.attacker] & row
    cards = move >> CARDS_SHIFT
    number = 1
    while cards:
        found[number] = next_of_lead(row, twice, cards)
        cards &= cards - 1
        number += 1
    found[number] = DONE
    return number
