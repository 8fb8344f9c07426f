### Yalnızca ev kuralları sayfasında; onunla yüklenir.

page-rules-of = Ev kuralları
page-rules-shared = Biri bu kuralları sizinle paylaşıyor.
page-rules-base = Oyun
page-rules-view = Gördüğünüz
page-rules-at-table = Masada
page-rules-differs = Farklı olanlar
page-rules-same = Yok: { $game }, kurallardaki gibi.
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
page-rules-no-words = Birbirine uyduklarında sözlerle anlatılırlar.
page-rules-compare = Karşılaştır
page-rules-print = Yazdır
page-compare-with = Şununla karşılaştır
page-compare-rule = Kural
page-compare-caption = { $one } ile { $other }: farklar
page-compare-same = { $one } ile { $other } aynı kurallarla oynanır.
# Bir yan bir şey demiyorsa burada durur.
page-compare-nothing = –
