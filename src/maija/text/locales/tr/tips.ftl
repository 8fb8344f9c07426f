### Bir kişiye karar vermeden önce yardımcı olabilecekler, sayfada ve terminalde: ilk oyunda açıklamalar
### ve püf noktaları. Her biri karar verecek kişiye, karardan hemen önce söylenir. Adlar ek almaz.

## Açıklamalar: durum nedir, ne yapılabilir. Mustamaija

prompt-lead =
    { $number ->
        [one] Atak sizde: bir kart atın; { $seat } onu yenecek ya da alacak.
       *[other] Atak sizde: bir kart ya da aynı renkten birkaç kart atın (en çok { $number }); { $seat } onları yenecek ya da alacak.
    }
prompt-lead-more = Atağınız şimdilik { $cards }: aynı renkten kart ekleyin ya da atağı bitirin.
prompt-beat-all =
    { $number ->
        [one] { $suit ->
            [none] { $seat } { FORM($cards, case: "instrumental") } atak ediyor: aynı renkten daha büyük bir kartla yenin ya da alın.
           *[other] { $seat } { FORM($cards, case: "instrumental") } atak ediyor: aynı renkten daha büyük bir kartla ya da kozla yenin ya da alın.
        }
       *[other] { $suit ->
            [none] { $seat } atak ediyor: { $cards }. Aynı renkten daha büyük kartlarla hepsini yenebilirsiniz; bıraktığınızı alırsınız.
           *[other] { $seat } atak ediyor: { $cards }. Aynı renkten daha büyük kartlarla ya da kozlarla hepsini yenebilirsiniz; bıraktığınızı alırsınız.
        }
    }
prompt-beat-whole =
    { $number ->
        [one] { $suit ->
            [none] { $seat } { FORM($cards, case: "instrumental") } atak ediyor: aynı renkten daha büyük bir kartla yenin ya da alın.
           *[other] { $seat } { FORM($cards, case: "instrumental") } atak ediyor: aynı renkten daha büyük bir kartla ya da kozla yenin ya da alın.
        }
       *[other] { $suit ->
            [none] { $seat } atak ediyor: { $cards }. Aynı renkten daha büyük kartlarla hepsini yenin ya da hepsini alın.
           *[other] { $seat } atak ediyor: { $cards }. Aynı renkten daha büyük kartlarla ya da kozlarla hepsini yenin ya da hepsini alın.
        }
    }
prompt-beat-some =
    { $number ->
        [one] { $seat } atak ediyor: { $cards }. Bu { $against } karttan birini yenebilir, kalanı alırsınız.
       *[other] { $seat } atak ediyor: { $cards }. Bu { $against } karttan { $number } tanesini yenebilir, bıraktığınızı alırsınız.
    }
prompt-beat-none =
    { $against ->
        [one] { $seat } { FORM($cards, case: "instrumental") } atak ediyor ve onu yenemiyorsunuz: alın.
       *[other] { $seat } atak ediyor: { $cards }. Hiçbirini yenemiyorsunuz: hepsini alın.
    }
prompt-beat-not-whole = { $seat } atak ediyor: { $cards }. Hepsini yenemiyorsunuz: hepsini alın.
prompt-beat-must =
    { $number ->
        [one] { $seat } atak ediyor: { $cards }. Bu masada yenilebilen her kart yenilir ve bir kart yenebilirsiniz.
       *[other] { $seat } atak ediyor: { $cards }. Bu masada yenilebilen her kart yenilir ve { $number } kart yenebilirsiniz.
    }
prompt-claim = { $seat } sizin elinizdekinden çok kart attı: bütün kartlarınızı verip oyundan çıkın ya da her zamanki gibi yenip alın.
prompt-take-up =
    { $number ->
        [one] Her kartın karşılığını verdiniz: { FORM($cards, case: "accusative") } alın.
       *[other] Her kartın karşılığını verdiniz: bıraktıklarınızı alın, { $cards }.
    }
