### The options of the games for a form: what each is called, what it is about, its values in short.
### What a value means in full stands in rules.ftl.

value-yes = Yes
value-no = No
value-none = None

## Mustamaija: the deal

option-mustamaija-packs = Packs
about-mustamaija-packs = How many packs of 52 are shuffled together. There is only ever one spade queen.
value-mustamaija-packs-auto = Two with six players or more
value-mustamaija-packs-1 = One
value-mustamaija-packs-2 = Two
option-mustamaija-hand-size = Cards in a hand
about-mustamaija-hand-size = How many cards everybody is dealt, and up to how many a hand is filled while the stock lasts.
option-mustamaija-deal-packet = Dealt at a time
about-mustamaija-deal-packet = How the cards leave the dealer’s hand.
value-mustamaija-deal-packet-1 = One card
value-mustamaija-deal-packet-3 = Three cards
value-mustamaija-deal-packet-hand-size = The whole hand
option-mustamaija-first-dealer = First dealer
about-mustamaija-first-dealer = Who deals the first deal of a match.
value-mustamaija-first-dealer-cut = Highest card drawn
value-mustamaija-first-dealer-lot = By lot
value-mustamaija-first-dealer-fixed = The first seat
option-mustamaija-queen-in-cut = Spade queen in the draw
about-mustamaija-queen-in-cut = What she means when cards are drawn for the first dealer.
value-mustamaija-queen-in-cut-counts = The highest card
value-mustamaija-queen-in-cut-redraw = Draw again
option-mustamaija-next-dealer = Next dealer
about-mustamaija-next-dealer = Who deals after a deal is over.
value-mustamaija-next-dealer-left = The player at the left
value-mustamaija-next-dealer-loser = The loser
value-mustamaija-next-dealer-winner = Who was out first
value-mustamaija-next-dealer-fixed = Always the same

## Mustamaija: trumps

option-mustamaija-trump-method = How trumps come about
about-mustamaija-trump-method = The greatest difference between the national games: a turned card, a named pair, a fixed suit, or none.
value-mustamaija-trump-method-none = No trumps
value-mustamaija-trump-method-fixed = Always the same suit
value-mustamaija-trump-method-turn-up = A card is turned
value-mustamaija-trump-method-turn-up-after-first-lead = A card is turned after the first lead
value-mustamaija-trump-method-kq-anytime = King and queen, at any moment
value-mustamaija-trump-method-kq-after-deal = King and queen, after the deal
option-mustamaija-fixed-trump = The fixed suit
about-mustamaija-fixed-trump = Which suit is trumps where it is always the same.
value-mustamaija-fixed-trump-clubs = ♣ Clubs
value-mustamaija-fixed-trump-diamonds = ♦ Diamonds
value-mustamaija-fixed-trump-hearts = ♥ Hearts
value-mustamaija-fixed-trump-spades = ♠ Spades
option-mustamaija-spades-may-be-trump = Spades as trumps
about-mustamaija-spades-may-be-trump = Most tables say no, for the spade queen stands above everything anyway.
option-mustamaija-spade-indicator-goes = A turned card that shows nothing
about-mustamaija-spade-indicator-goes = Where a turned spade goes when spades cannot be trumps.
value-mustamaija-spade-indicator-goes-middle = Into the middle
value-mustamaija-spade-indicator-goes-random = Anywhere
value-mustamaija-spade-indicator-goes-reshuffle = Shuffled in
option-mustamaija-indicator-position = The turned card
about-mustamaija-indicator-position = Whether it is the last card that can be drawn, or the first.
value-mustamaija-indicator-position-under = Under the stock
value-mustamaija-indicator-position-top = On top of the stock
option-mustamaija-trump-redeclare = Trumps can change
about-mustamaija-trump-redeclare = Whether a second pair changes the trumps that a first pair has named.
option-mustamaija-kq-must-show = The pair is shown
about-mustamaija-kq-must-show = Whether the player who names trumps lays king and queen open for a moment.

## Mustamaija: the spade queen

option-mustamaija-queen-may-beat = The spade queen beats
about-mustamaija-queen-may-beat = Nothing beats the spade queen. Whether she beats others is a question of the house: where she may, a holder can get rid of her.
value-mustamaija-queen-may-beat-no = Nothing
value-mustamaija-queen-may-beat-yes-as-top-trump = Every card
option-mustamaija-no-queen-left = When she has left play
about-mustamaija-no-queen-left = Who loses when the spade queen is gone before the deal is over.
value-mustamaija-no-queen-left-last-holder-loses = The last one with cards
value-mustamaija-no-queen-left-nobody-loses = Nobody

