### Peli päätteessä.

## Pöytä

facts = { $one }; { $other }
table-header = { $game }, jako { $number }
table-lot =
    { $who ->
        [you] Arpa määräsi: sinä jaat.
       *[other] Arpa määräsi: { $seat } jakaa.
    }
table-cut =
    { $who ->
        [you] Jakajaksi nostettiin: { $drawn }. Sinä jaat.
       *[other] Jakajaksi nostettiin: { $drawn }. { $seat } jakaa.
    }
table-deals =
    { $who ->
        [you] Sinä jaat.
       *[other] { $seat } jakaa.
    }
table-sealed = Pakka sekoitettiin ja sinetöitiin ennen kuin kukaan näki korttiakaan: { $seal }…
table-trumps =
    { $suit ->
        [none] Ei valttia
       *[other] Valtti: { $suit }
    }
table-stock =
    { $card ->
        [none] { $number ->
            [0] umpipakka: loppu
           *[other] umpipakka: { $number }
        }
       *[other] umpipakka: { $number }, näkyvillä { $card }
    }
table-open = { $card }
table-beaten = { $card } (päällä { $beater })
table-left = { $card } (kaatamatta)
table-bout = Pöydällä: { $cards }
table-seat =
    { $who ->
        [you] Sinä: { $facts }
       *[other] { $seat }: { $facts }
    }
table-held =
    { $number ->
        [one] 1 kortti
       *[other] { $number } korttia
    }
table-shown = näyttänyt { $cards }
table-hand-role =
    Kätesi{ $role ->
        [leads] { " " }(sinä lyöt)
        [defends] { " " }(sinä kaadat)
        [out] { " " }(pääsit irti)
       *[none] { "" }
    }: { $cards }
table-role =
    { $role ->
        [leads] lyö
        [defends] kaataa
       *[out] irti
    }
table-totals = Tähän asti: { $totals }
table-hand = Kätesi: { $cards }
table-trick = Tikki { $number }: { $cards }
table-played = { $seat } { $card }
table-winning = { $seat } { $card } (voitolla)
table-taken =
    { $who ->
        [you] Sinä
       *[other] { $seat }
    }: { $tricks ->
        [one] 1 tikki
       *[other] { $tricks } tikkiä
    }{ $cards ->
        [none] { "" }
       *[other] , { $cards }
    }

## Mitä sinulta kysytään

ask-lead = Lyöt pelaajalle { $seat }. Minkä kortin? Kerralla kirjoitetut kortit ovat yksi lyönti.
ask-more = Vielä kortti lisää, vai valmis?
ask-beat = Kaada { $card } tai nosta.
ask-answered = Jokaiseen korttiin on vastattu. Nostatko kaatamatta jääneet?
ask-draw = Otatko pakasta?
ask-name = Määräätkö valtin?
ask-meanwhile = Sinulla on pari. Määrää valtti nyt, tai Enter jatkaa.
ask-pass =
    { $number ->
        [one] Anna kortti pelaajalle { $seat }. Minkä?
       *[other] Anna { $number } korttia kerralla pelaajalle { $seat }. Mitkä?
    }
ask-trick-lead = Sinä aloitat. Minkä kortin?
ask-trick-follow = Sinun vuorosi. Minkä kortin?
ask-moon = Ammuit kuun. Miten se lasketaan?
ask-another = Vielä jako? kyllä tai ei
ask-match = Ottelu on ohi. Uusi ottelu? kyllä tai ei
choice = { $number } { $text }
prompt = >
yes = kyllä
no = ei

## Mitä kirjoitit

entry-nothing = Kirjoita vaihtoehdon numero tai kortteja, esimerkiksi { $example }. ”ohje” kertoo lisää.
entry-number = Vaihtoehtoa { $number } ei ole: numerot ovat 1–{ $last }.
entry-unknown = ”{ $text }” ei ole listan numero, kortti (kuten { $example }) eikä pelin sana.
entry-count =
    { $number ->
        [one] Valitse täsmälleen yksi kortti.
       *[other] Valitse täsmälleen { $number } korttia.
    }