prompt-draw =
    { $against ->
        [0] Kartınız yok: elinizi desteden tamamlayın.
       *[other] Elinizi desteden tamamlayabilir ya da desteye dokunmayabilirsiniz.
    }
prompt-name = Elinizde { $cards } var, bir rengin papazı ile kızı: o rengi koz olarak söyleyin ya da pas geçin.
prompt-may-name = Elinizde { $cards } var, bir rengin papazı ile kızı: sıra sizde olmasa da o rengi şimdi koz olarak söyleyebilirsiniz.

## Açıklamalar: Kupa

prompt-pass =
    { $number ->
        [one] { $seat } adlı oyuncuya verilecek bir kart seçin: herkes aynı anda verir; size ne geldiğini sonra görürsünüz.
       *[other] { $seat } adlı oyuncuya verilecek { $number } kart seçin: herkes aynı anda verir; size ne geldiğini sonra görürsünüz.
    }
prompt-only-card = Şimdi seçeneğiniz yok: { FORM($cards, case: "accusative") } oynayın.
prompt-trick-lead = Ele siz başlıyorsunuz: istediğiniz kartı oynayın; eli o rengin en büyüğü alır.
prompt-trick-lead-no-hearts = Ele siz başlıyorsunuz: kupa dışında istediğiniz kartı oynayın, çünkü daha kupa çıkmadı.
prompt-trick-lead-club = İlk ele siz başlıyorsunuz: istediğiniz sineği oynayın.
prompt-trick-lead-harmless = İlk ele siz başlıyorsunuz: puan yazdırmayan bir kart oynayın.
prompt-follow = Elinizde { $suit } var, renge uymalısınız; şimdilik eli alan { $seat }.
prompt-throw-off = Elinizde { $suit } yok: istediğiniz kartı oynayın; şimdilik eli alan { $seat }.
prompt-throw-off-harmless = Elinizde { $suit } yok: puan yazdırmayan bir kart oynayın, çünkü bu ilk el.
prompt-moon =
    { $number ->
        [one] Ay’ı vurdunuz: diğer herkese bir puan yazdırın ya da onu kendi puanınızdan düşün.
       *[other] Ay’ı vurdunuz: diğer herkese { $number } puan yazdırın ya da onları kendi puanınızdan düşün.
    }

## Püf noktaları: Mustamaija

tip-claim-overload =
    { $against ->
        [one] { $seat } { $number } kart attı, sizde bir kart var: onu verin, oyundan çıkarsınız.
       *[other] { $seat } { $number } kart attı, sizde { $against } kart var: onları verin, oyundan çıkarsınız.
    }
tip-mind-overload = Deste bitti: atağınızda { $seat } adlı oyuncunun elindekinden çok kart olursa onun bütün eli size gelebilir.
tip-count-hands = Deste bitti: { $seat } adlı oyuncuda kaç kart kalmış olabileceğini sayın, kendi kartlarınızı saydırmayın.
tip-lead-queen-late = Maça kızını kimse yenemez: onunla kalan kaybeder; { $seat } onu alsın diye, henüz yapabiliyorken onunla atak edin.
tip-unbeaten =
    { $number ->
        [0] Bunları artık kimse yenemez: { $cards }. Onlardan hangisiyle atak ederseniz { $seat } onu alır.
       *[other] Bunları artık yalnızca koz yener: { $cards }. { $seat } adlı oyuncunun harcayacak kozu var mı, düşünün.
    }
tip-two-suits = Deste bitmek üzere: elde en çok iki renk varken oyundan kolay çıkılır; sizin elinizde { $number } renk var.
tip-draw-little =
    { $number ->
        [one] Destede bir kart kaldı: bundan sonra çekmemek daha iyidir.
       *[other] Destede { $number } kart kaldı: bundan sonra çekmemek daha iyidir.
    }
