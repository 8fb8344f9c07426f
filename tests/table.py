"""A table for tests: a position in the notation, moves in the notation, plain and compiled at once.

Every move is played by the plain law and, where Numba is there, by the compiled law as well; after
each action both states must agree in every field. ``MAIJA_PLAIN=1`` plays plain only, as if Numba
were not there.
"""

from __future__ import annotations

import os
from typing import Any

from maija.cards import card_name, cards_in, cards_of, parse_cards
from maija.games.family import IllegalAction
from maija.games.presets import preset
from maija.record import read_moves, read_position

if os.environ.get("MAIJA_PLAIN") == "1":
    COMPILED = False
else:
    from maija import fast

    COMPILED = fast.available()
if COMPILED:
    from maija.fast import Batch, pack_state, unpack_state

SEATS = "ABCDEFGH"


class InStep:
    """The compiled law, action by action beside the plain one."""

    def __init__(self, rules: Any, state: Any) -> None:
        self.batch = Batch(rules, state.players, threads=1)
        self.records = pack_state(state)

    def legal(self, seat: int) -> int:
        """What a seat may do, a mask."""
        return int(self.batch.legal(self.records)[0, seat])

    def apply(self, seat: int, action: int) -> None:
        """Do a legal action."""
        self.batch.apply(self.records, [seat], [action])

    def agree(self, state: Any) -> None:
        """The compiled state equals the plain one in every field."""
        assert unpack_state(self.records[0], type(state)) == state


def in_step(rules: Any, state: Any) -> InStep | None:
    """The compiled law beside a state, nothing where Numba is missing."""
    return InStep(rules, state) if COMPILED else None


