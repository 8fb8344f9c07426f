### A game in the terminal.

## The table

# Short facts in a row, such as the trumps and the stock.
facts = { $one }; { $other }
table-header = { $game }, deal { $number }
table-lot = By lot { $who ->
        [you] you deal
       *[other] { $seat } deals
    }.
table-cut = Drawn for the deal: { $drawn }. { $who ->
        [you] You deal
       *[other] { $seat } deals
    }.
table-deals = { $who ->
        [you] You deal
       *[other] { $seat } deals
    }.
table-sealed = The pack was shuffled and sealed before anybody saw a card: { $seal }…
table-trumps = { $suit ->
        [none] No trumps
       *[other] Trumps: { $suit }
    }
table-stock =
    { $card ->
        [none] { $number ->
            [0] stock: gone
           *[other] stock: { $number }
        }
       *[other] stock: { $number } with { $card } face up
    }
table-open = { $card }
table-beaten = { $card } (beaten by { $beater })
table-left = { $card } (left)
table-bout = On the table: { $cards }
table-seat =
    { $who ->
        [you] You: { $facts }
       *[other] { $seat }: { $facts }
    }
table-held =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
table-shown = has shown { $cards }
table-hand-role =
    Your hand{ $role ->
        [leads] { " " }(you lead)
        [defends] { " " }(you defend)
        [out] { " " }(you are out)
       *[none] { "" }
    }: { $cards }
table-role =
    { $role ->
        [leads] leading
        [defends] defending
       *[out] out
    }
table-totals = So far: { $totals }
table-hand = Your hand: { $cards }
table-trick = Trick { $number }: { $cards }
table-played = { $seat } { $card }
table-winning = { $seat } { $card } (winning)
table-taken =
    { $who ->
        [you] You
       *[other] { $seat }
    }: { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }{ $cards ->
        [none] { "" }
       *[other] , { $cards }
    }

## What you are asked

ask-lead = You lead to { $seat }. Which card? Several in one entry are one lead.
ask-more = Another card with it, or done?
ask-beat = Beat { $card }, or take?
ask-answered = Every card has its answer. Take up what you left?
ask-draw = Draw?
ask-name = Name trumps?
ask-meanwhile = You hold a pair. Name trumps now, or Enter to go on?
ask-pass = { $number ->
        [one] Pass a card
       *[other] Pass { $number } cards in one entry
    } to { $seat }. Which?
ask-trick-lead = Your lead. Which card?
ask-trick-follow = Your turn. Which card?
ask-moon = You have shot the moon. How is it scored?
ask-another = Another deal? yes or no
ask-match = The match is over. Another? yes or no
choice = { $number } { $text }
prompt = >
yes = yes
no = no

## What you typed

entry-nothing = Type the number of a choice, or cards as in { $example }. “help” tells more.
entry-number = There is no choice { $number }: they go from 1 to { $last }.
entry-unknown = “{ $text }” is no number of the list, no card (as in { $example }) and no word of the game.
entry-count =
    { $number ->
        [one] Choose exactly one card.
       *[other] Choose exactly { $number } cards.
    }
entry-yes-no = Type yes or no.
entry-help =
    Type the number of a choice, its word, or a card: 3s, 10h, qs, ♠Q. Several cards or numbers in one
    entry are done together, or not at all. A lead of several cards ends by itself. “?” shows the
    rules in force, “why” explains the last refusal, “hint” shows the best play, “hint all” what
    everything would come to, “undo” takes back your last decision, “save” or “save FILE” keeps the
    game, “resume NAME” goes on with another one, “quit” leaves the game and keeps it.
help = help
quit = quit
undo = undo
save = save
resume = resume
rules = rules
why = why
last = last
why-nothing = Nothing has been refused.
why-right = Right would be: { $actions }.
undo-nothing = There is nothing to take back in this deal.
undo-done = Taken back. The same cards, your last decision again.

## Files

resume-done = This is where you left off. Everything is as it was.

save-done = The game is kept: { $file }
save-failed = The game could not be kept there: { $why }. Try “save FILE” with another place.
save-exists = There is another file of that name, and it stays as it is: { $file }
keep-failed = The game could not be kept: { $why }. It goes on; “save FILE” keeps it in another place.
keep-lost = The game could not be kept anywhere: { $why }.
leave-kept = The game is kept. To go on: maija play --resume { $file }
leave-over = The whole match is kept: { $file }
resume-none = No game is kept in { $folder }.
resume-which = Which game? Type “resume” and its name or file. The last ones: { $names }.
resume-seat = { $file } cannot be played on here: seat { $seat } is “{ $name }”. You must sit at A, and computer players that this program has at the others.
resume-over = The match in { $file } is over. To look at it: maija replay { $file }
file-unreadable = { $file } cannot be read: { $why }.
file-line = { $file }, line { $line }: { $sentence }
file-refused = the rules refuse this: “{ $sentence }”
file-whole = { $file }: { $sentence }

## The end

end-deal = This deal: { $scores }
end-totals = In all: { $scores }
end-places = Places: { $places }
end-score = { $seat } { $number }
end-place = { $number }. { $seat }
end-seed = The same game again: --seed { $seed }
end-broken = This deal went in circles and is broken off: nobody scores, and it is dealt anew.
end-verify = The shuffle of every finished deal can be checked: maija verify { $file }
goodbye = Goodbye.

## A recorded game

back = back
replay-title =
    { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }
replay-computer = { $seat }: computer player “{ $name }”
replay-hand =
    { $who ->
        [you] You: { $cards }
       *[other] { $seat }: { $cards }
    }
replay-prompt = { $at }/{ $last } >
replay-help = Enter shows the next step, “b” the one before, a number that step, “q” ends.
replay-number = The steps go from 1 to { $last }.
replay-first = This is the first step. Enter shows the next.
replay-last = This was the last step. “b” goes back, “q” ends.
replay-empty = Nothing was dealt in this game.
replay-unfinished = The match was left here.
