### Vad ett råd och en analys säger på sidan; hämtas när någon först vill ha dem.

## Ett råd

page-hint-waits = Rådgivaren värmer ännu upp: ungefär en minut, en gång på den här maskinen. Rådet kommer av sig självt.
page-hint-all = Alla val
page-hint-losing = Hur ofta varje val förlorar given. En kortare stapel är bättre.
page-hint-scoring = Hur många poäng varje val kan väntas ge. En kortare stapel är bättre.
page-hint-knows = Bedömt efter vad du kan veta, i { $deals } prövade givar.
page-hint-solved = Uträknat till slutet: allt är känt.
page-hint-close = Lägg undan rådet
# Bredvid ett spel i en lista: det är vad som spelades.
page-played-so = spelat

## En analys

page-analysis-title = Så spelade du
page-analysis-what = Vart och ett av dina beslut granskas igen, med mer tid än vid bordet. Det bedöms efter vad du kunde veta då, aldrig efter dolda kort.
page-analysis-state =
    { $state ->
        [waiting] Andra står före dig. Din analys kommer därnäst.
        [warming] Rådgivaren värmer ännu upp: ungefär en minut, en gång på den här maskinen.
       *[running] Dina beslut granskas.
    }
page-analysis-progress =
    { $of ->
        [one] { $done } av ett beslut
       *[other] { $done } av { $of } beslut
    }
page-analysis-done = Analysen är klar.
# Framför små bilder av korten på handen, och av dem på bordet.
page-analysis-held = På handen:
page-analysis-lay = På bordet:

## Vem som får be om råd

page-set-hints = Råd
page-hints-auto = Bara ensam mot datorer
page-hints-yes = För alla som spelar
page-hints-no = För ingen
page-hints-here =
    { $allowed ->
        [yes] Den som spelar här får be om råd.
       *[no] Ingen får be om råd här.
    }

## Varför det inte finns något råd

reason-no-hints = Vid det här bordet får ingen be om råd.
reason-no-advice-here = Den här tjänsten kan inte ge råd: tillägget ”fast” är inte installerat.
reason-nothing-to-decide = Du har inget att bestämma nu.
reason-hint-under-way = Ditt förra råd räknas ännu ut.
reason-hints-busy = För många andra väntar på ett råd. Försök igen om en stund.

## Varför det inte finns någon analys

reason-no-such-analysis = Den här analysen finns inte kvar. Be om den igen.
reason-analysis-failed = Analysen kunde inte slutföras. Försök igen.
reason-analyses-busy = För många andra väntar på en analys. Försök igen om en stund.
