### Maija’yı cihazda tutmak; bunu sunan bölümle yüklenir.

page-offline = Ağ olmadan
page-offline-what = Maija bu cihazda saklanabilir: o zaman ağ olmadan açılır ve burada bilgisayarlara karşı aynı kurallarla oynarsınız.
# $size megabayt sayısıdır.
page-offline-keep = Bu cihazda sakla ({ $size } MB)
# $have ile $all megabayt sayılarıdır.
page-offline-loading = Yüklenen: { $have }/{ $all } MB
page-offline-trying = Burada oynanıp oynanamadığı deneniyor…
page-offline-kept = Bu cihazda saklandı: Maija burada ağ olmadan açılır ve oynanır.
page-offline-forget = Bu cihazdan kaldır
page-offline-forget-sure = Ağ olmadan oynamak için saklananlar kaldırılsın mı? Bu cihazdaki masalarınız kalır.
page-offline-failed = Her şey saklanamadı. Bu cihazda yeterince yer var mı, ağ çalışıyor mu?
page-offline-insecure = Tarayıcılar buna ve Maija’nın yüklenmesine yalnızca https ile başlayan adreslerde ve sunucunun çalıştığı bilgisayarda izin verir. Bu adreste her zamanki gibi ağ üzerinden oynarsınız.
page-offline-unsupported = Bu tarayıcı Maija’yı saklayamıyor. Gizli bir pencerede de tarayıcılar bir şey saklamaz.
page-offline-unoffered = Bu sunucu bunu sunmuyor. Sunucuyu çalıştıran ekleyebilir: pip install "maija[offline]".
page-install = Maija’yı yükle
