### Sözlerle kurallar: her seçeneğin her değeri için, masada söylendiği gibi bir cümle.

## Bölümler

chapter-cards = Oyuncular ve kartlar
chapter-deal = Dağıtma
chapter-aim = Amaç
chapter-trumps = Koz
chapter-queen = Maça kızı
chapter-attack = Atak
chapter-defence = Savunma
chapter-draw = Kart çekme
chapter-out = Oyundan çıkmak ve oyunun sonu
chapter-score = Puanlar
chapter-end = Oyunun sonu ve puanlar
chapter-pass = Kart verme
chapter-play = Eller
chapter-points = Ceza kartları
chapter-moon = Ay

rulebook-title = { $game } oyununun kuralları, { $players } oyuncu
rulebook-changed = bu masada değiştirildi
rulebook-clause = { $sentence } [{ $clause }]
rulebook-option = { $option }={ $value }

## Mustamaija: hiçbir masanın değiştirmediği

rule-mustamaija-players = { $least }–{ $most } oyuncu, herkes kendi adına oynar; sıra sola, saat yönünde geçer.
rule-mustamaija-ranks = Her renkte kartlar küçükten büyüğe: { $ranks }.
rule-mustamaija-two-alike = Birbirinin aynı iki karttan hiçbiri ötekini yenemez.
rule-mustamaija-stock =
    { $number ->
        [one] Kalan tek kart masada kapalı durur: deste odur.
       *[other] Kalan { $number } kart masada kapalı durur: deste bunlardır.
    }
rule-mustamaija-aim = Kartlarınızdan kurtulun. Son kartlar kimde kalırsa ve maça kızı aralarındaysa, o kaybeder.
rule-mustamaija-forehand = İlk atağı dağıtanın solundaki oyuncu yapar; saat yönünde sıradaki oyuncu savunur.
rule-mustamaija-one-suit = Atak, aynı renkten bir ya da daha çok karttır.
rule-mustamaija-beat = Bir kartı aynı renkten daha büyük bir kart ya da bir koz yener; kozu yalnızca daha büyük bir koz yener. Bir kart yalnızca bir kartı yener.
rule-mustamaija-beat-plain = Bir kartı aynı renkten daha büyük bir kart yener. Bir kart yalnızca bir kartı yener.
rule-mustamaija-queen-led = Maça kızıyla atak edilebilir, tek başına ya da başka maçalarla. Onu hiçbir kart yenemez.
rule-mustamaija-after-success = Bütün kartları yenen, sıradaki atağı solundaki oyuncuya yapar.
rule-mustamaija-after-pickup = Kart alan atak etmez: onun solundaki oyuncu atak eder.
rule-mustamaija-defender-draws = Bütün kartları yenen savunan da elini tamamlar.
rule-mustamaija-stock-rest = Deste yetmezse çeken kalanı alır; ondan sonra kimse çekmez.
rule-mustamaija-lead-passes = Atak edecek oyuncu oyundan çıktıysa, solunda elinde kart kalan ilk oyuncu atak eder.
rule-mustamaija-last = Elinde kart olan tek oyuncu kalınca dağıtım biter.
rule-mustamaija-last-lead =
    { $claim ->
        [yes] Deste bitmiş ve yalnızca iki oyuncu kalmışsa, atak eden son kartlarını koyunca, savunan kendi kartlarını ona vermedikçe dağıtım hemen biter; o atağa karşılık verilmez.
       *[no] Deste bitmiş ve yalnızca iki oyuncu kalmışsa, atak eden son kartlarını koyar koymaz dağıtım biter; o atağa karşılık verilmez.
    }
rule-mustamaija-out = Deste bitince, kartı kalmayan oyundan çıkar.

## Mustamaija: seçenekler

