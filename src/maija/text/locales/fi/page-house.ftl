### Talon säännöissä ja pöydän sopimuksissa; ladataan niiden mukana.

page-rules-of = Talon säännöt
page-rules-shared = Nämä säännöt on jaettu sinulle.
page-rules-base = Peli
page-rules-view = Mitä näet
page-rules-at-table = Pöydässä
page-rules-differs = Mikä on toisin
page-rules-same = Ei mikään: { $game } omilla säännöillään.
page-rules-all-back = Palauta kaikki
page-rules-play = Pelaa näillä
page-rules-invite = Kutsu muita näillä
page-rules-public = Julkinen pöytä näkyy kaikille, jotka tavoittavat tämän palvelun.
page-rules-keep = Tallenna nämä säännöt
page-rules-name = Nimi säännöille
page-rules-keep-do = Tallenna
page-rules-kept = Tallennettu nimellä ”{ $name }”.
page-rules-name-missing = Anna nimi, jossa on vähintään yksi kirjain.
page-rules-share = Jaa säännöt
page-rules-share-what = Jokainen, joka avaa tämän linkin, näkee nämä säännöt ja voi pelata niillä. Säännöt ovat itse linkissä; mitään ei tallenneta.
page-rules-share-here = Tätä osoitetta voi nyt käyttää vain tällä koneella. Muut tarvitsevat osoitteen, jonka he tavoittavat.
page-clash-some = Kaikki säännöt eivät sovi yhteen.
page-rules-no-words = Säännöt voi kertoa sanoin, kun ne sopivat yhteen.
page-rules-compare = Vertaa
page-rules-print = Tulosta
page-compare-with = Verrataan sääntöihin
page-compare-rule = Sääntö
page-compare-caption = { $one } ja { $other }: mikä on toisin
page-compare-same = { $one } ja { $other }: säännöt ovat samat.
# Kun toinen puoli ei sano mitään.
page-compare-nothing = –
page-game = Peli
page-players = Pelaajia
page-set-time = Aika
page-set-rules = Säännöt yksityiskohtaisesti
page-set-public = Näkyy kaikille, jotka tavoittavat tämän palvelun
page-set-watch = Muut saavat katsoa
page-set-clock = Kello jokaiselle siirrolle
page-set-decision = Sekunteja siirtoa kohti
page-set-reserve = Varasekunteja koko otteluun
page-set-delay = Montako sekuntia katsojat näkevät kaiken myöhässä
page-set-grace = Montako sekuntia odotetaan ennen kuin tietokone pelaa yhteytensä menettäneen puolesta
page-set-idle = Montako sekuntia odotetaan ennen kuin tietokone pelaa toimettoman puolesta
page-set-pace = Montako sekuntia tietokone käyttää siirtoonsa
page-option-range = Väliltä { $least }–{ $most }.
page-agreed = Mitä on sovittu
page-settings-change = Muuta sovittua
page-settings-do = Sovi tästä
page-rules-back = Palauta
page-rules-back-named = Palauta: { $option }
page-rules-idle =
    { $number ->
        [one] Yksi muu, joka ei näin vaikuta mihinkään
       *[other] { $number } muuta, jotka eivät näin vaikuta mihinkään
    }
page-clash = Nämä eivät sovi yhteen: { $fields }.
page-clash-field = { $option }: { $value }
page-clash-here = Ei sovi yhteen toisen säännön kanssa.
page-rules-chapter =
    { $number ->
        [one] yksi sääntö
       *[other] { $number } sääntöä
    }
page-rules-open = Avaa kaikki
page-rules-shut = Sulje kaikki
page-clause =
    { $from ->
        [S1] Kohta { $clause }, suomalaiset säännöt
        [S2] Kohta { $clause }, ranskalaiset säännöt
        [S3] Kohta { $clause }, venäläiset säännöt
        [S4] Kohta { $clause }, turkkilainen sivu Hertasta
        [M] { $clause }, päätetty siinä, missä säännöt vaikenevat
        [T] { $clause }, päätetty siinä, missä säännöt vaikenevat
       *[other] { $clause }, pelin julkisista säännöistä
    }
page-value-else = Jotakin muuta…
page-value-own = Omin sanoin