tip-last-of-stock = Destenin son kartı { $cards }, bir koz: onu çeken siz olmaya çalışın.
tip-watch-trumps =
    { $against ->
        [0] Sizde olmayan bütün kozlar oyundan çıktı: artık başka kimsenin kozu yok.
        [one] { $number } koz oyundan çıktı, biri daha dışarıda: kozları sayın.
       *[other] { $number } koz oyundan çıktı, { $against } tanesi daha dışarıda: kozları sayın.
    }
tip-hold-trump-back = Kozu ({ $suit }) daha söylemeniz gerekmez: ileride ötekiler o rengin büyük kartlarını harcamış olur.
tip-keep-pair-cards = Papazlarla kızları elde tutun ({ $cards }): onlardan birini alan, kozu belirleyen çifti kurabilir.
tip-keep-queen = Maça kızını sona kadar saklamak çoğu zaman iyidir: onu kimse yenemez.
tip-small-first = Önce küçük kartlarla atak edin, büyükleri saklayın.
tip-spare-trumps =
    { $number ->
        [one] Nasıl olsa { FORM($cards, case: "accusative") } alacaksınız: kalanlara koz harcamamak daha iyi olabilir.
       *[other] Bunları nasıl olsa alacaksınız: { $cards }. Kalanlara koz harcamamak daha iyi olabilir.
    }
tip-smallest-first = Hepsini yenemezsiniz: en küçük kartlardan başlayarak yenin, ilki { $cards }.

## Püf noktaları: Kupa

tip-pass-queen = Yanında bu kadar az maça varken maça kızı elinizden çabuk çıkarılır: onu { $seat } adlı oyuncuya verin.
tip-guarded-queen = Elinizde daha küçük { $number } maça var: maça kızını tutabilirsiniz, elinizden kolay çıkarılmaz.
tip-pass-high-spades = Büyük maçalar tehlikelidir, maça kızı üstlerine düşebilir; vermeyi düşünün: { $cards }.
tip-pass-short-suit = { $suit } renginden yalnızca { $cards } elinizde: o renk bitince, o renkle başlanan ellere ceza kartlarınızı atabilirsiniz.
tip-stop-moon = Şimdiye kadar ceza kartı alan yalnızca { $seat }, { $number } puan: başka biri bir tane alırsa Ay vurulamaz.
tip-own-moon = Şimdiye kadar ceza kartı alan yalnızca sizsiniz, { $number } puan: kalanların hepsini de alırsanız Ay’ı vurursunuz.
tip-catch-omnibus = Bu elde { $cards } var: eli alanın puanından on düşülür.
tip-hold-high-spades = Maça kızı daha ötekilerde ve şunların üstüne düşebilir: { $cards }. Başka bir kartla başlayın.
tip-draw-queen-out = Küçük bir maça, örneğin { $cards }, maça kızını ortaya çıkarabilir; onu alan da siz olmazsınız.
tip-first-trick-free = İlk ele, başka çare varken ceza kartı düşmez; büyük bir karttan kurtulmanın tam zamanı: { $cards }.
tip-first-trick-costs = Bu masada ilk ele de ceza kartı düşebilir: eli ancak istiyorsanız alın.
tip-throw-costly =
    { $number ->
        [one] Renge uymanız gerekmiyor: bir puan yazdıran { FORM($cards, case: "accusative") } atın; şimdilik eli alan { $seat }.
       *[other] Renge uymanız gerekmiyor: { $number } puan yazdıran { FORM($cards, case: "accusative") } atın; şimdilik eli alan { $seat }.
    }
tip-duck =
    { $number ->
        [one] Bu el bir puan yazdırır: eli almayan en büyük kartınız { $cards }.
       *[other] Bu el { $number } puan yazdırır: eli almayan en büyük kartınız { $cards }.
    }
tip-last-and-free = Son oynayan sizsiniz ve bu elde puan yok; büyük bir karttan kurtulmanın tam zamanı: { $cards }.

## Terminalde

guide-tip = Püf noktası: { $sentence } ({ $clause })
help-tips = Kararlarınızdan önce yardım: durum nedir, ve püf noktaları. Varsayılan: buradaki ilk oyununuzda, püf noktaları ilk üçünde.
