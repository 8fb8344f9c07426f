### Etusivu, talon säännöt, asetukset ja jokaista näkymää ympäröivä kehys.

## Kehys

page-front-title = Maija – patarouvan korttipelit
page-rules-title = { $game }: talon säännöt – Maija
page-coming-title = Tulossa pöytään – Maija
page-settings = Asetukset
page-dialog-close = Sulje
page-version = Maija { $version }
page-licences = Lisenssit
page-interface = Rajapinta ohjelmille
page-footer = Tietoja Maijasta

## Etusivu

page-tagline = Patarouvan pelit niin kuin teillä on tapana pelata: yhdessä omilla puhelimilla tai heti tietokoneita vastaan.
page-strength = Tietokoneet pelaavat
page-strength-random = satunnaisesti
page-strength-simple = nyrkkisäännöillä
page-strength-habit = kokemuksella
page-strength-novice = kuin aloittelija
page-strength-casual = kuin silloin tällöin pelaava
page-strength-skilled = taitavasti
page-strength-expert = kuin asiantuntijat
page-strength-master = kuin mestarit
page-games-what = Pelaa heti tietokoneita vastaan tai kutsu muita pöytään.
page-players-of = { $game }: pelaajia
page-players-count =
    { $number ->
        [one] 1 pelaaja
       *[other] { $number } pelaajaa
    }
page-invite-named = Kutsu muita: { $game }
page-invite-do = Kutsu
page-house-rules = Talon säännöt
page-house-rules-named = Talon säännöt: { $game }
page-mine = Omat pöytäsi
page-mine-back = Takaisin pöytään
page-mine-what = { $game }, paikoista varattu { $taken }/{ $players }
page-mine-more =
    { $number ->
        [one] Vielä yksi
       *[other] Vielä { $number }
    }
page-phase-gathering = ei ole vielä alkanut
page-phase-shuffling = kortteja jaetaan
page-phase-playing = jako on kesken
page-phase-between = jakojen välissä
page-phase-over = ottelu on ohi
page-kept = Tallennetut talon säännöt
page-kept-differs =
    { $number ->
        [0] { $game }, pelin omat säännöt
        [one] { $game }, yksi sääntö on toisin
       *[other] { $game }, { $number } sääntöä on toisin
    }
page-kept-open = Avaa { $name }
page-kept-forget = Unohda
page-kept-forget-named = Unohda { $name }
page-kept-forget-sure = Unohdetaanko talon säännöt ”{ $name }”? Niitä ei säilytetä muualla.
page-join-have = Minulla on koodi
page-public-there =
    { $number ->
        [one] 1 julkinen pöytä
       *[other] { $number } julkista pöytää
    }
page-join-what = Kolme sanaa, kuten kopa-rime-tesa. Koko linkkikin käy.
page-no-tables-yet = Kukaan ei ole avannut julkista pöytää. Tee oma: valitse peli, sitten sen talon säännöt, ja tee pöydästä julkinen.
page-listed-free =
    { $free ->
        [0] kaikki { $players } paikkaa varattu
        [one] yksi vapaa paikka, paikkoja on { $players }
       *[other] { $free } vapaata paikkaa, paikkoja on { $players }
    }
page-listed-watch = saa katsoa
page-listed-go = Mene sinne
page-loading = Haetaan pelejä…

## Talon säännöt

page-rules-choose = Valitse
page-rules-words = Sanoin

## Kutsuminen

page-invite-link = Lähetä tämä linkki
page-invite-scan = Tai anna muiden skannata koodi
page-invite-say = Tai sano kolme sanaa
page-invite-others =
    { $number ->
        [one] Tämän koneen toinen osoite
       *[other] Tämän koneen { $number } muuta osoitetta
    }
page-come = Ketkä ovat tulleet
page-come-free =
    { $number ->
        [0] Kaikki ovat paikalla.
        [one] Yksi paikka on vielä vapaana.
       *[other] { $number } paikkaa on vielä vapaana.
    }
page-come-you = { $name } (sinä)
page-invite-done = Pöytään
page-copy-failed = Tämä selain ei anna sivun kopioida. Teksti on valittu: kopioi se näppäimillä Ctrl+C tai pitämällä sormea sen päällä.
