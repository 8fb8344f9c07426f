### Mitä tapahtui. `$who` on ”you” tai ”other”, `$seat` nimi, `$cards` kortteja välilyönnein.
### Nimet pysyvät perusmuodossa: sijapääte on sanassa ”pelaaja”. Yksittäinen kortti taipuu, kun
### virke pyytää sitä: FORM($cards, case: "genitive").

## Mustamaija

mustamaija-dealt =
    { $who ->
        [you] Sait jaossa: { $cards }.
       *[other] { $number ->
            [one] { $seat } sai jaossa yhden kortin.
           *[other] { $seat } sai jaossa { $number } korttia.
        }
    }
mustamaija-spade-returned = Valtiksi käännettiin ja takaisin pantiin: { $cards }.
mustamaija-trump-turned = Käännettiin { $cards }: { $suit } on valttia.
mustamaija-no-trump = Käännettiin pelkkää pataa: tässä jaossa ei ole valttia.
mustamaija-named =
    { $who ->
        [you] { $suit ->
            [risti] Määräät ristin valtiksi.
            [ruutu] Määräät ruudun valtiksi.
            [hertta] Määräät hertan valtiksi.
           *[pata] Määräät padan valtiksi.
        }
       *[other] { $cards ->
            [none] { $suit ->
                [risti] { $seat } määrää ristin valtiksi.
                [ruutu] { $seat } määrää ruudun valtiksi.
                [hertta] { $seat } määrää hertan valtiksi.
               *[pata] { $seat } määrää padan valtiksi.
            }
           *[other] { $suit ->
                [risti] { $seat } näyttää kortit { $cards } ja määrää ristin valtiksi.
                [ruutu] { $seat } näyttää kortit { $cards } ja määrää ruudun valtiksi.
                [hertta] { $seat } näyttää kortit { $cards } ja määrää hertan valtiksi.
               *[pata] { $seat } näyttää kortit { $cards } ja määrää padan valtiksi.
            }
        }
    }
mustamaija-led =
    { $who ->
        [you] Panet pöytään: { $cards }.
       *[other] { $seat } panee pöytään: { $cards }.
    }
mustamaija-lead-ended =
    { $who ->
        [you] Lyöt pöytään: { $cards }.
       *[other] { $seat } lyö pöytään: { $cards }.
    }
mustamaija-drew =
    { $who ->
        [you] Otat pakasta: { $cards }.
       *[other] { $number ->
            [one] { $seat } ottaa pakasta kortin.
           *[other] { $seat } ottaa pakasta { $number } korttia.
        }
    }
mustamaija-indicator-drawn =
    { $who ->
        [you] Saat näkyvillä olleen { FORM($cards, case: "genitive") }.
       *[other] { $seat } saa näkyvillä olleen { FORM($cards, case: "genitive") }.
    }
mustamaija-beat =
    { $who ->
        [you] Kaadat { FORM($attack, case: "genitive") } { FORM($cards, case: "adessive") }.
       *[other] { $seat } kaataa { FORM($attack, case: "genitive") } { FORM($cards, case: "adessive") }.
    }
mustamaija-left =
    { $who ->
        [you] Jätät kaatamatta: { $cards }.
       *[other] { $seat } jättää kaatamatta: { $cards }.
    }
mustamaija-discarded = Pois pelistä: { $cards }.
mustamaija-took-back =
    { $who ->
        [you] Otat takaisin: { $cards }.
       *[other] { $seat } ottaa takaisin: { $cards }.
    }
mustamaija-picked-up =
    { $who ->
        [you] Nostat käteen: { $cards }.
       *[other] { $seat } nostaa käteen: { $cards }.
    }
mustamaija-claimed =
    { $who ->
        [you] Sinulle lyötiin liikaa: luovutat kaikki korttisi pelaajalle { $to }.
       *[other] { $yours ->
            [yes] Pelaajalle { $seat } lyötiin liikaa, ja saat häneltä kortit { $cards }.
           *[no] Pelaajalle { $seat } lyötiin liikaa, ja { $to } saa kaikki hänen korttinsa.
        }
    }
mustamaija-out =
    { $who ->
        [you] Pääsit irti: sija { $number }.
       *[other] { $seat } pääsi irti: sija { $number }.
    }
mustamaija-repeated = Sama tilanne toistui, tai mitään ei ole tapahtunut liian pitkään aikaan: tasapeli.
mustamaija-ended =
    { $who ->
        [you] Jako on ohi: hävisit.
        [nobody] Jako on ohi: kukaan ei häviä.
       *[other] Jako on ohi: { $seat } häviää.
    }
mustamaija-declined =
    { $who ->
        [you] Päätät olla { $what }.
       *[other] { $seat } päättää olla { $what }.
    }
decline-draw = ottamatta pakasta
decline-name = määräämättä valttia

## Hearts

hearts-dealt =
    { $who ->
        [you] Sait jaossa: { $cards }.
       *[other] { $number ->
            [one] { $seat } sai jaossa yhden kortin.
           *[other] { $seat } sai jaossa { $number } korttia.
        }
    }
hearts-chose =
    { $who ->
        [you] Panet sivuun: { $cards }.
       *[other] { $seat } panee kortin sivuun.
    }
hearts-passed =
    { $who ->
        [you] Annat kortit { $cards } pelaajalle { $to }.
       *[other] { $yours ->
            [yes] { $seat } antaa sinulle: { $cards }.
           *[no] { $seat } antaa kortteja pelaajalle { $to }.
        }
    }
hearts-led-first =
    { $who ->
        [you] { $cards ->
            [none] Sinä aloitat.
           *[other] Sinulla on { $cards }, joten sinä aloitat.
        }
       *[other] { $cards ->
            [none] { $seat } aloittaa.
           *[other] { $seat } aloittaa: hänellä on { $cards }.
        }
    }
hearts-played =
    { $who ->
        [you] Pelaat { FORM($cards, case: "genitive") }.
       *[other] { $seat } pelaa { FORM($cards, case: "genitive") }.
    }
hearts-broken = Hertta on murrettu.
hearts-trick-won =
    { $who ->
        [you] Saat tikin: { $cards }.
       *[other] { $seat } saa tikin: { $cards }.
    }
hearts-moon-shot =
    { $who ->
        [you] Ammuit kuun, jonka arvo on { $number }!
       *[other] { $seat } ampui kuun, jonka arvo on { $number }!
    }
hearts-sun-shot =
    { $who ->
        [you] Sait jokaisen tikin: ammuit auringon, jonka arvo on { $number }!
       *[other] { $seat } sai jokaisen tikin ja ampui auringon, jonka arvo on { $number }!
    }
hearts-moon-scored =
    { $how ->
        [others-plus] Pisteet menevät muille.
       *[self-minus] Pisteet vähennetään ampujan omista.
    }
hearts-ended = Jako on ohi.
