"""Every sentence for people, in their language: Project Fluent files and the reader of them."""

from .catalogue import Catalogue, CatalogueWarning, Inflected, languages
from .choosing import fitting, wanted

__all__ = ["Catalogue", "CatalogueWarning", "Inflected", "fitting", "languages", "wanted"]
