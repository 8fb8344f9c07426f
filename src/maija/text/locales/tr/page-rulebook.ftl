### Sayfadaki kurallar kitabı.

page-rules-compare = Karşılaştır
page-rules-examples = Kartlarla örnekler
page-rules-sources = Her kuralın kaynağı
page-rules-where = Kuralların kaynakları
page-rules-print = Yazdır
# Masadan, kuralların kendi ekranına giden bağlantı.
page-rules-sheet = Yazdır ya da karşılaştır
# Reddin yanındaki düğme; kurallar kitabını arkasındaki kuralda açar.
page-rule-show = Kuralı göster
page-compare-with = Şununla karşılaştır
page-compare-rule = Kural
page-compare-caption = { $one } ile { $other }: farklar
page-compare-same = { $one } ile { $other } aynı kurallarla oynanır.
# Bir yan bir şey demiyorsa burada durur.
page-compare-nothing = –
page-rules-file-save = Dosya olarak sakla
page-rules-file-open = Ev kuralları dosyası aç
page-rules-file-wrong =
    { $why ->
        [newer] Bu dosyayı daha yeni bir Maija yaptı; burada okunamıyor.
       *[none] Bu, ev kuralları dosyası değil.
    }
