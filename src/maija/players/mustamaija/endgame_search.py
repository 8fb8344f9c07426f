"""The search of an endgame: whether a seat reaches a goal, one line at a time.

The positions of the line stand by depth (``endgame_room``). Every move has a share of the search,
which grows from round to round, so that a short proof is found though a move before it has none.
What may be done and what follows is asked of the law; who names trumps first is as at the table:
the one whose turn it is, then the other. In the subset of the law (``docs/law.md``).
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from maija.cards import SUIT_MASKS
from maija.games.mustamaija.law import apply, legal, nameable, next_in, score
from maija.games.mustamaija.rules import SCORE_FINISH_ORDER, Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import DONE, LEAD, NAME, OVER

from .endgame_moves import (
    CARDS_SHIFT,
    GO_ON,
    GROUP,
    SCORE,
    SUIT_SHIFT,
    answers,
    leads,
    namings,
    next_of_lead,
    order,
)
from .endgame_room import (
    ACTS,
    CHOSEN,
    DEEPEST,
    END,
    FIRST,
    FLOOR,
    FRAME,
    MOST_MOVES,
    MOST_OTHERS,
    NAMES_FIRST,
    NAMES_SECOND,
    NEXT,
    PATIENCE,
    PENDING,
    SIGNED,
    STAGE,
    UNTIL,
    WANTS,
    stand,
)
from .endgame_table import bounds, keep, look_up, sign

LOSS: Final = -1
DRAW: Final = 0
WIN: Final = 1
"""The values of a position for a seat."""
NOT_YET: Final = -1
GIVEN_UP: Final = -2
LEFT_OPEN: Final = -3
"""What is said of a goal that is neither reached (1) nor missed (0): moves are still to be tried,
the search is at its end, or this position has had its share of it."""
NUMBER: Final = (1 << SCORE) - 1
"""What of a move is not its rank."""
PATIENCE_AT_FIRST: Final = 100
PATIENCE_GROWS: Final = 8
"""How many positions each move may cost in the first round, and how many times more in the next."""


def search(
    r: Rules,
    seat: int,
    rival: int,
    goal: int,
    limit: int,
    states: Sequence[State],
    frames: MutableSequence[int],
    moves: MutableSequence[int],
    table: MutableSequence[int],
) -> int:
    """1 when the seat reaches the goal from the position at depth 0, else 0, or ``GIVEN_UP``."""
    depth = 0
    new = 1
    reached = NOT_YET
    frames[UNTIL] = limit
    while reached != GIVEN_UP:
        at = depth * FRAME
        if new:
            new = 0
            reached = enter(r, seat, rival, goal, depth, states, frames, moves, table)
        elif reached == LEFT_OPEN:
            put_off(frames, moves, at)
            reached = NOT_YET
        elif reached != frames[at + WANTS]:
            reached = NOT_YET
        if reached == NOT_YET and frames[at + NEXT] == frames[at + END]:
            reached = next_round(frames, at)
        if reached == NOT_YET and table[1] < frames[at + UNTIL]:
            if depth == DEEPEST - 1:
                return GIVEN_UP
            table[1] += 1
            move = likeliest(moves, frames[at + NEXT], frames[at + END])
            frames[at + NEXT] += 1
            frames[at + CHOSEN] = move
            share = frames[at + UNTIL]
            if frames[at + END] > frames[at + FIRST] + 1:
                share = min(share, table[1] + frames[at + PATIENCE])
            frames[at + FRAME + UNTIL] = share
            depth += 1
            play(r, move, depth, states, frames)
            new = 1
            continue
        if reached == NOT_YET:
            reached = LEFT_OPEN
        elif frames[at + SIGNED] and reached >= 0:
            note(states[depth], seat, goal, reached, depth, frames, table)
        if depth == 0:
            return GIVEN_UP if reached == LEFT_OPEN else reached
        depth -= 1
    return GIVEN_UP


def put_off(frames: MutableSequence[int], moves: MutableSequence[int], at: int) -> None:
    """Put the move just tried among those of the next round."""
    tried = frames[at + NEXT] - 1
    place = frames[at + FIRST] + frames[at + PENDING]
    move = moves[tried]
    moves[tried] = moves[place]
    moves[place] = move
    frames[at + PENDING] += 1


def next_round(frames: MutableSequence[int], at: int) -> int:
    """Begin a round with the moves that were put off; without any the mover has missed his goal."""
    pending = frames[at + PENDING]
    if pending == 0:
        return 1 - frames[at + WANTS]
    frames[at + NEXT] = frames[at + FIRST]
    frames[at + END] = frames[at + FIRST] + pending
    frames[at + PENDING] = 0
    frames[at + PATIENCE] *= PATIENCE_GROWS
    return NOT_YET


def enter(
    r: Rules,
    seat: int,
    rival: int,
    goal: int,
    depth: int,
    states: Sequence[State],
    frames: MutableSequence[int],
    moves: MutableSequence[int],
    table: MutableSequence[int],
) -> int:
    """What is known of a position at once, else its moves: ``NOT_YET``."""
    s = states[depth]
    at = depth * FRAME
    frames[at + SIGNED] = 0
    if s.phase == OVER:
        return 1 if outcome(r, s, seat, rival) >= goal else 0
    if s.phase == LEAD and s.led == 0 and frames[at + STAGE] == NAMES_FIRST:
        sign(r, s, frames, depth)
        frames[at + SIGNED] = 1
        if depth:
            known = look_up(table, frames, depth)
            reached = judged(s, seat, goal, (known >> 2) - 1, (known & 3) - 1)
            if reached != NOT_YET:
                frames[at + SIGNED] = 0
                return reached
    first = frames[(depth - 1) * FRAME + END] if depth else 0
    if first > MOST_MOVES - MOST_OTHERS:
        return GIVEN_UP
    frames[at + FIRST] = first
    frames[at + NEXT] = first
    frames[at + PENDING] = 0
    frames[at + PATIENCE] = PATIENCE_AT_FIRST
    mover = s.actor
    last = first
    if frames[at + STAGE] == NAMES_FIRST:
        names = nameable(r, s, mover)
        if names:
            last = namings(names, moves, first, 1)
        else:
            frames[at + STAGE] = NAMES_SECOND
    if frames[at + STAGE] == NAMES_SECOND:
        other = next_in(s, s.actor)
        names = nameable(r, s, other) if other != s.actor else 0
        if names:
            mover = other
            last = namings(names, moves, first, -1)
        else:
            frames[at + STAGE] = ACTS
    if frames[at + STAGE] == ACTS:
        options = legal(r, s, mover)
        if s.phase == LEAD:
            last = leads(r, s, options, moves, first)
        else:
            last = answers(r, s, options, frames[at + FLOOR], moves, first)
    frames[at + END] = last
    frames[at + WANTS] = 1 if mover == seat else 0
    return NOT_YET if last >= 0 else GIVEN_UP


def outcome(r: Rules, s: State, seat: int, rival: int) -> int:
    """What a finished deal is worth to one of the last two: who lost, else who is out first."""
    if s.loser >= 0:
        return LOSS if s.loser == seat else WIN
    if r.scoring == SCORE_FINISH_ORDER:
        return min(max(score(r, s, rival) - score(r, s, seat), LOSS), WIN)
    return DRAW


def judged(s: State, seat: int, goal: int, least: int, most: int) -> int:
    """Whether bounds of the attacker's value tell that a seat reaches a goal."""
    if s.attacker == seat:
        if least >= goal:
            return 1
        return 0 if most < goal else NOT_YET
    if -most >= goal:
        return 1
    return 0 if -least < goal else NOT_YET


