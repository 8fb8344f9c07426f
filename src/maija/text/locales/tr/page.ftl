### Web sayfası.

page-title = Maija

## Ön sayfa

page-your-name = Adınız
page-somebody = Konuk
page-games = Oyunlar
page-about-musta-maija = Fin ev oyunu: altı kart, kart sayıları gizli. Bir rengin papazı ile kızı her an koz belirler; maça kızıyla kalan kaybeder.
page-about-mustamaija = Fransız kuralları: beş kart, koz için bir kart açılır, atakta bir ile beş arası kart.
page-about-voron = Rus kuralları: her kartı yenin ya da hepsini alın; karşılıktan sonra kart çekilir.
page-about-pagat = Beş kart; koz ancak ilk atak yerdeyken açılır.
page-about-dam = İsveçli akraba, altı kartla.
page-about-black-maria = El alma oyunu: sağa üç kart verin, kupalardan ve büyük maçalardan uzak durun.
page-about-hearts = El alma oyunu: en küçük sinek başlar, kupa çıkmadan kupayla başlanmaz, Ay’ı vurabilirsiniz.
page-play-now = Oyna
page-play-now-named = Bilgisayarlara karşı oyna: { $game }
page-join = Masaya katıl
page-code = Davet kodu
page-join-do = Katıl
page-public-tables = Açık masalar
page-look-again = Yeniden bak
page-coming = Masanız aranıyor…
page-try-again = Yeniden dene
page-to-front = Ön sayfaya

## Ayarlar

page-option-changed = değişti
page-rules = Sözlerle kurallar

## Davet

page-invite = Başkalarını davet et
page-open-question = Masaya şimdi yalnızca bu bilgisayardan ulaşılır. Masa ağınıza açılsın mı?
page-open-yes = Evet, aç
page-open-no = Şimdi değil
page-close-network = Ağa kapat
page-only-here = Masaya şimdi yalnızca sunucunun çalıştığı bilgisayardan ulaşılır.
page-qr = { $link } bağlantısının QR kodu
page-copy = Kopyala
page-copied = Kopyalandı

## Çerçeve

page-title-at = { $game } – Maija
page-title-turn = Sıra sizde – { $game } – Maija
page-skip = İçeriğe
page-language = Dil
page-announced = Neler oluyor

## Kartlar

page-card-chosen = { $card }, seçildi
page-card-dark = { $card }, şimdi olmaz
page-cards = { $number } kart

## Sunucuyla bağlantı

page-line-connecting = Masa aranıyor…
page-line-waiting = Bağlantı koptu, ama oyundan hiçbir şey kaybolmadı. Sayfa durmadan geri dönmeyi deniyor.
page-line-blocked = Sunucu yanıt veriyor ama sürekli bağlantıya izin vermiyor. Yoldaki bir şey (vekil sunucu, süzgeç, eklenti) WebSocket bağlantısını kesiyor. Yeniden deneniyor.
page-line-unsupported = Bu tarayıcı masa için çok eski: WebSocket yok.
page-line-outdated = Masa bu sayfadan daha yeni bir dil konuşuyor.
page-line-again = Şimdi dene
page-line-reload = Sayfayı yeniden yükle
reason-unreachable = Sunucu yanıt vermiyor. Çalışıyor mu, siz onun ağında mısınız?

## Masa: kimler var

page-seats = Oyuncular
page-seat-free = Yer { $number } (boş)
page-seat-number = Yer { $number }
page-seat-open = boş
page-seat-computer =
    { $player ->
        [random] bilgisayar (rastgele)
        [simple] bilgisayar (basit)
        [habit] bilgisayar (deneyimli)
        [novice] bilgisayar (acemi)
        [casual] bilgisayar (amatör)
        [skilled] bilgisayar (becerikli)
        [expert] bilgisayar (uzman)
        [master] bilgisayar (usta)
       *[other] bilgisayar ({ $player })
    }
page-seat-host = masa sahibi
page-role-leads = atakta
page-role-defends = savunuyor
page-role-out = çıktı
page-role-turn = sırada…
page-role-dealer = dağıtan
page-role-winning = alıyor
page-role-loser = kaybetti
page-tricks =
    { $number ->
        [0] el yok
       *[other] { $number } el
    }
