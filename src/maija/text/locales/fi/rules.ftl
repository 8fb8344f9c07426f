### Säännöt sanoin: yksi virke jokaisen valinnan jokaiselle arvolle, niin kuin korttipöydässä sanotaan.

## Luvut

chapter-cards = Pelaajat ja kortit
chapter-deal = Jakaminen
chapter-aim = Tavoite
chapter-trumps = Valtti
chapter-queen = Patarouva
chapter-attack = Lyöminen
chapter-defence = Kaataminen
chapter-draw = Pakasta ottaminen
chapter-out = Irti pääseminen ja loppu
chapter-score = Pisteet
chapter-end = Loppu ja pisteet
chapter-pass = Korttien antaminen
chapter-play = Tikit
chapter-points = Korttien pisteet
chapter-moon = Kuu

rulebook-title =
    Säännöt: { $game }, { $players ->
        [one] yksi pelaaja
       *[other] { $players } pelaajaa
    }
rulebook-changed = muutettu tässä pöydässä
rulebook-clause = { $sentence } [{ $clause }]
rulebook-option = { $option }={ $value }

## Mustamaija: mitä mikään pöytä ei muuta

rule-mustamaija-players = { $least }–{ $most } pelaajaa, jokainen omaan lukuunsa; vuoro kulkee vasemmalle, myötäpäivään.
rule-mustamaija-ranks = Kunkin maan kortit pienimmästä suurimpaan: { $ranks }.
rule-mustamaija-two-alike = Kahdesta samanlaisesta kortista kumpikaan ei kaada toista.
rule-mustamaija-stock =
    { $number ->
        [one] Jäljelle jäänyt kortti pannaan pöydälle kuvapuoli alaspäin umpipakaksi.
       *[other] Loput { $number } korttia pannaan pöydälle kuvapuoli alaspäin umpipakaksi.
    }
rule-mustamaija-aim = Pyri eroon korteistasi. Pelin häviää se, jolle kortteja jää viimeksi käteen, patarouva niiden joukossa.
rule-mustamaija-forehand = Jakajan vasemmalla puolella istuva etumies lyö ensin, ja hänestä myötäpäivään seuraava on kaataja.
rule-mustamaija-one-suit = Lyönti on yksi tai useampi kortti samaa maata.
rule-mustamaija-beat = Kortin kaataa suurempi kortti samasta maasta tai valtti; valtin vain suurempi valtti. Yksi kortti kaataa yhden kortin.
rule-mustamaija-beat-plain = Kortin kaataa suurempi kortti samasta maasta. Yksi kortti kaataa yhden kortin.
rule-mustamaija-queen-led = Patarouvan saa lyödä pöytään yksinään tai muiden patojen kanssa. Mikään ei kaada sitä.
rule-mustamaija-after-success = Se, joka kaataa kaikki kortit, lyö seuraavaksi vasemmalla puolellaan olevalle.
rule-mustamaija-after-pickup = Se, joka nostaa, ei saa lyödä: vuoro siirtyy hänen vasemmalla puolellaan olevalle.
rule-mustamaija-defender-draws = Myös kaataja, joka kaatoi kaikki kortit, täydentää kätensä.
rule-mustamaija-stock-rest = Kun umpipakka loppuu kesken, otetaan se, mitä on jäljellä; sen jälkeen kukaan ei enää ota.
rule-mustamaija-lead-passes = Jos lyöntivuoroon tuleva on jo päässyt irti, lyö seuraava vasemmalla istuva, jolla on vielä kortteja.
rule-mustamaija-last = Jako päättyy, kun enää yhdellä pelaajalla on kortteja.
rule-mustamaija-last-lead =
    { $claim ->
        [yes] Kun umpipakka on loppunut ja jäljellä on enää kaksi pelaajaa, jako päättyy heti, kun lyöjä lyö viimeiset korttinsa, ellei kaataja luovuta korttejaan: niihin ei enää vastata.
       *[no] Kun umpipakka on loppunut ja jäljellä on enää kaksi pelaajaa, jako päättyy heti, kun lyöjä lyö viimeiset korttinsa: niihin ei enää vastata.
    }
rule-mustamaija-out = Kun umpipakka on loppunut, pelistä pääsee irti se, jolla ei enää ole kortteja.

## Mustamaija: valinnat

