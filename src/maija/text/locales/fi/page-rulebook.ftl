### Sääntökirja sivulla.

page-rules-examples = Esimerkit kortteineen
page-rules-sources = Mistä kukin sääntö on peräisin
page-rules-where = Mistä säännöt ovat peräisin
# Linkki pöydästä sääntöihin omalla näytöllään.
page-rules-sheet = Tulosta tai vertaa
# Painike hylkäyksen vieressä; se avaa sääntökirjan hylkäyksen takana olevan säännön kohdalta.
page-rule-show = Näytä sääntö
page-rules-file-save = Tallenna tiedostoksi
page-rules-file-open = Avaa talon sääntöjen tiedosto
page-rules-file-wrong =
    { $why ->
        [newer] Tiedoston on tehnyt uudempi Maija; sitä ei voi lukea täällä.
       *[none] Tämä ei ole talon sääntöjen tiedosto.
    }
