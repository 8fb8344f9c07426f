"""Mustamaija: the Finnish, French and Russian games of beating, in which the spade queen stays."""

from maija.games.family import Family

from . import law, standing
from .moves import choices, cover_group
from .reasons import check
from .rules import Rules
from .state import State
from .terms import Event, Phase, Word
from .view import events, knowing, own, own_events, view

FAMILY = Family(
    name="mustamaija",
    rules=Rules,
    state=State,
    law=law,
    words=Word,
    events=Event,
    phases=Phase,
    view=view,
    own=own,
    told=events,
    told_own=own_events,
    knowing=knowing,
    check=check,
    choices=choices,
    standing=standing,
    open_to_all=law.may_be_named,
    cover_group=cover_group,
)

__all__ = ["FAMILY", "Event", "Phase", "Rules", "State", "Word", "check", "choices", "view"]