rule-mustamaija-packs-auto = Yksi pakka; kuudesta pelaajasta lähtien kaksi pakkaa, joista toisesta poistetaan patarouva.
rule-mustamaija-packs-1 = Yksi 52 kortin pakka.
rule-mustamaija-packs-2 = Kaksi pakkaa, joista toisesta poistetaan patarouva.
rule-mustamaija-hand-size =
    { $number ->
        [one] Jokaiselle jaetaan yksi kortti, ja käsi täydennetään pakasta yhteen korttiin.
       *[other] Jokaiselle jaetaan { $number } korttia, ja käsi täydennetään pakasta { $number } korttiin.
    }
rule-mustamaija-deal-packet-1 = Kortit jaetaan yksitellen.
rule-mustamaija-deal-packet-3 = Kortit jaetaan kolme kerrallaan.
rule-mustamaija-deal-packet-hand-size = Jokaisen kortit jaetaan kerralla.
rule-mustamaija-first-dealer-cut = Jokainen nostaa kortin; korkeimman nostaja jakaa ensin.
rule-mustamaija-first-dealer-lot = Ensimmäinen jakaja arvotaan.
rule-mustamaija-first-dealer-fixed = Ensimmäisellä paikalla istuva jakaa ensin.
rule-mustamaija-queen-in-cut-counts = Jos joku nostaa jakajaa valittaessa patarouvan, se on korkein kortti.
rule-mustamaija-queen-in-cut-redraw = Jos joku nostaa jakajaa valittaessa patarouvan, hän nostaa uudestaan.
rule-mustamaija-next-dealer-left = Jakovuoro siirtyy vasemmalle.
rule-mustamaija-next-dealer-loser = Häviäjä jakaa seuraavaksi.
rule-mustamaija-next-dealer-winner = Ensimmäisenä irti päässyt jakaa seuraavaksi.
rule-mustamaija-next-dealer-fixed = Sama pelaaja jakaa aina.
rule-mustamaija-trump-method-none = Valttia ei ole.
rule-mustamaija-trump-method-fixed = Valtti on aina sama maa.
rule-mustamaija-trump-method-turn-up = Jakamisen jälkeen umpipakasta käännetään kortti: sen maa on valttia.
rule-mustamaija-trump-method-turn-up-after-first-lead = Kun ensimmäinen lyönti on pöydässä, umpipakasta käännetään kortti: sen maa on valttia.
rule-mustamaija-trump-method-kq-anytime = Se, jolla on kuningas ja rouva samasta maasta, voi määrätä maan valtiksi milloin vain, myös toisen vuorolla; sitä ennen valttia ei ole.
rule-mustamaija-trump-method-kq-after-deal = Jakamisen jälkeen se, jolla on kuningas ja rouva samasta maasta, voi määrätä maan valtiksi; etumieheltä kysytään ensin. Ellei kukaan määrää, jaossa ei ole valttia.
rule-mustamaija-fixed-trump-clubs = Risti on aina valttia.
rule-mustamaija-fixed-trump-diamonds = Ruutu on aina valttia.
rule-mustamaija-fixed-trump-hearts = Hertta on aina valttia.
rule-mustamaija-fixed-trump-spades = Pata on aina valttia.
rule-mustamaija-spades-may-be-trump-no = Pata ei ole koskaan valttia.
rule-mustamaija-spades-may-be-trump-yes = Myös pata voi olla valttia.
rule-mustamaija-spade-indicator-goes-middle = Käännetty kortti, joka ei käy valtiksi, pannaan umpipakan keskelle, ja käännetään seuraava.
rule-mustamaija-spade-indicator-goes-random = Käännetty kortti, joka ei käy valtiksi, pannaan mihin tahansa kohtaan umpipakkaa, ja käännetään seuraava.
rule-mustamaija-spade-indicator-goes-reshuffle = Käännetty kortti, joka ei käy valtiksi, sekoitetaan umpipakkaan, ja käännetään seuraava.
rule-mustamaija-indicator-position-under = Käännetty kortti pannaan näkyviin umpipakan alle ja otetaan viimeisenä.
rule-mustamaija-indicator-position-top = Käännetty kortti jää umpipakan päällimmäiseksi ja otetaan ensimmäisenä.
rule-mustamaija-trump-redeclare-no = Kerran määrätty valtti pysyy koko jaon.
rule-mustamaija-trump-redeclare-yes = Uusi pari voi vaihtaa valtin; kunkin maan voi määrätä kerran jaossa.
rule-mustamaija-kq-must-show-no = Kuningasta ja rouvaa ei tarvitse näyttää valttia määrättäessä.
rule-mustamaija-kq-must-show-yes = Kuningas ja rouva näytetään kaikille valttia määrättäessä.
rule-mustamaija-queen-may-beat-no = Patarouvalla ei voi kaataa mitään.
rule-mustamaija-queen-may-beat-yes-as-top-trump = Patarouva kaataa minkä kortin vain, oli valttia tai ei.
rule-mustamaija-no-queen-left-last-holder-loses = Jos patarouva on poistunut pelistä, viimeinen, jolla on kortteja, häviää silti.
rule-mustamaija-no-queen-left-nobody-loses = Jos patarouva on poistunut pelistä, kukaan ei häviä.
rule-mustamaija-max-attack-none = Lyönnin koolla ei ole erillistä ylärajaa.
rule-mustamaija-max-attack-5 = Lyönnissä saa olla enintään viisi korttia.
rule-mustamaija-max-attack-hand-size = Lyönnissä saa olla enintään niin monta korttia kuin käteen jaetaan.
rule-mustamaija-defender-limit-never = Saa lyödä enemmän kortteja kuin kaatajalla on kädessään.
rule-mustamaija-defender-limit-after-stock-empty = Kun umpipakka on loppunut, ei saa lyödä enempää kortteja kuin kaatajalla on kädessään.
rule-mustamaija-defender-limit-always = Ei saa lyödä enempää kortteja kuin kaatajalla on kädessään.
rule-mustamaija-overload-illegal = Liian suuri lyönti ei kelpaa.
rule-mustamaija-overload-claim-dump-hand = Jos joku lyö liikaa, kaataja voi, ennen kuin on vastannut yhteenkään korttiin, luovuttaa kaikki korttinsa lyöjälle ja päästä siten itse pelistä irti; lyöjä ottaa takaisin myös lyömänsä kortit, ja vuorossa seuraava lyö.
rule-mustamaija-announce-counts-hidden = Kukaan ei ilmoita, montako korttia kädessä on.
rule-mustamaija-announce-counts-public = Jokainen saa tietää, montako korttia kullakin on kädessään.
rule-mustamaija-announce-counts-max-receivable = Kun umpipakka on loppunut, jokainen saa tietää, montako korttia kullakin on kädessään.
rule-mustamaija-attacker-draws-after-lead = Lyöjä ottaa pakasta heti lyötyään, ennen kuin kortteja kaadetaan.
rule-mustamaija-attacker-draws-after-bout = Lyöjä ottaa pakasta vasta, kun lyödyt kortit on kaadettu tai nostettu.
rule-mustamaija-draw-order-attacker-first = Lyöjä ottaa pakasta ennen kaatajaa.
rule-mustamaija-draw-order-defender-first = Kaataja ottaa pakasta ennen lyöjää.
rule-mustamaija-draw-amount-up-to = Lyöjä ottaa pakasta, kunnes hänellä on täysi käsi.
rule-mustamaija-draw-amount-same-number = Lyöjä ottaa pakasta yhtä monta korttia kuin löi, mutta ei koskaan yli täyden käden.
rule-mustamaija-draw-compulsory-no = Pakasta ei ole pakko ottaa, jos kädessä on vielä kortti.
rule-mustamaija-draw-compulsory-yes = Vajaa käsi on pakko täydentää pakasta.
rule-mustamaija-refill-after-pickup-no = Kaataja, joka nosti kortteja, ei saa ottaa pakasta.
rule-mustamaija-refill-after-pickup-yes = Kaataja, joka nosti kortteja, täydentää kätensä, jos se on yhä vajaa.
rule-mustamaija-partial-defence-yes = Kaadetut kortit ja kaatamiseen käytetyt kortit poistuvat pelistä; vain kaatamattomat nostetaan käteen.
rule-mustamaija-partial-defence-all-or-nothing = Kaikki kaadetaan tai kaikki nostetaan; nostettaessa käteen palaavat myös kaatamiseen käytetyt kortit.
rule-mustamaija-must-beat-if-possible-no = Kortin saa nostaa, vaikka sen voisi kaataa.
rule-mustamaija-must-beat-if-possible-yes = On kaadettava niin monta korttia kuin pystyy.
rule-mustamaija-scoring-none = Pisteitä ei lasketa; jaolla on vain häviäjä.
rule-mustamaija-scoring-winner-1 = Kaikki muut paitsi häviäjä saavat yhden pisteen; eniten pisteitä saanut voittaa.
rule-mustamaija-scoring-finish-order = Kukin saa pisteitä sen mukaan, monentenako pääsi irti: ensimmäinen yhden, toinen kaksi ja niin edelleen; vähiten pisteitä saanut voittaa.
rule-mustamaija-scoring-loss-count = Jaon häviäjälle merkitään yksi häviö; vähiten häviöitä saanut voittaa.
rule-mustamaija-repetition-off = Jako jatkuu, kunnes joku häviää, kestipä se kuinka kauan tahansa.
rule-mustamaija-repetition-draw = Jako päättyy tasan, kun sama tilanne syntyy kolmannen kerran tai kun 20 peräkkäisen lyönnin aikana pelaajaa kohti ei kaadeta eikä oteta pakasta yhtään korttia.
rule-mustamaija-deals-players = Ottelussa on yhtä monta jakoa kuin pelaajaa: jokainen jakaa kerran.
rule-mustamaija-deals =
    { $number ->
        [one] Ottelussa on yksi jako.
       *[other] Ottelussa on { $number } jakoa.
    }

