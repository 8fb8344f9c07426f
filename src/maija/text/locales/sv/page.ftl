### Webbsidan.

page-title = Maija

## Förstasidan

page-your-name = Ditt namn
page-somebody = Gäst
page-games = Spelen
page-about-musta-maija = Det finska hemspelet: sex kort, dolda händer. Kung och dam i en färg gör den till trumf när som helst; den som blir sittande med spader dam förlorar.
page-about-mustamaija = De franska reglerna: fem kort, ett kort slås upp för trumf, ett till fem kort i ett utspel.
page-about-voron = De ryska reglerna: stick över alla kort eller ta upp alla; nya kort tas först därefter.
page-about-pagat = Fem kort; trumf slås upp först när det första utspelet ligger på bordet.
page-about-dam = Den svenska släktingen, med sex kort.
page-about-black-maria = Ett stickspel: skicka tre kort åt höger och håll dig undan från hjärter och höga spader.
page-about-hearts = Ett stickspel: lägsta klöver spelar ut, hjärter måste brytas, och man kan skjuta månen.
page-play-now = Spela nu
page-play-now-named = Spela nu: { $game }, mot datorer
page-join = Kom till ett bord
page-code = Inbjudningskod
page-join-do = Kom in
page-public-tables = Öppna bord
page-look-again = Titta igen
page-coming = Söker ditt bord…
page-try-again = Försök igen
page-to-front = Till förstasidan

## Inställningar

page-option-changed = ändrat
page-rules = Reglerna i ord

## Inbjudan

page-invite = Bjud in andra
page-open-question = Nu når man bordet bara från den här maskinen. Öppna det för ditt nätverk?
page-open-yes = Ja, öppna det
page-open-no = Inte nu
page-close-network = Stäng det för nätverket
page-only-here = Nu når man bordet bara från maskinen där tjänsten körs.
page-qr = QR-kod för { $link }
page-copy = Kopiera
page-copied = Kopierat

## Ramen

page-title-at = { $game } – Maija
page-title-turn = Din tur – { $game } – Maija
page-skip = Till innehållet
page-language = Språk
page-announced = Vad som händer

## Kort

page-card-chosen = { $card }, valt
page-card-dark = { $card }, inte nu
page-cards =
    { $number ->
        [one] 1 kort
       *[other] { $number } kort
    }

## Linjen till tjänsten

page-line-connecting = Söker bordet…
page-line-waiting = Anslutningen har brutits; inget i spelet har gått förlorat. Sidan försöker hela tiden komma tillbaka.
page-line-blocked = Tjänsten svarar, men den ständiga anslutningen släpps inte fram. Något på vägen (en proxy, ett filter, ett tillägg) stoppar WebSockets. Sidan försöker igen.
page-line-unsupported = Den här webbläsaren är för gammal för bordet: den har inga WebSockets.
page-line-outdated = Bordet talar ett nyare språk än den här sidan.
page-line-again = Försök nu
page-line-reload = Ladda om sidan
reason-unreachable = Tjänsten svarar inte. Är den i gång, och är du i dess nätverk?

## Bordet: vilka som är där

page-seats = Spelare
page-seat-free = Plats { $number } (ledig)
page-seat-number = Plats { $number }
page-seat-open = ledig
page-seat-computer =
    { $player ->
        [random] dator (på måfå)
        [simple] dator (enkel)
        [habit] dator (erfaren)
        [novice] dator (nybörjare)
        [casual] dator (spelar ibland)
        [skilled] dator (skicklig)
        [expert] dator (expert)
        [master] dator (mästare)
       *[other] dator ({ $player })
    }
page-seat-host = värd
page-role-leads = spelar ut
page-role-defends = sticker över
page-role-out = ute
page-role-turn = tänker…
page-role-dealer = givare
page-role-winning = leder
page-role-loser = har förlorat
page-tricks =
    { $number ->
        [0] inget stick
        [one] 1 stick
       *[other] { $number } stick
    }
page-points =
    { $number ->
        [one] 1 poäng
       *[other] { $number } poäng
    }
page-total = summa { $number }
page-reserve = { $number } s i reserv
page-seconds = { $number } s
page-shown = har visat
page-ready-yes = redo
page-ready-no = inte redo än
page-away = borta
page-sits-in =
    { $why ->
        [gone] En dator spelar: anslutningen har brutits
        [idle] En dator spelar: inget gjordes på för länge
        [time] En dator spelar: tiden tog slut
        [conceded] En dator spelar: given gavs upp
       *[rest] En dator spelar: resten är avgjord
    }
