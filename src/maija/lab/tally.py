"""Counting the outcomes of deals, in the subset of the law: plain and compiled.

Everything that is one of many comes as a list (compiled: an array).
"""

from collections.abc import MutableSequence, Sequence


def tally(
    scores: Sequence[int],
    losers: Sequence[int],
    groups: Sequence[int],
    players: int,
    deals: int,
    lost: MutableSequence[int],
    sums: MutableSequence[int],
    squares: MutableSequence[int],
) -> int:
    """Add up what some deals brought to each group of places.

    Args:
        scores: for each deal and place the score, one after the other.
        losers: for each deal the place that lost, -1 for nobody.
        groups: for each place the group it belongs to.
        players: how many places.
        deals: how many deals.
        lost: gets the losses of each group.
        sums: gets the points of each group.
        squares: gets the sum of the squares of its points in a deal.

    Returns:
        How many deals nobody lost.
    """
    nobody = 0
    for deal in range(deals):
        if losers[deal] >= 0:
            lost[groups[losers[deal]]] += 1
        else:
            nobody += 1
        for group in range(players):
            points = 0
            for place in range(players):
                if groups[place] == group:
                    points += scores[deal * players + place]
            sums[group] += points
            squares[group] += points * points
    return nobody
