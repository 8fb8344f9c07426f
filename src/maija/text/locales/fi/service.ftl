### Palvelu: sen käynnistys ja mitä se ei hyväksy. `$folder`, `$file` ovat järjestelmän polkuja.

help-serve = Avaa pöytä selaimessa.
help-serve-host = Missä kuunnellaan. Oletuksena vain tältä koneelta pääsee; 0.0.0.0 päästää kaikki.
help-serve-port = Portti; 0 ottaa minkä tahansa vapaan.
help-serve-data = Kansio, jossa pöydät säilytetään.
help-serve-open = Avataanko selain.
help-serve-database = PostgreSQL-tietokanta, jossa pöydät säilytetään, kuten postgresql://user@host/maija.
help-serve-root-path = Polku, jonka alla välityspalvelin näyttää palvelun, kuten /maija.
help-serve-name = Nimi, jolla muut tavoittavat palvelun. Voi antaa monta kertaa.
help-serve-public-url = Osoite, josta muut tulevat, kuten https://cards.example.org/maija. Kutsut johtavat sinne.
help-serve-log = Miten loki kirjoitetaan: text tai json, rivi tapahtumaa kohti.
help-serve-proxy = Välityspalvelimen osoite, jonka välittämiin otsakkeisiin luotetaan. Voi antaa monta kertaa.
help-serve-monitor = Osoite, josta tilastoja saa lukea. Voi antaa monta kertaa.
help-serve-cert = Varmenne https-yhteyksiä varten.
help-serve-engine = Ohjelma, jonka voi valita pöytään nimeltä, esimerkiksi strong="/opt/strong --fast". Voi antaa useita kertoja.
metavar-engine = NIMI=KOMENTO
help-serve-key = Varmenteen yksityinen avain.

serve-ready = Pöytä on auki osoitteessa { $address }
serve-public = Kaikki, jotka tavoittavat tämän koneen, pääsevät porttiin { $port } osoitteissa: { $addresses }
serve-public-url = Muut tulevat osoitteesta { $address }
serve-stop = Ctrl+C sulkee sen; jokainen peli säilyy.
serve-running = Pöytä on jo auki osoitteessa { $address }
serve-folder-in-use = Toinen palvelu on juuri käynnistymässä kansiossa { $folder }. Odota hetki, tai anna toinen kansio valitsimella --data.
serve-not-installed = Tähän ei pelkkä kirjasto riitä: asenna maija[table] (puuttuu: { $module }).
serve-cert-and-key = Varmenne tarvitsee avaimensa: anna sekä --cert että --key.
serve-no-file = Tiedostoa { $file } ei ole.
reason-engine-form = ”{ $text }” ei nimeä ohjelmaa: kirjoita --engine nimi="komento", esimerkiksi --engine strong="/opt/strong --fast".
reason-engine-name = ”{ $name }” ei kelpaa ohjelman nimeksi: enintään 24 pientä kirjainta, numeroa, pistettä ja yhdysmerkkiä, ei oman pelaajan nimi, kukin nimi kerran.

## Säilö

reason-store-full = Levy, jolla { $file } on, on täynnä. Mitään ei ole menetetty; tee tilaa ja jatka.
reason-store-read-only = Tiedostoa { $file } ei voi kirjoittaa. Anna käyttäjällesi kirjoitusoikeus, tai valitse toinen kansio valitsimella --data.
reason-store-damaged = Säilö { $file } on vioittunut. Se on jätetty ennalleen. Siirrä se sivuun ja kopioi varmuuskopio (maija backup) sen paikalle.
reason-store-newer = Säilön { $file } on tehnyt Maijan uudempi versio (muoto { $form }; tämä versio tuntee muodon { $known }). Käytä sitä versiota.
reason-store-foreign = { $file } on jonkin muun ohjelman tietokanta.
reason-store-conflict = Toinen palvelu on kirjoittanut tähän pöytään.
reason-store-failed = Säilö ei pystynyt tallentamaan: { $why }
reason-store-busy = Pöytää laitetaan juuri kuntoon. Yritä uudelleen.
reason-table-unreadable = Tätä pöytää ei voi enää lukea. Se jää ennalleen; palvelun ylläpitäjä löytää lisää lokista.
reason-no-store = Säilöä { $file } ei ole.
reason-backup-exists = Tiedosto { $file } on jo olemassa.
reason-backup-not-here = PostgreSQL-tietokanta kopioidaan sen omilla työkaluilla (pg_dump).
reason-bad-key = Avain { $file } on vioittunut. Poista se; silloin kaikki saavat uuden evästeen ja palaavat henkilökohtaisella linkillä.

