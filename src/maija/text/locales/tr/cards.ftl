### Renkler, sözcükler ve adlar.

suit-clubs = sinek
suit-diamonds = karo
suit-hearts = kupa
suit-spades = maça

word-done = tamam
word-take = al
word-claim = kartları ver
word-draw = çek
word-decline = pas
word-name-clubs = koz sinek
word-name-diamonds = koz karo
word-name-hearts = koz kupa
word-name-spades = koz maça
word-others-plus = puanları ötekilere yaz
word-self-minus = kendi puanından düş

## Görüldüğü ve sesli söylendiği biçimiyle bir kart, cümlenin istediği durumda.

card-shown =
    { $case ->
       *[nominative] { $card }
        [accusative] { $card } kartını
        [instrumental] { $card } kartıyla
    }
card-name =
    { $suit ->
        [clubs] sinek
        [diamonds] karo
        [hearts] kupa
       *[spades] maça
    } { $case ->
       *[nominative] { $rank ->
            [2] ikilisi
            [3] üçlüsü
            [4] dörtlüsü
            [5] beşlisi
            [6] altılısı
            [7] yedilisi
            [8] sekizlisi
            [9] dokuzlusu
            [10] onlusu
            [jack] valesi
            [queen] kızı
            [king] papazı
           *[ace] ası
        }
        [accusative] { $rank ->
            [2] ikilisini
            [3] üçlüsünü
            [4] dörtlüsünü
            [5] beşlisini
            [6] altılısını
            [7] yedilisini
            [8] sekizlisini
            [9] dokuzlusunu
            [10] onlusunu
            [jack] valesini
            [queen] kızını
            [king] papazını
           *[ace] asını
        }
        [instrumental] { $rank ->
            [2] ikilisiyle
            [3] üçlüsüyle
            [4] dörtlüsüyle
            [5] beşlisiyle
            [6] altılısıyla
            [7] yedilisiyle
            [8] sekizlisiyle
            [9] dokuzlusuyla
            [10] onlusuyla
            [jack] valesiyle
            [queen] kızıyla
            [king] papazıyla
           *[ace] asıyla
        }
    }

## Kim nerede oturuyor; oyunda ilk yer hep sizindir.

you = siz
seat-0 = Lempi
seat-1 = Aino
seat-2 = Eino
seat-3 = Helmi
seat-4 = Onni
seat-5 = Siiri
seat-6 = Toivo
seat-7 = Venla
nobody = hiç kimse
nothing = hiçbiri
