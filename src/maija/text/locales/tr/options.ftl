### Bir form için oyunların seçenekleri: her birinin adı, konusu, kısaca değerleri.
### Bir değerin tam olarak ne demek olduğu rules.ftl dosyasındadır.

value-yes = Evet
value-no = Hayır
value-none = Yok

## Mustamaija: dağıtma

option-mustamaija-packs = Desteler
about-mustamaija-packs = 52 kartlık kaç destenin birlikte karıştırıldığı. Maça kızı hep tektir.
value-mustamaija-packs-auto = Altı ve daha çok oyuncuya iki
value-mustamaija-packs-1 = Bir
value-mustamaija-packs-2 = İki
option-mustamaija-hand-size = Eldeki kart sayısı
about-mustamaija-hand-size = Herkese kaç kart dağıtıldığı ve deste varken ellerin kaç karta tamamlandığı.
option-mustamaija-deal-packet = Bir seferde dağıtılan
about-mustamaija-deal-packet = Kartların dağıtanın elinden nasıl çıktığı.
value-mustamaija-deal-packet-1 = Bir kart
value-mustamaija-deal-packet-3 = Üç kart
value-mustamaija-deal-packet-hand-size = Bütün el
option-mustamaija-first-dealer = İlk dağıtan
about-mustamaija-first-dealer = Bir partinin ilk dağıtımını kimin yaptığı.
value-mustamaija-first-dealer-cut = En büyük kartı çeken
value-mustamaija-first-dealer-lot = Kurayla
value-mustamaija-first-dealer-fixed = Birinci yer
option-mustamaija-queen-in-cut = Çekilen maça kızı
about-mustamaija-queen-in-cut = İlk dağıtan için kart çekilirken ne anlama geldiği.
value-mustamaija-queen-in-cut-counts = En büyük kart
value-mustamaija-queen-in-cut-redraw = Yeniden çekilir
option-mustamaija-next-dealer = Sonraki dağıtan
about-mustamaija-next-dealer = Bir dağıtım bitince kimin dağıttığı.
value-mustamaija-next-dealer-left = Soldaki oyuncu
value-mustamaija-next-dealer-loser = Kaybeden
value-mustamaija-next-dealer-winner = Oyundan ilk çıkan
value-mustamaija-next-dealer-fixed = Hep aynı oyuncu

## Mustamaija: koz

option-mustamaija-trump-method = Koz nasıl belirlenir
about-mustamaija-trump-method = Ülkelerin oyunları arasındaki en büyük fark: açılan kart, söylenen çift, değişmeyen renk ya da hiçbiri.
value-mustamaija-trump-method-none = Koz yok
value-mustamaija-trump-method-fixed = Hep aynı renk
value-mustamaija-trump-method-turn-up = Bir kart açılır
value-mustamaija-trump-method-turn-up-after-first-lead = İlk ataktan sonra bir kart açılır
value-mustamaija-trump-method-kq-anytime = Papaz ve kız, her an
value-mustamaija-trump-method-kq-after-deal = Papaz ve kız, dağıtımdan sonra
option-mustamaija-fixed-trump = Değişmeyen koz rengi
about-mustamaija-fixed-trump = Hep aynıysa hangi rengin koz olduğu.
value-mustamaija-fixed-trump-clubs = ♣ Sinek
value-mustamaija-fixed-trump-diamonds = ♦ Karo
value-mustamaija-fixed-trump-hearts = ♥ Kupa
value-mustamaija-fixed-trump-spades = ♠ Maça
option-mustamaija-spades-may-be-trump = Koz olarak maça
about-mustamaija-spades-may-be-trump = Çoğu masada olmaz, çünkü maça kızı zaten her kartın üstündedir.
option-mustamaija-spade-indicator-goes = Koz olamayan açık kart
about-mustamaija-spade-indicator-goes = Maça koz olamıyorsa açılan maçanın nereye gittiği.
value-mustamaija-spade-indicator-goes-middle = Ortaya
value-mustamaija-spade-indicator-goes-random = Herhangi bir yere
value-mustamaija-spade-indicator-goes-reshuffle = Karıştırılır
option-mustamaija-indicator-position = Açılan kart
about-mustamaija-indicator-position = En son mu, ilk mi çekildiği.
value-mustamaija-indicator-position-under = Destenin altında
value-mustamaija-indicator-position-top = Destenin üstünde
option-mustamaija-trump-redeclare = Koz değişebilir
about-mustamaija-trump-redeclare = İlk çiftin söylediği kozu ikinci bir çiftin değiştirip değiştirmediği.
option-mustamaija-kq-must-show = Çift gösterilir
about-mustamaija-kq-must-show = Koz söyleyenin papazla kızı bir an açıp açmadığı.

