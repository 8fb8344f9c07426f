### Suits, words and names.

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

word-done = done
word-take = take
word-claim = claim
word-draw = draw
word-decline = decline
word-name-clubs = name clubs
word-name-diamonds = name diamonds
word-name-hearts = name hearts
word-name-spades = name spades
word-others-plus = give the points to the others
word-self-minus = take the points off your own score

## A card as it is seen, and as it is said aloud. A sentence asks for a form of it, such as
## FORM($card, case: "definite"); elsewhere `$case` is “nominative”.

card-shown = { $card }
card-name =
    { $case ->
        [definite] { "the " }
       *[nominative] { "" }
    }{ $rank ->
        [jack] jack
        [queen] queen
        [king] king
        [ace] ace
       *[other] { $rank }
    } of { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }

## Who sits where; in a game you are always the first.

you = you
seat-0 = Lempi
seat-1 = Aino
seat-2 = Eino
seat-3 = Helmi
seat-4 = Onni
seat-5 = Siiri
seat-6 = Toivo
seat-7 = Venla
nobody = nobody
nothing = none
