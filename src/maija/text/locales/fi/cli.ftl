### Komentorivi.

## Virheet

error = maija: { $sentence }
error-hint = Ohje: ”{ $command } --help”.
error-whole-number = ”{ $text }” ei ole kokonaisluku väliltä { $least }–{ $most }.
error-set-form = ”{ $text }” ei ole valinta arvoineen: kirjoita --set valinta=arvo, esimerkiksi --set hand_size=6.
error-player = Pelaajaa ”{ $name }” ei ole. Pelaajat: { $names }.
error-seats =
    { $given ->
        [one] Nimesit yhden pelaajan, mutta paikkoja on { $players }: nimeä yksi kullekin, esimerkiksi --seats { $example }.
       *[other] Nimesit { $given } pelaajaa, mutta paikkoja on { $players }: nimeä yksi kullekin, esimerkiksi --seats { $example }.
    }
error-file = Tätä tiedostoa ei voi kirjoittaa: { $file }.
error-exists = Samanniminen tiedosto on jo olemassa, eikä siihen kosketa: { $file }. Voit jatkaa sitä: --resume.
error-resume-alone = Tallennettu peli jatkuu sellaisena kuin oli: anna --resume ilman peliä ja ilman valitsimia --players, --set ja --with.
error-output = Tulostetta ei voi kirjoittaa: { $why }.
error-missing = { $name } puuttuu.
error-value = { $name }: { $sentence }
error-no-option =
    Valitsinta { $name } ei ole{ $close ->
        [none] .
       *[other] . Tarkoititko { $close }?
    }
error-needs-value = { $name } tarvitsee arvon.
error-takes-no-value = { $name } ei ota arvoa.
error-too-much = Tässä on liikaa: { $text }
error-command = Komentoa ”{ $name }” ei ole. Komennot: { $names }.
error-no-command = Mikä komento?
error-language = Kieltä ”{ $language }” ei ole. Kielet: { $languages }.
error-lab = --out vaatii lisäosan ”lab”: pip install maija[lab]
error-extra = Tähän tarvitaan lisäosa ”{ $extra }”: pip install maija[{ $extra }]
error-time = ”{ $text }” ei ole aika: kirjoita esimerkiksi 30ms tai 0.3s.
error-cluster = Ryvästä ”{ $name }” ei ole. Mahdolliset: { $names }.
error-no-cluster = Ryppääseen ei saada yhteyttä: { $why }
error-sprt = ”{ $text }” ei ole kysymys: kirjoita, mitä mitataan, ja kaksi eri arvoa, esimerkiksi --sprt result:0.05:0.03 tai --sprt advantage:0:2.
error-sprt-alone = Koe vertaa ensimmäistä pelaajaa muihin: nimeä myös toinen pelaaja, esimerkiksi --seats habit,simple,simple,simple.
error-errors = ”{ $text }” ei kerro virheiden osuuksia: kirjoita kaksi lukua väliltä 0–0.5, esimerkiksi 0.05:0.05.
error-plot = Tätä kuvaa ei voi piirtää: { $file }. Nimen loppuna voi olla { $endings }.
error-kept = { $what ->
        [none] Tämä ei ole areenan tiedosto, eikä siihen kosketa: { $file }.
       *[other] Tässä tiedostossa on toisen kilpailun jakoja, eikä siihen kosketa: { $file }. Erilaista: { $what }.
    }
error-misplay = { $action ->
        [none] Pelaaja { $name } ei tehnyt mitään, vaikka oli hänen vuoronsa (jako { $deal }).
       *[other] Pelaaja { $name } teki, mitä säännöt eivät salli: { $action } (jako { $deal }).
    }
error-ladder-two = Tikapuihin tarvitaan kaksi pelaajaa: nimeä heidät, esimerkiksi --who habit,simple.

## Ohjeet

