### Sayfanın masasında ipuçları: her an elde olanlar. Bir ipucunun ne dediği page-advice içindedir.

page-hint = İpucu
# Soru işareti klavyenin bir tuşudur.
page-hint-title = Şimdi en iyisi ne olur? (“?” tuşu)
page-card-hinted = { $card }, önerilen
page-warming = Güçlü bilgisayar oyuncuları daha hazırlanıyor: bu bilgisayarda bir kez, bir dakika kadar. O zamana kadar deneyimle oynuyorlar.
page-analysis-open = Nasıl oynadım?
