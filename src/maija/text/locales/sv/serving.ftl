### Tjänsten för den som driver den: start, säkerhetskopior, glömska. `$folder` och `$file` är sökvägar som systemet har dem.

help-serve = Öppna bordet i webbläsaren.
help-serve-host = Var den lyssnar. Förvalt kommer bara den här maskinen in; 0.0.0.0 släpper in alla.
help-serve-port = Porten; 0 tar en ledig.
help-serve-data = Mappen där borden sparas.
help-serve-open = Om webbläsaren öppnas.
help-serve-database = En PostgreSQL-databas att spara borden i, som postgresql://user@host/maija.
help-serve-root-path = Sökvägen under vilken en proxy visar tjänsten, som /maija.
help-serve-name = Ett namn som andra når tjänsten med. Kan ges flera gånger.
help-serve-public-url = Adressen som andra kommer genom, som https://cards.example.org/maija. Inbjudningarna leder dit.
help-serve-log = Hur loggen skrivs: text eller json, en rad för varje händelse.
help-serve-proxy = Adressen till en proxy vars vidarebefordrade rubriker godtas. Kan ges flera gånger.
help-serve-monitor = En adress som får läsa mätvärdena. Kan ges flera gånger.
help-serve-cert = Certifikatet, för https.
help-serve-engine = Ett program som kan väljas vid ett bord med sitt namn, som strong="/opt/strong --fast". Kan ges flera gånger.
metavar-engine = NAMN=KOMMANDO
help-serve-key = Certifikatets privata nyckel.

serve-ready = Bordet är öppet på { $address }
serve-public = Alla som når den här maskinen kan komma, till port { $port } på: { $addresses }
serve-public-url = Andra kommer genom { $address }
serve-stop = Ctrl+C stänger det; alla spel sparas.
serve-running = Bordet är redan öppet på { $address }
serve-folder-in-use = En annan tjänst håller just på att starta med mappen { $folder }. Vänta en stund, eller ange en annan mapp med --data.
serve-not-installed = Det här behöver mer än bara biblioteket: pip install maija[table] (saknas: { $module }).
serve-cert-and-key = Ett certifikat behöver sin nyckel: ge både --cert och --key.
serve-no-file = Det finns ingen fil { $file }.
reason-engine-form = ”{ $text }” nämner inget program: skriv --engine namn="kommando", som --engine strong="/opt/strong --fast".
reason-engine-name = ”{ $name }” kan inte vara namn på ett program: högst 24 små bokstäver, siffror, punkter och bindestreck, ingen av våra egna spelare, varje namn en gång.

## maija backup

help-backup = Kopiera alla bord till en ny fil, också medan tjänsten går.
help-backup-file = Kopian. Inget skrivs över.
backup-done = Alla bord finns nu i { $file }, och kopian är hel. För att använda den: stoppa tjänsten och sätt den i stället för maija.sqlite i datamappen, utan filerna -wal och -shm bredvid.

## maija forget

help-forget = Glöm ett bord eller ett namn för gott.
help-forget-table = Inbjudningskoden till ett bord: det tas bort med sina steg, spelfiler och länkar.
help-forget-name = Ett namn: överallt sätts ett annat ord i dess ställe. Ett namn som ett bord skilde ut med ett nummer, som ”Anna 2”, följer med.
help-forget-yes = Fråga inte igen.
forget-what = Säg vad som ska glömmas: --table KOD eller --name NAMN.
forget-running = En tjänst går med mappen { $folder }. Stoppa den först, och fråga sedan igen.
forget-no-table = Det finns inget bord ”{ $code }” i lagret.
forget-no-name = Ingen heter ”{ $name }” i lagret.
forget-neutral = ”{ $name }” är vad alla heter som har glömts.
forget-somebody = någon
forget-this-table = Bordet { $code }, senast använt den { $day }. På dess platser: { $names }.
forget-this-name =
    { $tables ->
        [one] ”{ $name }” står vid ett bord, i dess steg och spelfiler. Hädanefter står ”{ $word }” där.
       *[other] ”{ $name }” står vid { $tables } bord, i deras steg och spelfiler. Hädanefter står ”{ $word }” där.
    }
forget-again = Detta kan inte göras ogjort. Skriv { $word } en gång till för att fortsätta:
forget-stopped = Inget ändrades.
forget-table-done = Bordet { $code } är glömt, och inget av det finns kvar i lagret.
forget-name-done =
    { $tables ->
        [one] ”{ $name }” är glömt vid ett bord, och inget av det finns kvar i lagret.
       *[other] ”{ $name }” är glömt vid { $tables } bord, och inget av det finns kvar i lagret.
    }
forget-copy = Den här äldre kopian har det ännu; ta bort den om du inte behöver den: { $file }
reason-forget-unreadable = Bordet { $table } kan inte läsas, så inget ändrades. Glöm det först i sin helhet: maija forget --table { $table }
reason-store-in-use = Ett annat program använder { $file }. Inget ändrades; vänta på det och fråga sedan igen.
