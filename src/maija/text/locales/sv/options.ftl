### Spelens val för ett formulär: vad varje val heter, vad det gäller, dess värden i korthet.
### Vad ett värde betyder i sin helhet står i rules.ftl.

value-yes = Ja
value-no = Nej
value-none = Inga

## Mustamaija: given

option-mustamaija-packs = Kortlekar
about-mustamaija-packs = Hur många kortlekar med 52 kort som blandas ihop. Det finns alltid bara en spader dam.
value-mustamaija-packs-auto = Två från sex spelare
value-mustamaija-packs-1 = En
value-mustamaija-packs-2 = Två
option-mustamaija-hand-size = Kort på handen
about-mustamaija-hand-size = Hur många kort var och en får i given, och till hur många handen fylls på så länge talongen räcker.
option-mustamaija-deal-packet = Hur korten delas ut
about-mustamaija-deal-packet = Hur korten lämnar givarens hand.
value-mustamaija-deal-packet-1 = Ett kort i taget
value-mustamaija-deal-packet-3 = Tre kort i taget
value-mustamaija-deal-packet-hand-size = Hela handen
option-mustamaija-first-dealer = Första givare
about-mustamaija-first-dealer = Vem som ger den första given i ett parti.
value-mustamaija-first-dealer-cut = Högsta dragna kort
value-mustamaija-first-dealer-lot = Lottning
value-mustamaija-first-dealer-fixed = Den första platsen
option-mustamaija-queen-in-cut = Spader dam när man drar
about-mustamaija-queen-in-cut = Vad den betyder när man drar kort om vem som blir första givare.
value-mustamaija-queen-in-cut-counts = Det högsta kortet
value-mustamaija-queen-in-cut-redraw = Dra på nytt
option-mustamaija-next-dealer = Nästa givare
about-mustamaija-next-dealer = Vem som ger när en giv är slut.
value-mustamaija-next-dealer-left = Spelaren till vänster
value-mustamaija-next-dealer-loser = Förloraren
value-mustamaija-next-dealer-winner = Den som gick ut först
value-mustamaija-next-dealer-fixed = Alltid samma

## Mustamaija: trumf

option-mustamaija-trump-method = Hur trumf uppstår
about-mustamaija-trump-method = Den största skillnaden mellan ländernas spel: ett uppslaget kort, ett visat par, en fast färg eller ingen trumf alls.
value-mustamaija-trump-method-none = Ingen trumf
value-mustamaija-trump-method-fixed = Alltid samma färg
value-mustamaija-trump-method-turn-up = Ett kort slås upp
value-mustamaija-trump-method-turn-up-after-first-lead = Ett kort slås upp efter första utspelet
value-mustamaija-trump-method-kq-anytime = Kung och dam, när som helst
value-mustamaija-trump-method-kq-after-deal = Kung och dam, efter given
option-mustamaija-fixed-trump = Den fasta färgen
about-mustamaija-fixed-trump = Vilken färg som är trumf där den alltid är densamma.
value-mustamaija-fixed-trump-clubs = ♣ Klöver
value-mustamaija-fixed-trump-diamonds = ♦ Ruter
value-mustamaija-fixed-trump-hearts = ♥ Hjärter
value-mustamaija-fixed-trump-spades = ♠ Spader
option-mustamaija-spades-may-be-trump = Spader som trumf
about-mustamaija-spades-may-be-trump = De flesta bord säger nej, för spader dam står ändå över allt.
option-mustamaija-spade-indicator-goes = Ett uppslaget kort som inte gäller
about-mustamaija-spade-indicator-goes = Vart en uppslagen spader läggs när spader inte kan vara trumf.
value-mustamaija-spade-indicator-goes-middle = I mitten
value-mustamaija-spade-indicator-goes-random = Var som helst
value-mustamaija-spade-indicator-goes-reshuffle = Blandas in
option-mustamaija-indicator-position = Det uppslagna kortet
about-mustamaija-indicator-position = Om det är det sista kortet som tas, eller det första.
value-mustamaija-indicator-position-under = Under talongen
value-mustamaija-indicator-position-top = Överst på talongen
option-mustamaija-trump-redeclare = Trumf kan bytas
about-mustamaija-trump-redeclare = Om ett andra par byter den trumf som ett första par har bestämt.
option-mustamaija-kq-must-show = Paret visas
about-mustamaija-kq-must-show = Om den som bestämmer trumf visar kung och dam en stund.

## Mustamaija: spader dam

option-mustamaija-queen-may-beat = Spader dam sticker över
about-mustamaija-queen-may-beat = Inget sticker över spader dam. Om den sticker över andra är husets sak: där den får göra det kan man bli av med den.
value-mustamaija-queen-may-beat-no = Inget kort
value-mustamaija-queen-may-beat-yes-as-top-trump = Alla kort
option-mustamaija-no-queen-left = När den är ur spel
about-mustamaija-no-queen-left = Vem som förlorar när spader dam är borta innan given är slut.
value-mustamaija-no-queen-left-last-holder-loses = Den som sist har kort
value-mustamaija-no-queen-left-nobody-loses = Ingen