help-maija = Patarouvan korttipelit: Mustamaijan suku, Hertta ja Black Maria.
help-usage = Käyttö:
help-arguments = Argumentit
help-options = Valitsimet
help-commands = Komennot
help-default = oletus: { $value }
help-help = Näytä tämä ohje ja lopeta.
help-lang = Kieli, ennen komentoa tai sen jälkeen: { $languages }. Oletuksena järjestelmän kieli.
help-version = Näytä versio ja lopeta.
help-play = Pelaa ottelu päätteessä tietokonepelaajia vastaan.
help-rules = Kerro pelin säännöt sanoin, kohta kohdalta.
help-replay = Kulje tallennettu peli läpi vaihe vaiheelta.
help-verify = Tarkista tallennettu peli: sekoitukset, jokainen teko, tulokset.
help-presets = Luettele pelit.
help-count = Laske sallittujen tekojen sarjat kiinteästä jaosta.
help-simulate = Anna tietokonepelaajien pelata monta jakoa toisiaan vastaan.
help-preset = Peli: jokin komennon ”maija presets” nimistä, tai talon sääntöjen tiedosto, esimerkiksi perhe.json.
help-players = Montako pöydässä istuu.
help-set = Muuta pelin valintaa, esimerkiksi hand_size=6; voi antaa monta kertaa.
help-seed = Määrää kaikki jaot; sama luku antaa samat kortit.
help-with = Kuka pelaa muilla paikoilla: { $names }, tai ohjelma muodossa pipe:"komento".
help-resume = Jatka tallennettua peliä: sen tiedosto, sen nimi tai ”viimeisin”.
help-save = Tallenna peli tähän tiedostoon eikä käyttäjän tietokansioon.
help-colours = Jokaiselle maalle oma väri, tai punainen ja musta.
help-file = Pelitiedosto.
help-depth = Montako tekoa sarjassa on.
help-json = Tulosta yksi JSON-olio.
help-deals = Montako jakoa pelataan.
help-seats = Pelaaja kullekin paikalle pilkuin erotettuina: { $names }, tai ohjelma muodossa pipe:"komento".
help-threads = Montako säiettä pelaa; oletuksena yksi ydintä kohti.
help-arena = Anna pelaajien pelata samat jaot joka paikalla, ja kerro, mitä se osoittaa.
help-ladder = Anna pelin kaikkien pelaajien kohdata ja laske, kuinka hyviä he ovat.
help-line-up = Pelaaja kullekin paikalle pilkuin erotettuina; jokainen jako pelataan kerran kullakin istumajärjestyksellä: { $names }, tai ohjelma muodossa pipe:"komento".
help-budget = Mitä pelaaja saa keskimäärin käyttää päätökseen, esimerkiksi 30ms; kerrotaan, kuka käytti yhteen yli kolminkertaisesti.
help-sprt = Lopeta heti, kun tiedetään, kumpi arvo ensimmäisellä pelaajalla on: result:0.05:0.03 on häviöitä (tai pisteitä) jakoa ja paikkaa kohti, advantage:0:2 niiden määrä, joka jää muita pienemmäksi.
help-errors = Kuinka usein se saa erehtyä: osuus, jolla se löytää toisen arvon, vaikka ensimmäinen on totta, ja päinvastoin.
help-least = Ennen näin montaa jakoa mitään ei ratkaista.
help-processes = Montako prosessia pelaa; oletuksena yksi ydintä kohti. Tulokset eivät riipu siitä.
help-cluster = Pelaa ryppäässä: ray (lisäosa ”ray”; osoite muuttujassa RAY_ADDRESS, muuten tällä koneella).
help-keep = Tallenna jokainen jako sinne ja jatka siitä, mitä siellä on: tiedosto, tikapuilla kansio.
help-plot = Piirrä tulosten kulku: tiedosto, jonka nimen loppuna on svg, png tai pdf (lisäosa ”lab”).
help-who = Ketkä ovat mukana, pilkuin erotettuina; oletuksena kaikki: { $names }.
help-neighbours = Kukin pelaaja kohtaa vain seuraavan eikä kaikkia.
help-ladder-out = Tallenna tulos JSON-muodossa tähän tiedostoon ja kerro myös komento, joka sen antoi.
help-out = Kirjoita jokaisen jaon ja paikan tulos Parquet-tiedostoon (lisäosa ”lab”).

## Mitä ohjeessa on arvon paikalla

