### Vihjeet sivun pöydässä: se, mikä on aina esillä. Mitä vihje sanoo, on tiedostossa page-advice.

page-hint = Vihje
page-hint-title = Mikä olisi nyt parasta? (näppäin ”?”)
page-card-hinted = { $card }, suositus
page-warming = Vahvat tietokonepelaajat valmistautuvat vielä: noin minuutin, kerran tällä koneella. Siihen asti ne pelaavat kokemuksella.
page-set-hints = Vihjeet
page-hints-auto = Vain sille, joka pelaa yksin tietokoneita vastaan
page-hints-yes = Kaikille pelaajille
page-hints-no = Ei kenellekään
page-hints-here =
    { $allowed ->
        [yes] Tässä pöydässä pelaaja saa pyytää vihjeitä.
       *[no] Tässä pöydässä kukaan ei saa pyytää vihjeitä.
    }
page-analysis-open = Miten pelasin?

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
