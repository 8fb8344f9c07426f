### Terminalde bir oyun.

## Masa

facts = { $one }; { $other }
table-header = { $game }, { $number }. dağıtım
table-lot =
    { $who ->
        [you] Kura sonucu siz dağıtıyorsunuz.
       *[other] Kura sonucu { $seat } dağıtıyor.
    }
table-cut =
    { $who ->
        [you] Dağıtan için çekilenler: { $drawn }. Siz dağıtıyorsunuz.
       *[other] Dağıtan için çekilenler: { $drawn }. Dağıtan { $seat }.
    }
table-deals =
    { $who ->
        [you] Siz dağıtıyorsunuz.
       *[other] { $seat } dağıtıyor.
    }
table-sealed = Deste, kimse bir kart görmeden karıştırılıp mühürlendi: { $seal }…
table-trumps =
    { $suit ->
        [none] Koz yok
       *[other] Koz: { $suit }
    }
table-stock =
    { $card ->
        [none] { $number ->
            [0] deste bitti
           *[other] deste: { $number }
        }
       *[other] deste: { $number }, açık kart { $card }
    }
table-open = { $card }
table-beaten = { $card } ({ $beater } yendi)
table-left = { $card } (bırakıldı)
table-bout = Masada: { $cards }
table-seat =
    { $who ->
        [you] Siz: { $facts }
       *[other] { $seat }: { $facts }
    }
table-held = { $number } kart
table-shown = gösterilen { $cards }
table-hand-role =
    { $role ->
        [leads] Eliniz (atak sizde): { $cards }
        [defends] Eliniz (savunuyorsunuz): { $cards }
        [out] Eliniz (oyundan çıktınız): { $cards }
       *[none] Eliniz: { $cards }
    }
table-role =
    { $role ->
        [leads] atakta
        [defends] savunuyor
       *[out] çıktı
    }
table-totals = Şimdiye kadar: { $totals }
table-hand = Eliniz: { $cards }
table-trick = { $number }. el: { $cards }
table-played = { $seat } { $card }
table-winning = { $seat } { $card } (alıyor)
table-taken =
    { $who ->
        [you] Siz
       *[other] { $seat }
    }: { $tricks } el{ $cards ->
        [none] { "" }
       *[other] , { $cards }
    }

## Size ne sorulduğu

ask-lead = { $seat } adlı oyuncuya atak ediyorsunuz. Hangi kartla? Bir satırdaki birkaç kart tek ataktır.
ask-more = Yanına bir kart daha mı, yoksa tamam mı?
ask-beat = Yenin ya da alın: { $card }.
ask-answered = Her kartın karşılığı var. Yenmedikleriniz alınsın mı?
ask-draw = Çekiyor musunuz?
ask-name = Koz söylüyor musunuz?
ask-meanwhile = Elinizde bir çift var. Şimdi koz söyleyin ya da sürdürmek için Enter.
ask-pass =
    { $number ->
        [one] { $seat } adlı oyuncuya bir kart verin. Hangisi?
       *[other] { $seat } adlı oyuncuya bir satırda { $number } kart verin. Hangileri?
    }
ask-trick-lead = Ele siz başlıyorsunuz. Hangi kartla?
ask-trick-follow = Sıra sizde. Hangi kart?
ask-moon = Ay’ı vurdunuz. Nasıl yazılsın?
ask-another = Bir dağıtım daha? evet ya da hayır
ask-match = Parti bitti. Bir tane daha? evet ya da hayır
choice = { $number } { $text }
prompt = >
yes = evet
no = hayır

## Ne yazdığınız

