### Oppitunnit: kummallekin peliperheelle kymmenen vaihetta, pöydässä ja päätteessä. Vaihe sanoo, mitä
### tehdään, ”-done” mitä siitä seurasi, kun muut pelaavat. Lyhyesti: puhelimessa ne ovat korttien vieressä.
### `$cards` ovat pelattavat kortit, `$against` pöydässä olevat tai muuten puheena olevat. Yksittäinen
### kortti taipuu, useampi on rivinä välilyönnein eikä taivu. Nimet `$left` (seuraava), `$across`
### (vastapäätä) ja `$right` (edellinen) pysyvät perusmuodossa.

## Mustamaija

lesson-mustamaija-lead = Häviäjä on se, jolle jää lopuksi kortteja ja patarouva. Sinä aloitat: lyö pelaajalle { $left } pieni kortti, { $cards }.
lesson-mustamaija-lead-done = Täydennät kätesi heti pakasta viiteen korttiin. Nyt { $left } yrittää kaataa korttisi; joka kaataa kaiken, lyö seuraavaksi.
lesson-mustamaija-beat = { $right } löi sinulle { FORM($against, case: "genitive") }. Saman maan suurempi kortti kaataa sen: kaada se { FORM($cards, case: "adessive") }.
lesson-mustamaija-suit = Kaadoit kaiken, joten nyt lyöt sinä. Samaa maata saa lyödä monta korttia kerralla: lyö { $cards }.
lesson-mustamaija-suit-done = { $left } kaataa, minkä voi, ja nostaa loput käteensä. Joka nostaa, ei lyö seuraavaksi.
lesson-mustamaija-trump = { $right } löi { FORM($against, case: "genitive") }, eikä sinulla ole suurempaa ristiä. Ruutu on valttia, ja valtti kaataa muut maat: kaada se { FORM($cards, case: "adessive") }.
lesson-mustamaija-small = Lyöt taas sinä. Säästä valtit ja suuret kortit, anna pienet pois: lyö { $cards }.
lesson-mustamaija-small-done = Niin kauan kuin pakkaa riittää, jokainen täydentää kätensä viiteen korttiin: lyötyään ja kaadettuaan.
lesson-mustamaija-queen = Patarouvaa ei kaada mikään kortti, ei edes valtti. Kaada kortit { $against } korteilla { $cards } ja nosta patarouva käteesi.
lesson-mustamaija-queen-done = Patarouva on nyt sinulla. Pidä se, kunnes pakka on lopussa: kun lyöt sen, kukaan ei voi kaataa sitä.
lesson-mustamaija-last = Kaada kortit { $against } korteilla { $cards }. Sitten saat pakan viimeisen kortin, näkyvillä olleen valtin.
lesson-mustamaija-maija = Pakka on lopussa, eikä kukaan enää ota kortteja. Lyö nyt { $cards }: sen joutuu nostamaan { $left }.
lesson-mustamaija-maija-done = { $left } ei voi kaataa patarouvaa, ja nyt se on hänellä. Se häviää, jolla viimeisenä on kortteja.
lesson-mustamaija-end = { $right } löi { FORM($against, case: "genitive") }. Sen kaataa vain valtti: kaada se { FORM($cards, case: "adessive") }, niin lyöt seuraavaksi.
lesson-mustamaija-out = Kerralla saa lyödä enintään niin monta korttia kuin seuraavalla on kädessään. Lyö molemmat viimeiset korttisi, { $cards }, niin pääset irti.
lesson-mustamaija-over = Pääsit irti etkä voi enää hävitä. Muut pelaavat, kunnes yhdelle heistä jää kortteja ja patarouva.

## Hearts

