### Regelboken vid ett bord: exempel med kort, vad som skiljer två regler åt, källor.

## Exempel. En rubrik och rader: efter en text som slutar med kolon kommer kort.

example-title-lead = Vilka kort som får ligga tillsammans
example-title-limit = Hur många kort som får spelas ut
example-title-beating = Vad som sticker över vad
example-title-queen = Spader dam hos den som ska sticka över
example-title-pair = En hand med kungar och damer
example-title-turned = En spader slås upp
example-title-trump-beating = En trumf spelas ut
example-title-picked-up = Ett utspel där bara ett kort blir överstucket
example-title-beaten = Ett utspel som blir överstucket helt och hållet
example-title-follow = Att följa färg
example-title-trick = Vem som tar sticket
example-title-first-card = Givens första kort
example-title-first-trick = I första sticket, utan den utspelade färgen
example-title-leading-hearts = Att spela ut innan hjärter är bruten
example-title-costs = Vad varje kort ger
example-title-everything = En spelare tar alla poängkort

# Vilka kort exemplet är gjort av.
example-holds = En hand:
example-leader-holds = Den som spelar ut har på handen:
example-defender-holds = Den som ska sticka över har på handen:
example-led = Utspelet:
example-led-to-trick = Utspelet i ett stick:
example-led-first = Utspelet i första sticket:
# Utspelets kort, det första medräknat.
example-lead = De här får ligga tillsammans:
# $number är antalet kort på handen som ska sticka över; $stock säger om kort ännu kan tas.
example-limit =
    { $stock ->
        [gone] { $number ->
            [one] Den som ska sticka över har ett kort, och talongen är slut.
           *[other] Den som ska sticka över har { $number } kort, och talongen är slut.
        }
       *[there] { $number ->
            [one] Den som ska sticka över har ett kort; det finns ännu en talong.
           *[other] Den som ska sticka över har { $number } kort; det finns ännu en talong.
        }
    }
example-limit-most =
    { $number ->
        [one] Högst ett kort får spelas ut.
       *[other] Högst { $number } kort får spelas ut.
    }
example-claim = Det är för många: den som ska sticka över får lämna sina kort.
example-trumps =
    { $trumps ->
        [clubs] Klöver är trumf.
        [diamonds] Ruter är trumf.
        [hearts] Hjärter är trumf.
        [spades] Spader är trumf.
       *[none] Det finns ingen trumf.
    }
# Följs av de kort på handen som sticker över det.
example-beaten-by = { $card } sticks över med:
example-beaten-by-none = Inget på den här handen sticker över { $card }.
example-names = Med de här kan man bestämma trumf:
example-turned = Uppslaget:
# En spader som inte duger som trumf.
example-turned-back = Uppslaget och tillbakalagt:
# Följs av kortet som sticker över.
example-laid-on = På { $card } läggs:
example-out-of-play = Ur spel:
example-picked-up = Tas upp:
example-taken-back = Tillbaka till handen:
example-draws =
    { $who ->
        [leader] { $number ->
            [one] Den som spelar ut tar ett kort från talongen.
           *[other] Den som spelar ut tar { $number } kort från talongen.
        }
       *[defender] { $number ->
            [one] Den som svarade tar ett kort från talongen.
           *[other] Den som svarade tar { $number } kort från talongen.
        }
    }
example-defender-now =
    { $number ->
        [one] Den som svarade har nu ett kort på handen.
       *[other] Den som svarade har nu { $number } kort på handen.
    }
example-next =
    { $who ->
        [defender] Den som svarade spelar ut härnäst.
       *[left] Spelaren till vänster om den som svarade spelar ut härnäst.
    }
example-may-play = Får spelas:
example-may-lead = Får spelas ut:
example-unbroken = Hjärter har inte spelats än.
# Korten i ett stick, i den ordning de spelades.
example-trick = Ett kort av varje spelare:
example-takes = Det här kortet tar sticket:
# $points för vart och ett; $number är hur många kort som följer.
example-costs =
    { $points ->
        [one] { $number ->
            [one] En poäng:
           *[other] En poäng var:
        }
       *[other] { $number ->
            [one] { $points } poäng:
           *[other] { $points } poäng var:
        }
    }
example-off =
    { $points ->
        [one] Ger en poängs avdrag:
       *[other] Ger { $points } poängs avdrag:
    }
# Vad en giv ger; $own och $others är tal och kan vara under 0.
example-everything = Den spelaren får { $own }, var och en av de andra { $others }.
example-everything-others-plus = Poängen till de andra: den spelaren får { $own }, var och en av de andra { $others }.
example-everything-self-minus = Poängen av från de egna: den spelaren får { $own }, var och en av de andra { $others }.

