### Pelien valinnat lomaketta varten: mikä kunkin nimi on, mitä se koskee, arvot lyhyesti.
### Mitä arvo tarkoittaa kokonaan, on tiedostossa rules.ftl.

value-yes = Kyllä
value-no = Ei
value-none = Ei mitään

## Mustamaija: jakaminen

option-mustamaija-packs = Pakkoja
about-mustamaija-packs = Montako 52 kortin pakkaa sekoitetaan yhteen. Patarouvia on aina vain yksi.
value-mustamaija-packs-auto = Kuudesta pelaajasta kaksi
value-mustamaija-packs-1 = Yksi
value-mustamaija-packs-2 = Kaksi
option-mustamaija-hand-size = Kortteja kädessä
about-mustamaija-hand-size = Montako korttia jokaiselle jaetaan ja moneenko korttiin käsi täydennetään, kun umpipakkaa on.
option-mustamaija-deal-packet = Jaetaan kerrallaan
about-mustamaija-deal-packet = Miten kortit lähtevät jakajan kädestä.
value-mustamaija-deal-packet-1 = Yksi kortti
value-mustamaija-deal-packet-3 = Kolme korttia
value-mustamaija-deal-packet-hand-size = Koko käsi
option-mustamaija-first-dealer = Ensimmäinen jakaja
about-mustamaija-first-dealer = Kuka jakaa ottelun ensimmäisen jaon.
value-mustamaija-first-dealer-cut = Korkeimman nostaja
value-mustamaija-first-dealer-lot = Arvalla
value-mustamaija-first-dealer-fixed = Ensimmäinen paikka
option-mustamaija-queen-in-cut = Patarouva jakajaa nostettaessa
about-mustamaija-queen-in-cut = Mitä se merkitsee, kun ensimmäistä jakajaa nostetaan.
value-mustamaija-queen-in-cut-counts = Korkein kortti
value-mustamaija-queen-in-cut-redraw = Nosta uudestaan
option-mustamaija-next-dealer = Seuraava jakaja
about-mustamaija-next-dealer = Kuka jakaa, kun jako on ohi.
value-mustamaija-next-dealer-left = Vasemmalla istuva
value-mustamaija-next-dealer-loser = Häviäjä
value-mustamaija-next-dealer-winner = Ensimmäisenä irti päässyt
value-mustamaija-next-dealer-fixed = Aina sama

## Mustamaija: valtti

option-mustamaija-trump-method = Miten valtti määrätään
about-mustamaija-trump-method = Kansallisten pelien suurin ero: käännetty kortti, ilmoitettu pariskunta, kiinteä maa tai ei mitään.
value-mustamaija-trump-method-none = Ei valttia
value-mustamaija-trump-method-fixed = Aina sama maa
value-mustamaija-trump-method-turn-up = Käännetään kortti
value-mustamaija-trump-method-turn-up-after-first-lead = Käännetään kortti ensimmäisen lyönnin jälkeen
value-mustamaija-trump-method-kq-anytime = Kuningas ja rouva, milloin vain
value-mustamaija-trump-method-kq-after-deal = Kuningas ja rouva, jakamisen jälkeen
option-mustamaija-fixed-trump = Kiinteä valtti
about-mustamaija-fixed-trump = Mikä maa on valttia, kun se on aina sama.
value-mustamaija-fixed-trump-clubs = ♣ Risti
value-mustamaija-fixed-trump-diamonds = ♦ Ruutu
value-mustamaija-fixed-trump-hearts = ♥ Hertta
value-mustamaija-fixed-trump-spades = ♠ Pata
option-mustamaija-spades-may-be-trump = Pata valttina
about-mustamaija-spades-may-be-trump = Useimmissa pöydissä ei, sillä patarouva on joka tapauksessa kaikkein korkein.
option-mustamaija-spade-indicator-goes = Käännetty kortti, joka ei käy
about-mustamaija-spade-indicator-goes = Minne käännetty pata pannaan, kun pata ei voi olla valttia.
value-mustamaija-spade-indicator-goes-middle = Pakan keskelle
value-mustamaija-spade-indicator-goes-random = Mihin tahansa
value-mustamaija-spade-indicator-goes-reshuffle = Sekoitetaan pakkaan
option-mustamaija-indicator-position = Käännetty kortti
about-mustamaija-indicator-position = Otetaanko se pakasta viimeisenä vai ensimmäisenä.
value-mustamaija-indicator-position-under = Umpipakan alla
value-mustamaija-indicator-position-top = Umpipakan päällä
option-mustamaija-trump-redeclare = Valtti voi vaihtua
about-mustamaija-trump-redeclare = Vaihtaako toinen pariskunta ensimmäisen määräämän valtin.
option-mustamaija-kq-must-show = Pariskunta näytetään
about-mustamaija-kq-must-show = Pannaanko kuningas ja rouva hetkeksi näkyviin valttia määrättäessä.

