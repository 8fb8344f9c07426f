### Varför något inte går. `$clause` är punkten i reglerna, som i docs/rules.

with-clause = { $sentence } [{ $clause }]

## Regler, spel, spelare

reason-unknown-preset =
    { $close ->
        [none] Det finns inget spel ”{ $preset }”. Spelen är { $presets }.
       *[other] Det finns inget spel ”{ $preset }”. Menade du ”{ $close }”? Spelen är { $presets }.
    }
reason-unknown-option = Det finns inget val ”{ $option }” i { $family }. Valen är { $options }.
reason-bad-value = Valet { $option } kan inte vara ”{ $value }”. Det kan vara: { $expected }.
reason-clash = De här går inte ihop: { $fields }.
reason-wrong-players = Det här spelet kan inte spelas av { $players }. Möjligt antal spelare: { $expected }.
reason-no-such-seat = Det finns ingen plats { $seat }. Platserna är { $expected }.
reason-wrong-pack = Det här är inte kortleken som används: { $given } kort i stället för { $expected }; saknas: { $missing }; för många: { $extra }.

## Alla spel

reason-deal-over = Given är slut.
reason-not-seated = Du tittar på: bara den som sitter vid bordet får göra något.
reason-no-such-action = Det finns ingen handling nummer { $action }.
reason-not-your-turn =
    { $seat ->
        [none] Det är inte din tur.
       *[other] Det är inte din tur: { $seat } står i tur.
    }
reason-not-in-hand = Du har inte { $card } på handen.
reason-word-not-now = Du kan inte säga ”{ $word }” nu.

## Mustamaija

reason-already-out = Du är ute ur den här given.
reason-other-suit = { $card } passar inte in: alla kort i ett utspel är i samma färg, här { $suit }.
reason-attack-limit =
    { $limit ->
        [one] Ett utspel är högst ett kort.
       *[other] Ett utspel är högst { $limit } kort.
    }
reason-defender-limit =
    { $limit ->
        [one] { $seat } har ett kort på handen: du får inte spela ut fler.
       *[other] { $seat } har { $limit } kort på handen: du får inte spela ut fler.
    }
reason-empty-lead = Du måste spela ut minst ett kort.
reason-queen-unbeatable = Inget sticker över spader dam.
reason-queen-cannot-beat = Spader dam sticker inte över något kort.
reason-too-low = { $card } är lägre än { $attack }.
reason-does-not-beat =
    { $trump ->
        [none] { $card } sticker inte över { $attack }: det krävs ett högre kort i färgen, och det finns ingen trumf.
       *[other] { $card } sticker inte över { $attack }: det krävs ett högre kort i färgen, eller trumf ({ $trump }).
    }
reason-must-beat = Du måste sticka över så många kort du kan: svara på { $attack } därefter.
reason-all-answered = Alla kort har fått sitt svar. Ta upp det du lät ligga, eller bestäm trumf först.
reason-no-overload = Du kan lämna korten bara när utspelet hade fler kort än din hand och talongen var slut.
reason-claim-lapsed = Det är för sent att lämna korten: du har svarat på ett kort.
reason-pairs-name-nothing = Kung och dam bestämmer inte trumf i det här spelet.
reason-already-named =
    { $seat ->
        [none] Trumf är redan { $trump }.
        [you] Du har redan gjort { $trump } till trumf.
       *[other] { $seat } har redan gjort { $trump } till trumf.
    }
reason-suit-already-named = Trumf har redan varit { $suit }; varje färg kan bli trumf en gång.
reason-spades-never-trump = Spader är aldrig trumf.
reason-no-pair = Du har inte kung och dam i { $suit } på handen.
reason-naming-in-lead = Trumf kan inte bestämmas mitt i ett utspel: avsluta det först.
reason-must-draw = Du har inga kort: du måste ta nya.
reason-card-not-now = Du kan inte spela { $card } nu.

## Hjärter

reason-already-chosen = Du har redan valt { $card }.
reason-enough-chosen =
    { $limit ->
        [one] Du skickar ett kort och har valt det.
       *[other] Du skickar { $limit } kort och har valt dem.
    }
reason-first-lead =
    { $lead ->
        [none] Det första utspelet är en klöver.
       *[other] Det första utspelet är { $lead }.
    }
reason-follow-suit = Du måste följa färg: { $suit }.
reason-first-trick-points = { $card } är ett poängkort, och sådana får inte läggas i första sticket.
reason-hearts-not-broken = Du får inte spela ut hjärter än: ingen hjärter har spelats.
reason-choose-moon = Välj först hur månen räknas.

## Spelfiler

reason-file-too-big = Filen är för stor för ett spel: högst { $most } MiB.
reason-not-utf-8 = Det här är inte text i UTF-8: byte { $byte } i filen.
reason-empty-file = Filen är tom.
reason-too-many-lines = Filen har för många rader för ett spel: högst { $most }.
reason-line-too-long = Raden är för lång: högst { $most } tecken.
reason-no-json = Raden är skadad; den måste vara ett JSON-objekt: { $found }
reason-no-event = Raden berättar inget som händer i ett spel: { $found }
reason-no-record = Det här är ingen spelfil: dess första rad måste börja med {"{"}"maija": "game"{"}"}.
reason-field-missing = Fältet ”{ $field }” saknas.
reason-field-unknown = Det finns inget fält ”{ $field }” här.
reason-bad-field = Fältet ”{ $field }” kan inte vara så.
reason-other-format = Filen har formatet { $format }; det här programmet läser { $known }.
reason-other-law = Det här spelet av { $game } spelades med lag nummer { $law }; det här programmet spelar upp nummer { $known }. Använd den version av Maija som det spelades med.
reason-after-the-end = Inget får komma efter placeringarna.
reason-wrong-deal = Giv { $expected } måste börja här, när given före den är slut och räknad.
reason-no-deal = Inget har delats ut än.
reason-deal-not-over = Given är inte slut: det finns inga poäng än.
reason-match-not-over = Partiet är inte slut: det finns inga placeringar än.
reason-match-is-over = Partiet är slut: ingen ny giv får börja.
reason-unreadable = { $why }.
reason-secret-used-again = Den här givens hemlighet användes i en tidigare giv.
reason-shuffle-untrue = Blandningen är inte ärlig: { $why }.
reason-shuffle-of-another-table = Blandningen hör till ett annat bord: ”{ $told }” i stället för ”{ $right }”.
reason-shuffle-of-another-deal = Blandningen hör till en annan giv: nummer { $told } i stället för { $right }.
reason-shuffle-of-other-rules = Blandningen hör till andra regler än dem på första raden.
reason-wrong-dealer = Fel plats ger: { $told } i stället för { $right }.
reason-wrong-scores = Poängen är fel: { $told } i stället för { $right }.
reason-wrong-totals = Summorna är fel: { $told } i stället för { $right }.
reason-wrong-places = Placeringarna är fel: { $told } i stället för { $right }.
