### The lessons: ten steps for each family, at a table and in the terminal. A step says what to do,
### “-done” what has come of it while the others play. Short: on a phone they stand beside the cards.
### `$cards` are the cards to be played, `$against` those that lie there or are spoken of. Where there
### is one, it can be asked for in a form; several stand in a row with spaces between, and no form.
### `$left`, `$across` and `$right` are names of players: the next one, the one opposite, the last one.

## Mustamaija

# One card to play.
lesson-mustamaija-lead = Whoever is left with cards and the queen of spades loses. You begin: lead a small card to { $left }, { FORM($cards, case: "definite") }.
lesson-mustamaija-lead-done = You fill up to five cards from the stock at once. Now { $left } tries to beat your card; whoever beats everything leads next.
# One card lies there, one beats it.
lesson-mustamaija-beat = { $right } has led { FORM($against, case: "definite") } to you. A higher card of the same suit beats it: beat it with { FORM($cards, case: "definite") }.
# Three cards to play.
lesson-mustamaija-suit = You have beaten everything, so you lead. Several cards of one suit may be led together: lead { $cards }.
lesson-mustamaija-suit-done = { $left } beats what is possible and picks up the rest. Whoever picks up does not lead next.
# The card that lies there is a club; one trump beats it.
lesson-mustamaija-trump = { $right } has led { FORM($against, case: "definite") }, and you have no higher club. Diamonds are trumps, and a trump beats the other suits: beat it with { FORM($cards, case: "definite") }.
# Two cards to play.
lesson-mustamaija-small = You lead again. Keep trumps and high cards, give away small ones: lead { $cards }.
lesson-mustamaija-small-done = As long as the stock lasts, everybody fills up to five cards: after leading, and after beating.
# Two cards lie there beside the queen; two beat them, in the same order.
lesson-mustamaija-queen = No card beats the queen of spades, not even a trump. Beat { $against } with { $cards }, and pick up the queen.
lesson-mustamaija-queen-done = You hold the queen of spades now. Keep her until the stock is gone: when you lead her, nobody can beat her.
# Two cards lie there, two beat them, in the same order.
lesson-mustamaija-last = Beat { $against } with { $cards }. Then you draw the last card of the stock, the trump that lay face up.
# One card to play: the queen of spades.
lesson-mustamaija-maija = The stock is gone, and nobody draws any more. Now lead { FORM($cards, case: "definite") }: { $left } has to pick her up.
lesson-mustamaija-maija-done = { $left } cannot beat the queen of spades and has her now. Whoever is the last with cards loses.
# One card lies there, one trump beats it.
lesson-mustamaija-end = { $right } has led { FORM($against, case: "definite") }. Only a trump beats it: beat it with { FORM($cards, case: "definite") }, and you lead next.
# Two cards to play.
lesson-mustamaija-out = A lead may not have more cards than the next player holds. Lead both your last cards, { $cards }, and you are out.
lesson-mustamaija-over = You are out and cannot lose any more. The others play until one of them is left with cards and the queen of spades.

## Hearts

# Three cards to pass.
lesson-hearts-pass = Every heart costs one point, the queen of spades 13; the fewest points win. First pass three cards to { $left }. High spades may catch the queen: pass { $cards }.
lesson-hearts-pass-done = { $right } has passed you three cards, the queen of spades among them. { $across } holds the two of clubs and begins with it.
# One card to play, an ace.
lesson-hearts-first = You have to follow suit, and the first trick costs nothing. Take it with { FORM($cards, case: "definite") }, and you are rid of a high card.
lesson-hearts-first-done = The ace is the highest card of the suit: the trick is yours.
# One card to play.
lesson-hearts-lead = You have taken the trick, so you lead. Lead low, and somebody else takes the next one: { FORM($cards, case: "definite") }.
lesson-hearts-lead-done = The highest card of the suit that was led takes the trick. There are no trumps.
# One card to play.
lesson-hearts-follow = { $right } has led a diamond, and you have only one: you have to play { FORM($cards, case: "definite") }.
lesson-hearts-follow-done = Now you have no diamonds left. That is useful: see what is led next.
# One card to play, the queen of spades; the other is the one that takes the trick.
lesson-hearts-queen = A diamond was led again, and you have none: you may play any card. Throw { FORM($cards, case: "definite") } into the trick that { $across } is taking with { FORM($against, case: "definite") }.
lesson-hearts-queen-done = { $across } takes the trick, and 13 points with it.
# One card to play, below the other.
lesson-hearts-under = So far { FORM($against, case: "definite") } takes the trick. Play { FORM($cards, case: "definite") } below it, and it is not yours.
lesson-hearts-under-done = Since the queen of spades is gone, high spades can do no harm: this is the time to part with them.
# One card to play, a jack; the other is the ace that takes the trick.
lesson-hearts-high = The trick goes to { FORM($against, case: "definite") } in any case. Play your highest spade below it, { FORM($cards, case: "definite") }.
lesson-hearts-high-done = A high card that is gone cannot take points any more.
# One card to play, a king.
lesson-hearts-take = You play last, and there are no points in the trick. Take it with { FORM($cards, case: "definite") }: you are rid of a high card, and you lead.
# One card to play, a club.
lesson-hearts-broken = You lead. Hearts may not be led before one has been thrown into a trick. Lead { FORM($cards, case: "definite") }.
lesson-hearts-broken-done = { $left } has no clubs and throws a heart. Hearts are broken: from now on they may be led.
# One card to play, below the other.
lesson-hearts-hearts = Hearts are led, and each costs a point. Stay below { FORM($against, case: "definite") }: play { FORM($cards, case: "definite") }.
lesson-hearts-over = That was the lesson. Whoever takes all 26 points shoots the moon: the others get 26 each. Play the last four tricks as you like.

## Both

lesson-left = That is allowed too, but the lesson goes another way. Go back to this step, or play on as you like.
lesson-over = That was the lesson. Now play a game of your own.
lesson-set-up = This deal is laid out for the lesson: it was not shuffled, and nothing of it is counted or kept.
lesson-step = Step { $number } of { $steps }

## The terminal

help-learn = Learn a game by playing it, in ten short steps.
help-lesson = The game: mustamaija or hearts.
metavar-lesson = LESSON
reason-no-such-lesson = There is no lesson “{ $lesson }”. There are { $lessons }.
learn-title = Lesson: { $game }
learn-back = “{ $undo }” goes back to this step.
learn-end = The lesson is over. To play a match: { $command }
learn-nothing-kept = In a lesson there is neither a hint nor anything to keep: the step says what to do.
