### Bir masanın kurallar kitabı: kartlarla örnekler, iki kural takımının farkları, kaynaklar.

## Örnekler. Bir başlık ve satırlar: iki noktayla biten metnin arkasından kartlar gelir.

example-title-lead = Aynı atakta hangi kartlar olabilir
example-title-limit = Bir atakta kaç kart olabilir
example-title-beating = Neyi ne yener
example-title-queen = Maça kızı savunanın elinde
example-title-pair = Papazlı ve kızlı bir el
example-title-turned = Maça açılırsa
example-title-trump-beating = Kozla atak
example-title-picked-up = Yalnız bir kartı yenilen atak
example-title-beaten = Bütünüyle yenilen atak
example-title-follow = Renge uymak
example-title-trick = Eli kim alır
example-title-first-card = Dağıtımın ilk kartı
example-title-first-trick = İlk elde, başlanan renkten kart yokken
example-title-leading-hearts = Kupa çıkmadan ele başlamak
example-title-costs = Hangi kart kaç puan yazdırır
example-title-everything = Bütün ceza kartlarını bir oyuncu alırsa

# Örneğin yapıldığı kartlar.
example-holds = Bir el:
example-leader-holds = Atak edenin eli:
example-defender-holds = Savunanın eli:
example-led = Atak:
example-led-to-trick = Ele başlanan kart:
example-led-first = İlk ele başlanan kart:
# Atağın kartları, ilki de içinde.
example-lead = Bunlar aynı atakta olabilir:
# $number savunanın elindeki kart sayısı; $stock daha kart çekilip çekilemeyeceğini söyler.
example-limit =
    { $stock ->
        [gone] { $number ->
            [one] Savunanın elinde bir kart var ve deste bitti.
           *[other] Savunanın elinde { $number } kart var ve deste bitti.
        }
       *[there] { $number ->
            [one] Savunanın elinde bir kart var; deste daha bitmedi.
           *[other] Savunanın elinde { $number } kart var; deste daha bitmedi.
        }
    }
example-limit-most =
    { $number ->
        [one] En çok bir kartla atak edilebilir.
       *[other] En çok { $number } kartla atak edilebilir.
    }
example-claim = Bu fazladır: savunan kartlarını atak edene verebilir.
example-trumps =
    { $trumps ->
        [clubs] Koz sinek.
        [diamonds] Koz karo.
        [hearts] Koz kupa.
        [spades] Koz maça.
       *[none] Koz yok.
    }
# Arkasından savunanın onu yenen kartları gelir.
example-beaten-by = { $card } kartını yenenler:
example-beaten-by-none = Bu elde { $card } kartını yenen kart yok.
example-names = Bunlarla koz söylenebilir:
example-turned = Açılan kart:
# Koz olamayan bir maça.
example-turned-back = Açılıp desteye geri konan:
# Arkasından yenen kart gelir.
example-laid-on = { $card } kartının üstüne konan:
example-out-of-play = Oyun dışı:
example-picked-up = Ele alınan:
example-taken-back = Ele geri dönen:
example-draws =
    { $who ->
        [leader] { $number ->
            [one] Atak eden bir kart çeker.
           *[other] Atak eden { $number } kart çeker.
        }
       *[defender] { $number ->
            [one] Savunan bir kart çeker.
           *[other] Savunan { $number } kart çeker.
        }
    }
example-defender-now =
    { $number ->
        [one] Savunanın elinde şimdi bir kart var.
       *[other] Savunanın elinde şimdi { $number } kart var.
    }
example-next =
    { $who ->
        [defender] Sıradaki atağı savunan yapar.
       *[left] Sıradaki atağı savunanın solundaki oyuncu yapar.
    }
example-may-play = Oynanabilecekler:
example-may-lead = Ele başlanabilecek kartlar:
example-unbroken = Daha hiç kupa oynanmadı.
# Bir elin kartları, oynandıkları sırayla.
example-trick = Sırayla oynananlar, her oyuncudan bir kart:
example-takes = Eli alan kart:
# Her biri $points puan; $number arkadan gelen kart sayısı.
example-costs =
    { $points ->
        [one] { $number ->
            [one] Bir puan:
           *[other] Her biri bir puan:
        }
       *[other] { $number ->
            [one] { $points } puan:
           *[other] Her biri { $points } puan:
        }
    }
example-off =
    { $points ->
        [one] Bir puan düşürür:
       *[other] { $points } puan düşürür:
    }
# Bir dağıtımda ne yazıldığı; $own ile $others sayıdır ve sıfırın altında olabilir.
example-everything = Bu oyuncuya { $own }, diğer herkese { $others } puan yazılır.
example-everything-others-plus = Puanlar ötekilere yazılırsa: bu oyuncuya { $own }, diğer herkese { $others } puan yazılır.
example-everything-self-minus = Kendi puanından düşülürse: bu oyuncuya { $own }, diğer herkese { $others } puan yazılır.

## İki kural takımının farkları. Satırların başlıkları.

