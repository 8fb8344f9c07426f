### Sivun pöytä: mitä sille on piirretty.

page-cards-hidden = korttien määrä on salassa
page-sits-in-short = tietokone
page-role-your-turn = vuorosi
page-sure-take =
    { $number ->
        [one] Nostatko kortin? Vielä voisi kaataa.
       *[other] Nostatko { $number } korttia? Niitä voisi vielä kaataa.
    }
page-sure-take-all =
    { $number ->
        [one] Nostatko kortin?
       *[other] Nostatko kaikki { $number } korttia?
    }
page-sure-take-yes = Kyllä, nosta { $number }
page-sure-no = Ei vielä
page-bout-last = Edellinen lyönti
page-suit-led = Aloitettu:
page-set-aside = Pantu sivuun annettaviksi

## Kun jako on ohi

page-deal-scored = Jako { $number } on ohi
page-match-won =
    { $who ->
        [you] { $number ->
            [one] Voitit!
           *[other] Voittajat: { $seats }!
        }
       *[other] { $number ->
            [one] Voittaja: { $seats }
           *[other] Voittajat: { $seats }
        }
    }
page-match-lost =
    { $who ->
        [you] { $number ->
            [one] Hävisit ottelun
           *[other] Ottelun hävisivät { $seats }
        }
       *[other] { $number ->
            [one] Ottelun hävisi { $seats }
           *[other] Ottelun hävisivät { $seats }
        }
    }
page-score-place = Sija
page-score-seat = Pelaaja
page-score-this = Tämä jako
page-scores-all = Kaikki jaot
page-how-drawn = jako kiersi kehää: kukaan ei saa pisteitä
page-how-left = jäi viimeiseksi: häviäjä
page-how-left-with = käteen jäi { $cards }
page-how-out = pääsi irti, sija { $number }
page-how-moon = ampui kuun
page-how-sun = sai jokaisen tikin

## Ennen ensimmäistä jakoa

page-gathering = Ennen ensimmäistä jakoa
page-fill =
    { $number ->
        [one] Tietokone vapaalle paikalle
       *[other] Tietokoneet { $number } paikalle
    }
page-see-rules = Mitä on sovittu

## Pöydän vieressä

page-close = Sulje
page-panel = Tietoja pöydästä
page-part-log = Kulku
page-part-scores = Pisteet
page-part-people = Pelaajat
page-part-rules = Säännöt
page-part-proof = Sekoitus
page-played = Mitä on pelattu
page-log-empty = Ei vielä mitään.
page-scores-none = Yhtään jakoa ei ole vielä laskettu.
page-shuffle-what = Kukaan ei voi valita kortteja: ennen jokaista jakoa palvelu lupaa salaisuutensa, jokainen lisää oman arpansa, ja lopuksi salaisuus julkaistaan. Tämä sivu tarkistaa sen.
page-line-open = Yhteys toimii
page-order-suit = Maittain
page-order-trump = Valtit oikealla
page-order-rank = Arvoittain
page-order-change = käden järjestys: vaihda
