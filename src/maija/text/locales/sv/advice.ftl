### Råd: ett spel i ord, vad det kan ge, och vad som kan sägas om det. `$who` är ”you” eller ”other”,
### `$seat` ett namn, `$cards` kort med mellanrum.

## Ett spel, som etikett: ”Bäst: spela ut ♣7 ♣8”. `$pairs` är en rad par, vart och ett `advice-pair`.

advice-play-lead = spela ut { $cards }
advice-play-add = lägg till { $cards }
advice-play-end = avsluta utspelet
advice-play-beat = stick över { $pairs }
advice-play-beat-some = stick över { $pairs }; låt { $cards } ligga
advice-play-leave = stick inte över något och låt { $cards } ligga
advice-pair = { $card } med { $beater }
advice-play-card = spela { $cards }
advice-play-pass = skicka { $cards }
advice-play-word = { $word }
advice-play-name = gör { $suit } till trumf
advice-play-wait = gör ingen färg till trumf nu

## Vad det kan ge. `$percent`, `$margin` och `$points` är tal; en marginal är hälften av intervallet på
## 95 %. `$deals` säger i hur många givar det prövades.

advice-losing =
    Risken att förlora given: { NUMBER($percent, maximumFractionDigits: 0) } %, med en marginal på { NUMBER($margin, maximumFractionDigits: 0) }.
advice-points =
    Att vänta i den här given: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } poäng, med en marginal på { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
advice-solved =
    { $value ->
        [win] Uträknat till slutet: rätt spelad kan given inte längre förloras.
        [draw] Uträknat till slutet: spelar båda rätt förlorar ingen given.
       *[loss] Uträknat till slutet: spelar motståndaren rätt är given förlorad.
    }
advice-short-losing = förlorar { NUMBER($percent, maximumFractionDigits: 0) } %
advice-short-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } poäng
advice-short-solved =
    { $value ->
        [win] kan inte förlora
        [draw] ingen förlorar
       *[loss] förlorad om motståndaren spelar rätt
    }
advice-margin-losing = ± { NUMBER($margin, maximumFractionDigits: 0) }
advice-margin-points = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-few =
    { $deals ->
        [one] ungefärligt: en giv prövad
       *[other] ungefärligt: { $deals } givar prövade
    }
advice-alike = samma sak som { $card }
advice-best = Bäst: { $play }
advice-all = Allt som kan göras, det bästa först:
advice-more = ”{ $command }” visar allt som kan göras.
advice-match = Det är partiet som avgör, inte bara poängen i den här given.
advice-knowledge = Bedömt efter vad den här platsen kan veta. Dolda kort tittar ingen på.
advice-nothing = Det finns inget att bestämma nu.
advice-warming = Råden förbereds: ungefär en minut, bara den här gången. Fråga igen sedan.
advice-missing = Råd och analyser kräver tillägget ”fast”: pip install maija[fast]
advice-unknown = Ett råd begärs med ”{ $one }” eller ”{ $all }”.
hint = råd
hint-all = allt

## Vad som kan sägas om ett spel. Det står för sig självt, utan ”du”: samma mening sägs om dina egna
## spel och om andras.

remark-names-trump = Gör { $suit } till trumf.
remark-names-nothing = Sparar rätten att bestämma trumf till senare.
remark-claims-overload = Lämnar ifrån sig korten: hela handen går till den som spelade ut.
remark-draws = Fyller på handen från talongen.
remark-declines = Låter talongen vara.
remark-beats-all =
    { $number ->
        [one] Kortet blir överstucket.
       *[other] Alla { $number } korten blir överstuckna.
    }
remark-leaves =
    { $number ->
        [one] Ett kort blir liggande och tas upp.
       *[other] { $number } kort blir liggande och tas upp.
    }
remark-empties-hand =
    { $number ->
        [0] Sista kortet spelas, och det finns inget kvar att ta.
       *[other] Sista kortet på hand spelas; det finns ännu en talong.
    }
