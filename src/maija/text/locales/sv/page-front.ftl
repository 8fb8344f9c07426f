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
