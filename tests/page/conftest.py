"""A browser for the tests of the page."""

import pytest

from tests.machine import launch_arguments


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return {**browser_type_launch_args, **launch_arguments()}
