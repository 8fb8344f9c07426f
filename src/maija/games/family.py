"""The six questions, asked of any family with the same names.

``start``, ``legal``, ``apply``, ``view``, ``over`` and ``score`` answer for one deal; ``turn``,
``check`` and ``choices`` say whose turn it is, why something is refused and what a page may light
up. No rule lives here: every answer is the family's law's.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Protocol

from maija.cards import CardError, card_name, parse_card
from maija.chance import seeded

from .options import Options, Reason, RulesError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from enum import IntEnum

    Rules = Any
    """The rules of a family; each family's functions take its own."""


class State(Protocol):
    """What every family's state has."""

    players: int
    dealer: int
    rng: int
    stock: list[int]
    end: int

    def copy(self) -> Any:  # noqa: ANN401 -- the family's own state
        """An independent copy."""
        ...


class Law(Protocol):
    """What every family's law answers."""

    def stack(self, r: Any, s: Any) -> None:  # noqa: ANN401
        """Lay the pack in order."""
        ...

    def shuffle(self, s: Any) -> None:  # noqa: ANN401
        """Shuffle the pack with the state's generator."""
        ...

    def start(self, r: Any, s: Any) -> None:  # noqa: ANN401
        """Deal."""
        ...

    def turn(self, s: Any) -> int:  # noqa: ANN401
        """The seats the game waits for, a mask."""
        ...

    def legal(self, r: Any, s: Any, seat: int) -> int:  # noqa: ANN401
        """What a seat may do, a mask of actions."""
        ...

    def apply(self, r: Any, s: Any, seat: int, action: int) -> None:  # noqa: ANN401
        """Do a legal action, in place."""
        ...

    def score(self, r: Any, s: Any, seat: int) -> int:  # noqa: ANN401
        """What the finished deal scores for a seat."""
        ...


