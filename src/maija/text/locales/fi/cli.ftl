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
help-preset = Peli: jokin komennon ”maija presets” nimistä.
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
preset-voron = Venäläiset säännöt: kaada kaikki tai nosta kaikki, pakasta otetaan kierroksen jälkeen
preset-pagat = Valtti käännetään ensimmäisen lyönnin jälkeen
preset-dam = Ruotsalainen sukulainen, kuusi korttia
preset-black-maria = Black Maria: kortit annetaan oikealle, suuret padat maksavat, kuuta ei ole
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
simulate-compiling = käännetään, kerran tällä koneella
simulate-playing = pelataan
simulate-written = Kirjoitettu: { $file }

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
