"""What holds for all tests."""

import pytest


@pytest.fixture(autouse=True, scope="session")
def _no_test_touches_the_games_of_the_user(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MAIJA_DATA", str(tmp_path_factory.mktemp("data")))
        yield
