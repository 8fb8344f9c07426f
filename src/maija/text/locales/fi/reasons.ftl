### Miksi jotakin ei hyväksytä. `$clause` on sääntöjen kohta.

with-clause = { $sentence } [{ $clause }]

## Säännöt, pelit, pelaajat

reason-unknown-preset =
    Peliä ”{ $preset }” ei ole{ $close ->
        [none] .
       *[other] . Tarkoititko ”{ $close }”?
    } Pelit: { $presets }.
reason-unknown-option = Säännöissä { $family } ei ole valintaa ”{ $option }”. Valinnat: { $options }.
reason-bad-value = Valinnan { $option } arvoksi ei käy ”{ $value }”. Mahdollista: { $expected }.
reason-clash = Nämä eivät sovi yhteen: { $fields }.
reason-wrong-players = Pelaajia ei voi olla { $players }. Oikea määrä: { $expected }.
reason-no-such-seat = Paikkaa { $seat } ei ole. Paikat: { $expected }.
reason-wrong-pack = Tämä ei ole pelissä käytettävä pakka: kortteja on { $given }, kun pitäisi olla { $expected }; puuttuu: { $missing }; liikaa: { $extra }.

## Kaikki pelit

reason-deal-over = Jako on ohi.
reason-not-seated = Sinä katsot: vain pöydässä istuvat saavat pelata.
reason-no-such-action = Tekoa numero { $action } ei ole.
reason-not-your-turn =
    { $seat ->
        [none] Ei ole sinun vuorosi.
       *[other] Ei ole sinun vuorosi: vuorossa on { $seat }.
    }
reason-not-in-hand = Sinulla ei ole { FORM($card, case: "partitive") }.
reason-word-not-now = Nyt ei voi valita ”{ $word }”.

## Mustamaija

reason-already-out = Olet jo päässyt irti tästä jaosta.
reason-other-suit = { $card } ei käy samaan lyöntiin: lyönnin kaikki kortit ovat samaa maata, nyt { $suit }.
reason-attack-limit =
    { $limit ->
        [one] Lyönnissä saa olla enintään yksi kortti.
       *[other] Lyönnissä saa olla enintään { $limit } korttia.
    }
reason-defender-limit =
    { $limit ->
        [one] Noin montaa ei saa lyödä: pelaajalla { $seat } on vain yksi kortti.
       *[other] Noin montaa ei saa lyödä: pelaajalla { $seat } on { $limit } korttia.
    }
reason-empty-lead = Pöytään on lyötävä vähintään yksi kortti.
reason-queen-unbeatable = Mikään ei kaada patarouvaa.
reason-queen-cannot-beat = Patarouva ei kaada mitään.
reason-too-low = { $card } on pienempi kuin { $attack }.
reason-does-not-beat =
    { $trump ->
        [none] { $card } ei kaada { FORM($attack, case: "partitive") }: siihen tarvitaan suurempi kortti samasta maasta, eikä valttia ole.
       *[other] { $card } ei kaada { FORM($attack, case: "partitive") }: siihen tarvitaan suurempi kortti samasta maasta tai valtti ({ $trump }).
    }
reason-must-beat = Sinun on kaadettava niin monta korttia kuin pystyt: vastaa sen mukaan korttiin { $attack }.
reason-all-answered = Jokaiseen korttiin on vastattu. Nosta kaatamatta jääneet tai määrää ensin valtti.
reason-no-overload = Saat luovuttaa korttisi vain, jos sinulle lyötiin enemmän kortteja kuin sinulla on ja umpipakka oli loppu.
reason-claim-lapsed = Liian myöhäistä luovuttaa: olet jo vastannut korttiin.
reason-pairs-name-nothing = Kuningas ja rouva eivät tässä pelissä määrää valttia.
reason-already-named =
    { $seat ->
        [none] Valtti on jo { $trump }.
        [you] Olet jo määrännyt valtin: { $trump }.
       *[other] { $seat } on jo määrännyt valtin: { $trump }.
    }
reason-suit-already-named =
    { $suit ->
        [risti] Risti on jo ollut valttina; kunkin maan voi määrätä vain kerran.
        [ruutu] Ruutu on jo ollut valttina; kunkin maan voi määrätä vain kerran.
        [hertta] Hertta on jo ollut valttina; kunkin maan voi määrätä vain kerran.
       *[pata] Pata on jo ollut valttina; kunkin maan voi määrätä vain kerran.
    }
