"""The games by name. Each shows only what differs from its family's default."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from maija.cards import mask_of, parse_cards

from .hearts import FAMILY as HEARTS
from .hearts.rules import FirstLead, FirstTrickPoints, HeartsLead, Moon, Pass
from .hearts.rules import Rules as HeartsRules
from .mustamaija import FAMILY as MUSTAMAIJA
from .mustamaija.rules import (
    AnnounceCounts,
    AttackerDraws,
    DealPacket,
    DefenderLimit,
    FirstDealer,
    MaxAttack,
    Overload,
    Packs,
    PartialDefence,
    QueenInCut,
    Scoring,
    TrumpMethod,
)
from .mustamaija.rules import Rules as MustamaijaRules
from .options import Reason, RulesError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .family import Family


@dataclass(frozen=True)
class Preset:
    """A game by name: its family, its rules and where they come from."""

    name: str
    family: Family
    rules: Any
    source: str
    """The seed or the public source of ``docs/rules``."""
    players: int = 4
    """How many sit down if nobody says otherwise."""

    def changed(self, options: Mapping[str, str] | None = None, players: int | None = None) -> Any:  # noqa: ANN401 -- the family's rules
        """The rules with some options changed, checked for so many players.

        Raises:
            RulesError: an unknown option, a value out of range, fields that clash.
        """
        rules = self.rules.changed(options or {})
        self.family.settle(rules, players or self.players, self.rules)
        return rules


def _cards(text: str) -> int:
    return mask_of(parse_cards(text))


PRESETS: Final[Mapping[str, Preset]] = {
    preset.name: preset
    for preset in (
        Preset(
            "musta-maija",
            MUSTAMAIJA,
            MustamaijaRules(
                packs=Packs.AUTO,
                hand_size=6,
                deal_packet=DealPacket.THREE,
                first_dealer=FirstDealer.CUT,
                queen_in_cut=QueenInCut.REDRAW,
                trump_method=TrumpMethod.KQ_ANYTIME,
                spades_may_be_trump=True,
                max_attack=MaxAttack.NONE,
                defender_limit=DefenderLimit.AFTER_STOCK_EMPTY,
                overload=Overload.CLAIM_DUMP_HAND,
                announce_counts=AnnounceCounts.HIDDEN,
                scoring=Scoring.WINNER_1,
            ),
            "S1",
        ),
        Preset("mustamaija", MUSTAMAIJA, MustamaijaRules(), "S2"),
        Preset(
            "voron",
            MUSTAMAIJA,
            MustamaijaRules(
                max_attack=MaxAttack.NONE,
                attacker_draws=AttackerDraws.AFTER_BOUT,
                partial_defence=PartialDefence.ALL_OR_NOTHING,
            ),
            "S3",
        ),
        Preset(
            "pagat",
            MUSTAMAIJA,
            MustamaijaRules(
                trump_method=TrumpMethod.TURN_UP_AFTER_FIRST_LEAD, max_attack=MaxAttack.NONE
            ),
            "P01",
        ),
        Preset("dam", MUSTAMAIJA, MustamaijaRules(hand_size=6, max_attack=MaxAttack.NONE), "P07"),
        Preset(
            "black-maria",
            HEARTS,
            HeartsRules(
                removed_3=_cards("2C"),
                removed_6=_cards("2C 2D 2H 2S"),
                pass_cycle_3=(Pass.RIGHT,),
                pass_cycle_4=(Pass.RIGHT,),
                pass_cycle_5=(Pass.RIGHT,),
                pass_cycle_6=(Pass.RIGHT,),
                first_lead=FirstLead.LEFT_OF_DEALER,
                first_trick_points=FirstTrickPoints.ALLOWED,
                hearts_lead=HeartsLead.ANY,
                king_value=10,
                ace_value=7,
                moon=Moon.NONE,
            ),
            "S4",
        ),
        Preset("hearts", HEARTS, HeartsRules(), "S4"),
    )
}
"""The seven games, by name."""


def preset(name: str) -> Preset:
    """The game of that name.

    Raises:
        RulesError: there is none; the reason names those there are.
    """
    key = name.strip().lower()
    if key not in PRESETS:
        facts: dict[str, Any] = {"preset": name[:60], "presets": tuple(PRESETS)}
        from difflib import get_close_matches  # noqa: PLC0415 -- only a wrong name needs it

        close = get_close_matches(key, PRESETS, n=1)
        if close:
            facts["close"] = close[0]
        raise RulesError(Reason("unknown-preset", facts))
    return PRESETS[key]


__all__ = ["PRESETS", "Preset", "preset"]
