### Tuşlarla ya da kulakla oynamak ve bir kişinin gözleri, kulakları, elleri için ayarladıkları.

## Bir masanın tuşları. Bir listede anlatılırlar: burada duran, her tuşun ne yaptığıdır.

page-keys = Masadaki tuşlar
# Ekran okuyucular okuma modunda tek tuşları kendileri kullanır. NVDA ile JAWS program adlarıdır.
page-keys-about = Bir ekran okuyucu bu tuşları yazma modunda sayfaya iletir: NVDA için NVDA ile boşluk, JAWS için Insert ile Z tuşlarına basın. Bu sayfanın ayarları onları kapatır.
page-keys-suit = Sinek, karo, kupa, maça: o renkten kartlarınızı okur ve bir değer bekler.
# İkiliden asa kadar değerler; onlu 0 tuşudur.
page-keys-rank = Sonra değer, onlu için 0: o kartı seçer, koyar ya da oynar. Bir kez daha basınca geri alır.
page-keys-send = Seçtiklerinizi gönderir ya da kartları elinize alır.
page-keys-back = Seçtiklerinizin hepsini geri alır.
page-keys-hand = Elinizi renk renk okur.
page-keys-table = Masada ne olduğunu okur.
page-keys-counts = Herkesin kaç kartı olduğunu okur.
page-keys-turn = Size ne sorulduğunu ya da sıranın kimde olduğunu okur.
page-keys-last = En son ne olduğunu okur.
page-keys-score = Puanları okur.
page-keys-answers = Yanıtlarınızın düğmelerine gider.
page-keys-cards = Kartlarınıza gider.
page-keys-help = Bu tuşları gösterir.
page-keys-hint = Kartlarınızın başında bir ipucu ister.
page-keys-escape = Değerini bekleyen rengi unutur.

## Bir tuş isteyince yüksek sesle okunan

# Rengi olmadan bir değer, yalın durumda.
page-read-rank =
    { $rank ->
        [jack] vale
        [queen] kız
        [king] papaz
        [ace] as
       *[other] { $rank }
    }
# Kişinin kendi elinde bir renkten kartlar; $number kaç tane, $ranks “5, 9, kız” gibi bir liste.
page-read-suit =
    { $kind ->
        [clubs] Sinek
        [diamonds] Karo
        [hearts] Kupa
       *[spades] Maça
    }: { $number ->
        [0] yok
       *[other] { $ranks }
    }.
page-read-chosen = Seçilenler: { $cards }.
page-read-nothing = Masada kart yok.
page-read-open = { $card }: daha yenilmedi.
# Sıradaki kartın yeneceği kart.
page-read-next = { $card }: daha yenilmedi, sıradaki bu.
page-read-beaten = { $attack }: { FORM($card, case: "instrumental") } yenildi.
# Kişi koydu, ama daha göndermedi.
page-read-laid = { $attack }: üstüne { $card } kondu, daha gönderilmedi.
page-read-given-up = { $card }: ele alınacak.
page-read-trump =
    { $suit ->
        [none] Koz yok.
       *[other] Koz: { $suit }.
    }
page-read-trick = { $seat }: { $card }.
page-read-winner = Şimdilik en büyüğü: { $seat }.
page-read-count =
    { $seat }: { $number ->
        [one] bir kart
       *[other] { $number } kart
    }.
page-read-count-hidden = { $seat }: kart sayısı gizli.
page-read-stock =
    { $number ->
        [0] Deste bitti.
        [one] Destede bir kart var.
       *[other] Destede { $number } kart var.
    }
page-read-total = { $seat }: toplam { $number }.
# Bu dağıtımda: alınan eller ve içlerindeki puanlar.
page-read-points =
    { $seat }: bu dağıtımda { $tricks ->
        [one] bir el
       *[other] { $tricks } el
    }, { $number } puan.

## Bir kart tuşunun ne yaptığı

page-key-not-held = Elinizde { $card } yok.
page-key-back = { $card } yeniden elinizde.
page-key-cleared = Hepsi yeniden elinizde.

## Ayarlar

page-access = Gözler, kulaklar, eller
page-contrast = Karşıtlık
page-contrast-system = Cihazdaki gibi
page-contrast-usual = Her zamanki
page-contrast-more = Yüksek
page-print = Yazı boyu
page-print-what = Yazılar ve elinizdeki kartlar.
page-print-usual = Her zamanki
page-print-large = Büyük
page-handed = El
page-handed-what = Düğmelerle panellerin hangi yanda durduğu.
page-handed-right = Sağ el için
page-handed-left = Sol el için
page-sound = Sesler
page-sound-what = Kısa ve hafif: bir kart, sıranız, ele alınan kartlar, dağıtımın sonu.
page-sound-off = Kapalı
page-sound-on = Açık
page-vibration = Titreşim
page-vibration-what = Sıra size gelince kısa bir titreşim.
page-vibration-off = Kapalı
page-vibration-on = Açık
page-key-use = Masada tek tuşla komutlar
page-key-use-what = İki harfle bir kart ve yüksek sesle okuyan rakamlar. Masada 9 hepsini gösterir.
page-key-use-table = Her yerde
page-key-use-own = Yalnızca elimin başında
page-key-use-off = Kapalı
page-sure = Bütün kartları almadan önce bana sor
page-sure-keys = Tuşları kullandığımda
page-sure-always = Her zaman
page-sure-many = Yalnızca çoğu yenilebilecekse

page-settings-what = Bu tarayıcıda, her masada geçerlidir.
page-colours = Deste renkleri
page-colours-four = Dört renkli
page-colours-two = Kırmızı ve siyah
page-faces = Kartların yüzü
page-faces-auto = Sığdığı kadar
page-faces-classic = Klasik
page-faces-big = Büyük
page-theme = Tema
page-theme-system = Cihazdaki gibi
page-theme-light = Gündüz
page-theme-dark = Gece
page-speed = Kartlar uçsun
page-speed-what = Cihaz daha az hareket istiyorsa hiçbir şey uçmaz.
page-speed-off = Hiç
page-speed-slow = Yavaş
page-speed-normal = Her zamanki gibi
page-speed-fast = Hızlı
page-show-played = Oynanan kartlar
page-show-played-what = Masada oynanmış olanlara bakılıp bakılamayacağı.
page-show-played-hidden = Akılda tutulsun
page-show-played-shown = Gösterilsin
