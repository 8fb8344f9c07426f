### Ett spel i terminalen.

## Bordet

facts = { $one }; { $other }
table-header = { $game }, giv { $number }
table-lot =
    { $who ->
        [you] Lotten avgjorde: du ger.
       *[other] Lotten avgjorde: { $seat } ger.
    }
table-cut =
    { $who ->
        [you] Dragningen om given: { $drawn }. Du ger.
       *[other] Dragningen om given: { $drawn }. { $seat } ger.
    }
table-deals =
    { $who ->
        [you] Du ger.
       *[other] { $seat } ger.
    }
table-sealed = Kortleken blandades och förseglades innan någon såg ett kort: { $seal }…
table-trumps =
    { $suit ->
        [none] Ingen trumf
       *[other] Trumf: { $suit }
    }
table-stock =
    { $card ->
        [none] { $number ->
            [0] talong: slut
           *[other] talong: { $number }
        }
       *[other] talong: { $number }, uppslaget { $card }
    }
table-open = { $card }
table-beaten = { $card } (överstucket med { $beater })
table-left = { $card } (ligger kvar)
table-bout = På bordet: { $cards }
table-seat =
    { $who ->
        [you] Du: { $facts }
       *[other] { $seat }: { $facts }
    }
table-held =
    { $number ->
        [one] 1 kort
       *[other] { $number } kort
    }
table-shown = har visat { $cards }
table-hand-role =
    { $role ->
        [leads] Din hand (du spelar ut): { $cards }
        [defends] Din hand (du sticker över): { $cards }
        [out] Din hand (du är ute): { $cards }
       *[none] Din hand: { $cards }
    }
table-role =
    { $role ->
        [leads] spelar ut
        [defends] sticker över
       *[out] ute
    }
table-totals = Hittills: { $totals }
table-hand = Din hand: { $cards }
table-trick = Stick { $number }: { $cards }
table-played = { $seat } { $card }
table-winning = { $seat } { $card } (leder)
table-taken =
    { $who ->
        [you] Du
       *[other] { $seat }
    }: { $tricks ->
        [one] 1 stick
       *[other] { $tricks } stick
    }{ $cards ->
        [none] { "" }
       *[other] , { $cards }
    }

## Vad du tillfrågas om

ask-lead = Du spelar ut till { $seat }. Vilket kort? Flera på samma rad är ett enda utspel.
ask-more = Ett kort till, eller klar?
ask-beat = Sticka över { $card }, eller ta upp?
ask-answered = Alla kort har fått sitt svar. Tar du upp det du lät ligga?
ask-draw = Tar du kort?
ask-name = Bestämmer du trumf?
ask-meanwhile = Du har ett par. Bestäm trumf nu, eller Enter för att fortsätta.
ask-pass =
    { $number ->
        [one] Skicka ett kort till { $seat }. Vilket?
       *[other] Skicka { $number } kort på samma rad till { $seat }. Vilka?
    }
ask-trick-lead = Du spelar ut. Vilket kort?
ask-trick-follow = Din tur. Vilket kort?
ask-moon = Du har skjutit månen. Hur ska den räknas?
ask-another = En giv till? ja eller nej
ask-match = Partiet är slut. Ett till? ja eller nej
choice = { $number } { $text }
prompt = >
yes = ja
no = nej

## Vad du skrev

entry-nothing = Skriv numret på ett val, eller kort som { $example }. ”hjälp” berättar mer.
entry-number = Det finns inget val { $number }: de går från 1 till { $last }.
entry-unknown = ”{ $text }” är varken ett nummer i listan, ett kort (som { $example }) eller ett av spelets ord.
entry-count =
    { $number ->
        [one] Välj precis ett kort.
       *[other] Välj precis { $number } kort.
    }
entry-yes-no = Skriv ja eller nej.
entry-help =
    Skriv numret på ett val, dess ord, eller ett kort: 3s, 10h, ds, ♠D. Flera kort eller nummer på
    samma rad görs tillsammans, eller inte alls. Ett utspel med flera kort avslutas av sig självt.
    ”?” visar reglerna som gäller, ”varför” förklarar det senaste avslaget, ”råd” visar det bästa
    spelet, ”råd allt” vad allt skulle ge, ”ångra” tar tillbaka ditt senaste beslut, ”spara” eller
    ”spara FIL” sparar spelet, ”fortsätt NAMN” byter till ett annat, ”sluta” lämnar spelet och
    sparar det.
help = hjälp
quit = sluta
undo = ångra
save = spara
resume = fortsätt
rules = regler
why = varför
last = senaste
why-nothing = Inget har avslagits.
why-right = Rätt vore: { $actions }.
undo-nothing = Det finns inget att ta tillbaka i den här given.
undo-done = Tillbakataget. Samma kort, ditt senaste beslut en gång till.

## Filer

resume-done = Här slutade du. Allt är som det var.

save-done = Spelet är sparat: { $file }
save-failed = Spelet kunde inte sparas där: { $why }. Pröva ”spara FIL” med ett annat ställe.
save-exists = Det finns en annan fil med det namnet, och den lämnas som den är: { $file }
keep-failed = Spelet kunde inte sparas: { $why }. Det fortsätter; ”spara FIL” sparar det på ett annat ställe.
keep-lost = Spelet kunde inte sparas någonstans: { $why }.
leave-kept = Spelet är sparat. För att fortsätta: maija play --resume { $file }
leave-over = Hela partiet är sparat: { $file }
resume-none = Inget spel är sparat i { $folder }.
resume-which = Vilket spel? Skriv ”fortsätt” och dess namn eller fil. De senaste: { $names }.
resume-seat = { $file } kan inte spelas vidare här: på plats { $seat } sitter ”{ $name }”. Du måste sitta på A, och datorspelare som det här programmet har på de andra.
resume-over = Partiet i { $file } är slut. För att se på det: maija replay { $file }
file-unreadable = { $file } kan inte läsas: { $why }.
file-line = { $file }, rad { $line }: { $sentence }
file-refused = reglerna godtar inte detta: ”{ $sentence }”
file-whole = { $file }: { $sentence }

## Slutet

end-deal = Den här given: { $scores }
end-totals = Sammanlagt: { $scores }
end-places = Placeringar: { $places }
end-score = { $seat } { $number }
end-place = { $number }. { $seat }
end-seed = Samma spel igen: --seed { $seed }
end-broken = Given gick runt i cirklar och avbryts: ingen får poäng, och man ger på nytt.
end-verify = Blandningen i varje avslutad giv kan granskas: maija verify { $file }
goodbye = Hej då.

## Ett sparat spel

back = tillbaka
replay-title =
    { $players ->
        [one] { $game }, en spelare
       *[other] { $game }, { $players } spelare
    }
replay-computer = { $seat }: datorspelaren ”{ $name }”
replay-hand =
    { $who ->
        [you] Du: { $cards }
       *[other] { $seat }: { $cards }
    }
replay-prompt = { $at }/{ $last } >
replay-help = Enter visar nästa steg, ”t” det förra, ett nummer det steget, ”s” slutar.
replay-number = Stegen går från 1 till { $last }.
replay-first = Det här är första steget. Enter visar nästa.
replay-last = Det här var sista steget. ”t” går tillbaka, ”s” slutar.
replay-empty = Inget delades ut i det här spelet.
replay-unfinished = Partiet lämnades här.
