### Sayfadaki kurallar kitabı.

page-rules-examples = Kartlarla örnekler
page-rules-sources = Her kuralın kaynağı
page-rules-where = Kuralların kaynakları
# Masadan, kuralların kendi ekranına giden bağlantı.
page-rules-sheet = Yazdır ya da karşılaştır
# Reddin yanındaki düğme; kurallar kitabını arkasındaki kuralda açar.
page-rule-show = Kuralı göster
page-rules-file-save = Dosya olarak sakla
page-rules-file-open = Ev kuralları dosyası aç
page-rules-file-wrong =
    { $why ->
        [newer] Bu dosyayı daha yeni bir Maija yaptı; burada okunamıyor.
       *[none] Bu, ev kuralları dosyası değil.
    }
