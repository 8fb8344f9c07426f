"""Who is after the moon in a deal that a search plays on, and who leaves it to others to stop him.

What is supposed here is what came about in games against programs that shoot (decision 5): whoever
alone has taken what costs, and most of the tricks, is often after it, and then hardly holds low
cards; others may be, by the cards that they are dealt; and few see to it that he is stopped, also
the seat itself not when it could later. In the subset of the law (``docs/law.md``).
"""

from maija.cards import count, nth
from maija.chance import below
from maija.games.hearts.law import penalty_cards
from maija.games.hearts.rules import MOON_NONE, Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import NOBODY, PLAY
from maija.players.memory import Memory
from maija.players.plays import Plays

from .habit_shoot import losers
from .habit_stop import taker_of_all
from .knowledge import unseen

FIRST = 48
EACH = 20
MOST = 200
"""How often one is after the moon who alone has taken what costs, and most of the tricks besides:
so often and so much more for each card that costs, but no more than that, in 256ths."""
LOW = 0x7F | 0x7F << 13 | 0x7F << 26 | 0x7F << 39
"""The cards from two to eight."""
RARELY = 16
"""Whoever is after the moon then holds a low card so many times more rarely."""
EXCHANGES = 2
"""How many cards are offered in exchange for his, for each that is hidden."""
AT_LEAST = 16
"""How many are offered besides."""
LOSERS = 5
"""With fewer losers, by the cards that it is dealt here, another seat may be after the moon."""
LOSERS_AFOOT = 7
"""The same for one that has taken what costs."""
SHOOTS = 128
"""How often it then is, in 256ths."""
LOOKS_AWAY = 160
"""How often a seat stops no moon in a deal played on, likewise."""


def takes_all(s: State, seat: int, dear: int) -> int:
    """1 while nobody else has taken any of some cards."""
    for other in range(s.players):
        if other != seat and s.captured[other] & dear:
            return 0
    return 1


def afoot(s: State, dear: int) -> int:
    """The seat that alone has taken some of some cards, and most of the tricks; or nobody."""
    taker = taker_of_all(s, dear)
    return taker if taker >= 0 and 2 * s.tricks[taker] > s.trick_number else NOBODY


def accuse(r: Rules, s: State, seat: int, memory: Memory, plays: Plays, hidden: int) -> None:
    """Take one whose moon is afoot for somebody who is after it, and deal him high cards.

    Args:
        r: the rules in force.
        s: the state, all cards dealt; the hands of the others change.
        seat: who suspects the others.
        memory: what each may hold, and what each holds for certain; gets who is after the moon.
        plays: whose generator decides.
        hidden: the cards that are not certain.
    """
    memory.moon = 0
    if s.phase != PLAY or r.moon == MOON_NONE:
        return
    dear = penalty_cards(r)
    foe = afoot(s, dear)
    if foe >= 0 and foe != seat:
        often = min(FIRST + EACH * count(s.captured[foe] & dear), MOST)
        if below(plays, 256) < often:
            memory.moon = 1 << foe
            if hidden & LOW:
                raise_hand(s, seat, foe, memory, plays, AT_LEAST + EXCHANGES * count(hidden))


def raise_hand(s: State, seat: int, foe: int, memory: Memory, plays: Plays, exchanges: int) -> None:
    """Exchange cards with other hands until low ones are as rare as they should be (Metropolis).

    Args:
        s: the state; the hands of the others change.
        seat: who looks at them.
        foe: whose hand is to hold few low cards.
        memory: what each may hold, and what each holds for certain.
        plays: whose generator decides.
        exchanges: how many are tried.
    """
    for _ in range(exchanges):
        other = (seat + 1 + below(plays, s.players - 1)) % s.players
        mine = s.hands[foe] & ~memory.known[foe]
        theirs = s.hands[other] & ~memory.known[other]
        if other != foe and mine and theirs:
            give = 1 << nth(mine, below(plays, count(mine)))
            take = 1 << nth(theirs, below(plays, count(theirs)))
            worse = take & LOW and give & LOW == 0
            if (
                give & memory.only[other]
                and take & memory.only[foe]
                and (not worse or below(plays, RARELY) == 0)
            ):
                s.hands[foe] ^= give | take
                s.hands[other] ^= give | take


def suspect(r: Rules, s: State, seat: int, memory: Memory, chance: Memory | Plays) -> None:
    """Take some of those for somebody who is after the moon who could, by their cards.

    Args:
        r: the rules in force.
        s: the state.
        seat: who suspects the others.
        memory: gets whom it suspects besides.
        chance: whose generator decides.
    """
    if s.phase != PLAY or r.moon == MOON_NONE:
        return
    dear = penalty_cards(r)
    foe = afoot(s, dear)
    for other in range(s.players):
        if other != seat and other != foe and takes_all(s, other, dear):  # noqa: PLR1714 -- no tuple in the subset
            limit = LOSERS_AFOOT if s.captured[other] & dear else LOSERS
            if losers(s, s.hands[other], unseen(r, s, other)) < limit and (
                below(chance, 256) < SHOOTS
            ):
                memory.moon |= 1 << other


def look_away(s: State, memory: Memory) -> None:
    """Let some stop no moon: each leaves it to others, and the seat itself to a later trick."""
    memory.heedless = 0
    for seat in range(s.players):
        if below(memory, 256) < LOOKS_AWAY:
            memory.heedless |= 1 << seat