lesson-hearts-pass = Jokainen hertta on yhden pisteen arvoinen, patarouva 13; vähiten pisteitä saanut voittaa. Anna ensin kolme korttia pelaajalle { $left }. Suuret padat voivat saada patarouvan: anna { $cards }.
lesson-hearts-pass-done = { $right } antoi sinulle kolme korttia, joukossa patarouvan. Ristikakkonen on pelaajalla { $across }, ja hän aloittaa sillä.
lesson-hearts-first = Maata on tunnustettava, eikä ensimmäisessä tikissä ole pisteitä. Ota se { FORM($cards, case: "adessive") }, niin pääset suuresta kortista eroon.
lesson-hearts-first-done = Ässä on maan suurin kortti: tikki on sinun.
lesson-hearts-lead = Sait tikin, joten aloitat sinä. Aloita pienellä, niin joku muu saa seuraavan: { $cards }.
lesson-hearts-lead-done = Tikin saa aloitetun maan suurin kortti. Valttia ei ole.
lesson-hearts-follow = { $right } aloitti ruudulla, ja sinulla on vain yksi: sinun on pelattava { $cards }.
lesson-hearts-follow-done = Nyt sinulla ei ole enää yhtään ruutua. Siitä on hyötyä: katso, millä aloitetaan seuraavaksi.
lesson-hearts-queen = Taas aloitettiin ruudulla, eikä sinulla ole yhtään: saat pelata minkä kortin tahansa. Pelaa { $cards } tikkiin, jonka { $across } on saamassa { FORM($against, case: "adessive") }.
lesson-hearts-queen-done = { $across } saa tikin ja sen mukana 13 pistettä.
lesson-hearts-under = Tikin saisi nyt { $against }. Pelaa sen alle { $cards }, niin tikki ei ole sinun.
lesson-hearts-under-done = Kun patarouva on poissa, suurista padoista ei ole vaaraa: nyt niistä on hyvä päästä eroon.
lesson-hearts-high = Tikin saa joka tapauksessa { $against }. Pelaa sen alle suurin patasi, { $cards }.
lesson-hearts-high-done = Suuri kortti, joka on jo pelattu, ei voi enää saada pisteitä.
lesson-hearts-take = Pelaat viimeisenä, eikä tikissä ole pisteitä. Ota se { FORM($cards, case: "adessive") }: pääset suuresta kortista eroon ja saat aloittaa.
lesson-hearts-broken = Sinä aloitat. Hertalla ei saa aloittaa, ennen kuin herttaa on pelattu tikkiin. Aloita { FORM($cards, case: "adessive") }.
lesson-hearts-broken-done = Pelaajalla { $left } ei ole ristiä, ja hän pelaa hertan. Hertta on murrettu: siitä lähtien sillä saa aloittaa.
lesson-hearts-hearts = Pelataan herttaa, ja jokaisesta tulee piste. Pysy tikkiä vievän kortin alla ({ $against }): pelaa { $cards }.
lesson-hearts-over = Oppitunti on ohi. Joka saa kaikki 26 pistettä, ampuu kuun: muut saavat kukin 26. Pelaa viimeiset neljä tikkiä niin kuin haluat.

## Kummassakin

lesson-left = Niinkin saa pelata, mutta oppitunti etenee toisin. Palaa tähän vaiheeseen, tai jatka niin kuin haluat.
lesson-over = Oppitunti on ohi. Pelaa nyt oma peli.
lesson-set-up = Tämä jako on järjestetty oppituntia varten: sitä ei sekoitettu, eikä siitä lasketa tai säilytetä mitään.
lesson-step = Vaihe { $number }/{ $steps }

## Pääte

help-learn = Opi peli pelaamalla, kymmenessä lyhyessä vaiheessa.
help-lesson = Peli: mustamaija tai hearts.
metavar-lesson = OPPITUNTI
reason-no-such-lesson = Oppituntia ”{ $lesson }” ei ole. Oppitunteja ovat { $lessons }.
learn-title = Oppitunti: { $game }
learn-back = ”{ $undo }” palauttaa tähän vaiheeseen.
learn-end = Oppitunti on ohi. Ottelu alkaa näin: { $command }
learn-nothing-kept = Oppitunnilla ei ole vihjeitä eikä mitään säilytettävää: vaihe sanoo, mitä tehdään.