## Mustamaija: the lead

option-mustamaija-max-attack = Most cards in a lead
about-mustamaija-max-attack = A limit that holds for every lead, whatever the next player holds.
value-mustamaija-max-attack-none = No limit
value-mustamaija-max-attack-5 = Five
value-mustamaija-max-attack-hand-size = A whole hand
option-mustamaija-defender-limit = Not more than can be held
about-mustamaija-defender-limit = Whether a lead may have more cards than the hand that must beat it.
value-mustamaija-defender-limit-never = A lead may be larger
value-mustamaija-defender-limit-after-stock-empty = Limited once the stock is gone
value-mustamaija-defender-limit-always = Always limited
option-mustamaija-overload = Too large a lead
about-mustamaija-overload = What happens when a lead is larger than the hand that must beat it. The Finnish claim goes with hidden hands.
value-mustamaija-overload-illegal = Is refused
value-mustamaija-overload-claim-dump-hand = May be claimed
option-mustamaija-announce-counts = Counts of the hands
about-mustamaija-announce-counts = Who knows how many cards the others hold.
value-mustamaija-announce-counts-hidden = Hidden
value-mustamaija-announce-counts-public = Open
value-mustamaija-announce-counts-max-receivable = Open once the stock is gone

## Mustamaija: the defence

option-mustamaija-must-beat-if-possible = You must beat
about-mustamaija-must-beat-if-possible = Whether a card that could be beaten may be picked up all the same.
option-mustamaija-partial-defence = Beating some of the cards
about-mustamaija-partial-defence = What happens to the beaten cards when the rest is picked up.
value-mustamaija-partial-defence-yes = Beaten cards are gone
value-mustamaija-partial-defence-all-or-nothing = All or nothing

## Mustamaija: drawing

option-mustamaija-attacker-draws = The leader draws
about-mustamaija-attacker-draws = Whether new cards come before or after the answer.
value-mustamaija-attacker-draws-after-lead = At once
value-mustamaija-attacker-draws-after-bout = After the answer
option-mustamaija-draw-order = Who draws first
about-mustamaija-draw-order = It matters for the last cards of the stock.
value-mustamaija-draw-order-attacker-first = The leader
value-mustamaija-draw-order-defender-first = The defender
option-mustamaija-draw-amount = How many are drawn
about-mustamaija-draw-amount = A leader who holds more than a whole hand draws nothing either way.
value-mustamaija-draw-amount-up-to = Up to a whole hand
value-mustamaija-draw-amount-same-number = As many as were led
option-mustamaija-draw-compulsory = You must draw
about-mustamaija-draw-compulsory = Whether a player who still holds cards may stay with fewer.
option-mustamaija-refill-after-pickup = Filling up after picking up
about-mustamaija-refill-after-pickup = Whether a defender who picked up and is still short of cards draws.

## Mustamaija: the end

option-mustamaija-scoring = Score of a deal
about-mustamaija-scoring = What is written down when a deal is over.
value-mustamaija-scoring-none = Only the loser is named
value-mustamaija-scoring-winner-1 = A point for all but the loser
value-mustamaija-scoring-finish-order = The place in which you got out
value-mustamaija-scoring-loss-count = Losses are counted
option-mustamaija-repetition = Going in circles
about-mustamaija-repetition = What happens when the same cards go round and round.
value-mustamaija-repetition-off = Play on
value-mustamaija-repetition-draw = The deal is a draw
option-mustamaija-deals = Deals in a match
about-mustamaija-deals = How long you play before somebody has won.
value-mustamaija-deals-players = As many as players

## Hearts: the deal

option-hearts-removed = Left out with { $players } players
about-hearts-removed = Cards that are taken out so that all get the same number. Written with rank and letter, as in 2C 2D.
option-hearts-first-dealer = First dealer
about-hearts-first-dealer = Who deals the first deal of a match.
value-hearts-first-dealer-cut = Lowest card drawn
value-hearts-first-dealer-lot = By lot
option-hearts-dealer-rotation = Next dealer
about-hearts-dealer-rotation = Who deals after a deal is over.
value-hearts-dealer-rotation-left = The player at the left