entry-nothing = Bir seçeneğin numarasını ya da { $example } gibi kartları yazın. “yardım” daha çoğunu anlatır.
entry-number = { $number } numaralı seçenek yok: 1 ile { $last } arası.
entry-unknown = “{ $text }” ne listeden bir numara, ne { $example } gibi bir kart, ne de oyunun bir sözü.
entry-count = Tam { $number } kart seçin.
entry-yes-no = Evet ya da hayır yazın.
entry-help =
    Bir seçeneğin numarasını, sözünü ya da bir kart yazın: 3ma, 10ku, qma, ♠Q. Bir satırdaki birkaç kart
    ya da numara birlikte yapılır ya da hiç yapılmaz. Birkaç kartlık atak kendiliğinden biter. “?”
    geçerli kuralları gösterir, “neden” son reddi açıklar, “ipucu” en iyi hamleyi, “ipucu hepsi” her
    hamlenin neye varabileceğini gösterir, “geri” son kararınızı geri alır, “kaydet” ya da “kaydet
    DOSYA” oyunu saklar, “devam AD” başka bir oyunu sürdürür, “çık” oyunu saklayıp çıkar.
help = yardım
quit = çık
undo = geri
save = kaydet
resume = devam
rules = kurallar
why = neden
last = son
why-nothing = Reddedilen bir şey yok.
why-right = Olabilecekler: { $actions }.
undo-nothing = Bu dağıtımda geri alınacak bir şey yok.
undo-done = Geri alındı. Aynı kartlar, son kararınız yeniden.

## Dosyalar

resume-done = Burada kalmıştınız. Her şey olduğu gibi.

save-done = Oyun saklandı: { $file }
save-failed = Oyun orada saklanamadı: { $why }. Başka bir yerle “kaydet DOSYA” deneyin.
save-exists = O adda başka bir dosya var, olduğu gibi kalıyor: { $file }
keep-failed = Oyun saklanamadı: { $why }. Sürüyor; “kaydet DOSYA” onu başka yerde saklar.
keep-lost = Oyun hiçbir yerde saklanamadı: { $why }.
leave-kept = Oyun saklandı. Sürdürmek için: maija play --resume { $file }
leave-over = Bütün parti saklandı: { $file }
resume-none = { $folder } klasöründe saklanmış oyun yok.
resume-which = Hangi oyun? “devam” ile adını ya da dosyasını yazın. Sonuncular: { $names }.
resume-seat = { $file } burada sürdürülemez: { $seat } yerinde “{ $name }” var. A yerinde siz, ötekilerde bu programın bilgisayar oyuncuları olmalı.
resume-over = { $file } dosyasındaki parti bitti. Bakmak için: maija replay { $file }
file-unreadable = { $file } okunamıyor: { $why }.
file-line = { $file }, satır { $line }: { $sentence }
file-refused = kurallar bunu kabul etmiyor: “{ $sentence }”
file-whole = { $file }: { $sentence }

## Son

end-deal = Bu dağıtım: { $scores }
end-totals = Toplam: { $scores }
end-places = Sıralama: { $places }
end-score = { $seat } { $number }
end-place = { $number }. { $seat }
end-seed = Aynı oyun yeniden: --seed { $seed }
end-broken = Bu dağıtım dönüp durdu ve kesildi: kimseye puan yok, kartlar yeniden dağıtılır.
end-verify = Biten her dağıtımın karıştırması denetlenebilir: maija verify { $file }
goodbye = Hoşça kalın.

## Kaydedilmiş bir oyun

back = önceki
replay-title = { $game }, { $players } oyuncu
replay-computer = { $seat }: bilgisayar oyuncusu “{ $name }”
replay-hand =
    { $who ->
        [you] Siz: { $cards }
       *[other] { $seat }: { $cards }
    }
replay-prompt = { $at }/{ $last } >
replay-help = Enter sonraki adımı gösterir, “ö” öncekini, bir sayı o adımı; “ç” çıkar.
replay-number = Adımlar 1 ile { $last } arası.
replay-first = Bu ilk adım. Enter sonrakini gösterir.
replay-last = Bu son adımdı. “ö” geri gider, “ç” çıkar.
replay-empty = Bu oyunda hiç kart dağıtılmadı.
replay-unfinished = Parti burada kaldı.
