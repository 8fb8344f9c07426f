"""A table of Hearts in a terminal: what happened, what lies there, what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.games.hearts import FAMILY, Event, Phase
from maija.games.hearts.law import omnibus_card, penalty_cards

from .telling import NOBODY, YOU, Teller, message_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.choices import Choices
    from maija.games.hearts.view import View
    from maija.games.told import Told


def sentences(teller: Teller, told: Sequence[Told]) -> list[str]:
    """What happened; the deal the hand tells, and passing among others says nothing."""
    return [sentence(teller, event) for event in told if _worth_telling(teller, event)]


def _worth_telling(teller: Teller, event: Told) -> bool:
    if event.kind == Event.PASSED:
        return teller.you in {NOBODY, event.seat, event.number}
    return event.kind not in {Event.CHOSE, Event.DEALT}


def untold(told: Sequence[Told]) -> list[Told]:  # noqa: ARG001 -- as every family
    """What must wait for the next time: nothing."""
    return []


def sentence(teller: Teller, event: Told) -> str:
    """One event."""
    number = -1 if event.number is None else event.number
    facts: dict[str, str | float] = {}
    if event.kind == Event.PASSED:
        facts["to"] = teller.seat(number)
        facts["yours"] = "yes" if number == teller.you else "no"
    elif event.kind == Event.MOON_SCORED:
        facts["how"] = message_name(FAMILY.words(number).name)
    return teller.event(FAMILY, event, **facts)


def table(teller: Teller, view: View, rules: Any) -> list[str]:  # noqa: ANN401 -- as every family
    """What the person sees of the table, a line each."""
    lines = []
    if any(view.totals):
        totals = ", ".join(
            teller.say("end-score", seat=teller.seat(seat), number=str(view.totals[seat]))
            for seat in range(view.players)
        )
        lines.append(teller.say("table-totals", totals=totals))
    worth = penalty_cards(rules) | omnibus_card(rules)
    lines.extend(
        _taken(teller, view, seat, worth) for seat in range(view.players) if view.tricks[seat]
    )
    if view.leader is not None and view.phase == Phase.PLAY:
        order = [(view.leader + step) % view.players for step in range(view.players)]
        cards = ", ".join(filter(None, (_played(teller, view, seat) for seat in order)))
        if cards:
            lines.append(teller.say("table-trick", number=view.trick_number + 1, cards=cards))
    if view.hand:
        lines.append(teller.say("table-hand", cards=teller.hand(view.hand)))
    return lines


def _played(teller: Teller, view: View, seat: int) -> str:
    card = view.trick[seat]
    if card is None:
        return ""
    told = "table-winning" if seat == view.winner else "table-played"
    return teller.say(told, seat=teller.seat(seat), card=teller.card(card))


def _taken(teller: Teller, view: View, seat: int, worth: int) -> str:
    cards = [card for card in view.captured[seat] if worth >> card & 1]
    return teller.say(
        "table-taken",
        who=teller.who(seat),
        seat=teller.seat(seat),
        tricks=view.tricks[seat],
        cards=teller.cards(cards),
    )


def question(teller: Teller, view: View, choices: Choices) -> str:
    """What the person is asked."""
    if choices.pass_ is not None:
        to = YOU if view.passes_to is None else view.passes_to
        return teller.say("ask-pass", number=choices.pass_.exactly, seat=teller.seat(to))
    if view.phase == Phase.MOON:
        return teller.say("ask-moon")
    return teller.say("ask-trick-lead" if view.suit is None else "ask-trick-follow")
