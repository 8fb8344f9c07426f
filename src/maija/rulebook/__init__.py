"""The rules in force as text, clause by clause, in any language of ``maija.text``."""

from .book import Chapter, Clause, called, chapter_of, chapters, clause_for, label, sentence
from .example import Example, Row

__all__ = [
    "Chapter",
    "Clause",
    "Example",
    "Row",
    "called",
    "chapter_of",
    "chapters",
    "clause_for",
    "label",
    "sentence",
]
