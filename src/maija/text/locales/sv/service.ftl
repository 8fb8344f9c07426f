### Vad tjänsten avslår, för sidor och för kommandon. `$folder` och `$file` är sökvägar som systemet har dem.

## Lagret

reason-store-full = Disken med { $file } är full. Inget har gått förlorat; gör plats och fortsätt.
reason-store-read-only = { $file } kan inte skrivas. Låt din användare skriva där, eller ange en annan mapp med --data.
reason-store-damaged = Lagret { $file } är skadat. Det har lämnats som det är. Lägg det åt sidan och kopiera en säkerhetskopia (maija backup) till dess plats.
reason-store-newer = Lagret { $file } gjordes av en nyare version av Maija (form { $form }; den här känner till { $known }). Använd den versionen.
reason-store-foreign = { $file } är en databas för något annat.
reason-store-conflict = En annan tjänst har skrivit det här bordet.
reason-store-failed = Lagret kunde inte spara det: { $why }
reason-store-busy = Bordet ordnas just nu. Försök igen.
reason-table-unreadable = Bordet kan inte läsas längre. Det lämnas som det är; den som driver tjänsten finner mer i loggen.
reason-no-store = Det finns inget lager { $file }.
reason-backup-exists = Det finns redan en fil { $file }.
reason-backup-not-here = En PostgreSQL-databas kopieras med sina egna verktyg (pg_dump).
reason-bad-key = Nyckeln { $file } är skadad. Ta bort den; alla får då en ny kaka och måste komma tillbaka genom en personlig länk.

## Förfrågningar

reason-wrong-host = { $host } är inget namn på den här tjänsten. Använd adressen som den säger när den startar, eller starta den med --name.
reason-wrong-origin = Detta begärdes av en sida på en annan adress: { $origin } i stället för { $host }.
reason-too-many-requests =
    { $seconds ->
        [one] Det var för mycket på kort tid. Vänta en sekund.
       *[other] Det var för mycket på kort tid. Vänta { $seconds } sekunder.
    }
reason-body-too-large = Det är för stort: högst { $most } byte.
reason-no-such-page = Här finns inget.
reason-no-such-method = Det går inte att göra här.
reason-bad-request = Det gick inte att förstå: { $why }
reason-our-fault = Något gick fel hos oss. Inget har gått förlorat; försök igen.
reason-no-such-table = Det finns inget sådant bord längre.
reason-no-such-code = Det finns inget bord med den koden.
reason-code-unreadable = Det här är ingen inbjudningskod. Den har tre ord, som kopa-rime-tesa.
reason-no-such-game-file = Ingen giv i det här partiet är avslutad än.
reason-game-of-two-laws = Det här partiet spelades med mer än en lag ({ $laws }): det finns ingen spelfil som kunde granskas.
reason-no-such-picture = Det finns ingen sådan bild.
reason-link-used = Länken har använts, eller är för gammal. Be om en ny.
reason-not-from-here = Bara den som sitter vid själva maskinen får göra det här.
reason-no-network = Den här maskinen har inget nätverk som andra kunde komma genom.
reason-name-empty = Ett namn behöver minst en bokstav.
reason-name-too-long =
    { $most ->
        [one] Ett namn har högst en bokstav.
       *[other] Ett namn har högst { $most } bokstäver.
    }
reason-bad-command = Det gick inte att förstå: { $why }
reason-frame-too-long = Det är för långt: högst { $most } byte.
reason-too-fast = Det var för mycket på kort tid.
reason-silent = Inget har hörts på för länge.
reason-come-again = Bordet har gått vidare under tiden.
reason-put-away = Bordet ställdes undan, för ingen var där.
reason-stopping = Tjänsten stängs. Allt är sparat.
reason-no-such-phrase = Det finns ingen fras ”{ $phrase }”.
reason-bad-host-field = Förfrågan säger inte vem den gäller.
reason-bad-network = ”{ $network }” är varken en adress eller ett nätverk som 10.0.0.0/8.
reason-bad-root-path = ”{ $path }” kan inte vara en tjänsts sökväg: den skrivs som /maija.
reason-bad-public-address = ”{ $address }” är ingen sidas adress: den skrivs som https://cards.example.org/maija.
reason-public-address-of-nobody = ”{ $address }” leder var och en till sin egen maskin. Ange adressen som andra kommer genom.
reason-public-path-differs = Den offentliga adressen ligger under { $public }, men --root-path säger { $root }. Utelämna --root-path.
reason-bad-host = ”{ $host }” kan inte vara namnet på en värddator.
reason-bad-http = Det här är inte HTTP: { $why }
reason-not-for-you = Bara den här maskinen och angivna övervakare får läsa mätvärdena.
reason-port-in-use = Port { $port } används på { $host }. Port { $next } är ledig: ta den med --port { $next }, eller 0 för vilken som helst.
reason-ports-in-use = Port { $port } används på { $host }, och de följande också. Välj en annan med --port, eller 0 för vilken som helst.
reason-port-not-allowed = Din användare får inte lyssna på port { $port }. Välj en över 1023 med --port.
reason-no-such-address = { $host } är ingen adress för den här maskinen.
reason-bad-certificate = { $file } är inget certifikat som går att använda ({ $why }). Det måste vara i PEM-form.
reason-bad-private-key = { $key } är ingen privat nyckel som går att använda ({ $why }). Den måste vara i PEM-form och utan lösenord.
reason-key-of-another-certificate = { $key } är nyckeln till ett annat certifikat än { $file }.
reason-cannot-listen = Ingen kan släppas in på { $host }, port { $port }: { $why }
