### Sayfadaki masa: üzerinde ne çizildiği.

page-cards-hidden = kart sayısı gizli
page-sits-in-short = bilgisayar
page-role-your-turn = sıra sizde
page-sure-take = { $number } kart alınsın mı? Daha çoğu yenilebilir.
page-sure-take-all =
    { $number ->
        [one] Kart alınsın mı?
       *[other] { $number } kartın hepsi alınsın mı?
    }
page-sure-take-yes = Evet, { $number } kart al
page-sure-no = Hayır, bekle
page-bout-last = Son tur
page-suit-led = Renk:
page-set-aside = Vermek için ayrılanlar

## Bir dağıtım bitince

page-deal-scored = { $number }. dağıtım bitti
page-match-won =
    { $who ->
        [you] { $number ->
            [one] Kazandınız!
           *[other] Kazananlar: { $seats }!
        }
       *[other] { $number ->
            [one] Kazanan: { $seats }
           *[other] Kazananlar: { $seats }
        }
    }
page-match-lost =
    { $who ->
        [you] { $number ->
            [one] Partiyi kaybettiniz
           *[other] Partiyi kaybedenler: { $seats }
        }
       *[other] { $number ->
            [one] Partiyi kaybeden: { $seats }
           *[other] Partiyi kaybedenler: { $seats }
        }
    }
page-score-place = Sıra
page-score-seat = Oyuncu
page-score-this = Bu dağıtım
page-scores-all = Dağıtımlar
page-how-drawn = dağıtım dönüp durdu: kimseye puan yok
page-how-left = son kalan: kaybeden
page-how-left-with = elde kalan: { $cards }
page-how-out = { $number }. çıkan
page-how-moon = Ay’ı vurdu
page-how-sun = bütün elleri aldı

## İlk dağıtımdan önce

page-gathering = İlk dağıtımdan önce
page-fill =
    { $number ->
        [one] Boş yere bir bilgisayar oturt
       *[other] Boş { $number } yere bilgisayar oturt
    }
page-see-rules = Anlaşılan kurallar

## Masanın yanında

page-close = Kapat
page-panel = Bu masa hakkında
page-part-log = Olanlar
page-part-scores = Puanlar
page-part-people = Kişiler
page-part-rules = Kurallar
page-part-proof = Denetim
page-played = Oynananlar
page-log-empty = Henüz bir şey yok.
page-scores-none = Daha hiçbir dağıtımın puanı yazılmadı.
page-shuffle-what = Kartları kimse seçemez: her dağıtımdan önce sunucu kendi sırrına söz verir, herkes kendi rastgele sayısını katar, sonra sır yayımlanır. Bu sayfa onu denetler.
page-line-open = Bağlı
page-order-suit = Renge göre
page-order-trump = Koz sağda
page-order-rank = Değere göre
page-order-change = elin sırası: değiştir
