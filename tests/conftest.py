"""What holds for all tests."""

import pytest


@pytest.fixture(autouse=True, scope="session")
def _no_test_touches_the_games_of_the_user(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MAIJA_DATA", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(autouse=True, scope="session")
def _the_tests_are_told_in_english():
    with pytest.MonkeyPatch.context() as patch:
        for name in ("LANGUAGE", "LC_ALL"):
            patch.delenv(name, raising=False)
        patch.setenv("LC_MESSAGES", "C")
        yield
