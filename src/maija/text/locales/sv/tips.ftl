### Vad som kan hjälpa någon inför ett beslut, på sidan och i terminalen: förklaringar i det första
### spelet, och tips. Vart och ett sägs till den som ska besluta, strax före beslutet.

## Förklaringar: hur läget är, och vad man får göra. Mustamaija

prompt-lead =
    { $number ->
        [one] Du spelar ut: lägg ett kort, så måste { $seat } sticka över det eller ta upp det.
       *[other] Du spelar ut: lägg ett kort, eller flera i samma färg (högst { $number }), så måste { $seat } sticka över dem eller ta upp dem.
    }
prompt-lead-more = Ditt utspel är { $cards } så här långt: lägg till kort i samma färg, eller avsluta utspelet.
prompt-beat-all =
    { $number ->
        [one] { $suit ->
            [none] { $seat } spelar ut { $cards }: stick över med ett högre kort i samma färg, eller ta upp det.
           *[other] { $seat } spelar ut { $cards }: stick över med ett högre kort i samma färg eller med trumf, eller ta upp det.
        }
       *[other] { $suit ->
            [none] { $seat } spelar ut { $cards }: du kan sticka över allihop med högre kort i samma färg; det du låter ligga tar du upp.
           *[other] { $seat } spelar ut { $cards }: du kan sticka över allihop med högre kort i samma färg eller med trumf; det du låter ligga tar du upp.
        }
    }
prompt-beat-whole =
    { $number ->
        [one] { $suit ->
            [none] { $seat } spelar ut { $cards }: stick över med ett högre kort i samma färg, eller ta upp det.
           *[other] { $seat } spelar ut { $cards }: stick över med ett högre kort i samma färg eller med trumf, eller ta upp det.
        }
       *[other] { $suit ->
            [none] { $seat } spelar ut { $cards }: stick över allihop med högre kort i samma färg, eller ta upp allihop.
           *[other] { $seat } spelar ut { $cards }: stick över allihop med högre kort i samma färg eller med trumf, eller ta upp allihop.
        }
    }
prompt-beat-some =
    { $number ->
        [one] { $seat } spelar ut { $cards }: du kan sticka över ett av de { $against } korten, och tar upp det du låter ligga.
       *[other] { $seat } spelar ut { $cards }: du kan sticka över { $number } av de { $against } korten, och tar upp det du låter ligga.
    }
prompt-beat-none =
    { $against ->
        [one] { $seat } spelar ut { $cards }, och du kan inte sticka över kortet: ta upp det.
       *[other] { $seat } spelar ut { $cards }, och du kan inte sticka över något av korten: ta upp dem.
    }
prompt-beat-not-whole = { $seat } spelar ut { $cards }, och du kan inte sticka över allihop: ta upp allihop.
prompt-beat-must =
    { $number ->
        [one] { $seat } spelar ut { $cards }: vid det här bordet måste man sticka över allt man kan, och du kan sticka över ett kort.
       *[other] { $seat } spelar ut { $cards }: vid det här bordet måste man sticka över allt man kan, och du kan sticka över { $number } kort.
    }
prompt-claim = { $seat } har spelat ut fler kort än du har på handen: lämna alla dina kort och gå ut, eller stick över och ta upp som vanligt.
prompt-take-up =
    { $number ->
        [one] Du har svarat på allt: ta upp { $cards }.
       *[other] Du har svarat på allt: ta upp det du lät ligga, { $cards }.
    }
prompt-draw =
    { $against ->
        [0] Du har inga kort: fyll på handen från talongen.
       *[other] Du får fylla på handen från talongen, eller låta talongen vara.
    }
prompt-name = Du har { $cards }, kung och dam i samma färg: gör färgen till trumf, eller avstå.
prompt-may-name = Du har { $cards }, kung och dam i samma färg: du får göra färgen till trumf nu, fast det inte är din tur.

## Förklaringar: Hjärter

prompt-pass =
    { $number ->
        [one] Välj ett kort att skicka till { $seat }: alla skickar samtidigt, och du ser först efteråt vad du får.
       *[other] Välj { $number } kort att skicka till { $seat }: alla skickar samtidigt, och du ser först efteråt vad du får.
    }
prompt-only-card = Du har inget val nu: spela { $cards }.
prompt-trick-lead = Du spelar ut i sticket: lägg vilket kort som helst, och det högsta i dess färg tar sticket.
prompt-trick-lead-no-hearts = Du spelar ut i sticket: lägg vilket kort som helst utom hjärter, för ingen hjärter har spelats än.
prompt-trick-lead-club = Du spelar ut i första sticket: lägg en valfri klöver.
prompt-trick-lead-harmless = Du spelar ut i första sticket: lägg ett kort som inte ger poäng.
prompt-follow = Du har { $suit } och måste följa färg; än så länge går sticket till { $seat }.
prompt-throw-off = Du har ingen { $suit }: lägg vilket kort som helst; än så länge går sticket till { $seat }.
prompt-throw-off-harmless = Du har ingen { $suit }: lägg ett kort som inte ger poäng, för det här är första sticket.
prompt-moon =
    { $number ->
        [one] Du har skjutit månen: ge var och en av de andra en poäng, eller dra av den från dina egna.
       *[other] Du har skjutit månen: ge var och en av de andra { $number } poäng, eller dra av dem från dina egna.
    }

