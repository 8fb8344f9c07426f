### Reglerna i ord: en mening för varje värde av varje val, som man säger dem vid bordet.

## Kapitel

chapter-cards = Spelare och kort
chapter-deal = Given
chapter-aim = Målet
chapter-trumps = Trumf
chapter-queen = Spader dam
chapter-attack = Utspelet
chapter-defence = Att sticka över
chapter-draw = Talongen
chapter-out = Att gå ut, och slutet
chapter-score = Poängen
chapter-end = Slutet och poängen
chapter-pass = Att skicka kort
chapter-play = Sticken
chapter-points = Vad korten ger
chapter-moon = Månen

rulebook-title =
    Regler: { $game }, { $players ->
        [one] en spelare
       *[other] { $players } spelare
    }
rulebook-changed = ändrat vid det här bordet
rulebook-clause = { $sentence } [{ $clause }]
rulebook-option = { $option }={ $value }

## Mustamaija: det som inget bord ändrar

rule-mustamaija-players = { $least }–{ $most } spelare, var och en för sig; turen går åt vänster, medsols.
rule-mustamaija-ranks = I varje färg går korten från lägst till högst: { $ranks }.
rule-mustamaija-two-alike = Av två likadana kort sticker inget över det andra.
rule-mustamaija-stock =
    { $number ->
        [one] Det kort som blir kvar läggs på bordet med framsidan nedåt: det är talongen.
       *[other] De { $number } kort som blir kvar läggs på bordet med framsidan nedåt: de bildar talongen.
    }
rule-mustamaija-aim = Bli av med korten. Den som sist har kort på handen, med spader dam bland dem, förlorar.
rule-mustamaija-forehand = Spelaren till vänster om givaren sitter i förhand och spelar ut först; nästa, medsols, ska försöka sticka över.
rule-mustamaija-one-suit = Ett utspel är ett eller flera kort i samma färg.
rule-mustamaija-beat = Ett kort sticks över med ett högre kort i samma färg eller med trumf; en trumf bara med en högre trumf. Ett kort sticker över ett kort.
rule-mustamaija-beat-plain = Ett kort sticks över med ett högre kort i samma färg. Ett kort sticker över ett kort.
rule-mustamaija-queen-led = Spader dam får spelas ut, ensam eller med andra spader. Inget sticker över den.
rule-mustamaija-after-success = Den som sticker över alla kort spelar ut härnäst, till spelaren till vänster.
rule-mustamaija-after-pickup = Den som tar upp kort får inte spela ut: det gör spelaren till vänster.
rule-mustamaija-defender-draws = Också den som sticker över alla kort fyller på till en hel hand.
rule-mustamaija-stock-rest = När talongen tar slut tar man det som finns kvar; därefter tar ingen fler kort.
rule-mustamaija-lead-passes = Om den som skulle spela ut är ute går utspelet till närmaste spelare till vänster som har kort kvar.
rule-mustamaija-last = Given är slut när bara en spelare har kort kvar.
rule-mustamaija-last-lead =
    { $claim ->
        [yes] När talongen är slut och bara två spelare är kvar är given slut så snart den ena spelar ut sina sista kort, om inte den som ska sticka över lämnar sina kort: det utspelet besvaras inte.
       *[no] När talongen är slut och bara två spelare är kvar är given slut så snart den ena spelar ut sina sista kort: det utspelet besvaras inte.
    }
rule-mustamaija-out = När talongen är slut är den ute som inte har några kort kvar.

## Mustamaija: valen

rule-mustamaija-packs-auto = En kortlek; från och med sex spelare två kortlekar, med den ena spader dam borttagen.
rule-mustamaija-packs-1 = En kortlek med 52 kort.
rule-mustamaija-packs-2 = Två kortlekar, med den ena spader dam borttagen.
rule-mustamaija-hand-size =
    { $number ->
        [one] Var och en får ett kort i given och fyller på handen till ett från talongen.
       *[other] Var och en får { $number } kort i given och fyller på handen till { $number } från talongen.
    }
