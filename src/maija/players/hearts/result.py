"""What a finished deal of Hearts is worth to a seat, the match in mind.

Against each of the others a seat hopes to stand before it in the end: surely where the match is
over, else the more, the lower its total is, and the fewer deals are still to come. While nobody is
far ahead that comes to how many points the others have more than it. In the subset of the law
(``docs/law.md``).
"""

from maija.cards import FULL_PACK
from maija.games.hearts.law import (
    card_points,
    match_over,
    moon_value,
    omnibus_card,
    removed,
    score,
    settled,
    stands_before,
)
from maija.games.hearts.rules import ENDS_AT_TARGET, MOON_NONE, Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import NOBODY, OVER
from maija.players.plays import WHOLE, Plays

HALF = WHOLE // 2
FOR_POINTS = HALF // 16
"""What the points of the deal count for, however the match stands."""
FOR_PLACES = HALF - FOR_POINTS
"""What it counts for to stand before all others."""


def brings(r: Rules, s: State, seat: int) -> int:
    """What the deal is worth to a seat, from 0 to ``WHOLE``; the totals become those after it."""
    if s.phase != OVER:
        return HALF
    most = at_stake(r, s)
    room = leeway(r, s, most)
    mine = score(r, s, seat)
    behind = 0
    for other in range(s.players):
        points = score(r, s, other)
        behind += points - mine
        s.totals[other] = settled(r, s.totals[other], points)
    others = s.players - 1
    value = share_of(FOR_POINTS, behind, others * most)
    ended = match_over(r, s, s.number + 1)
    places = 0
    for other in range(s.players):
        if other != seat:
            total = s.totals[other]
            if ended:
                places += FOR_PLACES * stands_before(r, s.totals[seat], total)
                places -= FOR_PLACES * stands_before(r, total, s.totals[seat])
            else:
                places += hope(total - s.totals[seat], room)
    return max(0, min(WHOLE, HALF + value + share_of(places, 1, others)))


def count_up(r: Rules, s: State, seat: int, plays: Plays, at: int) -> None:
    """Count the points of the finished deal, and who has shot the moon."""
    if s.phase != OVER:
        return
    points = score(r, s, seat)
    plays.counted[at] += points
    plays.counted_squares[at] += points * points
    if s.shooter == seat:
        plays.moons[at] += 1
    elif s.shooter != NOBODY:
        plays.moons_of_others[at] += 1


def share_of(whole: int, part: int, parts: int) -> int:
    """So many of the parts of a whole, rounded towards 0."""
    product = whole * part
    return product // parts if product >= 0 else -(-product // parts)


def at_stake(r: Rules, s: State) -> int:
    """The most points that may lie between two seats after a deal."""
    most = card_points(r, FULL_PACK & ~removed(r, s.players))
    if r.moon != MOON_NONE:
        most = max(most, moon_value(r, s))
    most = max(most, r.sun)
    if omnibus_card(r):
        most += 10
    return most + r.no_tricks_bonus


def leeway(r: Rules, s: State, most: int) -> int:
    """How far behind somebody may be before this deal ends and still hope, in points.

    It grows as the root of the number of deals that are likely still to come.
    """
    pack = card_points(r, FULL_PACK & ~removed(r, s.players))
    if r.end == ENDS_AT_TARGET:
        top = s.totals[0]
        for seat in range(s.players):
            top = max(top, s.totals[seat])
        quarters = 16 * ((r.target - top) * s.players - 2 * pack) // (2 * pack)
    else:
        quarters = 16 * (r.hands - s.number - 1)
    root = 4
    while (root + 1) * (root + 1) <= quarters:
        root += 1
    return max(1, most * root // 4)


def hope(lead: int, room: int) -> int:
    """How much a seat may hope, or fear, that leads another by so many points.

    In proportion up to half the leeway, from there ever more slowly.
    """
    far = abs_of(lead)
    if 2 * far <= room:
        return share_of(FOR_PLACES, lead, room)
    sure = FOR_PLACES - FOR_PLACES * room // (4 * far)
    return sure if lead > 0 else -sure


def abs_of(number: int) -> int:
    """A number without its sign."""
    return max(number, -number)
