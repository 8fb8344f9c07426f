### Maat, sanat ja nimet.

## Maat sijamuotoineen. Yhdyssanoissa (herttarouva) maa on nominatiivissa.

-clubs =
    { $case ->
       *[nominative] risti
        [genitive] ristin
        [partitive] ristiä
    }
-diamonds =
    { $case ->
       *[nominative] ruutu
        [genitive] ruudun
        [partitive] ruutua
    }
-hearts =
    { $case ->
       *[nominative] hertta
        [genitive] hertan
        [partitive] herttaa
    }
-spades =
    { $case ->
       *[nominative] pata
        [genitive] padan
        [partitive] pataa
    }

suit-clubs = { -clubs }
suit-diamonds = { -diamonds }
suit-hearts = { -hearts }
suit-spades = { -spades }

word-done = valmis
word-take = nosta
word-claim = luovuta kortit
word-draw = ota pakasta
word-decline = jätä väliin
word-name-clubs = { -clubs } valtiksi
word-name-diamonds = { -diamonds } valtiksi
word-name-hearts = { -hearts } valtiksi
word-name-spades = { -spades } valtiksi
word-others-plus = anna pisteet muille
word-self-minus = vähennä pisteet omistasi

## Kortti sellaisena kuin se nähdään ja sellaisena kuin se sanotaan, virkkeen pyytämässä sijassa.

card-shown =
    { $case ->
       *[nominative] { $card }
        [genitive] kortin { $card }
        [partitive] korttia { $card }
        [adessive] kortilla { $card }
    }
card-name =
    { $suit ->
        [clubs] { -clubs }
        [diamonds] { -diamonds }
        [hearts] { -hearts }
       *[spades] { -spades }
    }{ $case ->
       *[nominative] { $rank ->
            [2] kakkonen
            [3] kolmonen
            [4] nelonen
            [5] viitonen
            [6] kuutonen
            [7] seitsikko
            [8] kahdeksikko
            [9] yhdeksikkö
            [10] kymppi
            [jack] jätkä
            [queen] rouva
            [king] kuningas
           *[ace] ässä
        }
        [genitive] { $rank ->
            [2] kakkosen
            [3] kolmosen
            [4] nelosen
            [5] viitosen
            [6] kuutosen
            [7] seitsikon
            [8] kahdeksikon
            [9] yhdeksikön
            [10] kympin
            [jack] jätkän
            [queen] rouvan
            [king] kuninkaan
           *[ace] ässän
        }
        [partitive] { $rank ->
            [2] kakkosta
            [3] kolmosta
            [4] nelosta
            [5] viitosta
            [6] kuutosta
            [7] seitsikkoa
            [8] kahdeksikkoa
            [9] yhdeksikköä
            [10] kymppiä
            [jack] jätkää
            [queen] rouvaa
            [king] kuningasta
           *[ace] ässää
        }
        [adessive] { $rank ->
            [2] kakkosella
            [3] kolmosella
            [4] nelosella
            [5] viitosella
            [6] kuutosella
            [7] seitsikolla
            [8] kahdeksikolla
            [9] yhdeksiköllä
            [10] kympillä
            [jack] jätkällä
            [queen] rouvalla
            [king] kuninkaalla
           *[ace] ässällä
        }
    }

## Kuka istuu missäkin; pelissä olet aina ensimmäinen.

you = sinä
seat-0 = Lempi
seat-1 = Aino
seat-2 = Eino
seat-3 = Helmi
seat-4 = Onni
seat-5 = Siiri
seat-6 = Toivo
seat-7 = Venla
nobody = ei kukaan
nothing = ei mitään