rule-mustamaija-deal-packet-1 = Korten delas ut ett och ett.
rule-mustamaija-deal-packet-3 = Korten delas ut tre och tre.
rule-mustamaija-deal-packet-hand-size = Var och en får hela sin hand på en gång.
rule-mustamaija-first-dealer-cut = Alla drar ett kort; den som drar det högsta ger först.
rule-mustamaija-first-dealer-lot = Den första givaren lottas ut.
rule-mustamaija-first-dealer-fixed = Den första platsen ger först.
rule-mustamaija-queen-in-cut-counts = I dragningen om given är spader dam det högsta kortet.
rule-mustamaija-queen-in-cut-redraw = Den som drar spader dam i dragningen om given drar ett nytt kort.
rule-mustamaija-next-dealer-left = Given går vidare åt vänster.
rule-mustamaija-next-dealer-loser = Förloraren ger härnäst.
rule-mustamaija-next-dealer-winner = Den som gick ut först ger härnäst.
rule-mustamaija-next-dealer-fixed = Samma spelare ger alltid.
rule-mustamaija-trump-method-none = Man spelar utan trumf.
rule-mustamaija-trump-method-fixed = Trumffärgen är alltid densamma.
rule-mustamaija-trump-method-turn-up = Efter given slås ett kort i talongen upp: dess färg är trumf.
rule-mustamaija-trump-method-turn-up-after-first-lead = När det första utspelet ligger på bordet slås ett kort i talongen upp: dess färg är trumf.
rule-mustamaija-trump-method-kq-anytime = Den som har kung och dam i en färg får göra den till trumf, när som helst, också när någon annan står i tur; innan dess finns ingen trumf.
rule-mustamaija-trump-method-kq-after-deal = Efter given får den som har kung och dam i en färg göra den till trumf; spelaren till vänster om givaren tillfrågas först. Om ingen gör det finns ingen trumf i den given.
rule-mustamaija-fixed-trump-clubs = Klöver är alltid trumf.
rule-mustamaija-fixed-trump-diamonds = Ruter är alltid trumf.
rule-mustamaija-fixed-trump-hearts = Hjärter är alltid trumf.
rule-mustamaija-fixed-trump-spades = Spader är alltid trumf.
rule-mustamaija-spades-may-be-trump-no = Spader är aldrig trumf.
rule-mustamaija-spades-may-be-trump-yes = Också spader får vara trumf.
rule-mustamaija-spade-indicator-goes-middle = Ett uppslaget kort som inte duger som trumf läggs mitt i talongen, och nästa slås upp.
rule-mustamaija-spade-indicator-goes-random = Ett uppslaget kort som inte duger som trumf läggs var som helst i talongen, och nästa slås upp.
rule-mustamaija-spade-indicator-goes-reshuffle = Ett uppslaget kort som inte duger som trumf blandas in i talongen, och nästa slås upp.
rule-mustamaija-indicator-position-under = Det uppslagna kortet ligger under talongen och tas sist.
rule-mustamaija-indicator-position-top = Det uppslagna kortet blir kvar överst på talongen och tas först.
rule-mustamaija-trump-redeclare-no = Den trumf som har bestämts gäller hela given.
rule-mustamaija-trump-redeclare-yes = Ett annat par får byta trumf; varje färg kan bli trumf en gång per giv.
rule-mustamaija-kq-must-show-no = Kung och dam behöver inte visas när trumf bestäms.
rule-mustamaija-kq-must-show-yes = Kung och dam visas för alla när trumf bestäms.
rule-mustamaija-queen-may-beat-no = Spader dam sticker inte över något kort.
rule-mustamaija-queen-may-beat-yes-as-top-trump = Spader dam sticker över alla kort, vare sig det finns trumf eller inte.
rule-mustamaija-no-queen-left-last-holder-loses = Också när spader dam är ur spel förlorar den som sist har kort.
rule-mustamaija-no-queen-left-nobody-loses = När spader dam är ur spel förlorar ingen.
rule-mustamaija-max-attack-none = Det finns ingen särskild övre gräns för hur många kort ett utspel får ha.
rule-mustamaija-max-attack-5 = Ett utspel är högst fem kort.
rule-mustamaija-max-attack-hand-size = Ett utspel är högst så många kort som man får i given.
rule-mustamaija-defender-limit-never = Ett utspel får ha fler kort än den som ska sticka över har på handen.
rule-mustamaija-defender-limit-after-stock-empty = När talongen är slut får ett utspel inte ha fler kort än den som ska sticka över har på handen.
rule-mustamaija-defender-limit-always = Ett utspel får inte ha fler kort än den som ska sticka över har på handen.
rule-mustamaija-overload-illegal = Ett för stort utspel godtas inte.
rule-mustamaija-overload-claim-dump-hand = Den som får ett för stort utspel mot sig får, innan något kort har besvarats, lämna alla sina kort till den som spelade ut och är då ute; den som spelade ut tar också tillbaka sitt utspel, och nästa spelare spelar ut.
rule-mustamaija-announce-counts-hidden = Hur många kort man har på handen är hemligt.
rule-mustamaija-announce-counts-public = Alla får veta hur många kort var och en har på handen.
rule-mustamaija-announce-counts-max-receivable = När talongen är slut får alla veta hur många kort var och en har på handen.
rule-mustamaija-attacker-draws-after-lead = Den som spelar ut tar kort från talongen så snart utspelet ligger, innan någon sticker över.
rule-mustamaija-attacker-draws-after-bout = Den som spelar ut tar kort från talongen först när utspelet har stuckits över eller tagits upp.
rule-mustamaija-draw-order-attacker-first = Den som spelar ut tar kort före den som sticker över.
rule-mustamaija-draw-order-defender-first = Den som sticker över tar kort före den som spelar ut.
rule-mustamaija-draw-amount-up-to = Den som spelar ut fyller på till en hel hand.
rule-mustamaija-draw-amount-same-number = Den som spelar ut tar lika många kort som spelades ut, men aldrig mer än till en hel hand.
rule-mustamaija-draw-compulsory-no = Den som ännu har kort på handen behöver inte ta nya.
rule-mustamaija-draw-compulsory-yes = Den som har mindre än en hel hand måste ta kort.
rule-mustamaija-refill-after-pickup-no = Den som tog upp kort fyller inte på handen.
rule-mustamaija-refill-after-pickup-yes = Den som tog upp kort och ändå har mindre än en hel hand fyller på den.
rule-mustamaija-partial-defence-yes = Kort som har stuckits över går ur spel tillsammans med korten som stack över dem; bara resten tas upp.
rule-mustamaija-partial-defence-all-or-nothing = Man sticker över alla kort eller tar upp alla på hand; den som tar upp dem tar också tillbaka sina egna kort.
rule-mustamaija-must-beat-if-possible-no = Man får ta upp ett kort fast man kunde ha stuckit över det.
rule-mustamaija-must-beat-if-possible-yes = Man måste sticka över så många kort man kan.
rule-mustamaija-scoring-none = Inga poäng räknas; given har bara en förlorare.
rule-mustamaija-scoring-winner-1 = Alla utom förloraren får en poäng; den som har flest poäng vinner.
rule-mustamaija-scoring-finish-order = Var och en får sin placering som poäng: den som går ut först en, nästa två och så vidare; den som har lägst poäng vinner.
rule-mustamaija-scoring-loss-count = Den som förlorar en giv får en förlust antecknad; den som har färst förluster vinner.
rule-mustamaija-repetition-off = Given fortsätter tills någon förlorar, hur länge det än tar.
rule-mustamaija-repetition-draw = När samma ställning uppstår för tredje gången, eller inget kort har stuckits över eller tagits från talongen på 20 utspel i rad per spelare, är given oavgjord.
rule-mustamaija-deals-players = Ett parti har lika många givar som spelare: var och en ger en gång.
rule-mustamaija-deals =
    { $number ->
        [one] Ett parti har en giv.
       *[other] Ett parti har { $number } givar.
    }

