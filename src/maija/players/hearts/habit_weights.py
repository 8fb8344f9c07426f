"""The weights of ``habit`` in Hearts, found by playing many deals with others.

Only numbers live here; what each means for the play stands where it is used.
"""

from typing import Final

EARLY: Final = 21
"""What a trick of an untouched plain suit costs, in percent of the average trick."""
LATE: Final = 35
"""What is added to that by the time the suit is exhausted."""
HEARTS_CAUGHT: Final = 88
"""How much of the hearts that may fall in a heart trick is feared, in 10/1024 of their cost."""
QUEEN_CAUGHT: Final = 29
"""What a king or ace of spades fears of the queen, in 5/1024 of her value."""
LUCKY_CAUGHT: Final = 100
"""What a card above the Omnibus card hopes for, in 10/1024 points."""
NOT_VOID: Final = 54
"""What it costs not to be void in a suit, for each card up to four, in 10/1024 points."""
GUARDED: Final = 44
"""How many cards a guard draws from each of the others, in percent of a card."""
KEEPING: Final = 66
"""How much the danger of the cards kept counts against the trick on the table, in percent."""
LEADING: Final = 10
"""What it costs to have to lead next, in 10/1024 points."""
FLUSHING: Final = 116
"""What a low lead of spades is worth while the queen is out, in 10/1024 points."""
VOIDING: Final = 10
"""What passing the whole of a short plain suit is worth, in 20/1024 points."""
PASSING_HEARTS: Final = 50
"""How much relief counts when hearts are passed, in percent."""
PASSING_SPADES: Final = 70
"""The same for spades."""
TAKING: Final = 800
"""How much is paid to take a trick that stops a moon, in percent of its threat."""
GIVING: Final = 1000
"""How much it counts who gets a penalty card while a moon threatens, in percent."""
STOPPING: Final = 200
"""How much it counts to keep a card that surely takes a trick then, in percent."""
TRICK_IS_HIS: Final = 90
"""The chance that the one after the moon takes a trick that he may, in percent."""
HURRY: Final = 50
"""How much the threat of a moon grows in the course of a deal, in percent."""
LOSERS_AT_FIRST: Final = 2
"""Fewer losers than this in a hand are needed to begin with the moon."""
LOSERS_LATER: Final = 6
"""Fewer losers than this are needed to go on with it."""
AFOOT: Final = 20
"""From how much of all points on a moon is well under way, in percent."""
DRAWN: Final = 160
"""How many cards a winner draws from each of the others, in percent of a card."""
EACH_RANK: Final = 128
"""What a novice thinks that each rank of a card costs, in 1024ths of a point."""
EACH_POINT: Final = 256
"""What a novice thinks that it costs to keep a card, for each point of it, likewise."""
ALARMED: Final = 60
"""Who plays now and then stops a moon when so much of the penalty cards is taken, in percent."""
VARIED: Final = 32
"""Up to which difference cards count as equal, in 1024ths of a point."""
