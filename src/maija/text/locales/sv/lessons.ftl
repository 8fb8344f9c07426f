### Lektionerna: tio steg för vardera familjen, vid ett bord och i terminalen. Ett steg säger vad man
### ska göra, ”-done” vad som har blivit av det medan de andra spelar. Kort: på en telefon står de
### bredvid korten. `$cards` är korten att spela, `$against` de som ligger där eller som det talas om.

## Mustamaija

lesson-mustamaija-lead = Den som till sist sitter kvar med kort och spader dam förlorar. Du börjar: spela ut ett litet kort till { $left }, { $cards }.
lesson-mustamaija-lead-done = Du fyller genast på till fem kort från talongen. Nu försöker { $left } sticka över ditt kort; den som sticker över allt spelar ut härnäst.
lesson-mustamaija-beat = { $right } har spelat ut { $against } till dig. Ett högre kort i samma färg sticker över det: stick över med { $cards }.
lesson-mustamaija-suit = Du har stuckit över allt, så du spelar ut. Flera kort i en färg får spelas ut tillsammans: spela ut { $cards }.
lesson-mustamaija-suit-done = { $left } sticker över det som går och tar upp resten. Den som tar upp kort spelar inte ut härnäst.
lesson-mustamaija-trump = { $right } har spelat ut { $against }, och du har ingen högre klöver. Ruter är trumf, och trumf sticker över de andra färgerna: stick över med { $cards }.
lesson-mustamaija-small = Du spelar ut igen. Spara trumf och höga kort, ge bort små: spela ut { $cards }.
lesson-mustamaija-small-done = Så länge talongen räcker fyller alla på till fem kort: efter sitt utspel, och efter att ha stuckit över.
lesson-mustamaija-queen = Inget kort sticker över spader dam, inte ens trumf. Stick över de andra två ({ $against }) med { $cards }, och ta upp damen.
lesson-mustamaija-queen-done = Nu har du spader dam. Behåll den tills talongen är slut: när du spelar ut den kan ingen sticka över den.
lesson-mustamaija-last = Stick över båda korten ({ $against }) med { $cards }. Sedan får du talongens sista kort, trumfkortet som låg uppslaget.
lesson-mustamaija-maija = Talongen är slut, och ingen tar fler kort. Spela nu ut { $cards }: { $left } måste ta upp den.
lesson-mustamaija-maija-done = { $left } kan inte sticka över spader dam och har den nu. Den som sist har kort förlorar.
lesson-mustamaija-end = { $right } har spelat ut { $against }. Bara trumf sticker över det: stick över med { $cards }, så spelar du ut härnäst.
lesson-mustamaija-out = Ett utspel får inte ha fler kort än nästa spelare har på handen. Spela ut båda dina sista kort, { $cards }, så är du ute.
lesson-mustamaija-over = Du är ute och kan inte längre förlora. De andra spelar tills en av dem sitter kvar med kort och spader dam.

## Hjärter

lesson-hearts-pass = Varje hjärter ger en poäng, spader dam 13; lägst poäng vinner. Skicka först tre kort till { $left }. På höga spader kan damen falla: skicka { $cards }.
lesson-hearts-pass-done = { $right } har skickat dig tre kort, med spader dam bland dem. { $across } har klöver två och börjar med den.
lesson-hearts-first = Du måste följa färg, och första sticket ger inga poäng. Ta det med { $cards }, så är du av med ett högt kort.
lesson-hearts-first-done = Esset är färgens högsta kort: sticket är ditt.
lesson-hearts-lead = Du har tagit sticket, så du spelar ut. Spela lågt, så tar någon annan nästa stick: { $cards }.
lesson-hearts-lead-done = Det högsta kortet i den utspelade färgen tar sticket. Det finns ingen trumf.
lesson-hearts-follow = { $right } har spelat ut ruter, och du har bara en: du måste lägga { $cards }.
lesson-hearts-follow-done = Nu har du ingen ruter kvar. Det kan du ha nytta av: se vad som spelas ut härnäst.
lesson-hearts-queen = Ruter spelades ut igen, och du har ingen: du får saka vilket kort som helst. Lägg { $cards } i sticket som { $across } håller på att ta med { $against }.
lesson-hearts-queen-done = { $across } tar sticket, och 13 poäng med det.
lesson-hearts-under = Än så länge tar { $against } sticket. Lägg { $cards } under, så blir det inte ditt.
lesson-hearts-under-done = När spader dam är borta är höga spader ofarliga: nu är det dags att göra sig av med dem.
lesson-hearts-high = Sticket går ändå till { $against }. Lägg din högsta spader under, { $cards }.
lesson-hearts-high-done = Ett högt kort som är spelat kan inte ta några poäng mer.
lesson-hearts-take = Du lägger sist, och det finns inga poäng i sticket. Ta det med { $cards }, så är du av med ett högt kort och får spela ut.
lesson-hearts-broken = Du spelar ut. Hjärter får inte spelas ut förrän någon har sakats. Spela ut { $cards }.
lesson-hearts-broken-done = { $left } har ingen klöver och sakar hjärter. Hjärter är bruten: från och med nu får hjärter spelas ut.
lesson-hearts-hearts = Hjärter är utspelad, och varje hjärter ger en poäng. Stanna under { $against }: lägg { $cards }.
lesson-hearts-over = Det var lektionen. Den som tar alla 26 poäng skjuter månen: de andra får 26 var. Spela de fyra sista sticken som du vill.

## Båda

lesson-left = Det är också tillåtet, men lektionen går en annan väg. Gå tillbaka till det här steget, eller spela vidare som du vill.
lesson-over = Det var lektionen. Spela nu ett eget spel.
lesson-set-up = Den här given är ordnad för lektionen: den blandades inte, och inget av den räknas eller sparas.
lesson-step = Steg { $number } av { $steps }

## Terminalen

help-learn = Lär dig ett spel genom att spela det, i tio korta steg.
help-lesson = Spelet: mustamaija eller hearts.
metavar-lesson = LEKTION
reason-no-such-lesson = Det finns ingen lektion ”{ $lesson }”. Det finns { $lessons }.
learn-title = Lektion: { $game }
learn-back = ”{ $undo }” går tillbaka till det här steget.
learn-end = Lektionen är slut. För att spela ett parti: { $command }
learn-nothing-kept = I en lektion finns varken råd eller något att spara: steget säger vad du ska göra.
