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
    { $trumps ->
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

## What is different between two sets of rules. The titles of the rows.

topic-mustamaija-cards = Players and packs
topic-mustamaija-hands = Cards in a hand
topic-mustamaija-dealer = Who deals
topic-mustamaija-attack = How much may be led
topic-mustamaija-counts = Who knows the counts
topic-mustamaija-defence = Beating and picking up
topic-mustamaija-queen = The spade queen
topic-mustamaija-trumps = How trumps come about
topic-mustamaija-draw = Drawing from the stock
topic-mustamaija-score = The score and the match
topic-mustamaija-repetition = A deal without end
topic-mustamaija-choices = What else can be changed
topic-hearts-costs = Cards that cost
topic-hearts-worth = Points in a deal
topic-hearts-pass = Passing cards
topic-hearts-first-lead = The first card of a deal
topic-hearts-hearts-lead = Leading hearts
topic-hearts-first-trick = Costly cards on the first trick
topic-hearts-moon = Shooting the moon
topic-hearts-removed = Cards left out
topic-hearts-dealer = Who deals
topic-hearts-end = The end of the match
topic-hearts-choices = What else can be changed

compare-title = { $one } and { $other }: what is different
compare-same = { $one } and { $other } are played by the same rules.
compare-rule = Rule
# Stands where one side says nothing.
compare-nothing = –
# $sentence is a whole rule that is in force for this number of players only.
compare-for-players = With { $players } players: { $sentence }
compare-worth = With { $players } players they cost { $number } points.
# An option of the form, and the other values that it can be given by itself.
compare-choice = { $option }: { $values }
compare-choice-free = { $option }: another number
compare-choice-none = { $option }: cannot be changed by itself

## Sources. { $address } is a public page.

source-s1 = The Finnish rules “Musta-Maija” (a clause such as S1.24 is the 24th of them)
source-s2 = The French rules “Mustamaija”; the page tells a slightly different version
source-s3 = The Russian rules “Черный ворон (Mustamaija)”; no public page is known
source-s4 = A Turkish page that compares Black Maria with Hearts; no public page is known
source-p01 = The English rules of Mustamaija on Pagat
source-p07 = The Swedish article on Dam
source-g11 = A program for Hearts with many options
source-x09 = What players wrote about an app for Hearts
source-m = Decided by Maija where the rules of Mustamaija are silent or disagree
source-t = Decided by Maija where the rules of Hearts are silent or disagree

## The sheet: the rules on paper or in a file

sheet-title = { $name }
sheet-game =
    { $players ->
        [one] { $game }, one player
       *[other] { $game }, { $players } players
    }
sheet-changed =
    { $number ->
        [0] As this game is usually played here.
        [one] One rule differs from { $game }; it is marked.
       *[other] { $number } rules differ from { $game }; they are marked.
    }
sheet-sources = Sources
sheet-source = { $key }: { $text }
sheet-source-at = { $key }: { $text }, { $address }
# Under a refused move: where in the rulebook the rule stands.
refused-by = The rules, “{ $chapter }”: { $sentence }

## House rules as a file

house-not-readable = { $file } cannot be read: { $why }
house-not-a-file = { $file } is no file of house rules. It is made by “Save as a file” in the page, or by maija rules GAME --save { $file }.
house-newer = { $file } was made by a newer Maija: its form is { $form }, and { $known } is the newest that is known here.
house-no-text = { $file } is no text in UTF-8.
house-too-long = { $file } is too long for house rules.
house-saved = The rules are kept in { $file }.
sheet-exists = There is a file of that name, and it stays as it is: { $file }
sheet-not-written = { $file } cannot be written: { $why }
sheet-written = The sheet is in { $file }.

## The command: maija rules

help-against = Tell only what is different from this game, or from these house rules.
help-examples = Show with cards what the rules mean.
help-sources = Tell where each rule comes from.
help-markdown = Write Markdown.
help-html = Write a page for printing into this file. With --no-examples it is one sheet of paper.
help-save-rules = Keep the game and what is changed in this file, as house rules, as in family.json.
help-name = What these house rules are called.