## Pyynnöt

reason-wrong-host = { $host } ei ole tämän palvelun nimi. Käytä osoitetta, jonka palvelu kertoo käynnistyessään, tai käynnistä se valitsimella --name.
reason-wrong-origin = Tätä pyysi toisen osoitteen sivu: { $origin }, kun oikea on { $host }.
reason-too-many-requests =
    { $seconds ->
        [one] Liikaa lyhyessä ajassa. Odota sekunti.
       *[other] Liikaa lyhyessä ajassa. Odota { $seconds } sekuntia.
    }
reason-body-too-large = Liian suuri: enintään { $most } tavua.
reason-no-such-page = Täällä ei ole mitään.
reason-no-such-method = Tätä ei voi tehdä tässä.
reason-bad-request = Tätä ei ymmärretty: { $why }
reason-our-fault = Jokin meni meillä vikaan. Mitään ei ole menetetty; yritä uudelleen.
reason-no-such-table = Tätä pöytää ei enää ole.
reason-no-such-code = Tällä koodilla ei ole pöytää.
reason-code-unreadable = Tämä ei ole kutsukoodi. Siinä on kolme sanaa, kuten kopa-rime-tesa.
reason-no-such-game-file = Tästä ottelusta ei ole vielä pelattu yhtään jakoa loppuun.
reason-game-of-two-laws = Tätä ottelua on pelattu useammalla kuin yhdellä lailla ({ $laws }): siitä ei ole pelitiedostoa, jonka voisi tarkistaa.
reason-no-such-picture = Tällaista kuvaa ei ole.
reason-link-used = Tämä linkki on jo käytetty tai liian vanha. Pyydä uusi.
reason-not-from-here = Tämän saa tehdä vain itse koneen ääressä.
reason-no-network = Tällä koneella ei ole verkkoa, jonka kautta muut pääsisivät.
reason-name-empty = Nimessä on oltava vähintään yksi kirjain.
reason-name-too-long =
    { $most ->
        [one] Nimessä saa olla enintään yksi kirjain.
       *[other] Nimessä saa olla enintään { $most } kirjainta.
    }
reason-bad-command = Tätä ei ymmärretty: { $why }
reason-frame-too-long = Liian pitkä: enintään { $most } tavua.
reason-too-fast = Liikaa lyhyessä ajassa.
reason-silent = Mitään ei kuulunut liian pitkään aikaan.
reason-come-again = Pöydässä on sillä välin ehtinyt tapahtua.
reason-put-away = Pöytä pantiin pois, koska ketään ei ollut paikalla.
reason-stopping = Palvelua suljetaan. Kaikki säilyy.
reason-no-such-phrase = Lausahdusta ”{ $phrase }” ei ole.
reason-bad-host-field = Pyyntö ei kerro, kenelle se on osoitettu.
reason-bad-network = ”{ $network }” ei ole osoite eikä verkko, kuten 10.0.0.0/8.
reason-bad-root-path = ”{ $path }” ei käy palvelun poluksi: se kirjoitetaan kuten /maija.
reason-bad-public-address = ”{ $address }” ei ole sivun osoite: se kirjoitetaan kuten https://cards.example.org/maija.
reason-public-address-of-nobody = ”{ $address }” johtaa jokaisen omalle koneelleen. Anna osoite, josta muut tulevat.
reason-public-path-differs = Julkinen osoite on polussa { $public }, mutta --root-path on { $root }. Jätä --root-path pois.
reason-bad-host = ”{ $host }” ei käy koneen nimeksi.
reason-bad-http = Tämä ei ole HTTP:tä: { $why }
reason-not-for-you = Vain tämä kone ja erikseen nimetyt valvojat saavat lukea tilastot.
reason-port-in-use = Portti { $port } on jo käytössä osoitteessa { $host }. Portti { $next } on vapaa: ota se valitsimella --port { $next }; 0 ottaa minkä tahansa.
reason-ports-in-use = Portti { $port } on jo käytössä osoitteessa { $host }, samoin sitä seuraavat. Valitse toinen valitsimella --port; 0 ottaa minkä tahansa.
reason-port-not-allowed = Käyttäjäsi ei saa kuunnella porttia { $port }. Valitse valitsimella --port jokin yli 1023:n.
reason-no-such-address = { $host } ei ole tämän koneen osoite.
reason-bad-certificate = { $file } ei ole käyttökelpoinen varmenne ({ $why }). Sen on oltava PEM-muodossa.
reason-bad-private-key = { $key } ei ole käyttökelpoinen yksityinen avain ({ $why }). Sen on oltava PEM-muodossa ja ilman salasanaa.
reason-key-of-another-certificate = { $key } on toisen varmenteen avain kuin { $file }.
reason-cannot-listen = Ketään ei voi päästää osoitteeseen { $host }, porttiin { $port }: { $why }