page-points = { $number } puan
page-total = toplam { $number }
page-reserve = yedek { $number } sn
page-seconds = { $number } sn
page-shown = gösterdi
page-ready-yes = hazır
page-ready-no = daha hazır değil
page-away = masada değil
page-sits-in =
    { $why ->
        [gone] Bilgisayar oynuyor: bağlantı koptu
        [idle] Bilgisayar oynuyor: çok uzun süre bir şey yapılmadı
        [time] Bilgisayar oynuyor: süre bitti
        [conceded] Bilgisayar oynuyor: dağıtım bırakıldı
       *[rest] Bilgisayar oynuyor: gerisi belli
    }
page-seat-own = Yeriniz
page-seat-tools = { $seat }: dahası
page-rename = Bu masadaki adınız
page-rename-do = Değiştir
page-link-make = Başka cihazda oyna
page-link-what = Bunu öteki cihazda açın. Bir kez çalışır ve yeri oraya taşır:
page-leave = Yerden kalk
page-leave-sure = Yerinizden kalkıyor musunuz? Partide yerinize bir bilgisayar oyuncusu oynar.
page-mute = Bu oyuncuyu sustur
page-computer = Bilgisayar oyuncusu
page-computer-random = rastgele: yapılabilen herhangi bir hamleyi oynar
page-computer-simple = basit: birkaç basit kurala uyar
page-computer-habit = deneyimli: deneyimle oynar
page-computer-novice = acemi: kuralları bilir, hiçbir şeyi aklında tutmaz, büyükleri saklar
page-computer-casual = amatör: arada bir oynar, büyük kartları ve kozları aklında tutar
page-computer-skilled = becerikli: dağıtımın gidebileceği birkaç yolu dener
page-computer-expert = uzman: dağıtımın gidebileceği birçok yolu dener
page-computer-master = usta: binlerce yol dener; burada ondan güçlüsü yok
page-computer-engine = { $program }: bu sunucunun bir programı
page-computer-add = Buraya oturt
page-remove = Bu yeri boşalt
page-bar = Temelli gönder
page-bar-sure = { $seat } gönderilsin mi? Bu masaya bir daha dönemez.
page-company = Gelenler ve gidenler
page-sit-question = Boş bir yer var. Oynar mısınız?
page-sit = Otur
page-looking-on = İzliyorsunuz.
page-looking-on-seats = İzliyorsunuz. Bir bilgisayar oyuncusunun yerine oturabilirsiniz.
page-take-seat = { $seat } yerine oyna
page-sit-another = Bu cihaza bir kişi daha oturt
page-their-name = Adı
page-sit-another-do = Buraya oturt
page-watchers = { $number } kişi izliyor.
page-address = Adres

## Masa: birkaç kişi için tek cihaz

page-cover = Kimin eli görünüyor
page-covered = Eller kapalı. Cihazı sıradakine verin.
page-show =
    { $turn ->
        [yes] Ben { $seat }, sıra bende: elimi göster
       *[no] Ben { $seat }: elimi göster
    }
page-cover-do = Eli kapat: { $seat }
page-for = { $seat }: { $text }

## Masa: kartlar

page-felt = Masada
page-trumps = Koz
page-trumps-none = yok
page-trumps-by = (söyleyen: { $seat })
page-stock = Deste
page-discard = Oyun dışı
page-bout = Atak ve karşılıkları
page-bout-empty = Masada kart yok.
page-aim = Şimdi yenilecek: { $card }
page-aim-laid = { $card }, yenen kart { $beater }: geri al
page-beaten-by = üstündeki kart
page-given-up = bırakıldı
page-open = daha karşılıksız
page-trick = El
page-trick-empty = Bu ele daha kart oynanmadı.
page-trick-last = Son el
page-hearts = Kupa
page-hearts-broken = çıktı
page-hearts-whole = çıkmadı
page-passing = Kart verme
page-passing-to = { $seat } adlı oyuncuya
page-passed = { $seat } adlı oyuncuya verilen:
page-received = { $seat } adlı oyuncudan gelen:
page-captured = Alınan kartlar
page-hand = Eliniz
page-hand-empty = Elinizde kart yok.

