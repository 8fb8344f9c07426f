### What may help a person at a decision, on the page and in the terminal: prompts for a first game,
### and tips. Each is said to the person who decides, just before the decision.
### $seat is a name, or "you" where $who is "you"; $cards is one card or a few signs in a row.

## Prompts: what the situation is, and what may be done. Mustamaija

# The person leads. $number: the most cards that can be led at once now. $seat has to answer.
prompt-lead =
    { $number ->
        [one] You lead: lay a card, and { $seat } has to beat it or take it up.
       *[other] You lead: lay one card, or several of one suit (at most { $number }), and { $seat } has to beat them or take them up.
    }
# $cards: what the person has led so far.
prompt-lead-more = You are leading { $cards }: add cards of the same suit, or end your lead.
# $seat has led $cards, $number of them, and all can be beaten. What is not beaten is taken up.
# $suit is "none" where only higher cards of the suit led beat them, else the suit of the trumps.
prompt-beat-all =
    { $number ->
        [one] { $suit ->
            [none] { $seat } leads { $cards }: beat it with a higher card of its suit, or take it up.
           *[other] { $seat } leads { $cards }: beat it with a higher card of its suit or with a trump, or take it up.
        }
       *[other] { $suit ->
            [none] { $seat } leads { $cards }: you can beat them all with higher cards of the suit; what you leave you take up.
           *[other] { $seat } leads { $cards }: you can beat them all with higher cards of the suit or with trumps; what you leave you take up.
        }
    }
# The same where they must be beaten all, or else taken up all.
prompt-beat-whole =
    { $number ->
        [one] { $suit ->
            [none] { $seat } leads { $cards }: beat it with a higher card of its suit, or take it up.
           *[other] { $seat } leads { $cards }: beat it with a higher card of its suit or with a trump, or take it up.
        }
       *[other] { $suit ->
            [none] { $seat } leads { $cards }: beat them all with higher cards of the suit, or take them all up.
           *[other] { $seat } leads { $cards }: beat them all with higher cards of the suit or with trumps, or take them all up.
        }
    }
# Of $against cards at most $number can be beaten.
prompt-beat-some =
    { $number ->
        [one] { $seat } leads { $cards }: you can beat one of them, and take up the rest.
       *[other] { $seat } leads { $cards }: you can beat { $number } of the { $against }, and take up what you leave.
    }
# $against cards, none of which can be beaten.
prompt-beat-none =
    { $against ->
        [one] { $seat } leads { $cards }, and you cannot beat it: take it up.
       *[other] { $seat } leads { $cards }, and you cannot beat any of them: take them up.
    }
# They must be beaten all or taken up all, and only some can be beaten.
prompt-beat-not-whole = { $seat } leads { $cards }, and you cannot beat them all: take them all up.
# Where as many must be beaten as can be: $number of them.
prompt-beat-must =
    { $number ->
        [one] { $seat } leads { $cards }: at this table one has to beat what one can, and you can beat one card.
       *[other] { $seat } leads { $cards }: at this table one has to beat what one can, and you can beat { $number } cards.
    }
# $seat has led too many when the stock was gone.
prompt-claim = { $seat } has led more cards than you hold: hand over all your cards and be out, or beat and take up as usual.
# $number cards, $cards, were left; before they are taken up the person may still name trumps.
prompt-take-up =
    { $number ->
        [one] You have answered everything: take up { $cards }.
       *[other] You have answered everything: take up what you left, { $cards }.
    }
# Where one may draw. $against is 0 where there is no choice, because the hand is empty.
prompt-draw =
    { $against ->
        [0] You have no cards: fill your hand from the stock.
       *[other] You may fill your hand from the stock, or leave the stock alone.
    }
# $cards: king and queen of a suit. Asked after the deal.
prompt-name = You hold { $cards }, the king and queen of one suit: make it trumps, or pass.
# The same out of turn.
prompt-may-name = You hold { $cards }, the king and queen of one suit: you may make it trumps now, although it is not your turn.

## Prompts: Hearts

# $number cards go to $seat.
prompt-pass =
    { $number ->
        [one] Choose a card that goes to { $seat }: all pass at the same time, and you see what you get only afterwards.
       *[other] Choose { $number } cards that go to { $seat }: all pass at the same time, and you see what you get only afterwards.
    }
prompt-only-card = You have no choice now: play { $cards }.
prompt-trick-lead = You lead to the trick: play any card, and the highest of its suit takes the trick.
prompt-trick-lead-no-hearts = You lead to the trick: play any card but a heart, for no heart has been played yet.
prompt-trick-lead-club = You lead to the first trick: play a club of your choice.
prompt-trick-lead-harmless = You lead to the first trick: play any card that costs nothing.
# $suit was led; the trick goes to $seat so far.
prompt-follow = You hold { $suit }, so you have to follow suit; so far the trick goes to { $seat }.
prompt-throw-off = You have no { $suit }: play any card; so far the trick goes to { $seat }.
prompt-throw-off-harmless = You have no { $suit }: play any card that costs nothing, for this is the first trick.
# The person has taken every card that costs; $number: what the moon is worth.
prompt-moon =
    { $number ->
        [one] You have shot the moon: give one point to each of the others, or take it off your own score.
       *[other] You have shot the moon: give { $number } points to each of the others, or take them off your own score.
    }

## Tips: Mustamaija

