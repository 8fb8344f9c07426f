"""The words of an analysis: its facts as labels and sentences in one language.

No sentence stands here, only which facts go into which; paper and page lay them out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from maija.players.advice import Unit
from maija.terminal.advising import (
    MARGIN,
    is_certain,
    play_words,
    remark_words,
    short_words,
)
from maija.terminal.game import PERSON
from maija.terminal.resuming import COMPUTER
from maija.terminal.telling import NOBODY, NONE, Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.family import Family
    from maija.lab.analysis import Analysis, Decision, Outcome
    from maija.players.advice import Estimate
    from maija.text import Catalogue

LEAST_POINTS: Final = 0.05
"""A cost of fewer points is told as one of the match."""
COLUMNS: Final = ("deal", "number", "asked", "played", "reached", "best", "cost")
"""The columns of the table of all decisions."""
_ASKED: Final = {
    "lead": "analysis-asked-lead",
    "add": "analysis-asked-add",
    "defend": "analysis-asked-defend",
    "draw": "analysis-asked-draw",
    "name": "analysis-asked-name",
    "meanwhile": "analysis-asked-meanwhile",
    "pass": "analysis-asked-pass",
    "trick": "analysis-asked-trick",
    "moon": "analysis-asked-moon",
}


def teller_for(catalogue: Catalogue, names: Sequence[str]) -> Teller:
    """Who says it: a single person at the table is spoken to."""
    persons = [seat for seat, name in enumerate(names) if name == PERSON]
    you = persons[0] if len(persons) == 1 else NOBODY
    return Teller(
        catalogue, you, tuple("" if name.startswith(COMPUTER) else name for name in names)
    )


@dataclass(frozen=True)
class Words:
    """Says what an analysis has found."""

    analysis: Analysis
    family: Family
    teller: Teller

    def say(self, message: str, /, **facts: str | float) -> str:
        """A sentence of the catalogue."""
        return self.teller.say(message, **facts)

    def title(self) -> str:
        """What was examined."""
        called = self.teller.game(self.analysis.game)
        return self.say("analysis-title", game=called, players=len(self.analysis.names))

    def notes(self) -> list[str]:
        """How it was judged."""
        return [
            self.say("analysis-knowledge"),
            self.say("analysis-method", deals=self.analysis.deals),
            self.say("analysis-forced", number=self.analysis.forced),
        ]

    def seat(self, seat: int) -> str:
        """Whose decisions follow."""
        return self.say("analysis-seat", **self._whom(seat))

    def summary(self, seat: int) -> str:
        """How many decisions there were, and how many cost something."""
        found = self.analysis.of(seat)
        if not found:
            return self.say("analysis-empty")
        clear = sum(each.clear for each in found)
        return self.say("analysis-summary", decisions=len(found), clear=clear)

    def deal(self, number: int) -> str:
        """A deal of the match."""
        return self.say("analysis-deal", number=str(number))

    def outcome(self, outcome: Outcome, seat: int) -> str:
        """How a deal ended for a seat."""
        if outcome.results is None:
            return self.say("analysis-outcome", how="left")
        if self.analysis.unit is Unit.POINTS:
            return self.say("analysis-outcome-points", points=int(outcome.results[seat]))
        how = "drawn" if outcome.drawn else "lost" if outcome.results[seat] else "kept"
        return self.say("analysis-outcome", how=how)

    def curve(self) -> str:
        """What the curve shows."""
        losing = self.analysis.unit is Unit.LOSING
        return self.say("analysis-curve-losing" if losing else "analysis-curve-points")

    def asked(self, decision: Decision) -> str:
        """What the seat was asked."""
        asked = decision.asked
        return self.say(
            _ASKED[asked.kind], cards=self.teller.cards(asked.cards), **self._whom(asked.seat)
        )

    def heading(self, place: int, decision: Decision) -> str:
        """Which decision it is, among the costliest."""
        return self.say(
            "analysis-decision",
            place=str(place),
            deal=str(decision.deal),
            question=self.asked(decision),
        )

    def held(self, decision: Decision) -> list[str]:
        """What the seat held, and how the deal stood."""
        asked = decision.asked
        lines = [self.say("analysis-hand", cards=self.teller.hand(asked.hand))]
        if self.analysis.unit is Unit.LOSING:
            suit = self.teller.suit(asked.trump)
            lines.append(self.say("analysis-trumps", suit=suit, number=asked.stock))
        return lines

    def play(self, decision: Decision, actions: tuple[int, ...]) -> str:
        """A play as a label."""
        return play_words(self.teller, self.family, decision.asked, actions)

    def made(self, decision: Decision) -> str:
        """The play made, with its estimate."""
        estimate = short_words(self.teller, self.analysis.unit, decision.reached)
        return self.say(
            "analysis-played", play=self.play(decision, decision.played), estimate=estimate
        )

    def better(self, decision: Decision) -> str:
        """The better play, with its estimate."""
        estimate = short_words(self.teller, self.analysis.unit, decision.possible)
        return self.say(
            "analysis-better", play=self.play(decision, decision.best), estimate=estimate
        )

    def cost(self, decision: Decision) -> str:
        """What the decision cost, as a sentence."""
        if self.analysis.unit is Unit.LOSING:
            return self.say(
                "analysis-cost-losing",
                percent=100 * decision.loss,
                margin=100 * MARGIN * decision.loss_error,
            )
        if decision.cost < LEAST_POINTS:
            return self.say("analysis-cost-match")
        return self.say("analysis-cost-points", points=decision.cost)

    def short_cost(self, decision: Decision) -> str:
        """The same, short; nothing where it clearly cost nothing."""
        if not decision.clear:
            return ""
        if self.analysis.unit is Unit.LOSING:
            return self.say("analysis-short-losing", percent=100 * decision.loss)
        if decision.cost < LEAST_POINTS:
            return self.say("analysis-short-match")
        return self.say("analysis-short-points", points=decision.cost)

    def estimate(self, estimate: Estimate) -> str:
        """An estimate as a number."""
        if is_certain(estimate):
            return short_words(self.teller, self.analysis.unit, estimate)
        if self.analysis.unit is Unit.LOSING:
            return self.say("analysis-short-losing", percent=100 * estimate.counted)
        return self.say("analysis-short-points", points=estimate.counted)

    def columns(self) -> list[str]:
        """What stands in the table of all decisions."""
        return [self.say(f"analysis-column-{name}") for name in COLUMNS]

    def rows(self, seat: int) -> list[tuple[Decision, tuple[str, ...]]]:
        """The decisions of a seat with their row in that table, numbered in each deal."""
        found: list[tuple[Decision, tuple[str, ...]]] = []
        numbers = dict.fromkeys(range(len(self.analysis.outcomes) + 1), 0)
        for each in self.analysis.of(seat):
            numbers[each.deal] += 1
            cells = (
                str(each.deal),
                str(numbers[each.deal]),
                self.asked(each),
                self.play(each, each.played),
                self.estimate(each.reached),
                self.play(each, each.best) if each.clear else "",
                self.short_cost(each),
            )
            found.append((each, cells))
        return found

    def for_best(self, decision: Decision) -> list[str]:
        """What can be said of the better play alone."""
        return remark_words(self.teller, decision.for_best)

    def for_played(self, decision: Decision) -> list[str]:
        """What can be said of the play made alone."""
        return remark_words(self.teller, decision.for_played)

    def _whom(self, seat: int | None) -> dict[str, str]:
        name = NONE if seat is None else self.teller.seat(seat)
        return {"who": self.teller.who(seat), "seat": name}


__all__ = ["Words", "teller_for"]