## Hjärter: det som inget bord ändrar

rule-hearts-players = { $least }–{ $most } spelare, var och en för sig; turen går åt vänster, medsols.
rule-hearts-pack = En kortlek med 52 kort.
rule-hearts-ranks = I varje färg går korten från lägst till högst: { $ranks }. Det finns ingen trumf.
rule-hearts-dealt = Alla kort delas ut, ett i taget: { $number } till varje spelare.
# Utan den ruter som ger poängavdrag.
rule-hearts-worth = Alla kort i en giv ger tillsammans { $number } poäng.
rule-hearts-aim = Undvik poängkort. Lägst summa vinner.
rule-hearts-follow = Du måste följa färg om du kan; annars får du saka vilket kort som helst.
rule-hearts-trick = Det högsta kortet i den utspelade färgen tar sticket, och den som lade det spelar ut till nästa.

## Hjärter: valen

rule-hearts-removed = Tas ur kortleken: { $cards }.
rule-hearts-removed-none = Hela kortleken delas ut.
rule-hearts-pass-count =
    { $number ->
        [one] Man skickar ett kort innan man ser vad man får.
       *[other] Man skickar { $number } kort innan man ser vad man får.
    }
rule-hearts-pass-cycle = Korten skickas, giv för giv: { $steps }.
rule-hearts-pass-cycle-always = Korten skickas alltid { $steps }.
rule-hearts-pass-cycle-never = Inga kort skickas.
pass-left = åt vänster
pass-right = åt höger
pass-across = tvärs över bordet
pass-none = inte alls
rule-hearts-first-lead-lowest-club = Den som har kortlekens lägsta klöver spelar ut den i första sticket.
rule-hearts-first-lead-any-club = Den som har kortlekens lägsta klöver spelar ut valfri klöver i första sticket.
rule-hearts-first-lead-left-of-dealer = Spelaren till vänster om givaren spelar ut ett valfritt kort i första sticket.
rule-hearts-first-trick-points-forbidden = I första sticket får man inte lägga poängkort, om man har något annat.
rule-hearts-first-trick-points-allowed = I första sticket får man lägga poängkort.
rule-hearts-hearts-lead-broken = Hjärter får spelas ut när hjärter är bruten, det vill säga har spelats en gång, eller när man inte har något annat.
rule-hearts-hearts-lead-any = Hjärter får spelas ut när som helst.
rule-hearts-queen-breaks-hearts-no = Spader dam bryter inte hjärter.
rule-hearts-queen-breaks-hearts-yes = Också spader dam bryter hjärter.
rule-hearts-lead-hearts-instead-of-queen-no = Den som bara har hjärter och spader dam måste spela ut damen innan hjärter är bruten.
rule-hearts-lead-hearts-instead-of-queen-yes = Den som bara har hjärter och spader dam får spela ut hjärter.
rule-hearts-heart-values-1 = Varje hjärter ger en poäng.
rule-hearts-heart-values-pip = Varje hjärter ger sitt tal i poäng; knekt 11, dam 12, kung 13, ess 14.
rule-hearts-heart-values-face = Varje hjärter ger en poäng; knekt 2, dam 3, kung 4, ess 5.
rule-hearts-queen-value =
    { $number ->
        [0] Spader dam ger inga poäng.
        [one] Spader dam ger en poäng.
       *[other] Spader dam ger { $number } poäng.
    }
