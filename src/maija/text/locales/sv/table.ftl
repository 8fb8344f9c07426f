### Varför ett kommando vid ett bord inte går.

## Platser

reason-not-your-seat = Det här är inte din plats.
reason-seat-taken = { $name } sitter här.
reason-table-full = Ingen plats är ledig.
reason-knows-a-hand = Du känner till en annan hand i den här given: ta platsen när given är slut.
reason-nobody-there = Här finns ingen att skicka bort.
reason-nobody-sits-in = Ingen spelar för dig.
reason-link-without-seat = Länken ledde till en plats som inte längre hålls.
reason-barred = Du har skickats bort från det här bordet.
reason-no-such-player = Det finns ingen datorspelare ”{ $player }”. Det finns { $players }.

## Att titta på

reason-no-watching = Här får ingen titta på, och efter den första given får bara den komma som har suttit här.
reason-too-many-watch =
    { $most ->
        [one] En person tittar på här, och fler får inte plats.
       *[other] { $most } personer tittar på här, och fler får inte plats.
    }

## Värden

reason-not-the-host = Bara värden får göra det.
reason-not-yourself = Du kan inte skicka bort dig själv: lämna platsen i stället.
reason-after-the-first-deal = Det är för sent: det överenskomna kan ändras före den första given.
reason-seats-in-use =
    { $players ->
        [one] Någon sitter på platser som skulle försvinna: bara en skulle bli kvar.
       *[other] Någon sitter på platser som skulle försvinna: bara { $players } skulle bli kvar.
    }

## Från giv till giv

reason-deal-in-progress = En giv pågår.
reason-between-deals = Ingen giv pågår.
reason-match-over = Partiet är slut.
reason-match-goes-on = Partiet är inte slut än.
reason-paused = Bordet har paus.
reason-not-paused = Bordet har inte paus.
reason-nothing-due = Det är inte dags för det än.

## Blandningen

reason-no-shuffle = Korten blandas inte just nu.
reason-no-deal-to-shuffle = Ingen blandning väntas.
reason-sealed-already = Det är för sent för en text, eller så har du redan lagt till en.
reason-not-to-open = Din text ska inte öppnas nu.
reason-other-text = Det här är inte den text som du lovade.

## Spelet

reason-other-deal = Det här gällde en annan giv.
reason-moved-on = Något har hänt under tiden: titta igen.
reason-conceded = Given är uppgiven på den här platsen: en datorspelare spelar resten av den.
reason-no-defence = Det finns inget att sticka över nu.
reason-offer-open = En annan fråga väntar på svar.
reason-no-offer = Inget har frågats.
reason-nothing-to-take-back = Det finns inget som du kan ta tillbaka.