## Hertta: mitä mikään pöytä ei muuta

rule-hearts-players = { $least }–{ $most } pelaajaa, jokainen omaan lukuunsa; vuoro kulkee vasemmalle, myötäpäivään.
rule-hearts-pack = Yksi 52 kortin pakka.
rule-hearts-ranks = Kunkin maan kortit pienimmästä suurimpaan: { $ranks }. Valttia ei ole.
rule-hearts-dealt = Kaikki kortit jaetaan yksitellen: { $number } kullekin pelaajalle.
# Ilman ruutua, joka vähentää pisteitä.
rule-hearts-worth = Jaon kaikista korteista tulee yhteensä { $number } pistettä.
rule-hearts-aim = Vältä pistekortteja. Pienin loppusumma voittaa.
rule-hearts-follow = Maata on tunnustettava, jos voi; muuten saa pelata minkä kortin tahansa.
rule-hearts-trick = Aloitetun maan korkein kortti vie tikin, ja sen pelannut aloittaa seuraavan.

## Hertta: valinnat

rule-hearts-removed = Pakasta poistetaan: { $cards }.
rule-hearts-removed-none = Koko pakka jaetaan.
rule-hearts-pass-count =
    { $number ->
        [one] Jokainen antaa pois yhden kortin ennen kuin näkee, mitä saa.
       *[other] Jokainen antaa pois { $number } korttia ennen kuin näkee, mitä saa.
    }
