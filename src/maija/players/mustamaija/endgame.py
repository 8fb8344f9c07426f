"""The end of a deal of Mustamaija, solved exactly: two players, no stock.

Then each knows the other's hand, and the deal must end: a bout in which something is beaten takes
cards out of play, and in any other the attacker parts with cards and leads again (M59). So no
position returns, and what the past decides is only how many idle bouts there were (M71).

The search asks whether a seat reaches a goal: to win, or else at least to draw. It goes down one
line at a time, by the law's own ``legal`` and ``apply``, on positions by depth (``endgame_room``),
with the moves of ``endgame_moves`` and the values kept in ``endgame_table``. Where trumps may be
named, the one whose turn it is comes first, then the other, as at the table.

In the subset of the law (``docs/law.md``).
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from maija.cards import SUIT_MASKS
from maija.games.mustamaija.law import apply, held, legal, nameable, next_in, score, stock_left
from maija.games.mustamaija.rules import (
    NOBODY_LOSES,
    QUEEN_NEVER_BEATS,
    REPETITION_DRAWS,
    SCORE_FINISH_ORDER,
    Rules,
)
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import DEFENCE, DONE, IDLE_BOUTS, LEAD, NAME, OVER

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
    NAMES_FIRST,
    NAMES_SECOND,
    MOST_OTHERS,
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
UNSOLVED: Final = 2
"""The values of a position for a seat, and none."""
NOT_YET: Final = -1
GIVEN_UP: Final = -2
LEFT_OPEN: Final = -3
NUMBER: Final = (1 << SCORE) - 1


def is_endgame(s: State) -> int:
    """1 when two are left and there is no stock: the hand of each follows from all that lay open."""
    return 1 if s.phase != OVER and s.players - s.outs == 2 and stock_left(s) == 0 else 0


def outcome(r: Rules, s: State, seat: int, rival: int) -> int:
    """What a finished deal is worth to one of the last two: who lost, else who has the better place."""
    if s.loser >= 0:
        return LOSS if s.loser == seat else WIN
    if r.scoring == SCORE_FINISH_ORDER:
        return min(max(score(r, s, rival) - score(r, s, seat), LOSS), WIN)
    return DRAW


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
    for goal in range(WIN, LOSS, -1):
        if goal == DRAW and not may_be_drawn(r, s):
            break
        stand(states[0], s)
        frames[STAGE] = NAMES_FIRST if seat == s.actor else NAMES_SECOND
        frames[FLOOR] = 0
        reached = search(r, seat, rival, goal, limit, states, frames, moves, table)
        if reached == GIVEN_UP:
            return UNSOLVED
        if reached:
            tell_actions(seat, states, frames, found)
            return goal
    return LOSS


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
    frames[UNTIL] = limit
    reached = enter(r, seat, rival, goal, 0, states, frames, moves, table)
    while reached != GIVEN_UP:
        at = depth * FRAME
        if reached == NOT_YET and frames[at + NEXT] == frames[at + END]:
            reached = 1 - frames[at + WANTS]
            if frames[at + PENDING]:
                reached = NOT_YET
                frames[at + NEXT] = frames[at + FIRST]
                frames[at + END] = frames[at + FIRST] + frames[at + PENDING]
                frames[at + PENDING] = 0
                frames[at + PATIENCE] *= table[3]
        if reached == NOT_YET:
            if table[1] >= frames[at + UNTIL]:
                reached = LEFT_OPEN
            else:
                table[1] += 1
                move = likeliest(moves, frames[at + NEXT], frames[at + END])
                frames[at + NEXT] += 1
                frames[at + CHOSEN] = move
                depth += 1
                if depth == DEEPEST:
                    return GIVEN_UP
                until = frames[at + UNTIL]
                if frames[at + END] > frames[at + FIRST] + 1:
                    until = min(until, table[1] + frames[at + PATIENCE])
                frames[at + FRAME + UNTIL] = until
                play(r, move, depth, states, frames)
                reached = enter(r, seat, rival, goal, depth, states, frames, moves, table)
                continue
        if frames[at + SIGNED] and reached != LEFT_OPEN:
            note(states[depth], seat, goal, reached, depth, frames, table)
        if depth == 0:
            return GIVEN_UP if reached == LEFT_OPEN else reached
        depth -= 1
        at -= FRAME
        if reached == LEFT_OPEN:
            put_off(frames, moves, at)
            reached = NOT_YET
        elif reached != frames[at + WANTS]:
            reached = NOT_YET
    return GIVEN_UP


def put_off(frames: MutableSequence[int], moves: MutableSequence[int], at: int) -> None:
    """Put the move just tried among those of the next round."""
    tried = frames[at + NEXT] - 1
    place = frames[at + FIRST] + frames[at + PENDING]
    move = moves[tried]
    moves[tried] = moves[place]
    moves[place] = move
    frames[at + PENDING] += 1


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
    frames[at + PATIENCE] = table[2]
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
