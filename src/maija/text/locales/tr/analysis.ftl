### Bitmiş bir oyunun analizi. `$who` “you” ya da “other”, `$seat` bir ad, `$cards` aralarında boşlukla
### kartlar, `$play` etiket olarak bir hamle (`advice-play-…`), `$estimate` neye varabileceği
### (`advice-short-…`).

analysis-title =
    Analiz: { $game }, { $players ->
        [one] bir oyuncu
       *[other] { $players } oyuncu
    }
analysis-knowledge = Her karar, o yerin o anda bilebildiklerine göre değerlendirildi. Kapalı kartlara hiç bakılmadı: o yerin bildiklerine uyacak biçimde, tekrar tekrar yeniden dağıtıldılar.
analysis-method =
    { $deals ->
        [one] Her karar için bir dağıtım denendi.
       *[other] Her karar için en çok { $deals } dağıtım denendi.
    }
analysis-forced =
    { $number ->
        [0] Her hamlede bir seçim vardı.
        [one] Bir hamleye bakılmadı: başka bir şey yapılamazdı.
       *[other] { $number } hamleye bakılmadı: başka bir şey yapılamazdı.
    }
analysis-seat =
    { $who ->
        [you] Sizin kararlarınız
       *[other] Kararlar: { $seat }
    }
analysis-summary =
    { $decisions ->
        [one] Bir karar
       *[other] { $decisions } karar
    }: { $clear ->
        [0] hiçbirinin açık bir bedeli olmadı.
        [one] birinin açık bir bedeli oldu.
       *[other] { $clear } tanesinin açık bir bedeli oldu.
    }
analysis-empty = Karar verilecek bir şey yoktu.
analysis-deal = { $number }. dağıtım
analysis-outcome =
    { $how ->
        [lost] kaybetti
        [kept] kaybetmedi
        [drawn] kimse kaybetmedi
       *[left] bitmedi
    }
analysis-outcome-points =
    { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
analysis-curve-losing = Karar karar kaybetme olasılığı
analysis-curve-points = Karar karar beklenen puan
analysis-curve-made = oynandığı gibi
analysis-curve-possible = en iyisiyle
analysis-curve-cost = açık bedeli
analysis-curve-end = dağıtımın sonu
analysis-point = { $number }. { $played }: { $estimate }
analysis-costliest = En pahalıya mal olanlar
analysis-none = Hiçbir kararın açık bir bedeli olmadı.
analysis-decision = { $place }. { $deal }. dağıtım, { $question }
analysis-all = Bütün kararlar
analysis-column-deal = Dağıtım
analysis-column-number = No
analysis-column-asked = Sorulan
analysis-column-played = Oynanan
analysis-column-reached = Sonucu
analysis-column-best = Daha iyisi
analysis-column-cost = Bedeli

## Bir yere ne sorulduğu, bir başlığın içinde.

analysis-asked-lead =
    { $who ->
        [you] size atak
       *[other] { $seat } adlı oyuncuya atak
    }
analysis-asked-add = { $cards } atağına eklenecek kartlar
analysis-asked-defend =
    { $who ->
        [you] sizin { $cards } atağınıza karşılık
       *[other] { $seat } adlı oyuncunun { $cards } atağına karşılık
    }
analysis-asked-draw = kart çekip çekmemek
analysis-asked-name = koz söyleyip söylememek
analysis-asked-meanwhile = sıra gelmeden koz söyleyip söylememek
analysis-asked-pass =
    { $who ->
        [you] size verilecek kartlar
       *[other] { $seat } adlı oyuncuya verilecek kartlar
    }
analysis-asked-trick =
    { $cards ->
        [none] ele başlanacak kart
       *[other] { $cards } üstüne oynanacak kart
    }
analysis-asked-moon = Ay’ın nasıl yazılacağı

## Tek bir karar.

analysis-hand = Elde: { $cards }
analysis-trumps =
    { $suit ->
        [none] Koz yok.
       *[other] Koz: { $suit }.
    } { $number ->
        [0] Deste bitti.
        [one] Daha bir kart çekilebilir.
       *[other] Daha { $number } kart çekilebilir.
    }
analysis-played = Oynanan: { $play } ({ $estimate })
analysis-better = Daha iyisi: { $play } ({ $estimate })
analysis-cost-losing = Bedeli: kaybetme olasılığı { NUMBER($percent, maximumFractionDigits: 0) } yüzde puanı artar, artı eksi { NUMBER($margin, maximumFractionDigits: 0) }
analysis-cost-points = Bedeli: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puan daha
analysis-cost-match = Bedeli: kendi puanında bir şey değişmez, ama partide ötekilerin işine daha çok yarar
analysis-short-losing = %{ NUMBER($percent, maximumFractionDigits: 0) }
analysis-short-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-short-match = parti
analysis-for-best = Daha iyi hamle üzerine
analysis-for-played = Oynanan hamle üzerine
analysis-written = Analiz yazıldı: { $file }

## Komut

help-analyse = Kaydedilmiş bir oyundaki her kararı incele: neye mal oldu, daha iyisi ne olurdu.
help-analyse-seat = Kimin kararları: bir yer (A, B, … ya da 1, 2, …), bir ad ya da “all” (hepsi); başka bir şey denmezse insanların.
help-analyse-deals = Her karar için denenebilecek dağıtımlar; çoğu daha uzun sürer ve daha güvenlidir.
help-analyse-html = Eğrileriyle birlikte tek dosyalık bir sayfa olarak bu dosyaya yaz.
help-analyse-every = Yalnızca en pahalıya mal olanları değil, her kararı göster.
metavar-seat = YER
analyse-working = İnceleniyor
analyse-preparing = Hazırlanıyor: bir dakika kadar, yalnızca bu kez
error-analyse-seat = Bu oyunda “{ $text }” yeri yok. Olanlar: { $seats }
error-analyse-empty = { $file } dosyasında hiçbir şey oynanmamış.
