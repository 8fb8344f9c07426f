### Pöydän sääntökirja: esimerkit kortteineen, kahden sääntökokoelman erot, lähteet.

## Esimerkit. Otsikko ja rivejä: kaksoispisteeseen päättyvän tekstin jäljessä on kortteja.

example-title-lead = Mitkä kortit saa lyödä yhdessä
example-title-limit = Montako korttia saa lyödä
example-title-beating = Mikä kaataa minkäkin
example-title-queen = Patarouva kaatajan kädessä
example-title-pair = Käsi, jossa on kuninkaita ja rouvia
example-title-turned = Kun käännetään pata
example-title-trump-beating = Kun lyödään valtti
example-title-picked-up = Lyönti, josta yksi kortti kaadetaan
example-title-beaten = Lyönti, joka kaadetaan kokonaan
example-title-follow = Maan tunnustaminen
example-title-trick = Kuka vie tikin
example-title-first-card = Jaon ensimmäinen kortti
example-title-first-trick = Ensimmäinen tikki ilman aloitettua maata
example-title-leading-hearts = Aloittaminen, kun herttaa ei ole murrettu
example-title-costs = Minkä arvoinen kukin kortti on
example-title-everything = Yksi pelaaja saa kaikki pistekortit

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
    { $trumps ->
        [clubs] Risti on valttia.
        [diamonds] Ruutu on valttia.
        [hearts] Hertta on valttia.
        [spades] Pata on valttia.
       *[none] Valttia ei ole.
    }
# Jäljessä ovat kaatajan kortit, jotka kaatavat sen.
example-beaten-by = Kortin { $card } kaataa:
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
example-may-lead = Aloitukseen käy:
example-unbroken = Herttaa ei ole vielä pelattu.
# Yhden tikin kortit pelaamisjärjestyksessä.
example-trick = Kukin pelaa vuorollaan kortin:
example-takes = Tämä kortti vie tikin:
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

## Kahden sääntökokoelman erot. Rivien otsikot.

topic-mustamaija-cards = Pelaajat ja pakat
topic-mustamaija-hands = Kortteja kädessä
topic-mustamaija-dealer = Kuka jakaa
topic-mustamaija-attack = Montako korttia saa lyödä
topic-mustamaija-counts = Kuka tietää korttien määrät
topic-mustamaija-defence = Kaataminen ja nostaminen
topic-mustamaija-queen = Patarouva
topic-mustamaija-trumps = Miten valtti syntyy
topic-mustamaija-draw = Pakasta ottaminen
topic-mustamaija-score = Pisteet ja ottelu
topic-mustamaija-repetition = Jako, joka ei lopu
topic-mustamaija-choices = Mitä muuta voi muuttaa
topic-hearts-costs = Pistekortit
topic-hearts-worth = Jaon pisteet
topic-hearts-pass = Korttien antaminen
topic-hearts-first-lead = Jaon ensimmäinen kortti
topic-hearts-hearts-lead = Hertalla aloittaminen
topic-hearts-first-trick = Pistekortit ensimmäisessä tikissä
topic-hearts-moon = Kuun ampuminen
topic-hearts-removed = Poistetut kortit
topic-hearts-dealer = Kuka jakaa
topic-hearts-end = Ottelun loppu
topic-hearts-choices = Mitä muuta voi muuttaa

compare-title = { $one } ja { $other }: mikä on toisin
compare-same = { $one } ja { $other }: säännöt ovat samat.
compare-rule = Sääntö
# Kun toinen puoli ei sano mitään.
compare-nothing = –
# $sentence on kokonainen sääntö, joka on voimassa vain tällä pelaajamäärällä.
compare-for-players = { $players } pelaajaa: { $sentence }
compare-worth = { $players } pelaajan pelissä niistä tulee { $number } pistettä.
# Lomakkeen valinta ja muut arvot, jotka sille voi yksinään antaa.
compare-choice = { $option }: { $values }
compare-choice-free = { $option }: muu luku
compare-choice-none = { $option }: ei voi muuttaa yksinään

## Lähteet. { $address } on julkinen sivu.

source-s1 = Suomalaiset säännöt ”Musta-Maija” (esimerkiksi S1.24 on niiden 24. kohta)
source-s2 = Ranskalaiset säännöt ”Mustamaija”; sivulla on niistä hieman erilainen muunnelma
source-s3 = Venäläiset säännöt ”Черный ворон (Mustamaija)”; julkista sivua ei tunneta
source-s4 = Turkkilainen sivu, joka vertaa Black Mariaa ja Herttaa; julkista sivua ei tunneta
source-p01 = Mustamaijan englanninkieliset säännöt Pagat-sivustolla
source-p07 = Ruotsinkielinen artikkeli pelistä Dam
source-g11 = Herttaa pelaava ohjelma, jossa on paljon valintoja
source-x09 = Mitä pelaajat ovat kirjoittaneet eräästä herttasovelluksesta
source-m = Maijan ratkaisu kohdassa, josta Mustamaijan säännöt vaikenevat tai ovat eri mieltä
source-t = Maijan ratkaisu kohdassa, josta Hertan säännöt vaikenevat tai ovat eri mieltä

## Sääntölehti: säännöt paperilla tai tiedostossa

sheet-title = { $name }
sheet-game =
    { $players ->
        [one] { $game }, yksi pelaaja
       *[other] { $game }, { $players } pelaajaa
    }
sheet-changed =
    { $number ->
        [0] Näin tätä peliä täällä tavallisesti pelataan.
        [one] Yksi sääntö on toisin kuin pelissä { $game }; se on merkitty.
       *[other] { $number } sääntöä on toisin kuin pelissä { $game }; ne on merkitty.
    }
sheet-sources = Lähteet
sheet-source = { $key }: { $text }
sheet-source-at = { $key }: { $text }, { $address }
# Hylätyn siirron alla: missä kohdassa sääntökirjaa sääntö on.
refused-by = Säännöt, ”{ $chapter }”: { $sentence }

## Talon säännöt tiedostona

house-not-readable = Tiedostoa { $file } ei voi lukea: { $why }
house-not-a-file = { $file } ei ole talon sääntöjen tiedosto. Sellaisen tekee sivun ”Tallenna tiedostoksi” tai maija rules PELI --save { $file }.
house-newer = Tiedoston { $file } on tehnyt uudempi Maija: sen muoto on { $form }, ja uusin täällä tunnettu on { $known }.
house-no-text = { $file } ei ole UTF-8-tekstiä.
house-too-long = { $file } on liian pitkä talon sääntöjen tiedostoksi.
house-saved = Säännöt ovat tiedostossa { $file }.
sheet-exists = Tämänniminen tiedosto on jo olemassa, ja se jää ennalleen: { $file }
sheet-not-written = Tiedostoa { $file } ei voi kirjoittaa: { $why }
sheet-written = Sääntölehti on tiedostossa { $file }.

## Komento: maija rules

help-against = Kerro vain, mikä on toisin kuin tässä pelissä tai näissä talon säännöissä.
help-examples = Näytä korteilla, mitä säännöt merkitsevät.
help-sources = Kerro, mistä kukin sääntö on peräisin.
help-markdown = Kirjoita Markdownina.
help-html = Kirjoita tulostettava sivu tähän tiedostoon. Valitsimen --no-examples kanssa se mahtuu yhdelle paperille.
help-save-rules = Tallenna peli ja sen muutokset tähän tiedostoon talon sääntöinä, esimerkiksi perhe.json.
help-name = Mikä näiden talon sääntöjen nimi on.
