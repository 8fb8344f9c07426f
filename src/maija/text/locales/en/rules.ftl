### The rules in words: one sentence for each value of each option, as said at a card table.

## Chapters

chapter-cards = Players and cards
chapter-deal = The deal
chapter-aim = The aim
chapter-trumps = Trumps
chapter-queen = The spade queen
chapter-attack = The lead
chapter-defence = The defence
chapter-draw = Drawing
chapter-out = Going out and the end
chapter-score = The score
chapter-end = The end and the score
chapter-pass = Passing
chapter-play = The tricks
chapter-points = What cards cost
chapter-moon = The moon

rulebook-title =
    The rules of { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }
rulebook-changed = changed at this table
rulebook-clause = { $sentence } [{ $clause }]
rulebook-option = { $option }={ $value }

## Mustamaija: what no table changes

rule-mustamaija-players = From { $least } to { $most } players, each for themselves; turns pass to the left, clockwise.
rule-mustamaija-ranks = In each suit the cards rank from low to high: { $ranks }.
rule-mustamaija-two-alike = Of two cards that are alike, neither beats the other.
rule-mustamaija-stock =
    { $number ->
        [one] The one card left lies face down on the table: it is the stock.
       *[other] The { $number } cards left lie face down on the table: they are the stock.
    }
rule-mustamaija-aim = Get rid of your cards. Whoever holds the last ones, and the spade queen among them, loses.
rule-mustamaija-forehand = The player at the dealer’s left leads first; the next one clockwise is the defender.
rule-mustamaija-one-suit = A lead is one or more cards of one suit.
rule-mustamaija-beat = A card is beaten by a higher card of its suit, or by a trump; a trump only by a higher trump. One card beats one card.
rule-mustamaija-beat-plain = A card is beaten by a higher card of its suit. One card beats one card.
rule-mustamaija-queen-led = The spade queen may be led, alone or with other spades. Nothing beats her.
rule-mustamaija-after-success = Whoever beats everything leads next, to the player at the left.
rule-mustamaija-after-pickup = Whoever picks up does not lead: the player at the left does.
rule-mustamaija-defender-draws = A defender who has beaten everything fills up to a whole hand as well.
rule-mustamaija-stock-rest = When the stock runs out, whoever draws takes what is left; after that nobody draws.
rule-mustamaija-lead-passes = If the player who should lead is out, the next one at the left who still has cards leads.
rule-mustamaija-last = The deal is over when only one player still has cards.
# Where the spade queen may not beat: what the last player holds makes no difference then.
# $claim is "yes" where a lead that is too large may be claimed.
rule-mustamaija-last-lead =
    { $claim ->
        [yes] When the stock is gone and only two players are left, the deal is over as soon as the leader lays their last cards, unless the defender claims: nobody answers that lead any more.
       *[no] When the stock is gone and only two players are left, the deal is over as soon as the leader lays their last cards: nobody answers that lead any more.
    }
rule-mustamaija-out = When the stock is gone, whoever has no cards is out.

## Mustamaija: the options

