### Hints: a play in words, what it is likely to come to, and what can be said of it. `$who` is “you”
### or “other”, `$seat` a name, `$cards` cards with spaces between.

## A play, as a label: “Best: lead ♣7 ♣8”. `$pairs` is a list of pairs, each `advice-pair`.

advice-play-lead = lead { $cards }
advice-play-add = add { $cards }
advice-play-end = end the lead
advice-play-beat = beat { $pairs }
advice-play-beat-some = beat { $pairs }; leave { $cards }
advice-play-leave = beat nothing and leave { $cards }
advice-pair = { $card } with { $beater }
advice-play-card = play { $cards }
advice-play-pass = pass { $cards }
advice-play-word = { $word }
advice-play-name = name { $suit } trumps
advice-play-wait = name no trumps now

## What it is likely to come to. `$percent`, `$margin` and `$points` are numbers; a margin is half of
## the 95 % interval. `$deals` is in how many deals it was tried.

advice-losing =
    Chance of losing this deal: { NUMBER($percent, maximumFractionDigits: 0) } %, give or take { NUMBER($margin, maximumFractionDigits: 0) }.
advice-points =
    To expect in this deal: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, give or take { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
advice-solved =
    { $value ->
        [win] Worked out to the end: played right, this deal cannot be lost any more.
        [draw] Worked out to the end: if both play right, nobody loses this deal.
       *[loss] Worked out to the end: if the other one plays right, this deal is lost.
    }
advice-short-losing = loses { NUMBER($percent, maximumFractionDigits: 0) } %
advice-short-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
advice-short-solved =
    { $value ->
        [win] cannot lose
        [draw] nobody loses
       *[loss] lost if the other one plays right
    }
advice-margin-losing = ± { NUMBER($margin, maximumFractionDigits: 0) }
advice-margin-points = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-few =
    { $deals ->
        [one] rough: one deal tried
       *[other] rough: { $deals } deals tried
    }
advice-alike = the same as { $card }
advice-best = Best: { $play }
advice-all = Everything that may be done, the best first:
advice-more = “{ $command }” shows everything that may be done.
advice-match = What decides is the match, not the points of this deal alone.
advice-knowledge = Judged by what this seat can know. Hidden cards are not looked at.
advice-nothing = There is nothing to decide now.
advice-warming = Hints are being prepared: about a minute, only this once. Ask again then.
advice-missing = Hints and analyses need the extra “fast”: pip install maija[fast]
advice-unknown = A hint is asked for with “{ $one }” or “{ $all }”.
hint = hint
hint-all = all

## What can be said of a play. It stands for itself, without “you”: the same sentence is told of
## your own plays and of those of others.

remark-names-trump = It names { $suit } trumps.
remark-names-nothing = It keeps the right to name trumps for later.
remark-claims-overload = It claims the overload: all cards in hand go to the one who led.
remark-draws = It fills the hand from the stock.
remark-declines = It leaves the stock alone.
remark-beats-all =
    { $number ->
        [one] The card is beaten.
       *[other] All { $number } cards are beaten.
    }
remark-leaves =
    { $number ->
        [one] One card is left and picked up.
       *[other] { $number } cards are left and picked up.
    }
remark-empties-hand =
    { $number ->
        [0] It plays the last card, and nothing is left to draw.
       *[other] It plays the last card in hand; there is still a stock.
    }
remark-keeps-trumps = Trumps are kept in hand: { $cards }.
remark-spends-trumps =
    { $number ->
        [one] It costs a trump: { $cards }.
       *[other] It costs trumps: { $cards }.
    }
remark-spends-high = High cards are spent: { $cards }.
remark-cards-stay =
    { $number ->
        [one] One card stays in hand.
       *[other] { $number } cards stay in hand.
    }
remark-keeps-queen = The spade queen stays in hand.
remark-leads-queen =
    { $who ->
        [you] The spade queen is led to you.
       *[other] The spade queen is led to { $seat }.
    }
remark-beats-with-queen = The spade queen leaves the hand with it.
remark-breaks-pair = The pair that can still name { $suit } trumps is broken.
remark-voids-suit = No more { $suit } are left in hand.
remark-cannot-win-trick =
    { $who ->
        [you] It cannot win the trick: you hold it so far.
       *[other] It cannot win the trick: { $seat } holds it so far.
    }
remark-wins-trick-so-far =
    { $number ->
        [0] So far it wins the trick.
        [one] So far it wins the trick, with one point in it.
       *[other] So far it wins the trick, with { $number } points in it.
    }
remark-still-out =
    { $number ->
        [0] { $against ->
            [0] No other card of this suit is out: it holds.
            [one] No lower card of this suit is out, and one higher one.
           *[other] No lower card of this suit is out, and { $against } higher ones.
        }
        [one] { $against ->
            [0] One lower card of this suit is out, and no higher one.
            [one] One lower card of this suit is out, and one higher one.
           *[other] One lower card of this suit is out, and { $against } higher ones.
        }
       *[other] { $against ->
            [0] { $number } lower cards of this suit are out, and no higher one.
            [one] { $number } lower cards of this suit are out, and one higher one.
           *[other] { $number } lower cards of this suit are out, and { $against } higher ones.
        }
    }
remark-queen-may-fall = The spade queen is still out and may fall on it.
remark-takes-trick =
    { $number ->
        [0] It takes the trick, which costs nothing.
        [one] It takes the trick, with one point in it.
       *[other] It takes the trick, with { $number } points in it.
    }
remark-lets-trick-go =
    { $who ->
        [you] { $number ->
            [0] The trick is yours, and costs nothing.
            [one] The trick is yours, with one point in it.
           *[other] The trick is yours, with { $number } points in it.
        }
       *[other] { $number ->
            [0] The trick goes to { $seat }, and costs nothing.
            [one] The trick goes to { $seat }, with one point in it.
           *[other] The trick goes to { $seat }, with { $number } points in it.
        }
    }
remark-passes-queen =
    { $who ->
        [you] The spade queen goes to you.
       *[other] The spade queen goes to { $seat }.
    }
remark-sheds-queen =
    { $who ->
        [you] The spade queen falls on a trick that you hold so far.
       *[other] The spade queen falls on a trick that { $seat } holds so far.
    }
remark-sheds-points =
    { $who ->
        [you] { $number ->
            [one] { $cards } is thrown on a trick that you hold so far: one point.
           *[other] { $cards } is thrown on a trick that you hold so far: { $number } points.
        }
       *[other] { $number ->
            [one] { $cards } is thrown on a trick that { $seat } holds so far: one point.
           *[other] { $cards } is thrown on a trick that { $seat } holds so far: { $number } points.
        }
    }
remark-goes-for-moon = It goes for the moon, which came off in { $number } % of the deals tried.
remark-stops-moon = Another shoots the moon in { $number } % of the deals tried, against { $against } % otherwise.
remark-scores-moon =
    { $number ->
        [one] The moon counts one point.
       *[other] The moon counts { $number } points.
    }
