"""The rules in force as text, clause by clause, in any language of ``maija.text``."""

from .book import Chapter, Clause, chapters, sentence

__all__ = ["Chapter", "Clause", "chapters", "sentence"]