rule-mustamaija-packs-auto = One pack; with six players or more, two packs without the second spade queen.
rule-mustamaija-packs-1 = One pack of 52 cards.
rule-mustamaija-packs-2 = Two packs, without the second spade queen.
rule-mustamaija-hand-size = Everybody is dealt { $number } cards and fills up to { $number } from the stock.
rule-mustamaija-deal-packet-1 = Cards are dealt one at a time.
rule-mustamaija-deal-packet-3 = Cards are dealt three at a time.
rule-mustamaija-deal-packet-hand-size = Each hand is dealt in one go.
rule-mustamaija-first-dealer-cut = Everybody draws a card; the highest deals first.
rule-mustamaija-first-dealer-lot = The first dealer is found by lot.
rule-mustamaija-first-dealer-fixed = The first seat deals first.
rule-mustamaija-queen-in-cut-counts = The spade queen drawn for the deal is the highest card.
rule-mustamaija-queen-in-cut-redraw = Whoever draws the spade queen for the deal draws again.
rule-mustamaija-next-dealer-left = The deal moves to the left.
rule-mustamaija-next-dealer-loser = The loser deals next.
rule-mustamaija-next-dealer-winner = Whoever was out first deals next.
rule-mustamaija-next-dealer-fixed = The same player always deals.
rule-mustamaija-trump-method-none = There are no trumps.
rule-mustamaija-trump-method-fixed = The trump suit is always the same.
rule-mustamaija-trump-method-turn-up = After the deal a card of the stock is turned: its suit is trumps.
rule-mustamaija-trump-method-turn-up-after-first-lead = When the first lead has been laid, a card of the stock is turned: its suit is trumps.
rule-mustamaija-trump-method-kq-anytime = Whoever holds king and queen of a suit may name it trumps, at any moment, also out of turn; until somebody does, there are no trumps.
rule-mustamaija-trump-method-kq-after-deal = After the deal, whoever holds king and queen of a suit may name it trumps; the player at the dealer’s left is asked first. If nobody does, the deal has no trumps.
rule-mustamaija-fixed-trump-clubs = Clubs are always trumps.
rule-mustamaija-fixed-trump-diamonds = Diamonds are always trumps.
rule-mustamaija-fixed-trump-hearts = Hearts are always trumps.
rule-mustamaija-fixed-trump-spades = Spades are always trumps.
rule-mustamaija-spades-may-be-trump-no = Spades are never trumps.
rule-mustamaija-spades-may-be-trump-yes = Spades may be trumps too.
rule-mustamaija-spade-indicator-goes-middle = A turned card that cannot show trumps goes into the middle of the stock, and the next is turned.
rule-mustamaija-spade-indicator-goes-random = A turned card that cannot show trumps goes anywhere into the stock, and the next is turned.
rule-mustamaija-spade-indicator-goes-reshuffle = A turned card that cannot show trumps is shuffled into the stock, and the next is turned.
rule-mustamaija-indicator-position-under = The turned card lies under the stock and is drawn last.
rule-mustamaija-indicator-position-top = The turned card stays on top of the stock and is drawn first.
rule-mustamaija-trump-redeclare-no = Trumps that have been named stay for the deal.
rule-mustamaija-trump-redeclare-yes = Another pair may change the trumps; each suit can be named once in a deal.
rule-mustamaija-kq-must-show-no = King and queen need not be shown when trumps are named.
rule-mustamaija-kq-must-show-yes = King and queen are shown to all when trumps are named.
rule-mustamaija-queen-may-beat-no = The spade queen beats nothing.
rule-mustamaija-queen-may-beat-yes-as-top-trump = The spade queen beats every card, whether there are trumps or not.
rule-mustamaija-no-queen-left-last-holder-loses = When the spade queen has left play, the last one with cards loses all the same.
rule-mustamaija-no-queen-left-nobody-loses = When the spade queen has left play, nobody loses.
rule-mustamaija-max-attack-none = There is no fixed limit to the size of a lead.
rule-mustamaija-max-attack-5 = A lead has at most five cards.
rule-mustamaija-max-attack-hand-size = A lead has at most as many cards as a hand is dealt.
rule-mustamaija-defender-limit-never = A lead may be larger than the defender’s hand.
rule-mustamaija-defender-limit-after-stock-empty = Once the stock is gone, a lead may not be larger than the defender’s hand.
rule-mustamaija-defender-limit-always = A lead may not be larger than the defender’s hand.
rule-mustamaija-overload-illegal = A lead that is too large is refused.
rule-mustamaija-overload-claim-dump-hand = A defender who is led too many cards may claim before answering any of them: the leader takes the lead back together with all the claimant’s cards, the claimant is out, and the next player leads.
rule-mustamaija-announce-counts-hidden = Nobody tells how many cards they hold.
rule-mustamaija-announce-counts-public = Everybody may know how many cards each player holds.
rule-mustamaija-announce-counts-max-receivable = Once the stock is gone, everybody may know how many cards each player holds.
rule-mustamaija-attacker-draws-after-lead = The leader draws as soon as the lead is laid, before it is beaten.
rule-mustamaija-attacker-draws-after-bout = The leader draws when the lead has been beaten or picked up.
rule-mustamaija-draw-order-attacker-first = The leader draws before the defender.
rule-mustamaija-draw-order-defender-first = The defender draws before the leader.
rule-mustamaija-draw-amount-up-to = The leader fills up to a whole hand.
rule-mustamaija-draw-amount-same-number = The leader draws as many cards as were led, but never above a whole hand.
rule-mustamaija-draw-compulsory-no = Nobody who still holds a card has to draw.
rule-mustamaija-draw-compulsory-yes = Whoever holds less than a whole hand must draw.
rule-mustamaija-refill-after-pickup-no = A defender who picked up does not draw.
rule-mustamaija-refill-after-pickup-yes = A defender who picked up and still has less than a whole hand fills up.
rule-mustamaija-partial-defence-yes = Beaten cards leave play together with the cards that beat them; only the rest is picked up.
rule-mustamaija-partial-defence-all-or-nothing = Beat everything, or take everything: then your own cards come back to your hand.
rule-mustamaija-must-beat-if-possible-no = You may take a card that you could beat.
rule-mustamaija-must-beat-if-possible-yes = You must beat as many cards as you can.
rule-mustamaija-scoring-none = Nothing is scored: a deal has a loser.
rule-mustamaija-scoring-winner-1 = Everybody but the loser scores one point; the most points win.
rule-mustamaija-scoring-finish-order = Each scores the place in which they got out; the fewest points win.
rule-mustamaija-scoring-loss-count = The loser of a deal scores one; the fewest losses win.
rule-mustamaija-repetition-off = The deal goes on until somebody loses, however long that takes.
rule-mustamaija-repetition-draw = If the same position comes up for the third time, or no card is beaten or drawn for 20 leads per player in a row, the deal is a draw.
rule-mustamaija-deals-players = A match has as many deals as there are players: each deals once.
rule-mustamaija-deals =
    { $number ->
        [one] A match has one deal.
       *[other] A match has { $number } deals.
    }