class Table:
    """A position to play from.

    >>> table = Table("mustamaija; stock 5; A 2C 3C; B 4; C 4")
    >>> table.play("A 2C 3C done")
    """

    def __init__(self, text: str) -> None:
        self.preset, self.rules, self.state = read_position(text)
        self.family = self.preset.family
        self.twin = in_step(self.rules, self.state)

    @classmethod
    def dealt(
        cls,
        game: str,
        *hands: str,
        dealer: str = "A",
        number: int = 0,
        totals: tuple[int, ...] = (),
    ) -> Table:
        """A Hearts deal that the law itself dealt, so that passing and the first lead follow.

        Args:
            game: the preset and its options, as in the notation.
            hands: what each seat is dealt, from A; the rest of the pack fills them up in order.
            dealer: who deals.
            number: which deal of the match this is, from 0.
            totals: the scores before it.
        """
        table = cls.__new__(cls)
        name, *options = game.split()
        table.preset = preset(name)
        table.family = table.preset.family
        players = len(hands)
        table.rules = table.preset.changed(read_options(options), players)
        left = table.family.pack(table.rules, players)
        size = len(left) // players
        dealt = [parse_cards(hand) for hand in hands]
        for card in (card for hand in dealt for card in hand):
            left.remove(card)
        full = [[*hand, *[left.pop(0) for _ in range(size - len(hand))]] for hand in dealt]
        at = SEATS.index(dealer)
        order = [(at + step) % players for step in range(1, players + 1)]
        pack = [full[seat][turn] for turn in range(size) for seat in order]
        table.state = table.family.start(
            table.rules,
            players,
            dealer=at,
            pack=pack,
            number=number,
            totals=[*totals, *[0] * (6 - len(totals))],
        )
        table.twin = in_step(table.rules, table.state)
        return table

    @classmethod
    def from_pack(
        cls, game: str, players: int, top: str = "", *, dealer: str = "A", seed: int = 0
    ) -> Table:
        """A fresh deal of a pack that starts with the cards of ``top``; the rest follows in order.

        The game is written as in a position: ``voron hand_size=6``.
        """
        name, *options = game.split()
        table = cls.__new__(cls)
        table.preset = preset(name)
        table.family = table.preset.family
        changes = dict(option.split("=") for option in options)
        table.rules = table.preset.changed(changes, players)
        first = parse_cards(top)
        rest = table.family.pack(table.rules, players)
        for card in first:
            rest.remove(card)
        table.state = table.family.start(
            table.rules, players, dealer=SEATS.index(dealer), seed=seed, pack=[*first, *rest]
        )
        table.twin = in_step(table.rules, table.state)
        return table

    # --- doing ---

    def play(self, *moves: str) -> Table:
        """Play moves such as ``A 3S 6S done``; every action must be legal."""
        for move in moves:
            seat, actions = read_moves(self.preset.name, move)
            for action in actions:
                reason = self.family.check(self.rules, self.state, seat, action)
                assert reason is None, f"{move}: {self.family.action_text(action)}: {reason}"
                self.state = self.family.apply(self.rules, self.state, seat, action)
                if self.twin is not None:
                    self.twin.apply(seat, action)
                    self.twin.agree(self.state)
        return self

    def refused(self, move: str) -> str:
        """Why the last action of a move is refused; those before it are tried on a copy."""
        seat, actions = read_moves(self.preset.name, move)
        state = self.state
        for action in actions[:-1]:
            state = self.family.apply(self.rules, state, seat, action)
        assert actions[-1] not in self.family.legal(self.rules, state, seat), f"{move} is legal"
        if self.twin is not None and len(actions) == 1:
            assert not self.twin.legal(seat) >> actions[-1] & 1, f"{move} is legal compiled"
        try:
            self.family.apply(self.rules, state, seat, actions[-1])
        except IllegalAction as refusal:
            return refusal.reason.code
        message = f"{move} was accepted"
        raise AssertionError(message)

    # --- looking ---

    def legal(self, seat: str) -> set[str]:
        """What a seat may do, as texts."""
        at = SEATS.index(seat)
        if self.twin is not None:
            assert self.twin.legal(at) == self.family.law.legal(self.rules, self.state, at)
        return {
            self.family.action_text(action)
            for action in self.family.legal(self.rules, self.state, at)
        }

    def legal_cards(self, seat: str) -> set[str]:
        """The cards among what a seat may do."""
        return {text for text in self.legal(seat) if text[0] in "23456789TJQKA1"}

    def hand(self, seat: str) -> str:
        """The hand of a seat, sorted."""
        at = SEATS.index(seat)
        twice = getattr(self.state, "twice", [0] * 8)[at]
        return " ".join(card_name(card) for card in cards_of(self.state.hands[at], twice))

    def holds(self, seat: str, cards: str) -> bool:
        """Whether a seat holds exactly these cards."""
        return self.hand(seat) == sort(cards)

    def count(self, seat: str) -> int:
        """How many cards a seat holds."""
        return len(self.hand(seat).split())

    @property
    def turn(self) -> str:
        """The seats the game waits for, as letters."""
        return "".join(SEATS[seat] for seat in self.family.turn(self.state))

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.family.over(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores of the finished deal."""
        return self.family.score(self.rules, self.state)

    @property
    def stock(self) -> int:
        """Cards left in the stock (Mustamaija)."""
        return int(self.state.end - self.state.top)

    @property
    def attacker(self) -> str:
        """The attacker (Mustamaija)."""
        return SEATS[self.state.attacker]

    @property
    def defender(self) -> str:
        """The defender (Mustamaija)."""
        return SEATS[self.state.defender]

    @property
    def out(self) -> str:
        """Who is out, in order (Mustamaija)."""
        return "".join(SEATS[seat] for seat in self.state.order[: self.state.outs])

    @property
    def loser(self) -> str:
        """Who lost, ``-`` for nobody (Mustamaija)."""
        return "-" if self.state.loser < 0 else SEATS[self.state.loser]

    @property
    def trump(self) -> str:
        """The trump suit, ``-`` for none (Mustamaija)."""
        return "-" if self.state.trump < 0 else "CDHS"[self.state.trump]

    @property
    def gone(self) -> str:
        """What has left play (Mustamaija)."""
        return " ".join(map(card_name, cards_of(self.state.gone, self.state.gone_twice)))

    def taken(self, seat: str) -> str:
        """What a seat has captured (Hearts)."""
        return " ".join(map(card_name, cards_in(self.state.captured[SEATS.index(seat)])))

    def events(self) -> list[str]:
        """The kinds of the events of the last action."""
        return [self.family.events(told.kind).name for told in self.told(-1)]

    def told(self, seat: int = -1) -> tuple[Any, ...]:
        """The events of the last action as a seat may know them."""
        return tuple(self.family.told(self.rules, self.state, seat))

    def view(self, seat: str | None = None) -> Any:
        """What a seat may know, or a spectator."""
        at = -1 if seat is None else SEATS.index(seat)
        return self.family.view(self.rules, self.state, at)


def finished(text: str, *moves: str) -> Table:
    """A position played to the end of its deal."""
    table = Table(text).play(*moves)
    assert table.over, "the deal is not over"
    return table


def read_options(options: list[str]) -> dict[str, str]:
    """Options as in the notation, ``_`` for the spaces of a list."""
    pairs = dict(option.split("=") for option in options)
    return {
        name: text.replace("_", " ") if name.startswith(("pass_cycle", "removed")) else text
        for name, text in pairs.items()
    }


def sort(cards: str) -> str:
    """Cards in the order of a sorted hand."""
    return " ".join(card_name(card) for card in sorted(parse_cards(cards)))


def told_cards(table: Table, kind: str, seat: int = -1) -> str:
    """The cards of all events of one kind in the last action, sorted, as a seat may know them."""
    cards: list[int] = []
    for told in table.told(seat):
        if table.family.events(told.kind).name == kind:
            cards.extend(told.cards or ())
    return " ".join(card_name(card) for card in sorted(cards))
