### Verkkosivu.

page-title = Maija

## Etusivu

page-your-name = Nimesi
page-somebody = Vieras
page-games = Pelit
page-about-musta-maija = Suomalainen kotipeli: kuusi korttia, kädet piilossa. Maan kuningas ja rouva määräävät valtin milloin vain; häviäjälle jää patarouva.
page-about-mustamaija = Ranskalaiset säännöt: viisi korttia, valtti käännetään, lyönnissä yhdestä viiteen korttia.
page-about-voron = Venäläiset säännöt: kaada jokainen kortti tai nosta kaikki; pakasta otetaan vasta sen jälkeen.
page-about-pagat = Viisi korttia; valtti käännetään vasta, kun ensimmäinen lyönti on pöydässä.
page-about-dam = Ruotsalainen sukulainen, kuusi korttia.
page-about-black-maria = Tikkipeli: anna kolme korttia oikealle ja vältä herttoja ja suuria patoja.
page-about-hearts = Tikkipeli: pienin risti aloittaa, hertta on murrettava, ja kuun voi ampua.
page-play-now = Pelaa heti
page-play-now-named = Pelaa heti: { $game }, tietokoneita vastaan
page-join = Tule pöytään
page-code = Kutsukoodi
page-join-do = Tule sisään
page-public-tables = Julkiset pöydät
page-look-again = Katso uudelleen
page-coming = Etsitään pöytääsi…
page-try-again = Yritä uudelleen
page-to-front = Etusivulle

## Asetukset

page-option-changed = muutettu
page-rules = Säännöt sanoin

## Kutsu

page-invite = Kutsu muita
page-open-question = Nyt vain tältä koneelta pääsee pöytään. Avataanko pöytä verkkoosi?
page-open-yes = Kyllä, avaa
page-open-no = Ei nyt
page-close-network = Sulje verkolta
page-only-here = Nyt pöytään pääsee vain siltä koneelta, jossa palvelu on käynnissä.
page-qr = QR-koodi: { $link }
page-copy = Kopioi
page-copied = Kopioitu

## Kehys

page-title-at = { $game } – Maija
page-title-turn = Sinun vuorosi – { $game } – Maija
page-skip = Siirry sisältöön
page-language = Kieli
page-announced = Tapahtumat

## Kortit

page-card-chosen = { $card }, valittu
page-card-dark = { $card }, ei nyt
page-cards =
    { $number ->
        [one] 1 kortti
       *[other] { $number } korttia
    }

## Yhteys palveluun

page-line-connecting = Etsitään pöytääsi…
page-line-waiting = Yhteys katkesi. Pelistä ei ole hävinnyt mitään; sivu yrittää koko ajan palata.
page-line-blocked = Palvelu vastaa, mutta jatkuva yhteys ei pääse läpi. Jokin matkalla (välityspalvelin, suodatin, selaimen lisäosa) estää WebSocketit. Yritetään uudelleen.
page-line-unsupported = Tämä selain on liian vanha pöydälle: siinä ei ole WebSocketeja.
page-line-outdated = Pöytä puhuu uudempaa kieltä kuin tämä sivu.
page-line-again = Yritä nyt
page-line-reload = Lataa sivu uudelleen
reason-unreachable = Palvelu ei vastaa. Onko se käynnissä, ja oletko sen verkossa?

## Pöytä: ketkä ovat paikalla

page-seats = Pelaajat
page-seat-free = Vapaa { $number }
page-seat-number = Paikka { $number }
page-seat-open = vapaa
page-seat-computer =
    { $player ->
        [random] tietokone (satunnainen)
        [simple] tietokone (yksinkertainen)
        [habit] tietokone (kokenut)
        [novice] tietokone (aloittelija)
        [casual] tietokone (satunnaispelaaja)
        [skilled] tietokone (taitava)
        [expert] tietokone (asiantuntija)
        [master] tietokone (mestari)
       *[other] tietokone ({ $player })
    }
page-seat-host = isäntä
page-role-leads = lyö
page-role-defends = kaataa
page-role-out = irti
page-role-turn = miettii…
page-role-dealer = jakaja
page-role-winning = voitolla
page-role-loser = hävisi
page-tricks =
    { $number ->
        [0] ei tikkejä
        [one] 1 tikki
       *[other] { $number } tikkiä
    }
