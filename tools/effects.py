"""Finds, for every value of every option, a position in which that value makes a difference.

`python -m tools.effects` looks whether each kept position of `tests/options/kept.json` still shows
its value and searches for those that are missing; `--write` keeps what was found. A value for which
nothing is found has no effect: such an option is not built.

A kept position names two rules that differ in the option alone (or, where one option needs another,
in the fewest), the table, the moves that are legal under both, and where the two first part:

`deal`   what lies on the table after dealing
`legal`  what a seat may do
`apply`  what stands on the table after the last move
`score`  what the finished deal scores
`view`   what a seat may know
`match`  totals, end, places and next dealer after the deal, or who deals first
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import random
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from maija.cards import QUEEN_OF_SPADES, card_name, cards_in, parse_cards
from maija.games.family import bits
from maija.games.match import Match, first_dealer
from maija.games.presets import PRESETS, Preset
from maija.record import NotationError, format_position, read_moves, read_position

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from maija.games.family import Family

KEPT = Path(__file__).resolve().parent.parent / "tests" / "options" / "kept.json"
SEATS = "ABCDEFGH"
UNSEEN = {"events", "told", "rng", "positions", "seen", "idle"}
"""Fields in which no difference counts: notes of the law, not cards on the table."""
MASKS = {"hands", "twice", "shown", "gone", "gone_twice", "chosen", "received", "captured", "pile"}
VIEWED = {("announce_counts", "max_receivable")}
"""Values that change what may be known and nothing else; only for them that is looked at."""
NO_EFFECT = {("hearts", "dealer_rotation"): "it has one value only"}

Options = dict[str, str]


# --- playing again ------------------------------------------------------------------------------


def open_table(entry: Mapping[str, Any], side: str) -> tuple[Preset, Any, Any]:
    """The preset, the rules of one side (`against` or `value`) and the table of a kept position."""
    chosen = PRESETS[entry["game"]]
    options = entry["rules"][side]
    if "position" in entry:
        told = [f"{name}={text.replace(' ', '_')}" for name, text in options.items()]
        return read_position("; ".join([" ".join([entry["game"], *told]), entry["position"]]))
    dealt = entry["deal"]
    rules = chosen.changed(options, dealt["players"])
    standing = {name: dealt[name] for name in ("number",) if name in dealt}
    state = chosen.family.start(
        rules, dealt["players"], dealer=dealt["dealer"], seed=dealt["seed"], **standing
    )
    return chosen, rules, state


def parting(entry: Mapping[str, Any]) -> tuple[int, str, str, str, str]:
    """Play a kept position under both rules up to the first difference.

    Returns:
        How many moves were played, the question that the two answer differently, what exactly
        (a seat or a field), and the two answers; the question is empty when there is none.

    Raises:
        ValueError: a move is refused under one of the rules before they part.
    """
    if "order" in entry:
        return (0, *_dealers(entry))
    chosen, old_rules, old = open_table(entry, "against")
    _, new_rules, new = open_table(entry, "value")
    family = chosen.family
    viewed = (entry["option"], entry["value"]) in VIEWED
    found = _parted("deal", family, (old_rules, old), (new_rules, new), viewed=viewed)
    played = 0
    for move in entry["moves"]:
        if found:
            break
        seat, actions = read_moves(entry["game"], move)
        for action in actions:
            if not family.law.legal(old_rules, old, seat) >> action & 1:
                raise ValueError(f"{move}: {family.action_text(action)} is refused")
            family.law.apply(old_rules, old, seat, action)
            family.law.apply(new_rules, new, seat, action)
            found = _parted("apply", family, (old_rules, old), (new_rules, new), viewed=viewed)
            if found:
                break
        played += 1
    if not found and "match" in entry:
        found = _matches(entry, family, (old_rules, old), (new_rules, new))
    return (played, *(found or ("", "", "", "")))


Found = tuple[str, str, str, str]


def _parted(
    question: str,
    family: Family,
    old: tuple[Any, Any],
    new: tuple[Any, Any],
    *,
    viewed: bool,
) -> Found | None:
    """The first difference between two tables and between what may be done there."""
    found = _fields(question, old[1], new[1]) or _answers(family, *old, *new)
    return found or (_views(family, *old, *new) if viewed else None)


def _fields(question: str, old: Any, new: Any) -> Found | None:  # noqa: ANN401 -- two states
    for spec in dataclasses.fields(old):
        one, two = getattr(old, spec.name), getattr(new, spec.name)
        if one == two or spec.name in UNSEEN:
            continue
        if spec.name == "stock":
            one, two = one[: old.end], two[: new.end]
            if one == two:
                continue
            at = next(
                (i for i, both in enumerate(zip(one, two, strict=False)) if both[0] != both[1]),
                min(len(one), len(two)),
            )
            return question, f"stock[{at}]", _card(one, at), _card(two, at)
        if isinstance(one, list):
            at = next(i for i, both in enumerate(zip(one, two, strict=True)) if both[0] != both[1])
            where = f"{spec.name}[{at}]"
            return question, where, _told(spec.name, one[at]), _told(spec.name, two[at])
        return question, spec.name, _told(spec.name, one), _told(spec.name, two)
    return None


def _card(cards: list[int], at: int) -> str:
    return card_name(cards[at]) if at < len(cards) else "nothing"


def _told(name: str, value: int) -> str:
    if name in MASKS:
        return " ".join(map(card_name, cards_in(value))) or "nothing"
    return str(value)


def _answers(family: Family, old_rules: Any, old: Any, new_rules: Any, new: Any) -> Found | None:  # noqa: ANN401
    for seat in range(old.players):
        one = family.law.legal(old_rules, old, seat)
        two = family.law.legal(new_rules, new, seat)
        if one != two:
            told = [" ".join(map(family.action_text, bits(mask))) for mask in (one, two)]
            return "legal", SEATS[seat], told[0] or "nothing", told[1] or "nothing"
    if family.over(old):
        scores = family.score(old_rules, old), family.score(new_rules, new)
        if scores[0] != scores[1]:
            told = [" ".join(map(str, row)) for row in scores]
            return "score", "all", told[0], told[1]
    return None


def _views(family: Family, old_rules: Any, old: Any, new_rules: Any, new: Any) -> Found | None:  # noqa: ANN401
    for seat in range(-1, old.players):
        one, two = family.view(old_rules, old, seat), family.view(new_rules, new, seat)
        if one != two:
            for spec in dataclasses.fields(one):
                parts = getattr(one, spec.name), getattr(two, spec.name)
                if parts[0] != parts[1]:
                    who = SEATS[seat] if seat >= 0 else "spectator"
                    return "view", f"{spec.name} for {who}", str(parts[0]), str(parts[1])
    return None


def _matches(entry: Mapping[str, Any], family: Family, *sides: tuple[Any, Any]) -> Found | None:
    """What the match makes of the finished deal, counted as often as the entry says."""
    told = []
    for rules, state in sides:
        match = Match(family, rules, state.players, state.dealer, tuple(entry["match"]["totals"]))
        for _ in range(entry["match"]["times"]):
            match.finish(state)
        told.append(
            {
                "totals": " ".join(map(str, match.totals)),
                "over": "yes" if match.over else "no",
                "dealer": SEATS[match.dealer],
                "places": " ".join(map(str, match.places)) if match.over else "",
            }
        )
    for name in told[0]:
        if told[0][name] != told[1][name]:
            return "match", name, told[0][name], told[1][name]
    return None


def _dealers(entry: Mapping[str, Any]) -> Found:
    chosen = PRESETS[entry["game"]]
    players = entry["players"]
    order = parse_cards(entry["order"])
    seats = []
    for side in ("against", "value"):
        rules = chosen.changed(entry["rules"][side], players)
        seats.append(SEATS[first_dealer(chosen.family, rules, players, order).seat])
    if seats[0] == seats[1]:
        return "", "", "", ""
    return "match", "first dealer", seats[0], seats[1]


# --- searching ----------------------------------------------------------------------------------

COMPANIONS: dict[str, list[Options]] = {
    "fixed_trump": [
        {"trump_method": "fixed"},
        {"trump_method": "fixed", "spades_may_be_trump": "yes"},
    ],
    "draw_amount": [{"draw_compulsory": "no"}],
    "no_queen_left": [{"queen_may_beat": "yes_as_top_trump"}],
    "announce_counts": [{"defender_limit": "after_stock_empty"}],
    "moon_value": [{"spot": "yes"}],
    "omnibus_needed_for_moon": [{"omnibus": "jd"}],
    "hands": [{"end": "hands", "hands": "12"}, {"end": "hands"}],
    "end": [{"hands": "12"}],
    "king_value": [{"moon": "none"}],
    "ace_value": [{"moon": "none"}],
}
"""What an option needs beside it to mean something."""
ONE_SIDED: dict[str, list[Options]] = {
    "overload": [
        {"defender_limit": "never"},
        {"defender_limit": "after_stock_empty", "announce_counts": "hidden"},
    ],
    "announce_counts": [{"overload": "illegal"}],
    "hands": [{"end": "hands"}],
    "end": [{"hands": "12"}],
}
"""What a value needs beside it that the preset must not have."""


@dataclass(frozen=True)
class Candidate:
    """Two rules to compare."""

    game: str
    players: int
    against: Options
    value: Options


def candidates(name: str, text: str, family: Family) -> Iterator[Candidate]:
    """Pairs of rules that differ in one option, the ones nearest to a preset first."""
    games = [game for game, preset in PRESETS.items() if preset.family is family]
    others = [family.rules.written(name, value) for value in family.rules.values(name)]
    tries: list[tuple[Options, bool]] = [] if name == "draw_amount" else [({}, True)]
    tries += [(more, True) for more in COMPANIONS.get(name, [])]
    tries += [(more, False) for more in ONE_SIDED.get(name, [])]
    for more, both in tries:
        for game in games:
            preset = PRESETS[game]
            usual = preset.rules.text(name)
            pairs = (
                [(usual, text)] if text != usual else [(one, text) for one in others if one != text]
            )
            for players in _seats(name, preset):
                for old, new in pairs:
                    against = {**(more if both or old != usual else {}), name: old}
                    value = {**(more if both or new != usual else {}), name: new}
                    found = _accepted(preset, players, against, value)
                    if found:
                        yield Candidate(game, players, *found)


def _seats(name: str, preset: Preset) -> list[int]:
    last = name.rpartition("_")[2]
    if last.isdigit():
        return [int(last)]
    return [*preset.rules.seats()]


def _accepted(preset: Preset, players: int, *sides: Options) -> tuple[Options, Options] | None:
    kept = []
    for options in sides:
        rules = preset.rules.changed(options)
        if preset.family.clashes(rules, players, preset.rules):
            return None
        kept.append(rules.differences(preset.rules))
    return (kept[0], kept[1]) if kept[0] != kept[1] else None


def search(name: str, text: str, family: Family, tries: int) -> dict[str, Any] | None:
    """The shortest of the first positions found in which a value shows."""
    best: tuple[int, dict[str, Any]] | None = None
    hits = 0
    for candidate in candidates(name, text, family):
        for seed in range(tries):
            entry = _try(name, text, candidate, seed)
            if entry is None:
                continue
            hits += 1
            size = len(json.dumps(entry))
            if best is None or size < best[0]:
                best = size, entry
            if hits >= 12 or name in FIRST_DEALER:
                return best[1]
        if best is not None:
            return best[1]
    return None


FIRST_DEALER = {"first_dealer", "queen_in_cut"}
OF_THE_MATCH = {
    "next_dealer",
    "deals",
    "end",
    "target",
    "hands",
    "tie",
    "exact_target",
    "floor_zero",
}


def _try(name: str, text: str, candidate: Candidate, seed: int) -> dict[str, Any] | None:
    chance = random.Random(f"{name}={text} {candidate} {seed}")
    entry: dict[str, Any] = {
        "option": name,
        "value": text,
        "game": candidate.game,
        "rules": {"against": candidate.against, "value": candidate.value},
    }
    if name in FIRST_DEALER:
        order = PRESETS[candidate.game].family.pack(_rules(candidate), candidate.players)
        chance.shuffle(order)
        entry |= {"players": candidate.players, "order": " ".join(map(card_name, order))}
        return _complete(entry)
    hearts = PRESETS[candidate.game].family.name == "hearts"
    if hearts and (name in OF_THE_MATCH or seed % 2):
        entry["position"] = _late_hearts(candidate, chance, name)
    else:
        entry["deal"] = {
            "players": candidate.players,
            "dealer": chance.randrange(candidate.players),
            "seed": chance.getrandbits(31),
        }
        if hearts:
            entry["deal"]["number"] = chance.randrange(5)
    if name in OF_THE_MATCH and "position" in entry:
        try:
            open_table(entry, "against")
        except NotationError:
            return None
    if name in OF_THE_MATCH:
        totals = [0] * candidate.players
        if hearts:
            _, _, state = open_table(entry, "against")
            totals = state.totals[: candidate.players]
        entry["match"] = {"totals": totals, "times": chance.choice([1, 1, candidate.players, 7])}
    try:
        return _complete(_played(entry, chance))
    except NotationError:  # a card that only one of the two packs has
        return None


def _rules(candidate: Candidate) -> Any:  # noqa: ANN401
    return PRESETS[candidate.game].changed(candidate.against, candidate.players)


def _played(entry: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Random moves that are legal under both rules, up to where they part."""
    chosen, old_rules, old = open_table(entry, "against")
    _, new_rules, new = open_table(entry, "value")
    family = chosen.family
    manner = chance.choice(["random", "random", "giving way", "high"])
    entry["moves"] = []
    actions: list[tuple[int, int]] = []
    viewed = (entry["option"], entry["value"]) in VIEWED
    if _parted("deal", family, (old_rules, old), (new_rules, new), viewed=viewed):
        return entry
    tables: list[tuple[int, str]] = []
    for _ in range(3000):
        if family.over(old) or family.over(new):
            break
        if _quiet(old) and actions:
            tables.append((len(actions), _position(entry, old_rules, old)))
        seat = chance.choice([s for s in range(old.players) if family.law.legal(old_rules, old, s)])
        options = list(bits(family.law.legal(old_rules, old, seat)))
        action = chance.choice(options)
        if manner == "giving way":
            action = 53 if 53 in options else 52 if 52 in options else action
        elif manner == "high":
            action = options[-1]
        actions.append((seat, action))
        family.law.apply(old_rules, old, seat, action)
        family.law.apply(new_rules, new, seat, action)
        if _parted("apply", family, (old_rules, old), (new_rules, new), viewed=viewed):
            break
    # The latest table from which the moves still lead to the difference is the shortest to read.
    for at, text in reversed(tables[-12:]):
        shorter = {key: value for key, value in entry.items() if key not in {"deal", "position"}}
        shorter |= {"position": text, "moves": _moves(family, actions[at:])}
        try:
            if parting(shorter)[1]:
                return shorter
        except ValueError:
            continue
    entry["moves"] = _moves(family, actions)
    return entry


