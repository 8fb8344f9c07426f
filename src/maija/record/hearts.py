"""Positions of Hearts: from the items to the state, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import card_name, cards_in
from maija.games.hearts import law
from maija.games.hearts.state import State
from maija.games.hearts.terms import PASSING, PLAY

from .draft import (
    SEATS,
    NotationError,
    card_of,
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
    trick = cards_of_item(draft, "table")
    taken: dict[int, list[int]] = {}
    for part in draft.items.get("taken", []):
        if len(part) == 1:
            taken[seat_of(part, players, "taken")] = []
        elif taken:
            taken[list(taken)[-1]].append(card_of(part, "taken"))
        else:
            msg = "taken names a seat before its cards, as in 'taken A 2H QS B 3H'"
            raise NotationError(msg)
    left = unseen(draft, players, trick, *taken.values())
    hands, _ = fill(draft, players, left)
    state = State(players=players)
    law.stack(draft.rules, state)
    state.dealer = one_seat(draft, "dealer", players, players - 1)
    state.number = number_of(draft, "number", 0)
    for seat, text in enumerate(draft.items.get("totals", [])[:players]):
        if not text.removeprefix("-").isdigit():
            msg = "totals takes a whole number for each seat, as in 'totals 12 0 7 26'"
            raise NotationError(msg)
        state.totals[seat] = int(text)
    for seat, cards in enumerate(hands):
        for card in cards:
            state.hands[seat] |= 1 << card
    for seat, cards in taken.items():
        for card in cards:
            state.captured[seat] |= 1 << card
    state.broken = int("broken" in draft.items)
    state.trick_number = number_of(draft, "trick", 1) - 1
    if "tricks" in draft.items:
        for seat, text in enumerate(draft.items["tricks"][:players]):
            state.tricks[seat] = int(text) if text.isdigit() else 0
    if "passing" in draft.items:
        state.phase = PASSING
        state.waiting = (1 << players) - 1
        law.clear_trick(state)
        return state
    leader = draft.items.get("leader")
    if leader is None and state.trick_number == 0 and not trick:
        law.begin_play(draft.rules, state)
    else:
        state.phase = PLAY
        law.clear_trick(state)
        seat = one_seat(draft, "leader", players, (state.dealer + 1) % players)
        state.leader = seat
        law.wait_for(state, seat)
        for card in trick:
            state.hands[state.actor] |= 1 << card
            law.play(draft.rules, state, state.actor, card)
    state.told = 0
    return state


def write(state: State) -> list[str]:
    """The items of a state."""
    items = [f"dealer {SEATS[state.dealer]}", f"number {state.number}"]
    items.append(f"trick {state.trick_number + 1}")
    if any(state.totals):
        items.append(" ".join(["totals", *map(str, state.totals[: state.players])]))
    if state.broken:
        items.append("broken")
    if state.waiting and state.actor < 0:
        items.append("passing")
    elif state.leader >= 0:
        items.append(f"leader {SEATS[state.leader]}")
        order = [(state.leader + step) % state.players for step in range(state.played)]
        if order:
            items.append(" ".join(["table", *(card_name(state.trick[seat]) for seat in order)]))
    taken = [
        " ".join([SEATS[seat], *map(card_name, cards_in(state.captured[seat]))])
        for seat in range(state.players)
        if state.captured[seat]
    ]
    if taken:
        items.append(" ".join(["taken", *taken]))
        items.append(" ".join(["tricks", *map(str, state.tricks[: state.players])]))
    for seat in range(state.players):
        cards = [card_name(card) for card in cards_in(state.hands[seat])]
        items.append(" ".join([SEATS[seat], *(cards or ["-"])]))
    return items