rule-hearts-pass-cycle = Kortit annetaan jako jaolta: { $steps }.
rule-hearts-pass-cycle-always = Kortit annetaan aina { $steps }.
rule-hearts-pass-cycle-never = Kortteja ei anneta.
pass-left = vasemmalle
pass-right = oikealle
pass-across = vastapäätä istuvalle
pass-none = ei kenellekään
rule-hearts-first-lead-lowest-club = Pakan pienimmän ristin haltija aloittaa sillä ensimmäisen tikin.
rule-hearts-first-lead-any-club = Pakan pienimmän ristin haltija aloittaa ensimmäisen tikin millä tahansa ristillä.
rule-hearts-first-lead-left-of-dealer = Jakajan vasemmalla puolella istuva etumies aloittaa ensimmäisen tikin millä kortilla tahansa.
rule-hearts-first-trick-points-forbidden = Ensimmäiseen tikkiin ei saa pelata pistekorttia, ellei muita ole.
rule-hearts-first-trick-points-allowed = Ensimmäiseen tikkiin saa pelata pistekortteja.
rule-hearts-hearts-lead-broken = Hertalla saa aloittaa, kun hertta on murrettu eli herttaa on jo pelattu, tai kun muuta ei ole.
rule-hearts-hearts-lead-any = Hertalla saa aloittaa milloin vain.
rule-hearts-queen-breaks-hearts-no = Patarouva ei murra herttaa.
rule-hearts-queen-breaks-hearts-yes = Myös patarouva murtaa hertan.
rule-hearts-lead-hearts-instead-of-queen-no = Jos kädessä on vain herttoja ja patarouva, on aloitettava patarouvalla, kunnes hertta on murrettu.
rule-hearts-lead-hearts-instead-of-queen-yes = Jos kädessä on vain herttoja ja patarouva, saa aloittaa hertalla.
rule-hearts-heart-values-1 = Jokainen hertta on yhden pisteen arvoinen.
rule-hearts-heart-values-pip = Jokainen hertta on lukunsa arvoinen; jätkä 11, rouva 12, kuningas 13, ässä 14.
rule-hearts-heart-values-face = Jokainen hertta on yhden pisteen arvoinen; jätkä 2, rouva 3, kuningas 4, ässä 5.
rule-hearts-queen-value =
    { $number ->
        [0] Patarouvasta ei tule pisteitä.
        [one] Patarouva on yhden pisteen arvoinen.
       *[other] Patarouva on { $number } pisteen arvoinen.
    }
