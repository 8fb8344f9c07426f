"""What a card tells of the hand that it came from: which others are hardly beside it.

Whoever can stay below a trick does so with the highest card that does; whoever need not follow suit
gives away the queen of spades, and what she could fall under. None of this is certain, so such a
card counts for a quarter of another. Only what lies open is looked at. In the subset of the law
(``docs/law.md``).
"""

from maija.cards import ALL_SPADES, FULL_PACK, QUEEN_OF_SPADES, SPADES, SUIT_MASKS, count, nth
from maija.chance import below
from maija.games.hearts.law import card_points, omnibus_card, penalty_cards
from maija.games.hearts.rules import POINTS_FORBIDDEN, Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import PASSING
from maija.players.memory import Memory
from maija.players.plays import Plays

QUEEN = 1 << QUEEN_OF_SPADES
HIGH_SPADES = ALL_SPADES & ~(QUEEN - 1)
"""Queen, king and ace."""
QUARTER = 2
"""A card counts for so many halvings less of another that a seat hardly holds."""
EXCHANGES = 2
"""How many cards are offered in exchange when hands are weighed, for each that is hidden."""
AT_LEAST = 16
"""How many are offered besides."""
LOW = 0x7F | 0x7F << 13 | 0x7F << 26 | 0x7F << 39
"""The cards from two to eight, which whoever is after the moon hardly holds."""
RARER = 2
"""So many times more rarely than what counts for a quarter."""


# --- what is noticed ------------------------------------------------------------------------


def notice(r: Rules, s: State, memory: Memory) -> None:
    """Keep in mind what the trick on the table tells, or the last one where none is begun."""
    if s.phase == PASSING or s.trick_number + s.played == 0:
        for other in range(s.players):
            memory.unlikely[other] = 0
        return
    taken = 0
    for other in range(s.players):
        taken |= s.captured[other]
    leader = s.leader if s.played else s.last_leader
    number = s.played or s.players
    first = 1 if s.trick_number == (0 if s.played else 1) else 0
    out = FULL_PACK & ~taken
    if s.played == 0:
        for other in range(s.players):
            out |= 1 << s.last_trick[other]
    led = -1
    best = -1
    pile = 0
    for i in range(number):
        other = (leader + i) % s.players
        card = s.trick[other] if s.played else s.last_trick[other]
        if i == 0:
            led = card // 13
            tells = led_tells(r, card, first, out)
        elif card // 13 != led:
            tells = thrown_tells(r, card, first, out)
        else:
            tells = follow_tells(r, card, best, pile, 1 if i == s.players - 1 else 0)
        memory.unlikely[other] |= tells & ~omnibus_card(r)
        if card // 13 == led and card > best:
            best = card
        pile |= 1 << card
        out &= ~(1 << card)


def led_tells(r: Rules, card: int, first: int, out: int) -> int:
    """Who leads a low spade has none that the queen could fall under, nor her."""
    if first or card // 13 != SPADES or card >= QUEEN_OF_SPADES or out & costly_queen(r) == 0:
        return 0
    return HIGH_SPADES


def thrown_tells(r: Rules, card: int, first: int, out: int) -> int:
    """Who need not follow suit gives away the queen, or else the king and the ace of spades."""
    if first and r.first_trick_points == POINTS_FORBIDDEN:
        return 0
    if card == QUEEN_OF_SPADES or out & costly_queen(r) == 0:
        return 0
    return QUEEN if (HIGH_SPADES >> card) & 1 else HIGH_SPADES


def follow_tells(r: Rules, card: int, best: int, pile: int, last: int) -> int:
    """Who stays below has nothing between; who goes above had to, unless the trick is his anyway.

    Args:
        r: the rules in force.
        card: what was played, of the suit led.
        best: the highest card of the trick before.
        pile: the cards of the trick before.
        last: 1 when nobody plays after him.
    """
    row = SUIT_MASKS[card // 13]
    if card < best:
        return row & ((1 << best) - (2 << card))
    found = 0
    if card // 13 != SPADES:
        if last == 0 or pile & penalty_cards(r):
            found = row & ((1 << best) - 1)
    elif card < QUEEN_OF_SPADES and last == 0:
        found = costly_queen(r)
    return found


def costly_queen(r: Rules) -> int:
    """The queen of spades, where she costs much."""
    return QUEEN if card_points(r, QUEEN) > 1 else 0


# --- what is made of it ---------------------------------------------------------------------


def weigh(s: State, seat: int, memory: Memory, plays: Plays, hidden: int) -> None:
    """Exchange hidden cards until hands are as likely as they should be (Metropolis).

    Args:
        s: the state; the hands of the others change.
        seat: who looks at them.
        memory: what each of them may hold, surely holds, and hardly holds; who is after the moon.
        plays: whose generator decides.
        hidden: the cards that are not certain.
    """
    doubts = LOW if memory.moon else 0
    for other in range(s.players):
        if other != seat:
            doubts |= memory.unlikely[other]
    if hidden & doubts == 0:
        return
    for _ in range(AT_LEAST + EXCHANGES * count(hidden)):
        at = below(plays, s.players - 1)
        one = (seat + 1 + at) % s.players
        other = (seat + 1 + (at + 1 + below(plays, s.players - 2)) % (s.players - 1)) % s.players
        mine = s.hands[one] & ~memory.known[one]
        theirs = s.hands[other] & ~memory.known[other]
        if mine and theirs:
            give = 1 << nth(mine, below(plays, count(mine)))
            take = 1 << nth(theirs, below(plays, count(theirs)))
            if give & memory.only[other] and take & memory.only[one]:
                more = doubt(memory, one, take) + doubt(memory, other, give)
                more -= doubt(memory, one, give) + doubt(memory, other, take)
                if more <= 0 or below(plays, 4096) < 4096 >> QUARTER * more:
                    s.hands[one] ^= give | take
                    s.hands[other] ^= give | take


def doubt(memory: Memory, other: int, card: int) -> int:
    """How many times a seat hardly holds a card, given as a mask."""
    found = 1 if memory.unlikely[other] & card else 0
    if card & LOW and (memory.moon >> other) & 1:
        found += RARER
    return found
