### Vihjeet sivun pöydässä: se, mikä on aina esillä. Mitä vihje sanoo, on tiedostossa page-advice.

page-hint = Vihje
page-hint-title = Mikä olisi nyt parasta? (näppäin ”?”)
page-card-hinted = { $card }, suositus
page-warming = Vahvat tietokonepelaajat valmistautuvat vielä: noin minuutin, kerran tällä koneella. Siihen asti ne pelaavat kokemuksen varassa.
page-analysis-open = Miten pelasin?
