### Mitä ihmiselle voi sanoa ennen hänen valintaansa, sivulla ja päätteessä: ensimmäisen pelin opastus
### ja vinkit.

## Opastus: mikä on tilanne ja mitä voi tehdä. Mustamaija

prompt-lead =
    { $number ->
        [one] Sinä lyöt: lyö kortti, niin { $seat } joutuu kaatamaan tai nostamaan sen.
       *[other] Sinä lyöt: lyö yksi kortti tai useampi samaa maata (enintään { $number }), niin { $seat } joutuu kaatamaan tai nostamaan ne.
    }
prompt-lead-more = Lyöntisi on nyt { $cards }: lisää samaa maata tai päätä lyönti.
prompt-beat-all =
    { $number ->
        [one] { $suit ->
            [none] { $seat } lyö { FORM($cards, case: "genitive") }: kaada se korkeammalla saman maan kortilla tai nosta se.
           *[other] { $seat } lyö { FORM($cards, case: "genitive") }: kaada se korkeammalla saman maan kortilla tai valtilla, tai nosta se.
        }
       *[other] { $suit ->
            [none] { $seat } lyö kortit { $cards }: voit kaataa ne kaikki korkeammilla saman maan korteilla; minkä jätät, sen nostat.
           *[other] { $seat } lyö kortit { $cards }: voit kaataa ne kaikki korkeammilla saman maan korteilla tai valteilla; minkä jätät, sen nostat.
        }
    }
prompt-beat-whole =
    { $number ->
        [one] { $suit ->
            [none] { $seat } lyö { FORM($cards, case: "genitive") }: kaada se korkeammalla saman maan kortilla tai nosta se.
           *[other] { $seat } lyö { FORM($cards, case: "genitive") }: kaada se korkeammalla saman maan kortilla tai valtilla, tai nosta se.
        }
       *[other] { $suit ->
            [none] { $seat } lyö kortit { $cards }: kaada ne kaikki korkeammilla saman maan korteilla tai nosta ne kaikki.
           *[other] { $seat } lyö kortit { $cards }: kaada ne kaikki korkeammilla saman maan korteilla tai valteilla, tai nosta ne kaikki.
        }
    }
prompt-beat-some =
    { $number ->
        [one] { $seat } lyö kortit { $cards }: { $against } kortista voit kaataa yhden ja nostat sen, mikä jää.
       *[other] { $seat } lyö kortit { $cards }: { $against } kortista voit kaataa { $number } ja nostat sen, mikä jää.
    }
prompt-beat-none =
    { $against ->
        [one] { $seat } lyö { FORM($cards, case: "genitive") }, jota et voi kaataa: nosta se.
       *[other] { $seat } lyö kortit { $cards }, joista et voi kaataa yhtäkään: nosta ne.
    }
prompt-beat-not-whole = { $seat } lyö kortit { $cards }, etkä voi kaataa niitä kaikkia: nosta ne kaikki.
prompt-beat-must =
    { $number ->
        [one] { $seat } lyö, ja pöydässä on { $cards }: tässä pelissä on kaadettava minkä voi, ja sinä voit kaataa yhden kortin.
       *[other] { $seat } lyö, ja pöydässä on { $cards }: tässä pelissä on kaadettava minkä voi, ja sinä voit kaataa { $number } korttia.
    }
prompt-claim = { $seat } on lyönyt enemmän kortteja kuin sinulla on: luovuta kaikki korttisi ja pääse irti, tai kaada ja nosta kuten muulloinkin.
prompt-take-up =
    { $number ->
        [one] Olet vastannut kaikkeen: nosta { $cards }.
       *[other] Olet vastannut kaikkeen: nosta ne, jotka jätit ({ $cards }).
    }
prompt-draw =
    { $against ->
        [0] Sinulla ei ole kortteja: täydennä kätesi pakasta.
       *[other] Voit täydentää kätesi pakasta tai jättää pakan rauhaan.
    }
prompt-name = Sinulla on { $cards }, saman maan kuningas ja rouva: määrää se maa valtiksi tai jätä väliin.
prompt-may-name = Sinulla on { $cards }, saman maan kuningas ja rouva: voit määrätä sen maan nyt valtiksi, vaikkei ole sinun vuorosi.

## Opastus: Hertta

prompt-pass =
    { $number ->
        [one] Valitse kortti, jonka saa { $seat }: kaikki antavat yhtä aikaa, ja saamasi kortin näet vasta sitten.
       *[other] Valitse { $number } korttia, jotka saa { $seat }: kaikki antavat yhtä aikaa, ja saamasi kortit näet vasta sitten.
    }