class IllegalAction(ValueError):  # noqa: N818 -- a refusal at the table, not a fault
    """An action that the rules in force refuse; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason; the message is its plain form."""
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True, eq=False, repr=False)
class Family:
    """A family of games: its rules, its state and its answers."""

    name: str
    rules: type[Options]
    state: type[Any]
    law: Law
    words: type[IntEnum]
    events: type[IntEnum]
    phases: type[IntEnum]
    view: Any
    """``view(rules, state, seat)``: what a seat may know; seat -1 is a spectator."""
    public: Any
    """``public(rules, state)``: the fields of a spectator's view."""
    own: Any
    """``own(rules, state, seat)``: the fields in which a seat's view is not the spectator's."""
    told: Any
    """``told(rules, state, seat)``: the events of the last action as a seat may know them."""
    shared: Any
    """``shared(rules, state)``: the events as a spectator is told them, and by seat those of which
    it knows more, each with its place."""
    check: Any
    """``check(rules, state, seat, action)``: why a seat may not do that, ``None`` if it may."""
    choices: Any
    """``choices(rules, state, seat)``: what a seat may do, as data without rules."""
    standing: Any
    """The family's module of what a match is beyond the deal."""
    open_to_all: Any = None
    """``open_to_all(rules, state)``: whether a seat out of turn may have something to do; ``None``
    in a family where none ever has."""
    defended: Any = None
    """``defended(rules, state, seat, beats)``: the actions of a defence and the states after each
    that may be done, by the cards laid at
    places of the bout; ``None`` in a family that has no defence."""

    def __repr__(self) -> str:
        """The name."""
        return f"<family {self.name}>"

    # --- the six questions ---

    def start(
        self,
        rules: Rules,
        players: int,
        *,
        dealer: int = 0,
        seed: int = 0,
        pack: Sequence[int] | None = None,
        **standing: Any,  # noqa: ANN401 -- what a match hands on: number, totals
    ) -> Any:  # noqa: ANN401 -- the family's state
        """Deal.

        Args:
            rules: the rules in force.
            players: how many are dealt in.
            dealer: the dealer's seat.
            seed: decides the shuffle, if no pack is given, and every later chance of the deal.
            pack: the pack as it is dealt, from the top.
            standing: what the match hands on (Hearts: ``number`` of the deal, ``totals``).

        Raises:
            RulesError: rules that clash, too few or too many players, or a pack that is not
                the one in use.
        """
        self.settle(rules, players)
        if not 0 <= dealer < players:
            raise RulesError(
                Reason("no-such-seat", {"seat": dealer, "expected": f"0-{players - 1}"})
            )
        state = self.state(players=players, dealer=dealer, rng=seeded(seed))
        for name, value in standing.items():
            setattr(state, name, value)
        self.law.stack(rules, state)
        if pack is None:
            self.law.shuffle(state)
        else:
            self._lay(state, pack)
        self.law.start(rules, state)
        return state

    @staticmethod
    def _lay(state: State, pack: Sequence[int]) -> None:
        if sorted(pack) != sorted(state.stock[: state.end]):
            wanted = [card_name(card) for card in state.stock[: state.end]]
            given = [card_name(card) for card in pack if 0 <= card < 52]
            raise RulesError(
                Reason(
                    "wrong-pack",
                    {
                        "missing": _less(wanted, given),
                        "extra": _less(given, wanted),
                        "expected": state.end,
                        "given": len(pack),
                    },
                )
            )
        state.stock[: state.end] = list(pack)

    def pack(self, rules: Rules, players: int) -> list[int]:
        """The pack in use, in order.

        Raises:
            RulesError: rules that cannot be played by so many.
        """
        self.settle(rules, players)
        state = self.state(players=players)
        self.law.stack(rules, state)
        return list(state.stock[: state.end])

    def turn(self, state: Any) -> tuple[int, ...]:  # noqa: ANN401
        """The seats the game waits for; none when the deal is over."""
        return _seats(self.law.turn(state))

    def legal(self, rules: Rules, state: Any, seat: int) -> tuple[int, ...]:  # noqa: ANN401
        """The actions a seat may do now, in order."""
        if not 0 <= seat < state.players:
            return ()
        return tuple(bits(self.law.legal(rules, state, seat)))

    def apply(self, rules: Rules, state: Any, seat: int, *actions: int) -> Any:  # noqa: ANN401
        """The state after a seat has done one action, or a group of them, whole or not at all.

        What is left of a group when the deal is over falls away: whether the first answer to an
        overload ends the deal is not for the defender to know (M46, M54).

        Raises:
            IllegalAction: one of them is refused; the given state is unchanged in any case.
        """
        after = state.copy()
        for done, action in enumerate(actions):
            if done and self.over(after):
                break
            self._do(rules, after, seat, action)
        return after

    def steps(self, rules: Rules, state: Any, seat: int, *actions: int) -> tuple[Any, ...]:  # noqa: ANN401
        """The states after each action of a group; otherwise as ``apply``.

        Raises:
            IllegalAction: one of them is refused; the given state is unchanged in any case.
        """
        states: list[Any] = []
        for action in actions:
            after = (states[-1] if states else state).copy()
            if states and self.over(after):
                break
            self._do(rules, after, seat, action)
            states.append(after)
        return tuple(states)

    def _do(self, rules: Rules, state: Any, seat: int, action: int) -> None:  # noqa: ANN401
        """Do one action in place, or raise ``IllegalAction``."""
        if action < 0 or not (
            0 <= seat < state.players and self.law.legal(rules, state, seat) >> action & 1
        ):
            reason = self.check(rules, state, seat, action)
            if reason is not None:
                raise IllegalAction(reason)
        self.law.apply(rules, state, seat, action)

    def asked(self, rules: Rules, state: Any) -> tuple[int, ...]:  # noqa: ANN401
        """The seats that may have something to do: in turn, or all where trumps may be named."""
        if self.open_to_all is not None and self.open_to_all(rules, state):
            return tuple(range(state.players))
        return self.turn(state)

    def over(self, state: Any) -> bool:  # noqa: ANN401
        """Whether the deal is over."""
        return self.law.turn(state) == 0

    def score(self, rules: Rules, state: Any) -> tuple[int, ...]:  # noqa: ANN401
        """What the finished deal scores, seat by seat.

        Raises:
            ValueError: the deal is not over.
        """
        if not self.over(state):
            msg = "the deal is not over: there is no score yet"
            raise ValueError(msg)
        return tuple(self.law.score(rules, state, seat) for seat in range(state.players))

    # --- rules and words ---

    def settle(self, rules: Rules, players: int, base: Rules | None = None) -> None:
        """Refuse rules that cannot be played by so many.

        Raises:
            RulesError: with every reason, each naming the fields.
        """
        reasons = _clashes(self, rules, players, base)
        if reasons:
            raise RulesError(*reasons)

    def clashes(self, rules: Rules, players: int, base: Rules | None = None) -> list[Reason]:
        """Why rules cannot be played by so many; nothing if they can."""
        seats = rules.seats()
        if players not in rules.tables:
            facts = {"players": players, "expected": f"{seats.start}-{seats.stop - 1}"}
            return [Reason("wrong-players", facts)]
        return list(rules.clashes(base, players))

    def action_text(self, action: int) -> str:
        """An action as it is written: ``QS``, ``done``, ``name hearts``."""
        if 0 <= action < 52:
            return card_name(action)
        return self.words(action).name.lower().replace("_", " ")

    def read_action(self, text: str) -> int:
        """Read an action as it is written.

        Raises:
            ValueError: neither a card nor a word of the game; the message names the words.
        """
        word = " ".join(text.replace("_", " ").split()).lower()
        for value in self.words:
            if value.name.lower().replace("_", " ") == word:
                return int(value)
        try:
            return parse_card(text)
        except CardError as error:
            words = ", ".join(value.name.lower().replace("_", " ") for value in self.words)
            msg = f"{error}; or one of the words {words}"
            raise ValueError(msg) from error


@lru_cache(maxsize=256)
def _clashes(family: Family, rules: Rules, players: int, base: Rules | None) -> tuple[Reason, ...]:
    """Why rules cannot be played; kept, because every deal is begun by asking."""
    return tuple(family.clashes(rules, players, base))


@cache
def _seats(mask: int) -> tuple[int, ...]:
    """The seats of a mask; kept, because a table asks three times a move, and there are 256."""
    return tuple(bits(mask))


def bits(mask: int) -> Iterable[int]:
    """The numbers of the bits set in a mask, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _less(some: list[str], others: list[str]) -> list[str]:
    """What is in one list and not in the other, counting."""
    left = list(others)
    rest = []
    for name in some:
        if name in left:
            left.remove(name)
        else:
            rest.append(name)
    return rest


def families() -> Mapping[str, Family]:
    """Every family by its name."""
    from .hearts import FAMILY as HEARTS  # noqa: PLC0415 -- families import this module
    from .mustamaija import FAMILY as MUSTAMAIJA  # noqa: PLC0415

    return {family.name: family for family in (MUSTAMAIJA, HEARTS)}