def note(
    s: State,
    seat: int,
    goal: int,
    reached: int,
    depth: int,
    frames: MutableSequence[int],
    table: MutableSequence[int],
) -> None:
    """Keep that a seat reaches a goal, or does not."""
    known = look_up(table, frames, depth)
    least = (known >> 2) - 1
    most = (known & 3) - 1
    if s.attacker == seat:
        if reached:
            least = goal
        else:
            most = goal - 1
    elif reached:
        most = -goal
    else:
        least = 1 - goal
    keep(table, frames, depth, bounds(least, most))


def likeliest(moves: MutableSequence[int], first: int, last: int) -> int:
    """The number of the move of the highest rank, which is put in the first place."""
    best = first
    for i in range(first + 1, last):
        if moves[i] > moves[best]:
            best = i
    move = moves[best]
    moves[best] = moves[first]
    moves[first] = move
    return move & NUMBER


def play(
    r: Rules, move: int, depth: int, states: Sequence[State], frames: MutableSequence[int]
) -> None:
    """Let the position at a depth be that after a move."""
    s = states[depth]
    at = depth * FRAME
    before = (depth - 1) * FRAME
    stand(s, states[depth - 1])
    frames[at + STAGE] = NAMES_FIRST
    frames[at + FLOOR] = 0
    if move == GO_ON:
        frames[at + STAGE] = frames[before + STAGE] + 1
        frames[at + FLOOR] = frames[before + FLOOR]
        return
    seat = s.actor
    row = 0
    twice = 0
    cards = 0
    action = move
    if move >= GROUP:
        row = s.hands[seat] & SUIT_MASKS[(move >> SUIT_SHIFT) & 3]
        twice = s.twice[seat] & row
        cards = move >> CARDS_SHIFT
        action = next_of_lead(row, twice, cards)
    elif move >= NAME:
        if frames[before + STAGE] == NAMES_SECOND:
            seat = next_in(s, seat)
    else:
        frames[at + FLOOR] = frames[before + FLOOR] if move >= DONE else order(s, move)
    more = 1
    while more:
        apply(r, s, seat, action)
        more = 1 if move >= GROUP and action != DONE else 0
        cards &= cards - 1
        action = next_of_lead(row, twice, cards)
