"""Every sentence for people, in their language: Project Fluent files and the reader of them."""

from .catalogue import Catalogue, CatalogueWarning, languages
from .choosing import fitting, wanted

__all__ = ["Catalogue", "CatalogueWarning", "fitting", "languages", "wanted"]