topic-mustamaija-cards = Oyuncular ve desteler
topic-mustamaija-hands = Eldeki kart sayısı
topic-mustamaija-dealer = Kim dağıtır
topic-mustamaija-attack = Atakta kaç kart olabilir
topic-mustamaija-counts = Kart sayılarını kim bilir
topic-mustamaija-defence = Yenmek ve ele almak
topic-mustamaija-queen = Maça kızı
topic-mustamaija-trumps = Koz nasıl belirlenir
topic-mustamaija-draw = Desteden kart çekme
topic-mustamaija-score = Puan ve parti
topic-mustamaija-repetition = Bitmeyen dağıtım
topic-mustamaija-choices = Başka neler değiştirilebilir
topic-hearts-costs = Ceza kartları
topic-hearts-worth = Bir dağıtımdaki puan
topic-hearts-pass = Kart verme
topic-hearts-first-lead = Dağıtımın ilk kartı
topic-hearts-hearts-lead = Kupayla başlamak
topic-hearts-first-trick = İlk elde ceza kartları
topic-hearts-moon = Ay’ı vurmak
topic-hearts-removed = Çıkarılan kartlar
topic-hearts-dealer = Kim dağıtır
topic-hearts-end = Partinin sonu
topic-hearts-choices = Başka neler değiştirilebilir

compare-title = { $one } ile { $other }: farklar
compare-same = { $one } ile { $other } aynı kurallarla oynanır.
compare-rule = Kural
# Bir yan bir şey demiyorsa burada durur.
compare-nothing = –
# $sentence yalnızca bu oyuncu sayısıyla geçerli olan bütün bir kuraldır.
compare-for-players = { $players } oyuncuyla: { $sentence }
compare-worth = { $players } oyuncuyla hepsi { $number } puan yazdırır.
# Formun bir seçeneği ve tek başına alabileceği öteki değerler.
compare-choice = { $option }: { $values }
compare-choice-free = { $option }: başka bir sayı
compare-choice-none = { $option }: tek başına değiştirilemez

## Kaynaklar. { $address } herkese açık bir sayfadır.

source-s1 = “Musta-Maija” adlı Fin kuralları (S1.24 gibi bir madde onların yirmi dördüncüsüdür)
source-s2 = “Mustamaija” adlı Fransız kuralları; sayfa biraz başka bir biçimini anlatır
source-s3 = “Черный ворон (Mustamaija)” adlı Rus kuralları; bilinen açık bir sayfası yok
source-s4 = Black Maria ile Hearts oyununu karşılaştıran Türkçe bir sayfa; bilinen açık bir sayfası yok
source-p01 = Mustamaija oyununun Pagat’taki İngilizce kuralları
source-p07 = Dam üzerine İsveççe yazı
source-g11 = Hearts için çok seçenekli bir program
source-x09 = Bir Hearts uygulaması için oyuncuların yazdıkları
source-m = Mustamaija kurallarının sustuğu ya da birbirini tutmadığı yerde Maija kararlaştırdı
source-t = Hearts kurallarının sustuğu ya da birbirini tutmadığı yerde Maija kararlaştırdı

## Kâğıtta ya da bir dosyada kurallar

sheet-title = { $name }
sheet-game =
    { $players ->
        [one] { $game }, bir oyuncu
       *[other] { $game }, { $players } oyuncu
    }
sheet-changed =
    { $number ->
        [0] Kurallar burada alışıldığı gibi.
        [one] Bir kural { $game } kurallarından farklı; işaretli.
       *[other] { $number } kural { $game } kurallarından farklı; işaretliler.
    }
sheet-sources = Kaynaklar
sheet-source = { $key }: { $text }
sheet-source-at = { $key }: { $text }, { $address }
# Reddedilen bir hamlenin altında: kuralın kitapta nerede durduğu.
refused-by = Kurallar, “{ $chapter }”: { $sentence }

## Dosya olarak ev kuralları

house-not-readable = { $file } okunamıyor: { $why }
house-not-a-file = { $file } bir ev kuralları dosyası değil. Öyle bir dosya sayfada “Dosya olarak sakla” ile ya da maija rules OYUN --save { $file } ile yapılır.
house-newer = { $file } daha yeni bir Maija ile yapılmış: biçimi { $form }, burada bilinen en yenisi { $known }.
house-no-text = { $file } UTF-8 metni değil.
house-too-long = { $file } ev kuralları için çok uzun.
house-saved = Kurallar saklandı: { $file }
sheet-exists = O adda bir dosya var, olduğu gibi kalıyor: { $file }
sheet-not-written = { $file } yazılamıyor: { $why }
sheet-written = Kurallar yazıldı: { $file }

## Komut: maija rules

help-against = Yalnızca bu oyuna ya da bu ev kurallarına göre neyin farklı olduğunu anlat.
help-examples = Kuralların ne demek olduğunu kartlarla göster.
help-sources = Her kuralın nereden geldiğini söyle.
help-markdown = Markdown yaz.
help-html = Bu dosyaya yazdırılacak bir sayfa yaz. --no-examples ile tek yaprak olur.
help-save-rules = Oyunu ve değiştirilenleri ev kuralları olarak bu dosyada sakla, örneğin family.json.
help-name = Bu ev kurallarının adı.
