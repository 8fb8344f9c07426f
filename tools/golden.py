"""Whole games and leaf counts, written down: whoever changes play sees it here, line by line.

`python tools/golden.py` compares, `--write` writes anew: `tests/golden/PRESET.txt`, one game of
each preset with everything that is derived from it, and `tests/counts/leaves.json`. A change of
these files is a change of play, of views, of events or of choices, and the commit says which.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from maija.cards import card_name  # noqa: E402 -- the root must be known first
from maija.games.family import bits  # noqa: E402
from maija.games.presets import PRESETS, Preset  # noqa: E402
from maija.lab.count import leaves  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

GOLDEN = ROOT / "tests" / "golden"
LEAVES = ROOT / "tests" / "counts" / "leaves.json"
SEATS = "ABCDEFGH"
TABLES = {
    # preset: players, seed and, in Hearts, which deal of the match
    "musta-maija": (3, 12, 0),
    "mustamaija": (3, 6, 0),
    "voron": (3, 21, 0),
    "pagat": (2, 19, 0),
    "dam": (4, 4, 0),
    "black-maria": (3, 6, 0),
    "hearts": (4, 7, 1),
}
DEPTHS = {"mustamaija": 5, "hearts": 4}
CARDS = {
    *("hand", "shown", "indicator", "bout", "discard", "chosen", "passed", "received"),
    *("trick", "last_trick", "captured"),
}
"""The fields of views that hold cards."""


def main() -> int:
    """Compare or write; return 1 if something differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the files anew")
    chosen = parser.parse_args()
    stale = 0
    for path, text in texts():
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        if before == text:
            continue
        stale += 1
        if chosen.write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        print(f"{'wrote' if chosen.write else 'differs:'} {path.relative_to(ROOT)}")
    return 1 if stale and not chosen.write else 0


def texts() -> Iterator[tuple[Path, str]]:
    """Every file that is written, with its text."""
    for name in PRESETS:
        yield GOLDEN / f"{name}.txt", game_text(name)
    yield LEAVES, leaves_text()


# --- games --------------------------------------------------------------------------------------


def game_text(name: str) -> str:
    """A whole game of a preset, everything derived from it included."""
    preset = PRESETS[name]
    players, seed, number = TABLES[name]
    family, rules = preset.family, preset.rules
    standing: dict[str, Any] = {"number": number} if family.name == "hearts" else {}
    state = family.start(rules, players, dealer=players - 1, seed=seed, **standing)
    pack = " ".join(map(card_name, state.stock[: state.end]))
    lines = [f"{name}, {players} players, seed {seed}, dealer {SEATS[players - 1]}"]
    lines += [f"  {option} = {text}" for option, text in rules.texts().items()]
    lines += [f"stock: {pack}", ""]
    views: dict[int, dict[str, str]] = {seat: {} for seat in range(-1, players)}
    lines += _table(preset, state, views)
    chance = Random(seed)
    step = 0
    while not family.over(state):
        step += 1
        seat, action = _next(family, rules, state, chance)
        family.law.apply(rules, state, seat, action)
        lines += ["", f"{step}. {SEATS[seat]}: {family.action_text(action)}"]
        lines += _table(preset, state, views)
    lines += ["", f"scores: {' '.join(map(str, family.score(rules, state)))}", ""]
    return "\n".join(lines)


def _next(family: Any, rules: Any, state: Any, chance: Random) -> tuple[int, int]:  # noqa: ANN401
    """Whoever may do something does it; the defender rather beats than takes."""
    seats = [seat for seat in range(state.players) if family.law.legal(rules, state, seat)]
    seat = chance.choice(seats)
    options = list(bits(family.law.legal(rules, state, seat)))
    cards = [action for action in options if action < 52]
    return seat, chance.choice(cards if cards and chance.random() < 0.7 else options)


