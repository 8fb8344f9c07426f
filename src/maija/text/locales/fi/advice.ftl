### Vihjeet: mitä voi tehdä, mitä siitä luultavasti seuraa ja mitä siitä voi sanoa. `$who` on ”you”
### tai ”other”, `$seat` nimi, `$cards` kortteja välilyönnein. Nimet pysyvät perusmuodossa.

## Teko otsakkeena: ”Paras: lyönti ♣7 ♣8”. `$pairs` on luettelo pareja (`advice-pair`).

advice-play-lead = lyönti { $cards }
advice-play-add = lisäksi { $cards }
advice-play-end = lyönti on valmis
advice-play-beat = kaato: { $pairs }
advice-play-beat-some = kaato: { $pairs }; kaatamatta { $cards }
advice-play-leave = mitään ei kaadeta, kaatamatta { $cards }
advice-pair = { $card } (päällä { $beater })
advice-play-card = { $cards }
advice-play-pass = annetaan { $cards }
advice-play-word = { $word }
advice-play-name =
    { $suit ->
        [risti] risti valtiksi
        [ruutu] ruutu valtiksi
        [hertta] hertta valtiksi
       *[pata] pata valtiksi
    }
advice-play-wait = valttia ei määrätä vielä

## Mitä siitä luultavasti seuraa.

advice-losing =
    Häviämisen todennäköisyys tässä jaossa: { NUMBER($percent, maximumFractionDigits: 0) } %, epävarmuus ± { NUMBER($margin, maximumFractionDigits: 0) }.
advice-points =
    Odotettavissa tässä jaossa: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä, epävarmuus ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
advice-solved =
    { $value ->
        [win] Laskettu loppuun asti: oikein pelaten tätä jakoa ei voi enää hävitä.
        [draw] Laskettu loppuun asti: jos molemmat pelaavat oikein, kukaan ei häviä tätä jakoa.
       *[loss] Laskettu loppuun asti: jos toinen pelaa oikein, tämä jako on hävitty.
    }
advice-short-losing = häviää { NUMBER($percent, maximumFractionDigits: 0) } %
advice-short-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pistettä
advice-short-solved =
    { $value ->
        [win] ei voi hävitä
        [draw] kukaan ei häviä
       *[loss] hävitty, jos toinen pelaa oikein
    }
advice-margin-losing = ± { NUMBER($margin, maximumFractionDigits: 0) }
advice-margin-points = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-few =
    { $deals ->
        [one] karkea: kokeiltu yhdessä jaossa
       *[other] karkea: kokeiltu { $deals } jaossa
    }
advice-alike = sama kuin { $card }
advice-best = Paras: { $play }
advice-all = Kaikki, mitä voi tehdä, paras ensin:
advice-more = ”{ $command }” näyttää kaiken, mitä voi tehdä.
advice-match = Ratkaisevaa on ottelu, eivät pelkät tämän jaon pisteet.
advice-knowledge = Arvio perustuu siihen, mitä tällä paikalla voi tietää. Piilossa olevia kortteja ei katsota.
advice-nothing = Juuri nyt ei ole mitään päätettävää.
advice-warming = Vihjeitä valmistellaan: kestää noin minuutin, vain tämän kerran. Kysy sitten uudestaan.
advice-missing = Vihjeisiin ja tarkasteluun tarvitaan lisäosa ”fast”: pip install maija[fast]
advice-unknown = Vihjettä pyydetään sanoilla ”{ $one }” tai ”{ $all }”.
hint = vihje
hint-all = kaikki

## Mitä siitä voi sanoa. Virke ei puhuttele ketään: samaa sanotaan omista teoista ja muiden teoista.

remark-names-trump =
    { $suit ->
        [risti] Valtiksi tulee risti.
        [ruutu] Valtiksi tulee ruutu.
        [hertta] Valtiksi tulee hertta.
       *[pata] Valtiksi tulee pata.
    }
remark-names-nothing = Oikeus määrätä valtti säästyy myöhemmäksi.
remark-claims-overload = Lyötiin liikaa: koko käsi siirtyy lyöjälle.
remark-draws = Käsi täydennetään pakasta.
remark-declines = Pakasta ei oteta.
remark-beats-all =
    { $number ->
        [one] Kortti kaatuu.
       *[other] Kaikki { $number } korttia kaatuvat.
    }
remark-leaves =
    { $number ->
        [one] Yksi kortti jää kaatamatta ja nostetaan.
       *[other] { $number } korttia jää kaatamatta ja nostetaan.
    }
remark-empties-hand =
    { $number ->
        [0] Viimeinen kortti lähtee kädestä, eikä pakassa ole enää mitään.
       *[other] Viimeinen kortti lähtee kädestä; pakkaa on vielä jäljellä.
    }
remark-keeps-trumps = Valtit säästyvät kädessä: { $cards }.
remark-spends-trumps =
    { $number ->
        [one] Siihen kuluu valtti: { $cards }.
       *[other] Siihen kuluu valtteja: { $cards }.
    }
