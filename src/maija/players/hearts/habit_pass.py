"""Which cards ``habit`` passes: those that it would pay most to be rid of, and whole short suits.

In the subset of the law (``docs/law.md``).
"""

from maija.cards import HEARTS, SPADES, SUIT_MASKS, count, lowest
from maija.chance import below
from maija.games.hearts.rules import Rules
from maija.games.hearts.state import State
from maija.players.limits import UNLIMITED
from maija.players.memory import Memory

from .habit_danger import burden, weigh_suit
from .habit_weights import PASSING_HEARTS, PASSING_SPADES, VARIED, VOIDING
from .knowledge import hidden_from


def card_to_pass(r: Rules, s: State, seat: int, memory: Memory, options: int) -> int:
    """The next card to pass; ``options`` are the cards not yet chosen."""
    hidden = hidden_from(r, s, seat, memory)
    left = r.pass_count - count(s.chosen[seat])
    best = -1
    most = 0
    suit = -1
    cards = options
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if suit != card // 13:
            suit = card // 13
            weigh_suit(r, s, suit, options, hidden, memory)
        gain = burden(r, s, card, hidden, memory)
        if suit == HEARTS:
            gain = gain * PASSING_HEARTS // 100
        elif suit == SPADES:
            gain = gain * PASSING_SPADES // 100
        elif memory.misjudges == UNLIMITED:
            mine = count(options & SUIT_MASKS[suit])
            if mine <= left:
                gain += VOIDING * 20 // mine
        gain += below(memory, VARIED)
        if best < 0 or gain > most:
            best = card
            most = gain
    return best
