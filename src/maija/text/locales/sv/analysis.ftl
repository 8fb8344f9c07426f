### Analysen av ett avslutat parti. `$who` är ”you” eller ”other”, `$seat` ett namn, `$cards` kort med
### mellanrum, `$play` ett spel som etikett (`advice-play-…`), `$estimate` vad det kan ge
### (`advice-short-…`).

analysis-title =
    Analys: { $game }, { $players ->
        [one] en spelare
       *[other] { $players } spelare
    }
analysis-knowledge = Varje beslut bedöms efter vad platsen kunde veta då. Dolda kort har ingen tittat på: de gavs om gång på gång, så som platsen kunde tro att de låg.
analysis-method =
    { $deals ->
        [one] För varje beslut prövades en giv.
       *[other] För varje beslut prövades upp till { $deals } givar.
    }
analysis-forced =
    { $number ->
        [0] Varje handling var ett val.
        [one] En handling undersöktes inte: inget annat kunde göras.
       *[other] { $number } handlingar undersöktes inte: inget annat kunde göras.
    }
analysis-seat =
    { $who ->
        [you] Dina beslut
       *[other] Beslut av { $seat }
    }
analysis-summary =
    { $decisions ->
        [one] Ett beslut
       *[other] { $decisions } beslut
    }: { $clear ->
        [0] inget kostade tydligt något.
        [one] ett kostade tydligt något.
       *[other] { $clear } kostade tydligt något.
    }
analysis-empty = Det fanns inget att bestämma.
analysis-deal = Giv { $number }
analysis-outcome =
    { $how ->
        [lost] förlorad
        [kept] inte förlorad
        [drawn] ingen förlorade
       *[left] inte avslutad
    }
analysis-outcome-points =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
analysis-curve-losing = Risken att förlora, beslut för beslut
analysis-curve-points = Poäng att vänta, beslut för beslut
analysis-curve-made = som det spelades
analysis-curve-possible = som bäst
analysis-curve-cost = vad det tydligt kostade
analysis-curve-end = hur given slutade
analysis-point = { $number }. { $played }: { $estimate }
analysis-costliest = Vad som kostade mest
analysis-none = Inget beslut kostade tydligt något.
analysis-decision = { $place }. Giv { $deal }, { $question }
analysis-all = Alla beslut
analysis-column-deal = Giv
analysis-column-number = Nr
analysis-column-asked = Fråga
analysis-column-played = Spelat
analysis-column-reached = Ger
analysis-column-best = Bättre
analysis-column-cost = Kostnad

## Vad en plats tillfrågades om, i en rubrik.

analysis-asked-lead =
    { $who ->
        [you] utspelet mot dig
       *[other] utspelet mot { $seat }
    }
analysis-asked-add = fler kort till utspelet { $cards }
analysis-asked-defend =
    { $who ->
        [you] svaret på { $cards } från dig
       *[other] svaret på { $cards } från { $seat }
    }
analysis-asked-draw = om kort ska tas
analysis-asked-name = om trumf ska bestämmas
analysis-asked-meanwhile = om trumf ska bestämmas utom tur
analysis-asked-pass =
    { $who ->
        [you] korten att skicka till dig
       *[other] korten att skicka till { $seat }
    }
analysis-asked-trick =
    { $cards ->
        [none] utspelet i ett stick
       *[other] kortet till sticket { $cards }
    }
analysis-asked-moon = hur månen räknas

## Ett beslut.

analysis-hand = På handen: { $cards }
analysis-trumps =
    { $suit ->
        [none] Ingen trumf.
       *[other] Trumf: { $suit }.
    } { $number ->
        [0] Talongen är slut.
        [one] Ett kort kan ännu tas.
       *[other] { $number } kort kan ännu tas.
    }
analysis-played = Spelat: { $play } ({ $estimate })
analysis-better = Bättre: { $play } ({ $estimate })
analysis-cost-losing = Kostnad: risken att förlora ökar med { NUMBER($percent, maximumFractionDigits: 0) } procentenheter, med en marginal på { NUMBER($margin, maximumFractionDigits: 0) }
analysis-cost-points = Kostnad: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } poäng mer
analysis-cost-match = Kostnad: inga egna poäng, men de andra klarar sig bättre i partiet
analysis-short-losing = { NUMBER($percent, maximumFractionDigits: 0) } %
analysis-short-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-short-match = parti
analysis-for-best = Om det bättre spelet
analysis-for-played = Om det valda spelet
analysis-written = Analysen är skriven: { $file }

## Kommandot

help-analyse = Undersök varje beslut i ett sparat parti: vad det kostade och vad som hade varit bättre.
help-analyse-seat = Vems beslut: en plats (A, B, … eller 1, 2, …), ett namn eller ”all”; människornas om inget annat sägs.
help-analyse-deals = Givar som får prövas för varje beslut; fler tar längre tid och är säkrare.
help-analyse-html = Skriv den som en sida med kurvor, hel i en enda fil, till den här filen.
help-analyse-every = Visa alla beslut, inte bara de dyraste.
metavar-seat = PLATS
analyse-working = Undersöker
analyse-preparing = Förbereder: ungefär en minut, bara den här gången
error-analyse-seat = Det finns ingen plats ”{ $text }” i det här partiet. Det finns: { $seats }
error-analyse-empty = Inget spelades i { $file }.