def _table(preset: Preset, state: Any, views: dict[int, dict[str, str]]) -> list[str]:  # noqa: ANN401
    """What the last action led to: events, legal actions, choices, and what is new in each view."""
    family, rules = preset.family, preset.rules
    lines = []
    for told in family.told(rules, state, -1):
        lines.append(f"  told {_event(family, told)}")
        at = len(lines) - 1
        more = [
            f"{SEATS[seat]} {_cards(own.cards)} {own.number}"
            for seat in range(state.players)
            for own in [family.told(rules, state, seat)[at]]
            if own != told
        ]
        lines[at] += f" (to {'; '.join(more)})" if more else ""
    for seat in range(state.players):
        mask = family.law.legal(rules, state, seat)
        if mask:
            words = " ".join(family.action_text(action) for action in bits(mask))
            lines.append(f"  legal {SEATS[seat]}: {words} = {mask:#x}")
            lines.append(f"  choices {SEATS[seat]}: {_choices(family.choices(rules, state, seat))}")
    for seat, before in views.items():
        view = family.view(rules, state, seat)
        now = {spec.name: _field(spec.name, view) for spec in dataclasses.fields(view)}
        new = [f"{name}={text}" for name, text in now.items() if before.get(name) != text]
        views[seat] = now
        who = SEATS[seat] if seat >= 0 else "-"
        common = views[-1]
        if seat >= 0:
            # What a seat sees as everybody does stands once, with the spectator.
            new = [
                text for text in new if common.get(text.partition("=")[0]) != text.partition("=")[2]
            ]
        if new:
            lines.append(f"  view {who}: {', '.join(new)}")
    return lines


def _event(family: Any, told: Any) -> str:  # noqa: ANN401
    seat = "-" if told.seat is None else SEATS[told.seat]
    return f"{family.events(told.kind).name} {seat} {_cards(told.cards)} {told.number}"


def _cards(cards: tuple[int, ...] | None) -> str:
    if cards is None:
        return "hidden"
    return "[" + " ".join(map(card_name, cards)) + "]"


def _choices(choices: Any) -> str:  # noqa: ANN401
    said = [f"words {' '.join(map(str, choices.words))}"] if choices.words else []
    said += [
        f"{card_name(pick.card)}+{_cards(pick.joins)} {pick.least}-{pick.most}"
        for pick in choices.pick
    ]
    said += [
        f"{cover.at}:{card_name(cover.card)} by {_cards(cover.beaters)}" for cover in choices.cover
    ]
    if choices.must_cover:
        said.append(f"must cover {choices.must_cover}")
    if choices.best:
        said.append("best " + " ".join(f"{at}:{card_name(card)}" for at, card in choices.best))
    if choices.pass_:
        said.append(f"pass {choices.pass_.exactly} of {_cards(choices.pass_.cards)}")
    return ", ".join(said) or "none"


def _value(value: Any) -> str:  # noqa: ANN401
    if isinstance(value, tuple):
        return "(" + " ".join(_value(part) for part in value) + ")"
    return str(value)


def _field(name: str, view: Any) -> str:  # noqa: ANN401
    return _named(getattr(view, name)) if name in CARDS else _value(getattr(view, name))


def _named(value: Any) -> str:  # noqa: ANN401
    if isinstance(value, tuple):
        return "(" + " ".join(_named(part) for part in value) + ")"
    if value is None or value < 0:
        return {None: "None", -1: "open", -2: "left"}[value]
    return card_name(value)


# --- counts -------------------------------------------------------------------------------------


def leaves_text() -> str:
    """Leaf counts of every preset and number of players, from the deal and from its middle."""
    rows = [
        json.dumps(row | {"leaves": counted(row)})
        for name, preset in PRESETS.items()
        for players in preset.rules.seats()
        for row in (
            {"preset": name, "players": players, "seed": 0, "after": 0},
            {"preset": name, "players": players, "seed": 1, "after": 60},
        )
    ]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def counted(row: dict[str, Any]) -> list[int]:
    """The leaves of a fixed deal, for one action, two, three and so on.

    Before that, so many actions are played: of the seat to act the last one that is legal, then the
    middle one, then the last one again.
    """
    preset = PRESETS[row["preset"]]
    family, rules = preset.family, preset.rules
    state = family.start(rules, row["players"], seed=row["seed"])
    for step in range(row["after"]):
        waiting = list(bits(family.law.turn(state)))
        if not waiting:
            break
        options = list(bits(family.law.legal(rules, state, waiting[0])))
        action = options[len(options) // 2 if step % 2 else -1]
        family.law.apply(rules, state, waiting[0], action)
    counts: list[int] = []
    for depth in range(1, DEPTHS[family.name] + 1):
        counts.append(leaves(family, rules, state, depth))
        if counts[-1] > 4000:  # enough to tell, and quick
            break
    return counts


if __name__ == "__main__":
    sys.exit(main())
