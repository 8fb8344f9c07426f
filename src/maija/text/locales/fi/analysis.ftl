### Pelatun pelin tarkastelu. `$who` on ”you” tai ”other”, `$seat` nimi, `$cards` kortteja
### välilyönnein, `$play` teko otsakkeena (`advice-play-…`), `$estimate` mitä siitä luultavasti
### seuraa (`advice-short-…`). Nimet pysyvät perusmuodossa.

analysis-title =
    Pelin tarkastelu: { $game }, { $players ->
        [one] yksi pelaaja
       *[other] { $players } pelaajaa
    }
analysis-knowledge = Jokainen valinta arvioidaan sen mukaan, mitä paikalla saattoi silloin tietää. Piilossa olevia kortteja ei katsottu: ne jaettiin yhä uudelleen niin kuin paikalta nähden saattoi uskoa.
analysis-method =
    { $deals ->
        [one] Jokaista valintaa kokeiltiin yhdessä jaossa.
       *[other] Jokaista valintaa kokeiltiin enintään { $deals } jaossa.
    }
analysis-forced =
    { $number ->
        [0] Aina oli valinnan varaa.
        [one] Yhtä tekoa ei tarkasteltu: muuta ei voinut tehdä.
       *[other] { $number } tekoa ei tarkasteltu: muuta ei voinut tehdä.
    }
analysis-seat =
    { $who ->
        [you] Sinun valintasi
       *[other] Valinnat, pelaaja { $seat }
    }
analysis-summary =
    { $decisions ->
        [one] Yksi valinta
       *[other] { $decisions } valintaa
    }: { $clear ->
        [0] mikään ei selvästi maksanut mitään.
        [one] yksi maksoi selvästi jotain.
       *[other] { $clear } maksoi selvästi jotain.
    }
analysis-empty = Mitään ei ollut päätettävänä.
analysis-deal = Jako { $number }
analysis-outcome =
    { $how ->
        [lost] hävitty
        [kept] ei hävitty
        [drawn] kukaan ei hävinnyt
       *[left] jäi kesken
    }
analysis-outcome-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
analysis-curve-losing = Häviämisen todennäköisyys valinta valinnalta
analysis-curve-points = Odotettavissa olevat pisteet valinta valinnalta
analysis-curve-made = niin kuin pelattiin
analysis-curve-possible = parhaimmillaan
analysis-curve-cost = mitä se selvästi maksoi
analysis-curve-end = miten jako päättyi
analysis-point = { $number }. { $played }: { $estimate }
analysis-costliest = Mikä maksoi eniten
analysis-none = Mikään valinta ei selvästi maksanut mitään.
analysis-decision = { $place }. Jako { $deal }, { $question }
analysis-all = Kaikki valinnat
analysis-column-deal = Jako
analysis-column-number = Nro
analysis-column-asked = Mitä kysyttiin
analysis-column-played = Pelattiin
analysis-column-reached = Arvio
analysis-column-best = Parempi
analysis-column-cost = Hinta

## Mitä kysyttiin, otsikon sisällä.

analysis-asked-lead =
    { $who ->
        [you] lyönti sinulle
       *[other] lyönti pelaajalle { $seat }
    }
analysis-asked-add = lisää kortteja lyöntiin { $cards }
analysis-asked-defend =
    { $who ->
        [you] vastaus sinun lyöntiisi { $cards }
       *[other] vastaus lyöntiin { $cards }, lyöjä { $seat }
    }
analysis-asked-draw = otetaanko pakasta
analysis-asked-name = määrätäänkö valtti
analysis-asked-meanwhile = määrätäänkö valtti vuoron ulkopuolella
analysis-asked-pass =
    { $who ->
        [you] sinulle annettavat kortit
       *[other] pelaajalle { $seat } annettavat kortit
    }
analysis-asked-trick =
    { $cards ->
        [none] tikin avaus
       *[other] kortti tikkiin { $cards }
    }
analysis-asked-moon = miten kuu lasketaan

## Yksi valinta.

analysis-hand = Kädessä: { $cards }
analysis-trumps =
    { $suit ->
        [none] Ei valttia.
       *[other] Valtti: { $suit }.
    } { $number ->
        [0] Pakka on lopussa.
        [one] Pakassa on vielä yksi kortti.
       *[other] Pakassa on vielä { $number } korttia.
    }
analysis-played = Pelattiin: { $play } ({ $estimate })
analysis-better = Parempi: { $play } ({ $estimate })
analysis-cost-losing = Hinta: häviämisen todennäköisyys kasvaa { NUMBER($percent, maximumFractionDigits: 0) } prosenttiyksikköä, epävarmuus ± { NUMBER($margin, maximumFractionDigits: 0) }
analysis-cost-points = Hinta: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä lisää
analysis-cost-match = Hinta: ei omia pisteitä, mutta muut pärjäävät ottelussa paremmin
analysis-short-losing = { NUMBER($percent, maximumFractionDigits: 0) } %
analysis-short-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-short-match = ottelu
analysis-for-best = Paremmasta voi sanoa
analysis-for-played = Pelatusta voi sanoa
analysis-written = Tarkastelu on kirjoitettu: { $file }

## Komento

help-analyse = Tarkastele tallennetun pelin jokaista valintaa: mitä se maksoi ja mikä olisi ollut parempi.
help-analyse-seat = Kenen valinnat: paikka (A, B, … tai 1, 2, …), nimi tai ”all” eli kaikki; muuten ihmisten.
help-analyse-deals = Montako jakoa kutakin valintaa kohti saa kokeilla; useampi vie enemmän aikaa ja on varmempi.
help-analyse-html = Kirjoita käyrineen yhdeksi kokonaiseksi sivuksi tähän tiedostoon.
help-analyse-every = Näytä jokainen valinta, ei vain eniten maksaneita.
metavar-seat = PAIKKA
analyse-working = Tarkastellaan
analyse-preparing = Valmistellaan: noin minuutti, vain tämän kerran
error-analyse-seat = Paikkaa ”{ $text }” ei ole tässä pelissä. Paikat: { $seats }
error-analyse-empty = Tiedostossa { $file } ei ole pelattu mitään.