remark-keeps-trumps = Trumf stannar på handen: { $cards }.
remark-spends-trumps =
    { $number ->
        [one] Det kostar ett trumfkort: { $cards }.
       *[other] Det kostar trumfkort: { $cards }.
    }
remark-spends-high = Höga kort går åt: { $cards }.
remark-cards-stay =
    { $number ->
        [one] Ett kort stannar på handen.
       *[other] { $number } kort stannar på handen.
    }
remark-keeps-queen = Spader dam stannar på handen.
remark-leads-queen =
    { $who ->
        [you] Spader dam spelas ut mot dig.
       *[other] Spader dam spelas ut mot { $seat }.
    }
remark-beats-with-queen = Spader dam lämnar handen på så sätt.
remark-breaks-pair = Paret som ännu kan göra { $suit } till trumf splittras.
remark-voids-suit = Ingen { $suit } blir kvar på handen.
remark-cannot-win-trick =
    { $who ->
        [you] Kan inte ta sticket: det är ditt än så länge.
       *[other] Kan inte ta sticket: { $seat } har det än så länge.
    }
remark-wins-trick-so-far =
    { $number ->
        [0] Tar sticket än så länge.
        [one] Tar sticket än så länge, med en poäng i det.
       *[other] Tar sticket än så länge, med { $number } poäng i det.
    }
remark-still-out =
    { $number ->
        [0] { $against ->
            [0] Inget annat kort i den färgen är ute: det står sig.
            [one] Inget lägre kort i den färgen är ute, och ett högre.
           *[other] Inget lägre kort i den färgen är ute, och { $against } högre.
        }
        [one] { $against ->
            [0] Ett lägre kort i den färgen är ute, och inget högre.
            [one] Ett lägre kort i den färgen är ute, och ett högre.
           *[other] Ett lägre kort i den färgen är ute, och { $against } högre.
        }
       *[other] { $against ->
            [0] { $number } lägre kort i den färgen är ute, och inget högre.
            [one] { $number } lägre kort i den färgen är ute, och ett högre.
           *[other] { $number } lägre kort i den färgen är ute, och { $against } högre.
        }
    }
remark-queen-may-fall = Spader dam är ännu ute och kan falla på det.
remark-takes-trick =
    { $number ->
        [0] Tar sticket, som inte har några poäng.
        [one] Tar sticket, med en poäng i det.
       *[other] Tar sticket, med { $number } poäng i det.
    }
remark-lets-trick-go =
    { $who ->
        [you] { $number ->
            [0] Sticket blir ditt och har inga poäng.
            [one] Sticket blir ditt, med en poäng i det.
           *[other] Sticket blir ditt, med { $number } poäng i det.
        }
       *[other] { $number ->
            [0] Sticket går till { $seat } och har inga poäng.
            [one] Sticket går till { $seat }, med en poäng i det.
           *[other] Sticket går till { $seat }, med { $number } poäng i det.
        }
    }
remark-passes-queen =
    { $who ->
        [you] Spader dam går till dig.
       *[other] Spader dam går till { $seat }.
    }
remark-sheds-queen =
    { $who ->
        [you] Spader dam faller på ett stick som du har än så länge.
       *[other] Spader dam faller på ett stick som { $seat } har än så länge.
    }
remark-sheds-points =
    { $who ->
        [you] { $number ->
            [one] { $cards } faller på ett stick som du har än så länge: en poäng.
           *[other] { $cards } faller på ett stick som du har än så länge: { $number } poäng.
        }
       *[other] { $number ->
            [one] { $cards } faller på ett stick som { $seat } har än så länge: en poäng.
           *[other] { $cards } faller på ett stick som { $seat } har än så länge: { $number } poäng.
        }
    }
remark-goes-for-moon = Siktar på månen, som lyckades i { $number } % av de prövade givarna.
remark-stops-moon = Någon annan skjuter månen i { $number } % av de prövade givarna, mot { $against } % annars.
remark-scores-moon =
    { $number ->
        [one] Månen räknas som en poäng.
       *[other] Månen räknas som { $number } poäng.
    }
