### Mitä vihje ja analyysi sanovat sivulla; ladataan, kun joku ensi kerran haluaa sellaisen.

## Vihje

page-hint-waits = Neuvonantaja valmistautuu vielä: noin minuutin, kerran tällä koneella. Vihje tulee itsestään.
page-hint-all = Kaikki vaihtoehdot
page-hint-losing = Kuinka usein kukin vaihtoehto häviää jaon. Lyhyempi palkki on parempi.
page-hint-scoring = Kuinka monta pistettä kukin vaihtoehto todennäköisesti tuo. Lyhyempi palkki on parempi.
page-hint-knows = Arvioitu sen mukaan, mitä voit tietää, { $deals } kokeillussa jaossa.
page-hint-solved = Laskettu loppuun asti: kaikki tiedetään.
page-hint-close = Pane vihje pois
page-played-so = pelattu

## Analyysi

page-analysis-title = Miten pelasit
page-analysis-what = Jokainen päätöksesi käydään läpi uudelleen, pidempään miettien kuin pöydässä. Se arvioidaan sen mukaan, mitä saatoit silloin tietää, ei koskaan piilossa olevien korttien mukaan.
page-analysis-state =
    { $state ->
        [waiting] Muita on ennen sinua. Analyysisi tulee seuraavaksi.
        [warming] Neuvonantaja valmistautuu vielä: noin minuutin, kerran tällä koneella.
       *[running] Päätöksiäsi käydään läpi.
    }
page-analysis-progress =
    { $of ->
        [one] { $done } yhdestä päätöksestä
       *[other] { $done } / { $of } päätöstä
    }
page-analysis-done = Analyysi on valmis.
page-analysis-held = Kädessä:
page-analysis-lay = Pöydässä:

## Kuka saa pyytää vihjeitä

page-set-hints = Vihjeet
page-hints-auto = Vain yksin pelaavalle
page-hints-yes = Kaikille pelaajille
page-hints-no = Ei kenellekään
page-hints-here =
    { $allowed ->
        [yes] Tässä pöydässä pelaaja saa pyytää vihjeitä.
       *[no] Tässä pöydässä kukaan ei saa pyytää vihjeitä.
    }

## Miksi vihjettä ei tule

reason-no-hints = Tässä pöydässä kukaan ei saa pyytää vihjeitä.
reason-no-advice-here = Tämä palvelu ei voi antaa vihjeitä: lisäosaa ”fast” ei ole asennettu.
reason-nothing-to-decide = Sinulla ei ole nyt mitään päätettävää.
reason-hint-under-way = Edellistä vihjettäsi lasketaan vielä.
reason-hints-busy = Liian moni muu odottaa vihjettä. Yritä hetken kuluttua uudelleen.

## Miksi analyysiä ei tule

reason-no-such-analysis = Tätä analyysiä ei enää ole tallessa. Pyydä se uudelleen.
reason-analysis-failed = Analyysiä ei saatu valmiiksi. Yritä uudelleen.
reason-analyses-busy = Liian moni muu odottaa analyysiä. Yritä jonkin ajan kuluttua uudelleen.
