### The web page.

page-title = Maija

## The front page

page-your-name = Your name
page-somebody = Guest
page-games = The games
page-about-musta-maija = The Finnish house game: six cards, hidden hands. King and queen of a suit name trumps at any time; whoever is left with the spade queen loses.
page-about-mustamaija = The French rules: five cards, a card is turned for trumps, one to five cards in a lead.
page-about-voron = The Russian rules: beat every card or take them all, and draw after the bout.
page-about-pagat = Five cards; trumps are turned only when the first lead has been laid.
page-about-dam = The Swedish relative, with six cards.
page-about-black-maria = A trick game: pass three cards to the right and keep away from hearts and high spades.
page-about-hearts = A trick game: the lowest club leads, hearts must be broken, and you can shoot the moon.
page-play-now = Play now
page-play-now-named = Play now: { $game }, against computers
page-join = Come to a table
page-code = Invitation code
page-join-do = Come in
page-public-tables = Public tables
page-look-again = Look again
page-coming = Looking for your table…
page-try-again = Try again
page-to-front = To the front page

## Settings

page-option-changed = changed
page-rules = The rules in words

## Invitation

page-invite = Invite others
page-open-question = Only this machine can reach the table now. Open this table to your network?
page-open-yes = Yes, open it
page-open-no = Not now
page-close-network = Close it to the network
page-only-here = Only the machine on which the service runs can reach the table now.
page-qr = QR code of { $link }
page-copy = Copy
page-copied = Copied

## The frame

page-title-at = { $game } – Maija
page-title-turn = Your turn – { $game } – Maija
page-skip = To the content
page-language = Language
page-announced = What happens

## Cards

page-card-chosen = { $card }, chosen
page-card-dark = { $card }, not now
page-cards =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }

## The line to the service

page-line-connecting = Looking for the table…
page-line-waiting = The connection is lost; the game is not. The page keeps trying to come back.
page-line-blocked = The service answers, but lets no live line through. Something on the way (a proxy, a filter, an extension) stops WebSockets. It is being tried again.
page-line-unsupported = This browser is too old for the table: it has no WebSockets.
page-line-outdated = The table speaks a newer language than this page.
page-line-again = Try now
page-line-reload = Load the page anew
reason-unreachable = The service does not answer. Is it running, and are you in its network?

## The table: who is there

page-seats = Players
page-seat-free = Seat { $number } (free)
page-seat-number = Seat { $number }
page-seat-open = free
page-seat-computer =
    { $player ->
        [random] computer (random)
        [simple] computer (simple)
        [habit] computer (experienced)
       *[other] computer ({ $player })
    }
page-seat-host = host
page-role-leads = attacks
page-role-defends = defends
page-role-out = out
page-role-turn = thinks…
page-role-dealer = dealt
page-role-winning = winning
page-role-loser = has lost
page-tricks =
    { $number ->
        [0] no trick
        [one] 1 trick
       *[other] { $number } tricks
    }
page-points =
    { $number ->
        [one] 1 point
       *[other] { $number } points
    }
page-total = total { $number }
page-reserve = { $number } s in reserve
page-seconds = { $number } s
page-shown = has shown
page-ready-yes = ready
page-ready-no = not ready yet
page-away = away
page-sits-in =
    { $why ->
        [gone] A computer plays: the connection is lost
        [idle] A computer plays: nothing was done for too long
        [time] A computer plays: the time ran out
        [conceded] A computer plays: the deal was given up
       *[rest] A computer plays: the rest is decided
    }
page-seat-own = Your seat
page-seat-tools = { $seat }: more
page-rename = Your name at this table
page-rename-do = Change it
page-link-make = Play on another device
page-link-what = Open this on the other device. It works once, and takes the seat there:
page-leave = Leave the seat
page-leave-sure = Leave the seat? In a match a computer player plays on.
page-mute = Do not hear this person
page-computer = Computer player
page-computer-random = random: plays anything that is allowed
page-computer-simple = simple: follows a few rules of thumb
page-computer-habit = experienced: plays by experience
page-computer-novice = novice: knows the rules, remembers nothing and keeps what is high
page-computer-casual = casual: plays now and then, remembers high cards and trumps
page-computer-skilled = skilled: tries a few ways in which the deal may go on
page-computer-expert = expert: tries many ways in which the deal may go on
page-computer-master = master: tries thousands of ways; nobody here is stronger
page-computer-engine = { $program }: a program of this service
page-computer-add = Seat it here
page-remove = Free this seat
page-bar = Send away for good
page-bar-sure = Send { $seat } away? This person cannot come back to this table.
page-company = Coming and going
page-sit-question = There is a free seat. Do you play?
page-sit = Sit down
page-looking-on = You are looking on.
page-looking-on-seats = You are looking on. You may take the seat of a computer player.
page-take-seat = Play instead of { $seat }
page-sit-another = Seat another person on this device
page-their-name = Their name
page-sit-another-do = Seat them here
page-watchers =
    { $number ->
        [one] One person looks on.
       *[other] { $number } people look on.
    }
