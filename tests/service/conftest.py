"""A service for a module, and one that a test may kill."""

from __future__ import annotations

import pytest

from tests.service.people import Service


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    """A service that a whole module uses."""
    running = Service(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == 0
    assert running.errors == ""


@pytest.fixture
def own_service(tmp_path):
    """A service of one test."""
    running = Service(tmp_path / "data")
    yield running
    if running.process.poll() is None:
        running.kill()
