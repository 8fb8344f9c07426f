"""How ``habit`` stops the moon, or the sun, of somebody else.

Whoever alone has taken penalty cards may be after the moon. Then a trick with penalty cards is
worth taking, the more so the more he has; high cards are kept to take one; penalty cards go to
anybody but him. Costs are counted in 1024ths of a point. In the subset of the law
(``docs/law.md``).
"""

from maija.cards import HEARTS, SUIT_MASKS, count
from maija.games.hearts.law import moon_value, penalty_cards, removed
from maija.games.hearts.rules import MOON_NONE, Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import NOBODY
from maija.players.limits import CASUAL, NOVICE
from maija.players.memory import Memory

from .habit_weights import ALARMED, GIVING, HURRY, STOPPING, TAKING, TRICK_IS_HIS
from .knowledge import CERTAIN, is_void


def foe_of(r: Rules, s: State, seat: int) -> int:
    """The other seat that may be after the moon or the sun, or nobody."""
    taker = NOBODY
    if r.moon != MOON_NONE:
        taker = taker_of_all(s, penalty_cards(r))
    if taker == NOBODY and r.sun > 0:
        for other in range(s.players):
            if s.tricks[other] and s.tricks[other] == s.trick_number:
                taker = other
    return NOBODY if taker == seat else taker


def feared(r: Rules, s: State, seat: int, memory: Memory) -> int:
    """The other seat whose moon or sun its seat means to stop, or nobody.

    A novice stops nobody; somebody who plays now and then wakes up late. A search supposes of some
    that they leave it to others (``moon``).
    """
    if memory.misjudges == NOVICE or (memory.heedless >> seat) & 1:
        return NOBODY
    foe = foe_of(r, s, seat)
    if foe != NOBODY and memory.misjudges == CASUAL:
        dear = penalty_cards(r)
        total = count(dear & ~removed(r, s.players))
        if count(s.captured[foe] & dear) * 100 < ALARMED * total:
            return NOBODY
    return foe


def taker_of_all(s: State, dear: int) -> int:
    """The one seat that has taken any of some cards, or nobody."""
    taker = NOBODY
    for seat in range(s.players):
        if s.captured[seat] & dear:
            if taker != NOBODY:
                return NOBODY
            taker = seat
    return taker


def fear(r: Rules, s: State, foe: int, cards: int) -> int:
    """What somebody is likely to cost who has so many penalty cards and nobody else has any."""
    cost = 0
    if r.moon != MOON_NONE:
        total = count(penalty_cards(r) & ~removed(r, s.players))
        chance = CERTAIN * cards * cards // (total * total)
        tricks = s.trick_number + count(s.hands[foe])
        hurry = HURRY * (2 * s.trick_number - tricks) // tricks
        cost = min(CERTAIN, chance * (100 + hurry) // 100) * moon_value(r, s)
    if r.sun > 0 and s.tricks[foe] == s.trick_number:
        done = CERTAIN * s.trick_number // (s.trick_number + count(s.hands[foe]))
        cost += (done * done >> 10) * r.sun
    return cost


def thwarts(
    r: Rules, s: State, memory: Memory, card: int, hidden: int, foe: int, threat: int, chance: int
) -> int:
    """How much a card does against the moon of somebody.

    Args:
        r: the rules in force.
        s: the state.
        memory: what its seat keeps in mind.
        card: the card.
        hidden: the cards that others hold.
        foe: who may be after the moon.
        threat: what he is likely to cost (``threat_of``).
        chance: that of the card to take the trick.
    """
    dear = penalty_cards(r)
    suit = card // 13
    loses = CERTAIN - chance
    gain = 0
    if suit == HEARTS or s.pile & dear or (dear >> card) & 1:
        gain = (chance * threat >> 10) * TAKING // 100
    if (hidden & SUIT_MASKS[suit]) >> card == 0:
        gain -= (loses * threat >> 10) * STOPPING // 100
    if (dear >> card) & 1:
        his = takes(s, memory, foe, suit)
        more = threat_of(r, s, foe, 1) - threat
        given = ((CERTAIN - his) * threat - his * more) >> 10
        gain += (loses * given >> 10) * GIVING // 100
    return gain


def threat_of(r: Rules, s: State, foe: int, more: int) -> int:
    """What somebody who may be after the moon is likely to cost with so many more penalty cards."""
    return fear(r, s, foe, count(s.captured[foe] & penalty_cards(r)) + more)


def takes(s: State, memory: Memory, foe: int, suit: int) -> int:
    """The chance that somebody takes a trick that this seat does not take."""
    if s.played and s.winner == foe:
        return CERTAIN
    if s.played and s.trick[foe] >= 0:
        return 0
    if is_void(memory, foe, s.suit if s.played else suit):
        return 0
    return TRICK_IS_HIS * 10
