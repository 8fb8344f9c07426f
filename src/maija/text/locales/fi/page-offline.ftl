### Ilman verkkoa: mitä selain säilyttää laitteella ja mikä onnistuu, kun palvelu ei vastaa.

## Palvelu ei vastaa

page-offline-away = Palveluun ei saada yhteyttä.
page-offline-away-kept = Tietokoneita vastaan pelaat täällä edelleen, myös tällä laitteella aloitetuissa pöydissä. Muiden pöydät, kutsut ja eteenpäin ajattelevat tietokonepelaajat tarvitsevat palvelun.
page-offline-away-nothing = Tällä laitteella ei ole vielä säilytetty mitään, millä pelata. Se onnistuu alempana, kun palvelu taas vastaa.
# Tällä laitteella säilytettävän pöydän vieressä.
page-here = tällä laitteella
reason-open-elsewhere = Tämä pöytä on auki tämän selaimen toisessa ikkunassa. Sulje se ensin siellä.
reason-offline-failed = Se, mitä pelaaminen ilman verkkoa vaatii, ei käynnisty tällä laitteella.
