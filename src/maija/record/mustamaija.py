"""Positions of Mustamaija: from the items to the state, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import card_name, cards_of
from maija.games.mustamaija import law
from maija.games.mustamaija.rules import FIXED_TRUMP, KQ_AFTER_DEAL, KQ_ANYTIME
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import NAMING

from .draft import (
    SEATS,
    SUITS,
    NotationError,
    cards_of_item,
    fill,
    number_of,
    one_seat,
    seat_of,
    unseen,
)

if TYPE_CHECKING:
    from .draft import Draft


def read(draft: Draft, players: int) -> State:
    """Make the state of a draft.

    Raises:
        NotationError: an item that means nothing here.
    """
    led = cards_of_item(draft, "led")
    left = unseen(draft, players, led)
    hands, stock = fill(draft, players, left)
    state = State(players=players, end=len(stock))
    state.stock[: len(stock)] = stock
    for seat, cards in enumerate(hands):
        for card in cards:
            law.put(state, seat, card)
    for card in left:
        law.discard(state, card)
    if draft.indicator >= 0:
        state.indicator = stock[draft.indicator]
        state.indicator_at = draft.indicator
    trump = draft.items.get("trump", ["none"])
    if trump != ["none"]:
        if len(trump) != 1 or trump[0] not in SUITS:
            msg = f"trump takes {', '.join(SUITS)} or none"
            raise NotationError(msg)
        state.trump = SUITS.index(trump[0])
        if draft.rules.trump_method in {KQ_ANYTIME, KQ_AFTER_DEAL}:
            state.named = 1 << state.trump
    elif draft.rules.trump_method == FIXED_TRUMP:
        state.trump = int(draft.rules.fixed_trump)
    elif draft.indicator >= 0:
        state.trump = state.indicator // 13
    state.dealer = one_seat(draft, "dealer", players, players - 1)
    state.bouts = number_of(draft, "bout", 1 if led or "trump" in draft.items else 0)
    for text in draft.items.get("out", []):
        law.leave(state, seat_of(text, players, "out"))
    state.attacker = one_seat(draft, "attacker", players, (state.dealer + 1) % players)
    state.defender = law.next_in(state, state.attacker)
    state.told = 0
    if "naming" in draft.items:
        law.ask_to_name(draft.rules, state, state.dealer)
        if state.phase != NAMING:
            msg = "naming: nobody holds a king and queen that may be named"
            raise NotationError(msg)
    else:
        law.open_bout(draft.rules, state)
        for card in led:
            law.put(state, state.attacker, card)
            law.lead(state, card)
        if led:
            law.end_lead(draft.rules, state)
    state.told = 0
    return state


def write(state: State) -> list[str]:
    """The items of a state."""
    items = []
    if state.trump >= 0:
        items.append(f"trump {SUITS[state.trump]}")
    stock = [card_name(card) for card in state.stock[state.top : state.end]]
    if state.indicator >= 0:
        stock[state.indicator_at - state.top] += "*"
    if stock:
        items.append(" ".join(["stock", *stock]))
    items.append(f"dealer {SEATS[state.dealer]}")
    items.append(f"attacker {SEATS[state.attacker]}")
    items.append(f"bout {state.bouts}")
    if state.outs:
        items.append(" ".join(["out", *(SEATS[seat] for seat in state.order[: state.outs])]))
    for seat in range(state.players):
        cards = [card_name(card) for card in cards_of(state.hands[seat], state.twice[seat])]
        items.append(" ".join([SEATS[seat], *(cards or ["-"])]))
    return items
