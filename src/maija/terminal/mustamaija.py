"""A table of Mustamaija in a terminal: what happened, what lies there, what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.games.mustamaija import FAMILY, Event, Phase
from maija.games.mustamaija.terms import GIVEN_UP, NAME, OPEN

from .telling import NOBODY, NONE, Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.choices import Choices
    from maija.games.mustamaija.view import View
    from maija.games.told import Told


def sentences(teller: Teller, told: Sequence[Told]) -> list[str]:
    """What happened: a lead in one sentence; what was left is told when it is picked up.

    The deal is told by the hand, what leaves play by the cards that were beaten, and a lead that is
    not yet complete by the table.
    """
    found: list[str] = []
    lead: list[int] = []
    left: list[Told] = []
    for event in told:
        if event.kind == Event.LED:
            lead.extend(event.cards or ())
        elif event.kind == Event.LEAD_ENDED:
            found.append(teller.event(FAMILY, event, cards=teller.cards(sorted(lead))))
            lead = []
        elif event.kind == Event.LEFT:
            left.append(event)
        elif event.kind not in {Event.DEALT, Event.DISCARDED}:
            if event.kind == Event.PICKED_UP:
                left = []
            found.append(sentence(teller, event))
    return found + [sentence(teller, event) for event in left]


def untold(told: Sequence[Told]) -> list[Told]:
    """What must wait for the next time: the cards of a lead that is not yet complete."""
    ended = max((at for at, event in enumerate(told) if event.kind == Event.LEAD_ENDED), default=-1)
    return [event for event in told[ended + 1 :] if event.kind == Event.LED]


def sentence(teller: Teller, event: Told) -> str:
    """One event."""
    number = -1 if event.number is None else event.number
    facts: dict[str, str | float] = {}
    if event.kind in {Event.TRUMP_TURNED, Event.NAMED}:
        facts["suit"] = teller.suit(number)
    elif event.kind == Event.BEAT:
        facts["attack"] = teller.card(number)
    elif event.kind == Event.CLAIMED:
        facts["to"] = teller.seat(number)
        facts["yours"] = "yes" if number == teller.you else "no"
    elif event.kind == Event.DECLINED:
        facts["what"] = teller.say("decline-name" if number == NAME else "decline-draw")
    return teller.event(FAMILY, event, **facts)


def table(teller: Teller, view: View, rules: Any) -> list[str]:  # noqa: ANN401, ARG001 -- as every family
    """What the person sees of the table, a line each."""
    lines = []
    if view.bout:
        cards = ", ".join(_answered(teller, card, answer) for card, answer in view.bout)
        lines.append(teller.say("table-bout", cards=cards))
    trumps = teller.say("table-trumps", suit=teller.suit(view.trump))
    face_up = NONE if view.indicator is None else teller.card(view.indicator)
    stock = teller.say("table-stock", number=view.stock, card=face_up)
    lines.append(teller.joined((trumps, stock)))
    lines.extend(
        filter(
            None,
            (_seat(teller, view, seat) for seat in range(view.players) if seat != view.seat),
        )
    )
    if view.seat != NOBODY:
        facts = {"role": _role(view, view.seat), "cards": teller.hand(view.hand)}
        lines.append(teller.say("table-hand-role", **facts))
    return lines


def _role(view: View, seat: int) -> str:
    """What a seat does in this bout, ``none`` for one that waits."""
    if seat in view.out:
        return "out"
    if view.phase in {Phase.LEAD, Phase.DEFENCE}:
        if seat == view.attacker:
            return "leads"
        if seat == view.defender:
            return "defends"
    return NONE


def _seat(teller: Teller, view: View, seat: int) -> str:
    """Another seat: what it does, holds and has shown; nothing where there is nothing to say."""
    role = _role(view, seat)
    facts = [] if role == NONE else [teller.say("table-role", role=role)]
    count = view.counts[seat]
    if count is not None and seat not in view.out:
        facts.append(teller.say("table-held", number=count))
    if view.shown[seat]:
        facts.append(teller.say("table-shown", cards=teller.cards(view.shown[seat])))
    told = ", ".join(facts)
    if not told:
        return ""
    return teller.say("table-seat", who=teller.who(seat), seat=teller.seat(seat), facts=told)


def _answered(teller: Teller, card: int, answer: int) -> str:
    if answer == OPEN:
        return teller.say("table-open", card=teller.card(card))
    if answer == GIVEN_UP:
        return teller.say("table-left", card=teller.card(card))
    return teller.say("table-beaten", card=teller.card(card), beater=teller.card(answer))


def question(teller: Teller, view: View, choices: Choices) -> str:  # noqa: ARG001 -- as every family
    """What the person is asked."""
    if view.seat not in view.turn:
        return teller.say("ask-meanwhile")
    if view.phase == Phase.LEAD:
        return teller.say("ask-more" if view.bout else "ask-lead", seat=teller.seat(view.defender))
    if view.phase == Phase.DEFENCE:
        if view.asked is None:
            return teller.say("ask-answered")
        return teller.say("ask-beat", card=teller.card(view.bout[view.asked][0]))
    return teller.say("ask-draw" if view.phase == Phase.DRAWING else "ask-name")
