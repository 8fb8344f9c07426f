### Kommandoraden.

## Fel

error = maija: { $sentence }
error-hint = Pröva ”{ $command } --help”.
error-whole-number = ”{ $text }” är inget heltal från { $least } till { $most }.
error-set-form = ”{ $text }” är inget val med sitt värde: skriv --set val=värde, som --set hand_size=6.
error-player = Det finns ingen spelare ”{ $name }”. Spelarna är { $names }.
error-seats =
    { $given ->
        [one] Du nämner en spelare för { $players } platser: nämn en för varje plats, som --seats { $example }.
       *[other] Du nämner { $given } spelare för { $players } platser: nämn en för varje plats, som --seats { $example }.
    }
error-file = Filen kan inte skrivas: { $file }.
error-exists = Det finns en fil med det namnet, och den lämnas som den är: { $file }. För att fortsätta med den: --resume.
error-resume-alone = Ett sparat spel fortsätter som det var: ge --resume utan spel, --players, --set eller --with.
error-output = Utdata kan inte skrivas: { $why }.
error-missing = { $name } saknas.
error-value = { $name }: { $sentence }
error-no-option =
    { $close ->
        [none] Det finns ingen flagga { $name }.
       *[other] Det finns ingen flagga { $name }. Menade du { $close }?
    }
error-needs-value = { $name } behöver ett värde.
error-takes-no-value = { $name } tar inget värde.
error-too-much = Det är för mycket: { $text }
error-command = Det finns inget kommando ”{ $name }”. Kommandona är { $names }.
error-no-command = Vilket kommando?
error-language = Det finns inget språk ”{ $language }”. Språken är { $languages }.
error-lab = --out behöver tillägget ”lab”: pip install maija[lab]
error-extra = Det här behöver tillägget ”{ $extra }”: pip install maija[{ $extra }]
error-time = ”{ $text }” är ingen tid: skriv den som 30ms eller 0.3s.
error-cluster = Det finns inget kluster ”{ $name }”. Möjliga: { $names }.
error-no-cluster = Klustret kan inte nås: { $why }
error-sprt = ”{ $text }” är ingen fråga: skriv vad som mäts och två olika värden, som --sprt result:0.05:0.03 eller --sprt advantage:0:2.
error-sprt-alone = Ett prov jämför den första spelaren med de andra: nämn också en annan spelare, som --seats habit,simple,simple,simple.
error-errors = ”{ $text }” är inga felfrekvenser: skriv två tal mellan 0 och 0.5, som 0.05:0.05.
error-plot = Bilden kan inte ritas: { $file }. Dess namn kan sluta på { $endings }.
error-kept =
    { $what ->
        [none] Det här är ingen fil från arenan, och den lämnas som den är: { $file }.
       *[other] Den här filen har givar från en annan tävling, och den lämnas som den är: { $file }. Det som skiljer: { $what }.
    }
error-misplay =
    { $action ->
        [none] Spelaren { $name } gjorde inget fast det var den spelarens tur (giv { $deal }).
       *[other] Spelaren { $name } gjorde något som reglerna inte tillåter: { $action } (giv { $deal }).
    }
error-ladder-two = En stege behöver två spelare: nämn dem, som --who habit,simple.

## Hjälp