## Hearts: passing

option-hearts-pass-count = Cards passed
about-hearts-pass-count = How many cards you choose before a deal begins and give away.
option-hearts-pass-cycle = Passing with { $players } players
about-hearts-pass-cycle = Where the cards go, deal by deal; then it begins anew. One to eight of left, right, across, none.

## Hearts: the tricks

option-hearts-first-lead = The first lead
about-hearts-first-lead = Who leads to the first trick, and what.
value-hearts-first-lead-lowest-club = The lowest club
value-hearts-first-lead-any-club = Any club, by whoever holds the lowest
value-hearts-first-lead-left-of-dealer = The dealer’s left, any card
option-hearts-first-trick-points = Points in the first trick
about-hearts-first-trick-points = Whether somebody without the suit may throw a costly card at once.
value-hearts-first-trick-points-forbidden = Forbidden
value-hearts-first-trick-points-allowed = Allowed
option-hearts-hearts-lead = Leading hearts
about-hearts-hearts-lead = Whether hearts must have been thrown before they can be led.
value-hearts-hearts-lead-broken = Once they are broken
value-hearts-hearts-lead-any = At any time
option-hearts-queen-breaks-hearts = The queen breaks hearts
about-hearts-queen-breaks-hearts = Whether hearts may be led after the spade queen has been thrown.
option-hearts-lead-hearts-instead-of-queen = Hearts before the queen
about-hearts-lead-hearts-instead-of-queen = Whether a leader with nothing but hearts and the spade queen may spare her.

## Hearts: what cards cost

option-hearts-heart-values = Hearts
about-hearts-heart-values = What each heart costs its taker.
value-hearts-heart-values-1 = One point each
value-hearts-heart-values-pip = Their number (Spot)
value-hearts-heart-values-face = Courts cost more
option-hearts-queen-value = The spade queen
about-hearts-queen-value = What she costs: 13 at most tables, 25 in Spot.
option-hearts-king-value = The spade king
about-hearts-king-value = What he costs: 10 in Black Maria, elsewhere nothing.
option-hearts-ace-value = The spade ace
about-hearts-ace-value = What it costs: 7 in Black Maria, elsewhere nothing.
option-hearts-omnibus = A lucky diamond
about-hearts-omnibus = A card that takes ten points off: worth fighting for.
value-hearts-omnibus-none = None
value-hearts-omnibus-jd = ♦ Jack
value-hearts-omnibus-td = ♦ Ten
option-hearts-no-tricks-bonus = Points off for no trick
about-hearts-no-tricks-bonus = What you earn by taking no trick at all.

## Hearts: the moon

option-hearts-moon = Shooting the moon
about-hearts-moon = What it is worth to take every costly card.
value-hearts-moon-none = There is no moon
value-hearts-moon-others-plus = The others pay
value-hearts-moon-self-minus = The shooter’s score falls
value-hearts-moon-choice = The shooter chooses
value-hearts-moon-auto = What helps the shooter more
option-hearts-moon-value = The moon is worth
about-hearts-moon-value = How many points it moves.
value-hearts-moon-value-total = All points of the pack
option-hearts-omnibus-needed-for-moon = The moon needs the lucky diamond
about-hearts-omnibus-needed-for-moon = Whether a shooter must take that card as well.
option-hearts-sun = Shooting the sun
about-hearts-sun = What it is worth to take every single trick.
value-hearts-sun-none = Nothing more

## Hearts: the end

option-hearts-end = The match ends
about-hearts-end = By a score, or by a number of deals.
value-hearts-end-target = At a target
value-hearts-end-hands = After a number of deals
option-hearts-target = The target
about-hearts-target = The score that ends the match; the lowest wins.
option-hearts-hands = Number of deals
about-hearts-hands = How many deals the match has; everybody deals equally often.
value-hearts-hands-none = Not set
option-hearts-exact-target = Exactly the target
about-hearts-exact-target = Whether it helps to hit the target exactly.
value-hearts-exact-target-nothing = Means nothing
value-hearts-exact-target-wins = Wins
value-hearts-exact-target-minus-50 = 50 points off
option-hearts-tie = Equal lowest totals
about-hearts-tie = What happens when two would win.
value-hearts-tie-extra-hands = Further deals
value-hearts-tie-shared = They share
option-hearts-floor-zero = Never below 0
about-hearts-floor-zero = Whether a total can fall below zero.