remark-spends-high = Korkeita kortteja kuluu: { $cards }.
remark-cards-stay =
    { $number ->
        [one] Käteen jää yksi kortti.
       *[other] Käteen jää { $number } korttia.
    }
remark-keeps-queen = Patarouva jää käteen.
remark-leads-queen =
    { $who ->
        [you] Patarouva lyödään sinulle.
       *[other] Patarouva lyödään pelaajalle { $seat }.
    }
remark-beats-with-queen = Patarouva lähtee samalla kädestä.
remark-breaks-pair =
    { $suit ->
        [risti] Pari, jolla voisi vielä määrätä ristin valtiksi, hajoaa.
        [ruutu] Pari, jolla voisi vielä määrätä ruudun valtiksi, hajoaa.
        [hertta] Pari, jolla voisi vielä määrätä hertan valtiksi, hajoaa.
       *[pata] Pari, jolla voisi vielä määrätä padan valtiksi, hajoaa.
    }
remark-voids-suit =
    { $suit ->
        [risti] Ristiä ei jää käteen.
        [ruutu] Ruutua ei jää käteen.
        [hertta] Herttaa ei jää käteen.
       *[pata] Pataa ei jää käteen.
    }
remark-cannot-win-trick =
    { $who ->
        [you] Sillä ei voi saada tikkiä: se on toistaiseksi sinun.
       *[other] Sillä ei voi saada tikkiä: voitolla on { $seat }.
    }
remark-wins-trick-so-far =
    { $number ->
        [0] Toistaiseksi se voittaa tikin.
        [one] Toistaiseksi se voittaa tikin, jossa on yksi piste.
       *[other] Toistaiseksi se voittaa tikin, jossa on { $number } pistettä.
    }
remark-still-out =
    { $number ->
        [0] { $against ->
            [0] Muilla ei ole tätä maata: se pitää.
            [one] Muilla on tätä maata yksi korkeampi kortti, ei yhtään matalampaa.
           *[other] Muilla on tätä maata { $against } korkeampaa korttia, ei yhtään matalampaa.
        }
        [one] { $against ->
            [0] Muilla on tätä maata yksi matalampi kortti, ei yhtään korkeampaa.
            [one] Muilla on tätä maata yksi matalampi ja yksi korkeampi kortti.
           *[other] Muilla on tätä maata yksi matalampi ja { $against } korkeampaa korttia.
        }
       *[other] { $against ->
            [0] Muilla on tätä maata { $number } matalampaa korttia, ei yhtään korkeampaa.
            [one] Muilla on tätä maata { $number } matalampaa ja yksi korkeampi kortti.
           *[other] Muilla on tätä maata { $number } matalampaa ja { $against } korkeampaa korttia.
        }
    }
remark-queen-may-fall = Patarouva on vielä jollakulla muulla ja voi pudota siihen.
remark-takes-trick =
    { $number ->
        [0] Sillä saa tikin, jossa ei ole pisteitä.
        [one] Sillä saa tikin, jossa on yksi piste.
       *[other] Sillä saa tikin, jossa on { $number } pistettä.
    }
remark-lets-trick-go =
    { $who ->
        [you] { $number ->
            [0] Tikki on sinun, eikä siinä ole pisteitä.
            [one] Tikki on sinun, ja siinä on yksi piste.
           *[other] Tikki on sinun, ja siinä on { $number } pistettä.
        }
       *[other] { $number ->
            [0] Tikin saa { $seat }, eikä siinä ole pisteitä.
            [one] Tikin saa { $seat }, ja siinä on yksi piste.
           *[other] Tikin saa { $seat }, ja siinä on { $number } pistettä.
        }
    }
remark-passes-queen =
    { $who ->
        [you] Patarouva tulee sinulle.
       *[other] Patarouvan saa { $seat }.
    }
remark-sheds-queen =
    { $who ->
        [you] Patarouva putoaa tikkiin, jossa sinä olet toistaiseksi voitolla.
       *[other] Patarouva putoaa tikkiin, jossa voitolla on toistaiseksi { $seat }.
    }
remark-sheds-points =
    { $who ->
        [you] { $number ->
            [one] Tikkiin, jossa sinä olet toistaiseksi voitolla, putoaa { $cards }: yksi piste.
           *[other] Tikkiin, jossa sinä olet toistaiseksi voitolla, putoaa { $cards }: { $number } pistettä.
        }
       *[other] { $number ->
            [one] Tikkiin putoaa { $cards }: yksi piste. Voitolla on toistaiseksi { $seat }.
           *[other] Tikkiin putoaa { $cards }: { $number } pistettä. Voitolla on toistaiseksi { $seat }.
        }
    }
remark-goes-for-moon = Tavoitteena on kuu; se onnistui { $number } prosentissa kokeilluista jaoista.
remark-stops-moon = Joku muu ampuu kuun { $number } prosentissa kokeilluista jaoista, muuten { $against } prosentissa.
remark-scores-moon =
    { $number ->
        [one] Kuu on yhden pisteen arvoinen.
       *[other] Kuu on { $number } pisteen arvoinen.
    }
