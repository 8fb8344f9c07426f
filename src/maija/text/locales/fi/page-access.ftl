### Pelaaminen näppäimillä tai kuulolta, ja mitä pelaaja asettaa silmiä, korvia ja käsiä varten.

## Pöydän näppäimet luettelona: mitä kukin tekee.

page-keys = Pöydän näppäimet
page-keys-about = Ruudunlukija välittää nämä näppäimet kirjoitustilassaan: NVDA:ssa paina NVDA ja välilyönti, JAWSissa Insert ja Z. Tämän sivun asetuksista ne saa pois.
page-keys-suit = Risti, ruutu, hertta, pata: lukee sen maan korttisi ja odottaa arvoa.
page-keys-rank = Sitten arvo, kymppi on 0: valitsee kortin, panee sen pöytään tai pelaa sen. Toistamiseen palauttaa sen.
page-keys-send = Pelaa valitut kortit tai nostaa.
page-keys-back = Palauttaa kaikki valitut kortit.
page-keys-hand = Lukee kätesi maittain.
page-keys-table = Lukee, mitä pöydällä on.
page-keys-counts = Lukee, montako korttia kullakin on.
page-keys-turn = Lukee, mitä sinulta kysytään tai kenen vuoro on.
page-keys-last = Lukee, mitä viimeksi tapahtui.
page-keys-score = Lukee pisteet.
page-keys-answers = Siirtyy vastauspainikkeisiin.
page-keys-cards = Siirtyy kortteihisi.
page-keys-help = Näyttää nämä näppäimet.
page-keys-hint = Pyytää vihjettä, kun olet korteissasi.
page-keys-escape = Unohtaa maan, joka odottaa arvoa.

## Mitä luetaan, kun näppäin sitä pyytää

page-read-rank =
    { $rank ->
        [2] kakkonen
        [3] kolmonen
        [4] nelonen
        [5] viitonen
        [6] kuutonen
        [7] seitsikko
        [8] kahdeksikko
        [9] yhdeksikkö
        [10] kymppi
        [jack] jätkä
        [queen] rouva
        [king] kuningas
       *[ace] ässä
    }
page-read-suit =
    { $kind ->
        [clubs] Ristit
        [diamonds] Ruudut
        [hearts] Hertat
       *[spades] Padat
    }: { $number ->
        [0] ei yhtään
       *[other] { $ranks }
    }.
page-read-chosen = Valittu: { $cards }.
page-read-nothing = Pöydällä ei ole mitään.
page-read-open = { $card }: vielä kaatamatta.
page-read-next = { $card }: vielä kaatamatta ja seuraavana vuorossa.
page-read-beaten = { $attack }: kaadettu { FORM($card, case: "adessive") }.
page-read-laid = { $attack }: kaadat sen { FORM($card, case: "adessive") }, jota ei ole vielä pelattu.
page-read-given-up = { $card }: nostetaan.
page-read-trump =
    { $suit ->
        [none] Valttia ei ole.
       *[other] Valtti: { $suit }.
    }
page-read-trick = { $seat }: { $card }.
page-read-winner = Voitolla: { $seat }.
page-read-count =
    { $seat }: { $number ->
        [one] yksi kortti
       *[other] { $number } korttia
    }.
page-read-count-hidden = { $seat }: korttien määrä on salassa.
page-read-stock =
    { $number ->
        [0] Pakka on tyhjä.
        [one] Pakassa on yksi kortti.
       *[other] Pakassa on { $number } korttia.
    }
page-read-total = { $seat }: yhteensä { $number }.
page-read-points =
    { $seat }: tässä jaossa { $tricks ->
        [one] yksi tikki
       *[other] { $tricks } tikkiä
    }, pisteitä { $number }.

## Mitä korttinäppäin teki

page-key-not-held = Sinulla ei ole { FORM($card, case: "partitive") }.
page-key-back = { $card } on taas kädessäsi.
page-key-cleared = Kaikki on taas kädessäsi.

## Asetukset

page-access = Silmät, korvat ja kädet
page-contrast = Kontrasti
page-contrast-system = Kuten laitteessa
page-contrast-usual = Tavallinen
page-contrast-more = Suuri
page-print = Tekstin koko
page-print-what = Koskee tekstiä ja kätesi kortteja.
page-print-usual = Tavallinen
page-print-large = Suuri
page-handed = Kätisyys
page-handed-what = Kummalla puolella painikkeet ja paneelit ovat.
page-handed-right = Oikeakätinen
page-handed-left = Vasenkätinen
page-sound = Äänet
page-sound-what = Lyhyitä ja hiljaisia: kortti, oma vuoro, nosto, jaon loppu.
page-sound-off = Pois
page-sound-on = Päällä
page-vibration = Värinä
page-vibration-what = Lyhyt värinä, kun on sinun vuorosi.
page-vibration-off = Pois
page-vibration-on = Päällä
page-key-use = Yksittäiset näppäimet pöydässä
page-key-use-what = Kortti kahdella kirjaimella, ja numeroita, jotka lukevat ääneen. Pöydässä 9 näyttää ne kaikki.
page-key-use-table = Kaikkialla
page-key-use-own = Vain omassa kädessäni
page-key-use-off = Pois
page-sure = Kysy ennen kuin nostan kaiken
page-sure-keys = Kun käytän näppäimiä
page-sure-always = Aina
page-sure-many = Vain kun paljon voisi kaataa

page-settings-what = Ne koskevat tätä selainta, jokaisessa pöydässä.
page-colours = Maiden värit
page-colours-four = Jokaisella oma väri
page-colours-two = Punainen ja musta
page-faces = Korttien kuvat
page-faces-auto = Tilan mukaan
page-faces-classic = Perinteiset
page-faces-big = Suuret
page-theme = Teema
page-theme-system = Laitteen mukaan
page-theme-light = Päivä
page-theme-dark = Yö
page-speed = Korttien lento
page-speed-what = Mikään ei lennä, jos laite pyytää vähemmän liikettä.
page-speed-off = Ei lentoa
page-speed-slow = Hidas
page-speed-normal = Tavallinen
page-speed-fast = Nopea
page-show-played = Pelatut kortit
page-show-played-what = Näytetäänkö pöydässä, mitä on jo pelattu.
page-show-played-hidden = Pidän ne mielessä
page-show-played-shown = Näytä ne