page-address = Address

## The table: one device for several people

page-cover = Whose hand is shown
page-covered = The hands are covered. Pass the device on.
page-show =
    { $turn ->
        [yes] I am { $seat }, and it is my turn: show my hand
       *[no] I am { $seat }: show my hand
    }
page-cover-do = Cover the hand of { $seat }
page-for = { $seat }: { $text }

## The table: the cards

page-felt = On the table
page-trumps = Trumps
page-trumps-none = none
page-trumps-by = (named by { $seat })
page-stock = Stock
page-discard = Out of play
page-bout = The lead and its answers
page-bout-empty = No card lies on the table.
page-aim = Beat { $card } next
page-aim-laid = { $card }, to be beaten by { $beater }: take it back
page-beaten-by = beaten by
page-given-up = left
page-open = not answered yet
page-trick = Trick
page-trick-empty = No card has been played to this trick.
page-trick-last = The last trick
page-hearts = Hearts
page-hearts-broken = broken
page-hearts-whole = not broken
page-passing = Passing
page-passing-to = to { $seat }
page-passed = Passed to { $seat }:
page-received = Got from { $seat }:
page-captured = Cards taken
page-hand = Your hand
page-hand-empty = You hold no cards.

## The table: what is asked

page-ask-others = Waiting for { $seats }.
page-ask-over = This deal is over.
page-ask-lead = You lead to { $seat }. Choose the cards.
page-ask-more = Another card with it, or is that all?
page-ask-beat = Beat { $card }, or leave it.
page-ask-laid = Every card has an answer.
page-ask-defence = Every card has its answer.
page-ask-drawing = Do you draw?
page-ask-naming = Do you name trumps?
page-ask-meanwhile = Meanwhile you may name trumps.
page-ask-pass =
    { $number ->
        [one] Choose a card to pass
       *[other] Choose { $number } cards to pass
    } to { $seat }.
page-ask-trick-lead = Your lead: choose a card.
page-ask-trick-follow = Your turn: choose a card.
page-ask-moon = You have shot the moon. How is it scored?
page-do-lead =
    { $number ->
        [0] Lead
        [one] Lead 1 card
       *[other] Lead { $number } cards
    }
page-do-pass = Pass { $number } of { $of }
page-do-beat = Beat { $number }
page-do-beat-some = Beat { $number }, take { $rest }
page-do-take = Take { $number }
page-do-suggest = Best cover
page-do-clear = Put back
page-must-cover =
    { $number ->
        [one] You must beat at least one card.
       *[other] You must beat at least { $number } cards.
    }

## The table: from deal to deal

page-deal = The deal
page-deal-number = deal { $number }
page-deal-tools = Take back, give up, pause
page-seats-missing =
    { $number ->
        [one] One seat is free: the deal waits for a player.
       *[other] { $number } seats are free: the deal waits for players.
    }
page-ready-do = Ready
page-next-do = Next deal
page-not-ready-do = Not ready yet
page-rematch = Play another match
page-back = I am back
page-paused = The table is paused.
page-pause = Pause
page-resume = Go on
page-ask-take-back = Ask to take back my last turn
page-ask-rest = Ask to call the rest decided
page-concede = Give up this deal
page-concede-sure = Give up this deal? A computer player plays the rest of it for you.
page-offer =
    { $what ->
        [rest] { $seat } asks to call the rest of the deal decided; computers play it out.
       *[take-back] { $seat } asks to take back the last turn.
    }
page-offer-agreed = Agreed: { $seats }.
page-offer-yes = Agree
page-offer-no = Refuse
page-offer-off = Call it off
page-scores = Scores
page-score-deal = Deal
page-score-total = Total
page-places = The match is over. { $places }.
page-place = { $number }. { $seat }
page-drawn = Drawn for the first deal:

## The table: the shuffle

page-shuffle = The shuffle
page-shuffle-sealing = The pack is shuffled and sealed. Everybody adds a chance of their own…
page-shuffle-opening = Everybody shows what they added…
page-shuffle-seat =
    { $sealed ->
        [yes] { $who ->
            [you] You have added yours
           *[other] { $seat } has added theirs
        }
       *[no] { $who ->
            [you] Yours is not there yet
           *[other] { $seat } has not added theirs yet
        }
    }
page-shuffle-promise = Before anybody saw a card, the service promised this number. It fits one secret only:
page-shuffle-missing = Without a chance of their own: { $seats }
page-shuffle-secret = The secret of deal { $deal }, published when it was over:
page-proof-true =
    The shuffle of deal { $deal } was true: secret, pack and promise fit{ $added ->
        [yes] , and your own chance is in it
       *[no] { "" }
    }.
