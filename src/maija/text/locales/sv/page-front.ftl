### Förstasidan, husreglerna, inställningarna och ramen runt varje vy.

## Ramen

page-front-title = Maija – kortspelen med spader dam
page-rules-title = { $game }: husregler – Maija
page-coming-title = På väg till ett bord – Maija
page-settings = Inställningar
page-dialog-close = Stäng
page-version = Maija { $version }
page-licences = Licenser
page-interface = Gränssnitt för program
page-footer = Om Maija

## Förstasidan

page-tagline = Spelen med spader dam, så som ni spelar dem hemma: tillsammans från era telefoner, eller genast mot datorer.
page-strength = Datorerna spelar
page-strength-random = på måfå
page-strength-simple = efter tumregler
page-strength-habit = av erfarenhet
page-strength-novice = som nybörjare
page-strength-casual = som den som spelar ibland
page-strength-skilled = skickligt
page-strength-expert = som experter
page-strength-master = som mästare
page-games-what = Spela genast mot datorer, eller bjud in folk till ett bord.
page-players-of = { $game }: spelare
page-players-count =
    { $number ->
        [one] 1 spelare
       *[other] { $number } spelare
    }
page-invite-named = Bjud in till { $game }
page-invite-do = Bjud in
page-house-rules = Husregler
page-house-rules-named = Husregler för { $game }
page-mine = Dina bord
page-mine-more =
    { $number ->
        [one] En till
       *[other] { $number } till
    }
page-mine-back = Tillbaka till bordet
page-mine-what = { $game }, { $taken } av { $players } platser tagna
page-phase-gathering = har inte börjat
page-phase-shuffling = korten delas ut
page-phase-playing = mitt i en giv
page-phase-between = mellan två givar
page-phase-over = partiet är slut
page-kept = Dina husregler
page-kept-differs =
    { $number ->
        [0] { $game }, som spelet har det
        [one] { $game }, en regel är annorlunda
       *[other] { $game }, { $number } regler är annorlunda
    }
page-kept-open = Öppna { $name }
page-kept-forget = Glöm
page-kept-forget-named = Glöm { $name }
page-kept-forget-sure = Glömma husreglerna ”{ $name }”? De finns inte sparade någon annanstans.
page-join-have = Jag har en kod
page-public-there =
    { $number ->
        [one] 1 öppet bord
       *[other] { $number } öppna bord
    }
page-join-what = Tre ord, som kopa-rime-tesa. Hela länken går också bra.
page-no-tables-yet = Ingen har öppnat ett bord för alla. Gör ett eget: välj ett spel, sedan dess husregler, och visa det för alla.
page-listed-free =
    { $free ->
        [0] alla { $players } platser tagna
        [one] en ledig plats av { $players }
       *[other] { $free } lediga platser av { $players }
    }
page-listed-watch = du får titta på
page-listed-go = Gå dit
page-loading = Spelen hämtas…

## Husregler

page-rules-choose = Välj
page-rules-words = I ord
page-rules-back = Ställ tillbaka
page-rules-back-named = Ställ tillbaka: { $option }
page-rules-idle =
    { $number ->
        [one] En till, som inte avgör något som det är nu
       *[other] { $number } till, som inte avgör något som det är nu
    }
page-clash = De här går inte ihop: { $fields }.
page-clash-field = { $option }: { $value }
page-clash-here = Går inte ihop med en annan regel.
page-rules-chapter =
    { $number ->
        [one] en regel
       *[other] { $number } regler
    }
page-rules-open = Öppna alla
page-rules-shut = Stäng alla
page-clause =
    { $from ->
        [S1] Punkt { $clause }, de finska reglerna
        [S2] Punkt { $clause }, de franska reglerna
        [S3] Punkt { $clause }, de ryska reglerna
        [S4] Punkt { $clause }, den turkiska sidan om Hjärter
        [M] { $clause }, avgjort där reglerna tiger
        [T] { $clause }, avgjort där reglerna tiger
       *[other] { $clause }, ur offentliga regler för spelet
    }
page-value-else = Något annat…
page-value-own = Med egna ord

## Inställningar för den här webbläsaren

page-settings-what = De gäller den här webbläsaren, vid alla bord.
page-colours = Färgernas kulör
page-colours-four = En kulör för varje
page-colours-two = Rött och svart
page-faces = Kortens utseende
page-faces-auto = Som det finns plats
page-faces-classic = Klassiskt
page-faces-big = Stort
page-theme = Tema
page-theme-system = Som enheten
page-theme-light = Dag
page-theme-dark = Natt
page-speed = Korten flyger
page-speed-what = Inget flyger där enheten ber om mindre rörelse.
page-speed-off = Inte alls
page-speed-slow = Långsamt
page-speed-normal = Som vanligt
page-speed-fast = Snabbt
page-show-played = Spelade kort
page-show-played-what = Om ett bord låter dig se vad som har spelats.
page-show-played-hidden = Minns dem själv
page-show-played-shown = Visa dem

## Inbjudan

page-invite-others =
    { $number ->
        [one] En annan adress till den här maskinen
       *[other] { $number } andra adresser till den här maskinen
    }
page-come = Vem som har kommit
page-come-free =
    { $number ->
        [0] Alla är här.
        [one] En plats är ännu ledig.
       *[other] { $number } platser är ännu lediga.
    }
page-come-you = { $name } (du)
page-invite-done = Till bordet
page-invite-link = Skicka den här länken
page-invite-scan = Eller låt dem skanna den
page-invite-say = Eller säg de tre orden
page-copy-failed = Den här webbläsaren låter inte sidan kopiera. Texten är markerad: kopiera den med Ctrl+C, eller genom att hålla fingret på den.