page-points =
    { $number ->
        [one] 1 piste
       *[other] { $number } pistettä
    }
page-total = yhteensä { $number }
page-reserve = { $number } s varalla
page-seconds = { $number } s
page-shown = näyttänyt
page-ready-yes = valmis
page-ready-no = ei vielä valmis
page-away = poissa
page-sits-in =
    { $why ->
        [gone] Tietokone pelaa: yhteys katkesi
        [idle] Tietokone pelaa: mitään ei tehty liian pitkään aikaan
        [time] Tietokone pelaa: aika loppui
        [conceded] Tietokone pelaa: jako on luovutettu
       *[rest] Tietokone pelaa: loput on jo ratkennut
    }
page-seat-own = Oma paikkasi
page-seat-tools = { $seat }: lisää
page-rename = Nimesi tässä pöydässä
page-rename-do = Vaihda
page-link-make = Pelaa toisella laitteella
page-link-what = Avaa tämä toisella laitteella. Linkki toimii kerran ja siirtää paikan sinne:
page-leave = Nouse pöydästä
page-leave-sure = Nousetko pöydästä? Kesken ottelun tietokone pelaa puolestasi loppuun.
page-mute = Mykistä tämä pelaaja
page-computer = Tietokonepelaaja
page-computer-random = satunnainen: pelaa mitä tahansa sallittua
page-computer-simple = yksinkertainen: noudattaa muutamaa nyrkkisääntöä
page-computer-habit = kokenut: pelaa kokemuksella
page-computer-novice = aloittelija: osaa säännöt, ei muista mitään ja säästää korkeat kortit
page-computer-casual = satunnaispelaaja: pelaa silloin tällöin, muistaa korkeat kortit ja valtit
page-computer-skilled = taitava: kokeilee muutamaa tapaa, jolla jako voi jatkua
page-computer-expert = asiantuntija: kokeilee monta tapaa, jolla jako voi jatkua
page-computer-master = mestari: kokeilee tuhansia tapoja; vahvempaa ei täällä ole
page-computer-engine = { $program }: tämän palvelun ohjelma
page-computer-add = Istuta tähän
page-remove = Vapauta paikka
page-bar = Poista lopullisesti
page-bar-sure = Poistetaanko { $seat } pöydästä? Hän ei pääse enää takaisin tähän pöytään.
page-company = Tulijat ja lähtijät
page-sit-question = Pöydässä on vapaa paikka. Pelaatko?
page-sit = Istu pöytään
page-looking-on = Olet katsomassa.
page-looking-on-seats = Olet katsomassa. Voit ottaa tietokonepelaajan paikan.
page-take-seat = Pelaa tämän sijasta: { $seat }
page-sit-another = Istuta toinen pelaaja tälle laitteelle
page-their-name = Hänen nimensä
page-sit-another-do = Istuta tähän
page-watchers =
    { $number ->
        [one] Yksi katsoja.
       *[other] { $number } katsojaa.
    }
page-address = Osoite

## Pöytä: monta pelaajaa samalla laitteella

page-cover = Kenen käsi näytetään
page-covered = Kädet ovat piilossa. Anna laite eteenpäin.
page-show =
    { $turn ->
        [yes] Minä olen { $seat }, ja on minun vuoroni: näytä käteni
       *[no] Minä olen { $seat }: näytä käteni
    }
page-cover-do = Piilota käsi: { $seat }
page-for = { $seat }: { $text }

## Pöytä: kortit

page-felt = Pöydällä
page-trumps = Valtti
page-trumps-none = puuttuu
page-trumps-by = (määrääjä: { $seat })
page-stock = Umpipakka
page-discard = Pois pelistä
page-bout = Lyönti ja sen kaadot
page-bout-empty = Pöydällä ei ole kortteja.
page-aim = Kaada seuraavaksi { $card }
page-aim-laid = { $card }, päällä { $beater }: ota takaisin
page-beaten-by = päällä
page-given-up = kaatamatta
page-open = odottaa vastausta
page-trick = Tikki
page-trick-empty = Tähän tikkiin ei ole vielä pelattu korttia.
page-trick-last = Edellinen tikki
page-hearts = Hertta
page-hearts-broken = murrettu
page-hearts-whole = murtamatta
page-passing = Korttien antaminen
page-passing-to = saaja { $seat }
page-passed = Annoit kortit, saaja { $seat }:
page-received = Sait kortit, antaja { $seat }:
page-captured = Saadut kortit
page-hand = Kätesi
page-hand-empty = Kätesi on tyhjä.