## Mustamaija: utspelet

option-mustamaija-max-attack = Flest kort i ett utspel
about-mustamaija-max-attack = En gräns som gäller varje utspel, vad nästa spelare än har på handen.
value-mustamaija-max-attack-none = Ingen gräns
value-mustamaija-max-attack-5 = Fem
value-mustamaija-max-attack-hand-size = En hel hand
option-mustamaija-defender-limit = Inte större än mottagarens hand
about-mustamaija-defender-limit = Om ett utspel får ha fler kort än den som ska sticka över har på handen.
value-mustamaija-defender-limit-never = Utspelet får vara större
value-mustamaija-defender-limit-after-stock-empty = Begränsat när talongen är slut
value-mustamaija-defender-limit-always = Alltid begränsat
option-mustamaija-overload = Ett för stort utspel
about-mustamaija-overload = Vad som händer när ett utspel har fler kort än den som ska sticka över har på handen. Att lämna korten, som i Finland, hör ihop med dolda händer.
value-mustamaija-overload-illegal = Godtas inte
value-mustamaija-overload-claim-dump-hand = Man får lämna korten
option-mustamaija-announce-counts = Antal kort på handen
about-mustamaija-announce-counts = Vem som vet hur många kort de andra har.
value-mustamaija-announce-counts-hidden = Dolt
value-mustamaija-announce-counts-public = Öppet
value-mustamaija-announce-counts-max-receivable = Öppet när talongen är slut

## Mustamaija: att sticka över

option-mustamaija-must-beat-if-possible = Man måste sticka över
about-mustamaija-must-beat-if-possible = Om man ändå får ta upp ett kort som man kunde sticka över.
option-mustamaija-partial-defence = Att sticka över en del av korten
about-mustamaija-partial-defence = Vad som händer med de överstuckna korten när resten tas upp.
value-mustamaija-partial-defence-yes = De går ur spel
value-mustamaija-partial-defence-all-or-nothing = Allt eller inget

## Mustamaija: talongen

option-mustamaija-attacker-draws = Den som spelar ut tar kort
about-mustamaija-attacker-draws = Om nya kort kommer före eller efter svaret.
value-mustamaija-attacker-draws-after-lead = Genast
value-mustamaija-attacker-draws-after-bout = Efter svaret
option-mustamaija-draw-order = Vem som tar kort först
about-mustamaija-draw-order = Det spelar roll för talongens sista kort.
value-mustamaija-draw-order-attacker-first = Den som spelar ut
value-mustamaija-draw-order-defender-first = Den som sticker över
option-mustamaija-draw-amount = Hur många kort man tar
about-mustamaija-draw-amount = Den som har mer än en hel hand och spelar ut tar inga kort i någotdera fallet.
value-mustamaija-draw-amount-up-to = Till en hel hand
value-mustamaija-draw-amount-same-number = Lika många som spelades ut
option-mustamaija-draw-compulsory = Man måste ta kort
about-mustamaija-draw-compulsory = Om den som ännu har kort får stanna vid färre.
option-mustamaija-refill-after-pickup = Att fylla på efter att ha tagit upp
about-mustamaija-refill-after-pickup = Om den som tog upp kort och ändå har för få får ta nya.

## Mustamaija: slutet

option-mustamaija-scoring = Poäng för en giv
about-mustamaija-scoring = Vad som skrivs upp när en giv är slut.
value-mustamaija-scoring-none = Bara förloraren nämns
value-mustamaija-scoring-winner-1 = En poäng till alla utom förloraren
value-mustamaija-scoring-finish-order = I vilken ordning man går ut
value-mustamaija-scoring-loss-count = Förlusterna räknas
option-mustamaija-repetition = Att gå runt i cirklar
about-mustamaija-repetition = Vad som händer när samma kort går runt, runt.
value-mustamaija-repetition-off = Man spelar vidare
value-mustamaija-repetition-draw = Given är oavgjord
option-mustamaija-deals = Givar i ett parti
about-mustamaija-deals = Hur länge man spelar innan någon har vunnit.
value-mustamaija-deals-players = Lika många som spelare

## Hjärter: given

option-hearts-removed =
    { $players ->
        [one] Bortlagda kort med { $players } spelare
       *[other] Bortlagda kort med { $players } spelare
    }
about-hearts-removed = Kort som tas bort för att alla ska få lika många. De skrivs med engelska bokstäver, som 2C 2D (C klöver, D ruter, H hjärter, S spader).
option-hearts-first-dealer = Första givare
about-hearts-first-dealer = Vem som ger den första given i ett parti.
value-hearts-first-dealer-cut = Lägsta dragna kort
value-hearts-first-dealer-lot = Lottning
option-hearts-dealer-rotation = Nästa givare
about-hearts-dealer-rotation = Vem som ger när en giv är slut.
value-hearts-dealer-rotation-left = Spelaren till vänster

## Hjärter: att skicka kort

