### Mitä palvelu ei hyväksy, sivulta tai komennolta. `$folder`, `$file` ovat järjestelmän polkuja.

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
