"""Mustamaija: the Finnish, French and Russian games of beating, in which the spade queen stays."""

from maija.games.family import Family

from . import law, standing
from .moves import choices, defended
from .reasons import check
from .rules import Rules
from .state import State
from .terms import Event, Phase, Word
from .view import events, own, public, shared, view

FAMILY = Family(
    name="mustamaija",
    rules=Rules,
    state=State,
    law=law,
    words=Word,
    events=Event,
    phases=Phase,
    view=view,
    public=public,
    own=own,
    told=events,
    shared=shared,
    check=check,
    choices=choices,
    standing=standing,
    open_to_all=law.may_be_named,
    defended=defended,
)

__all__ = ["FAMILY", "Event", "Phase", "Rules", "State", "Word", "check", "choices", "view"]