## Mustamaija: patarouva

option-mustamaija-queen-may-beat = Patarouva kaataa
about-mustamaija-queen-may-beat = Mikään ei kaada patarouvaa. Kaataako se muita, on talon tapa: jos kaataa, siitä pääsee eroon.
value-mustamaija-queen-may-beat-no = Ei mitään
value-mustamaija-queen-may-beat-yes-as-top-trump = Minkä kortin vain
option-mustamaija-no-queen-left = Kun patarouva on pois pelistä
about-mustamaija-no-queen-left = Kuka häviää, kun patarouva on poistunut ennen jaon loppua.
value-mustamaija-no-queen-left-last-holder-loses = Viimeinen, jolla on kortteja
value-mustamaija-no-queen-left-nobody-loses = Ei kukaan

## Mustamaija: lyöminen

option-mustamaija-max-attack = Lyönnin enimmäismäärä
about-mustamaija-max-attack = Raja, joka koskee jokaista lyöntiä, oli seuraavalla montako korttia hyvänsä.
value-mustamaija-max-attack-none = Ei rajaa
value-mustamaija-max-attack-5 = Viisi
value-mustamaija-max-attack-hand-size = Täysi käsi
option-mustamaija-defender-limit = Enemmän kuin kaatajalla on
about-mustamaija-defender-limit = Saako lyödä enemmän kortteja kuin kaatajalla on kädessään.
value-mustamaija-defender-limit-never = Saa lyödä
value-mustamaija-defender-limit-after-stock-empty = Ei, kun umpipakka on loppu
value-mustamaija-defender-limit-always = Ei saa
option-mustamaija-overload = Liian suuri lyönti
about-mustamaija-overload = Mitä tapahtuu, kun joku lyö enemmän kuin kaatajalla on kädessään. Suomalainen luovutusoikeus kuuluu yhteen salattujen käsien kanssa.
value-mustamaija-overload-illegal = Ei onnistu
value-mustamaija-overload-claim-dump-hand = Kortit saa luovuttaa lyöjälle
option-mustamaija-announce-counts = Käsien korttimäärät
about-mustamaija-announce-counts = Kuka tietää, montako korttia muilla on kädessään.
value-mustamaija-announce-counts-hidden = Salassa
value-mustamaija-announce-counts-public = Näkyvissä
value-mustamaija-announce-counts-max-receivable = Näkyvissä, kun umpipakka on loppu

## Mustamaija: kaataminen

option-mustamaija-must-beat-if-possible = On pakko kaataa
about-mustamaija-must-beat-if-possible = Saako kortin nostaa, vaikka sen voisi kaataa.
option-mustamaija-partial-defence = Vain osan kaataminen
about-mustamaija-partial-defence = Mitä kaadetuille korteille tapahtuu, kun loput nostetaan.
value-mustamaija-partial-defence-yes = Kaadetut poistuvat
value-mustamaija-partial-defence-all-or-nothing = Kaikki tai ei mitään

## Mustamaija: pakasta ottaminen

