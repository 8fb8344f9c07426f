### A game in the terminal.

## The table

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
table-held = { $seat }: { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
table-out = { $seat }: out
table-shown = { $seat } shows { $cards }
table-hand = Your hand: { $cards }
table-trick = Trick { $number }: { $cards }
table-played = { $seat } { $card }
table-winning = { $seat } { $card } (winning)
table-taken = { $seat }: { $tricks ->
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

entry-nothing = Type the number of a choice, or cards as in { $example }; “help” tells more.
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
    entry are done together, or not at all. A lead of several cards ends by itself. “quit” leaves the
    game.
help = help
quit = quit

## The end

end-deal = This deal: { $scores }
end-totals = In all: { $scores }
end-places = Places: { $places }
end-score = { $seat } { $number }
end-place = { $number }. { $seat }
end-seed = The same game again: --seed { $seed }
end-broken = This deal went in circles and is broken off: nobody scores.
goodbye = Goodbye.
