### Vain talon sääntöjen sivulla; ladataan sen mukana.

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
