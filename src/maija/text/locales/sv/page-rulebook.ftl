### Regelboken på sidan.

page-rules-compare = Jämför
page-rules-examples = Exempel med kort
page-rules-sources = Var varje regel kommer ifrån
page-rules-where = Var reglerna kommer ifrån
page-rules-print = Skriv ut
page-rules-sheet = Skriv ut eller jämför
page-rule-show = Visa regeln
page-compare-with = Vad som skiljer från
page-compare-rule = Regel
page-compare-caption = { $one } och { $other }: vad som skiljer
page-compare-same = { $one } och { $other } spelas efter samma regler.
page-compare-nothing = –
page-rules-file-save = Spara som fil
page-rules-file-open = Öppna en fil med husregler
page-rules-file-wrong =
    { $why ->
        [newer] Filen är gjord av en nyare Maija och kan inte läsas här.
       *[none] Det här är ingen fil med husregler.
    }