## Hearts: what no table changes

rule-hearts-players = From { $least } to { $most } players, each for themselves; turns pass to the left, clockwise.
rule-hearts-pack = One pack of 52 cards.
rule-hearts-ranks = In each suit the cards rank from low to high: { $ranks }. There are no trumps.
rule-hearts-dealt = All the cards are dealt, one at a time: { $number } for each player.
# Without the diamond that takes points off.
rule-hearts-worth = All the cards of a deal together cost { $number } points.
rule-hearts-aim = Take no cards that cost points. The lowest total wins.
rule-hearts-follow = You must follow suit if you can; else you may play any card.
rule-hearts-trick = The highest card of the suit led takes the trick and leads to the next.

## Hearts: the options

rule-hearts-removed = Left out of the pack: { $cards }.
rule-hearts-removed-none = The whole pack is dealt.
rule-hearts-pass-count =
    { $number ->
        [one] Everybody passes one card, before seeing what comes.
       *[other] Everybody passes { $number } cards, before seeing what comes.
    }
rule-hearts-pass-cycle = Passing, deal by deal: { $steps }.
rule-hearts-pass-cycle-always = Cards are always passed { $steps }.
rule-hearts-pass-cycle-never = Cards are never passed.
pass-left = to the left
pass-right = to the right
pass-across = across
pass-none = not at all
rule-hearts-first-lead-lowest-club = Whoever holds the lowest club of the pack leads it to the first trick.
rule-hearts-first-lead-any-club = Whoever holds the lowest club of the pack leads any club to the first trick.
rule-hearts-first-lead-left-of-dealer = The player at the dealer’s left leads any card to the first trick.
rule-hearts-first-trick-points-forbidden = No card that costs points may be played to the first trick, unless you have nothing else.
rule-hearts-first-trick-points-allowed = Cards that cost points may be played to the first trick.
rule-hearts-hearts-lead-broken = Hearts may be led once a heart has been played, or when you have nothing else.
rule-hearts-hearts-lead-any = Hearts may be led at any time.
rule-hearts-queen-breaks-hearts-no = The spade queen does not break hearts.
rule-hearts-queen-breaks-hearts-yes = The spade queen breaks hearts too.
rule-hearts-lead-hearts-instead-of-queen-no = With nothing but hearts and the spade queen, you must lead the queen until hearts are broken.
rule-hearts-lead-hearts-instead-of-queen-yes = With nothing but hearts and the spade queen, you may lead a heart.
rule-hearts-heart-values-1 = Each heart costs one point.
rule-hearts-heart-values-pip = Each heart costs its number; jack 11, queen 12, king 13, ace 14.
rule-hearts-heart-values-face = Each heart costs one point; jack 2, queen 3, king 4, ace 5.
rule-hearts-queen-value =
    { $number ->
        [0] The spade queen costs nothing.
       *[other] The spade queen costs { $number }.
    }
rule-hearts-king-value =
    { $number ->
        [0] The spade king costs nothing.
       *[other] The spade king costs { $number }.
    }
rule-hearts-ace-value =
    { $number ->
        [0] The spade ace costs nothing.
       *[other] The spade ace costs { $number }.
    }