reason-spades-never-trump = Pata ei ole koskaan valttia.
reason-no-pair = Sinulla ei ole paria { $suit }kuningas ja { $suit }rouva.
reason-naming-in-lead = Valttia ei voi määrätä kesken lyönnin: lyö ensin loppuun.
reason-must-draw = Sinulla ei ole kortteja: sinun on otettava pakasta.
reason-card-not-now = Nyt ei voi pelata { FORM($card, case: "partitive") }.

## Hearts

reason-already-chosen = Olet jo valinnut { FORM($card, case: "genitive") }.
reason-enough-chosen =
    { $limit ->
        [one] Kortteja annetaan yksi, ja olet jo valinnut sen.
       *[other] Kortteja annetaan { $limit }, ja olet jo valinnut ne.
    }
reason-first-lead =
    { $lead ->
        [none] Ensimmäinen tikki aloitetaan ristillä.
       *[other] Ensimmäinen tikki aloitetaan { FORM($lead, case: "adessive") }.
    }
reason-follow-suit = Sinun on tunnustettava maata: { $suit }.
reason-first-trick-points = { $card } on pistekortti, eikä sellaista saa pelata ensimmäiseen tikkiin.
reason-hearts-not-broken = Hertalla ei saa vielä aloittaa: yhtään herttaa ei ole pelattu.
reason-choose-moon = Valitse ensin, miten kuu lasketaan.

## Pelitiedostot

reason-file-too-big = Tiedosto on liian suuri peliksi: enintään { $most } MiB.
reason-not-utf-8 = Tämä ei ole UTF-8-tekstiä: tiedoston tavu { $byte }.
reason-empty-file = Tiedosto on tyhjä.
reason-too-many-lines = Tiedostossa on liikaa rivejä peliksi: enintään { $most }.
reason-line-too-long = Tämä rivi on liian pitkä: enintään { $most } merkkiä.
reason-no-json = Tämä rivi on vioittunut; sen pitäisi olla yksi JSON-olio: { $found }
reason-no-event = Tämä rivi ei kerro mistään pelin tapahtumasta: { $found }
reason-no-record = Tämä ei ole pelitiedosto: ensimmäisen rivin alussa pitää olla {"{"}"maija": "game"{"}"}.
reason-field-missing = Kenttä ”{ $field }” puuttuu.
reason-field-unknown = Kenttää ”{ $field }” ei tässä ole.
reason-bad-field = Kenttä ”{ $field }” ei voi olla tällainen.
reason-other-format = Tiedoston muoto on { $format }; tämä ohjelma lukee muotoa { $known }.
reason-other-law = Tämä peli ({ $game }) pelattiin lailla numero { $law }; tämä ohjelma toistaa numeroa { $known }. Käytä sitä Maijan versiota, jolla peli pelattiin.
reason-after-the-end = Sijoitusten jälkeen ei saa tulla mitään.
reason-wrong-deal = Tässä pitäisi alkaa jako { $expected }, kun edellinen on ohi ja laskettu.
reason-no-deal = Mitään ei ole vielä jaettu.
reason-deal-not-over = Jako on kesken: pisteitä ei vielä ole.
reason-match-not-over = Ottelu on kesken: sijoituksia ei vielä ole.
reason-match-is-over = Ottelu on ohi: uutta jakoa ei voi alkaa.
reason-unreadable = { $why }.
reason-secret-used-again = Tämän jaon salaisuutta käytettiin jo aiemmassa jaossa.
reason-shuffle-untrue = Sekoitus ei ole rehellinen: { $why }.
reason-shuffle-of-another-table = Sekoitus kuuluu toiseen pöytään: ”{ $told }”, kun oikea on ”{ $right }”.
reason-shuffle-of-another-deal = Sekoitus kuuluu toiseen jakoon: numero { $told }, kun oikea on { $right }.
reason-shuffle-of-other-rules = Sekoitus kuuluu muihin sääntöihin kuin ensimmäisen rivin sääntöihin.
reason-wrong-dealer = Väärä paikka jakaa: { $told }, kun oikea on { $right }.
reason-wrong-scores = Pisteet ovat väärin: { $told }, kun oikein on { $right }.
reason-wrong-totals = Loppusummat ovat väärin: { $told }, kun oikein on { $right }.
reason-wrong-places = Sijoitukset ovat väärin: { $told }, kun oikein on { $right }.