rule-mustamaija-packs-auto = Bir deste; altı ya da daha çok oyuncuyla iki deste, ikinci maça kızı çıkarılır.
rule-mustamaija-packs-1 = 52 kartlık bir deste.
rule-mustamaija-packs-2 = İki deste, ikinci maça kızı çıkarılır.
rule-mustamaija-hand-size = Herkese { $number } kart dağıtılır; eller desteden { $number } karta tamamlanır.
rule-mustamaija-deal-packet-1 = Kartlar birer birer dağıtılır.
rule-mustamaija-deal-packet-3 = Kartlar üçer üçer dağıtılır.
rule-mustamaija-deal-packet-hand-size = Herkesin kartları bir seferde dağıtılır.
rule-mustamaija-first-dealer-cut = Herkes bir kart çeker; ilk dağıtan en büyüğü çekendir.
rule-mustamaija-first-dealer-lot = İlk dağıtan kurayla belirlenir.
rule-mustamaija-first-dealer-fixed = İlk dağıtan, birinci yerde oturandır.
rule-mustamaija-queen-in-cut-counts = Dağıtan belirlenirken çekilen maça kızı en büyük karttır.
rule-mustamaija-queen-in-cut-redraw = Dağıtan belirlenirken maça kızını çeken yeniden çeker.
rule-mustamaija-next-dealer-left = Dağıtım bir kişi sola geçer.
rule-mustamaija-next-dealer-loser = Sonrakini kaybeden dağıtır.
rule-mustamaija-next-dealer-winner = Sonrakini oyundan ilk çıkan dağıtır.
rule-mustamaija-next-dealer-fixed = Hep aynı oyuncu dağıtır.
rule-mustamaija-trump-method-none = Koz yoktur.
rule-mustamaija-trump-method-fixed = Koz rengi hep aynıdır.
rule-mustamaija-trump-method-turn-up = Dağıtımdan sonra desteden bir kart açılır: onun rengi kozdur.
rule-mustamaija-trump-method-turn-up-after-first-lead = İlk atak yerdeyken desteden bir kart açılır: onun rengi kozdur.
rule-mustamaija-trump-method-kq-anytime = Elinde bir rengin papazı ile kızı olan, o rengi koz olarak söyleyebilir; her an, sırası gelmeden de. O zamana kadar koz yoktur.
rule-mustamaija-trump-method-kq-after-deal = Dağıtımdan sonra, elinde bir rengin papazı ile kızı olan, o rengi koz olarak söyleyebilir; önce dağıtanın solundakine sorulur. Kimse söylemezse o dağıtımda koz olmaz.
rule-mustamaija-fixed-trump-clubs = Sinek hep kozdur.
rule-mustamaija-fixed-trump-diamonds = Karo hep kozdur.
rule-mustamaija-fixed-trump-hearts = Kupa hep kozdur.
rule-mustamaija-fixed-trump-spades = Maça hep kozdur.
rule-mustamaija-spades-may-be-trump-no = Maça hiçbir zaman koz olmaz.
rule-mustamaija-spades-may-be-trump-yes = Maça da koz olabilir.
rule-mustamaija-spade-indicator-goes-middle = Koz olamayan açık kart destenin ortasına konur ve sonraki açılır.
rule-mustamaija-spade-indicator-goes-random = Koz olamayan açık kart destenin herhangi bir yerine konur ve sonraki açılır.
rule-mustamaija-spade-indicator-goes-reshuffle = Koz olamayan açık kart desteye karıştırılır ve sonraki açılır.
rule-mustamaija-indicator-position-under = Açılan kart destenin altında durur ve en son çekilir.
rule-mustamaija-indicator-position-top = Açılan kart destenin üstünde kalır ve ilk o çekilir.
rule-mustamaija-trump-redeclare-no = Söylenen koz dağıtımın sonuna kadar değişmez.
rule-mustamaija-trump-redeclare-yes = Başka bir çift kozu değiştirebilir; her renk bir dağıtımda bir kez söylenebilir.
rule-mustamaija-kq-must-show-no = Koz söylenirken papazla kızı göstermek gerekmez.
rule-mustamaija-kq-must-show-yes = Koz söylenirken papazla kız herkese gösterilir.
rule-mustamaija-queen-may-beat-no = Maça kızı hiçbir kartı yenemez.
rule-mustamaija-queen-may-beat-yes-as-top-trump = Maça kızı her kartı yener, koz olsa da olmasa da.
rule-mustamaija-no-queen-left-last-holder-loses = Maça kızı oyundan çıktıysa, elinde son kart kalan yine kaybeder.
rule-mustamaija-no-queen-left-nobody-loses = Maça kızı oyundan çıktıysa kimse kaybetmez.
rule-mustamaija-max-attack-none = Bir ataktaki kart sayısı için ayrı bir sınır yoktur.
rule-mustamaija-max-attack-5 = Bir atakta en çok beş kart olur.
rule-mustamaija-max-attack-hand-size = Bir atakta en çok bir ele dağıtılan kadar kart olur.
rule-mustamaija-defender-limit-never = Atakta savunanın elindekinden çok kart olabilir.
rule-mustamaija-defender-limit-after-stock-empty = Deste bittikten sonra atakta savunanın elindekinden çok kart olamaz.
rule-mustamaija-defender-limit-always = Atakta savunanın elindekinden çok kart olamaz.
rule-mustamaija-overload-illegal = Fazla kartlı atak kabul edilmez.
rule-mustamaija-overload-claim-dump-hand = Atakta fazla kart varsa savunan, ilk karta karşılık vermeden önce, bütün kartlarını atak edene verip oyundan çıkabilir; atak eden koyduğu kartları da geri alır ve sıradaki oyuncu atak eder.
rule-mustamaija-announce-counts-hidden = Kimse kaç kart tuttuğunu söylemez.
rule-mustamaija-announce-counts-public = Her oyuncunun kaç kart tuttuğunu herkes bilir.
rule-mustamaija-announce-counts-max-receivable = Deste bittikten sonra her oyuncunun kaç kart tuttuğunu herkes bilir.
rule-mustamaija-attacker-draws-after-lead = Atak eden, atak yere konur konmaz, yenilmesini beklemeden kart çeker.
rule-mustamaija-attacker-draws-after-bout = Atak eden, atak yenilince ya da ele alınınca kart çeker.
rule-mustamaija-draw-order-attacker-first = Atak eden savunandan önce çeker.
rule-mustamaija-draw-order-defender-first = Savunan atak edenden önce çeker.
rule-mustamaija-draw-amount-up-to = Atak eden, eli tamamlanana kadar kart çeker.
rule-mustamaija-draw-amount-same-number = Atak eden, koyduğu kadar kart çeker, ama eli tam bir eli aşmaz.
rule-mustamaija-draw-compulsory-no = Elinde kart oldukça kimse çekmek zorunda değildir.
rule-mustamaija-draw-compulsory-yes = Eli eksik olan çekmek zorundadır.
rule-mustamaija-refill-after-pickup-no = Kart alan savunan desteden çekmez.
rule-mustamaija-refill-after-pickup-yes = Kart aldığı hâlde eli hâlâ eksik olan savunan elini tamamlar.
rule-mustamaija-partial-defence-yes = Yenilen kartlar, yenen kartlarla birlikte oyundan çıkar; yalnızca kalanlar alınır.
rule-mustamaija-partial-defence-all-or-nothing = Ya bütün kartları yenersiniz ya hepsini alırsınız: o zaman kendi kartlarınız elinize döner.
rule-mustamaija-must-beat-if-possible-no = Yenebileceğiniz bir kartı da alabilirsiniz.
rule-mustamaija-must-beat-if-possible-yes = Yenebildiğiniz kadar kart yenmek zorundasınız.
rule-mustamaija-scoring-none = Puan yazılmaz: dağıtımın bir kaybedeni olur.
rule-mustamaija-scoring-winner-1 = Kaybeden dışında herkes bir puan yazar; en yüksek puan kazanır.
rule-mustamaija-scoring-finish-order = Herkes oyundan kaçıncı çıktıysa o kadar puan yazar; en düşük puan kazanır.
rule-mustamaija-scoring-loss-count = Dağıtımı kaybedene bir kayıp yazılır; kaybı en az olan kazanır.
rule-mustamaija-repetition-off = Dağıtım, ne kadar sürerse sürsün, biri kaybedene kadar gider.
rule-mustamaija-repetition-draw = Aynı durum üçüncü kez oluşursa ya da oyuncu başına art arda 20 atakta hiç kart yenilmez ve çekilmezse, dağıtım berabere biter.
rule-mustamaija-deals-players = Partide oyuncu sayısı kadar dağıtım olur: herkes bir kez dağıtır.
rule-mustamaija-deals = Partide { $number } dağıtım olur.