## Pöytä: mitä kysytään

page-ask-others = Vuorossa: { $seats }.
page-ask-over = Tämä jako on ohi.
page-ask-lead = Lyöt pelaajalle { $seat }. Valitse kortit.
page-ask-more = Vielä kortti lisää, vai oliko siinä kaikki?
page-ask-beat = Kaada { $card } tai jätä se.
page-ask-laid = Jokaiseen korttiin on vastaus.
page-ask-defence = Jokaiseen korttiin on vastattu.
page-ask-drawing = Otatko pakasta?
page-ask-naming = Määräätkö valtin?
page-ask-meanwhile = Sillä välin voit määrätä valtin.
page-ask-pass =
    { $number ->
        [one] Valitse kortti, jonka saa { $seat }.
       *[other] Valitse { $number } korttia, jotka saa { $seat }.
    }
page-ask-trick-lead = Sinä aloitat: valitse kortti.
page-ask-trick-follow = Sinun vuorosi: valitse kortti.
page-ask-moon = Ammuit kuun. Miten se lasketaan?
page-do-lead =
    { $number ->
        [0] Lyö
        [one] Lyö 1 kortti
       *[other] Lyö { $number } korttia
    }
page-do-pass = Anna { $number }/{ $of }
page-do-beat = Kaada { $number }
page-do-beat-some = Kaada { $number }, nosta { $rest }
page-do-take = Nosta { $number }
page-do-suggest = Paras kaato
page-do-clear = Palauta
page-must-cover =
    { $number ->
        [one] Sinun on kaadettava vähintään yksi kortti.
       *[other] Sinun on kaadettava vähintään { $number } korttia.
    }

## Pöytä: jaosta jakoon

page-deal = Jako
page-deal-number = jako { $number }
page-deal-tools = Peru, luovuta, tauko
page-seats-missing =
    { $number ->
        [one] Yksi paikka on vapaa: jako odottaa pelaajaa.
       *[other] { $number } paikkaa on vapaana: jako odottaa pelaajia.
    }
page-ready-do = Valmis
page-next-do = Seuraava jako
page-not-ready-do = En vielä
page-rematch = Pelaa uusi ottelu
page-back = Palasin
page-paused = Pöytä on tauolla.
page-pause = Tauko
page-resume = Jatka
page-ask-take-back = Pyydä saada perua viimeisin siirtosi
page-ask-rest = Pyydä toteamaan loput ratkenneeksi
page-concede = Luovuta tämä jako
page-concede-sure = Luovutatko tämän jaon? Tietokonepelaaja pelaa sen puolestasi loppuun.
page-offer =
    { $what ->
        [rest] { $seat } ehdottaa, että jako on jo ratkennut; tietokoneet pelaavat sen loppuun.
       *[take-back] { $seat } pyytää saada perua viimeisimmän siirtonsa.
    }
page-offer-agreed = Suostuneet: { $seats }.
page-offer-yes = Suostu
page-offer-no = Kieltäydy
page-offer-off = Peru pyyntö
page-scores = Pisteet
page-score-deal = Jako
page-score-total = Yhteensä
page-places = Ottelu on ohi. { $places }.
page-place = { $number }. { $seat }
page-drawn = Ensimmäisen jaon nosto:

## Pöytä: sekoitus

page-shuffle = Sekoitus
page-shuffle-sealing = Pakka on sekoitettu ja sinetöity. Jokainen lisää oman arpansa…
page-shuffle-opening = Jokainen näyttää, mitä lisäsi…
page-shuffle-seat =
    { $sealed ->
        [yes] { $who ->
            [you] Arpasi on lisätty
           *[other] { $seat } on lisännyt arpansa
        }
       *[no] { $who ->
            [you] Arpasi puuttuu vielä
           *[other] { $seat } ei ole vielä lisännyt arpaansa
        }
    }