## Masa: ne sorulduğu

page-ask-others = Beklenen: { $seats }.
page-ask-over = Bu dağıtım bitti.
page-ask-lead = { $seat } adlı oyuncuya atak ediyorsunuz. Kartları seçin.
page-ask-more = Yanına bir kart daha mı, yoksa bu kadar mı?
page-ask-beat = Yenin ya da bırakın: { $card }.
page-ask-laid = Her kartın karşılığı var.
page-ask-defence = Her kartın karşılığı var.
page-ask-drawing = Çekiyor musunuz?
page-ask-naming = Koz söylüyor musunuz?
page-ask-meanwhile = Bu arada koz söyleyebilirsiniz.
page-ask-pass = { $seat } adlı oyuncuya verilecek { $number } kart seçin.
page-ask-trick-lead = Ele siz başlıyorsunuz: bir kart seçin.
page-ask-trick-follow = Sıra sizde: bir kart seçin.
page-ask-moon = Ay’ı vurdunuz. Nasıl yazılsın?
page-do-lead =
    { $number ->
        [0] Atak et
       *[other] { $number } kartla atak et
    }
page-do-pass = Ver: { $number }/{ $of }
page-do-beat = { $number } kart yen
page-do-beat-some = { $number } kart yen, { $rest } kart al
page-do-take = { $number } kart al
page-do-suggest = Öneri
page-do-clear = Geri al
page-must-cover = En az { $number } kart yenmelisiniz.

## Masa: dağıtımdan dağıtıma

page-deal = Dağıtım
page-deal-number = { $number }. dağıtım
page-deal-tools = Geri al, bırak, ara ver
page-seats-missing =
    { $number ->
        [one] Bir yer boş: dağıtım bir oyuncu bekliyor.
       *[other] { $number } yer boş: dağıtım oyuncuları bekliyor.
    }
page-ready-do = Hazırım
page-next-do = Sonraki dağıtım
page-not-ready-do = Daha değil
page-rematch = Bir parti daha
page-back = Geri döndüm
page-paused = Masaya ara verildi.
page-pause = Ara ver
page-resume = Sürdür
page-ask-take-back = Son hamlemi geri almayı iste
page-ask-rest = Gerisini belli saymayı öner
page-concede = Bu dağıtımı bırak
page-concede-sure = Bu dağıtımı bırakıyor musunuz? Sonunu sizin yerinize bir bilgisayar oyuncusu oynar.
page-offer =
    { $what ->
        [rest] { $seat } dağıtımın gerisini belli saymayı öneriyor; sonunu bilgisayarlar oynar.
       *[take-back] { $seat } son hamlesini geri almak istiyor.
    }
page-offer-agreed = Kabul edenler: { $seats }.
page-offer-yes = Kabul et
page-offer-no = Reddet
page-offer-off = Vazgeç
page-scores = Puanlar
page-score-deal = Dağıtım
page-score-total = Toplam
page-places = Parti bitti. { $places }.
page-place = { $number }. { $seat }
page-drawn = İlk dağıtım için çekilenler:

## Masa: karıştırma

page-shuffle = Karıştırma
page-shuffle-sealing = Deste karıştırıldı ve mühürlendi. Herkes kendi rastgele sayısını katıyor…
page-shuffle-opening = Herkes ne kattığını gösteriyor…
page-shuffle-seat =
    { $sealed ->
        [yes] { $who ->
            [you] Sayınızı kattınız
           *[other] { $seat } sayısını kattı
        }
       *[no] { $who ->
            [you] Sizin sayınız daha yok
           *[other] { $seat } daha sayısını katmadı
        }
    }
page-shuffle-promise = Kimse bir kart görmeden önce sunucu bu sayıya söz verdi. Bu sayıya tek bir sır uyar:
page-shuffle-missing = Kendi sayısını katmayanlar: { $seats }
page-shuffle-secret = { $deal }. dağıtımın sırrı, dağıtım bitince yayımlandı:
page-proof-true =
    { $added ->
        [yes] { $deal }. dağıtımın karıştırması dürüsttü: sır, deste ve söz birbirine uyuyor; sizin sayınız da içinde.
       *[no] { $deal }. dağıtımın karıştırması dürüsttü: sır, deste ve söz birbirine uyuyor.
    }
