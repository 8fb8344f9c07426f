### Masada bir komut neden kabul edilmez.

## Yerler

reason-not-your-seat = Burası sizin yeriniz değil.
reason-seat-taken = Burada { $name } oturuyor.
reason-table-full = Boş yer yok.
reason-knows-a-hand = Bu dağıtımda başka bir eli biliyorsunuz: dağıtım bitince bu yere oturun.
reason-nobody-there = Burada gönderilecek kimse yok.
reason-nobody-sits-in = Sizin yerinize oynayan yok.
reason-link-without-seat = Bu bağlantının yeri artık ayrılmış değil.
reason-barred = Bu masadan gönderildiniz.
reason-no-such-player = “{ $player }” adında bir bilgisayar oyuncusu yok. Olanlar: { $players }.

## İzleyenler

reason-no-watching = Burada izlemek yasak; ilk dağıtımdan sonra yalnızca burada oturmuş olanlar gelebilir.
reason-too-many-watch = Burada { $most } kişi izliyor, daha fazlası olmaz.

## Masa sahibi

reason-not-the-host = Bunu yalnızca masa sahibi yapabilir.
reason-not-yourself = Kendinizi gönderemezsiniz: yerinizden kalkın.
reason-after-the-first-deal = Artık geç: anlaşılanlar yalnızca ilk dağıtımdan önce değişir.
reason-seats-in-use = Kaldırılacak yerlerde oturanlar var: geriye yalnızca { $players } kalırdı.

## Dağıtımdan dağıtıma

reason-deal-in-progress = Bir dağıtım sürüyor.
reason-between-deals = Süren bir dağıtım yok.
reason-match-over = Parti bitti.
reason-match-goes-on = Parti daha bitmedi.
reason-paused = Masaya ara verildi.
reason-not-paused = Masaya ara verilmedi.
reason-nothing-due = Daha zamanı gelmedi.

## Karıştırma

reason-no-shuffle = Kartlar şu anda karıştırılmıyor.
reason-no-deal-to-shuffle = Beklenen bir karıştırma yok.
reason-sealed-already = Metin için artık geç ya da metni zaten eklediniz.
reason-not-to-open = Metniniz şimdi açılmayacak.
reason-other-text = Bu, söz verdiğiniz metin değil.

## Oyun

reason-other-deal = Bu, başka bir dağıtım içindi.
reason-moved-on = Bu arada bir şeyler oldu: yeniden bakın.
reason-conceded = Bu yerde dağıtım bırakıldı: sonunu bir bilgisayar oyuncusu oynuyor.
reason-no-defence = Şimdi yenilecek bir şey yok.
reason-offer-open = Başka bir soru yanıt bekliyor.
reason-no-offer = Bir şey sorulmadı.
reason-nothing-to-take-back = Geri alabileceğiniz bir şey yok.
