"""The arena: duplicate deals between any players, what they prove, and what they cost."""

from .contest import Contest
from .figures import Results, Standing
from .keeping import NotKept
from .loop import Misplay
from .outcome import Cost, Game, LostSeat, PlayedDeal
from .run import Found, run
from .sprt import MEASURES, Hypotheses, SequentialTest
from .workers import CLUSTERS, NoCluster

__all__ = [
    "CLUSTERS",
    "MEASURES",
    "Contest",
    "Cost",
    "Found",
    "Game",
    "Hypotheses",
    "LostSeat",
    "Misplay",
    "NoCluster",
    "NotKept",
    "PlayedDeal",
    "Results",
    "SequentialTest",
    "Standing",
    "run",
]