## Mustamaija: maça kızı

option-mustamaija-queen-may-beat = Maça kızı neyi yener
about-mustamaija-queen-may-beat = Maça kızını hiçbir kart yenemez. Onun başka kartları yenip yenmediği evden eve değişir: yeniyorsa ondan kurtulmak mümkündür.
value-mustamaija-queen-may-beat-no = Hiçbir kartı
value-mustamaija-queen-may-beat-yes-as-top-trump = Her kartı
option-mustamaija-no-queen-left = Maça kızı oyundan çıkınca
about-mustamaija-no-queen-left = Maça kızı dağıtım bitmeden gittiyse kimin kaybettiği.
value-mustamaija-no-queen-left-last-holder-loses = Son kart kimdeyse
value-mustamaija-no-queen-left-nobody-loses = Hiç kimse

## Mustamaija: atak

option-mustamaija-max-attack = Bir atakta en çok kaç kart
about-mustamaija-max-attack = Sonraki oyuncunun elinde ne olursa olsun, her atak için geçerli sınır.
value-mustamaija-max-attack-none = Sınır yok
value-mustamaija-max-attack-5 = Beş
value-mustamaija-max-attack-hand-size = Tam bir el
option-mustamaija-defender-limit = Savunanın elindekinden çok kart
about-mustamaija-defender-limit = Atakta savunanın elindekinden çok kart olup olamayacağı.
value-mustamaija-defender-limit-never = Olabilir
value-mustamaija-defender-limit-after-stock-empty = Deste bitince olamaz
value-mustamaija-defender-limit-always = Olamaz
option-mustamaija-overload = Fazla kartlı atak
about-mustamaija-overload = Atakta savunanın elindekinden çok kart varsa ne olduğu. Finlilerin kart verme hakkı kart sayısı gizliyken anlamlıdır.
value-mustamaija-overload-illegal = Kabul edilmez
value-mustamaija-overload-claim-dump-hand = Kartlar verilebilir
option-mustamaija-announce-counts = Ellerdeki kart sayısı
about-mustamaija-announce-counts = Ötekilerin kaç kart tuttuğunu kimin bildiği.
value-mustamaija-announce-counts-hidden = Gizli
value-mustamaija-announce-counts-public = Açık
value-mustamaija-announce-counts-max-receivable = Deste bitince açık

## Mustamaija: savunma

option-mustamaija-must-beat-if-possible = Yenmek zorunlu
about-mustamaija-must-beat-if-possible = Yenilebilen bir kartın yine de alınıp alınamayacağı.
option-mustamaija-partial-defence = Kartların bir bölümünü yenmek
about-mustamaija-partial-defence = Kalanlar alınınca yenilen kartlara ne olduğu.
value-mustamaija-partial-defence-yes = Yenilenler oyundan çıkar
value-mustamaija-partial-defence-all-or-nothing = Ya hepsi ya hiçbiri

## Mustamaija: kart çekme

