"""The player ``habit`` in Hearts: the rules of thumb of an experienced player.

It weighs each card that it may play: what the trick is likely to cost if the card wins it, against
what it is likely to cost to keep the card (``habit_danger``). It counts the cards of each suit and
knows who is void (``knowledge``). It passes short suits and what nothing guards (``habit_pass``),
stops the moon of others (``habit_stop``) and shoots it only with an overwhelming hand
(``habit_shoot``). What is nearly equal is decided by its own chance.

In the subset of the law (``docs/law.md``), so that the same text plays plain and compiled.
"""

from maija.cards import ALL_SPADES, QUEEN_OF_SPADES, SPADES, SUIT_MASKS, lowest
from maija.chance import below
from maija.games.hearts.law import legal
from maija.games.hearts.law.points import moon_would_lose
from maija.games.hearts.rules import Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import OTHERS_PLUS, PASSING, PLAY, SELF_MINUS
from maija.players.limits import NOVICE
from maija.players.memory import Memory

from .habit_danger import burden, weigh_suit, worth
from .habit_pass import card_to_pass
from .habit_shoot import card_to_shoot, shooting
from .habit_stop import feared, threat_of, thwarts
from .habit_trick import additions, foresee, wins
from .habit_weights import FLUSHING, KEEPING, LEADING, VARIED
from .knowledge import hidden_from, watch

QUEEN = 1 << QUEEN_OF_SPADES
HIGH_SPADES = ALL_SPADES & ~(QUEEN - 1)
"""Queen, king and ace."""


def choose(r: Rules, s: State, seat: int, memory: Memory) -> int:
    """Return an action of a seat, -1 when it has nothing to do."""
    options = legal(r, s, seat)
    if options == 0:
        return -1
    if s.phase == PASSING:
        return card_to_pass(r, s, seat, memory, options)
    if s.phase == PLAY:
        watch(s, memory)
        if options & (options - 1) == 0:
            return lowest(options)
        return card_to_play(r, s, seat, memory, options)
    return SELF_MINUS if moon_would_lose(r, s) else OTHERS_PLUS


def card_to_play(r: Rules, s: State, seat: int, memory: Memory, options: int) -> int:
    """The card that is likely to cost least."""
    hidden = hidden_from(r, s, seat, memory)
    if memory.misjudges != NOVICE and shooting(r, s, seat, hidden):
        return card_to_shoot(r, s, options, hidden)
    foe = feared(r, s, seat, memory)
    threat = threat_of(r, s, foe, 0) if foe >= 0 else 0
    best = -1
    least = 0
    suit = -1
    cards = options
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if suit != card // 13:
            suit = card // 13
            look_at(r, s, seat, memory, suit, hidden)
        chance = wins(s, seat, memory, card, hidden)
        price = cost(r, s, seat, memory, card, hidden, chance) + below(memory, VARIED)
        if foe >= 0:
            price -= thwarts(r, s, memory, card, hidden, foe, threat, chance)
        if best < 0 or price < least:
            best = card
            least = price
    return best


def look_at(r: Rules, s: State, seat: int, memory: Memory, suit: int, hidden: int) -> None:
    """Work out what ``wins`` and ``cost`` need to know of a suit, once for all its cards."""
    weigh_suit(r, s, suit, s.hands[seat], hidden, memory)
    if s.played == 0 or (suit == s.suit and (s.hands[seat] & SUIT_MASKS[suit]) >> s.best):
        foresee(r, s, seat, memory, suit, hidden)


def cost(r: Rules, s: State, seat: int, memory: Memory, card: int, hidden: int, chance: int) -> int:
    """What playing a card is likely to cost, in 1024ths of a point.

    Its suit has been looked at last, and ``chance`` is that of the card to take the trick.
    """
    price = -burden(r, s, card, hidden, memory) * KEEPING // 100
    if s.played == 0:
        price -= flushing(r, s, seat, card, hidden)
    if chance == 0:
        return price
    points = 1024 * worth(r, s.pile | 1 << card) + LEADING * 10
    points += additions(r, s, seat, memory, card, hidden)
    if s.tricks[seat] == 0:
        points += 1024 * r.no_tricks_bonus * s.trick_number // (s.trick_number + 3)
    return price + (chance * points >> 10)


def flushing(r: Rules, s: State, seat: int, card: int, hidden: int) -> int:
    """What a lead of a low spade is worth that may bring down the queen with another."""
    low = card // 13 == SPADES and card < QUEEN_OF_SPADES and r.queen_value > 0
    if low and hidden & QUEEN and s.hands[seat] & HIGH_SPADES == 0:
        return FLUSHING * 10
    return 0