option-mustamaija-attacker-draws = Lyöjä ottaa pakasta
about-mustamaija-attacker-draws = Otetaanko uudet kortit ennen kaatamista vai sen jälkeen.
value-mustamaija-attacker-draws-after-lead = Heti
value-mustamaija-attacker-draws-after-bout = Kaatamisen jälkeen
option-mustamaija-draw-order = Kuka ottaa ensin
about-mustamaija-draw-order = Merkitsee umpipakan viimeisillä korteilla.
value-mustamaija-draw-order-attacker-first = Lyöjä
value-mustamaija-draw-order-defender-first = Kaataja
option-mustamaija-draw-amount = Montako otetaan
about-mustamaija-draw-amount = Lyöjä, jolla on yli täyden käden, ei ota kummassakaan tapauksessa mitään.
value-mustamaija-draw-amount-up-to = Käsi täydeksi
value-mustamaija-draw-amount-same-number = Yhtä monta kuin lyötiin
option-mustamaija-draw-compulsory = Pakasta on pakko ottaa
about-mustamaija-draw-compulsory = Saako vajaaseen käteen jäädä, jos siinä on vielä kortteja.
option-mustamaija-refill-after-pickup = Täydennys nostamisen jälkeen
about-mustamaija-refill-after-pickup = Ottaako nostanut kaataja pakasta, jos käsi on yhä vajaa.

## Mustamaija: loppu

option-mustamaija-scoring = Jaon pisteet
about-mustamaija-scoring = Mitä merkitään muistiin, kun jako on ohi.
value-mustamaija-scoring-none = Vain häviäjä todetaan
value-mustamaija-scoring-winner-1 = Piste kaikille paitsi häviäjälle
value-mustamaija-scoring-finish-order = Monentenako pääsi irti
value-mustamaija-scoring-loss-count = Lasketaan häviöt
option-mustamaija-repetition = Kehän kiertäminen
about-mustamaija-repetition = Mitä tapahtuu, kun samat kortit kiertävät yhä uudelleen.
value-mustamaija-repetition-off = Peli jatkuu
value-mustamaija-repetition-draw = Jako päättyy tasan
option-mustamaija-deals = Jakoja ottelussa
about-mustamaija-deals = Kuinka kauan pelataan ennen kuin joku on voittanut.
value-mustamaija-deals-players = Yhtä monta kuin pelaajia

## Hertta: jakaminen

option-hearts-removed = Poistetaan, kun pelaajia on { $players }
about-hearts-removed = Kortit, jotka poistetaan, jotta kaikki saavat yhtä monta. Kirjoitetaan englantilaisin kirjaimin, kuten 2C 2D (C risti, D ruutu, H hertta, S pata).
option-hearts-first-dealer = Ensimmäinen jakaja
about-hearts-first-dealer = Kuka jakaa ottelun ensimmäisen jaon.
value-hearts-first-dealer-cut = Pienimmän nostaja
value-hearts-first-dealer-lot = Arvalla
option-hearts-dealer-rotation = Seuraava jakaja
about-hearts-dealer-rotation = Kuka jakaa, kun jako on ohi.
value-hearts-dealer-rotation-left = Vasemmalla istuva

## Hertta: korttien antaminen

option-hearts-pass-count = Annettavia kortteja
about-hearts-pass-count = Montako korttia valitset ja annat pois ennen jaon alkua.
option-hearts-pass-cycle = Antaminen, kun pelaajia on { $players }
about-hearts-pass-cycle = Minne kortit annetaan jako jaolta; sitten alusta. Yhdestä kahdeksaan sanaa: left (vasemmalle), right (oikealle), across (vastapäätä), none (ei kenellekään).

## Hertta: tikit

option-hearts-first-lead = Ensimmäinen aloitus
about-hearts-first-lead = Kuka aloittaa ensimmäisen tikin, ja millä.
value-hearts-first-lead-lowest-club = Pienin risti
value-hearts-first-lead-any-club = Pienimmän ristin haltija, millä tahansa ristillä
value-hearts-first-lead-left-of-dealer = Etumies, millä kortilla tahansa
option-hearts-first-trick-points = Pisteet ensimmäisessä tikissä
about-hearts-first-trick-points = Saako pistekortin heittää heti, jos ei voi tunnustaa maata.
value-hearts-first-trick-points-forbidden = Kielletty
value-hearts-first-trick-points-allowed = Sallittu
option-hearts-hearts-lead = Hertalla aloittaminen
about-hearts-hearts-lead = Pitääkö herttaa olla pelattu ennen kuin sillä saa aloittaa.
value-hearts-hearts-lead-broken = Kun hertta on murrettu
value-hearts-hearts-lead-any = Milloin vain
option-hearts-queen-breaks-hearts = Patarouva murtaa hertan
about-hearts-queen-breaks-hearts = Saako hertalla aloittaa, kun patarouva on pelattu.
option-hearts-lead-hearts-instead-of-queen = Hertta ennen patarouvaa
about-hearts-lead-hearts-instead-of-queen = Saako säästää patarouvan, jos kädessä on vain herttoja ja se.

