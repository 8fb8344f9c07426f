### Miksi komentoa ei pöydässä hyväksytä.

## Paikat

reason-not-your-seat = Tämä ei ole sinun paikkasi.
reason-seat-taken = { $name } istuu tässä.
reason-table-full = Yhtään paikkaa ei ole vapaana.
reason-knows-a-hand = Tiedät toisen käden tässä jaossa: ota tämä paikka, kun jako on ohi.
reason-nobody-there = Tässä ei ole ketään poistettavaa.
reason-nobody-sits-in = Kukaan ei pelaa puolestasi.
reason-link-without-seat = Linkin paikkaa ei enää pidetä varattuna.
reason-barred = Sinut on poistettu tästä pöydästä.
reason-no-such-player = Tietokonepelaajaa ”{ $player }” ei ole. Vaihtoehdot: { $players }.

## Katsominen

reason-no-watching = Tässä pöydässä ei saa katsoa, ja ensimmäisen jaon jälkeen tulla voivat vain ne, jotka ovat istuneet täällä.
reason-too-many-watch =
    { $most ->
        [one] Yksi katsoja on jo paikalla, eikä enempää oteta.
       *[other] { $most } katsojaa on jo paikalla, eikä enempää oteta.
    }

## Isäntä

reason-not-the-host = Vain pöydän isäntä saa tehdä tämän.
reason-not-yourself = Et voi poistaa itseäsi: nouse pöydästä.
reason-after-the-first-deal = Liian myöhäistä: sovittua voi muuttaa ennen ensimmäistä jakoa.
reason-seats-in-use =
    { $players ->
        [one] Poistuvilla paikoilla istutaan: vain yksi jäisi.
       *[other] Poistuvilla paikoilla istutaan: vain { $players } jäisi.
    }

## Jaosta jakoon

reason-deal-in-progress = Jako on kesken.
reason-between-deals = Mikään jako ei ole kesken.
reason-match-over = Ottelu on ohi.
reason-match-goes-on = Ottelu on vielä kesken.
reason-paused = Pöytä on tauolla.
reason-not-paused = Pöytä ei ole tauolla.
reason-nothing-due = Vielä ei ole sen aika.

## Sekoitus

reason-no-shuffle = Kortteja ei juuri nyt sekoiteta.
reason-no-deal-to-shuffle = Sekoitusta ei odoteta.
reason-sealed-already = Tekstiä ei voi enää lisätä, tai olet jo lisännyt sen.
reason-not-to-open = Tekstiäsi ei kuulu avata nyt.
reason-other-text = Tämä ei ole se teksti, jonka lupasit.

## Pelaaminen

reason-other-deal = Tämä oli tarkoitettu toiseen jakoon.
reason-moved-on = Tilanne on jo muuttunut: katso uudelleen.
reason-conceded = Tämän paikan jako on luovutettu: tietokonepelaaja pelaa sen loppuun.
reason-no-defence = Nyt ei ole mitään kaadettavaa.
reason-offer-open = Edellinen kysymys odottaa vielä vastausta.
reason-no-offer = Mitään ei ole kysytty.
reason-nothing-to-take-back = Sinulla ei ole mitään peruttavaa.