page-seat-own = Din plats
page-seat-tools = { $seat }: mer
page-rename = Ditt namn vid det här bordet
page-rename-do = Ändra
page-link-make = Spela på en annan enhet
page-link-what = Öppna detta på den andra enheten. Det fungerar en gång, och flyttar platsen dit:
page-leave = Lämna platsen
page-leave-sure = Lämna platsen? I ett parti spelar en datorspelare vidare.
page-mute = Tysta den här spelaren
page-computer = Datorspelare
page-computer-random = på måfå: spelar vad som helst som är tillåtet
page-computer-simple = enkel: följer några tumregler
page-computer-habit = erfaren: spelar av erfarenhet
page-computer-novice = nybörjare: kan reglerna, minns inget och sparar höga kort
page-computer-casual = spelar ibland: minns höga kort och trumf
page-computer-skilled = skicklig: prövar några sätt som given kan fortsätta på
page-computer-expert = expert: prövar många sätt som given kan fortsätta på
page-computer-master = mästare: prövar tusentals sätt; ingen här är starkare
page-computer-engine = { $program }: ett av tjänstens program
page-computer-add = Sätt den här
page-remove = Gör platsen ledig
page-bar = Skicka bort för gott
page-bar-sure = Skicka bort { $seat }? Den personen kan inte komma tillbaka till det här bordet.
page-company = De som kommer och går
page-sit-question = Det finns en ledig plats. Spelar du?
page-sit = Sätt dig
page-looking-on = Du tittar på.
page-looking-on-seats = Du tittar på. Du får ta en datorspelares plats.
page-take-seat = Spela i stället för { $seat }
page-sit-another = Sätt en annan person vid den här enheten
page-their-name = Personens namn
page-sit-another-do = Sätt personen här
page-watchers =
    { $number ->
        [one] En person tittar på.
       *[other] { $number } personer tittar på.
    }
page-address = Adress

## Bordet: en enhet för flera personer

page-cover = Vems hand som visas
page-covered = Händerna är dolda. Skicka enheten vidare.
page-show =
    { $turn ->
        [yes] Jag är { $seat }, och det är min tur: visa min hand
       *[no] Jag är { $seat }: visa min hand
    }
page-cover-do = Dölj handen: { $seat }
page-for = { $seat }: { $text }

## Bordet: korten

page-felt = På bordet
page-trumps = Trumf
page-trumps-none = ingen
page-trumps-by =
    { $seat ->
        [du] (bestämd av dig)
       *[other] (bestämd av { $seat })
    }
page-stock = Talong
page-discard = Ur spel
page-bout = Utspelet och svaren
page-bout-empty = Inget kort ligger på bordet.
page-aim = Stick över { $card } härnäst
page-aim-laid = { $card }, ska stickas över med { $beater }: ta tillbaka
page-beaten-by = överstucket med
page-given-up = ligger kvar
page-open = inget svar än
page-trick = Stick
page-trick-empty = Inget kort har spelats i det här sticket.
page-trick-last = Det senaste sticket
page-hearts = Hjärter
page-hearts-broken = bruten
page-hearts-whole = inte bruten
page-passing = Skickat
page-passing-to = till { $seat }
page-passed = Skickat till { $seat }:
page-received = Fått av { $seat }:
page-captured = Tagna kort
page-hand = Din hand
page-hand-empty = Du har inga kort.

## Bordet: vad som frågas

page-ask-others = Väntar på { $seats }.
page-ask-over = Den här given är slut.
page-ask-lead = Du spelar ut till { $seat }. Välj korten.
page-ask-more = Ett kort till, eller är det allt?
page-ask-beat = Stick över { $card }, eller låt det ligga.
page-ask-laid = Alla kort har ett svar.
page-ask-defence = Alla kort har fått sitt svar.
page-ask-drawing = Tar du kort?
page-ask-naming = Bestämmer du trumf?
page-ask-meanwhile = Under tiden får du bestämma trumf.
page-ask-pass =
    { $number ->
        [one] Välj ett kort att skicka till { $seat }.
       *[other] Välj { $number } kort att skicka till { $seat }.
    }
page-ask-trick-lead = Du spelar ut: välj ett kort.
page-ask-trick-follow = Din tur: välj ett kort.
page-ask-moon = Du har skjutit månen. Hur ska den räknas?
page-do-lead =
    { $number ->
        [0] Spela ut
        [one] Spela ut 1 kort
       *[other] Spela ut { $number } kort
    }
page-do-pass = Skicka { $number } av { $of }
page-do-beat = Stick över { $number }
page-do-beat-some = Stick över { $number }, ta upp { $rest }
page-do-take = Ta upp { $number }
page-do-suggest = Bästa svaret
page-do-clear = Lägg tillbaka
page-must-cover =
    { $number ->
        [one] Du måste sticka över minst ett kort.
       *[other] Du måste sticka över minst { $number } kort.
    }