## Tips: Mustamaija

tip-claim-overload =
    { $against ->
        [one] { $seat } har spelat ut { $number } kort, och du har ett: lämna det, så är du ute.
       *[other] { $seat } har spelat ut { $number } kort, och du har { $against }: lämna dem, så är du ute.
    }
tip-mind-overload = Talongen är slut: spelar du ut fler kort än { $seat } har kan du få hela den handen.
tip-count-hands = Talongen är slut: räkna ut hur många kort { $seat } kan ha kvar, och låt ingen räkna dina.
tip-lead-queen-late = Ingen kan sticka över spader dam: den som behåller den till slutet förlorar, så spela ut den till { $seat } medan du kan.
tip-unbeaten =
    { $number ->
        [0] Ingen kan längre sticka över { $cards }: det du spelar ut av dem måste { $seat } ta upp.
       *[other] Bara trumf kan ännu sticka över { $cards }: fråga dig om { $seat } har trumf att lägga.
    }
tip-two-suits = Talongen tar snart slut: med högst två färger på handen går man lätt ut, och du har { $number }.
tip-draw-little =
    { $number ->
        [one] Ett kort är kvar i talongen: från och med nu är det bättre att inte ta kort.
       *[other] { $number } kort är kvar i talongen: från och med nu är det bättre att inte ta kort.
    }
tip-last-of-stock = Talongens sista kort är { $cards }, ett trumfkort: försök bli den som får det.
tip-watch-trumps =
    { $against ->
        [0] All trumf som du inte har är ur spel: ingen annan kan sticka över med trumf längre.
        [one] { $number } trumf är ur spel och en enda är ännu ute: håll räkning på trumfen.
       *[other] { $number } trumf är ur spel och { $against } är ännu ute: håll räkning på trumfen.
    }
tip-hold-trump-back = Du behöver inte göra { $suit } till trumf än: senare har de andra gjort av med sina höga kort i färgen.
tip-keep-pair-cards = Behåll kungar och damer, { $cards }: den som tar upp en sådan kan få paret som bestämmer trumf.
tip-keep-queen = Spader dam är ofta värd att spara till sent: ingen kan sticka över den.
tip-small-first = Spela ut små kort först, och behåll de höga.
tip-spare-trumps =
    { $number ->
        [one] Du måste ändå ta upp { $cards }: det kan vara bättre att inte offra en trumf på resten.
       *[other] Du måste ändå ta upp { $cards }: det kan vara bättre att inte offra trumf på resten.
    }
tip-smallest-first = Du kan inte sticka över allt: stick över de minsta korten först, och börja med { $cards }.

## Tips: Hjärter

tip-pass-queen = Med så få spader bredvid sig dras spader dam snart ur din hand: skicka den till { $seat }.
tip-guarded-queen = Du har { $number } lägre spader: du kan behålla spader dam, för den dras inte ur handen så lätt.
tip-pass-high-spades = Höga spader är en risk, för spader dam kan falla på dem: överväg att skicka { $cards }.
tip-pass-short-suit = I { $suit } har du bara { $cards }: utan den färgen kan du saka poängkort när den spelas ut.
tip-stop-moon = Bara { $seat } har tagit poängkort hittills, { $number } poäng: tar någon annan ett enda blir det ingen måne.
tip-own-moon = Bara du har tagit poängkort hittills, { $number } poäng: tar du alla andra också skjuter du månen.
tip-catch-omnibus = I det här sticket ligger { $cards }: den som tar det får tio poängs avdrag.
tip-hold-high-spades = Spader dam är ännu ute och kan falla på { $cards }: spela ut något annat.
tip-draw-queen-out = En låg spader som { $cards } kan locka fram spader dam, och det är inte du som tar den.
tip-first-trick-free = I första sticket faller inga poängkort så länge det kan undvikas: ett bra tillfälle att bli av med { $cards }.
tip-first-trick-costs = Vid det här bordet kan poängkort falla redan i första sticket: ta det bara om du vill ha det.
tip-throw-costly =
    { $number ->
        [one] Du behöver inte följa färg: saka { $cards }, som ger en poäng, medan sticket går till { $seat }.
       *[other] Du behöver inte följa färg: saka { $cards }, som ger { $number } poäng, medan sticket går till { $seat }.
    }
tip-duck =
    { $number ->
        [one] Det här sticket ger en poäng: { $cards } är ditt högsta kort som inte tar det.
       *[other] Det här sticket ger { $number } poäng: { $cards } är ditt högsta kort som inte tar det.
    }
tip-last-and-free = Du lägger sist, och det här sticket ger inga poäng: ett bra tillfälle att bli av med { $cards }.

## I terminalen

guide-tip = Tips: { $sentence } ({ $clause })
help-tips = Hjälp inför dina beslut: hur läget är, och tips. Förvalt i ditt första spel här, och tips i de tre första.
