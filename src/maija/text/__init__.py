"""Every sentence for people, in their language: Project Fluent files and the reader of them."""

from .catalogue import Catalogue, CatalogueWarning, languages

__all__ = ["Catalogue", "CatalogueWarning", "languages"]
