"""The lesson of Mustamaija: ten leads and defences, from the first card to going out.

Three play. The stock is emptied by what the others lead to each other, so that the queen of spades
comes to the pupil and can be given away when nobody draws any more.
"""

from __future__ import annotations

from typing import Final

from .lesson import Lesson, Step, pack, script, step

GAME: Final = "mustamaija"


def _step(name: str, play: str, against: str = "") -> Step:
    return step(GAME, name, play, against=against)


MUSTAMAIJA: Final = Lesson(
    name="mustamaija",
    game=GAME,
    options={"deals": "1"},
    players=3,
    dealer=2,
    pack=pack(
        # dealt one by one: the pupil, the left, the right
        "3C 8C 7S  9C 2S 9S  4H 4S TS  7H 5S 5C  2D 5H KC"
        # turned for trumps, and drawn last of all
        " 9D"
        # drawn, bout by bout: the attacker first
        " 8H JC"
        " QC 3H AS 6H KH AH"
        " 6S 4C"
        " 6C 8S KS"
        " JS JH"
        " QH 7C 2C"
        " 3D 4D 5D QS 6D 7D"
        " 8D 9H AC TC"
        " 2H 3S TD TH JD QD"
        " KD AD"
    ),
    steps=(
        _step("lead", "3C done"),
        _step("beat", "9C", "5C"),
        _step("suit", "4H 7H 8H done"),
        _step("trump", "2D", "KC"),
        _step("small", "4C 6C done"),
        _step("queen", "8S KS take", "6S JS"),
        _step("last", "JH QH", "9H TH"),
        _step("maija", "QS done"),
        _step("end", "9D", "AC"),
        _step("out", "7C TC done"),
    ),
    scripts={
        1: script(
            GAME,
            *("8C", "2S 4S 5S done", "5H take take", "JC QC", "3H 7H 8H done", "3D 4D 5D done"),
            *("take", "take take"),
        ),
        2: script(
            GAME,
            *("7S 9S TS", "5C done", "KC done", "6H KH AH", "6S JS QS done", "6D 7D 8D"),
            *("9H TH done", "AC done", "JD QD KD AD done"),
        ),
    },
)
"""The lesson."""
