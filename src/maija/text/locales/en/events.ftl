### What happened. `$who` is “you” or “other”, `$seat` a name, `$cards` cards with spaces between.

## Mustamaija

mustamaija-dealt =
    { $who ->
        [you] You are dealt { $cards }.
       *[other] { $seat } is dealt { $number } cards.
    }
mustamaija-spade-returned = Turned for trumps and put back: { $cards }.
mustamaija-trump-turned = { $cards } is turned: { $suit } are trumps.
mustamaija-no-trump = Nothing but spades was turned: this deal has no trumps.
mustamaija-named =
    { $who ->
        [you] You name { $suit } trumps.
       *[other] { $cards ->
            [none] { $seat } names { $suit } trumps.
           *[other] { $seat } shows { $cards } and names { $suit } trumps.
        }
    }
mustamaija-led =
    { $who ->
        [you] You lay { $cards }.
       *[other] { $seat } lays { $cards }.
    }
mustamaija-lead-ended =
    { $who ->
        [you] You lead { $cards }.
       *[other] { $seat } leads { $cards }.
    }
mustamaija-drew =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $number ->
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $number } cards.
        }
    }
mustamaija-indicator-drawn =
    { $who ->
        [you] The face-up { $cards } is yours.
       *[other] { $seat } gets the face-up { $cards }.
    }
mustamaija-beat =
    { $who ->
        [you] You beat { FORM($attack, case: "definite") } with { FORM($cards, case: "definite") }.
       *[other] { $seat } beats { FORM($attack, case: "definite") } with { FORM($cards, case: "definite") }.
    }
mustamaija-left =
    { $who ->
        [you] You leave { $cards }.
       *[other] { $seat } leaves { $cards }.
    }
mustamaija-discarded = Out of play: { $cards }.
mustamaija-took-back =
    { $who ->
        [you] You take back { $cards }.
       *[other] { $seat } takes back { $cards }.
    }
mustamaija-picked-up =
    { $who ->
        [you] You pick up { $cards }.
       *[other] { $seat } picks up { $cards }.
    }
mustamaija-claimed =
    { $who ->
        [you] You were led too many: you hand all your cards to { $to }.
       *[other] { $yours ->
            [yes] { $seat } was led too many and hands you { $cards }.
           *[no] { $seat } was led too many and hands all cards to { $to }.
        }
    }
mustamaija-out =
    { $who ->
        [you] You are out, in place { $number }.
       *[other] { $seat } is out, in place { $number }.
    }
mustamaija-repeated = The same position came back, or nothing has happened for too long: a draw.
mustamaija-ended =
    { $who ->
        [you] The deal is over: you lose.
        [nobody] The deal is over: nobody loses.
       *[other] The deal is over: { $seat } loses.
    }
mustamaija-declined =
    { $who ->
        [you] You decline to { $what }.
       *[other] { $seat } declines to { $what }.
    }
decline-draw = draw
decline-name = name trumps

## Hearts

hearts-dealt =
    { $who ->
        [you] You are dealt { $cards }.
       *[other] { $seat } is dealt { $number } cards.
    }
hearts-chose =
    { $who ->
        [you] You lay { $cards } aside.
       *[other] { $seat } lays a card aside.
    }
hearts-passed =
    { $who ->
        [you] You pass { $cards } to { $to }.
       *[other] { $yours ->
            [yes] { $seat } passes you { $cards }.
           *[no] { $seat } passes cards to { $to }.
        }
    }
hearts-led-first =
    { $who ->
        [you] { $cards ->
            [none] You have the first lead.
           *[other] You hold { FORM($cards, case: "definite") } and have the first lead.
        }
       *[other] { $cards ->
            [none] { $seat } has the first lead.
           *[other] { $seat } holds { FORM($cards, case: "definite") } and has the first lead.
        }
    }
hearts-played =
    { $who ->
        [you] You play { FORM($cards, case: "definite") }.
       *[other] { $seat } plays { FORM($cards, case: "definite") }.
    }
hearts-broken = Hearts are broken.
hearts-trick-won =
    { $who ->
        [you] You take the trick: { $cards }.
       *[other] { $seat } takes the trick: { $cards }.
    }
hearts-moon-shot =
    { $who ->
        [you] You have shot the moon, worth { $number }!
       *[other] { $seat } has shot the moon, worth { $number }!
    }
hearts-sun-shot =
    { $who ->
        [you] You have taken every trick: the sun, worth { $number }!
       *[other] { $seat } has taken every trick: the sun, worth { $number }!
    }
hearts-moon-scored =
    { $how ->
        [others-plus] The others get the points.
       *[self-minus] The points come off the shooter’s score.
    }
hearts-ended = The deal is over.