## Bordet: från giv till giv

page-deal = Given
page-deal-number = giv { $number }
page-deal-tools = Ta tillbaka, ge upp, paus
page-seats-missing =
    { $number ->
        [one] En plats är ledig: given väntar på en spelare.
       *[other] { $number } platser är lediga: given väntar på spelare.
    }
page-ready-do = Redo
page-next-do = Nästa giv
page-not-ready-do = Inte redo än
page-rematch = Spela ett parti till
page-back = Jag är tillbaka
page-paused = Bordet har paus.
page-pause = Paus
page-resume = Fortsätt
page-ask-take-back = Be att få ta tillbaka mitt senaste drag
page-ask-rest = Be att resten räknas som avgjord
page-concede = Ge upp den här given
page-concede-sure = Ge upp den här given? En datorspelare spelar resten av den för dig.
page-offer =
    { $what ->
        [rest] { $seat } ber att resten av given räknas som avgjord; datorer spelar den till slut.
       *[take-back] { $seat } ber att få ta tillbaka sitt senaste drag.
    }
page-offer-agreed = Håller med: { $seats }.
page-offer-yes = Gå med på det
page-offer-no = Säg nej
page-offer-off = Dra tillbaka frågan
page-scores = Poäng
page-score-deal = Giv
page-score-total = Summa
page-places = Partiet är slut. { $places }.
page-place = { $number }. { $seat }
page-drawn = Dragningen om den första given:

## Bordet: blandningen

page-shuffle = Blandningen
page-shuffle-sealing = Kortleken är blandad och förseglad. Alla lägger till ett eget slumptal…
page-shuffle-opening = Alla visar vad de lade till…
page-shuffle-seat =
    { $sealed ->
        [yes] { $who ->
            [you] Du har lagt till ditt
           *[other] { $seat } har lagt till sitt
        }
       *[no] { $who ->
            [you] Ditt saknas än
           *[other] { $seat } har inte lagt till sitt än
        }
    }
page-shuffle-promise = Innan någon såg ett kort lovade tjänsten det här talet. Det passar bara till en enda hemlighet:
page-shuffle-missing = Utan eget slumptal: { $seats }
page-shuffle-secret = Hemligheten för giv { $deal }, offentlig när den var slut:
page-proof-true =
    { $added ->
        [yes] Blandningen i giv { $deal } var ärlig: hemlighet, kortlek och löfte stämmer, och ditt eget slumptal finns med.
       *[no] Blandningen i giv { $deal } var ärlig: hemlighet, kortlek och löfte stämmer.
    }
page-proof-broken-off = Giv { $deal } avbröts. Dess hemlighet stämmer med löftet.
page-proof-false = Blandningen i giv { $deal } stämmer inte med vad som lovades! { $codes }
page-proof-unseen = Den här sidan var inte där före giv { $deal }, så den kan inte kontrollera löftet.
page-proof-again = Granska igen
page-untrue-malformed = Det som offentliggjordes är skadat.
page-untrue-secret-not-committed = Hemligheten är en annan än den lovade.
page-untrue-seat-not-committed = En plats text hade inte lovats.
page-untrue-seat-text-differs = En plats text är en annan än den lovade.
page-untrue-order-differs = Kortleken ligger i en annan ordning än hemligheten ger.
page-untrue-draw-twice = Ett slumptal drogs två gånger.
page-untrue-draw-impossible = Ett slumptal kan inte ha dragits så.
page-untrue-draw-differs = Ett senare slumptal är ett annat än hemligheten ger.
page-game-file = Spelfilen
page-game-file-what = Med den kan vem som helst bevisa varje kort: maija verify FIL

## Fraser

page-phrases = Säg något
page-said = { $seat }: { $text }
phrase-hello = Hej!
phrase-thanks = Tack.
phrase-well-played = Bra spelat!
phrase-good-luck = Lycka till!
phrase-sorry = Förlåt.
phrase-hurry = Din tur…
phrase-one-moment = Ett ögonblick.
phrase-goodbye = Hej då!
phrase-laugh = Ha ha!
phrase-wow = Oj!
phrase-ouch = Aj!
phrase-hm = Hm.

## Vad som händer vid ett bord

page-log = Vad som har hänt
table-event-sat = { $name } sätter sig.
table-event-got-up = { $name } lämnar bordet.
table-event-renamed = En spelare heter nu { $name }.
table-event-computer-added =
    { $name ->
        [random] En datorspelare (på måfå) sätter sig.
        [simple] En datorspelare (enkel) sätter sig.
        [habit] En datorspelare (erfaren) sätter sig.
        [novice] En datorspelare (nybörjare) sätter sig.
        [casual] En datorspelare (spelar ibland) sätter sig.
        [skilled] En datorspelare (skicklig) sätter sig.
        [expert] En datorspelare (expert) sätter sig.
        [master] En datorspelare (mästare) sätter sig.
       *[other] En datorspelare ({ $name }) sätter sig.
    }
