"""Sentences of the terminal and the command line."""

import pytest

from maija.games.options import Reason
from maija.terminal.telling import Teller
from maija.text import Catalogue


@pytest.mark.parametrize(("language", "one"), [("en", "Wait a second."), ("fi", "Odota sekunti.")])
def test_one_second_is_told_as_many(language, one):
    teller = Teller(Catalogue(language))
    told = [teller.reason(Reason("too-many-requests", {"seconds": n})) for n in (1, 2)]
    assert one in told[0]
    assert one not in told[1]
    assert "2" in told[1]
