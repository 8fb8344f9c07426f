"""Positions and moves as text; whole games in a file: written, read, replayed and proved."""

from .game import GameRecord, RecordedDeal, Turn
from .notation import NotationError, format_position, read_moves, read_position
from .proof import Fault, Verdict, prove, prove_text, rejected
from .reading import RecordError, decoded, read_file, read_text
from .replay import Replay, steps
from .writing import write_file

__all__ = [
    "Fault",
    "GameRecord",
    "NotationError",
    "RecordError",
    "RecordedDeal",
    "Replay",
    "Turn",
    "Verdict",
    "decoded",
    "format_position",
    "prove",
    "prove_text",
    "read_file",
    "read_moves",
    "read_position",
    "read_text",
    "rejected",
    "steps",
    "write_file",
]