prompt-only-card = Nyt ei ole valinnan varaa: pelaa { $cards }.
prompt-trick-lead = Sinä aloitat tikin: pelaa mikä kortti tahansa, ja tikin saa sen maan korkein.
prompt-trick-lead-no-hearts = Sinä aloitat tikin: pelaa mikä kortti tahansa paitsi hertta, sillä herttaa ei ole vielä pelattu.
prompt-trick-lead-club = Sinä aloitat ensimmäisen tikin: pelaa jokin risti.
prompt-trick-lead-harmless = Sinä aloitat ensimmäisen tikin: pelaa kortti, josta ei tule pisteitä.
prompt-follow =
    { $suit ->
        [risti] Sinulla on ristiä, joten tunnusta maata; tikissä voitolla on { $seat }.
        [ruutu] Sinulla on ruutua, joten tunnusta maata; tikissä voitolla on { $seat }.
        [hertta] Sinulla on herttaa, joten tunnusta maata; tikissä voitolla on { $seat }.
       *[pata] Sinulla on pataa, joten tunnusta maata; tikissä voitolla on { $seat }.
    }
prompt-throw-off =
    { $suit ->
        [risti] Sinulla ei ole ristiä: pelaa mikä kortti tahansa; tikissä voitolla on { $seat }.
        [ruutu] Sinulla ei ole ruutua: pelaa mikä kortti tahansa; tikissä voitolla on { $seat }.
        [hertta] Sinulla ei ole herttaa: pelaa mikä kortti tahansa; tikissä voitolla on { $seat }.
       *[pata] Sinulla ei ole pataa: pelaa mikä kortti tahansa; tikissä voitolla on { $seat }.
    }
prompt-throw-off-harmless =
    { $suit ->
        [risti] Sinulla ei ole ristiä: pelaa kortti, josta ei tule pisteitä, sillä tämä on ensimmäinen tikki.
        [ruutu] Sinulla ei ole ruutua: pelaa kortti, josta ei tule pisteitä, sillä tämä on ensimmäinen tikki.
        [hertta] Sinulla ei ole herttaa: pelaa kortti, josta ei tule pisteitä, sillä tämä on ensimmäinen tikki.
       *[pata] Sinulla ei ole pataa: pelaa kortti, josta ei tule pisteitä, sillä tämä on ensimmäinen tikki.
    }
prompt-moon =
    { $number ->
        [one] Ammuit kuun: anna jokaiselle muulle yksi piste, tai vähennä se omista pisteistäsi.
       *[other] Ammuit kuun: anna jokaiselle muulle { $number } pistettä, tai vähennä ne omista pisteistäsi.
    }

## Vinkit: Mustamaija

tip-claim-overload =
    { $against ->
        [one] { $seat } on lyönyt { $number } korttia, ja sinulla on yksi: luovuta se, niin pääset irti.
       *[other] { $seat } on lyönyt { $number } korttia, ja sinulla on { $against }: luovuta ne, niin pääset irti.
    }
tip-mind-overload = Umpipakka on loppu: jos lyöt enemmän kortteja kuin on pelaajalla { $seat }, voit saada hänen koko kätensä itsellesi.
tip-count-hands = Umpipakka on loppu: laske, montako korttia on pelaajalla { $seat }, äläkä anna muiden laskea omiasi.
tip-lead-queen-late = Patarouvaa ei voi kaataa kukaan: häviäjä on se, jolle se jää, joten lyö se, kun vielä voit; sen nostaa { $seat }.
tip-unbeaten =
    { $number ->
        [0] Kukaan ei voi enää kaataa: { $cards }. Minkä lyöt, sen nostaa { $seat }.
       *[other] Enää vain valtti voi kaataa: { $cards }. Mieti, voiko valttia käyttää { $seat }.
    }
tip-two-suits = Pakka alkaa loppua: irti pääsee helposti, kun kädessä on enintään kahta maata, ja sinulla maita on { $number }.
tip-draw-little =
    { $number ->
        [one] Pakassa on yksi kortti: tästä lähin on parempi olla ottamatta pakasta.
       *[other] Pakassa on { $number } korttia: tästä lähin on parempi olla ottamatta pakasta.
    }
tip-last-of-stock = Pakan viimeinen kortti on { $cards }, valtti: yritä päästä nostamaan se.
tip-watch-trumps =
    { $against ->
        [0] Kaikki valtit, joita sinulla ei ole, ovat jo poistuneet pelistä: kukaan muu ei voi enää käyttää valttia.
        [one] Valtteja on mennyt { $number }, ja yksi on vielä muualla: pidä lukua valteista.
       *[other] Valtteja on mennyt { $number }, ja { $against } on vielä muualla: pidä lukua valteista.
    }
