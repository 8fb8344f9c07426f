### Playing with keys or by ear, and what a person sets for eyes, ears and hands.

## The keys of a table. They are told in a list: what follows is what each key does.

page-keys = Keys at the table
# Screen readers use single keys themselves in their reading mode. NVDA and JAWS are names of programs.
page-keys-about = A screen reader passes these keys on in its mode for typing: in NVDA press NVDA and space, in JAWS Insert and Z. The settings of this page switch them off.
page-keys-suit = Clubs, diamonds, hearts, spades: reads your cards of that suit, and waits for a rank.
# The ranks from two to ace; the ten is the key 0.
page-keys-rank = Then the rank, 0 for a ten: chooses that card, lays it or plays it. Once more puts it back.
page-keys-send = Sends what you have chosen, or takes up the cards.
page-keys-back = Puts back everything you have chosen.
page-keys-hand = Reads your hand, suit by suit.
page-keys-table = Reads what lies on the table.
page-keys-counts = Reads how many cards everybody has.
page-keys-turn = Reads what you are asked, or whose turn it is.
page-keys-last = Reads what happened last.
page-keys-score = Reads the score.
page-keys-answers = Goes to the buttons with your answers.
page-keys-cards = Goes to your cards.
page-keys-help = Shows these keys.
page-keys-hint = Asks for a hint, at your cards.
page-keys-escape = Forgets a suit that waits for its rank.

## What is read aloud when a key asks for it

# A rank without its suit, in the nominative.
page-read-rank =
    { $rank ->
        [jack] jack
        [queen] queen
        [king] king
        [ace] ace
       *[other] { $rank }
    }
# The person's own cards of one suit; $kind the suit, $number how many, $ranks a list such as “5, 9, queen”.
page-read-suit =
    { $kind ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    }: { $number ->
        [0] none
       *[other] { $ranks }
    }.
page-read-chosen = Chosen: { $cards }.
page-read-nothing = Nothing lies on the table.
page-read-open = { $card }: not beaten yet.
# The card that the next one laid will beat.
page-read-next = { $card }: not beaten yet, and next in turn.
page-read-beaten = { $attack }: beaten with { FORM($card, case: "definite") }.
# Laid by the person, but not sent yet.
page-read-laid = { $attack }: { $card } is laid on it, not yet sent.
page-read-given-up = { $card }: will be taken up.
page-read-trump =
    { $suit ->
        [none] There is no trump.
       *[other] Trump: { $suit }.
    }
page-read-trick = { $seat }: { $card }.
page-read-winner = Highest so far: { $seat }.
page-read-count =
    { $seat }: { $number ->
        [one] one card
       *[other] { $number } cards
    }.
page-read-count-hidden = { $seat }: a hidden number of cards.
page-read-stock =
    { $number ->
        [0] The stock is empty.
        [one] One card in the stock.
       *[other] { $number } cards in the stock.
    }
page-read-total = { $seat }: total { $number }.
# In this deal: tricks taken, and the points in them.
page-read-points =
    { $seat }: { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    } in this deal, points { $number }.

## What a card key did

page-key-not-held = You do not hold { FORM($card, case: "definite") }.
page-key-back = { $card } is back in your hand.
page-key-cleared = Everything is back in your hand.

## Settings

page-access = Eyes, ears and hands
page-contrast = Contrast
page-contrast-system = As the device
page-contrast-usual = Usual
page-contrast-more = High
page-print = Print
page-print-what = Text, and the cards of your hand.
page-print-usual = Usual
page-print-large = Large
page-handed = Hand
page-handed-what = On which side buttons and panels lie.
page-handed-right = Right-handed
page-handed-left = Left-handed
page-sound = Sounds
page-sound-what = Short and quiet: a card, your turn, cards taken up, the end of a deal.
page-sound-off = Off
page-sound-on = On
page-vibration = Vibration
page-vibration-what = A short one when it is your turn.
page-vibration-off = Off
page-vibration-on = On
page-key-use = Single keys at a table
page-key-use-what = A card by two letters, and digits that read aloud. At a table, 9 shows them all.
page-key-use-table = Everywhere
page-key-use-own = Only at my hand
page-key-use-off = Off
page-sure = Ask me before I take up everything
page-sure-keys = When I use keys
page-sure-always = Always
page-sure-many = Only when much could be beaten

page-settings-what = They apply to this browser, at every table.
page-colours = Colours of the suits
page-colours-four = A colour for each
page-colours-two = Red and black
page-faces = Faces of the cards
page-faces-auto = As there is room
page-faces-classic = Classic
page-faces-big = Big
page-theme = Light
page-theme-system = As the device
page-theme-light = Day
page-theme-dark = Night
page-speed = Cards fly
page-speed-what = Nothing flies where the device asks for less motion.
page-speed-off = Not at all
page-speed-slow = Slowly
page-speed-normal = As usual
page-speed-fast = Fast
page-show-played = Cards played
page-show-played-what = Whether a table lets you look at what has been played.
page-show-played-hidden = Keep them in mind
page-show-played-shown = Show them