rule-hearts-king-value =
    { $number ->
        [0] Spader kung ger inga poäng.
        [one] Spader kung ger en poäng.
       *[other] Spader kung ger { $number } poäng.
    }
rule-hearts-ace-value =
    { $number ->
        [0] Spader ess ger inga poäng.
        [one] Spader ess ger en poäng.
       *[other] Spader ess ger { $number } poäng.
    }
rule-hearts-omnibus-none = Inget kort ger poängavdrag.
rule-hearts-omnibus-jd = Ruter knekt ger den som tar den tio poängs avdrag.
rule-hearts-omnibus-td = Ruter tio ger den som tar den tio poängs avdrag.
rule-hearts-omnibus-needed-for-moon-no = För månen behövs inte den ruter som ger poängavdrag.
rule-hearts-omnibus-needed-for-moon-yes = För månen behövs också den ruter som ger poängavdrag.
rule-hearts-moon-none = Det finns ingen måne: den som tar alla poängkort får alla poäng.
rule-hearts-moon-others-plus = Den som tar alla poängkort skjuter månen: alla andra får poängen.
rule-hearts-moon-self-minus = Den som tar alla poängkort skjuter månen: poängen dras av från de egna.
rule-hearts-moon-choice = Den som tar alla poängkort skjuter månen och väljer: poängen till de andra, eller av från de egna.
rule-hearts-moon-auto = Den som tar alla poängkort skjuter månen: alla andra får poängen, men om partiet då skulle sluta till skyttens nackdel, dras de av från skyttens egna.
rule-hearts-moon-value-total = Månen är värd summan av kortlekens alla poängkort.
rule-hearts-moon-value =
    { $number ->
        [one] Månen är värd en poäng.
       *[other] Månen är värd { $number } poäng.
    }
rule-hearts-sun-none = Att ta alla stick ger inget mer.
rule-hearts-sun =
    { $number ->
        [one] Den som tar alla stick skjuter solen: den är värd en poäng.
       *[other] Den som tar alla stick skjuter solen: den är värd { $number } poäng.
    }