page-shuffle-promise = Ennen kuin kukaan näki korttiakaan, palvelu lupasi tämän luvun. Se sopii vain yhteen salaisuuteen:
page-shuffle-missing = Ilman omaa arpaa: { $seats }
page-shuffle-secret = Jaon { $deal } salaisuus, julkaistu jaon päätyttyä:
page-proof-true =
    { $added ->
        [yes] Jaon { $deal } sekoitus oli rehellinen: salaisuus, pakka ja lupaus sopivat yhteen, ja oma arpasi on siinä mukana.
       *[no] Jaon { $deal } sekoitus oli rehellinen: salaisuus, pakka ja lupaus sopivat yhteen.
    }
page-proof-broken-off = Jako { $deal } keskeytettiin. Sen salaisuus sopii lupaukseen.
page-proof-false = Jaon { $deal } sekoitus ei vastaa sitä, mitä luvattiin! { $codes }
page-proof-unseen = Tämä sivu ei ollut paikalla ennen jakoa { $deal }, joten se ei voi tarkistaa lupausta.
page-proof-again = Tarkista uudelleen
page-untrue-malformed = Julkaistu tieto on vioittunut.
page-untrue-secret-not-committed = Salaisuus on toinen kuin luvattu.
page-untrue-seat-not-committed = Jonkin paikan tekstiä ei ollut luvattu.
page-untrue-seat-text-differs = Jonkin paikan teksti on toinen kuin luvattu.
page-untrue-order-differs = Pakka on eri järjestyksessä kuin minkä salaisuus antaa.
page-untrue-draw-twice = Jokin arpa nostettiin kahdesti.
page-untrue-draw-impossible = Arpaa ei ole voitu nostaa näin.
page-untrue-draw-differs = Myöhempi arpa on toinen kuin minkä salaisuus antaa.
page-game-file = Pelitiedosto
page-game-file-what = Sen avulla kuka tahansa voi todistaa jokaisen kortin: maija verify TIEDOSTO

## Lausahdukset

page-phrases = Sano jotakin
page-said = { $seat }: { $text }
phrase-hello = Hei!
phrase-thanks = Kiitos.
phrase-well-played = Hyvin pelattu!
phrase-good-luck = Onnea peliin!
phrase-sorry = Anteeksi.
phrase-hurry = Sinun vuorosi…
phrase-one-moment = Hetkinen.
phrase-goodbye = Näkemiin!
phrase-laugh = Hahhah!
phrase-wow = Vau!
phrase-ouch = Auts!
phrase-hm = Hmm.

## Mitä pöydässä tapahtuu

page-log = Mitä on tapahtunut
table-event-sat = { $name } istuu pöytään.
table-event-got-up = { $name } nousee pöydästä.
table-event-renamed = Pelaajan nimi on nyt { $name }.
table-event-computer-added =
    { $name ->
        [random] Tietokonepelaaja (satunnainen) istuu pöytään.
        [simple] Tietokonepelaaja (yksinkertainen) istuu pöytään.
        [habit] Tietokonepelaaja (kokenut) istuu pöytään.
        [novice] Tietokonepelaaja (aloittelija) istuu pöytään.
        [casual] Tietokonepelaaja (satunnaispelaaja) istuu pöytään.
        [skilled] Tietokonepelaaja (taitava) istuu pöytään.
        [expert] Tietokonepelaaja (asiantuntija) istuu pöytään.
        [master] Tietokonepelaaja (mestari) istuu pöytään.
       *[other] Tietokonepelaaja ({ $name }) istuu pöytään.
    }
table-event-removed = { $name } siirrettiin pois paikaltaan.
table-event-barred = { $name } poistettiin pöydästä.
table-event-moved =
    { $who ->
        [you] Paikkasi siirtyy toiselle laitteelle.
       *[other] { $seat } siirtyy toiselle laitteelle.
    }
table-event-host =
    { $who ->
        [you] Olet nyt pöydän isäntä.
       *[other] { $seat } on nyt pöydän isäntä.
    }
table-event-connected =
    { $who ->
        [you] Yhteytesi toimii.
       *[other] { $seat } on paikalla.
    }
table-event-gone =
    { $who ->
        [you] Yhteytesi katkesi.
       *[other] { $seat } menetti yhteyden.
    }