tip-hold-trump-back =
    { $suit ->
        [risti] Ristiä ei tarvitse vielä määrätä valtiksi: myöhemmin muut ovat käyttäneet sen maan korkeat kortit.
        [ruutu] Ruutua ei tarvitse vielä määrätä valtiksi: myöhemmin muut ovat käyttäneet sen maan korkeat kortit.
        [hertta] Herttaa ei tarvitse vielä määrätä valtiksi: myöhemmin muut ovat käyttäneet sen maan korkeat kortit.
       *[pata] Pataa ei tarvitse vielä määrätä valtiksi: myöhemmin muut ovat käyttäneet sen maan korkeat kortit.
    }
tip-keep-pair-cards = Pidä kuninkaat ja rouvat ({ $cards }): se, joka sellaisen nostaa, voi saada parin, jolla valtti määrätään.
tip-keep-queen = Patarouva kannattaa usein pitää loppuun saakka: sitä ei voi kaataa kukaan.
tip-small-first = Lyö ensin pienet kortit ja pidä suuret.
tip-spare-trumps =
    { $number ->
        [one] Joudut nostamaan joka tapauksessa kortin { $cards }: voi olla parempi olla tuhlaamatta valttia muihin.
       *[other] Joudut nostamaan joka tapauksessa kortit { $cards }: voi olla parempi olla tuhlaamatta valtteja muihin.
    }
tip-smallest-first = Et voi kaataa kaikkea: kaada ensin pienimmät kortit, joista pienin on { $cards }.

## Vinkit: Hertta

tip-pass-queen = Kun patoja on näin vähän, patarouva ajetaan pian kädestäsi: anna se pois, niin sen saa { $seat }.
tip-guarded-queen = Sinulla on { $number } pienempää pataa: voit pitää patarouvan, sillä sitä ei hevin ajeta kädestäsi.
tip-pass-high-spades = Korkeat padat ovat vaarallisia, sillä niihin voi pudota patarouva: mieti, pitäisikö antaa pois { $cards }.
tip-pass-short-suit =
    { $suit ->
        [risti] Ristejä sinulla on vain { $cards }: ilman ristiä voit heittää pois pistekortteja, kun ristiä pelataan.
        [ruutu] Ruutuja sinulla on vain { $cards }: ilman ruutua voit heittää pois pistekortteja, kun ruutua pelataan.
        [hertta] Herttoja sinulla on vain { $cards }: ilman herttaa voit heittää pois pistekortteja, kun herttaa pelataan.
       *[pata] Patoja sinulla on vain { $cards }: ilman pataa voit heittää pois pistekortteja, kun pataa pelataan.
    }
tip-stop-moon = Pistekortteja on tähän asti saanut vain { $seat }, pisteitä { $number }: jos joku muu saa yhdenkin, kuuta ei tule.
tip-own-moon = Pistekortteja olet tähän asti saanut vain sinä, pisteitä { $number }: jos saat kaikki loputkin, ammut kuun.
tip-catch-omnibus = Tässä tikissä on { $cards }: se, joka sen saa, saa kymmenen pistettä vähemmän.
tip-hold-high-spades = Patarouva on vielä jollakulla muulla ja voi pudota, jos pelataan { $cards }: aloita jollakin muulla.
tip-draw-queen-out = Pieni pata, kuten { $cards }, voi ajaa patarouvan esiin, eikä se silloin jää sinulle.
tip-first-trick-free = Ensimmäiseen tikkiin ei putoa pistekortteja, jos sen voi välttää: nyt on hyvä päästä eroon, kun kädessä on { $cards }.
tip-first-trick-costs = Tässä pelissä pistekortteja voi pudota jo ensimmäiseen tikkiin: ota se vain, jos niin tahdot.
tip-throw-costly =
    { $number ->
        [one] Maata ei tarvitse tunnustaa: heitä pois { $cards }, josta tulee yksi piste, kun tikissä voitolla on { $seat }.
       *[other] Maata ei tarvitse tunnustaa: heitä pois { $cards }, josta tulee { $number } pistettä, kun tikissä voitolla on { $seat }.
    }
tip-duck =
    { $number ->
        [one] Tässä tikissä on yksi piste: korkein korttisi, joka ei sitä saa, on { $cards }.
       *[other] Tässä tikissä on { $number } pistettä: korkein korttisi, joka ei sitä saa, on { $cards }.
    }
tip-last-and-free = Pelaat viimeisenä, eikä tikissä ole pisteitä: nyt on hyvä heittää pois { $cards }.

## Päätteessä

guide-tip = Vinkki: { $sentence } ({ $clause })
help-tips = Apua ennen valintojasi: mikä on tilanne, ja vinkkejä. Oletuksena ensimmäisessä pelissäsi täällä, ja vinkkejä kolmessa ensimmäisessä.
