"""The store: what a table was is written before anybody is told, and is there after any crash."""

from .errors import StoreError
from .journal import Journal
from .store import Store, Stored

__all__ = ["Journal", "Store", "StoreError", "Stored"]
