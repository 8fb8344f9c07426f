### Maijan pitäminen laitteella; ladataan etusivun osan mukana.

page-offline = Ilman verkkoa
page-offline-what = Maijan voi säilyttää tällä laitteella: silloin se avautuu ilman verkkoa, ja pelaat täällä tietokoneita vastaan samoilla säännöillä.
# $size on megatavuja.
page-offline-keep = Säilytä tällä laitteella ({ $size } Mt)
# $have ja $all ovat megatavuja.
page-offline-loading = Ladattu { $have }/{ $all } Mt
page-offline-trying = Kokeillaan, toimiiko peli täällä…
page-offline-kept = Säilytetty tällä laitteella: Maija avautuu ja toimii täällä ilman verkkoa.
page-offline-forget = Poista tältä laitteelta
page-offline-forget-sure = Poistetaanko se, mitä pelaaminen ilman verkkoa vaatii? Tällä laitteella olevat pöytäsi jäävät.
page-offline-failed = Kaikkea ei saatu säilytettyä. Onko laitteella tarpeeksi tilaa, ja toimiiko verkko?
page-offline-insecure = Selaimet sallivat tämän ja Maijan asentamisen vain osoitteissa, joiden alussa on https, sekä sillä koneella, jossa palvelu on käynnissä. Tässä osoitteessa pelaat tavalliseen tapaan verkon kautta.
page-offline-unsupported = Tämä selain ei voi säilyttää Maijaa. Yksityisessä ikkunassakaan selaimet eivät säilytä mitään.
page-offline-unoffered = Tämä palvelu ei tarjoa tätä. Palvelun ylläpitäjä voi lisätä sen: pip install "maija[offline]".
page-install = Asenna Maija
