### İpuçları: sözlerle bir hamle, neye varabileceği ve onun için ne söylenebileceği. `$who` “you” ya da
### “other”, `$seat` bir ad, `$cards` aralarında boşlukla kartlar. Adlar ek almaz.

## Etiket olarak bir hamle: “En iyisi: ♣7 ♣8 ile atak etmek”. `$pairs` çiftlerin listesi, her biri
## `advice-pair`.

advice-play-lead = { $cards } ile atak etmek
advice-play-add = { $cards } eklemek
advice-play-end = atağı bitirmek
advice-play-beat = { $pairs } yenmek
advice-play-beat-some = { $pairs } yenmek; bırakılan: { $cards }
advice-play-leave = hiçbir kartı yenmemek; bırakılan: { $cards }
advice-pair = { FORM($card, case: "accusative") } { $beater } ile
advice-play-card = { $cards } oynamak
advice-play-pass = { $cards } vermek
advice-play-word = “{ $word }” demek
advice-play-name = koz olarak { $suit } söylemek
advice-play-wait = şimdi koz söylememek

## Neye varabileceği. `$percent`, `$margin` ve `$points` sayıdır; pay, %95 aralığının yarısıdır.
## `$deals`, kaç dağıtımda denendiğidir.

advice-losing =
    Bu dağıtımı kaybetme olasılığı: %{ NUMBER($percent, maximumFractionDigits: 0) }, artı eksi { NUMBER($margin, maximumFractionDigits: 0) }.
