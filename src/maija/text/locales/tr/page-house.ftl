### Ev kurallarında ve masanın anlaştıklarında; onlarla yüklenir.

page-rules-of = Ev kuralları
page-rules-shared = Biri bu kuralları sizinle paylaşıyor.
page-rules-base = Oyun
page-rules-view = Gördüğünüz
page-rules-at-table = Masada
page-rules-differs = Farklı olanlar
page-rules-same = Hiçbiri: { $game }, kurallardaki gibi.
page-rules-all-back = Hepsini geri al
page-rules-play = Bunlarla oyna
page-rules-invite = Bunlarla davet et
page-rules-public = Açık bir masa, bu sunucuya ulaşabilen herkese listede görünür.
page-rules-keep = Bu kuralları sakla
page-rules-name = Onlara bir ad
page-rules-keep-do = Sakla
page-rules-kept = “{ $name }” adıyla saklandı.
page-rules-name-missing = En az bir harfli bir ad gerekir.
page-rules-share = Paylaş
page-rules-share-what = Bu bağlantıyı açan, bu kuralları görür ve onlarla oynayabilir. Kurallar bağlantının içindedir; hiçbir yerde saklanmaz.
page-rules-share-here = Bu adresten şimdi yalnızca bu bilgisayara ulaşılır. Başkalarına, ulaşabilecekleri bir adresiniz gerekir.
page-clash-some = Bazı kurallar birlikte olmaz.
page-rules-no-words = Kurallar birbirine uyduğunda sözlerle anlatılır.
page-rules-compare = Karşılaştır
page-rules-print = Yazdır
page-compare-with = Şununla karşılaştır
page-compare-rule = Kural
page-compare-caption = { $one } ile { $other }: farklar
page-compare-same = { $one } ile { $other } aynı kurallarla oynanır.
# Bir yan bir şey demiyorsa burada durur.
page-compare-nothing = –
page-game = Oyun
page-players = Oyuncular
page-set-time = Süre
page-set-rules = Ayrıntılı kurallar
page-set-public = Bu sunucuya ulaşabilen herkes listede görsün
page-set-watch = Başkaları izleyebilsin
page-set-clock = Her karar için saat
page-set-decision = Bir karar için saniye
page-set-reserve = Bütün parti için yedek saniye
page-set-delay = İzleyenler her şeyi kaç saniye sonra görür
page-set-grace = Bağlantısı kopanın yerine kaç saniye sonra bilgisayar oynar
page-set-idle = Hiçbir şey yapmayanın yerine kaç saniye sonra bilgisayar oynar
page-set-pace = Bilgisayar oyuncusu bir hamleyi kaç saniyede yapar
page-option-range = { $least } ile { $most } arası.
page-agreed = Anlaşılan kurallar
page-settings-change = Anlaşılanı değiştir
page-settings-do = Böyle anlaş
page-rules-back = Geri al
page-rules-back-named = Geri al: { $option }
page-rules-idle = Şu hâliyle etkisi olmayan { $number } kural daha
page-clash = Bunlar birlikte olmaz: { $fields }.
page-clash-field = { $option }: { $value }
page-clash-here = Başka bir kuralla birlikte olmaz.
page-rules-chapter = { $number } kural
page-rules-open = Hepsini aç
page-rules-shut = Hepsini kapat
page-clause =
    { $from ->
        [S1] Madde { $clause }, Fin kuralları
        [S2] Madde { $clause }, Fransız kuralları
        [S3] Madde { $clause }, Rus kuralları
        [S4] Madde { $clause }, Hearts üzerine Türkçe sayfa
        [M] { $clause }, kuralların sustuğu yerde kararlaştırıldı
        [T] { $clause }, kuralların sustuğu yerde kararlaştırıldı
       *[other] { $clause }, oyunun herkese açık kurallarından
    }
page-value-else = Başka…
page-value-own = Kendi sözlerinizle