rule-hearts-omnibus-none = No card takes points off.
rule-hearts-omnibus-jd = The diamond jack takes ten points off the score of its taker.
rule-hearts-omnibus-td = The diamond ten takes ten points off the score of its taker.
rule-hearts-omnibus-needed-for-moon-no = The moon does not need the diamond that takes points off.
rule-hearts-omnibus-needed-for-moon-yes = The moon needs the diamond that takes points off as well.
rule-hearts-moon-none = There is no moon: whoever takes everything pays for everything.
rule-hearts-moon-others-plus = Whoever takes every card that costs points shoots the moon: all others get the points.
rule-hearts-moon-self-minus = Whoever takes every card that costs points shoots the moon: the points come off the shooter’s score.
rule-hearts-moon-choice = Whoever takes every card that costs points shoots the moon, and chooses: points to the others, or off their own score.
rule-hearts-moon-auto = Whoever takes every card that costs points shoots the moon: all others get the points, but if that would end the match against the shooter, they come off the shooter’s own score.
rule-hearts-moon-value-total = The moon is worth all that the cards of the pack cost.
rule-hearts-moon-value = The moon is worth { $number } points.
rule-hearts-sun-none = Taking every trick earns nothing more.
rule-hearts-sun = Whoever takes every trick shoots the sun: it is worth { $number } points.
rule-hearts-no-tricks-bonus =
    { $number ->
        [0] Taking no trick earns nothing.
       *[other] Whoever takes no trick gets { $number } points off.
    }
rule-hearts-end-target = The match ends after the deal in which somebody reaches the target or goes beyond it.
rule-hearts-end-hands = The match ends after a number of deals.
rule-hearts-target =
    { $number ->
        [one] The target is one point.
       *[other] The target is { $number } points.
    }
rule-hearts-hands-none = The number of deals is not set.
rule-hearts-hands =
    { $number ->
        [one] The match has one deal.
       *[other] The match has { $number } deals.
    }
rule-hearts-exact-target-nothing = Reaching exactly the target means nothing special.
rule-hearts-exact-target-wins = Whoever reaches exactly the target wins.
rule-hearts-exact-target-minus-50 = Whoever reaches exactly the target gets 50 points off.
rule-hearts-tie-extra-hands = If the lowest totals are equal at the end, further deals decide.
rule-hearts-tie-shared = Equal lowest totals at the end share the first place.
rule-hearts-floor-zero-no = A total may fall below 0.
rule-hearts-floor-zero-yes = No total falls below 0.
rule-hearts-first-dealer-cut = Everybody draws a card; the lowest deals first.
rule-hearts-first-dealer-lot = The first dealer is found by lot.
rule-hearts-dealer-rotation-left = The deal moves to the left.

## Why something is refused: the rule behind it, in one sentence

why-deal-over = A deal that is over takes no more cards.
why-no-such-action = There is no such card or word in the game.
why-not-your-turn = Everybody acts in turn, clockwise.
why-not-in-hand = Only cards of your own hand can be played.
why-word-not-now = That word belongs to another moment of the game.
why-not-seated = Those who look on do not play.
why-already-out = A player who is out waits for the next deal.
why-other-suit = All cards of one lead are of the same suit.
why-attack-limit = This table limits how many cards a lead may have.
why-defender-limit = A lead may not be larger than the hand that must beat it.
why-empty-lead = Whoever has to lead cannot pass: at least one card must be laid.
why-queen-unbeatable = The spade queen is above every card, trumps too: whoever is led her picks her up.
why-queen-cannot-beat = At this table the spade queen may be led, but not used to beat.
why-too-low = Within a suit only a higher card beats.
why-does-not-beat = A card of another suit beats only if it is a trump.
why-must-beat = At this table as many cards as possible must be beaten.
why-all-answered = There is no card left to beat.
why-no-overload = A claim needs a lead larger than your hand, made when the stock was gone.
why-claim-lapsed = Claim before you answer the first card, or not at all.
why-pairs-name-nothing = At this table trumps come about in another way.
why-already-named = The first pair that was named makes trumps for the whole deal.
why-suit-already-named = A suit can be named once in a deal.
why-spades-never-trump = At this table spades cannot be trumps.
why-no-pair = King and queen of the suit must both be in your hand.
why-naming-in-lead = A lead that has been begun is finished first.
why-must-draw = A player without cards must draw while there is a stock.
why-card-not-now = You are asked for a word, not for a card.
why-already-chosen = Each card can be passed once.
why-enough-chosen = Everybody passes the same number of cards.
why-first-lead = How the first trick of a deal is opened is fixed.
why-follow-suit = Whoever holds a card of the suit led must play one.
why-first-trick-points = The first trick is kept free of cards that cost points, unless you hold nothing else.
why-hearts-not-broken = Hearts may be led only once a heart has been played, or when you have nothing else.
why-choose-moon = The shooter decides first.
