"""What a seat of a Mustamaija table may do, as data; and a person's selection as actions.

Everything is worked out by asking the law. No rule may live here, and nothing that the seat does
not know may decide what is offered to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import QUEEN_OF_SPADES, SUIT_MASKS, cards_in, cards_of
from maija.games.choices import Choices, Cover, Pick, words_of

from . import law
from .rules import PartialDefence, Rules
from .terms import DEFENCE, DONE, LEAD, TAKE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from .state import State


def choices(r: Rules, s: State, seat: int) -> Choices:
    """Everything a seat may do now; nothing for a spectator.

    Args:
        r: the rules in force.
        s: the state, which is not changed.
        seat: who asks.
    """
    if not 0 <= seat < s.players:
        return Choices()
    options = law.legal(r, s, seat)
    words = words_of(options)
    if seat == s.actor and s.phase == LEAD:
        return Choices(words, pick=tuple(_picks(r, s, options)))
    if seat == s.actor and s.phase == DEFENCE:
        least = law.must_beat(r, s)
        cover = _cover(r, s, least)
        return Choices(words, cover=cover, must_cover=least, best=_best(r, s, cover))
    return Choices(words)


# --------------------------------------------------------------------------------- the lead


def _picks(r: Rules, s: State, options: int) -> Iterator[Pick]:
    """Each card that may be led, with what may be led together with it."""
    most = max(law.attack_limit(r, s) - s.led, 1)
    for suit in range(4):
        cards = cards_in(options & SUIT_MASKS[suit])
        if cards:
            once = law.joining(r, s, suit, s.led + 1)
            row = cards_of(once, once & s.twice[s.attacker])
            together = min(most, len(row) or 1)
            for card in cards:
                at = row.index(card) if row else 0
                yield Pick(card, row[:at] + row[at + 1 :], 1, together, DONE)


def lead_group(r: Rules, s: State, seat: int, cards: Iterable[int]) -> tuple[int, ...]:  # noqa: ARG001 -- as asked of every family
    """The actions of a lead of these cards, in any order; no test whether it is legal."""
    return (*sorted(cards), DONE)


# ------------------------------------------------------------------------------ the defence


def _cover(r: Rules, s: State, least: int) -> tuple[Cover, ...]:
    """Each open card with the cards that may beat it, so that enough can still be beaten."""
    cover = []
    at = s.asked
    while at < s.led:
        card = s.attack[at]
        fit = law.most_beating(r, s, at, law.beaters(r, s, s.defender, card), least)
        cover.append(Cover(at, card, cards_in(fit)))
        at = law.next_open(s, at + 1)
    return tuple(cover)


def _best(r: Rules, s: State, cover: Sequence[Cover]) -> tuple[tuple[int, int], ...]:
    """A cover that beats as many cards as possible with the cheapest cards.

    The sets of cards that can be laid all at once form a matroid, so the cheapest of them is found
    card by card, the cheapest first: the suit's own, then trumps, then the spade queen. The lowest
    cards are covered first (S1.29). Where only a whole defence counts, nothing less is suggested.
    """
    useful = {card for one in cover for card in one.beaters}
    if not useful:
        return ()

    def cheapness(card: int) -> tuple[bool, bool, int]:
        return card == QUEEN_OF_SPADES, card // 13 != s.suit, card

    if len(cover) == 1:
        return ((cover[0].at, min(useful, key=cheapness)),)
    held = sorted(
        [card for card in cards_of(s.hands[s.defender], s.twice[s.defender]) if card in useful],
        key=cheapness,
    )
    lays: dict[int, int] = {}  # place in the bout -> place in hand
    for place in range(len(held)):
        _lay(held, place, cover, lays, set())
        if len(lays) == len(cover):
            break
    if r.partial_defence == PartialDefence.ALL_OR_NOTHING and len(lays) < len(cover):
        return ()
    own = {at: place for at, place in lays.items() if _follows(held[place], s.suit)}
    others = {at: place for at, place in lays.items() if at not in own}
    pairs: list[tuple[int, int]] = []
    for group in (own, others):  # what is laid may be laid in order: low on low
        pairs += zip(sorted(group), (held[place] for place in sorted(group.values())), strict=True)
    return tuple(sorted(pairs))


def _follows(card: int, suit: int) -> bool:
    return card // 13 == suit and card != QUEEN_OF_SPADES


def _lay(
    held: Sequence[int], place: int, cover: Sequence[Cover], lays: dict[int, int], seen: set[int]
) -> bool:
    """Find room for one more card, moving others only if needed (an augmenting path)."""
    room = [one.at for one in cover if one.at not in seen and held[place] in one.beaters]
    for at in sorted(room, key=lambda at: at in lays):
        if at in seen:
            continue
        seen.add(at)
        if at not in lays or _lay(held, lays[at], cover, lays, seen):
            lays[at] = place
            return True
    return False


def cover_group(r: Rules, s: State, seat: int, beats: Mapping[int, int]) -> tuple[int, ...]:
    """The actions of a defence: beat the cards at these places, leave the rest.

    As ``defended``.
    """
    return defended(r, s, seat, beats)[0]


def defended(
    r: Rules, s: State, seat: int, beats: Mapping[int, int]
) -> tuple[tuple[int, ...], tuple[State, ...]]:
    """The actions of a defence that beats the cards at these places, and the state after each.

    The actions come in the order in which the law asks and end with the bout. One that the law
    refuses ends them too, and has no state: its reason is the reason of the whole group.

    Args:
        r: the rules in force.
        s: the state, which is not changed.
        seat: the defender.
        beats: for places in the bout the card to lay there.
    """
    actions: list[int] = []
    states: list[State] = []
    walk = s
    while walk.phase == DEFENCE:
        action = beats.get(walk.asked, TAKE) if walk.asked < walk.led else TAKE
        actions.append(action)
        if not law.legal(r, walk, seat) >> action & 1:
            break
        walk = walk.copy()
        law.apply(r, walk, seat, action)
        states.append(walk)
    return tuple(actions), tuple(states)
