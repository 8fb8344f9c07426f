### Bir şey neden kabul edilmez. `$clause`, docs/rules içindeki kural maddesidir.

with-clause = { $sentence } [{ $clause }]

## Kurallar, oyunlar, oyuncular

reason-unknown-preset =
    “{ $preset }” adında bir oyun yok{ $close ->
        [none] .
       *[other] . “{ $close }” mi demek istediniz?
    } Oyunlar: { $presets }.
reason-unknown-option = { $family } kurallarında “{ $option }” seçeneği yok. Seçenekler: { $options }.
reason-bad-value = { $option } seçeneği “{ $value }” olamaz. Olabilecekler: { $expected }.
reason-clash = Bunlar birlikte olmaz: { $fields }.
reason-wrong-players = Bu oyun { $players } oyuncuyla oynanmaz. Oyuncu sayısı: { $expected }.
reason-no-such-seat = { $seat } diye bir yer yok. Yerler: { $expected }.
reason-wrong-pack = Kullanılan deste bu değil: { $expected } yerine { $given } kart; eksik: { $missing }; fazla: { $extra }.

## Her oyun

reason-deal-over = Dağıtım bitti.
reason-not-seated = İzliyorsunuz: yalnızca masada oturanlar oynayabilir.
reason-no-such-action = { $action } numaralı bir hamle yok.
reason-not-your-turn =
    { $seat ->
        [none] Sıra sizde değil.
       *[other] Sıra sizde değil: oynayacak olan { $seat }.
    }
reason-not-in-hand = Elinizde { $card } yok.
reason-word-not-now = Şimdi “{ $word }” diyemezsiniz.

## Mustamaija

reason-already-out = Bu dağıtımdan çıktınız.
reason-other-suit = { $card } bu atağa girmez: bir ataktaki bütün kartlar aynı renktendir, şimdi { $suit }.
reason-attack-limit = Bir atakta en çok { $limit } kart olur.
reason-defender-limit = { $seat } { $limit } kart tutuyor: daha fazlasıyla atak edemezsiniz.
reason-empty-lead = En az bir kartla atak etmelisiniz.
reason-queen-unbeatable = Maça kızını hiçbir kart yenemez.
reason-queen-cannot-beat = Maça kızı hiçbir kartı yenemez.
reason-too-low = { $card }, { $attack } kartından küçük.
reason-does-not-beat =
    { $trump ->
        [none] { $card }, { FORM($attack, case: "accusative") } yenemez: aynı renkten daha büyük bir kart gerekir, koz da yok.
       *[other] { $card }, { FORM($attack, case: "accusative") } yenemez: aynı renkten daha büyük bir kart ya da koz ({ $trump }) gerekir.
    }
reason-must-beat = Yenebildiğiniz kadar kart yenmelisiniz: { $attack } kartına buna göre karşılık verin.
reason-all-answered = Her kartın karşılığı var. Yenmediklerinizi alın ya da önce koz söyleyin.
reason-no-overload = Kartlarınızı ancak deste bittiğinde ve atakta elinizdekinden çok kart varsa verebilirsiniz.
reason-claim-lapsed = Kartlarınızı vermek için geç: bir karta karşılık verdiniz.
reason-pairs-name-nothing = Bu oyunda papazla kız koz belirlemez.
reason-already-named =
    { $seat ->
        [none] Koz zaten { $trump }.
        [you] Kozu zaten söylediniz: { $trump }.
       *[other] { $seat } kozu zaten söyledi: { $trump }.
    }
reason-suit-already-named = Koz olarak daha önce söylendi: { $suit }. Her renk bir kez söylenebilir.
reason-spades-never-trump = Maça hiçbir zaman koz olmaz.
reason-no-pair = Elinizde { $suit } papazı ile { $suit } kızı birlikte yok.
reason-naming-in-lead = Atağın ortasında koz söylenmez: önce atağı bitirin.
reason-must-draw = Kartınız yok: çekmelisiniz.
reason-card-not-now = { $card } şimdi oynanamaz.

## Hearts

reason-already-chosen = { $card } zaten seçili.
reason-enough-chosen = { $limit } kart veriyorsunuz ve seçtiniz.
reason-first-lead =
    { $lead ->
        [none] İlk el sinekle başlar.
       *[other] İlk el { FORM($lead, case: "instrumental") } başlar.
    }
reason-follow-suit = Renge uymalısınız: { $suit }.
reason-first-trick-points = { $card } bir ceza kartı; ceza kartları ilk elde oynanmaz.
reason-hearts-not-broken = Daha kupayla başlayamazsınız: hiç kupa çıkmadı.
reason-choose-moon = Önce Ay’ın nasıl yazılacağını seçin.

## Oyun dosyaları

reason-file-too-big = Dosya bir oyun için çok büyük: en çok { $most } MiB.
reason-not-utf-8 = Bu, UTF-8 metni değil: dosyanın { $byte }. baytı.
reason-empty-file = Dosya boş.
reason-too-many-lines = Dosyada bir oyun için çok fazla satır var: en çok { $most }.
reason-line-too-long = Bu satır çok uzun: en çok { $most } karakter.
reason-no-json = Bu satır bozuk; tek bir JSON nesnesi olmalı: { $found }
reason-no-event = Bu satır oyunda olan bir şeyi anlatmıyor: { $found }
reason-no-record = Bu bir oyun dosyası değil: ilk satır şöyle başlamalı: {"{"}"maija": "game"{"}"}.
reason-field-missing = “{ $field }” alanı eksik.
reason-field-unknown = Burada “{ $field }” alanı olmaz.
reason-bad-field = “{ $field }” alanı böyle olamaz.
reason-other-format = Dosyanın biçimi { $format }; bu program { $known } biçimini okur.
reason-other-law = Bu { $game } oyunu { $law } numaralı kurallarla oynandı; bu program { $known } numaralı kuralları yeniden oynatır. Oyunun oynandığı Maija sürümünü kullanın.
reason-after-the-end = Sıralamadan sonra bir şey gelemez.
reason-wrong-deal = Önceki dağıtım bitip yazılınca burada { $expected }. dağıtım başlamalı.
reason-no-deal = Daha kart dağıtılmadı.
reason-deal-not-over = Dağıtım bitmedi: daha puan yok.
reason-match-not-over = Parti bitmedi: daha sıralama yok.
reason-match-is-over = Parti bitti: yeni dağıtım başlayamaz.
reason-unreadable = { $why }.
reason-secret-used-again = Bu dağıtımın sırrı daha önceki birinde kullanıldı.
reason-shuffle-untrue = Karıştırma dürüst değil: { $why }.
reason-shuffle-of-another-table = Karıştırma başka bir masanın: “{ $right }” yerine “{ $told }”.
reason-shuffle-of-another-deal = Karıştırma başka bir dağıtımın: { $right } numara yerine { $told }.
reason-shuffle-of-other-rules = Karıştırma ilk satırdakinden başka kurallara ait.
reason-wrong-dealer = Yanlış yer dağıtıyor: { $right } yerine { $told }.
reason-wrong-scores = Puanlar yanlış: { $right } yerine { $told }.
reason-wrong-totals = Toplamlar yanlış: { $right } yerine { $told }.
reason-wrong-places = Sıralama yanlış: { $right } yerine { $told }.
