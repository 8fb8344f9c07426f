### The analysis of a finished game. `$who` is “you” or “other”, `$seat` a name, `$cards` cards with
### spaces between, `$play` a play as a label (`advice-play-…`), `$estimate` what it is likely to come
### to (`advice-short-…`).

analysis-title =
    Analysis: { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }
analysis-knowledge = Every decision is judged by what its seat could know then. Hidden cards were never looked at: they were dealt anew again and again, as the seat could believe them to lie.
analysis-method =
    { $deals ->
        [one] One deal was tried for each decision.
       *[other] Up to { $deals } deals were tried for each decision.
    }
analysis-forced =
    { $number ->
        [0] Every action was a choice.
        [one] One action was not looked at: nothing else could be done.
       *[other] { $number } actions were not looked at: nothing else could be done.
    }
analysis-seat =
    { $who ->
        [you] Your decisions
       *[other] Decisions of { $seat }
    }
analysis-summary =
    { $decisions ->
        [one] One decision
       *[other] { $decisions } decisions
    }: { $clear ->
        [0] none clearly cost anything.
        [one] one clearly cost something.
       *[other] { $clear } clearly cost something.
    }
analysis-empty = There was nothing to decide.
analysis-deal = Deal { $number }
analysis-outcome =
    { $how ->
        [lost] lost
        [kept] not lost
        [drawn] nobody lost
       *[left] not finished
    }
analysis-outcome-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
analysis-curve-losing = Chance of losing, decision by decision
analysis-curve-points = Points to expect, decision by decision
analysis-curve-made = as played
analysis-curve-possible = at best
analysis-curve-cost = what it clearly cost
analysis-curve-end = how the deal ended
analysis-point = { $number }. { $played }: { $estimate }
analysis-costliest = What cost most
analysis-none = No decision clearly cost anything.
analysis-decision = { $place }. Deal { $deal }, { $question }
analysis-all = All decisions
analysis-column-deal = Deal
analysis-column-number = No.
analysis-column-asked = Asked
analysis-column-played = Played
analysis-column-reached = Comes to
analysis-column-best = Better
analysis-column-cost = Cost

## What a seat was asked, inside a heading.

analysis-asked-lead =
    { $who ->
        [you] the lead to you
       *[other] the lead to { $seat }
    }
analysis-asked-add = more cards for the lead { $cards }
analysis-asked-defend =
    { $who ->
        [you] the answer to { $cards } from you
       *[other] the answer to { $cards } from { $seat }
    }
analysis-asked-draw = whether to draw
analysis-asked-name = whether to name trumps
analysis-asked-meanwhile = whether to name trumps out of turn
analysis-asked-pass =
    { $who ->
        [you] the cards to pass to you
       *[other] the cards to pass to { $seat }
    }
analysis-asked-trick =
    { $cards ->
        [none] the lead to a trick
       *[other] the card for the trick { $cards }
    }
analysis-asked-moon = how the moon is scored

## One decision.

analysis-hand = In hand: { $cards }
analysis-trumps =
    { $suit ->
        [none] No trumps.
       *[other] Trumps: { $suit }.
    } { $number ->
        [0] The stock is gone.
        [one] One card can still be drawn.
       *[other] { $number } cards can still be drawn.
    }
analysis-played = Played: { $play } ({ $estimate })
analysis-better = Better: { $play } ({ $estimate })
analysis-cost-losing = Cost: the chance of losing goes up by { NUMBER($percent, maximumFractionDigits: 0) } percentage points, give or take { NUMBER($margin, maximumFractionDigits: 0) }
analysis-cost-points = Cost: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more
analysis-cost-match = Cost: no points of its own, but the others come off better in the match
analysis-short-losing = { NUMBER($percent, maximumFractionDigits: 0) } %
analysis-short-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-short-match = match
analysis-for-best = About the better play
analysis-for-played = About the play made
analysis-written = The analysis is written: { $file }

## The command

help-analyse = Examine every decision of a recorded game: what it cost, and what would have been better.
help-analyse-seat = Whose decisions: a seat (A, B, …, or 1, 2, …), a name, or “all”; people if nobody says otherwise.
help-analyse-deals = Deals that may be tried for each decision; more take longer and are surer.
help-analyse-html = Write it as a page with curves, whole in one file, to this file.
help-analyse-every = Show every decision, not the costliest alone.
metavar-seat = SEAT
analyse-working = Examining
analyse-preparing = Preparing: about a minute, only this once
error-analyse-seat = There is no seat “{ $text }” in this game. It has: { $seats }
error-analyse-empty = Nothing was played in { $file }.
