"""Hearts and Black Maria: the games of tricks that cost, the spade queen most of all."""

from maija.games.family import Family

from . import law, standing
from .moves import choices
from .reasons import check
from .rules import Rules
from .state import State
from .terms import Event, Phase, Word
from .view import events, own, public, shared, view

FAMILY = Family(
    name="hearts",
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
)

__all__ = ["FAMILY", "Event", "Phase", "Rules", "State", "Word", "check", "choices", "view"]