## Hearts: hiçbir masanın değiştirmediği

rule-hearts-players = { $least }–{ $most } oyuncu, herkes kendi adına oynar; sıra sola, saat yönünde geçer.
rule-hearts-pack = 52 kartlık bir deste.
rule-hearts-ranks = Her renkte kartlar küçükten büyüğe: { $ranks }. Koz yoktur.
rule-hearts-dealt = Bütün kartlar birer birer dağıtılır: herkese { $number } kart.
# Puan düşüren karo olmadan.
rule-hearts-worth = Bir dağıtımın bütün kartları birlikte { $number } puan yazdırır.
rule-hearts-aim = Puan yazdıran kartları almayın. En düşük puan kazanır.
rule-hearts-follow = Elinizde varsa renge uymak zorundasınız; yoksa istediğiniz kartı oynayabilirsiniz.
rule-hearts-trick = Eli, başlanan renkten en büyük kart alır; eli alan sonraki ele başlar.

## Hearts: seçenekler

rule-hearts-removed = Desteden çıkarılan kartlar: { $cards }.
rule-hearts-removed-none = Bütün deste dağıtılır.
rule-hearts-pass-count = { $number } kart verilir; size ne geleceğini görmeden verirsiniz.
rule-hearts-pass-cycle = Kart verme, dağıtımdan dağıtıma: { $steps }.
rule-hearts-pass-cycle-always = Kartlar her dağıtımda { $steps } verilir.
rule-hearts-pass-cycle-never = Kart verilmez.
pass-left = sola
pass-right = sağa
pass-across = karşıya
pass-none = hiç
rule-hearts-first-lead-lowest-club = Destedeki en küçük sineği tutan, ilk ele onunla başlar.
rule-hearts-first-lead-any-club = Destedeki en küçük sineği tutan, ilk ele herhangi bir sinekle başlar.
rule-hearts-first-lead-left-of-dealer = Dağıtanın solundaki oyuncu ilk ele istediği kartla başlar.
rule-hearts-first-trick-points-forbidden = Oynayabileceğiniz başka bir kart varken ilk elde ceza kartı oynanmaz.
rule-hearts-first-trick-points-allowed = İlk elde ceza kartları serbesttir.
rule-hearts-hearts-lead-broken = Kupayla ancak kupa çıktıktan sonra ya da elinizde yalnızca kupa kaldıysa başlanır.
rule-hearts-hearts-lead-any = Kupayla başlamak her an serbesttir.
rule-hearts-queen-breaks-hearts-no = Maça kızı oynanınca kupa çıkmış sayılmaz.
rule-hearts-queen-breaks-hearts-yes = Maça kızı oynanınca da kupa çıkmış sayılır.
rule-hearts-lead-hearts-instead-of-queen-no = Elinizde yalnızca kupalarla maça kızı varsa, kupa çıkmadan önce maça kızıyla başlamalısınız.
rule-hearts-lead-hearts-instead-of-queen-yes = Elinizde yalnızca kupalarla maça kızı varsa kupayla başlayabilirsiniz.
rule-hearts-heart-values-1 = Her kupa bir puan yazdırır.
rule-hearts-heart-values-pip = Her kupa değeri kadar puan yazdırır; vale 11, kız 12, papaz 13, as 14.
rule-hearts-heart-values-face = Her kupa bir puan yazdırır; vale 2, kız 3, papaz 4, as 5.
rule-hearts-queen-value =
    { $number ->
        [0] Maça kızı puan yazdırmaz.
       *[other] Maça kızı { $number } puan yazdırır.
    }
