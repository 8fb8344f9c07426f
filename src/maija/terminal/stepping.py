"""Stepping through a recorded game: everything open, a turn at a time, forwards and back.

Each step is told as the person who played would have been told it; the hands lie open, for the
game is over or one's own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from maija.cards import folded
from maija.record import steps

from .ends import scores, tell_dealer, tell_places
from .game import PERSON, TABLES
from .resuming import COMPUTER
from .telling import NOBODY, Teller

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from maija.games.told import Told
    from maija.record import GameRecord, Turn
    from maija.text import Catalogue

    from .screen import Screen

_LONGEST = 6


@dataclass(frozen=True, slots=True)
class Step:
    """What stands on the table after a turn, and what happened in it."""

    deal: int
    turn: Turn | None
    """What was done; ``None`` when the cards have been dealt."""
    state: Any
    news: tuple[Told, ...]
    scores: tuple[tuple[int, ...], tuple[int, ...]] | None
    """What the deal scored and the totals, after its last turn."""


class Stepping:
    """A recorded game in the terminal."""

    def __init__(self, screen: Screen, record: GameRecord, catalogue: Catalogue) -> None:
        """Take a record in hand.

        Args:
            screen: where it is shown.
            record: the game.
            catalogue: the sentences.
        """
        self.screen = screen
        self.record = record
        self.family = record.preset.family
        self.telling = TABLES[self.family.name]
        people = [seat for seat, name in enumerate(record.seats) if name == PERSON]
        self.you = people[0] if len(people) == 1 else NOBODY
        names = tuple("" if name.startswith(COMPUTER) else name for name in record.seats)
        self.teller = screen.teller_for(Teller(catalogue, self.you, names))
        self.game = self.teller.game(record.preset.name)

    def say(self, message: str, /, **facts: str | float) -> str:
        """A sentence of the catalogue."""
        return self.teller.say(message, **facts)

    def all(self) -> Iterator[Step]:
        """Every step of the game."""
        number = 0
        for replay, deal, turn in steps(self.record):
            if turn is None:
                number += 1
                news = self.family.told(self.record.rules, replay.state, self.you)
            else:
                news = replay.events(self.you)
            last = replay.deal_over and turn is not None and turn is deal.turns[-1]
            scores = (deal.scores, deal.totals) if last and deal.scores and deal.totals else None
            yield Step(number, turn, replay.state, tuple(news), scores)

    def tell_all(self) -> None:
        """Print the whole game in plain words."""
        self._seats()
        number = 0
        news: tuple[Told, ...] = ()
        for step in self.all():
            if step.deal > number:
                number = step.deal
                self._header(step)
                self._hands(step)
            news += step.news
            self.screen.show(*self.telling.sentences(self.teller, news))
            news = tuple(self.telling.untold(news))
            self._scores(step)
        self._places()

    def step_through(self) -> None:
        """Show one step after the other, as the person types."""
        self._seats()
        shown = list(self.all())
        if not shown:
            self.screen.show(self.say("replay-empty"))
            return
        at = 0
        while True:
            self._show(shown, at)
            to = self._ask(at, len(shown))
            if to is None:
                return
            at = to

    def _ask(self, at: int, number: int) -> int | None:
        """Where to go from a step; ``None`` for away."""
        while True:
            prompt = self.say("replay-prompt", at=str(at + 1), last=str(number))
            try:
                typed = folded(self.screen.ask(prompt))
            except EOFError:
                return None
            if folded(self.say("quit")).startswith(typed) and typed:
                return None
            if not typed:
                if at + 1 < number:
                    return at + 1
                self.screen.show(self.say("replay-last"), style="yellow")
            elif folded(self.say("back")).startswith(typed):
                if at:
                    return at - 1
                self.screen.show(self.say("replay-first"), style="yellow")
            elif typed.isascii() and typed.isdigit() and len(typed) <= _LONGEST:
                if 1 <= int(typed) <= number:
                    return int(typed) - 1
                self.screen.show(self.say("replay-number", last=str(number)), style="yellow")
            else:
                self.screen.show(self.say("replay-help"), style="yellow")

    def _show(self, shown: Sequence[Step], at: int) -> None:
        """One step: what happened, what lies on the table, every hand."""
        step = shown[at]
        self.screen.space()
        if not at or shown[at - 1].deal != step.deal:
            self._header(step)
        # A lead that lies card by card is told as a whole when it ends.
        news: tuple[Told, ...] = ()
        for earlier in shown[max(at - 60, 0) : at]:
            news = tuple(self.telling.untold(news + earlier.news))
        told = self.telling.sentences(self.teller, news + step.news)
        if not told and step.turn is not None:
            told = [self.telling.sentence(self.teller, event) for event in step.news]
        self.screen.show(*told, style="bold")
        view = self.family.view(self.record.rules, step.state, NOBODY)
        self.screen.show(*self.telling.table(self.teller, view, self.record.rules))
        self._hands(step)
        self._scores(step)
        if at + 1 == len(shown):
            self._places()

    def _header(self, step: Step) -> None:
        self.screen.rule(self.say("table-header", game=self.game, number=str(step.deal)))
        tell_dealer(self.screen, self.teller, step.state.dealer)

    def _hands(self, step: Step) -> None:
        for seat in range(len(self.record.seats)):
            hand = self.family.view(self.record.rules, step.state, seat).hand
            cards = self.teller.hand(hand)
            who, name = self.teller.who(seat), self.teller.seat(seat)
            self.screen.show(self.say("replay-hand", who=who, seat=name, cards=cards))

    def _scores(self, step: Step) -> None:
        if step.scores is None:
            return
        for message, numbers in zip(("end-deal", "end-totals"), step.scores, strict=True):
            told = self.say(message, scores=scores(self.teller, numbers))
            self.screen.show(told, style="bold")

    def _places(self) -> None:
        if self.record.places is None:
            self.screen.show(self.say("replay-unfinished"))
            return
        tell_places(self.screen, self.teller, self.record.places)

    def _seats(self) -> None:
        """Who sat where, and what was played."""
        self.screen.show(
            self.say("replay-title", game=self.game, players=len(self.record.seats)),
            style="bold underline",
        )
        for seat, name in enumerate(self.record.seats):
            if name.startswith(COMPUTER):
                player = name.removeprefix(COMPUTER)
                told = self.say("replay-computer", seat=self.teller.seat(seat), name=player)
                self.screen.show(told)


__all__ = ["Step", "Stepping"]