option-mustamaija-attacker-draws = Atak eden ne zaman çeker
about-mustamaija-attacker-draws = Yeni kartların karşılıktan önce mi, sonra mı geldiği.
value-mustamaija-attacker-draws-after-lead = Hemen
value-mustamaija-attacker-draws-after-bout = Karşılıktan sonra
option-mustamaija-draw-order = Önce kim çeker
about-mustamaija-draw-order = Destenin son kartlarında önemlidir.
value-mustamaija-draw-order-attacker-first = Atak eden
value-mustamaija-draw-order-defender-first = Savunan
option-mustamaija-draw-amount = Kaç kart çekilir
about-mustamaija-draw-amount = Elinde tam bir elden çok kart olan atak eden, iki durumda da çekmez.
value-mustamaija-draw-amount-up-to = El tamamlanana kadar
value-mustamaija-draw-amount-same-number = Atılan kadar
option-mustamaija-draw-compulsory = Çekmek zorunlu
about-mustamaija-draw-compulsory = Elinde hâlâ kart olanın eksik kalıp kalamayacağı.
option-mustamaija-refill-after-pickup = Aldıktan sonra tamamlama
about-mustamaija-refill-after-pickup = Kart alan ama eli hâlâ eksik olan savunanın çekip çekmediği.

## Mustamaija: son

option-mustamaija-scoring = Dağıtımın puanı
about-mustamaija-scoring = Bir dağıtım bitince ne yazıldığı.
value-mustamaija-scoring-none = Yalnızca kaybeden
value-mustamaija-scoring-winner-1 = Kaybeden dışında herkese bir puan
value-mustamaija-scoring-finish-order = Kaçıncı çıkıldığı
value-mustamaija-scoring-loss-count = Kayıplar sayılır
option-mustamaija-repetition = Oyunun dönüp durması
about-mustamaija-repetition = Aynı kartlar dönüp durursa ne olduğu.
value-mustamaija-repetition-off = Oyun sürer
value-mustamaija-repetition-draw = Dağıtım berabere
option-mustamaija-deals = Partideki dağıtım sayısı
about-mustamaija-deals = Biri kazanana kadar ne kadar oynandığı.
value-mustamaija-deals-players = Oyuncu sayısı kadar

## Hearts: dağıtma

option-hearts-removed = { $players } oyuncuyla çıkarılanlar
about-hearts-removed = Herkese eşit sayıda kart düşsün diye çıkarılan kartlar. İngiliz harfleriyle yazılır, örneğin 2C 2D (C sinek, D karo, H kupa, S maça).
option-hearts-first-dealer = İlk dağıtan
about-hearts-first-dealer = Bir partinin ilk dağıtımını kimin yaptığı.
value-hearts-first-dealer-cut = En küçük kartı çeken
value-hearts-first-dealer-lot = Kurayla
option-hearts-dealer-rotation = Sonraki dağıtan
about-hearts-dealer-rotation = Bir dağıtım bitince kimin dağıttığı.
value-hearts-dealer-rotation-left = Soldaki oyuncu

## Hearts: kart verme

option-hearts-pass-count = Verilen kart sayısı
about-hearts-pass-count = Dağıtım başlamadan kaç kart seçip verdiğiniz.
option-hearts-pass-cycle = { $players } oyuncuyla kart verme
about-hearts-pass-cycle = Kartların dağıtımdan dağıtıma nereye gittiği; sonra baştan başlar. Bir ile sekiz arası sözcük: left (sola), right (sağa), across (karşıya), none (hiç).

## Hearts: eller

option-hearts-first-lead = İlk ele başlamak
about-hearts-first-lead = İlk ele kimin, hangi kartla başladığı.
value-hearts-first-lead-lowest-club = En küçük sinek
value-hearts-first-lead-any-club = En küçüğü tutandan herhangi bir sinek
value-hearts-first-lead-left-of-dealer = Dağıtanın solundan istediği kart
option-hearts-first-trick-points = İlk elde ceza kartları
about-hearts-first-trick-points = Elinde o renk olmayanın hemen ceza kartı atıp atamayacağı.
value-hearts-first-trick-points-forbidden = Yasak
value-hearts-first-trick-points-allowed = Serbest
option-hearts-hearts-lead = Kupayla başlamak
about-hearts-hearts-lead = Kupayla başlamak için daha önce kupa çıkmış olmasının gerekip gerekmediği.
value-hearts-hearts-lead-broken = Kupa çıktıktan sonra
value-hearts-hearts-lead-any = Her an serbest
option-hearts-queen-breaks-hearts = Maça kızıyla kupa çıkmış sayılır
about-hearts-queen-breaks-hearts = Maça kızı oynandıktan sonra kupayla başlanıp başlanamayacağı.
option-hearts-lead-hearts-instead-of-queen = Maça kızından önce kupa
about-hearts-lead-hearts-instead-of-queen = Elinde yalnızca kupalarla maça kızı olanın onu saklayıp saklayamayacağı.