# $seat has led $number cards; the person holds $against.
tip-claim-overload =
    { $against ->
        [one] { $seat } has led { $number } cards, and you hold one: hand it over, and you are out.
       *[other] { $seat } has led { $number } cards, and you hold { $against }: hand them over, and you are out.
    }
# Counts are hidden; $seat has to answer the person's lead.
tip-mind-overload = The stock is gone: if you lead more cards than { $seat } holds, you may be handed that whole hand.
tip-count-hands = The stock is gone: count how many cards { $seat } can still have, and do not let your own be counted.
# The person holds the spade queen near the end. She cannot be beaten.
tip-lead-queen-late = Nobody can beat the spade queen: whoever keeps her to the end loses, so lead her to { $seat } while you can.
# $cards: the person's cards that nobody can beat with a card of the suit. $number: trumps that others may have.
tip-unbeaten =
    { $number ->
        [0] Nobody can beat { $cards } any more: what you lead of that, { $seat } has to take up.
       *[other] Only a trump can still beat { $cards }: ask yourself whether { $seat } has trumps to spend.
    }
# $number: so many suits the person holds.
tip-two-suits = The stock is running out: with no more than two suits in hand one gets out easily, and you hold { $number }.
# Where drawing is optional. $number: cards in the stock.
tip-draw-little =
    { $number ->
        [one] One card is left in the stock: from now on it is better not to draw.
       *[other] { $number } cards are left in the stock: from now on it is better not to draw.
    }
# $cards: the turned-up trump under the stock.
tip-last-of-stock = The last card of the stock is { $cards }, a trump: try to be the one who draws it.
# $number trumps have left the game (four or more); $against are with others or in the stock.
tip-watch-trumps =
    { $against ->
        [0] All the trumps that you do not hold have gone: nobody else can trump any more.
        [one] { $number } trumps have gone and one is still out: keep count of the trumps.
       *[other] { $number } trumps have gone and { $against } are still out: keep count of the trumps.
    }
# The person may name $suit trumps.
tip-hold-trump-back = You need not name { $suit } trumps yet: later the others will have spent their high cards of that suit.
# $cards: kings and queens in the hand.
tip-keep-pair-cards = Keep kings and queens, { $cards }: whoever takes one up may get the pair that names trumps.
tip-keep-queen = The spade queen is often worth keeping until late: she is a card that nobody can beat.
tip-small-first = Lead small cards first, and keep the high ones.
# $cards: $number cards of the lead that cannot be beaten.
tip-spare-trumps =
    { $number ->
        [one] You have to take up { $cards } in any case: it may be better not to spend a trump on the rest.
       *[other] You have to take up { $cards } in any case: it may be better not to spend trumps on the rest.
    }
# $cards: the lowest card of the lead.
tip-smallest-first = You cannot beat everything: beat the smallest cards first, beginning with { $cards }.

## Tips: Hearts

tip-pass-queen = With so few spades beside her the spade queen is soon drawn out of your hand: pass her to { $seat }.
# $number: lower spades in the hand, four or more.
tip-guarded-queen = You hold { $number } lower spades: you may keep the spade queen, for she is not soon drawn out.
# $cards: king or ace of spades, or both.
tip-pass-high-spades = High spades are a risk, for the spade queen may fall on them: think of passing { $cards }.
# $cards: all cards that the person holds of $suit (clubs or diamonds), few enough to be passed all.
tip-pass-short-suit = You hold nothing in { $suit } but { $cards }: without that suit you can throw off costly cards when it is led.
# Only $seat has taken cards that cost; $number: points so far.
tip-stop-moon = Only { $seat } has taken costly cards so far, { $number } points: if somebody else takes one, there is no moon.
tip-own-moon = Only you have taken costly cards so far, { $number } points: if you take all the others as well, you shoot the moon.
# $cards: the card that takes ten points off.
tip-catch-omnibus = There is { $cards } in this trick: whoever takes it has ten points less.
# $cards: king or ace of spades, or both, which the person could lead.
tip-hold-high-spades = The spade queen is still out, and may fall on { $cards }: lead something else.
# $cards: a spade below the queen.
tip-draw-queen-out = A low spade such as { $cards } may draw the spade queen out, and it is not you who takes her.
# $cards: a high card of the suit led.
tip-first-trick-free = Nothing costly falls in the first trick as long as one can help it: a good time to get rid of { $cards }.
tip-first-trick-costs = At this table costly cards may fall in the first trick too: take it only if you mean to.
# $cards: the card that costs most, $number points. The trick goes to $seat so far.
tip-throw-costly =
    { $number ->
        [one] You need not follow suit: get rid of { $cards }, which costs one point, while the trick goes to { $seat }.
       *[other] You need not follow suit: get rid of { $cards }, which costs { $number } points, while the trick goes to { $seat }.
    }
# $number points lie in the trick; $cards: the highest card that does not take it.
tip-duck =
    { $number ->
        [one] This trick costs one point: { $cards } is your highest card that does not take it.
       *[other] This trick costs { $number } points: { $cards } is your highest card that does not take it.
    }
# $cards: a high card of the suit led.
tip-last-and-free = You play last, and this trick costs nothing: a good time to get rid of { $cards }.

## In the terminal

# A tip with the clause of the rules it comes from, such as S1.46.
guide-tip = Tip: { $sentence } ({ $clause })
help-tips = Help before your decisions: what the situation is, and tips. By default in your first game here, and tips in the first three.