## maija backup

help-backup = Kopioi kaikki pöydät uuteen tiedostoon, myös palvelun ollessa käynnissä.
help-backup-file = Kopio. Minkään päälle ei kirjoiteta.
backup-done = Kaikki pöydät ovat nyt tiedostossa { $file }, ja kopio on ehjä. Kun haluat käyttää sitä, pysäytä palvelu ja pane se tietokansion tiedoston maija.sqlite paikalle, ilman vieressä olevia -wal- ja -shm-tiedostoja.

## maija forget

help-forget = Unohda pöytä tai nimi lopullisesti.
help-forget-table = Pöydän kutsukoodi: pöytä poistetaan vaiheineen, pelitiedostoineen ja linkkeineen.
help-forget-name = Nimi: kaikkialla sen paikalle pannaan toinen sana. Nimi, johon pöytä on lisännyt numeron, kuten ”Anna 2”, poistuu samalla.
help-forget-yes = Älä kysy uudestaan.
forget-what = Sano, mikä unohdetaan: --table KOODI tai --name NIMI.
forget-running = Kansiossa { $folder } on palvelu käynnissä. Pysäytä se ensin ja yritä sitten uudelleen.
forget-no-table = Säilössä ei ole pöytää ”{ $code }”.
forget-no-name = Säilössä ei ole ketään nimeltä ”{ $name }”.
forget-neutral = ”{ $name }” on nimi, joka annetaan kaikille unohdetuille.
forget-somebody = joku
forget-this-table = Pöytä { $code }, viimeksi käytössä { $day }. Paikoilla: { $names }.
forget-this-name =
    { $tables ->
        [one] ”{ $name }” on yhdessä pöydässä, sen vaiheissa ja pelitiedostoissa. Tästä lähtien siinä lukee ”{ $word }”.
       *[other] ”{ $name }” on { $tables } pöydässä, niiden vaiheissa ja pelitiedostoissa. Tästä lähtien niissä lukee ”{ $word }”.
    }
forget-again = Tätä ei voi perua. Jatka kirjoittamalla vielä kerran { $word }:
forget-stopped = Mitään ei muutettu.
forget-table-done = Pöytä { $code } on unohdettu, eikä siitä ole säilössä mitään jäljellä.
forget-name-done =
    { $tables ->
        [one] ”{ $name }” on unohdettu yhdestä pöydästä, eikä siitä ole säilössä mitään jäljellä.
       *[other] ”{ $name }” on unohdettu { $tables } pöydästä, eikä siitä ole säilössä mitään jäljellä.
    }
forget-copy = Tässä vanhemmassa kopiossa se on yhä; poista se, jos et tarvitse sitä: { $file }
reason-forget-unreadable = Pöytää { $table } ei voi lukea, joten mitään ei muutettu. Unohda ensin koko pöytä: maija forget --table { $table }
reason-store-in-use = Toinen ohjelma käyttää tiedostoa { $file }. Mitään ei muutettu; odota sitä ja yritä sitten uudelleen.
