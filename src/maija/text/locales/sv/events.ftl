### Vad som har hänt. `$who` är ”you” eller ”other”, `$seat` ett namn, `$cards` kort med mellanrum.

## Mustamaija

mustamaija-dealt =
    { $who ->
        [you] Du får { $cards } i given.
       *[other] { $number ->
            [one] { $seat } får ett kort i given.
           *[other] { $seat } får { $number } kort i given.
        }
    }
mustamaija-spade-returned = Uppslaget för trumf och lagt tillbaka: { $cards }.
mustamaija-trump-turned = Man slår upp { $cards }: { $suit } är trumf.
mustamaija-no-trump = Bara spader slogs upp: den här given spelas utan trumf.
mustamaija-named =
    { $who ->
        [you] Du gör { $suit } till trumf.
       *[other] { $cards ->
            [none] { $seat } gör { $suit } till trumf.
           *[other] { $seat } visar { $cards } och gör { $suit } till trumf.
        }
    }
mustamaija-led =
    { $who ->
        [you] Du lägger { $cards }.
       *[other] { $seat } lägger { $cards }.
    }
mustamaija-lead-ended =
    { $who ->
        [you] Du spelar ut { $cards }.
       *[other] { $seat } spelar ut { $cards }.
    }
mustamaija-drew =
    { $who ->
        [you] Du tar { $cards } från talongen.
       *[other] { $number ->
            [one] { $seat } tar ett kort från talongen.
           *[other] { $seat } tar { $number } kort från talongen.
        }
    }
mustamaija-indicator-drawn =
    { $who ->
        [you] Du får det uppslagna kortet, { $cards }.
       *[other] { $seat } får det uppslagna kortet, { $cards }.
    }
mustamaija-beat =
    { $who ->
        [you] Du sticker över { $attack } med { $cards }.
       *[other] { $seat } sticker över { $attack } med { $cards }.
    }
mustamaija-left =
    { $who ->
        [you] Du låter { $cards } ligga.
       *[other] { $seat } låter { $cards } ligga.
    }
mustamaija-discarded = Ur spel: { $cards }.
mustamaija-took-back =
    { $who ->
        [you] Du tar tillbaka { $cards }.
       *[other] { $seat } tar tillbaka { $cards }.
    }
mustamaija-picked-up =
    { $who ->
        [you] Du tar upp { $cards }.
       *[other] { $seat } tar upp { $cards }.
    }
mustamaija-claimed =
    { $who ->
        [you] Utspelet var större än din hand: du lämnar alla dina kort till { $to }.
       *[other] { $yours ->
            [yes] Ditt utspel var större än handen som skulle sticka över: { $seat } lämnar dig { $cards }.
           *[no] Utspelet var för stort: { $seat } lämnar alla sina kort till { $to }.
        }
    }
mustamaija-out =
    { $who ->
        [you] Du går ut som nummer { $number }.
       *[other] { $seat } går ut som nummer { $number }.
    }
mustamaija-repeated = Samma ställning kom tillbaka, eller så har inget hänt på för länge: oavgjort.
mustamaija-ended =
    { $who ->
        [you] Given är slut: du förlorar.
        [nobody] Given är slut: ingen förlorar.
       *[other] Given är slut: { $seat } förlorar.
    }
mustamaija-declined =
    { $who ->
        [you] Du avstår från att { $what }.
       *[other] { $seat } avstår från att { $what }.
    }
decline-draw = ta kort
decline-name = bestämma trumf

## Hjärter

hearts-dealt =
    { $who ->
        [you] Du får { $cards } i given.
       *[other] { $number ->
            [one] { $seat } får ett kort i given.
           *[other] { $seat } får { $number } kort i given.
        }
    }
hearts-chose =
    { $who ->
        [you] Du lägger undan { $cards }.
       *[other] { $seat } lägger undan ett kort.
    }
hearts-passed =
    { $who ->
        [you] Du skickar { $cards } till { $to }.
       *[other] { $yours ->
            [yes] { $seat } skickar { $cards } till dig.
           *[no] { $seat } skickar kort till { $to }.
        }
    }
hearts-led-first =
    { $who ->
        [you] { $cards ->
            [none] Du har första utspelet.
           *[other] Du har { $cards } och därmed första utspelet.
        }
       *[other] { $cards ->
            [none] { $seat } har första utspelet.
           *[other] { $seat } har { $cards } och därmed första utspelet.
        }
    }
hearts-played =
    { $who ->
        [you] Du spelar { $cards }.
       *[other] { $seat } spelar { $cards }.
    }
hearts-broken = Hjärter är bruten.
hearts-trick-won =
    { $who ->
        [you] Du tar sticket: { $cards }.
       *[other] { $seat } tar sticket: { $cards }.
    }
hearts-moon-shot =
    { $who ->
        [you] Du har skjutit månen, värd { $number }!
       *[other] { $seat } har skjutit månen, värd { $number }!
    }
hearts-sun-shot =
    { $who ->
        [you] Du har tagit alla stick: solen, värd { $number }!
       *[other] { $seat } har tagit alla stick: solen, värd { $number }!
    }
hearts-moon-scored =
    { $how ->
        [others-plus] De andra får poängen.
       *[self-minus] Poängen dras av för den som sköt månen.
    }
hearts-ended = Given är slut.
