"""The loop of a game in the terminal: a whole match, a person at the first seat.

It decides nothing: the law says what may be done, the players what the others do, the record what
has been done, and the family's module of this folder how it is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from maija.games.committed import circumstances, committed_dealer, transcript
from maija.players.numbers import MOST_ACTIONS
from maija.record import GameRecord, Replay

from . import hearts, mustamaija
from .asking import Asking, Hint, Quit, Resume, Save, Undo, Wish
from .chance import Chance
from .deal import DealInPlay
from .ends import tell_dealer, tell_lot, tell_result
from .guiding import Guide
from .keeping import Keeper
from .resuming import ResumeError, find, opened
from .saving import Saving
from .telling import Teller

if TYPE_CHECKING:
    from pathlib import Path

    from maija.games.presets import Preset
    from maija.players import Player
    from maija.players.engine import Seated

    from .screen import Screen

TABLES: Final[Mapping[str, Any]] = {"mustamaija": mustamaija, "hearts": hearts}
"""How each family is told."""
PERSON: Final = "you"
"""What the person's seat is called in a record."""
SEAL: Final = 16
"""How many digits of a seal are shown."""


class Game:
    """A game in the terminal."""

    def __init__(
        self,
        screen: Screen,
        preset: Preset,
        rules: Any,  # noqa: ANN401 -- the family's
        players: int,
        other: Player | Mapping[int, Player | Seated],
        seed: int | None,
        teller: Teller | None = None,
        keeper: Keeper | None = None,
        guide: Guide | None = None,
    ) -> None:
        """Sit down.

        Args:
            screen: where it is shown.
            preset: the game.
            rules: its rules, with what was changed.
            players: how many sit at the table, the person included.
            other: who plays the other seats, or at each of them.
            seed: decides every deal; ``None`` for true chance.
            teller: says things in the person's language.
            keeper: keeps the game; by default in a new file of the user's data folder.
            guide: helps the person at decisions; by default nobody does.
        """
        self.screen = screen
        self.teller = screen.teller_for(teller or Teller())
        self.guide = guide or Guide()
        self.chance = Chance(seed)
        self.matches = 0
        computers: dict[int, Player | Seated] = {}
        if isinstance(other, Mapping):
            computers.update(other)
        else:
            computers.update(dict.fromkeys(range(1, players), other))
        self._open(preset, rules, players, computers, keeper or Keeper())

    @classmethod
    def resumed(
        cls,
        screen: Screen,
        record: GameRecord,
        computers: dict[int, Player | Seated],
        seed: int | None,
        teller: Teller,
        keeper: Keeper,
        guide: Guide | None = None,
    ) -> Game:
        """Sit down at a kept game, where it was left.

        Args:
            screen: where it is shown.
            record: the game.
            computers: who plays the other seats.
            seed: decides the deals to come; ``None`` for true chance.
            teller: says things in the person's language.
            keeper: keeps the game.
            guide: helps the person at decisions; by default nobody does.
        """
        self = cls.__new__(cls)
        self.screen, self.teller = screen, screen.teller_for(teller)
        self.chance, self.matches = Chance(seed), 1
        self.guide = guide or Guide()
        self._sit(record, computers, keeper)
        self._tell_resumed()
        return self

    def _open(
        self,
        preset: Preset,
        rules: Any,  # noqa: ANN401 -- the family's
        players: int,
        computers: dict[int, Player | Seated],
        keeper: Keeper,
    ) -> None:
        """Begin a match; nothing is dealt yet."""
        names = (f"computer:{computers[seat].name}" for seat in range(1, players))
        table = self.chance.table(self.matches)
        self.matches += 1
        self._sit(GameRecord(preset, rules, (PERSON, *names), table), computers, keeper)

    def _sit(
        self, record: GameRecord, computers: dict[int, Player | Seated], keeper: Keeper
    ) -> None:
        """Sit down at the table of a record, and play it up to where it was left."""
        self.record = record
        self.guide.begin()
        self.computers = computers
        self.keeping = Saving(self.screen, self.teller, keeper)
        self.family = record.preset.family
        self.rules = record.rules
        self.players = len(record.seats)
        self.asking = Asking(
            self.screen, self.teller, record.preset, self.rules, self.players, self._aside
        )
        self.replay = Replay(record)
        self.between = False
        self.again = 0
        self.found: tuple[Path, GameRecord, dict[int, Player | Seated]]
        self.deal = DealInPlay(
            self.screen,
            self.teller,
            record,
            self.replay,
            computers,
            self.asking,
            TABLES[self.family.name],
            self._keep,
            self.guide,
        )
        for deal in record.deals:
            if deal.scores is None:
                self.deal.lay_out()
                continue
            self.replay.deal(deal)
            for turn in deal.turns:
                self.replay.act(turn.seat, *turn.actions)
            self.replay.finish()

    # --- the match ---

    def play(self) -> int:
        """Play until the person has enough.

        Returns:
            The exit status: 0, or 1 when the game could not be kept.

        Raises:
            KeyboardInterrupt: the person was interrupted; the game has been kept.
        """
        try:
            while self._go_on():
                pass
        except EOFError:
            self.screen.space()
        except KeyboardInterrupt:
            self.screen.space()
            self._leave()
            raise
        status = self._leave()
        self.screen.show(self.say("goodbye"))
        return status

    def _go_on(self) -> bool:
        """The next thing; whether the game goes on after it."""
        try:
            if self.between:
                return self._another()
            if self.replay.state is None:
                self._begin()
            elif self.family.over(self.replay.state):
                self._finish()
            elif self.deal.actions >= MOST_ACTIONS:
                self._break_off()
            else:
                self.deal.step()
        except Quit:
            return False
        except Undo:
            self.deal.take_back()
            self._keep()
            self.screen.show(self.say("undo-done"), style="dim")
        except Resume:
            self._resume()
        return True

    def _another(self) -> bool:
        over = self.replay.match.over
        if not self.asking.yes(self.say("ask-match" if over else "ask-another")):
            return False
        self.between = False
        if over:
            keeper = self.keeping.keeper.another()
            self._open(self.record.preset, self.rules, self.players, self.computers, keeper)
        return True

    def _leave(self) -> int:
        """Keep the game; 0 if nothing is lost."""
        lost = not self.keeping.leave(self.record, over=self.record.places is not None)
        if self.chance.seed is not None:
            self.screen.show(self.say("end-seed", seed=str(self.chance.seed)), style="dim")
        return int(lost)

    # --- a deal ---

    def _begin(self) -> None:
        """Deal, from a secret made for this deal alone."""
        match = self.replay.match
        number = len(match.results)
        secret = self.chance.secret(self.record.table, number, self.again)
        given = circumstances(match, secret, self.record.table)
        self.screen.space()
        self._tell_header(number + 1)
        if number == 0:
            dealer = committed_dealer(match, given)
            match.dealer = dealer.seat
            tell_lot(self.screen, self.teller, dealer)
        else:
            tell_dealer(self.screen, self.teller, match.dealer)
        shuffle = transcript(match, given)
        self.screen.show(
            self.say("table-sealed", seal=shuffle.commitment.hex()[:SEAL]), style="dim"
        )
        self.record.begin(match.dealer, shuffle)
        self.guide.begin()
        self.deal.lay_out()
        self._keep()

    def _finish(self) -> None:
        """Count the finished deal."""
        self.deal.tell()
        match = self.replay.match
        self.replay.finish()
        self.record.end(match)
        tell_result(self.screen, self.teller, match)
        self.keeping.keep(self.record, verifiable=True)
        self.between = True
        self.again = 0

    def _break_off(self) -> None:
        """Give up a deal that goes in circles; it is dealt anew."""
        self.deal.tell()
        self.screen.show(self.say("end-broken"))
        self.record.deals.pop()
        self.replay.state = None
        self.between = True
        self.again += 1

    # --- taking back, and another game ---

    def _aside(self, wish: Wish) -> bool:
        """Fulfil a wish without leaving the question, or say why it cannot be fulfilled."""
        if isinstance(wish, Save):
            self.keeping.save(self.record, wish.text)
            return True
        if isinstance(wish, Hint):
            self.deal.hint(wish.text)
            return True
        if isinstance(wish, Undo) and (self.between or self.deal.own_turn() is None):
            self.screen.show(self.say("undo-nothing"), style="yellow")
            return True
        if isinstance(wish, Resume):
            try:
                path = find(self.teller, wish.text)
                self.found = (path, *opened(self.teller, path))
            except ResumeError as error:
                self.screen.show(str(error), style="yellow")
                return True
        return False

    def _resume(self) -> None:
        """Go on with another game; this one is kept."""
        path, record, computers = self.found
        self._keep()
        keeper = self.keeping.keeper.another()
        keeper.take(path)
        self._sit(record, computers, keeper)
        self._tell_resumed()

    def _tell_resumed(self) -> None:
        """Say which game goes on."""
        self.screen.space()
        self._tell_header(max(len(self.record.deals), 1))
        self.screen.show(self.say("resume-done"), style="dim")

    def _keep(self) -> None:
        self.keeping.keep(self.record)

    def _tell_header(self, number: int) -> None:
        called = self.teller.game(self.record.preset.name)
        self.screen.rule(self.say("table-header", game=called, number=str(number)))

    def say(self, message: str, /, **facts: str | float) -> str:
        """A sentence of the catalogue."""
        return self.teller.say(message, **facts)


__all__ = ["TABLES", "Game"]
