"""In which order the rules of a family are told: chapters of options and of what never changes.

Only names live here; every sentence is ``maija.text``'s, every option the family's. Here too
stands which refusals a rule explains: whoever is refused something finds the rule by it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

FIXED: Final[Mapping[str, Mapping[str, str]]] = {
    "mustamaija": {
        "players": "S1.5 S2.2 S3.2 M5",
        "ranks": "S2.5 S1.3 S3.3",
        "two-alike": "M35",
        "stock": "S1.8 S3.8",
        "aim": "S2.22 S1.10 S3.4",
        "forehand": "S2.10 S1.11 S3.11",
        "one-suit": "S1.13 S2.11 S3.12 M51",
        "beat": "S2.13 S1.17 S1.25 S2.9 S3.14",
        "beat-plain": "S2.13 S1.17",
        "after-success": "S2.17 S1.19 S3.18",
        "after-pickup": "S2.18 S1.21",
        "queen-led": "S2.19 S1.28 S3.15",
        "defender-draws": "S1.18 S3.17",
        "stock-rest": "M60 S2.20",
        "out": "S2.21 M53",
        "lead-passes": "S2.21 M69",
        "last": "S2.22 S1.38 S3.23",
        "last-lead": "M54",
    },
    "hearts": {
        "players": "S4.7 S4.17",
        "pack": "S4.7 S4.17",
        "ranks": "S4.9",
        "dealt": "S4.7",
        "aim": "S4.10",
        "follow": "S4.9",
        "trick": "S4.9",
        "worth": "S4.1 S4.11 S4.19",
    },
}
"""What no table changes, with its clauses, by family."""

ALSO: Final[Mapping[str, Mapping[str, str]]] = {
    "mustamaija": {
        "packs": "M3",
        "hand_size": "S2.4 S3.7 S1.45",
        "deal_packet": "S2.6 M6",
        "first_dealer": "S3.6 M1",
        "queen_in_cut": "M2",
        "next_dealer": "M72",
        "trump_method": "S1.23 S1.24 S1.26 S1.44 S3.9 S3.24 M15 M17 M18 M19 M25",
        "spades_may_be_trump": "S2.8 M9 M22",
        "spade_indicator_goes": "S2.8 M7 M11",
        "indicator_position": "S1.44 S3.22 M12",
        "trump_redeclare": "S1.27",
        "queen_may_beat": "S1.4 S2.19 S3.15 M30",
        "max_attack": "S1.12 M52",
        "defender_limit": "S1.36 S1.37 S3.13 M44",
        "overload": "M46 M48 M49",
        "announce_counts": "S1.52 M50 M75",
        "attacker_draws": "S3.17",
        "draw_amount": "S1.33 S2.14",
        "draw_compulsory": "S1.51 M67",
        "refill_after_pickup": "S1.33 S3.20 M66",
        "partial_defence": "S1.20 S3.19 M39 M41",
        "must_beat_if_possible": "S1.31 S3.19 M38",
        "scoring": "M73",
    },
    "hearts": {
        "removed_3": "S4.17",
        "removed_5": "S4.17",
        "removed_6": "S4.17",
        "pass_count": "T3",
        "pass_cycle_3": "S4.12 T2",
        "pass_cycle_4": "S4.12 T2",
        "pass_cycle_5": "S4.12 T2",
        "pass_cycle_6": "S4.12 T1",
        "first_lead": "S4.13 T5 T6",
        "first_trick_points": "S4.14 T9",
        "hearts_lead": "S4.14 T13",
        "heart_values": "S4.18 T20",
        "queen_value": "S4.18 T21",
        "king_value": "S4.23",
        "ace_value": "S4.23",
        "omnibus": "T28",
        "moon": "S4.15 S4.24",
        "end": "S4.25 T30",
        "target": "S4.16",
        "dealer_rotation": "T37",
    },
}
"""Further clauses of an option, beside the one that it carries itself."""

OF_VALUES: Final[Mapping[str, Mapping[str, str]]] = {
    "mustamaija": {
        "packs=1": "S2.1",
        "hand_size=5": "S2.4",
        "deal_packet=1": "S2.6",
        "first_dealer=lot": "S3.6",
        "trump_method=fixed": "S1.26",
        "trump_method=turn_up_after_first_lead": "P01",
        "trump_method=kq_anytime": "S1.24",
        "trump_method=kq_after_deal": "S3.24",
        "spades_may_be_trump=yes": "M22",
        "queen_may_beat=no": "S2.19",
        "max_attack=none": "S1.12",
        "defender_limit=after_stock_empty": "S1.36",
        "overload=illegal": "S2.12",
        "announce_counts=hidden": "S1.52",
        "announce_counts=public": "M75",
        "attacker_draws=after_bout": "S3.17",
        "draw_amount=up_to": "S2.14",
        "draw_compulsory=no": "S1.51",
        "refill_after_pickup=no": "S3.20",
        "partial_defence=all_or_nothing": "S3.14",
        "must_beat_if_possible=no": "S3.19",
        "scoring=finish_order": "M73",
        "scoring=loss_count": "M73",
    },
    "hearts": {
        "pass_cycle_3=right": "S4.12",
        "pass_cycle_4=right": "S4.12",
        "pass_cycle_5=right": "S4.12",
        "pass_cycle_6=right": "S4.12",
        "first_lead=any_club": "T8",
        "first_lead=left_of_dealer": "S4.13",
        "first_trick_points=allowed": "S4.14",
        "hearts_lead=any": "S4.14",
        "heart_values=pip": "S4.18",
        "queen_value=25": "S4.18",
        "king_value=0": "S4.1",
        "ace_value=0": "S4.1",
        "moon=none": "S4.15",
        "end=hands": "S4.25",
    },
}
"""The clause of a value that another clause lays down than that of its option."""

CHAPTERS: Final[Mapping[str, Mapping[str, str]]] = {
    "mustamaija": {
        "cards": "*players packs *ranks *two-alike",
        "deal": "hand_size deal_packet *stock first_dealer queen_in_cut next_dealer",
        "aim": "*aim",
        "attack": "*forehand *one-suit max_attack defender_limit overload announce_counts",
        "defence": "*beat *beat-plain must_beat_if_possible partial_defence *after-success"
        " *after-pickup",
        "queen": "*queen-led queen_may_beat no_queen_left",
        "trumps": "trump_method fixed_trump spades_may_be_trump spade_indicator_goes"
        " indicator_position trump_redeclare kq_must_show",
        "draw": "attacker_draws draw_order draw_amount *defender-draws refill_after_pickup"
        " draw_compulsory *stock-rest",
        "out": "*out *lead-passes *last *last-lead repetition",
        "score": "scoring deals",
    },
    "hearts": {
        "cards": "*players *pack removed_3 removed_5 removed_6 *ranks",
        "deal": "*dealt first_dealer dealer_rotation",
        "aim": "*aim",
        "pass": "pass_count pass_cycle_3 pass_cycle_4 pass_cycle_5 pass_cycle_6",
        "play": "*follow *trick first_lead first_trick_points hearts_lead queen_breaks_hearts"
        " lead_hearts_instead_of_queen",
        "points": "heart_values queen_value king_value ace_value omnibus *worth no_tricks_bonus",
        "moon": "moon moon_value omnibus_needed_for_moon sun",
        "end": "end target hands exact_target tie floor_zero",
    },
}
"""The chapters of each family; a star marks what no table changes."""

EXPLAINS: Final[Mapping[str, Mapping[str, str]]] = {
    "mustamaija": {
        "deal-over": "*last",
        "already-out": "*out",
        "not-your-turn": "*forehand",
        "other-suit": "*one-suit",
        "empty-lead": "*one-suit",
        "attack-limit": "max_attack",
        "defender-limit": "defender_limit",
        "queen-unbeatable": "*queen-led",
        "queen-cannot-beat": "queen_may_beat",
        "too-low": "*beat *beat-plain",
        "does-not-beat": "*beat *beat-plain",
        "must-beat": "must_beat_if_possible",
        "all-answered": "partial_defence",
        "no-overload": "overload defender_limit",
        "claim-lapsed": "overload",
        "pairs-name-nothing": "trump_method",
        "no-pair": "trump_method",
        "naming-in-lead": "trump_method",
        "already-named": "trump_redeclare trump_method",
        "suit-already-named": "trump_redeclare",
        "spades-never-trump": "spades_may_be_trump",
        "must-draw": "draw_compulsory",
        "card-not-now": "draw_compulsory",
    },
    "hearts": {
        "deal-over": "*aim",
        "word-not-now": "moon",
        "choose-moon": "moon",
        "already-chosen": "pass_count",
        "enough-chosen": "pass_count",
        "first-lead": "first_lead",
        "follow-suit": "*follow",
        "first-trick-points": "first_trick_points",
        "hearts-not-broken": "hearts_lead",
    },
}
"""The rule that explains a refusal, by its code; of several the first that is told."""