rule-hearts-king-value =
    { $number ->
        [0] Patakuninkaasta ei tule pisteitä.
        [one] Patakuningas on yhden pisteen arvoinen.
       *[other] Patakuningas on { $number } pisteen arvoinen.
    }
rule-hearts-ace-value =
    { $number ->
        [0] Pataässästä ei tule pisteitä.
        [one] Pataässä on yhden pisteen arvoinen.
       *[other] Pataässä on { $number } pisteen arvoinen.
    }
rule-hearts-omnibus-none = Mikään kortti ei vähennä pisteitä.
rule-hearts-omnibus-jd = Ruutujätkä vähentää saajansa pisteistä kymmenen.
rule-hearts-omnibus-td = Ruutukymppi vähentää saajansa pisteistä kymmenen.
rule-hearts-omnibus-needed-for-moon-no = Kuuhun ei tarvita pisteitä vähentävää ruutua.
rule-hearts-omnibus-needed-for-moon-yes = Kuuhun tarvitaan myös pisteitä vähentävä ruutu.
rule-hearts-moon-none = Kuuta ei ole: joka saa kaikki pistekortit, saa kaikki pisteet.
rule-hearts-moon-others-plus = Joka saa kaikki pistekortit, ampuu kuun: pisteet menevät kaikille muille.
rule-hearts-moon-self-minus = Joka saa kaikki pistekortit, ampuu kuun: pisteet vähennetään ampujan omista.
rule-hearts-moon-choice = Joka saa kaikki pistekortit, ampuu kuun ja valitsee: pisteet muille tai pois omista.
rule-hearts-moon-auto = Joka saa kaikki pistekortit, ampuu kuun: pisteet menevät kaikille muille, mutta jos ottelu päättyisi niin ampujan tappioksi, ne vähennetään hänen omistaan.
rule-hearts-moon-value-total = Kuun arvo on kaikkien pakan pistekorttien summa.
rule-hearts-moon-value =
    { $number ->
        [one] Kuun arvo on yksi piste.
       *[other] Kuun arvo on { $number } pistettä.
    }
rule-hearts-sun-none = Kaikkien tikkien saaminen ei tuo mitään lisää.
rule-hearts-sun =
    { $number ->
        [one] Joka saa kaikki tikit, ampuu auringon: sen arvo on yksi piste.
       *[other] Joka saa kaikki tikit, ampuu auringon: sen arvo on { $number } pistettä.
    }
rule-hearts-no-tricks-bonus =
    { $number ->
        [0] Tikittä jäämisestä ei hyödy.
        [one] Tikittä jääneeltä vähennetään yksi piste.
       *[other] Tikittä jääneeltä vähennetään { $number } pistettä.
    }
rule-hearts-end-target = Ottelu päättyy sen jaon jälkeen, jossa joku saavuttaa rajan tai ylittää sen.
rule-hearts-end-hands = Ottelu päättyy sovitun jakomäärän jälkeen.
rule-hearts-target =
    { $number ->
        [one] Raja on yksi piste.
       *[other] Raja on { $number } pistettä.
    }
rule-hearts-hands-none = Jakojen määrää ei ole sovittu.
rule-hearts-hands =
    { $number ->
        [one] Ottelussa on yksi jako.
       *[other] Ottelussa on { $number } jakoa.
    }