entry-yes-no = Kirjoita kyllä tai ei.
entry-help =
    Kirjoita vaihtoehdon numero, sen sana tai kortti: 3pa, 10he, qpa, ♠Q. Samalla rivillä olevat
    kortit tai numerot tehdään yhdessä tai ei ollenkaan. Monen kortin lyönti päättyy itsestään. ”?”
    näyttää voimassa olevat säännöt, ”miksi” selittää viimeisimmän kiellon, ”vihje” näyttää parhaan
    teon, ”vihje kaikki” arvion kaikesta, mitä voi tehdä, ”peru” ottaa takaisin viimeisimmän
    valintasi, ”tallenna” tai ”tallenna TIEDOSTO” tallentaa pelin, ”jatka NIMI” vaihtaa toiseen
    peliin, ”lopeta” lopettaa ja tallentaa pelin.
help = ohje
quit = lopeta
undo = peru
save = tallenna
resume = jatka
rules = säännöt
why = miksi
last = viimeisin
why-nothing = Mitään ei ole kielletty.
why-right = Nämä kävisivät: { $actions }.
undo-nothing = Tässä jaossa ei ole mitään peruttavaa.
undo-done = Peruttu. Samat kortit, viimeisin valintasi uudestaan.

## Tiedostot

resume-done = Tähän jäit. Kaikki on niin kuin oli.

save-done = Peli on tallennettu: { $file }
save-failed = Peliä ei voitu tallentaa sinne: { $why }. Kokeile ”tallenna TIEDOSTO” ja toinen paikka.
save-exists = Samanniminen tiedosto on jo olemassa, eikä siihen kosketa: { $file }
keep-failed = Peliä ei voitu tallentaa: { $why }. Peli jatkuu; ”tallenna TIEDOSTO” tallentaa sen muualle.
keep-lost = Peliä ei voitu tallentaa minnekään: { $why }.
leave-kept = Peli on tallennettu. Jatka komennolla: maija play --resume { $file }
leave-over = Koko ottelu on tallennettu: { $file }
resume-none = Kansiossa { $folder } ei ole tallennettua peliä.
resume-which = Mikä peli? Kirjoita ”jatka” ja pelin nimi tai tiedosto. Viimeisimmät: { $names }.
resume-seat = Peliä { $file } ei voi jatkaa tässä: paikalla { $seat } on ”{ $name }”. Sinun on istuttava paikalla A ja tämän ohjelman tietokonepelaajien muilla.
resume-over = Ottelu { $file } on ohi. Katso sitä komennolla: maija replay { $file }
file-unreadable = Tiedostoa { $file } ei voi lukea: { $why }.
file-line = { $file }, rivi { $line }: { $sentence }
file-refused = säännöt kieltävät tämän: ”{ $sentence }”
file-whole = { $file }: { $sentence }

## Loppu

end-deal = Tämä jako: { $scores }
end-totals = Yhteensä: { $scores }
end-places = Sijoitukset: { $places }
end-score = { $seat } { $number }
end-place = { $number }. { $seat }
end-seed = Sama peli uudelleen: --seed { $seed }
end-broken = Tämä jako kiersi kehää ja keskeytetään: pisteitä ei jaeta, ja kortit jaetaan uudelleen.
end-verify = Jokaisen päättyneen jaon sekoituksen voi tarkistaa: maija verify { $file }
goodbye = Näkemiin.

## Tallennettu peli

back = takaisin
replay-title =
    { $game }, { $players ->
        [one] yksi pelaaja
       *[other] { $players } pelaajaa
    }
replay-computer = { $seat }: tietokonepelaaja ”{ $name }”
replay-hand =
    { $who ->
        [you] Sinä: { $cards }
       *[other] { $seat }: { $cards }
    }
replay-prompt = { $at }/{ $last } >
replay-help = Enter näyttää seuraavan vaiheen, ”t” edellisen, numero sen vaiheen, ”l” lopettaa.
replay-number = Vaiheet ovat 1–{ $last }.
replay-first = Tämä on ensimmäinen vaihe. Enter näyttää seuraavan.
replay-last = Tämä oli viimeinen vaihe. ”t” palaa taaksepäin, ”l” lopettaa.
replay-empty = Tässä pelissä ei jaettu mitään.
replay-unfinished = Ottelu jäi tähän.
