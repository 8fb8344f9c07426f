### Sunucunun sayfalardan ve komutlardan kabul etmedikleri. `$folder`, `$file` sistemin yazdığı yollardır.

## Depo

reason-store-full = { $file } dosyasının diski dolu. Bir şey yitmedi; yer açıp sürdürün.
reason-store-read-only = { $file } yazılamıyor. Kullanıcınıza orada yazma izni verin ya da --data ile başka bir klasör verin.
reason-store-damaged = { $file } deposu bozuk. Olduğu gibi bırakıldı. Onu kenara koyup yerine bir yedek kopyalayın (maija backup).
reason-store-newer = { $file } deposunu Maija’nın daha yeni bir sürümü yaptı (biçim { $form }; bu sürüm { $known } bilir). O sürümü kullanın.
reason-store-foreign = { $file } başka bir şeyin veritabanı.
reason-store-conflict = Bu masaya başka bir sunucu yazdı.
reason-store-failed = Depo bunu saklayamadı: { $why }
reason-store-busy = Masa tam şu anda düzene sokuluyor. Yeniden deneyin.
reason-table-unreadable = Bu masa artık okunamıyor. Olduğu gibi kalıyor; sunucuyu çalıştıran, günlükte daha çoğunu bulur.
reason-no-store = { $file } deposu yok.
reason-backup-exists = { $file } dosyası zaten var.
reason-backup-not-here = Bir PostgreSQL veritabanı kendi araçlarıyla kopyalanır (pg_dump).
reason-bad-key = { $file } anahtarı bozuk. Silin; o zaman herkes yeni bir çerez alır ve kişisel bağlantıyla dönmesi gerekir.

## İstekler

reason-wrong-host = { $host } bu sunucunun adı değil. Başlarken söylediği adresi kullanın ya da --name ile başlatın.
reason-wrong-origin = Bunu başka adresteki bir sayfa istedi: { $host } yerine { $origin }.
reason-too-many-requests = Kısa sürede çok fazla oldu. { $seconds } saniye bekleyin.
reason-body-too-large = Bu çok büyük: en çok { $most } bayt.
reason-no-such-page = Burada bir şey yok.
reason-no-such-method = Bu burada yapılamaz.
reason-bad-request = Bu anlaşılamadı: { $why }
reason-our-fault = Bizim tarafta bir şey ters gitti. Bir şey yitmedi; yeniden deneyin.
reason-no-such-table = Artık böyle bir masa yok.
reason-no-such-code = Bu kodla bir masa yok.
reason-code-unreadable = Bu bir davet kodu değil. Üç sözcükten oluşur, örneğin kopa-rime-tesa.
reason-no-such-game-file = Bu partinin daha hiçbir dağıtımı bitmedi.
reason-game-of-two-laws = Bu parti birden çok yasayla oynandı ({ $laws }): denetlenebilecek bir oyun dosyası yok.
reason-no-such-picture = Böyle bir resim yok.
reason-link-used = Bu bağlantı kullanıldı ya da çok eski. Yenisini isteyin.
reason-not-from-here = Bunu yalnızca bilgisayarın başındaki kişi yapabilir.
reason-no-network = Bu bilgisayarın başkalarının gelebileceği bir ağı yok.
reason-name-empty = Bir adda en az bir harf gerekir.
reason-name-too-long = Bir adda en çok { $most } harf olur.
reason-bad-command = Bu anlaşılamadı: { $why }
reason-frame-too-long = Bu çok uzun: en çok { $most } bayt.
reason-too-fast = Kısa sürede çok fazla oldu.
reason-silent = Çok uzun süre ses çıkmadı.
reason-come-again = Masa bu arada ilerledi.
reason-put-away = Masa kaldırıldı, çünkü kimse yoktu.
reason-stopping = Sunucu kapatılıyor. Her şey saklandı.
reason-no-such-phrase = “{ $phrase }” diye bir söz yok.
reason-bad-host-field = İstek kime olduğunu söylemiyor.
reason-bad-network = “{ $network }” ne bir adres, ne de 10.0.0.0/8 gibi bir ağ.
reason-bad-root-path = “{ $path }” bir sunucunun yolu olamaz: /maija gibi yazılır.
reason-bad-public-address = “{ $address }” bir sayfanın adresi değil: https://cards.example.org/maija gibi yazılır.
reason-public-address-of-nobody = “{ $address }” herkesi kendi bilgisayarına götürür. Başkalarının geldiği adresi verin.
reason-public-path-differs = Açık adres { $public } altında, ama --root-path { $root } diyor. --root-path seçeneğini kaldırın.
reason-bad-host = “{ $host }” bir sunucu adı olamaz.
reason-bad-http = Bu HTTP değil: { $why }
reason-not-for-you = Sayıları yalnızca bu bilgisayar ve izin verilen adresler okuyabilir.
reason-port-in-use = { $host } adresinde { $port } numaralı bağlantı noktası dolu. { $next } boş: --port { $next } ile onu, 0 ile herhangi birini alın.
reason-ports-in-use = { $host } adresinde { $port } numaralı bağlantı noktası ve sonrakiler dolu. --port ile başkasını, 0 ile herhangi birini seçin.
reason-port-not-allowed = Kullanıcınız { $port } numaralı bağlantı noktasını dinleyemez. --port ile 1023 üstünde birini seçin.
reason-no-such-address = { $host } bu bilgisayarın adresi değil.
reason-bad-certificate = { $file } kullanılabilir bir sertifika değil ({ $why }). PEM biçiminde olmalı.
reason-bad-private-key = { $key } kullanılabilir bir özel anahtar değil ({ $why }). PEM biçiminde ve parolasız olmalı.
reason-key-of-another-certificate = { $key }, { $file } dışında bir sertifikanın anahtarı.
reason-cannot-listen = { $host } adresinde, { $port } numaralı bağlantı noktasında kimse içeri alınamıyor: { $why }