page-proof-broken-off = Deal { $deal } was broken off. Its secret fits the promise.
page-proof-false = The shuffle of deal { $deal } does not fit what was promised! { $codes }
page-proof-unseen = This page was not there before deal { $deal }, so it cannot compare its promise.
page-proof-again = Check again
page-untrue-malformed = What was published is damaged.
page-untrue-secret-not-committed = The secret is another than the promised one.
page-untrue-seat-not-committed = A seat’s text had not been promised.
page-untrue-seat-text-differs = A seat’s text is another than the promised one.
page-untrue-order-differs = The pack lies in another order than the secret gives.
page-untrue-draw-twice = A chance was drawn twice.
page-untrue-draw-impossible = A chance cannot have been drawn so.
page-untrue-draw-differs = A later chance is another than the secret gives.
page-game-file = The game file
page-game-file-what = With it anybody can prove every card: maija verify FILE

## Phrases

page-phrases = Say something
page-said = { $seat }: { $text }
phrase-hello = Hello!
phrase-thanks = Thank you.
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-sorry = Sorry.
phrase-hurry = Your turn…
phrase-one-moment = One moment.
phrase-goodbye = Goodbye!
phrase-laugh = Ha ha!
phrase-wow = Wow!
phrase-ouch = Ouch!
phrase-hm = Hm.

## What happens at a table

page-log = What has happened
table-event-sat = { $name } sits down.
table-event-got-up = { $name } leaves the table.
table-event-renamed = A player is now called { $name }.
table-event-computer-added = A computer player, “{ $name }”, takes a seat.
table-event-removed = { $name } was taken from the seat.
table-event-barred = { $name } was sent away.
table-event-moved =
    { $who ->
        [you] Your seat moves to another device.
       *[other] { $seat } moves to another device.
    }
table-event-host =
    { $who ->
        [you] You are the host now.
       *[other] { $seat } is the host now.
    }
table-event-connected =
    { $who ->
        [you] You are connected.
       *[other] { $seat } is there.
    }
table-event-gone =
    { $who ->
        [you] Your connection was lost.
       *[other] { $seat } has lost the connection.
    }
table-event-sits-in =
    { $who ->
        [you] A computer player plays for you
       *[other] A computer player plays for { $seat }
    }{ $name ->
        [gone] : the connection is lost.
        [idle] : nothing was done for too long.
        [time] : the time ran out.
       *[other] .
    }
table-event-back =
    { $who ->
        [you] You play again.
       *[other] { $seat } plays again.
    }
table-event-settings = Something else is agreed now: look at the rules.
table-event-ready =
    { $who ->
        [you] You are ready.
       *[other] { $seat } is ready.
    }
table-event-not-ready =
    { $who ->
        [you] You are not ready yet.
       *[other] { $seat } is not ready yet.
    }
table-event-rematch = Another match begins.
table-event-committed = The pack is shuffled and sealed.
table-event-sealed =
    { $who ->
        [you] You add a chance of your own.
       *[other] { $seat } adds a chance to the shuffle.
    }
table-event-opened =
    { $who ->
        [you] You show the chance you added.
       *[other] { $seat } shows the chance that was added.
    }
table-event-added-nothing =
    { $who ->
        [you] You added no chance to this shuffle.
       *[other] { $seat } added no chance to this shuffle.
    }
table-event-dealer =
    { $who ->
        [you] You deal.
       *[other] { $seat } deals.
    }
table-event-broken-off = The deal goes in circles and is broken off: nobody scores, and it is dealt anew.
table-event-deal-over = Deal { $number } is over.
table-event-match-over = The match is over.
table-event-offered =
    { $name ->
        [rest] { $who ->
            [you] You ask to call the rest decided.
           *[other] { $seat } asks to call the rest decided.
        }
       *[take-back] { $who ->
            [you] You ask to take back your last turn.
           *[other] { $seat } asks to take back the last turn.
        }
    }
table-event-agreed =
    { $who ->
        [you] You agree.
       *[other] { $seat } agrees.
    }
table-event-refused =
    { $who ->
        [you] You do not agree.
       *[other] { $seat } does not agree.
    }
table-event-lapsed =
    { $who ->
        [you] Your question is void: you do not play any more.
       *[other] The question of { $seat } is void: the one who asked does not play any more.
    }
table-event-conceded =
    { $who ->
        [you] You give up this deal.
       *[other] { $seat } gives up this deal.
    }
table-event-rest-decided = All agree that the rest is decided; it is played out.
table-event-taken-back =
    { $who ->
        [you] You take back your last turn.
       *[other] { $seat } takes back the last turn.
    }
table-event-paused =
    { $who ->
        [you] You pause the table.
       *[other] { $seat } pauses the table.
    }
table-event-resumed =
    { $who ->
        [you] You let the table go on.
       *[other] { $seat } lets the table go on.
    }
table-event-other-law = The service plays by a newer law now; this deal cannot be taken back any more.
table-event-engine-lost = The program “{ $name }” gives no proper answer and has lost its seat; an experienced computer player plays on there.
