"""The rules in force as text, clause by clause, in any language of ``maija.text``."""

from .book import Chapter, Clause, called, chapter_of, chapters, label, sentence

__all__ = ["Chapter", "Clause", "called", "chapter_of", "chapters", "label", "sentence"]
