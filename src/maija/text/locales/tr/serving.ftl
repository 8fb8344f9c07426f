### Sunucuyu işleten için: başlatma, yedekler, unutma. `$folder`, `$file` sistemin yazdığı yollardır.

help-serve = Masayı tarayıcıda aç.
help-serve-host = Nerede dinleneceği. Varsayılan olarak yalnızca bu bilgisayardan gelinir; 0.0.0.0 herkesi içeri alır.
help-serve-port = Bağlantı noktası; 0 boş olan herhangi birini alır.
help-serve-data = Masaların saklandığı klasör.
help-serve-open = Tarayıcının açılıp açılmayacağı.
help-serve-database = Masaların saklanacağı PostgreSQL veritabanı, örneğin postgresql://user@host/maija.
help-serve-root-path = Bir vekil sunucunun hizmeti gösterdiği yol, örneğin /maija.
help-serve-name = Başkalarının sunucuya ulaştığı ad. Birkaç kez verilebilir.
help-serve-public-url = Başkalarının geldiği adres, örneğin https://cards.example.org/maija. Davetler oraya götürür.
help-serve-log = Günlüğün nasıl yazılacağı: text ya da json, her olay için bir satır.
help-serve-proxy = İlettiği başlıklara inanılan vekil sunucunun adresi. Birkaç kez verilebilir.
help-serve-monitor = Sayıları okuyabilecek bir adres. Birkaç kez verilebilir.
help-serve-cert = https için sertifika.
help-serve-engine = Masada adıyla seçilebilen bir program, örneğin strong="/opt/strong --fast". Birkaç kez verilebilir.
metavar-engine = AD=KOMUT
help-serve-key = Sertifikanın özel anahtarı.

serve-ready = Masa şu adreste açık: { $address }
serve-public = Bu bilgisayara ulaşabilen herkes gelebilir; bağlantı noktası { $port }, adresler: { $addresses }
serve-public-url = Başkaları şu adresten gelir: { $address }
serve-stop = Ctrl+C kapatır; her oyun saklanır.
serve-running = Masa zaten şu adreste açık: { $address }
serve-folder-in-use = { $folder } klasörüyle tam şu anda başka bir sunucu başlıyor. Biraz bekleyin ya da --data ile başka bir klasör verin.
serve-not-installed = Bunun için yalın kitaplık yetmez: maija[table] kurun (eksik: { $module }).
serve-cert-and-key = Sertifikaya anahtarı da gerekir: --cert ile --key birlikte verilmeli.
serve-no-file = { $file } dosyası yok.
reason-engine-form = “{ $text }” bir program belirtmiyor: --engine ad="komut" yazın, örneğin --engine strong="/opt/strong --fast".
reason-engine-name = “{ $name }” bir program adı olamaz: en çok 24 küçük harf, rakam, nokta ve tire; bizim oyuncularımızdan biri değil; her ad bir kez.

## maija backup

help-backup = Bütün masaları yeni bir dosyaya kopyala, sunucu çalışırken de.
help-backup-file = Kopya. Hiçbir şeyin üzerine yazılmaz.
backup-done = Bütün masalar artık { $file } dosyasında ve kopya sağlam. Kullanmak için sunucuyu durdurun ve onu veri klasöründeki maija.sqlite dosyasının yerine koyun; yanındaki -wal ve -shm dosyaları olmadan.

## maija forget

help-forget = Bir masayı ya da adı temelli unut.
help-forget-table = Bir masanın davet kodu: adımları, oyun dosyaları ve bağlantılarıyla silinir.
help-forget-name = Bir ad: yerine her yerde başka bir sözcük konur. Masanın sayıyla söylediği “Anna 2” gibi bir ad da onunla gider.
help-forget-yes = Yeniden sorma.
forget-what = Neyin unutulacağını söyleyin: --table KOD ya da --name AD.
forget-running = { $folder } klasörüyle bir sunucu çalışıyor. Önce durdurun, sonra yeniden isteyin.
forget-no-table = Depoda “{ $code }” masası yok.
forget-no-name = Depoda “{ $name }” adında kimse yok.
forget-neutral = Unutulan herkesin adı “{ $name }” olur.
forget-somebody = birisi
forget-this-table = { $code } masası, son kullanıldığı gün { $day }. Yerlerindekiler: { $names }.
forget-this-name = “{ $name }” adı { $tables } masada, adımlarda ve oyun dosyalarında geçiyor. Bundan sonra orada “{ $word }” duracak.
forget-again = Bu geri alınamaz. Sürdürmek için bir kez daha { $word } yazın:
forget-stopped = Hiçbir şey değişmedi.
forget-table-done = { $code } masası unutuldu, depoda ondan bir şey kalmadı.
forget-name-done = “{ $name }” adı { $tables } masada unutuldu, depoda ondan bir şey kalmadı.
forget-copy = Bu eski kopyada hâlâ duruyor; gerekmiyorsa silin: { $file }
reason-forget-unreadable = { $table } masası okunamıyor, bu yüzden hiçbir şey değişmedi. Önce onu bütünüyle unutturun: maija forget --table { $table }
reason-store-in-use = { $file } dosyasını başka bir program kullanıyor. Hiçbir şey değişmedi; bitmesini bekleyip yeniden isteyin.
