"""Room for the exact endgame: positions by depth, what is known at each depth, moves, known values.

Everything that is one of many comes as a list (compiled: an array), so that nothing is made anew
during a search. What lives here: how long each list is, what stands where in it, and the copy of a
position from one depth to the next. In the subset of the law (``docs/law.md``).
"""

from typing import Final

from maija.games.mustamaija.state import State

DEEPEST: Final = 384
"""Positions from the first to the deepest; a line that goes beyond is not followed."""
MOST_MOVES: Final = 1 << 15
"""Moves at all depths of a line together."""
MOST_OTHERS: Final = 64
"""More than the moves at one depth that are not leads."""
FRAME: Final = 16
"""Numbers that are kept at each depth."""
NEXT: Final = 0
"""The next move to be tried, its place in ``moves``."""
END: Final = 1
"""The place after the last move."""
STAGE: Final = 2
"""Who is asked: the actor whether he names trumps, the other one likewise, the actor again."""
WANTS: Final = 3
"""1 where the move is the seat's that wants the goal, else 0."""
FLOOR: Final = 4
"""The least place in the order of beaters that the next one may have."""
CHOSEN: Final = 5
"""The move that reached what its mover wants."""
FIRST: Final = 12
"""The place of the first move."""
PENDING: Final = 13
"""So many moves from there have been tried in vain, as far as they were followed."""
PATIENCE: Final = 14
"""How many positions each move may cost in this round."""
UNTIL: Final = 15
"""How many positions may have been looked at before this one is left."""
SIGNED: Final = 6
"""1 where the position has been looked up, so that what is found out is kept."""
SIGNS: Final = 7
"""The first of five numbers by which a position is known."""

NAMES_FIRST: Final = 0
NAMES_SECOND: Final = 1
ACTS: Final = 2
"""The stages."""

ROWS: Final = 1 << 13
"""Rows of the table of known positions."""
ROW: Final = 16
"""Places in a row."""
ENTRY: Final = 6
"""Numbers of a place: the five signs of a position, and the bounds of its value."""
HEAD: Final = 2
"""Numbers before the first row: how many searches there were, and how many positions the last of
them has looked at."""
TABLE: Final = HEAD + ENTRY * ROW * ROWS

FOUND: Final = 64
"""Room for what is found: the value, how many actions, the actions; see ``endgame``."""


def stand(to: State, s: State) -> None:
    """Let one position stand as another.

    Left out is what no longer changes or counts without a stock: the pack, what was shown, the
    events. Earlier positions cannot return once two are left: in a bout in which nothing is beaten
    the attacker parts with cards and leads again (M59, M71).
    """
    to.players = s.players
    to.dealer = s.dealer
    to.phase = s.phase
    to.actor = s.actor
    to.attacker = s.attacker
    to.defender = s.defender
    to.trump = s.trump
    to.named = s.named
    to.namer = s.namer
    to.indicator = s.indicator
    to.indicator_at = s.indicator_at
    to.bouts = s.bouts
    to.top = s.top
    to.end = s.end
    to.gone = s.gone
    to.gone_twice = s.gone_twice
    to.led = s.led
    to.lead_size = s.lead_size
    to.suit = s.suit
    to.asked = s.asked
    to.left = s.left
    to.overload = s.overload
    to.won = s.won
    to.step = s.step
    to.out = s.out
    to.outs = s.outs
    to.loser = s.loser
    to.drawn = s.drawn
    to.idle = s.idle
    to.seen = 0
    to.told = 0
    to.rng = s.rng
    for seat in range(s.players):
        to.hands[seat] = s.hands[seat]
        to.twice[seat] = s.twice[seat]
        to.order[seat] = s.order[seat]
    for i in range(s.led):
        to.attack[i] = s.attack[i]
        to.beater[i] = s.beater[i]
