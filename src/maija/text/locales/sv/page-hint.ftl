### Rådet vid bordet, och vad som nekas.

page-hint = Råd
page-hint-title = Vad vore bäst nu? (tangenten ”?”)
page-card-hinted = { $card }, rekommenderas
page-warming = De starka datorspelarna värmer ännu upp: ungefär en minut, en gång på den här maskinen. Tills dess spelar de av erfarenhet.
page-set-hints = Råd
page-hints-auto = Bara för den som spelar ensam mot datorer
page-hints-yes = För alla som spelar
page-hints-no = För ingen
page-hints-here =
    { $allowed ->
        [yes] Den som spelar här får be om råd.
       *[no] Ingen får be om råd här.
    }
page-analysis-open = Hur spelade jag?
reason-no-hints = Vid det här bordet får ingen be om råd.
reason-no-advice-here = Den här tjänsten kan inte ge råd: tillägget ”fast” är inte installerat.
reason-nothing-to-decide = Du har inget att bestämma nu.
reason-hint-under-way = Ditt förra råd räknas ännu ut.
reason-hints-busy = För många andra väntar på ett råd. Försök igen om en stund.
reason-no-such-analysis = Den här analysen finns inte kvar. Be om den igen.
reason-analysis-failed = Analysen kunde inte slutföras. Försök igen.
reason-analyses-busy = För många andra väntar på en analys. Försök igen om en stund.
