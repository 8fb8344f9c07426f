"""The loop of a game in the terminal: deals one after the other, a person at the first seat.

It decides nothing: the law says what may be done, the players what the others do, and the family's
module of this folder how it is told.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from maija.chance import seeded
from maija.games.family import IllegalAction
from maija.games.match import Match, first_dealer
from maija.games.mustamaija.terms import NAME
from maija.players import Memory
from maija.players.numbers import MOST_ACTIONS

from . import entry, hearts, mustamaija
from .telling import YOU, Teller

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from maija.games.choices import Choices
    from maija.games.family import Family
    from maija.games.presets import Preset
    from maija.games.told import Told
    from maija.players import Player

    from .screen import Screen

TABLES: Final[Mapping[str, Any]] = {"mustamaija": mustamaija, "hearts": hearts}
"""How each family is told."""
NOTHING: Final = -1
"""A player out of turn has nothing to do."""
_SEEDS: Final = 2**62


class Quit(Exception):  # noqa: N818 -- a wish, not a fault
    """The person leaves."""


class Game:
    """A game in the terminal."""

    def __init__(
        self,
        screen: Screen,
        preset: Preset,
        rules: Any,  # noqa: ANN401 -- the family's
        players: int,
        other: Player,
        seed: int,
        teller: Teller | None = None,
    ) -> None:
        """Sit down.

        Args:
            screen: where it is shown.
            preset: the game.
            rules: its rules, with what was changed.
            players: how many sit at the table, the person included.
            other: who plays the other seats.
            seed: decides every deal.
            teller: says things in the person's language.
        """
        self.screen = screen
        self.preset = preset
        self.family: Family = preset.family
        self.rules = rules
        self.players = players
        self.other = other
        self.seed = seed
        self.teller = teller or Teller()
        self.table = TABLES[self.family.name]
        self.state: Any = None
        self.news: list[Told] = []
        self.memories: list[Memory] = []
        self.deals = 0
        self.declined: tuple[int, int] | None = None

    # --- deals ---

    def play(self) -> None:
        """Play until the person has enough."""
        try:
            match = self._match(self._lot())
            while True:
                self.deal(match)
                message = "ask-another"
                if match.over:
                    self._places(match)
                    message = "ask-match"
                if not self._yes(message):
                    break
                if match.over:
                    match = self._match(match.dealer)
        except (Quit, EOFError):
            self.screen.space()
        self.screen.show(self.say("end-seed", seed=str(self.seed)), style="dim")
        self.screen.show(self.say("goodbye"))

    def _match(self, dealer: int) -> Match:
        return Match(self.family, self.rules, self.players, dealer)

    def _lot(self) -> int:
        """Find who deals first, and show how."""
        order = self.family.pack(self.rules, self.players)
        Random(self.seed).shuffle(order)
        dealer = first_dealer(self.family, self.rules, self.players, order)
        who, seat = self.teller.who(dealer.seat), self.teller.seat(dealer.seat)
        if dealer.drawn:
            drawn = ", ".join(
                self.say(
                    "table-played", seat=self.teller.seat(draw.seat), card=self.card(draw.card)
                )
                for draw in dealer.drawn
            )
            self.screen.show(self.say("table-cut", drawn=drawn, who=who, seat=seat))
        else:
            self.screen.show(self.say("table-lot", who=who, seat=seat))
        return dealer.seat

    def deal(self, match: Match) -> None:
        """Play one deal of a match."""
        self.screen.space()
        header = self.say("table-header", game=self.preset.name, number=self.deals + 1)
        self.screen.show(header, style="bold underline")
        if self.deals:
            who, seat = self.teller.who(match.dealer), self.teller.seat(match.dealer)
            self.screen.show(self.say("table-deals", who=who, seat=seat))
        seed = (self.seed + self.deals) % _SEEDS
        self.deals += 1
        self.state = match.start(seed=seed)
        self.memories = [Memory(seeded(seed ^ (seat + 1) << 48)) for seat in range(self.players)]
        self.declined = None
        self.news = list(self.family.told(self.rules, self.state, YOU))
        actions = 0
        while not self.family.over(self.state):
            if actions == MOST_ACTIONS:
                self._tell()
                self.screen.show(self.say("end-broken"))
                return
            self._step()
            actions += 1
        self._tell()
        result = match.finish(self.state)
        self.screen.show(self.say("end-deal", scores=self._scores(result.scores)), style="bold")
        if len(match.results) > 1:
            self.screen.show(self.say("end-totals", scores=self._scores(result.totals)))

    def _scores(self, numbers: Sequence[int]) -> str:
        return ", ".join(
            self.say("end-score", seat=self.teller.seat(seat), number=str(number))
            for seat, number in enumerate(numbers)
        )

    def _places(self, match: Match) -> None:
        order = sorted(range(self.players), key=lambda seat: match.places[seat])
        places = ", ".join(
            self.say("end-place", number=str(match.places[seat]), seat=self.teller.seat(seat))
            for seat in order
        )
        self.screen.show(self.say("end-places", places=places), style="bold")

    # --- one action ---

    def _step(self) -> None:
        """One action of somebody; who may name trumps out of turn is asked before it."""
        waiting = self.family.turn(self.state)
        seat = next((seat for seat in waiting if seat != YOU), YOU)
        action = NOTHING if seat == YOU else self._choose(seat)
        if action < NAME and self._somebody_names(waiting, seat):
            return
        if seat == YOU:
            self._ask()
        else:
            self._apply(seat, action)

    def _somebody_names(self, waiting: Sequence[int], seat: int) -> bool:
        """Whether one of those whom the game does not wait for has named trumps, clockwise."""
        for step in range(1, self.players):
            other = (seat + step) % self.players
            if other not in waiting and self.family.legal(self.rules, self.state, other):
                naming = self._ask_meanwhile() if other == YOU else self._choose(other)
                if naming != NOTHING:
                    self._apply(other, naming)
                    return True
        return False

    def _choose(self, seat: int) -> int:
        return self.other.choose(self.family, self.rules, self.state, seat, self.memories[seat])

    def _apply(self, seat: int, *actions: int) -> None:
        """Do actions one by one, and keep what the person may know of them.

        Raises:
            IllegalAction: one of them is refused; then nothing was done.
        """
        state, news = self.state, list(self.news)
        for action in actions:
            state = self.family.apply(self.rules, state, seat, action)
            news += self.family.told(self.rules, state, YOU)
        self.state, self.news = state, news

    # --- asking the person ---

    def _ask(self) -> None:
        """Let the person do something: the game waits for nobody else."""
        choices = self.family.choices(self.rules, self.state, YOU)
        options = self._show(choices)
        while True:
            typed = self._entry()
            if not typed and len(options) == 1:
                typed = "1"
            try:
                actions = entry.read(self.teller, self.family, options, typed)
                self._apply(YOU, *entry.complete(self.teller, choices, actions))
            except (entry.EntryError, IllegalAction) as refusal:
                self._explain(refusal)
            else:
                break
        word = choices.pick[0].word if choices.pick else None
        if word is not None and self.family.legal(self.rules, self.state, YOU) == (word,):
            self._apply(YOU, word)

    def _ask_meanwhile(self) -> int:
        """Let the person name trumps while another is to act, once a lead and once a defence."""
        view = self.family.view(self.rules, self.state, YOU)
        moment = (view.bouts, view.phase)
        if self.declined == moment:
            return NOTHING
        options = self._show(self.family.choices(self.rules, self.state, YOU))
        while True:
            typed = self._entry()
            if not typed:
                self.declined = moment
                return NOTHING
            try:
                action = entry.one(
                    self.teller, entry.read(self.teller, self.family, options, typed)
                )
                self.family.apply(self.rules, self.state, YOU, action)
            except (entry.EntryError, IllegalAction) as refusal:
                self._explain(refusal)
            else:
                return action

    def _show(self, choices: Choices) -> tuple[int, ...]:
        """Show the news, the table and what the person may do; those actions in their order."""
        view = self.family.view(self.rules, self.state, YOU)
        self._tell()
        self.screen.show(*self.table.table(self.teller, view, self.rules))
        self.screen.show(self.table.question(self.teller, view, choices), style="bold")
        options = self.family.legal(self.rules, self.state, YOU)
        self.screen.choices(
            [
                self.say("choice", number=str(number), text=self.teller.action(self.family, action))
                for number, action in enumerate(options, 1)
            ]
        )
        return options

    def _tell(self) -> None:
        self.screen.space()
        self.screen.show(*self.table.sentences(self.teller, self.news))
        self.news = self.table.untold(self.news)

    def _explain(self, refusal: ValueError) -> None:
        if isinstance(refusal, IllegalAction):
            self.screen.show(self.teller.reason(refusal.reason, self.family), style="yellow")
        else:
            self.screen.show(str(refusal), style="yellow")

    def _entry(self) -> str:
        """Read an entry; explain how, or leave, if that was typed.

        Raises:
            Quit: the person leaves.
        """
        while True:
            typed = self.screen.ask(self.say("prompt"))
            if typed.casefold() == self.say("quit"):
                raise Quit
            if typed.casefold() not in {self.say("help"), "?"}:
                return typed
            self.screen.show(self.say("entry-help"), style="dim")

    def _yes(self, question: str) -> bool:
        """Ask a question; no answer is a yes.

        Raises:
            Quit: the person leaves.
        """
        self.screen.show(self.say(question), style="bold")
        while True:
            typed = self._entry().casefold()
            for word, answer in (("yes", True), ("no", False)):
                if not typed or self.say(word).startswith(typed):
                    return answer
            self.screen.show(self.say("entry-yes-no"), style="yellow")

    def say(self, message: str, /, **facts: str | float) -> str:
        """A sentence of the catalogue."""
        return self.teller.say(message, **facts)

    def card(self, card: int) -> str:
        """A card, such as ``♠Q``."""
        return self.teller.card(card)
