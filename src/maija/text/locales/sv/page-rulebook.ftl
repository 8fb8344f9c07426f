### Regelboken på sidan.

page-rules-examples = Exempel med kort
page-rules-sources = Var varje regel kommer ifrån
page-rules-where = Var reglerna kommer ifrån
page-rules-sheet = Skriv ut eller jämför
page-rule-show = Visa regeln
page-rules-file-save = Spara som fil
page-rules-file-open = Öppna en fil med husregler
page-rules-file-wrong =
    { $why ->
        [newer] Filen är gjord av en nyare Maija och kan inte läsas här.
       *[none] Det här är ingen fil med husregler.
    }
