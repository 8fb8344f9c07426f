"""The extra `peers` brings the engines that Maija is measured against."""

import pyspiel
import rlcard

assert pyspiel.load_game("hearts").num_players() == 4
assert rlcard.make("uno").num_players == 2
