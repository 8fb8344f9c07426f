### Ne oldu. `$who` “you” ya da “other”, `$seat` bir ad, `$cards` aralarında boşlukla kartlar.
### Adlar ek almaz: ek “oyuncu” sözcüğüne gelir. Tek bir kart, cümle istediğinde ek alır:
### FORM($cards, case: "accusative").

## Mustamaija

mustamaija-dealt =
    { $who ->
        [you] Size dağıtılan kartlar: { $cards }.
       *[other] { $seat } { $number } kart alıyor.
    }
mustamaija-spade-returned = Koz için açılıp desteye geri konan: { $cards }.
mustamaija-trump-turned = Açılan kart { $cards }: koz { $suit }.
mustamaija-no-trump = Hep maça açıldı: bu dağıtımda koz yok.
mustamaija-named =
    { $who ->
        [you] Kozu söylüyorsunuz: { $suit }.
       *[other] { $cards ->
            [none] { $seat } kozu söylüyor: { $suit }.
           *[other] { $seat } { $cards } kartlarını gösterip kozu söylüyor: { $suit }.
        }
    }
mustamaija-led =
    { $who ->
        [you] Yere koyuyorsunuz: { $cards }.
       *[other] { $seat } yere koyuyor: { $cards }.
    }
mustamaija-lead-ended =
    { $who ->
        [you] Atağınız: { $cards }.
       *[other] { $seat } atak ediyor: { $cards }.
    }
mustamaija-drew =
    { $who ->
        [you] Desteden çekiyorsunuz: { $cards }.
       *[other] { $seat } desteden { $number } kart çekiyor.
    }
mustamaija-indicator-drawn =
    { $who ->
        [you] Açık duran { FORM($cards, case: "accusative") } alıyorsunuz.
       *[other] { $seat } açık duran { FORM($cards, case: "accusative") } alıyor.
    }
mustamaija-beat =
    { $who ->
        [you] Siz { FORM($attack, case: "accusative") } { FORM($cards, case: "instrumental") } yeniyorsunuz.
       *[other] { $seat } { FORM($attack, case: "accusative") } { FORM($cards, case: "instrumental") } yeniyor.
    }
mustamaija-left =
    { $who ->
        [you] Yenmeden bırakıyorsunuz: { $cards }.
       *[other] { $seat } yenmeden bırakıyor: { $cards }.
    }
mustamaija-discarded = Oyun dışı: { $cards }.
mustamaija-took-back =
    { $who ->
        [you] Geri alıyorsunuz: { $cards }.
       *[other] { $seat } geri alıyor: { $cards }.
    }
mustamaija-picked-up =
    { $who ->
        [you] Elinize alıyorsunuz: { $cards }.
       *[other] { $seat } eline alıyor: { $cards }.
    }
mustamaija-claimed =
    { $who ->
        [you] Size fazla kart atıldı: bütün kartlarınız { $to } adlı oyuncuya gidiyor.
       *[other] { $yours ->
            [yes] Atakta fazla kart var: { $seat } size şu kartları veriyor: { $cards }.
           *[no] Atakta fazla kart var: { $seat } bütün kartlarını { $to } adlı oyuncuya veriyor.
        }
    }
mustamaija-out =
    { $who ->
        [you] Oyundan çıkıyorsunuz: { $number }. sıradasınız.
       *[other] { $seat } oyundan çıkıyor: { $number }. sırada.
    }
mustamaija-repeated = Aynı durum tekrarlandı ya da çok uzun süredir hiçbir şey olmadı: berabere.
mustamaija-ended =
    { $who ->
        [you] Dağıtım bitti: kaybettiniz.
        [nobody] Dağıtım bitti: kaybeden yok.
       *[other] Dağıtım bitti: kaybeden { $seat }.
    }
mustamaija-declined =
    { $who ->
        [you] Siz { $what } hakkınızı kullanmıyorsunuz.
       *[other] { $seat } { $what } hakkını kullanmıyor.
    }
decline-draw = kart çekme
decline-name = koz söyleme

## Hearts

hearts-dealt =
    { $who ->
        [you] Size dağıtılan kartlar: { $cards }.
       *[other] { $seat } { $number } kart alıyor.
    }
hearts-chose =
    { $who ->
        [you] Kenara koyuyorsunuz: { $cards }.
       *[other] { $seat } kenara bir kart koyuyor.
    }
hearts-passed =
    { $who ->
        [you] { $to } adlı oyuncuya veriyorsunuz: { $cards }.
       *[other] { $yours ->
            [yes] { $seat } size veriyor: { $cards }.
           *[no] { $seat } { $to } adlı oyuncuya kart veriyor.
        }
    }
hearts-led-first =
    { $who ->
        [you] { $cards ->
            [none] İlk ele siz başlıyorsunuz.
           *[other] Elinizde { $cards } var: ilk ele siz başlıyorsunuz.
        }
       *[other] { $cards ->
            [none] İlk ele { $seat } başlıyor.
           *[other] İlk ele { $seat } başlıyor: elinde { $cards } var.
        }
    }
hearts-played =
    { $who ->
        [you] Siz { FORM($cards, case: "accusative") } oynuyorsunuz.
       *[other] { $seat } { FORM($cards, case: "accusative") } oynuyor.
    }
hearts-broken = Kupa çıktı.
hearts-trick-won =
    { $who ->
        [you] Eli siz alıyorsunuz: { $cards }.
       *[other] Eli { $seat } alıyor: { $cards }.
    }
hearts-moon-shot =
    { $who ->
        [you] Ay’ı vurdunuz, değeri { $number }!
       *[other] { $seat } Ay’ı vurdu, değeri { $number }!
    }
hearts-sun-shot =
    { $who ->
        [you] Bütün elleri aldınız: Güneş’i vurdunuz, değeri { $number }!
       *[other] { $seat } bütün elleri aldı: Güneş’i vurdu, değeri { $number }!
    }
hearts-moon-scored =
    { $how ->
        [others-plus] Puanlar ötekilere yazılıyor.
       *[self-minus] Puanlar Ay’ı vuranın puanından düşülüyor.
    }
hearts-ended = Dağıtım bitti.
