### The table of the page: what is drawn on it.

page-cards-hidden = a hidden number of cards
page-sits-in-short = computer
page-role-your-turn = your turn
page-sure-take = Take up { $number } cards? More of them could be beaten.
page-sure-take-all =
    { $number ->
        [one] Take up the card?
       *[other] Take up all { $number } cards?
    }
page-sure-take-yes = Yes, take { $number }
page-sure-no = No, wait
page-bout-last = The last bout
page-suit-led = Led:
page-set-aside = Set aside to be passed

## When a deal is over

page-deal-scored = Deal { $number } is over
page-match-won =
    { $who ->
        [you] { $number ->
            [one] You have won!
           *[other] { $seats } have won!
        }
       *[other] { $number ->
            [one] { $seats } has won
           *[other] { $seats } have won
        }
    }
page-match-lost =
    { $who ->
        [you] { $number ->
            [one] You have lost the match
           *[other] { $seats } have lost the match
        }
       *[other] { $number ->
            [one] { $seats } has lost the match
           *[other] { $seats } have lost the match
        }
    }
page-score-place = Place
page-score-seat = Player
page-score-this = This deal
page-scores-all = All deals
page-how-drawn = the deal went in circles: nobody scores
page-how-left = left with the last cards: the loser
page-how-left-with = left with { $cards }
page-how-out = out, in place { $number }
page-how-moon = shot the moon
page-how-sun = took every trick

## Before the first deal

page-gathering = Before the first deal
page-fill =
    { $number ->
        [one] A computer at the free seat
       *[other] Computers at { $number } free seats
    }
page-see-rules = What is agreed

## Beside the table

page-close = Close
page-panel = About this table
page-part-log = Events
page-part-scores = Scores
page-part-people = Players
page-part-rules = Rules
page-part-proof = Shuffle
page-played = What has been played
page-log-empty = Nothing yet.
page-scores-none = No deal has been scored yet.
page-shuffle-what = Nobody can choose the cards: before each deal the service promises its secret, everybody adds a chance, and afterwards the secret is published. This page checks it.
page-line-open = Connected
page-order-suit = Suits
page-order-trump = Trumps right
page-order-rank = Ranks
page-order-change = the order of the hand: change it
