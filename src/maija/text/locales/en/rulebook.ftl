### The rulebook of a table: examples with cards, what differs between two sets of rules, sources.

## Examples. A title, and rows: a text that ends in a colon has cards after it.

example-title-lead = Which cards may lie together
example-title-limit = How many may be led
example-title-beating = What beats what
example-title-queen = The spade queen in the hand of the defender
example-title-pair = A hand with kings and queens
example-title-turned = A spade is turned
example-title-trump-beating = A trump is led
example-title-picked-up = A lead of which one card is beaten
example-title-beaten = A lead that is beaten whole
example-title-follow = Following suit
example-title-trick = Who takes the trick
example-title-first-card = The first card of a deal
example-title-first-trick = On the first trick, without the suit that was led
example-title-leading-hearts = Leading before hearts are broken
example-title-costs = What each card costs
example-title-everything = One player takes every card that costs points

# What the cards are from which the example is made.
example-holds = A hand:
example-leader-holds = The leader holds:
example-defender-holds = The defender holds:
example-led = Led:
example-led-to-trick = Led to a trick:
example-led-first = Led to the first trick:
# The cards of the lead, the first one included.
example-lead = These may lie together:
# $number is the number of cards in the defender’s hand; $stock says whether cards can still be drawn.
example-limit =
    { $stock ->
        [gone] { $number ->
            [one] The defender holds one card, and the stock is gone.
           *[other] The defender holds { $number } cards, and the stock is gone.
        }
       *[there] { $number ->
            [one] The defender holds one card; there is still a stock.
           *[other] The defender holds { $number } cards; there is still a stock.
        }
    }
example-limit-most =
    { $number ->
        [one] At most one card may be led.
       *[other] At most { $number } cards may be led.
    }
example-claim = That is too many: the defender may claim.
example-trumps =
    { $suit ->
        [clubs] Clubs are trumps.
        [diamonds] Diamonds are trumps.
        [hearts] Hearts are trumps.
        [spades] Spades are trumps.
       *[none] There are no trumps.
    }
# Followed by the cards of the defender that beat it.
example-beaten-by = { $card } is beaten by:
example-beaten-by-none = Nothing in this hand beats { $card }.
example-names = These may name trumps:
example-turned = Turned:
# A spade that cannot show trumps.
example-turned-back = Turned, and put back:
# Followed by the beating card.
example-laid-on = Laid on { $card }:
example-out-of-play = Out of the game:
example-picked-up = Picked up:
example-taken-back = Back to the hand:
example-draws =
    { $who ->
        [leader] { $number ->
            [one] The leader draws one card.
           *[other] The leader draws { $number } cards.
        }
       *[defender] { $number ->
            [one] The defender draws one card.
           *[other] The defender draws { $number } cards.
        }
    }
example-defender-now =
    { $number ->
        [one] The defender now holds one card.
       *[other] The defender now holds { $number } cards.
    }
example-next =
    { $who ->
        [defender] The defender leads next.
       *[left] The player at the defender’s left leads next.
    }
example-may-play = May be played:
example-may-lead = May be led:
example-unbroken = No heart has been played yet.
# The cards of one trick, in the order in which they were played.
example-trick = Played, one by each player:
example-takes = This card takes the trick:
# $points each; $number is how many cards follow.
example-costs =
    { $points ->
        [one] { $number ->
            [one] One point:
           *[other] One point each:
        }
       *[other] { $number ->
            [one] { $points } points:
           *[other] { $points } points each:
        }
    }
example-off =
    { $points ->
        [one] One point off:
       *[other] { $points } points off:
    }
# What a deal scores; $own and $others are numbers and may be below 0.
example-everything = That player scores { $own }, every other player { $others }.
example-everything-others-plus = Points to the others: that player scores { $own }, every other player { $others }.
example-everything-self-minus = Points off the own score: that player scores { $own }, every other player { $others }.