advice-points =
    Bu dağıtımda beklenen: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puan, artı eksi { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
advice-solved =
    { $value ->
        [win] Sonuna kadar hesaplandı: doğru oynanırsa bu dağıtım artık kaybedilmez.
        [draw] Sonuna kadar hesaplandı: ikisi de doğru oynarsa bu dağıtımı kimse kaybetmez.
       *[loss] Sonuna kadar hesaplandı: öteki doğru oynarsa bu dağıtım kaybedilir.
    }
advice-short-losing = %{ NUMBER($percent, maximumFractionDigits: 0) } kaybeder
advice-short-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puan
advice-short-solved =
    { $value ->
        [win] kaybetmez
        [draw] kimse kaybetmez
       *[loss] öteki doğru oynarsa kaybeder
    }
advice-margin-losing = ± { NUMBER($margin, maximumFractionDigits: 0) }
advice-margin-points = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-few =
    { $deals ->
        [one] kaba: bir dağıtım denendi
       *[other] kaba: { $deals } dağıtım denendi
    }
advice-alike = { $card } ile aynı
advice-best = En iyisi: { $play }
advice-all = Yapılabilecek her şey, en iyisi başta:
advice-more = “{ $command }” yapılabilecek her şeyi gösterir.
advice-match = Belirleyici olan yalnızca bu dağıtımın puanı değil, partidir.
advice-knowledge = Bu yerin bilebildiklerine göre değerlendirildi. Kapalı kartlara bakılmaz.
advice-nothing = Şu anda karar verilecek bir şey yok.
advice-warming = İpuçları hazırlanıyor: bir dakika kadar sürer, yalnızca bu kez. Sonra yeniden isteyin.
advice-missing = İpuçları ve analizler için “fast” eki gerekir: pip install maija[fast]
advice-unknown = İpucu “{ $one }” ya da “{ $all }” ile istenir.
hint = ipucu
hint-all = hepsi

## Bir hamle için ne söylenebileceği. “Siz” demeden, kendi başına durur: sizin hamlelerinize de
## başkalarınınkine de aynı cümle söylenir.

remark-names-trump = Koz { $suit } olur.
remark-names-nothing = Koz söyleme hakkı sonraya kalır.
remark-claims-overload = Atakta fazla kart var: eldeki bütün kartlar atak edene gider.
remark-draws = El desteden tamamlanır.
remark-declines = Desteye dokunulmaz.
remark-beats-all =
    { $number ->
        [one] Kart yenilir.
       *[other] { $number } kartın hepsi yenilir.
    }
remark-leaves =
    { $number ->
        [one] Bir kart bırakılır ve ele alınır.
       *[other] { $number } kart bırakılır ve ele alınır.
    }
remark-empties-hand =
    { $number ->
        [0] Son kart oynanır ve çekilecek kart kalmaz.
       *[other] Eldeki son kart oynanır; destede hâlâ kart var.
    }
remark-keeps-trumps = Elde kalan kozlar: { $cards }.
remark-spends-trumps =
    { $number ->
        [one] Bir koza mal olur: { $cards }.
       *[other] Kozlara mal olur: { $cards }.
    }
remark-spends-high = Harcanan büyük kartlar: { $cards }.
remark-cards-stay =
    { $number ->
        [one] Elde bir kart kalır.
       *[other] Elde { $number } kart kalır.
    }
remark-keeps-queen = Maça kızı elde kalır.
remark-leads-queen =
    { $who ->
        [you] Maça kızıyla size atak edilir.
       *[other] Maça kızıyla { $seat } adlı oyuncuya atak edilir.
    }
remark-beats-with-queen = Maça kızı böylece elden çıkar.
remark-breaks-pair = Koz olarak hâlâ { $suit } söyleyebilecek çift bozulur.
remark-voids-suit = Elde { $suit } kalmaz.
remark-cannot-win-trick =
    { $who ->
        [you] Eli alamaz: şimdilik en büyük kart sizin.
       *[other] Eli alamaz: şimdilik en büyük kart { $seat } adlı oyuncunun.
    }
remark-wins-trick-so-far =
    { $number ->
        [0] Şimdilik eli bu kart alıyor.
        [one] Şimdilik eli bu kart alıyor, içinde bir puan var.
       *[other] Şimdilik eli bu kart alıyor, içinde { $number } puan var.
    }
remark-still-out =
    { $number ->
        [0] { $against ->
            [0] Bu renkten ötekilerde başka kart yok: bu kart eli alır.
            [one] Bu renkten ötekilerde daha küçük kart yok, daha büyük bir kart var.
           *[other] Bu renkten ötekilerde daha küçük kart yok, daha büyük { $against } kart var.
        }
        [one] { $against ->
            [0] Bu renkten ötekilerde daha küçük bir kart var, daha büyüğü yok.
            [one] Bu renkten ötekilerde daha küçük bir kart ve daha büyük bir kart var.
           *[other] Bu renkten ötekilerde daha küçük bir kart ve daha büyük { $against } kart var.
        }
       *[other] { $against ->
            [0] Bu renkten ötekilerde daha küçük { $number } kart var, daha büyüğü yok.
            [one] Bu renkten ötekilerde daha küçük { $number } kart ve daha büyük bir kart var.
           *[other] Bu renkten ötekilerde daha küçük { $number } kart ve daha büyük { $against } kart var.
        }
    }
remark-queen-may-fall = Maça kızı hâlâ ötekilerden birinde ve bu ele düşebilir.
remark-takes-trick =
    { $number ->
        [0] Eli alır; içinde puan yok.
        [one] Eli alır; içinde bir puan var.
       *[other] Eli alır; içinde { $number } puan var.
    }
remark-lets-trick-go =
    { $who ->
        [you] { $number ->
            [0] El sizin olur; içinde puan yok.
            [one] El sizin olur; içinde bir puan var.
           *[other] El sizin olur; içinde { $number } puan var.
        }
       *[other] { $number ->
            [0] El { $seat } adlı oyuncuya gider; içinde puan yok.
            [one] El { $seat } adlı oyuncuya gider; içinde bir puan var.
           *[other] El { $seat } adlı oyuncuya gider; içinde { $number } puan var.
        }
    }
remark-passes-queen =
    { $who ->
        [you] Maça kızı size gider.
       *[other] Maça kızı { $seat } adlı oyuncuya gider.
    }
remark-sheds-queen =
    { $who ->
        [you] Maça kızı, şimdilik sizin aldığınız ele düşer.
       *[other] Maça kızı, şimdilik { $seat } adlı oyuncunun aldığı ele düşer.
    }
remark-sheds-points =
    { $who ->
        [you] { $number ->
            [one] { $cards }, şimdilik sizin aldığınız ele atılır: bir puan.
           *[other] { $cards }, şimdilik sizin aldığınız ele atılır: { $number } puan.
        }
       *[other] { $number ->
            [one] { $cards }, şimdilik { $seat } adlı oyuncunun aldığı ele atılır: bir puan.
           *[other] { $cards }, şimdilik { $seat } adlı oyuncunun aldığı ele atılır: { $number } puan.
        }
    }
remark-goes-for-moon = Ay’a gidilir; denenen dağıtımların %{ $number } kadarında Ay vuruldu.
remark-stops-moon = Denenen dağıtımların %{ $number } kadarında Ay’ı bir başkası vurur; öbür türlü %{ $against } kadarında.
remark-scores-moon =
    { $number ->
        [one] Ay bir puan eder.
       *[other] Ay { $number } puan eder.
    }