metavar-options = [VALITSIMET]
metavar-command = KOMENTO …
metavar-number = LUKU
metavar-set = VALINTA=ARVO
metavar-preset = PELI
metavar-file = TIEDOSTO
metavar-folder = KANSIO
metavar-player = PELAAJA
metavar-seats = PELAAJA,PELAAJA,…
metavar-address = OSOITE
metavar-name = NIMI
metavar-path = POLKU
metavar-language = KIELI
metavar-log = MUOTO
metavar-code = KOODI
metavar-time = AIKA
metavar-sprt = MITTA:ARVO:ARVO
metavar-errors = OSUUS:OSUUS
metavar-cluster = RYVÄS
metavar-any = mikä tahansa

## Ohjelmat paikoilla

engine-not-here = ”{ $name }” ei voi pelata: ohjelmia voi rajoittaa vain Linuxissa ja macOS:ssä. Sen sijasta pelaa habit.
engine-not-found = ”{ $name }” ei voi pelata: ohjelmaa { $program } ei ole. Sen sijasta pelaa habit.
engine-ended = ”{ $name }” menetti paikkansa: ohjelma päättyi (tila { $status }). habit jatkaa.
engine-silent = ”{ $name }” menetti paikkansa: vastausta ei tullut { $seconds } sekunnissa. habit jatkaa.
engine-flooding = ”{ $name }” menetti paikkansa: se kirjoitti yhtä vastausta varten yli { $most } tavua. habit jatkaa.
engine-long-line = ”{ $name }” menetti paikkansa: se kirjoitti rivin, jossa on yli { $most } tavua. habit jatkaa.
engine-unreadable = ”{ $name }” menetti paikkansa: tämä ei ole vastaus: { $line } – habit jatkaa.
engine-gave-up = ”{ $name }” menetti paikkansa: se luovutti ({ $why }). habit jatkaa.
engine-other-protocol = ”{ $name }” ei voi pelata: se puhuu protokollaa { $protocol }. Sen sijasta pelaa habit.
engine-illegal = ”{ $name }” menetti paikkansa: tämä ei ole sallittua: { $action } – habit jatkaa.
error-pipe = ”{ $text }” ei nimeä ohjelmaa: kirjoita pipe:"komento", esimerkiksi pipe:"python3 oma.py".
help-engine = Anna toisen ohjelman kysyä joltakin pelaajaltamme, rivi kerrallaan (docs/engine.md).
help-engine-player = Kuka vastaa: { $names }.

## maija presets

presets-title = Pelit
presets-name = nimi
presets-what = mikä
presets-players = pelaajia
presets-source = lähde
preset-musta-maija = Suomalainen kotipeli: kuusi korttia, kuningas ja rouva määräävät valtin milloin vain, kädet piilossa, kaksi pakkaa 6–8 pelaajalle
preset-mustamaija = Ranskalaiset säännöt: viisi korttia, käännetty valtti, 1–5 korttia lyönnissä
preset-voron = Venäläiset säännöt: kaada kaikki tai nosta kaikki, pakasta otetaan vasta sen jälkeen
preset-pagat = Valtti käännetään ensimmäisen lyönnin jälkeen
preset-dam = Ruotsalainen sukulainen, kuusi korttia
preset-black-maria = Black Maria: kortit annetaan oikealle, suurista padoista tulee pisteitä, kuuta ei ole
preset-hearts = Hertta: pienin risti aloittaa, hertta on murrettava, kuun voi ampua

## maija count

count-line = { $depth } tekoa: { $leaves }

## maija simulate

simulate-title =
    { $deals ->
        [one] { $preset }, { $deals } jako
       *[other] { $preset }, { $deals } jakoa
    }
simulate-player = pelaaja
simulate-seats = paikkoja
simulate-losses = häviöitä jakoa ja paikkaa kohti
simulate-points = pisteitä jakoa ja paikkaa kohti
simulate-interval = 95 %:n luottamusväli
simulate-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
simulate-range = { $low }–{ $high }
simulate-unknown = ei tiedossa
simulate-drawn = Jakoja, joita kukaan ei hävinnyt: { $number }
simulate-broken = Jakoja, jotka kiersivät kehää ja keskeytettiin: { $number }
play-preparing = Valmistellaan pelaajaa ”{ $name }”, kerran tällä koneella: siihen kuluu minuutti tai kaksi.
simulate-compiling = käännetään, kerran tällä koneella
simulate-playing = pelataan
simulate-written = Kirjoitettu: { $file }

