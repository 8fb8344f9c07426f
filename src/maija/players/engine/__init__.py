"""The engine protocol, both ways: our players for other programs, other programs at our tables.

``answering`` lets one of our players be asked by messages, from what a seat may know alone
(``sitting``, ``laid``). ``seated`` puts a program (``program``) at a seat. What the messages are is
told in ``lines`` and ``telling``, and for people in ``docs/engine.md``.
"""

from .program import Limits, Lost, Program
from .seated import PIPE, Seated, seat_from_text, seats_in

__all__ = ["PIPE", "Limits", "Lost", "Program", "Seated", "seat_from_text", "seats_in"]