def _quiet(state: Any) -> bool:  # noqa: ANN401
    if hasattr(state, "gone"):
        return bool(state.phase == 1 and state.led == 0)
    return bool(state.phase == 1 and state.played == 0)


def _position(entry: Mapping[str, Any], rules: Any, state: Any) -> str:  # noqa: ANN401
    return format_position(entry["game"], rules, state).partition("; ")[2]


def _moves(family: Family, actions: list[tuple[int, int]]) -> list[str]:
    moves: list[tuple[int, list[str]]] = []
    for seat, action in actions:
        if not moves or moves[-1][0] != seat:
            moves.append((seat, []))
        moves[-1][1].append(family.action_text(action))
    return [" ".join([SEATS[seat], *texts]) for seat, texts in moves]


def _complete(entry: dict[str, Any]) -> dict[str, Any] | None:
    """The entry with where the rules part; nothing if they do not."""
    played, question, where, old, new = parting(entry)
    if not question:
        return None
    if "moves" in entry:
        entry["moves"] = entry["moves"][:played]
    if question != "match":
        entry.pop("match", None)
    return entry | {"parts": {"question": question, "where": where, "against": old, "new": new}}


def _late_hearts(candidate: Candidate, chance: random.Random, name: str) -> str:
    """The last two tricks of a deal in which one seat has taken all that counts so far."""
    players = candidate.players
    family = PRESETS[candidate.game].family
    rules = _rules(candidate)
    pack = family.pack(rules, players)
    chance.shuffle(pack)
    hands = [sorted(pack[at * 2 : at * 2 + 2]) for at in range(players)]
    rest = pack[players * 2 :]
    trick = len(rest) // players + 1
    shooter = chance.randrange(players)
    costly = [card for card in rest if card // 13 == 2 or card >= QUEEN_OF_SPADES]
    harmless = [card for card in rest if card not in costly]
    taken: list[list[int]] = [[] for _ in range(players)]
    shoots = chance.random() < 0.7
    taken[shooter] = costly if shoots else []
    loose = harmless if shoots else rest
    while len(taken[shooter]) % players:
        taken[shooter].append(loose.pop())
    while loose:
        at = shooter if shoots and chance.random() < 0.5 else chance.randrange(players)
        taken[at] += loose[:players]
        del loose[:players]
    near = rules.target - chance.choice([0, 26, 13, 1, 5, 40, 10])
    totals = [chance.choice([near, near, near - 1, 0, -3, near - 25]) for _ in range(players)]
    items = [
        f"dealer {SEATS[chance.randrange(players)]}",
        f"trick {trick}",
        "broken",
        f"leader {SEATS[shooter]}",
    ]
    if name in OF_THE_MATCH or name.startswith("moon"):
        items.append(" ".join(["totals", *map(str, totals)]))
    items += [
        " ".join(["taken", *(_seat_cards(at, cards) for at, cards in enumerate(taken) if cards)]),
        " ".join(["tricks", *(str(len(cards) // players) for cards in taken)]),
        *(_seat_cards(at, cards) for at, cards in enumerate(hands)),
    ]
    return "; ".join(items)


def _seat_cards(seat: int, cards: list[int]) -> str:
    return " ".join([SEATS[seat], *map(card_name, sorted(cards))])


# --- keeping ------------------------------------------------------------------------------------


def all_values() -> list[tuple[str, str, str]]:
    """Family, option and value of everything that must show."""
    families = {preset.family.name: preset.family for preset in PRESETS.values()}
    return [
        (family.name, name, family.rules.written(name, value))
        for family in families.values()
        for name in family.rules.names()
        if (family.name, name) not in NO_EFFECT
        for value in family.rules.values(name)
    ]


def kept() -> dict[tuple[str, str, str], dict[str, Any]]:
    """The kept positions by family, option and value."""
    if not KEPT.exists():
        return {}
    entries = json.loads(KEPT.read_text(encoding="utf-8"))
    return {
        (PRESETS[entry["game"]].family.name, entry["option"], entry["value"]): entry
        for entry in entries
    }


def keep(entries: Mapping[tuple[str, str, str], dict[str, Any]]) -> None:
    """Write the kept positions, a line each."""
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries.values())
    KEPT.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def still_shows(entry: Mapping[str, Any]) -> bool:
    """Whether a kept position still parts where it says."""
    try:
        played, *found = parting(entry)
    except ValueError:
        return False
    return played == len(entry.get("moves", [])) and found == list(entry["parts"].values())


def main() -> int:
    """Search for what is missing; return 1 if a value shows nowhere."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="keep what was found")
    parser.add_argument(
        "--tries", type=int, default=300, help="random tables for each pair of rules"
    )
    parser.add_argument("options", nargs="*", help="search these options only, and anew")
    chosen = parser.parse_args()
    families = {preset.family.name: preset.family for preset in PRESETS.values()}
    before = kept()
    after: dict[tuple[str, str, str], dict[str, Any]] = {}
    nothing = []
    for key in all_values():
        family, name, text = key
        entry = before.get(key)
        if entry is None or name in chosen.options or not still_shows(entry):
            if chosen.options and name not in chosen.options:
                found = None
            else:
                found = search(name, text, families[family], chosen.tries)
            if found is None:
                nothing.append(f"{family} {name}={text}")
            else:
                parts = found["parts"]
                print(f"{family} {name}={text}: {parts['question']}, {parts['where']}", flush=True)
            entry = found
        if entry is not None:
            after[key] = entry
            if chosen.write:
                keep(before | after)
    for line in nothing:
        print(f"shows nowhere: {line}")
    return 1 if nothing else 0


if __name__ == "__main__":
    sys.exit(main())
