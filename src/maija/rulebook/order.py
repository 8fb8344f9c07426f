"""In which order the rules of a family are told: chapters of options and of what never changes.

Only names live here; every sentence is ``maija.text``'s, every option the family's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

FIXED: Final[Mapping[str, Mapping[str, str]]] = {
    "mustamaija": {
        "aim": "S2.22",
        "forehand": "S2.10",
        "one-suit": "S1.13",
        "queen-led": "S2.19",
        "beat": "S2.13",
        "after-success": "S2.17",
        "after-pickup": "S2.18",
        "out": "S2.21",
    },
    "hearts": {"aim": "S4.10", "follow": "S4.9", "trick": "S4.9"},
}
"""What no table changes, with its clause, by family."""

CHAPTERS: Final[Mapping[str, Mapping[str, str]]] = {
    "mustamaija": {
        "aim": "*aim",
        "deal": "packs hand_size deal_packet first_dealer queen_in_cut next_dealer",
        "trumps": "trump_method fixed_trump spades_may_be_trump spade_indicator_goes"
        " indicator_position trump_redeclare kq_must_show",
        "queen": "*queen-led queen_may_beat no_queen_left",
        "attack": "*forehand *one-suit max_attack defender_limit overload announce_counts",
        "defence": "*beat must_beat_if_possible partial_defence *after-success *after-pickup",
        "draw": "attacker_draws draw_order draw_amount draw_compulsory refill_after_pickup",
        "end": "*out scoring repetition deals",
    },
    "hearts": {
        "aim": "*aim",
        "deal": "removed_3 removed_5 removed_6 first_dealer dealer_rotation",
        "pass": "pass_count pass_cycle_3 pass_cycle_4 pass_cycle_5 pass_cycle_6",
        "play": "*follow *trick first_lead first_trick_points hearts_lead queen_breaks_hearts"
        " lead_hearts_instead_of_queen",
        "points": "heart_values queen_value king_value ace_value omnibus no_tricks_bonus",
        "moon": "moon moon_value omnibus_needed_for_moon sun",
        "end": "end target hands exact_target tie floor_zero",
    },
}
"""The chapters of each family; a star marks what no table changes."""