table-event-removed = { $name } togs bort från platsen.
table-event-barred = { $name } skickades bort.
table-event-moved =
    { $who ->
        [you] Din plats flyttar till en annan enhet.
       *[other] { $seat } flyttar till en annan enhet.
    }
table-event-host =
    { $who ->
        [you] Du är värd nu.
       *[other] { $seat } är värd nu.
    }
table-event-connected =
    { $who ->
        [you] Du är ansluten.
       *[other] { $seat } är där.
    }
table-event-gone =
    { $who ->
        [you] Din anslutning bröts.
       *[other] { $seat } har tappat anslutningen.
    }
table-event-sits-in =
    { $who ->
        [you] { $name ->
            [gone] En datorspelare spelar för dig: anslutningen har brutits.
            [idle] En datorspelare spelar för dig: inget gjordes på för länge.
            [time] En datorspelare spelar för dig: tiden tog slut.
           *[other] En datorspelare spelar för dig.
        }
       *[other] { $name ->
            [gone] En datorspelare spelar för { $seat }: anslutningen har brutits.
            [idle] En datorspelare spelar för { $seat }: inget gjordes på för länge.
            [time] En datorspelare spelar för { $seat }: tiden tog slut.
           *[other] En datorspelare spelar för { $seat }.
        }
    }
table-event-back =
    { $who ->
        [you] Du spelar igen.
       *[other] { $seat } spelar igen.
    }
table-event-settings = Något annat är överenskommet nu: titta på reglerna.
table-event-ready =
    { $who ->
        [you] Du är redo.
       *[other] { $seat } är redo.
    }
table-event-not-ready =
    { $who ->
        [you] Du är inte redo än.
       *[other] { $seat } är inte redo än.
    }
table-event-rematch = Ett nytt parti börjar.
table-event-committed = Kortleken är blandad och förseglad.
table-event-sealed =
    { $who ->
        [you] Du lägger till ett eget slumptal.
       *[other] { $seat } lägger till ett slumptal i blandningen.
    }
table-event-opened =
    { $who ->
        [you] Du visar slumptalet som du lade till.
       *[other] { $seat } visar slumptalet som lades till.
    }
table-event-added-nothing =
    { $who ->
        [you] Du lade inte till något slumptal i den här blandningen.
       *[other] { $seat } lade inte till något slumptal i den här blandningen.
    }
table-event-dealer =
    { $who ->
        [you] Du ger.
       *[other] { $seat } ger.
    }
table-event-broken-off = Given går runt i cirklar och avbryts: ingen får poäng, och man ger på nytt.
table-event-deal-over = Giv { $number } är slut.
table-event-match-over = Partiet är slut.
table-event-offered =
    { $name ->
        [rest] { $who ->
            [you] Du ber att resten räknas som avgjord.
           *[other] { $seat } ber att resten räknas som avgjord.
        }
       *[take-back] { $who ->
            [you] Du ber att få ta tillbaka ditt senaste drag.
           *[other] { $seat } ber att få ta tillbaka sitt senaste drag.
        }
    }
table-event-agreed =
    { $who ->
        [you] Du går med på det.
       *[other] { $seat } går med på det.
    }
table-event-refused =
    { $who ->
        [you] Du går inte med på det.
       *[other] { $seat } går inte med på det.
    }
table-event-lapsed =
    { $who ->
        [you] Din fråga faller: du spelar inte längre.
       *[other] Frågan från { $seat } faller: den som frågade spelar inte längre.
    }
table-event-conceded =
    { $who ->
        [you] Du ger upp den här given.
       *[other] { $seat } ger upp den här given.
    }
table-event-rest-decided = Alla är överens om att resten är avgjord; den spelas till slut.
table-event-taken-back =
    { $who ->
        [you] Du tar tillbaka ditt senaste drag.
       *[other] { $seat } tar tillbaka sitt senaste drag.
    }
table-event-paused =
    { $who ->
        [you] Du pausar bordet.
       *[other] { $seat } pausar bordet.
    }
table-event-resumed =
    { $who ->
        [you] Du låter spelet fortsätta.
       *[other] { $seat } låter spelet fortsätta.
    }
table-event-other-law = Tjänsten spelar med en nyare lag nu; den här given kan inte tas tillbaka längre.
table-event-engine-lost = Programmet ”{ $name }” ger inget riktigt svar och har förlorat sin plats; ”habit” spelar vidare där.