## maija arena ja maija ladder

arena-title =
    { $deals ->
        [one] { $preset }, { $deals } jako kerran kullakin istumajärjestyksellä
       *[other] { $preset }, { $deals } jakoa kerran kullakin istumajärjestyksellä
    }
arena-deals = jakoja
arena-advantage = vähemmän kuin muilla (95 %)
arena-cpu = laskenta-aika, ms/teko
arena-most = enintään, ms
arena-games =
    { $games ->
        [one] Yksi peli, siemenluku { $seed }.
       *[other] { $games } peliä, siemenluku { $seed }.
    }
arena-range = { $low } … { $high }
arena-drawn = Pelejä, joita kukaan ei hävinnyt: { $number }
arena-broken = Pelejä, jotka kiersivät kehää ja keskeytettiin: { $number }
arena-over =
    { $number ->
        [one] { $name } käytti yli { $budget } ms yhteen päätökseen, kun niitä oli { $of }.
       *[other] { $name } käytti yli { $budget } ms { $number } päätökseen, kun niitä oli { $of }.
    }
arena-lost =
    { $number ->
        [one] { $name } menetti yhden paikan, kun niitä oli { $of } (yksi jakoa kohti); habit pelasi sen jaon loppuun.
       *[other] { $name } menetti { $number } paikkaa, kun niitä oli { $of } (yksi jakoa kohti); habit pelasi ne jaot loppuun.
    }
arena-sprt-result =
    { $decision ->
        [h0] { $name }: pikemmin { $low } kuin { $high } jakoa ja paikkaa kohti; ratkesi, kun jakoja oli { $deals } (suhteen logaritmi { $ratio }).
        [h1] { $name }: pikemmin { $high } kuin { $low } jakoa ja paikkaa kohti; ratkesi, kun jakoja oli { $deals } (suhteen logaritmi { $ratio }).
       *[undecided] { $name }: pikemmin { $low } vai { $high } jakoa ja paikkaa kohti, se ei ratkennut, kun jakoja oli { $deals } (suhteen logaritmi { $ratio }).
    }
arena-sprt-advantage =
    { $decision ->
        [h0] { $name } on muita parempi pikemmin määrällä { $low } kuin { $high } jakoa ja paikkaa kohti; ratkesi, kun jakoja oli { $deals } (suhteen logaritmi { $ratio }).
        [h1] { $name } on muita parempi pikemmin määrällä { $high } kuin { $low } jakoa ja paikkaa kohti; ratkesi, kun jakoja oli { $deals } (suhteen logaritmi { $ratio }).
       *[undecided] { $name }: onko ero muihin pikemmin { $low } vai { $high } jakoa ja paikkaa kohti, se ei ratkennut, kun jakoja oli { $deals } (suhteen logaritmi { $ratio }).
    }
ladder-title =
    { $players ->
        [one] { $preset }, { $players } pelaaja: tikapuut
       *[other] { $preset }, { $players } pelaajaa: tikapuut
    }
ladder-losses = luku (400: kymmenesosa häviöistä)
ladder-points = pistettä jaossa keskimääräistä parempi
ladder-losses-number = { NUMBER($number) }
ladder-points-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ladder-pair-losses = { $name } vastaan { $other }: { $difference } ({ $low } … { $high })
ladder-pair-points = { $name } vastaan { $other }: { $difference } pistettä jaossa ({ $low } … { $high })
ladder-deals =
    { $deals ->
        [one] Yksi jako kutakin paria kohti, siemenluku { $seed }.
       *[other] { $deals } jakoa kutakin paria kohti, siemenluku { $seed }.
    }

## maija verify

verify-true =
    { $deals ->
        [0] { $file } on aito, mutta mitään ei jaettu (laki numero { $law }).
        [one] { $file } on aito: yksi jako, sen sekoitus, jokainen teko ja tulokset (laki numero { $law }).
       *[other] { $file } on aito: { $deals } jakoa, niiden sekoitukset, jokainen teko ja tulokset (laki numero { $law }).
    }
verify-untrue =
    { $faults ->
        [one] { $file } ei ole aito: yksi virhe.
       *[other] { $file } ei ole aito: { $faults } virhettä.
    }
