"""Experiments: many deals between computer players, and what follows from them."""

from .asking import Asking
from .count import leaves
from .parquet import Unwritable
from .results import Line, Results
from .simulate import Experiment, kernel_for, simulate

__all__ = [
    "Asking",
    "Experiment",
    "Line",
    "Results",
    "Unwritable",
    "kernel_for",
    "leaves",
    "simulate",
]
