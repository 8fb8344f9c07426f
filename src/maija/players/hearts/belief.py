"""How the hidden cards of Hearts may lie, as far as a seat can tell.

Everybody sees how many cards each holds, who has shown to be void in a suit, and what else a card
tells of the hand that it came from (``knowledge``); a seat knows where the cards went that it
passed. The rest can lie in any order, but for the cards of whoever is taken for somebody who is
after the moon (``moon``). In the subset of the law (``docs/law.md``).
"""

from maija.cards import FULL_PACK, SUIT_MASKS, count, nth
from maija.chance import below
from maija.games.hearts.law import direction, receiver
from maija.games.hearts.rules import PASS_NONE, Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import PASSING
from maija.players.memory import Memory
from maija.players.plays import Plays

from .dealing import deal, mix_all
from .habit_pass import card_to_pass
from .knowledge import conclude, is_void, unseen, watch
from .moon import accuse, suspect

TRIES = 40
"""So many deals may be void; the next is made to fit."""
SWEEPS = 6
"""How often the cards of every two seats are then mixed."""


def redeal(r: Rules, s: State, seat: int, memory: Memory, plays: Plays) -> None:
    """Deal the cards again that a seat has not seen, each way they may lie as likely as any other.

    Where hardly any deal at random fits, that is only nearly so; and whoever is taken for somebody
    who is after the moon has high cards (``moon``).

    Args:
        r: the rules in force.
        s: the state, changed in place.
        seat: whose knowledge counts.
        memory: what it keeps in mind; what it concludes from it is worked out anew.
        plays: whose generator deals, and where there is room for what is counted: in ``path`` the
            places left in each hand.
    """
    recall(r, s, seat, memory)
    hidden = unseen(r, s, seat)
    places = 0
    for other in range(s.players):
        if other != seat:
            memory.known[other] &= hidden
            hidden &= ~memory.known[other]
            plays.untried[other] = count(s.hands[other]) - count(memory.known[other])
            places += plays.untried[other]
    while count(hidden) > places:  # only where it was not told which cards have gone
        hidden ^= 1 << nth(hidden, below(plays, count(hidden)))
    tries = 0
    while not deal(s, seat, memory, plays, hidden, 0):
        tries += 1
        if tries == TRIES:
            deal(s, seat, memory, plays, hidden, 1)
            for _ in range(SWEEPS):
                mix_all(s, seat, memory, plays)
            break
    accuse(r, s, seat, memory, plays, hidden)
    forget(r, s, seat, memory)
    suspect(r, s, seat, memory, plays)


def recall(r: Rules, s: State, seat: int, memory: Memory) -> None:
    """Work out which cards each of the others may hold, and which it certainly holds."""
    if s.phase == PASSING:
        for other in range(s.players):
            memory.known[other] = 0
            memory.only[other] = FULL_PACK
        return
    watch(s, memory)
    conclude(r, s, memory)
    if direction(r, s) != PASS_NONE:
        memory.known[receiver(r, s, seat)] |= s.chosen[seat]
    for other in range(s.players):
        for suit in range(4):
            if is_void(memory, other, suit):
                memory.only[other] &= ~SUIT_MASKS[suit]


def forget(r: Rules, s: State, seat: int, memory: Memory) -> None:
    """Clear what others have chosen to pass; while cards are passed, who is ready chooses anew."""
    for other in range(s.players):
        if other != seat:
            s.chosen[other] = 0
            s.received[other] = 0
            if s.phase != PASSING:
                if receiver(r, s, seat) == other:
                    s.received[other] = s.chosen[seat]
            elif not (s.waiting >> other) & 1:
                for _ in range(r.pass_count):
                    options = s.hands[other] & ~s.chosen[other]
                    s.chosen[other] |= 1 << card_to_pass(r, s, other, memory, options)
