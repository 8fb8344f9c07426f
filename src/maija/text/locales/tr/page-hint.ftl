### Sayfanın masasında ipuçları: her an elde olanlar. Bir ipucunun ne dediği page-advice içindedir.

page-hint = İpucu
# Soru işareti klavyenin bir tuşudur.
page-hint-title = Şimdi en iyisi ne olur? (“?” tuşu)
page-card-hinted = { $card }, önerilen
page-warming = Güçlü bilgisayar oyuncuları daha hazırlanıyor: bu bilgisayarda bir kez, bir dakika kadar. O zamana kadar deneyimle oynuyorlar.
page-set-hints = İpuçları
page-hints-auto = Yalnızca bilgisayarlarla tek başına oynayana
page-hints-yes = Oynayan herkese
page-hints-no = Hiç kimseye
# Masadaki herkesin okuyabildiği.
page-hints-here =
    { $allowed ->
        [yes] Burada oynayan herkes ipucu isteyebilir.
       *[no] Burada kimse ipucu isteyemez.
    }
page-analysis-open = Nasıl oynadım?

## Neden ipucu yok

reason-no-hints = Bu masada kimse ipucu isteyemez.
reason-no-advice-here = Bu sunucu ipucu veremiyor: “fast” eki kurulu değil.
reason-nothing-to-decide = Şu anda karar vereceğiniz bir şey yok.
reason-hint-under-way = Son istediğiniz ipucu hâlâ hesaplanıyor.
reason-hints-busy = Çok kişi ipucu bekliyor. Birazdan yeniden deneyin.

## Neden analiz yok

reason-no-such-analysis = Bu analiz artık saklanmıyor. Yeniden isteyin.
reason-analysis-failed = Analiz bitirilemedi. Yeniden deneyin.
reason-analyses-busy = Çok kişi analiz bekliyor. Biraz sonra yeniden deneyin.
