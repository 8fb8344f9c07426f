### Palvelu ylläpitäjän kannalta: käynnistys, varmuuskopiot, unohtaminen. `$folder`, `$file` ovat järjestelmän polkuja.

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