rule-hearts-no-tricks-bonus =
    { $number ->
        [0] Att inte ta något stick ger inget avdrag.
        [one] Den som inte tar något stick får en poängs avdrag.
       *[other] Den som inte tar något stick får { $number } poängs avdrag.
    }
rule-hearts-end-target = Partiet slutar efter den giv där någon når eller passerar gränsen.
rule-hearts-end-hands = Partiet slutar efter ett visst antal givar.
rule-hearts-target =
    { $number ->
        [one] Gränsen är en poäng.
       *[other] Gränsen är { $number } poäng.
    }
rule-hearts-hands-none = Antalet givar är inte bestämt.
rule-hearts-hands =
    { $number ->
        [one] Partiet har en giv.
       *[other] Partiet har { $number } givar.
    }
rule-hearts-exact-target-nothing = Att nå gränsen exakt betyder inget särskilt.
rule-hearts-exact-target-wins = Den som når gränsen exakt vinner.
rule-hearts-exact-target-minus-50 = Den som når gränsen exakt får 50 poängs avdrag.
rule-hearts-tie-extra-hands = Om de lägsta summorna är lika i slutet avgör ytterligare givar.
rule-hearts-tie-shared = Om de lägsta summorna är lika i slutet delar man första platsen.
rule-hearts-floor-zero-no = En summa kan sjunka under 0.
rule-hearts-floor-zero-yes = Ingen summa sjunker under 0.
rule-hearts-first-dealer-cut = Alla drar ett kort; den som drar det lägsta ger först.
rule-hearts-first-dealer-lot = Den första givaren lottas ut.
rule-hearts-dealer-rotation-left = Given går vidare åt vänster.

## Varför något inte går: regeln bakom, i en mening

why-deal-over = I en giv som är slut spelas inga fler kort.
why-no-such-action = Spelet har inget sådant kort eller ord.
why-not-your-turn = Var och en spelar i sin tur, medsols.
why-not-in-hand = Bara kort från den egna handen kan spelas.
why-word-not-now = Det ordet hör till ett annat skede av spelet.
why-not-seated = Den som tittar på spelar inte.
why-already-out = Den som är ute väntar på nästa giv.
why-other-suit = Alla kort i ett utspel är i samma färg.
why-attack-limit = Vid det här bordet är antalet kort i ett utspel begränsat.
why-defender-limit = Ett utspel får inte ha fler kort än den som ska sticka över har på handen.
why-empty-lead = Den som har utspelet kan inte stå över: minst ett kort måste läggas.
why-queen-unbeatable = Spader dam står över alla kort, också trumf: den som får den mot sig tar upp den.
why-queen-cannot-beat = Vid det här bordet får spader dam spelas ut, men inte användas för att sticka över med.
why-too-low = Inom en färg sticker bara ett högre kort över.
why-does-not-beat = Ett kort i en annan färg sticker över bara om det är trumf.
why-must-beat = Vid det här bordet måste man sticka över så många kort som möjligt.
why-all-answered = Det finns inget kort kvar att sticka över.
why-no-overload = För att lämna korten krävs ett utspel som var större än din hand, när talongen var slut.
why-claim-lapsed = Lämna korten innan du svarar på det första, eller inte alls.
why-pairs-name-nothing = Vid det här bordet uppstår trumf på ett annat sätt.
why-already-named = Det första paret som visas bestämmer trumf för hela given.
why-suit-already-named = En färg kan bli trumf en gång per giv.
why-spades-never-trump = Vid det här bordet kan spader inte vara trumf.
why-no-pair = Färgens kung och dam måste båda finnas på din hand.
why-naming-in-lead = Ett påbörjat utspel avslutas först.
why-must-draw = Den som inte har några kort måste ta nya så länge det finns en talong.
why-card-not-now = Du tillfrågas om ett ord, inte om ett kort.
why-already-chosen = Varje kort kan skickas en gång.
why-enough-chosen = Alla skickar lika många kort.
why-first-lead = Givens första stick inleds på ett bestämt sätt.
why-follow-suit = Den som har ett kort i den utspelade färgen måste lägga ett sådant.
why-first-trick-points = Första sticket hålls fritt från poängkort, om man har något annat.
why-hearts-not-broken = Hjärter får spelas ut först när hjärter har spelats, eller när man inte har något annat.
why-choose-moon = Den som sköt månen bestämmer först.
