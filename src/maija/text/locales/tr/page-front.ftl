### Ön sayfa, ev kuralları, ayarlar ve her ekranın çerçevesi.

## Çerçeve

page-front-title = Maija – maça kızıyla oynanan kart oyunları
page-rules-title = { $game }: ev kuralları – Maija
page-coming-title = Masaya katılma – Maija
page-settings = Ayarlar
page-dialog-close = Kapat
page-version = Maija { $version }
page-licences = Lisanslar
page-interface = Programlar için arayüz
page-footer = Maija hakkında

## Ön sayfa

page-tagline = Maça kızı oyunları, sizin evde oynandığı gibi: telefonlarınızla birlikte ya da hemen bilgisayarlara karşı.
page-strength = Bilgisayarlar oynasın
page-strength-random = rastgele
page-strength-simple = basit kurallarla
page-strength-habit = deneyimle
page-strength-novice = acemi gibi
page-strength-casual = arada bir oynayan gibi
page-strength-skilled = becerikli
page-strength-expert = uzman gibi
page-strength-master = usta gibi
page-games-what = Bilgisayarlara karşı hemen oynayın ya da bir masaya insanları davet edin.
page-players-of = { $game }: oyuncular
page-players-count = { $number } oyuncu
page-invite-named = Oyuna davet et: { $game }
page-invite-do = Davet et
page-house-rules = Ev kuralları
page-house-rules-named = Ev kuralları: { $game }
page-mine = Masalarınız
page-mine-more = { $number } tane daha
page-mine-back = Masaya dön
page-mine-what = { $game }, { $players } yerden { $taken } dolu
page-phase-gathering = daha başlamadı
page-phase-shuffling = kartlar dağıtılıyor
page-phase-playing = dağıtımın ortasında
page-phase-between = iki dağıtım arasında
page-phase-over = parti bitti
page-kept = Ev kurallarınız
page-kept-differs =
    { $number ->
        [0] { $game }, olduğu gibi
        [one] { $game }, bir kural farklı
       *[other] { $game }, { $number } kural farklı
    }
page-kept-open = Aç: { $name }
page-kept-forget = Sil
page-kept-forget-named = Sil: { $name }
page-kept-forget-sure = “{ $name }” ev kuralları silinsin mi? Başka yerde saklanmıyor.
page-join-have = Kodum var
page-public-there = { $number } açık masa
page-join-what = Üç sözcük, örneğin kopa-rime-tesa. Bağlantının tamamı da olur.
page-no-tables-yet = Daha kimse açık masa kurmadı. Kendi masanızı kurun: oyunu, sonra ev kurallarını seçin ve masayı listeye koyun.
page-listed-free =
    { $free ->
        [0] { $players } yerin hepsi dolu
       *[other] { $players } yerden { $free } boş
    }
page-listed-watch = izlenebilir
page-listed-go = Git
page-loading = Oyunlar getiriliyor…

## Ev kuralları

page-rules-choose = Seçim
page-rules-words = Sözlerle
page-rules-back = Geri al
page-rules-back-named = Geri al: { $option }
page-rules-idle = { $number } tane daha, şimdilik bir şey belirlemiyor
page-clash = Bunlar birlikte olmaz: { $fields }.
page-clash-field = { $option }: { $value }
page-clash-here = Başka bir kuralla birlikte olmaz.
page-rules-chapter = { $number } kural
page-rules-open = Hepsini aç
page-rules-shut = Hepsini kapat
page-clause =
    { $from ->
        [S1] Madde { $clause }, Fin kuralları
        [S2] Madde { $clause }, Fransız kuralları
        [S3] Madde { $clause }, Rus kuralları
        [S4] Madde { $clause }, Hearts üzerine Türkçe sayfa
        [M] { $clause }, kuralların sustuğu yerde kararlaştırıldı
        [T] { $clause }, kuralların sustuğu yerde kararlaştırıldı
       *[other] { $clause }, oyunun herkese açık kurallarından
    }
page-value-else = Başka…
page-value-own = Kendi sözlerinizle

## Bu tarayıcının ayarları

page-settings-what = Bu tarayıcıda, her masada geçerlidir.
page-colours = Deste renkleri
page-colours-four = Dört renkli
page-colours-two = Kırmızı ve siyah
page-faces = Kartların yüzü
page-faces-auto = Sığdığı kadar
page-faces-classic = Klasik
page-faces-big = Büyük
page-theme = Işık
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

## Davet

page-invite-others = Bu bilgisayarın başka { $number } adresi
page-come = Kim geldi
page-come-free =
    { $number ->
        [0] Herkes burada.
       *[other] { $number } yer daha boş.
    }
page-come-you = { $name } (siz)
page-invite-done = Masaya
page-invite-link = Bu bağlantıyı gönderin
page-invite-scan = Ya da taratın
page-invite-say = Ya da üç sözcüğü söyleyin
page-copy-failed = Bu tarayıcı sayfanın kopyalamasına izin vermiyor. Metin seçili: Ctrl+C ile ya da basılı tutarak kopyalayın.