## Hertta: korttien pisteet

option-hearts-heart-values = Hertat
about-hearts-heart-values = Montako pistettä kustakin hertasta tulee.
value-hearts-heart-values-1 = Yksi piste kukin
value-hearts-heart-values-pip = Lukunsa verran (Spot)
value-hearts-heart-values-face = Kuvakortit enemmän
option-hearts-queen-value = Patarouva
about-hearts-queen-value = Sen pisteet: useimmissa pöydissä 13, Spotissa 25.
option-hearts-king-value = Patakuningas
about-hearts-king-value = Sen pisteet: Black Mariassa 10, muualla ei yhtään.
option-hearts-ace-value = Pataässä
about-hearts-ace-value = Sen pisteet: Black Mariassa 7, muualla ei yhtään.
option-hearts-omnibus = Onnenruutu
about-hearts-omnibus = Kortti, joka vähentää kymmenen pistettä: siitä kannattaa taistella.
value-hearts-omnibus-none = Ei ole
value-hearts-omnibus-jd = ♦ Jätkä
value-hearts-omnibus-td = ♦ Kymppi
option-hearts-no-tricks-bonus = Vähennys tikittä jääneelle
about-hearts-no-tricks-bonus = Mitä ansaitsee, jos ei saa yhtään tikkiä.

## Hertta: kuu

option-hearts-moon = Kuun ampuminen
about-hearts-moon = Mitä siitä seuraa, että saa kaikki pistekortit.
value-hearts-moon-none = Kuuta ei ole
value-hearts-moon-others-plus = Pisteet muille
value-hearts-moon-self-minus = Vähennetään ampujalta
value-hearts-moon-choice = Ampuja valitsee
value-hearts-moon-auto = Kumpi ampujaa enemmän auttaa
option-hearts-moon-value = Kuun arvo
about-hearts-moon-value = Montako pistettä se siirtää.
value-hearts-moon-value-total = Kaikki pakan pisteet
option-hearts-omnibus-needed-for-moon = Kuuhun tarvitaan onnenruutu
about-hearts-omnibus-needed-for-moon = Pitääkö ampujan saada sekin kortti.
option-hearts-sun = Auringon ampuminen
about-hearts-sun = Mitä siitä seuraa, että saa kaikki tikit.
value-hearts-sun-none = Ei mitään lisää

## Hertta: loppu

option-hearts-end = Ottelu päättyy
about-hearts-end = Pisteisiin vai jakojen määrään.
value-hearts-end-target = Pisterajaan
value-hearts-end-hands = Jakojen määrään
option-hearts-target = Pisteraja
about-hearts-target = Pistemäärä, joka päättää ottelun; pienin loppusumma voittaa.
option-hearts-hands = Jakojen määrä
about-hearts-hands = Montako jakoa ottelussa on; jokainen jakaa yhtä monta kertaa.
value-hearts-hands-none = Ei sovittu
option-hearts-exact-target = Tasan rajalle
about-hearts-exact-target = Onko rajalle tasan osumisesta hyötyä.
value-hearts-exact-target-nothing = Ei merkitystä
value-hearts-exact-target-wins = Voittaa
value-hearts-exact-target-minus-50 = 50 pisteen vähennys
option-hearts-tie = Pienimmät loppusummat tasan
about-hearts-tie = Mitä tapahtuu, kun kaksi voittaisi.
value-hearts-tie-extra-hands = Lisäjakoja
value-hearts-tie-shared = Sija jaetaan
option-hearts-floor-zero = Ei koskaan alle nollan
about-hearts-floor-zero = Voiko loppusumma painua alle nollan.
