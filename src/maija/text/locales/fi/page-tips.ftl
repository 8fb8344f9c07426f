### Opastus ja vinkit sivun pöydässä: laatikko, jossa ne ovat, ja se, milloin ne tulevat.

page-guide = Apua tähän valintaan
page-guide-close = Pane pois
page-guide-off = Ei enää apua
page-guide-gone = Apua ei enää tule. Sen saa takaisin asetuksista.
page-guides = Oppiminen
page-prompts = Mitä kysytään
page-prompts-what = Kertoo jokaisen valintasi kohdalla, mikä on tilanne ja mitä voit tehdä.
page-prompts-first = Ensimmäisessä ottelussa
page-prompts-on = Aina
page-prompts-off = Ei koskaan
page-tips = Vinkit
page-tips-what = Kertoo silloin tällöin, mikä on hyvä tietää; jokaisen vinkin kerran jaossa.
page-tips-first = Ensimmäisissä otteluissa
page-tips-on = Aina
page-tips-off = Ei koskaan
