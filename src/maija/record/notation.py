"""One line for a position, one for a move: written by hand, read back exactly or refused.

A position is a row of items between semicolons, the game first::

    musta-maija; trump hearts; stock 20; A 3S 6S QS 2C 5C 7D; B 8S 2H 9H 4C 5D JD; C 6; D 6

Seats are A, B, C ... clockwise. A number stands for so many cards that are named nowhere else; what
is named nowhere has left play. ``docs/notation.md`` lists every item. Here texts become states and
states texts; no rule lives here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from maija.cards import QUEEN_OF_SPADES, CardError, card_name, cards_in, cards_of, parse_card
from maija.games.options import RulesError
from maija.games.presets import PRESETS, Preset, preset

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS: Final = "ABCDEFGH"
_LONGEST: Final = 4000
_SUITS: Final = ("clubs", "diamonds", "hearts", "spades")


class NotationError(ValueError):
    """A text that is no position or no move; the message says what would be right."""


@dataclass
class _Draft:
    """What the items of a position said so far."""

    preset: Preset
    rules: Any
    hands: dict[int, list[int]] = field(default_factory=dict)
    unknown: dict[int, int] = field(default_factory=dict)
    stock: list[int | None] = field(default_factory=list)
    indicator: int = -1
    items: dict[str, list[str]] = field(default_factory=dict)


def read_position(text: str) -> tuple[Preset, Any, Any]:
    """Read a position.

    Returns:
        The preset, the rules in force and the state.

    Raises:
        NotationError: the text is no position; the message names the item.
        RulesError: the game or one of its options does not exist, or they clash.
    """
    if len(text) > _LONGEST:
        msg = f"a position has at most {_LONGEST} characters; this text has {len(text)}"
        raise NotationError(msg)
    game, *items = [item.strip() for item in text.split(";")]
    name, *options = game.split()
    chosen = preset(name)
    changes = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            msg = f"{option!r} after the game is no option; write it as name=value"
            raise NotationError(msg)
        changes[key] = value.replace("_", " ") if key.startswith(("pass_", "removed")) else value
    draft = _Draft(chosen, chosen.rules.changed(changes))
    for item in items:
        _read_item(draft, item)
    players = 1 + max([*draft.hands, *draft.unknown], default=-1)
    draft.preset.family.settle(draft.rules, players, chosen.rules)
    state = _READERS[chosen.family.name](draft, players)
    return chosen, draft.rules, state


def _read_item(draft: _Draft, item: str) -> None:
    word, *rest = item.split() or [""]
    if len(word) == 1 and word.upper() in SEATS:
        seat = SEATS.index(word.upper())
        if seat in draft.hands:
            msg = f"seat {word.upper()} stands twice in the position"
            raise NotationError(msg)
        draft.hands[seat] = []
        for part in rest:
            if part.isdigit():
                draft.unknown[seat] = draft.unknown.get(seat, 0) + int(part)
            elif part != "-":
                draft.hands[seat].append(_card(part, item))
    elif word == "stock":
        for part in rest:
            if part.isdigit():
                draft.stock.extend([None] * min(int(part), 104))
            else:
                if part.endswith("*"):
                    draft.indicator = len(draft.stock)
                draft.stock.append(_card(part.removesuffix("*"), item))
    elif word in _WORDS:
        draft.items[word] = rest
    else:
        msg = f"{item[:40]!r} is no item of a position; write a seat, stock, {', '.join(_WORDS)}"
        raise NotationError(msg)


def _card(text: str, item: str) -> int:
    try:
        return parse_card(text)
    except CardError as error:
        msg = f"in {item[:40]!r}: {error}"
        raise NotationError(msg) from error


def _cards(draft: _Draft, word: str) -> list[int]:
    return [_card(part, word) for part in draft.items.get(word, [])]


def _seat(text: str, players: int, word: str) -> int:
    seat = SEATS.find(text.upper()) if len(text) == 1 else -1
    if not 0 <= seat < players:
        msg = f"{word} {text!r} is no seat of this table; write A to {SEATS[players - 1]}"
        raise NotationError(msg)
    return seat


def _one_seat(draft: _Draft, word: str, players: int, default: int) -> int:
    rest = draft.items.get(word)
    if rest is None:
        return default
    if len(rest) != 1:
        msg = f"{word} takes one seat, as in '{word} A'"
        raise NotationError(msg)
    return _seat(rest[0], players, word)


def _number(draft: _Draft, word: str, default: int) -> int:
    rest = draft.items.get(word, [str(default)])
    if len(rest) != 1 or not rest[0].isdigit() or len(rest[0]) > 6:
        msg = f"{word} takes one whole number, as in '{word} 3'"
        raise NotationError(msg)
    return int(rest[0])


def _unseen(draft: _Draft, players: int, *named: list[int]) -> list[int]:
    """The cards that are named nowhere; the spade queen stands last."""
    left = draft.preset.family.pack(draft.rules, players)
    known = [card for card in draft.stock if card is not None]
    for cards in (*draft.hands.values(), known, *named):
        for card in cards:
            if card not in left:
                msg = f"{card_name(card)} stands in the position more often than in the pack"
                raise NotationError(msg)
            left.remove(card)
    left.sort(key=lambda card: card == QUEEN_OF_SPADES)
    return left


def _fill(draft: _Draft, players: int, left: list[int]) -> tuple[list[list[int]], list[int]]:
    """Hands and stock with the numbers replaced by cards that are named nowhere."""
    needed = sum(draft.unknown.values()) + draft.stock.count(None)
    if needed > len(left):
        msg = f"{needed} cards are asked for by number, but only {len(left)} are named nowhere"
        raise NotationError(msg)
    hands = []
    for seat in range(players):
        cards = list(draft.hands.get(seat, []))
        unknown = draft.unknown.get(seat, 0)
        cards.extend(left[:unknown])
        del left[:unknown]
        hands.append(cards)
    blanks = draft.stock.count(None)
    fresh = left[-blanks:] if blanks else []
    del left[len(left) - blanks :]
    stock = [fresh.pop(0) if card is None else card for card in draft.stock]
    return hands, stock


# --- Mustamaija -----------------------------------------------------------------------------


def _read_mustamaija(draft: _Draft, players: int) -> Any:  # noqa: ANN401 -- the family's state
    from maija.games.mustamaija import law  # noqa: PLC0415 -- only this family's reader needs it
    from maija.games.mustamaija.rules import (  # noqa: PLC0415
        FIXED_TRUMP,
        KQ_AFTER_DEAL,
        KQ_ANYTIME,
    )
    from maija.games.mustamaija.state import State  # noqa: PLC0415
    from maija.games.mustamaija.terms import NAMING  # noqa: PLC0415

    led = _cards(draft, "led")
    left = _unseen(draft, players, led)
    hands, stock = _fill(draft, players, left)
    state = State(players=players, end=len(stock))
    state.stock[: len(stock)] = stock
    for seat, cards in enumerate(hands):
        for card in cards:
            law.put(state, seat, card)
    for card in left:
        law.discard(state, card)
    if draft.indicator >= 0:
        state.indicator = stock[draft.indicator]
        state.indicator_at = draft.indicator
    trump = draft.items.get("trump", ["none"])
    if trump != ["none"]:
        if len(trump) != 1 or trump[0] not in _SUITS:
            msg = f"trump takes {', '.join(_SUITS)} or none"
            raise NotationError(msg)
        state.trump = _SUITS.index(trump[0])
        if draft.rules.trump_method in {KQ_ANYTIME, KQ_AFTER_DEAL}:
            state.named = 1 << state.trump
    elif draft.rules.trump_method == FIXED_TRUMP:
        state.trump = int(draft.rules.fixed_trump)
    elif draft.indicator >= 0:
        state.trump = state.indicator // 13
    state.dealer = _one_seat(draft, "dealer", players, players - 1)
    state.bouts = _number(draft, "bout", 1 if led or "trump" in draft.items else 0)
    for text in draft.items.get("out", []):
        law.leave(state, _seat(text, players, "out"))
    state.attacker = _one_seat(draft, "attacker", players, (state.dealer + 1) % players)
    state.defender = law.next_in(state, state.attacker)
    state.told = 0
    if "naming" in draft.items:
        law.ask_to_name(draft.rules, state, state.dealer)
        if state.phase != NAMING:
            msg = "naming: nobody holds a king and queen that may be named"
            raise NotationError(msg)
    else:
        law.open_bout(draft.rules, state)
        for card in led:
            law.put(state, state.attacker, card)
            law.lead(state, card)
        if led:
            law.end_lead(draft.rules, state)
    state.told = 0
    return state


def _format_mustamaija(state: Any) -> list[str]:  # noqa: ANN401 -- the family's state
    items = []
    if state.trump >= 0:
        items.append(f"trump {_SUITS[state.trump]}")
    stock = [card_name(card) for card in state.stock[state.top : state.end]]
    if state.indicator >= 0:
        stock[state.indicator_at - state.top] += "*"
    if stock:
        items.append(" ".join(["stock", *stock]))
    items.append(f"dealer {SEATS[state.dealer]}")
    items.append(f"attacker {SEATS[state.attacker]}")
    items.append(f"bout {state.bouts}")
    if state.outs:
        items.append(" ".join(["out", *(SEATS[seat] for seat in state.order[: state.outs])]))
    for seat in range(state.players):
        cards = [card_name(card) for card in cards_of(state.hands[seat], state.twice[seat])]
        items.append(" ".join([SEATS[seat], *(cards or ["-"])]))
    return items


# --- Hearts ---------------------------------------------------------------------------------


def _read_hearts(draft: _Draft, players: int) -> Any:  # noqa: ANN401 -- the family's state
    from maija.games.hearts import law  # noqa: PLC0415 -- only this family's reader needs it
    from maija.games.hearts.state import State  # noqa: PLC0415
    from maija.games.hearts.terms import PASSING, PLAY  # noqa: PLC0415

    trick = _cards(draft, "table")
    taken: dict[int, list[int]] = {}
    for part in draft.items.get("taken", []):
        if len(part) == 1:
            taken[_seat(part, players, "taken")] = []
        elif taken:
            taken[list(taken)[-1]].append(_card(part, "taken"))
        else:
            msg = "taken names a seat before its cards, as in 'taken A 2H QS B 3H'"
            raise NotationError(msg)
    left = _unseen(draft, players, trick, *taken.values())
    hands, _ = _fill(draft, players, left)
    state = State(players=players)
    law.stack(draft.rules, state)
    state.dealer = _one_seat(draft, "dealer", players, players - 1)
    state.number = _number(draft, "number", 0)
    for seat, text in enumerate(draft.items.get("totals", [])[:players]):
        if not text.removeprefix("-").isdigit():
            msg = "totals takes a whole number for each seat, as in 'totals 12 0 7 26'"
            raise NotationError(msg)
        state.totals[seat] = int(text)
    for seat, cards in enumerate(hands):
        for card in cards:
            state.hands[seat] |= 1 << card
    for seat, cards in taken.items():
        for card in cards:
            state.captured[seat] |= 1 << card
    state.broken = int("broken" in draft.items)
    state.trick_number = _number(draft, "trick", 1) - 1
    if "tricks" in draft.items:
        for seat, text in enumerate(draft.items["tricks"][:players]):
            state.tricks[seat] = int(text) if text.isdigit() else 0
    if "passing" in draft.items:
        state.phase = PASSING
        state.waiting = (1 << players) - 1
        law.clear_trick(state)
        return state
    leader = draft.items.get("leader")
    if leader is None and state.trick_number == 0 and not trick:
        law.begin_play(draft.rules, state)
    else:
        state.phase = PLAY
        law.clear_trick(state)
        seat = _one_seat(draft, "leader", players, (state.dealer + 1) % players)
        state.leader = seat
        law.wait_for(state, seat)
        for card in trick:
            state.hands[state.actor] |= 1 << card
            law.play(draft.rules, state, state.actor, card)
    state.told = 0
    return state


def _format_hearts(state: Any) -> list[str]:  # noqa: ANN401 -- the family's state
    items = [f"dealer {SEATS[state.dealer]}", f"number {state.number}"]
    items.append(f"trick {state.trick_number + 1}")
    if any(state.totals):
        items.append(" ".join(["totals", *map(str, state.totals[: state.players])]))
    if state.broken:
        items.append("broken")
    if state.waiting and state.actor < 0:
        items.append("passing")
    elif state.leader >= 0:
        items.append(f"leader {SEATS[state.leader]}")
        order = [(state.leader + step) % state.players for step in range(state.played)]
        if order:
            items.append(" ".join(["table", *(card_name(state.trick[seat]) for seat in order)]))
    taken = [
        " ".join([SEATS[seat], *map(card_name, cards_in(state.captured[seat]))])
        for seat in range(state.players)
        if state.captured[seat]
    ]
    if taken:
        items.append(" ".join(["taken", *taken]))
        items.append(" ".join(["tricks", *map(str, state.tricks[: state.players])]))
    for seat in range(state.players):
        cards = [card_name(card) for card in cards_in(state.hands[seat])]
        items.append(" ".join([SEATS[seat], *(cards or ["-"])]))
    return items


_WORDS: Final = (
    "trump",
    "dealer",
    "attacker",
    "bout",
    "out",
    "led",
    "naming",
    "leader",
    "table",
    "taken",
    "tricks",
    "trick",
    "broken",
    "number",
    "totals",
    "passing",
)
_READERS: Final[dict[str, Callable[[_Draft, int], Any]]] = {
    "mustamaija": _read_mustamaija,
    "hearts": _read_hearts,
}
_WRITERS: Final[dict[str, Callable[[Any], list[str]]]] = {
    "mustamaija": _format_mustamaija,
    "hearts": _format_hearts,
}


def format_position(game: str, rules: Any, state: Any) -> str:  # noqa: ANN401 -- any family
    """Write a position between two actions in which nothing lies on the table but a trick.

    Args:
        game: the preset the rules change.
        rules: the rules in force.
        state: the position.

    Raises:
        RulesError: there is no such preset.
    """
    chosen = preset(game)
    options = rules.differences(chosen.rules)
    head = [game, *(f"{name}={text.replace(' ', '_')}" for name, text in options.items())]
    return "; ".join([" ".join(head), *_WRITERS[chosen.family.name](state)])


def read_moves(game: str, text: str) -> tuple[int, tuple[int, ...]]:
    """Read a seat and its actions: ``A 3S 6S QS done``, ``B 8S take``, ``C name hearts``.

    Raises:
        NotationError: no seat, or something that is neither a card nor a word of the game.
    """
    words = text.split()
    if not words:
        msg = "a move names a seat and what it does, as in 'A 3S 6S done'"
        raise NotationError(msg)
    family = preset(game).family
    seat = _seat(words[0], len(SEATS), "seat")
    actions: list[int] = []
    rest = words[1:]
    while rest:
        for length in (2, 1):
            part = " ".join(rest[:length])
            if len(rest) < length:
                continue
            try:
                actions.append(family.read_action(part))
            except ValueError as error:
                if length == 1:
                    msg = f"in {text[:40]!r}: {error}"
                    raise NotationError(msg) from error
                continue
            del rest[:length]
            break
    return seat, tuple(actions)


__all__ = [
    "PRESETS",
    "NotationError",
    "RulesError",
    "format_position",
    "read_moves",
    "read_position",
]