help-maija = Kortspelen med spader dam: Mustamaijas familj, Hjärter och Black Maria.
help-usage = Användning:
help-arguments = Argument
help-options = Flaggor
help-commands = Kommandon
help-default = förvalt: { $value }
help-help = Visa den här texten och avsluta.
help-lang = Språket, före eller efter kommandot: { $languages }. Förvalt är systemets språk.
help-version = Visa versionen och avsluta.
help-play = Spela ett parti i terminalen mot datorspelare.
help-rules = Berätta ett spels regler i ord, punkt för punkt.
help-replay = Gå steg för steg genom ett sparat spel.
help-verify = Granska ett sparat spel: blandningarna, varje handling, resultaten.
help-presets = Räkna upp spelen.
help-count = Räkna följderna av tillåtna handlingar från en fast giv.
help-simulate = Låt datorspelare spela många givar mot varandra.
help-preset = Spelet: ett av dem i ”maija presets”, eller en fil med husregler, till exempel familj.json.
help-players = Hur många som sitter vid bordet.
help-set = Ändra ett av spelets val, som hand_size=6; kan ges flera gånger.
help-seed = Avgör alla givar; samma tal ger samma kort.
help-with = Vem som spelar på de andra platserna: { $names }, eller pipe:"kommando" för ett program.
help-resume = Fortsätt ett sparat spel: dess fil, dess namn eller ”senaste”.
help-save = Spara spelet i den här filen i stället för i användarens datamapp.
help-colours = En kulör för varje färg, eller rött och svart.
help-file = En spelfil.
help-depth = Hur många handlingar en följd har.
help-json = Skriv ut ett JSON-objekt.
help-deals = Hur många givar som spelas.
help-seats = Spelaren på varje plats, med kommatecken emellan: { $names }, eller pipe:"kommando" för ett program.
help-threads = Hur många trådar som spelar; förvalt en per processorkärna.
help-arena = Låt spelare spela samma givar på alla platser, och säg vad det bevisar.
help-ladder = Låt alla spelare av ett spel mötas, och gradera dem.
help-line-up = Spelaren på varje plats, med kommatecken emellan; varje giv spelas en gång för varje sätt att sitta: { $names }, eller pipe:"kommando" för ett program.
help-budget = Vad en spelare får lägga på ett beslut i genomsnitt, som 30ms; den som lade över tre gånger så mycket på ett enda nämns.
help-sprt = Sluta så snart man vet om den första spelaren har det ena eller det andra värdet: result:0.05:0.03 för förluster (eller poäng) per giv och plats, advantage:0:2 för hur många färre än de andra.
help-errors = Hur ofta det får ta fel: hur ofta det får finna det andra värdet fast det första är sant, och tvärtom.
help-least = Före så här många givar avgörs inget.
help-processes = Hur många processer som spelar; förvalt en per processorkärna. Resultaten beror inte på det.
help-cluster = Spela på ett kluster: ray (tillägget ”ray”; på adressen i RAY_ADDRESS, annars på den här maskinen).
help-keep = Spara varje giv där och fortsätt från det som finns där: en fil, för en stege en mapp.
help-plot = Rita hur resultaten utvecklas: en fil vars namn slutar på svg, png eller pdf (tillägget ”lab”).
help-who = Vilka som deltar, med kommatecken emellan; förvalt alla: { $names }.
help-neighbours = Varje spelare möter bara nästa, inte alla.
help-ladder-out = Spara resultatet som JSON i den här filen, med kommandot som gav det.
help-out = Skriv resultatet för varje giv och plats till en Parquet-fil (tillägget ”lab”).

## Vad som står för ett värde i hjälpen

metavar-options = [FLAGGOR]
metavar-command = KOMMANDO …
metavar-number = TAL
metavar-set = VAL=VÄRDE
metavar-preset = SPEL
metavar-file = FIL
metavar-folder = MAPP
metavar-player = SPELARE
metavar-seats = SPELARE,SPELARE,…
metavar-address = ADRESS
metavar-name = NAMN
metavar-path = SÖKVÄG
metavar-language = SPRÅK
metavar-log = FORM
metavar-code = KOD
metavar-time = TID
metavar-sprt = MÅTT:VÄRDE:VÄRDE
metavar-errors = ANDEL:ANDEL
metavar-cluster = KLUSTER
metavar-any = vilken som helst

## Program på en plats

engine-not-here = ”{ $name }” kan inte spela: program kan begränsas bara på Linux och macOS. habit spelar i stället.
engine-not-found = ”{ $name }” kan inte spela: det finns inget program { $program }. habit spelar i stället.
engine-ended = ”{ $name }” har förlorat sin plats: programmet avslutades (status { $status }). habit spelar vidare.
engine-silent = ”{ $name }” har förlorat sin plats: inget svar på { $seconds } s. habit spelar vidare.
engine-flooding = ”{ $name }” har förlorat sin plats: det skrev mer än { $most } byte för ett svar. habit spelar vidare.
engine-long-line = ”{ $name }” har förlorat sin plats: det skrev en rad på mer än { $most } byte. habit spelar vidare.
engine-unreadable = ”{ $name }” har förlorat sin plats: det här är inget svar: { $line } – habit spelar vidare.
engine-gave-up = ”{ $name }” har förlorat sin plats: det gav upp ({ $why }). habit spelar vidare.
engine-other-protocol = ”{ $name }” kan inte spela: det talar protokoll { $protocol }. habit spelar i stället.
engine-illegal = ”{ $name }” har förlorat sin plats: det här är inte tillåtet: { $action } – habit spelar vidare.
error-pipe = ”{ $text }” nämner inget program: skriv pipe:"kommando", som pipe:"python3 egen.py".
help-engine = Låt ett annat program fråga en av våra spelare, rad för rad (docs/engine.md).
help-engine-player = Vilken spelare som svarar: { $names }.

## maija presets

presets-title = Spelen
presets-name = namn
presets-what = vad
presets-players = spelare
presets-source = källa
preset-musta-maija = Finskt hemspel: sex kort, kung och dam bestämmer trumf när som helst, dolda händer, två kortlekar för sex till åtta
preset-mustamaija = Franska regler: fem kort, uppslagen trumf, ett till fem kort i ett utspel
preset-voron = Ryska regler: stick över allt eller ta upp allt, ta kort först därefter
preset-pagat = trumf slås upp efter första utspelet
preset-dam = den svenska släktingen med sex kort
preset-black-maria = Black Maria: skicka åt höger, höga spader ger poäng, ingen måne
preset-hearts = Hjärter: lägsta klöver spelar ut, hjärter måste brytas, man kan skjuta månen

