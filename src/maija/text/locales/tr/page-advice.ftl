### Bir ipucu ile bir analizin sayfada dedikleri; biri ilk istediğinde yüklenir.

## Bir ipucu

page-hint-waits = Danışman daha hazırlanıyor: bu bilgisayarda bir kez, bir dakika kadar. İpucu kendiliğinden gelir.
page-hint-all = Bütün seçenekler
page-hint-losing = Her seçenekle dağıtımın ne sıklıkta kaybedildiği. Kısa çubuk daha iyidir.
page-hint-scoring = Her seçeneğin kaç puan getirebileceği. Kısa çubuk daha iyidir.
page-hint-knows = Bilebildiklerinize göre, denenen { $deals } dağıtımda değerlendirildi.
page-hint-solved = Sonuna kadar hesaplandı: her şey biliniyor.
page-hint-close = İpucunu kaldır
# Listedeki bir hamlenin yanında: kişinin yaptığı budur.
page-played-so = oynandı

## Bir analiz

page-analysis-title = Nasıl oynadınız
page-analysis-what = Her kararınıza, masadakinden daha çok zamanla yeniden bakılır. O anda bilebildiklerinize göre değerlendirilir, kapalı kartlara göre hiçbir zaman.
page-analysis-state =
    { $state ->
        [waiting] Önünüzde başkaları var. Sonra sizin analiziniz gelir.
        [warming] Danışman daha hazırlanıyor: bu bilgisayarda bir kez, bir dakika kadar.
       *[running] Kararlarınıza bakılıyor.
    }
page-analysis-progress =
    { $of ->
        [one] { $done }/{ $of } karar
       *[other] { $done }/{ $of } karar
    }
page-analysis-done = Analiz hazır.
# Eldeki kartların ve masadakilerin küçük resimlerinden önce.
page-analysis-held = Elde:
page-analysis-lay = Masada:

page-set-hints = İpuçları
page-hints-auto = Tek başına oynayana
page-hints-yes = Oynayan herkese
page-hints-no = Hiç kimseye
# Masadaki herkesin okuyabildiği.
page-hints-here =
    { $allowed ->
        [yes] Burada oynayan herkes ipucu isteyebilir.
       *[no] Burada kimse ipucu isteyemez.
    }

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
