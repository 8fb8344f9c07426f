"""Analysis of a finished game: what each decision cost, judged by what its seat could know."""

from .examining import MORE, analyse
from .facts import Analysis, Decision, Outcome
from .telling import as_dict
from .walking import people

__all__ = ["MORE", "Analysis", "Decision", "Outcome", "analyse", "as_dict", "people"]