page-proof-broken-off = { $deal }. dağıtım yarıda kesildi. Sırrı söze uyuyor.
page-proof-false = { $deal }. dağıtımın karıştırması verilen söze uymuyor! { $codes }
page-proof-unseen = Bu sayfa { $deal }. dağıtımdan önce burada değildi, bu yüzden verilen sözü karşılaştıramaz.
page-proof-again = Yeniden denetle
page-untrue-malformed = Yayımlanan bilgi bozuk.
page-untrue-secret-not-committed = Sır, söz verilen sır değil.
page-untrue-seat-not-committed = Bir yerin metnine söz verilmemişti.
page-untrue-seat-text-differs = Bir yerin metni, söz verilen metin değil.
page-untrue-order-differs = Deste, sırrın verdiğinden başka sırada.
page-untrue-draw-twice = Bir rastgele sayı iki kez çekilmiş.
page-untrue-draw-impossible = Bir rastgele sayı böyle çekilmiş olamaz.
page-untrue-draw-differs = Sonraki bir rastgele sayı, sırrın verdiğinden başka.
page-game-file = Oyun dosyası
page-game-file-what = Onunla herkes her kartı kanıtlayabilir: maija verify DOSYA

## Sözler

page-phrases = Bir şey söyle
page-said = { $seat }: { $text }
phrase-hello = Merhaba!
phrase-thanks = Teşekkürler.
phrase-well-played = Güzel oynadınız!
phrase-good-luck = Bol şans!
phrase-sorry = Pardon.
phrase-hurry = Sıra sizde…
phrase-one-moment = Bir dakika.
phrase-goodbye = Hoşça kalın!
phrase-laugh = Ha ha!
phrase-wow = Vay!
phrase-ouch = Eyvah!
phrase-hm = Hım.

## Masada olanlar

page-log = Neler oldu
table-event-sat = { $name } masaya oturuyor.
table-event-got-up = { $name } masadan kalkıyor.
table-event-renamed = Bir oyuncunun yeni adı: { $name }.
table-event-computer-added =
    { $name ->
        [random] Bir bilgisayar oyuncusu (rastgele) oturuyor.
        [simple] Bir bilgisayar oyuncusu (basit) oturuyor.
        [habit] Bir bilgisayar oyuncusu (deneyimli) oturuyor.
        [novice] Bir bilgisayar oyuncusu (acemi) oturuyor.
        [casual] Bir bilgisayar oyuncusu (amatör) oturuyor.
        [skilled] Bir bilgisayar oyuncusu (becerikli) oturuyor.
        [expert] Bir bilgisayar oyuncusu (uzman) oturuyor.
        [master] Bir bilgisayar oyuncusu (usta) oturuyor.
       *[other] Bir bilgisayar oyuncusu ({ $name }) oturuyor.
    }
table-event-removed = { $name } yerinden kaldırıldı.
table-event-barred = { $name } masadan gönderildi.
table-event-moved =
    { $who ->
        [you] Yeriniz başka bir cihaza geçiyor.
       *[other] { $seat } başka bir cihaza geçiyor.
    }
table-event-host =
    { $who ->
        [you] Artık masa sahibi sizsiniz.
       *[other] Artık masa sahibi { $seat }.
    }
table-event-connected =
    { $who ->
        [you] Bağlandınız.
       *[other] { $seat } bağlandı.
    }
table-event-gone =
    { $who ->
        [you] Bağlantınız koptu.
       *[other] { $seat } bağlantısını yitirdi.
    }