table-event-sits-in =
    { $who ->
        [you] { $name ->
            [gone] Tietokonepelaaja pelaa puolestasi: yhteys katkesi.
            [idle] Tietokonepelaaja pelaa puolestasi: mitään ei tehty liian pitkään aikaan.
            [time] Tietokonepelaaja pelaa puolestasi: aika loppui.
           *[other] Tietokonepelaaja pelaa puolestasi.
        }
       *[other] { $name ->
            [gone] { $seat } menetti yhteyden: tietokonepelaaja pelaa hänen puolestaan.
            [idle] { $seat } ei tehnyt mitään liian pitkään aikaan: tietokonepelaaja pelaa hänen puolestaan.
            [time] { $seat } käytti aikansa loppuun: tietokonepelaaja pelaa hänen puolestaan.
           *[other] { $seat } saa tietokonepelaajan pelaamaan puolestaan.
        }
    }
table-event-back =
    { $who ->
        [you] Pelaat taas itse.
       *[other] { $seat } pelaa taas itse.
    }
table-event-settings = Sovittua on muutettu: katso säännöt.
table-event-ready =
    { $who ->
        [you] Olet valmis.
       *[other] { $seat } on valmis.
    }
table-event-not-ready =
    { $who ->
        [you] Et ole vielä valmis.
       *[other] { $seat } ei ole vielä valmis.
    }
table-event-rematch = Uusi ottelu alkaa.
table-event-committed = Pakka on sekoitettu ja sinetöity.
table-event-sealed =
    { $who ->
        [you] Lisäät oman arpasi.
       *[other] { $seat } lisää arpansa sekoitukseen.
    }
table-event-opened =
    { $who ->
        [you] Näytät lisäämäsi arvan.
       *[other] { $seat } näyttää lisäämänsä arvan.
    }
table-event-added-nothing =
    { $who ->
        [you] Et lisännyt arpaa tähän sekoitukseen.
       *[other] { $seat } ei lisännyt arpaa tähän sekoitukseen.
    }
table-event-dealer =
    { $who ->
        [you] Sinä jaat.
       *[other] { $seat } jakaa.
    }
table-event-broken-off = Jako kiertää kehää ja keskeytetään: pisteitä ei jaeta, ja kortit jaetaan uudelleen.
table-event-deal-over = Jako { $number } on ohi.
table-event-match-over = Ottelu on ohi.
table-event-offered =
    { $name ->
        [rest] { $who ->
            [you] Ehdotat, että jako on jo ratkennut.
           *[other] { $seat } ehdottaa, että jako on jo ratkennut.
        }
       *[take-back] { $who ->
            [you] Pyydät saada perua viimeisimmän siirtosi.
           *[other] { $seat } pyytää perua viimeisimmän siirtonsa.
        }
    }
table-event-agreed =
    { $who ->
        [you] Suostut.
       *[other] { $seat } suostuu.
    }
table-event-refused =
    { $who ->
        [you] Et suostu.
       *[other] { $seat } ei suostu.
    }
table-event-lapsed =
    { $who ->
        [you] Pyyntösi raukeaa: et pelaa enää itse.
       *[other] Pyyntö raukeaa: { $seat } ei enää pelaa.
    }
table-event-conceded =
    { $who ->
        [you] Luovutat tämän jaon.
       *[other] { $seat } luovuttaa tämän jaon.
    }
table-event-rest-decided = Kaikki ovat yhtä mieltä, että jako on ratkennut; se pelataan loppuun.
table-event-taken-back =
    { $who ->
        [you] Perut viimeisimmän siirtosi.
       *[other] { $seat } peruu viimeisimmän siirtonsa.
    }
table-event-paused =
    { $who ->
        [you] Panet pöydän tauolle.
       *[other] { $seat } panee pöydän tauolle.
    }
table-event-resumed =
    { $who ->
        [you] Annat pelin jatkua.
       *[other] { $seat } antaa pelin jatkua.
    }
table-event-other-law = Palvelu pelaa nyt uudemman lain mukaan; tässä jaossa ei enää voi perua mitään.
table-event-engine-lost = Ohjelma ”{ $name }” ei vastaa kunnolla ja on menettänyt paikkansa; pelaaja ”habit” jatkaa siinä.
