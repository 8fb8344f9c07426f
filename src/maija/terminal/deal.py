"""One deal in the terminal: whose turn it is, what the computers do, what the person is asked.

It decides nothing: the law says what may be done, the players what the others do, and the record
what has been done. A deal that was left, or of which something is taken back, is played again from
its record, so that the computers remember what they remembered.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from maija.games.mustamaija.terms import NAME
from maija.players import PLAYERS, Memory
from maija.record import Turn

from .chance import computers_seed
from .hinting import Hints
from .telling import YOU, Teller

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from maija.games.choices import Choices
    from maija.games.told import Told
    from maija.players import Player
    from maija.players.engine import Seated
    from maija.record import GameRecord, Replay

    from .asking import Asking
    from .guiding import Guide
    from .screen import Screen

NOTHING: Final = -1
"""A player out of turn has nothing to do."""
ADVISER: Final = PLAYERS["habit"]
"""Keeps in mind for the person what happens openly, in case he asks for a hint."""


class DealInPlay:
    """The deal that is being played at a table; the next one takes its place."""

    def __init__(
        self,
        screen: Screen,
        teller: Teller,
        record: GameRecord,
        replay: Replay,
        computers: Mapping[int, Player | Seated],
        asking: Asking,
        telling: Any,  # noqa: ANN401 -- the family's module
        done: Callable[[], None],
        guide: Guide,
    ) -> None:
        """Sit down; nothing is dealt yet.

        Args:
            screen: where it is shown.
            teller: says things in the person's language.
            record: what has been done, and what is done from now on.
            replay: the table.
            computers: who plays the other seats.
            asking: asks the person.
            telling: how the family is told.
            done: called when the person has done something.
            guide: helps the person at decisions.
        """
        self.screen = screen
        self.teller = teller
        self.record = record
        self.replay = replay
        self.computers = computers
        self.asking = asking
        self.telling = telling
        self.done = done
        self.guide = guide
        self.family = record.preset.family
        self.rules = record.rules
        self.players = len(record.seats)
        self.hints = Hints(screen, teller, self.family)
        self._forget()

    def _forget(self) -> None:
        self.news: list[Told] = []
        self.memories: list[Memory] = []
        self.declined: tuple[int, int] | None = None
        self.script: deque[Turn] = deque()
        self.actions = 0

    @property
    def state(self) -> Any:  # noqa: ANN401 -- the family's
        """What stands on the table; ``None`` between deals."""
        return self.replay.state

    @state.setter
    def state(self, state: Any) -> None:  # noqa: ANN401 -- the family's
        self.replay.state = state

    def lay_out(self) -> None:
        """Deal as the record says, and play what it says of the deal so far."""
        deal = self.record.deals[-1]
        turns, deal.turns = deal.turns, []
        self.replay.deal(deal)
        self._forget()
        number = len(self.replay.match.results)
        self.memories = [
            Memory(computers_seed(self.record.table, number, seat)) for seat in range(self.players)
        ]
        self.news = list(self.family.told(self.rules, self.state, YOU))
        self._observe(self.state)
        self.script = deque(turns)
        while self.script:
            self.step()

    def own_turn(self) -> int | None:
        """Where the person's last turn of this deal stands in the record."""
        turns = self.record.deals[-1].turns if self.record.deals else []
        own = [at for at, turn in enumerate(turns) if turn.seat == YOU]
        return own[-1] if own else None

    def take_back(self) -> None:
        """Go back to the person's last decision, if there is one."""
        at = self.own_turn()
        if at is not None:
            del self.record.deals[-1].turns[at:]
            self.lay_out()

    def step(self) -> None:
        """One turn of somebody; who may name trumps out of turn is asked before it."""
        waiting = self.family.turn(self.state)
        seat = next((seat for seat in waiting if seat != YOU), YOU)
        action = NOTHING if seat == YOU else self._choose(seat)
        if action < NAME and self._somebody_names(waiting, seat):
            return
        if self.script:
            self._repeat()
        elif seat == YOU:
            self._ask()
        else:
            self._apply(seat, action)

    def _somebody_names(self, waiting: Sequence[int], seat: int) -> bool:
        """Whether one of those whom the game does not wait for has named trumps, clockwise."""
        for step in range(1, self.players):
            other = (seat + step) % self.players
            if other in waiting or not self.family.legal(self.rules, self.state, other):
                continue
            naming = NOTHING if other == YOU else self._choose(other)
            if self.script:
                if self.script[0].seat == other:
                    self._repeat()
                    return True
                if other == YOU:
                    self.declined = self._moment()
            elif other == YOU:
                if self._ask_meanwhile():
                    return True
            elif naming != NOTHING:
                self._apply(other, naming)
                return True
        return False

    def _repeat(self) -> None:
        """Do what the record says was done next."""
        turn = self.script.popleft()
        if turn.seat == YOU:
            self.news = self.telling.untold(self.news)
        self._apply(turn.seat, *turn.actions)

    def _choose(self, seat: int) -> int:
        player = self.computers[seat]
        return player.choose(self.family, self.rules, self.state, seat, self.memories[seat])

    def _observe(self, state: Any) -> None:  # noqa: ANN401 -- the family's
        """Let every computer player see what has happened, and whoever gives the person hints."""
        for seat, player in self.computers.items():
            player.observe(self.family, self.rules, state, seat, self.memories[seat])
        ADVISER.observe(self.family, self.rules, state, YOU, self.memories[YOU])

    def _apply(self, seat: int, *actions: int) -> None:
        """Do actions one by one, record them, and keep what the person may know of them.

        What is left of a group when the deal is over falls away (M46).

        Raises:
            IllegalAction: one of them is refused; then nothing was done.
        """
        states = [self.state]
        for action in actions:
            if len(states) > 1 and self.family.over(states[-1]):
                break
            states.append(self.family.apply(self.rules, states[-1], seat, action))
        if self.record.deals:
            self.record.act(seat, *actions[: len(states) - 1])
        for state in states[1:]:
            self.news += self.family.told(self.rules, state, YOU)
            self._observe(state)
        self.state = states[-1]
        self.actions += 1

    # --- the person ---

    def hint(self, wanted: str) -> None:
        """Show a hint, if the person has something to decide.

        Args:
            wanted: what was typed after the word.
        """
        memory = self.memories[YOU] if self.memories else Memory()
        self.hints.tell(self.rules, self.state, YOU, memory, wanted)

    def _ask(self) -> None:
        """Let the person do something: the game waits for nobody else."""
        choices = self.family.choices(self.rules, self.state, YOU)
        self._show(choices)
        self.asking.decision(choices, self._do)
        word = choices.pick[0].word if choices.pick else None
        if word is not None and self.family.legal(self.rules, self.state, YOU) == (word,):
            self._apply(YOU, word)
            self._join()
        self.done()

    def _join(self) -> None:
        """Make one turn of the last two: what nobody was asked is not taken back alone."""
        turns = self.record.deals[-1].turns if self.record.deals else []
        if len(turns) > 1:
            actions = (*turns[-2].actions, *turns[-1].actions)
            turns[-2:] = [Turn(YOU, actions)]

    def _ask_meanwhile(self) -> bool:
        """Let the person name trumps while another is to act, once a lead and once a defence."""
        if self.declined == self._moment():
            return False
        self._show(self.family.choices(self.rules, self.state, YOU))
        if self.asking.meanwhile(self._do):
            self.done()
            return True
        self.declined = self._moment()
        return False

    def _do(self, actions: Sequence[int]) -> None:
        self._apply(YOU, *actions)

    def _moment(self) -> tuple[int, int]:
        view = self.family.view(self.rules, self.state, YOU)
        return view.bouts, view.phase

    def _show(self, choices: Choices) -> None:
        """Show the news, the table and what the person may do."""
        view = self.family.view(self.rules, self.state, YOU)
        if self.tell():
            self.screen.space()
        self.screen.show(*self.telling.table(self.teller, view, self.rules))
        self.screen.show(self.telling.question(self.teller, view, choices), style="bold")
        self.guide.tell(self.screen, self.teller, (self.family, self.rules, self.state, YOU))
        self.asking.offer(self.family.legal(self.rules, self.state, YOU))

    def tell(self) -> bool:
        """Show what has happened since the person was last told; whether anything has."""
        told = self.telling.sentences(self.teller, self.news)
        self.screen.space()
        self.screen.show(*told)
        self.news = self.telling.untold(self.news)
        return bool(told)
