"""How the beginning and the end of a deal are told: who deals, what it scored, who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.rulebook import sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.match import Dealer, Match

    from .screen import Screen
    from .telling import Teller


def tell_lot(screen: Screen, teller: Teller, dealer: Dealer) -> None:
    """Show how the first dealer was found."""
    who, seat = teller.who(dealer.seat), teller.seat(dealer.seat)
    if not dealer.drawn:
        screen.show(teller.say("table-lot", who=who, seat=seat))
        return
    drawn = ", ".join(
        teller.say("table-played", seat=teller.seat(draw.seat), card=teller.card(draw.card))
        for draw in dealer.drawn
    )
    screen.show(teller.say("table-cut", drawn=drawn, who=who, seat=seat))


def tell_dealer(screen: Screen, teller: Teller, seat: int) -> None:
    """Show who deals."""
    screen.show(teller.say("table-deals", who=teller.who(seat), seat=teller.seat(seat)))


def tell_result(screen: Screen, teller: Teller, match: Match) -> None:
    """Show what the last deal scored, the totals, and the places when the match is over."""
    result = match.results[-1]
    told = scores(teller, result.scores)
    screen.show(teller.say("end-deal", scores=told), style="bold")
    if len(match.results) == 1 and "scoring" in match.rules.names():
        meaning = sentence(teller.catalogue, match.family, "scoring", match.rules.scoring)
        screen.show(meaning, style="dim")
    if len(match.results) > 1:
        screen.show(teller.say("end-totals", scores=scores(teller, result.totals)))
    if match.over:
        tell_places(screen, teller, match.places)


def scores(teller: Teller, numbers: Sequence[int]) -> str:
    """A number for each seat."""
    return ", ".join(
        teller.say("end-score", seat=teller.seat(seat), number=str(number))
        for seat, number in enumerate(numbers)
    )


def tell_places(screen: Screen, teller: Teller, places: Sequence[int]) -> None:
    """Show who took which place."""
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    told = ", ".join(
        teller.say("end-place", number=str(places[seat]), seat=teller.seat(seat)) for seat in order
    )
    screen.show(teller.say("end-places", places=told), style="bold")
