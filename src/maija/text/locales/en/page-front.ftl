### The front page, the house rules, the settings, and the frame around every screen.

## The frame

page-front-title = Maija – the Queen-of-Spades card games
page-rules-title = { $game }: house rules – Maija
page-coming-title = Coming to a table – Maija
page-settings = Settings
page-dialog-close = Close
page-version = Maija { $version }
page-licences = Licences
page-interface = Interface for programs
page-footer = About Maija

## The front page

page-tagline = The Queen-of-Spades games, as your family plays them: together from your phones, or against computers at once.
page-strength = Computers play
page-strength-random = at random
page-strength-simple = by rules of thumb
page-strength-habit = by experience
page-strength-novice = like a novice
page-strength-casual = like somebody who plays now and then
page-strength-skilled = skilfully
page-strength-expert = like experts
page-strength-master = like masters
page-games-what = Play at once against computers, or invite people to a table.
page-players-of = { $game }: players
page-players-count =
    { $number ->
        [one] 1 player
       *[other] { $number } players
    }
page-invite-named = Invite people to { $game }
page-invite-do = Invite
page-house-rules = House rules
page-house-rules-named = House rules of { $game }
page-mine = Your tables
page-mine-more =
    { $number ->
        [one] One more
       *[other] { $number } more
    }
page-mine-back = Back to the table
page-mine-what = { $game }, { $taken } of { $players } seats taken
page-phase-gathering = has not begun
page-phase-shuffling = the cards are being dealt
page-phase-playing = in the middle of a deal
page-phase-between = between two deals
page-phase-over = the match is over
page-kept = Your house rules
page-kept-differs =
    { $number ->
        [0] { $game }, as the game has it
        [one] { $game }, one rule is different
       *[other] { $game }, { $number } rules are different
    }
page-kept-open = Open { $name }
page-kept-forget = Forget
page-kept-forget-named = Forget { $name }
page-kept-forget-sure = Forget the house rules “{ $name }”? They are kept nowhere else.
page-join-have = I have a code
page-public-there =
    { $number ->
        [one] 1 public table
       *[other] { $number } public tables
    }
page-join-what = Three words, as in kopa-rime-tesa. The whole link will do as well.
page-no-tables-yet = Nobody has opened a public table. Make one of your own: choose a game, then its house rules, and list it.
page-listed-free =
    { $free ->
        [0] all { $players } seats taken
        [one] one free seat of { $players }
       *[other] { $free } free seats of { $players }
    }
page-listed-watch = you may look on
page-listed-go = Go there
page-loading = The games are being fetched…

## House rules

page-rules-choose = Choose
page-rules-words = In words
page-rules-back = Put back
page-rules-back-named = Put back: { $option }
page-rules-idle =
    { $number ->
        [one] One more, which decides nothing as it stands
       *[other] { $number } more, which decide nothing as it stands
    }
page-clash = These do not go together: { $fields }.
page-clash-field = { $option }: { $value }
page-clash-here = Does not go with another rule.
page-rules-chapter =
    { $number ->
        [one] one rule
       *[other] { $number } rules
    }
page-rules-open = Open all
page-rules-shut = Close all
page-clause =
    { $from ->
        [S1] Clause { $clause }, the Finnish rules
        [S2] Clause { $clause }, the French rules
        [S3] Clause { $clause }, the Russian rules
        [S4] Clause { $clause }, the Turkish page on Hearts
        [M] { $clause }, decided where the rules are silent
        [T] { $clause }, decided where the rules are silent
       *[other] { $clause }, from public rules of the game
    }
page-value-else = Something else…
page-value-own = In your own words

## Settings of this browser

page-settings-what = They hold for this browser, at every table.
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

## Inviting

page-invite-others =
    { $number ->
        [one] Another address of this machine
       *[other] { $number } other addresses of this machine
    }
page-come = Who has come
page-come-free =
    { $number ->
        [0] Everybody is here.
        [one] One seat is still free.
       *[other] { $number } seats are still free.
    }
page-come-you = { $name } (you)
page-invite-done = To the table
page-invite-link = Send this link
page-invite-scan = Or let them scan it
page-invite-say = Or say the three words
page-copy-failed = This browser does not let the page copy. The text is marked: copy it with Ctrl+C, or by holding it.