rule-hearts-exact-target-nothing = Tasan rajalle osuminen ei merkitse mitään erityistä.
rule-hearts-exact-target-wins = Joka osuu tasan rajalle, voittaa.
rule-hearts-exact-target-minus-50 = Joka osuu tasan rajalle, saa 50 pisteen vähennyksen.
rule-hearts-tie-extra-hands = Jos pienimmät loppusummat ovat tasan, voittaja ratkaistaan lisäjaoilla.
rule-hearts-tie-shared = Jos pienimmät loppusummat ovat tasan, ensimmäinen sija jaetaan.
rule-hearts-floor-zero-no = Loppusumma voi painua alle nollan.
rule-hearts-floor-zero-yes = Loppusumma ei painu alle nollan.
rule-hearts-first-dealer-cut = Jokainen nostaa kortin; pienimmän nostaja jakaa ensin.
rule-hearts-first-dealer-lot = Ensimmäinen jakaja arvotaan.
rule-hearts-dealer-rotation-left = Jakovuoro siirtyy vasemmalle.

## Miksi jotakin ei hyväksytä: sääntö sen takana, yhdessä virkkeessä

why-deal-over = Päättyneeseen jakoon ei enää pelata kortteja.
why-no-such-action = Pelissä ei ole tällaista korttia tai sanaa.
why-not-your-turn = Kukin pelaa vuorollaan, myötäpäivään.
why-not-in-hand = Vain oman käden kortteja voi pelata.
why-word-not-now = Se kuuluu pelin toiseen vaiheeseen.
why-not-seated = Katsoja ei pelaa.
why-already-out = Irti päässyt odottaa seuraavaa jakoa.
why-other-suit = Yhden lyönnin kaikki kortit ovat samaa maata.
why-attack-limit = Tässä pöydässä lyönnin korttimäärällä on raja.
why-defender-limit = Lyönnissä ei saa olla enempää kortteja kuin kaatajalla on kädessään.
why-empty-lead = Lyöntivuorossa ei voi jättää väliin: vähintään yksi kortti on lyötävä.
why-queen-unbeatable = Patarouva on kaikkein korkein kortti, valttejakin ylempi: se, jolle se lyödään, nostaa sen.
why-queen-cannot-beat = Tässä pöydässä patarouvan saa lyödä pöytään, mutta sillä ei saa kaataa.
why-too-low = Samassa maassa vain suurempi kortti kaataa.
why-does-not-beat = Toisen maan kortti kaataa vain, jos se on valtti.
why-must-beat = Tässä pöydässä on kaadettava niin monta korttia kuin mahdollista.
why-all-answered = Kaadettavia kortteja ei ole jäljellä.
why-no-overload = Korttinsa saa luovuttaa, kun umpipakka on loppu ja lyönti oli suurempi kuin oma käsi.
why-claim-lapsed = Luovuta kortit ennen kuin vastaat ensimmäiseen korttiin, tai älä ollenkaan.
why-pairs-name-nothing = Tässä pöydässä valtti syntyy muulla tavalla.
why-already-named = Ensimmäinen määrätty pari tekee valtin koko jaoksi.
why-suit-already-named = Maan voi määrätä valtiksi kerran jaossa.
why-spades-never-trump = Tässä pöydässä pata ei voi olla valttia.
why-no-pair = Maan kuninkaan ja rouvan on molempien oltava kädessäsi.
why-naming-in-lead = Aloitettu lyönti lyödään ensin loppuun.
why-must-draw = Kortitta jäänyt ottaa pakasta niin kauan kuin umpipakkaa on.
why-card-not-now = Sinulta kysytään valintaa, ei korttia.
why-already-chosen = Kunkin kortin voi antaa vain kerran.
why-enough-chosen = Kaikki antavat yhtä monta korttia.
why-first-lead = Jaon ensimmäinen tikki aloitetaan määrätyllä tavalla.
why-follow-suit = Jos kädessä on aloitetun maan kortti, sellainen on pelattava.
why-first-trick-points = Ensimmäinen tikki pidetään vapaana pistekorteista, ellei kädessä ole muuta.
why-hearts-not-broken = Hertalla saa aloittaa vasta, kun herttaa on pelattu tai kun muuta ei ole.
why-choose-moon = Kuun ampuja päättää ensin.
