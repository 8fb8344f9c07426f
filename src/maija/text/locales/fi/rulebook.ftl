### Pöydän sääntökirja: esimerkit kortteineen, kahden sääntökokoelman erot, lähteet.

## Esimerkit. Otsikko ja rivejä: kaksoispisteeseen päättyvän tekstin jäljessä on kortteja.

example-title-lead = Mitkä kortit saa lyödä yhdessä
example-title-limit = Montako korttia saa lyödä
example-title-beating = Mikä kaataa minkäkin
example-title-queen = Patarouva kaatajan kädessä
example-title-pair = Käsi, jossa on kuninkaita ja rouvia
example-title-turned = Pata käännetään
example-title-trump-beating = Lyödään valtti
example-title-picked-up = Lyönti, josta yksi kortti kaadetaan
example-title-beaten = Lyönti, joka kaadetaan kokonaan
example-title-follow = Maan tunnustaminen
example-title-trick = Kuka saa tikin
example-title-first-card = Jaon ensimmäinen kortti
example-title-first-trick = Ensimmäinen tikki ilman aloitettua maata
example-title-leading-hearts = Aloittaminen, kun herttaa ei ole murrettu
example-title-costs = Mitä kukin kortti maksaa
example-title-everything = Yksi pelaaja saa kaikki pisteitä maksavat kortit

# Kortit, joista esimerkki on tehty.
example-holds = Käsi:
example-leader-holds = Lyöjällä on kädessään:
example-defender-holds = Kaatajalla on kädessään:
example-led = Lyödään:
example-led-to-trick = Tikki aloitetaan:
example-led-first = Ensimmäinen tikki aloitetaan:
# Lyönnin kortit, ensimmäinen mukaan luettuna.
example-lead = Nämä saa lyödä yhdessä:
# $number on kaatajan korttien määrä; $stock kertoo, voiko pakasta vielä ottaa.
example-limit =
    { $stock ->
        [gone] { $number ->
            [one] Kaatajalla on yksi kortti, ja umpipakka on loppunut.
           *[other] Kaatajalla on { $number } korttia, ja umpipakka on loppunut.
        }
       *[there] { $number ->
            [one] Kaatajalla on yksi kortti; umpipakkaa on vielä jäljellä.
           *[other] Kaatajalla on { $number } korttia; umpipakkaa on vielä jäljellä.
        }
    }
example-limit-most =
    { $number ->
        [one] Saa lyödä enintään yhden kortin.
       *[other] Saa lyödä enintään { $number } korttia.
    }
example-claim = Se on liikaa: kaatajalla on oikeus luovuttaa korttinsa.
example-trumps =
    { $suit ->
        [clubs] Risti on valttia.
        [diamonds] Ruutu on valttia.
        [hearts] Hertta on valttia.
        [spades] Pata on valttia.
       *[none] Valttia ei ole.
    }
# Jäljessä ovat kaatajan kortit, jotka kaatavat sen.
example-beaten-by = Kortin { $card } kaatavat:
example-beaten-by-none = Mikään tämän käden kortti ei kaada korttia { $card }.
example-names = Näillä voi määrätä valtin:
example-turned = Käännetään:
# Pata, joka ei käy valtiksi.
example-turned-back = Käännetään ja pannaan takaisin:
# Jäljessä on kaatava kortti.
example-laid-on = Kortti { $card } kaadetaan:
example-out-of-play = Pois pelistä:
example-picked-up = Nostetaan käteen:
example-taken-back = Palaa käteen:
example-draws =
    { $who ->
        [leader] { $number ->
            [one] Lyöjä ottaa pakasta yhden kortin.
           *[other] Lyöjä ottaa pakasta { $number } korttia.
        }
       *[defender] { $number ->
            [one] Kaataja ottaa pakasta yhden kortin.
           *[other] Kaataja ottaa pakasta { $number } korttia.
        }
    }
example-defender-now =
    { $number ->
        [one] Kaatajalla on nyt yksi kortti.
       *[other] Kaatajalla on nyt { $number } korttia.
    }
example-next =
    { $who ->
        [defender] Seuraavaksi lyö kaataja.
       *[left] Seuraavaksi lyö kaatajan vasemmalla puolella istuva.
    }
example-may-play = Saa pelata:
example-may-lead = Saa aloittaa:
example-unbroken = Herttaa ei ole vielä pelattu.
# Yhden tikin kortit pelaamisjärjestyksessä.
example-trick = Kukin pelaa vuorollaan kortin:
example-takes = Tämä kortti saa tikin:
# $points kukin; $number on jäljessä olevien korttien määrä.
example-costs =
    { $points ->
        [one] { $number ->
            [one] Yksi piste:
           *[other] Kukin yhden pisteen:
        }
       *[other] { $number ->
            [one] { $points } pistettä:
           *[other] Kukin { $points } pistettä:
        }
    }
example-off =
    { $points ->
        [one] Vähentää yhden pisteen:
       *[other] Vähentää { $points } pistettä:
    }
# Mitä jaosta saa; $own ja $others ovat lukuja ja voivat olla alle nollan.
example-everything = Hänelle kirjataan { $own } pistettä ja jokaiselle muulle { $others }.
example-everything-others-plus = Pisteet muille: hänelle kirjataan { $own } pistettä ja jokaiselle muulle { $others }.
example-everything-self-minus = Pisteet pois omista: hänelle kirjataan { $own } pistettä ja jokaiselle muulle { $others }.