## Vad som skiljer två regler åt. Radernas rubriker.

topic-mustamaija-cards = Spelare och kortlekar
topic-mustamaija-hands = Kort på handen
topic-mustamaija-dealer = Vem som ger
topic-mustamaija-attack = Hur mycket som får spelas ut
topic-mustamaija-counts = Vem som vet antalet kort
topic-mustamaija-defence = Att sticka över och ta upp
topic-mustamaija-queen = Spader dam
topic-mustamaija-trumps = Hur trumf uppstår
topic-mustamaija-draw = Att ta kort från talongen
topic-mustamaija-score = Poängen och partiet
topic-mustamaija-repetition = En giv utan slut
topic-mustamaija-choices = Vad mer som kan ändras
topic-hearts-costs = Poängkort
topic-hearts-worth = Poängen i en giv
topic-hearts-pass = Att skicka kort
topic-hearts-first-lead = Givens första kort
topic-hearts-hearts-lead = Att spela ut hjärter
topic-hearts-first-trick = Poängkort i första sticket
topic-hearts-moon = Att skjuta månen
topic-hearts-removed = Bortlagda kort
topic-hearts-dealer = Vem som ger
topic-hearts-end = Partiets slut
topic-hearts-choices = Vad mer som kan ändras

compare-title = { $one } och { $other }: vad som skiljer
compare-same = { $one } och { $other } spelas efter samma regler.
compare-rule = Regel
# Står där ena sidan inte säger något.
compare-nothing = –
# $sentence är en hel regel som bara gäller med så många spelare.
compare-for-players = Med { $players } spelare: { $sentence }
compare-worth = Med { $players } spelare ger de { $number } poäng.
# Ett val i formuläret, och de andra värden som det kan få för sig självt.
compare-choice = { $option }: { $values }
compare-choice-free = { $option }: ett annat tal
compare-choice-none = { $option }: ändras inte för sig

## Källor. { $address } är en offentlig sida.

source-s1 = De finska reglerna ”Musta-Maija” (en punkt som S1.24 är den 24:e av dem)
source-s2 = De franska reglerna ”Mustamaija”; sidan återger en något annorlunda version
source-s3 = De ryska reglerna ”Черный ворон (Mustamaija)”; ingen offentlig sida är känd
source-s4 = En turkisk sida som jämför Black Maria med Hjärter; ingen offentlig sida är känd
source-p01 = Reglerna för Mustamaija på engelska, hos Pagat
source-p07 = Den svenska artikeln om Dam
source-g11 = Ett program för Hjärter med många val
source-x09 = Vad spelare har skrivit om en app för Hjärter
source-m = Bestämt av Maija där reglerna för Mustamaija tiger eller är oense
source-t = Bestämt av Maija där reglerna för Hjärter tiger eller är oense

## Bladet: reglerna på papper eller i en fil

sheet-title = { $name }
sheet-game =
    { $players ->
        [one] { $game }, en spelare
       *[other] { $game }, { $players } spelare
    }
sheet-changed =
    { $number ->
        [0] Så brukar spelet spelas här.
        [one] En regel skiljer sig från { $game }; den är markerad.
       *[other] { $number } regler skiljer sig från { $game }; de är markerade.
    }
sheet-sources = Källor
sheet-source = { $key }: { $text }
sheet-source-at = { $key }: { $text }, { $address }
# Under ett drag som inte går: var i regelboken regeln står.
refused-by = Reglerna, ”{ $chapter }”: { $sentence }

## Husregler som fil

house-not-readable = { $file } kan inte läsas: { $why }
house-not-a-file = { $file } är ingen fil med husregler. En sådan görs med ”Spara som fil” på sidan, eller med maija rules SPEL --save { $file }.
house-newer = { $file } är gjord av en nyare Maija: den har formen { $form }, och { $known } är den nyaste som är känd här.
house-no-text = { $file } är ingen text i UTF-8.
house-too-long = { $file } är för lång för husregler.
house-saved = Reglerna är sparade i { $file }.
sheet-exists = Det finns redan en fil med det namnet, och den lämnas som den är: { $file }
sheet-not-written = { $file } kan inte skrivas: { $why }
sheet-written = Bladet finns i { $file }.

## Kommandot: maija rules

help-against = Berätta bara vad som skiljer från det här spelet, eller från de här husreglerna.
help-examples = Visa med kort vad reglerna betyder.
help-sources = Berätta var varje regel kommer ifrån.
help-markdown = Skriv Markdown.
help-html = Skriv en sida för utskrift till den här filen. Med --no-examples blir det ett enda papper.
help-save-rules = Spara spelet och det som är ändrat i den här filen, som husregler, till exempel familj.json.
help-name = Vad de här husreglerna heter.
