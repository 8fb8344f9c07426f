"""Stores for tests, on both engines."""

import pytest

from maija.service.store import Store
from tests.postgres import database, server

__all__ = ["database", "server"]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request, tmp_path):
    """Where a store is to be: a folder, or the address of an empty database."""
    if request.param == "postgresql":
        return request.getfixturevalue("database")
    return tmp_path / "data"


@pytest.fixture
def store(place):
    """An open store."""
    opened = Store.open(place)
    yield opened
    opened.close()


@pytest.fixture
def file_store(tmp_path):
    """An open store in a file."""
    opened = Store.open(tmp_path / "data")
    yield opened
    opened.close()