rule-hearts-king-value =
    { $number ->
        [0] Maça papazı puan yazdırmaz.
       *[other] Maça papazı { $number } puan yazdırır.
    }
rule-hearts-ace-value =
    { $number ->
        [0] Maça ası puan yazdırmaz.
       *[other] Maça ası { $number } puan yazdırır.
    }
rule-hearts-omnibus-none = Hiçbir kart puan düşürmez.
rule-hearts-omnibus-jd = Karo valesini alanın puanından on düşülür.
rule-hearts-omnibus-td = Karo onlusunu alanın puanından on düşülür.
rule-hearts-omnibus-needed-for-moon-no = Ay için puan düşüren karo gerekmez.
rule-hearts-omnibus-needed-for-moon-yes = Ay için puan düşüren karo da gerekir.
rule-hearts-moon-none = Ay yoktur: bütün ceza kartlarını alan hepsinin puanını yazar.
rule-hearts-moon-others-plus = Bütün ceza kartlarını alan Ay’ı vurur: puanlar diğer herkese yazılır.
rule-hearts-moon-self-minus = Bütün ceza kartlarını alan Ay’ı vurur: puanlar kendi puanından düşülür.
rule-hearts-moon-choice = Bütün ceza kartlarını alan Ay’ı vurur ve seçer: puanlar ya ötekilere yazılır ya kendi puanından düşülür.
rule-hearts-moon-auto = Bütün ceza kartlarını alan Ay’ı vurur: puanlar diğer herkese yazılır; ama parti böyle biter ve kazanan o olmazsa puanlar kendi puanından düşülür.
rule-hearts-moon-value-total = Ay, destedeki bütün ceza kartlarının toplamı kadar eder.
rule-hearts-moon-value = Ay { $number } puan eder.
rule-hearts-sun-none = Güneş yoktur: bütün elleri almak ayrıca bir şey kazandırmaz.
rule-hearts-sun = Bütün elleri alan Güneş’i vurur: { $number } puan eder.
rule-hearts-no-tricks-bonus =
    { $number ->
        [0] Hiç el almamak bir şey kazandırmaz.
       *[other] Hiç el almayanın puanından { $number } düşülür.
    }