## Hearts: ceza kartları

option-hearts-heart-values = Kupalar
about-hearts-heart-values = Her kupanın alana kaç puan yazdırdığı.
value-hearts-heart-values-1 = Her biri bir puan
value-hearts-heart-values-pip = Değerleri kadar (Spot)
value-hearts-heart-values-face = Resimliler daha çok
option-hearts-queen-value = Maça kızı
about-hearts-queen-value = Kaç puan yazdırdığı: çoğu masada 13, Spot oyununda 25.
option-hearts-king-value = Maça papazı
about-hearts-king-value = Kaç puan yazdırdığı: Black Maria oyununda 10, ötekilerde hiç.
option-hearts-ace-value = Maça ası
about-hearts-ace-value = Kaç puan yazdırdığı: Black Maria oyununda 7, ötekilerde hiç.
option-hearts-omnibus = Uğurlu karo
about-hearts-omnibus = On puan düşüren kart: uğruna savaşmaya değer.
value-hearts-omnibus-none = Yok
value-hearts-omnibus-jd = ♦ Vale
value-hearts-omnibus-td = ♦ Onlu
option-hearts-no-tricks-bonus = Hiç el almayana indirim
about-hearts-no-tricks-bonus = Hiç el almamanın ne kazandırdığı.

## Hearts: Ay

option-hearts-moon = Ay’ı vurmak
about-hearts-moon = Bütün ceza kartlarını almanın ne getirdiği.
value-hearts-moon-none = Ay yok
value-hearts-moon-others-plus = Ötekilere yazılır
value-hearts-moon-self-minus = Vuranın puanından düşülür
value-hearts-moon-choice = Vuran seçer
value-hearts-moon-auto = Vurana hangisi yararsa
option-hearts-moon-value = Ay’ın değeri
about-hearts-moon-value = Kaç puan getirip götürdüğü.
value-hearts-moon-value-total = Destedeki bütün puanlar
option-hearts-omnibus-needed-for-moon = Ay için uğurlu karo gerekir
about-hearts-omnibus-needed-for-moon = Ay’ı vuranın o kartı da almasının gerekip gerekmediği.
option-hearts-sun = Güneş’i vurmak
about-hearts-sun = Her eli almanın ne getirdiği.
value-hearts-sun-none = Güneş yok

## Hearts: son

option-hearts-end = Partinin sonu
about-hearts-end = Puanla mı, dağıtım sayısıyla mı.
value-hearts-end-target = Hedef puanla
value-hearts-end-hands = Dağıtım sayısıyla
option-hearts-target = Hedef puan
about-hearts-target = Partiyi bitiren puan; en düşük puan kazanır.
option-hearts-hands = Dağıtım sayısı
about-hearts-hands = Partide kaç dağıtım olduğu; herkes eşit sayıda dağıtır.
value-hearts-hands-none = Belirlenmedi
option-hearts-exact-target = Hedefe tam ulaşmak
about-hearts-exact-target = Hedefe tam ulaşmanın yararı olup olmadığı.
value-hearts-exact-target-nothing = Anlamı yok
value-hearts-exact-target-wins = Kazandırır
value-hearts-exact-target-minus-50 = 50 puan düşülür
option-hearts-tie = En düşük puanlar eşit
about-hearts-tie = İki kişi kazanacaksa ne olduğu.
value-hearts-tie-extra-hands = Ek dağıtımlar
value-hearts-tie-shared = Paylaşılır
option-hearts-floor-zero = Sıfırın altına inmez
about-hearts-floor-zero = Toplam puanın sıfırın altına inip inemeyeceği.