table-event-sits-in =
    { $who ->
        [you] { $name ->
            [gone] Yerinize bir bilgisayar oyuncusu oynuyor: bağlantı koptu.
            [idle] Yerinize bir bilgisayar oyuncusu oynuyor: çok uzun süre bir şey yapılmadı.
            [time] Yerinize bir bilgisayar oyuncusu oynuyor: süre bitti.
           *[other] Yerinize bir bilgisayar oyuncusu oynuyor.
        }
       *[other] { $name ->
            [gone] { $seat } yerine bir bilgisayar oyuncusu oynuyor: bağlantı koptu.
            [idle] { $seat } yerine bir bilgisayar oyuncusu oynuyor: çok uzun süre bir şey yapılmadı.
            [time] { $seat } yerine bir bilgisayar oyuncusu oynuyor: süre bitti.
           *[other] { $seat } yerine bir bilgisayar oyuncusu oynuyor.
        }
    }
table-event-back =
    { $who ->
        [you] Yeniden oynuyorsunuz.
       *[other] { $seat } yeniden oynuyor.
    }
table-event-settings = Anlaşılan kurallar değişti: kurallara bakın.
table-event-ready =
    { $who ->
        [you] Hazırsınız.
       *[other] { $seat } hazır.
    }
table-event-not-ready =
    { $who ->
        [you] Daha hazır değilsiniz.
       *[other] { $seat } daha hazır değil.
    }
table-event-rematch = Yeni bir parti başlıyor.
table-event-committed = Deste karıştırıldı ve mühürlendi.
table-event-sealed =
    { $who ->
        [you] Kendi rastgele sayınızı katıyorsunuz.
       *[other] { $seat } karıştırmaya kendi rastgele sayısını katıyor.
    }
table-event-opened =
    { $who ->
        [you] Kattığınız sayıyı gösteriyorsunuz.
       *[other] { $seat } kattığı sayıyı gösteriyor.
    }
table-event-added-nothing =
    { $who ->
        [you] Bu karıştırmaya sayı katmadınız.
       *[other] { $seat } bu karıştırmaya sayı katmadı.
    }
table-event-dealer =
    { $who ->
        [you] Siz dağıtıyorsunuz.
       *[other] { $seat } dağıtıyor.
    }
table-event-broken-off = Dağıtım dönüp duruyor ve kesiliyor: kimseye puan yok, kartlar yeniden dağıtılır.
table-event-deal-over = { $number }. dağıtım bitti.
table-event-match-over = Parti bitti.
table-event-offered =
    { $name ->
        [rest] { $who ->
            [you] Gerisini belli saymayı öneriyorsunuz.
           *[other] { $seat } gerisini belli saymayı öneriyor.
        }
       *[take-back] { $who ->
            [you] Son hamlenizi geri almak istiyorsunuz.
           *[other] { $seat } son hamlesini geri almak istiyor.
        }
    }
table-event-agreed =
    { $who ->
        [you] Kabul ediyorsunuz.
       *[other] { $seat } kabul ediyor.
    }
table-event-refused =
    { $who ->
        [you] Kabul etmiyorsunuz.
       *[other] { $seat } kabul etmiyor.
    }
table-event-lapsed =
    { $who ->
        [you] Sorunuz düştü: artık oynamıyorsunuz.
       *[other] Soru düştü: { $seat } artık oynamıyor.
    }
table-event-conceded =
    { $who ->
        [you] Bu dağıtımı bırakıyorsunuz.
       *[other] { $seat } bu dağıtımı bırakıyor.
    }
table-event-rest-decided = Herkes gerisini belli sayıyor; dağıtım sonuna kadar oynanıyor.
table-event-taken-back =
    { $who ->
        [you] Son hamlenizi geri alıyorsunuz.
       *[other] { $seat } son hamlesini geri alıyor.
    }
table-event-paused =
    { $who ->
        [you] Masaya ara veriyorsunuz.
       *[other] { $seat } masaya ara veriyor.
    }
table-event-resumed =
    { $who ->
        [you] Masayı sürdürüyorsunuz.
       *[other] { $seat } masayı sürdürüyor.
    }
table-event-other-law = Sunucu artık daha yeni bir yasayla oynuyor; bu dağıtımda geri alma yok.
table-event-engine-lost = “{ $name }” programı doğru dürüst yanıt vermiyor ve yerini yitirdi; orada “habit” oynamayı sürdürüyor.
