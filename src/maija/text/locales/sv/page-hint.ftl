### Rådet vid sidans bord; vad ett råd säger står i page-advice.

page-hint = Råd
page-hint-title = Vad vore bäst nu? (tangenten ”?”)
page-card-hinted = { $card }, rekommenderas
page-warming = De starka datorspelarna värmer ännu upp: ungefär en minut, en gång på den här maskinen. Tills dess spelar de av erfarenhet.
page-analysis-open = Hur spelade jag?
