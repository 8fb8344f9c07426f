"""Advice in words: a play, what it is likely to come to, what can be said of it.

Only which facts go into which sentence stands here; the sentences are ``maija.text``'s, the facts
``maija.players.advice``'s.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maija.cards import PACK_SIZE
from maija.games.mustamaija.terms import DONE, NAME
from maija.players.advice import Unit
from maija.players.asked import answers

from .telling import NONE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from maija.games.family import Family
    from maija.players.advice import Advice, Estimate, Option, Play
    from maija.players.asked import Asked
    from maija.players.remarks import Remark

    from .telling import Teller

MARGIN: Final = 1.96
"""So many standard errors to either side are the 95 % interval."""
FEWEST: Final = 200
"""What was tried in fewer deals is called rough."""
_LAID: Final = {
    "lead": "advice-play-lead",
    "add": "advice-play-add",
    "pass": "advice-play-pass",
}
"""How cards are told that are laid for what was asked; others are played."""
_VALUES: Final = {1: "win", 0: "draw", -1: "loss", None: "none"}


def play_words(teller: Teller, family: Family, asked: Asked, actions: Sequence[int]) -> str:
    """A play as a label.

    Args:
        teller: says it.
        family: the family of the game.
        asked: what the seat was asked.
        actions: the play; none for naming no trumps out of turn.
    """
    laid = [action for action in actions if action < PACK_SIZE]
    cards = teller.cards(laid)
    if not actions:
        return teller.say("advice-play-wait")
    if family.name == "mustamaija" and actions[0] >= NAME:
        return teller.say("advice-play-name", suit=teller.suit(actions[0] - NAME))
    if asked.kind == "defend":
        given = answers(asked, tuple(actions))
        if given.pairs or given.left:
            return _defence(teller, given.pairs, given.left)
    if not laid:
        if asked.kind == "add":
            return teller.say("advice-play-end")
        return teller.say("advice-play-word", word=teller.action(family, actions[0]))
    return teller.say(_LAID.get(asked.kind, "advice-play-card"), cards=cards)


def _defence(teller: Teller, pairs: Sequence[tuple[int, int]], left: Sequence[int]) -> str:
    told = ", ".join(
        teller.say("advice-pair", card=teller.card(card), beater=teller.card(beater))
        for card, beater in pairs
    )
    if not pairs:
        return teller.say("advice-play-leave", cards=teller.cards(left))
    if left:
        return teller.say("advice-play-beat-some", pairs=told, cards=teller.cards(left))
    return teller.say("advice-play-beat", pairs=told)


def estimate_words(teller: Teller, unit: Unit, estimate: Estimate) -> str:
    """What a play is likely to come to, as a sentence."""
    if is_certain(estimate):
        return teller.say("advice-solved", value=_VALUES[estimate.solved])
    margin = MARGIN * estimate.error
    if unit is Unit.LOSING:
        return teller.say("advice-losing", percent=100 * estimate.counted, margin=100 * margin)
    return teller.say("advice-points", points=estimate.counted, margin=margin)


def is_certain(estimate: Estimate) -> bool:
    """Whether it is known for certain; that somebody loses hangs on whether others err."""
    return estimate.solved is not None and estimate.solved >= 0


def short_words(teller: Teller, unit: Unit, estimate: Estimate) -> str:
    """The same, short."""
    if is_certain(estimate):
        return teller.say("advice-short-solved", value=_VALUES[estimate.solved])
    if unit is Unit.LOSING:
        return teller.say("advice-short-losing", percent=100 * estimate.counted)
    return teller.say("advice-short-points", points=estimate.counted)


def margin_words(teller: Teller, unit: Unit, estimate: Estimate) -> str:
    """How far it may be off; nothing where it is certain."""
    if is_certain(estimate):
        return ""
    margin = MARGIN * estimate.error
    if unit is Unit.LOSING:
        return teller.say("advice-margin-losing", margin=100 * margin)
    return teller.say("advice-margin-points", margin=margin)


def remark_words(teller: Teller, remarks: Iterable[Remark]) -> list[str]:
    """What can be said of a play, a sentence each."""
    return [
        teller.say(
            f"remark-{remark.code}",
            number=-1 if remark.number is None else remark.number,
            against=-1 if remark.against is None else remark.against,
            cards=teller.cards(remark.cards),
            who=teller.who(remark.seat),
            seat=NONE if remark.seat is None else teller.seat(remark.seat),
            suit=teller.suit(remark.suit),
        )
        for remark in remarks
    ]


def option_words(teller: Teller, family: Family, advice: Advice, option: Option) -> str:
    """What stands beside an estimate: more of the play, whether it is rough or is another's."""
    told = []
    if option.alike is not None:
        told.append(teller.say("advice-alike", card=teller.action(family, option.alike)))
    elif len([action for action in option.play.actions if action != DONE]) > 1:
        told.append(play_words(teller, family, advice.asked, option.play.actions))
    estimate = option.play.estimate
    if estimate.solved is not None and not is_certain(estimate):
        told.append(teller.say("advice-short-solved", value=_VALUES[estimate.solved]))
    elif estimate.solved is None and option.dropped and estimate.tries < FEWEST:
        told.append(teller.say("advice-few", deals=estimate.tries))
    return teller.joined(told)


def is_for_the_match(advice: Advice) -> bool:
    """Whether something else would come to clearly less, and only the match speaks for the best."""
    best = advice.best.estimate
    return advice.unit is Unit.POINTS and any(_is_less(play, best) for play in advice.plays)


def _is_less(play: Play, best: Estimate) -> bool:
    less = best.counted - play.estimate.counted
    return less > MARGIN * (best.error + play.estimate.error) and play.estimate.tries >= FEWEST