rule-hearts-end-target = Bir oyuncunun hedef puana ulaştığı ya da onu geçtiği dağıtımdan sonra parti biter.
rule-hearts-end-hands = Parti önceden anlaşılmış sayıda dağıtımla biter.
rule-hearts-target = Hedef { $number } puandır.
rule-hearts-hands-none = Dağıtım sayısı belirlenmemiştir.
rule-hearts-hands = Partide { $number } dağıtım olur.
rule-hearts-exact-target-nothing = Hedefe tam ulaşmanın özel bir anlamı yoktur.
rule-hearts-exact-target-wins = Hedefe tam ulaşan kazanır.
rule-hearts-exact-target-minus-50 = Hedefe tam ulaşanın puanından 50 düşülür.
rule-hearts-tie-extra-hands = Sonda en düşük puanlar eşitse sonucu ek dağıtımlar belirler.
rule-hearts-tie-shared = Sonda en düşük puanlar eşitse birincilik paylaşılır.
rule-hearts-floor-zero-no = Toplam puan sıfırın altına inebilir.
rule-hearts-floor-zero-yes = Toplam puan sıfırın altına inmez.
rule-hearts-first-dealer-cut = Herkes bir kart çeker; ilk dağıtan en küçüğü çekendir.
rule-hearts-first-dealer-lot = İlk dağıtan kurayla belirlenir.
rule-hearts-dealer-rotation-left = Dağıtım bir kişi sola geçer.

## Bir şey neden kabul edilmez: arkasındaki kural, tek cümlede

why-deal-over = Bitmiş bir dağıtıma kart oynanmaz.
why-no-such-action = Oyunda böyle bir kart ya da söz yok.
why-not-your-turn = Herkes saat yönünde, kendi sırasında oynar.
why-not-in-hand = Yalnızca elinizdeki kartlar oynanır.
why-word-not-now = Bu söz oyunun başka bir anı için.
why-not-seated = İzleyen oynamaz.
why-already-out = Oyundan çıkan sonraki dağıtımı bekler.
why-other-suit = Bir ataktaki bütün kartlar aynı renktendir.
why-attack-limit = Bu masada bir ataktaki kart sayısı sınırlıdır.
why-defender-limit = Atakta, yenecek olanın elindekinden çok kart olamaz.
why-empty-lead = Atak sırası gelen pas geçemez: yerde en az bir kart olmalı.
why-queen-unbeatable = Maça kızı her karttan, kozlardan da büyüktür: kime atılırsa o alır.
why-queen-cannot-beat = Bu masada maça kızıyla atak edilir ama onunla kart yenilmez.
why-too-low = Aynı renkte yalnızca daha büyük kart yener.
why-does-not-beat = Başka renkten bir kart ancak kozsa yener.
why-must-beat = Bu masada olabildiğince çok kart yenilmelidir.
why-all-answered = Yenilecek kart kalmadı.
why-no-overload = Kartlarınızı vermek için deste bitmiş, atakta da elinizdekinden çok kart olmalı.
why-claim-lapsed = Kartlar ilk karta karşılık vermeden önce verilir ya da hiç verilmez.
why-pairs-name-nothing = Bu masada koz başka türlü belirlenir.
why-already-named = İlk söylenen çift bütün dağıtımın kozunu belirler.
why-suit-already-named = Bir renk bir dağıtımda bir kez söylenebilir.
why-spades-never-trump = Bu masada maça koz olamaz.
why-no-pair = Rengin papazı da kızı da elinizde olmalı.
why-naming-in-lead = Başlanan atak önce bitirilir.
why-must-draw = Kartı olmayan, deste varken çekmelidir.
why-card-not-now = Sizden kart değil, bir söz bekleniyor.
why-already-chosen = Her kart bir kez verilir.
why-enough-chosen = Herkes aynı sayıda kart verir.
why-first-lead = Dağıtımın ilk eli belli bir kuralla başlar.
why-follow-suit = Başlanan renkten kartı olan onu oynar.
why-first-trick-points = Elinizde başka kart varken ilk elde ceza kartı oynanmaz.
why-hearts-not-broken = Kupayla ancak kupa çıktıktan sonra ya da elinizde yalnızca kupa kaldıysa başlanır.
why-choose-moon = Önce Ay’ı vuran karar verir.