option-hearts-pass-count = Antal kort som skickas
about-hearts-pass-count = Hur många kort man väljer och ger bort innan spelet börjar.
option-hearts-pass-cycle =
    { $players ->
        [one] Vart korten skickas med { $players } spelare
       *[other] Vart korten skickas med { $players } spelare
    }
about-hearts-pass-cycle = Vart korten går, giv för giv; sedan börjar det om. Ett till åtta av orden left (vänster), right (höger), across (tvärs över), none (inte alls).

## Hjärter: sticken

option-hearts-first-lead = Det första utspelet
about-hearts-first-lead = Vem som spelar ut till första sticket, och vad.
value-hearts-first-lead-lowest-club = Den lägsta klövern
value-hearts-first-lead-any-club = Valfri klöver, av den som har den lägsta
value-hearts-first-lead-left-of-dealer = Till vänster om givaren, valfritt kort
option-hearts-first-trick-points = Poäng i första sticket
about-hearts-first-trick-points = Om den som saknar färgen genast får saka ett poängkort.
value-hearts-first-trick-points-forbidden = Förbjudet
value-hearts-first-trick-points-allowed = Tillåtet
option-hearts-hearts-lead = Att spela ut hjärter
about-hearts-hearts-lead = Om hjärter måste ha sakats innan man får spela ut den.
value-hearts-hearts-lead-broken = När hjärter är bruten
value-hearts-hearts-lead-any = När som helst
option-hearts-queen-breaks-hearts = Damen bryter hjärter
about-hearts-queen-breaks-hearts = Om hjärter får spelas ut när spader dam har sakats.
option-hearts-lead-hearts-instead-of-queen = Hjärter före damen
about-hearts-lead-hearts-instead-of-queen = Om den som ska spela ut med bara hjärter och spader dam får spara damen.

## Hjärter: vad korten ger

option-hearts-heart-values = Hjärter
about-hearts-heart-values = Hur många poäng varje hjärter ger den som tar den.
value-hearts-heart-values-1 = En poäng var
value-hearts-heart-values-pip = Sitt tal (Spot)
value-hearts-heart-values-face = Klädda kort ger mer
option-hearts-queen-value = Spader dam
about-hearts-queen-value = Dess poäng: 13 vid de flesta bord, 25 i Spot.
option-hearts-king-value = Spader kung
about-hearts-king-value = Dess poäng: 10 i Black Maria, annars inga.
option-hearts-ace-value = Spader ess
about-hearts-ace-value = Dess poäng: 7 i Black Maria, annars inga.
option-hearts-omnibus = En ruter som ger tur
about-hearts-omnibus = Ett kort som ger tio poängs avdrag: värt att slåss om.
value-hearts-omnibus-none = Ingen
value-hearts-omnibus-jd = ♦ Knekt
value-hearts-omnibus-td = ♦ Tio
option-hearts-no-tricks-bonus = Avdrag för inget stick
about-hearts-no-tricks-bonus = Vad man tjänar på att inte ta något stick alls.

## Hjärter: månen

option-hearts-moon = Att skjuta månen
about-hearts-moon = Vad det är värt att ta alla poängkort.
value-hearts-moon-none = Det finns ingen måne
value-hearts-moon-others-plus = De andra får poängen
value-hearts-moon-self-minus = Den egna summan sjunker
value-hearts-moon-choice = Skytten väljer
value-hearts-moon-auto = Det som hjälper skytten mest
option-hearts-moon-value = Månen är värd
about-hearts-moon-value = Hur många poäng den flyttar.
value-hearts-moon-value-total = Alla poäng i kortleken
option-hearts-omnibus-needed-for-moon = Månen kräver rutern som ger tur
about-hearts-omnibus-needed-for-moon = Om skytten måste ta också det kortet.
option-hearts-sun = Att skjuta solen
about-hearts-sun = Vad det är värt att ta vartenda stick.
value-hearts-sun-none = Inget mer

## Hjärter: slutet

option-hearts-end = Partiet slutar
about-hearts-end = Vid en poängsumma, eller efter ett antal givar.
value-hearts-end-target = Vid en gräns
value-hearts-end-hands = Efter ett antal givar
option-hearts-target = Gränsen
about-hearts-target = Poängsumman som avslutar partiet; den lägsta vinner.
option-hearts-hands = Antal givar
about-hearts-hands = Hur många givar partiet har; alla ger lika ofta.
value-hearts-hands-none = Inte bestämt
option-hearts-exact-target = Exakt gränsen
about-hearts-exact-target = Om det hjälper att träffa gränsen på poängen.
value-hearts-exact-target-nothing = Betyder inget
value-hearts-exact-target-wins = Vinner
value-hearts-exact-target-minus-50 = 50 poängs avdrag
option-hearts-tie = Lika lägsta summor
about-hearts-tie = Vad som händer när två skulle vinna.
value-hearts-tie-extra-hands = Fler givar
value-hearts-tie-shared = De delar
option-hearts-floor-zero = Aldrig under 0
about-hearts-floor-zero = Om en summa kan sjunka under noll.
