"""An analysis told: in a terminal, and as a page of its own."""

from .page import written
from .paper import show
from .words import Words, teller_for

__all__ = ["Words", "show", "teller_for", "written"]