## maija count

count-line =
    { $depth ->
        [one] { $depth } handling: { $leaves }
       *[other] { $depth } handlingar: { $leaves }
    }

## maija simulate

simulate-title =
    { $deals ->
        [one] { $preset }, { $deals } giv
       *[other] { $preset }, { $deals } givar
    }
simulate-player = spelare
simulate-seats = platser
simulate-losses = förluster per giv och plats
simulate-points = poäng per giv och plats
simulate-interval = 95 %-intervall
simulate-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
simulate-range = { $low } till { $high }
simulate-unknown = okänt
simulate-drawn = Givar som ingen förlorade: { $number }
simulate-broken = Givar som gick runt i cirklar och avbröts: { $number }
play-preparing = Förbereder ”{ $name }”, en gång på den här maskinen: det tar en minut eller två.
simulate-compiling = kompilerar, en gång på den här maskinen
simulate-playing = spelar
simulate-written = Skrivet: { $file }

## maija arena och maija ladder

arena-title =
    { $deals ->
        [one] { $preset }, { $deals } giv, en gång för varje sätt att sitta
       *[other] { $preset }, { $deals } givar, var och en en gång för varje sätt att sitta
    }
arena-deals = givar
arena-advantage = färre än de andra (95 %)
arena-cpu = processor, ms per drag
arena-most = processor, ms som mest
arena-games =
    { $games ->
        [one] Ett spel, frö { $seed }.
       *[other] { $games } spel, frö { $seed }.
    }
arena-range = { $low } till { $high }
arena-drawn = Spel som ingen förlorade: { $number }
arena-broken = Spel som gick runt i cirklar och avbröts: { $number }
arena-over =
    { $number ->
        [one] { $name } lade mer än { $budget } ms på ett beslut av { $of }.
       *[other] { $name } lade mer än { $budget } ms på { $number } beslut av { $of }.
    }
arena-lost =
    { $number ->
        [one] { $name } förlorade en plats av { $of } (en per giv); habit spelade den given till slut.
       *[other] { $name } förlorade { $number } platser av { $of } (en per giv); habit spelade de givarna till slut.
    }
arena-sprt-result =
    { $decision ->
        [h0] { $name } har snarare { $low } än { $high } per giv och plats: avgjort, antal givar { $deals } (logaritmisk kvot { $ratio }).
        [h1] { $name } har snarare { $high } än { $low } per giv och plats: avgjort, antal givar { $deals } (logaritmisk kvot { $ratio }).
       *[undecided] Om { $name } har snarare { $low } eller { $high } per giv och plats är inte avgjort, antal givar { $deals } (logaritmisk kvot { $ratio }).
    }
arena-sprt-advantage =
    { $decision ->
        [h0] { $name } är bättre än de andra snarare med { $low } än med { $high } per giv och plats: avgjort, antal givar { $deals } (logaritmisk kvot { $ratio }).
        [h1] { $name } är bättre än de andra snarare med { $high } än med { $low } per giv och plats: avgjort, antal givar { $deals } (logaritmisk kvot { $ratio }).
       *[undecided] Om { $name } är bättre än de andra snarare med { $low } eller med { $high } per giv och plats är inte avgjort, antal givar { $deals } (logaritmisk kvot { $ratio }).
    }
ladder-title =
    { $players ->
        [one] { $preset }, { $players } spelare: stegen
       *[other] { $preset }, { $players } spelare: stegen
    }
ladder-losses = grad (400: en tiondel av förlusterna)
ladder-points = poäng per giv bättre än medeltalet
ladder-losses-number = { NUMBER($number) }
ladder-points-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ladder-pair-losses = { $name } mot { $other }: { $difference } ({ $low } till { $high })
ladder-pair-points = { $name } mot { $other }: { $difference } poäng per giv ({ $low } till { $high })
ladder-deals =
    { $deals ->
        [one] En giv för varje par, frö { $seed }.
       *[other] { $deals } givar för varje par, frö { $seed }.
    }

## maija verify

verify-true =
    { $deals ->
        [0] { $file } är äkta, men inget delades ut (lag nummer { $law }).
        [one] { $file } är äkta: en giv, dess blandning, varje handling och resultaten (lag nummer { $law }).
       *[other] { $file } är äkta: { $deals } givar, deras blandningar, varje handling och resultaten (lag nummer { $law }).
    }
verify-untrue =
    { $faults ->
        [one] { $file } är inte äkta: ett fel.
       *[other] { $file } är inte äkta: { $faults } fel.
    }
