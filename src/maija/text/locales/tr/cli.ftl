### Komut satırı.

## Hatalar

error = maija: { $sentence }
error-hint = “{ $command } --help” deneyin.
error-whole-number = “{ $text }”, { $least } ile { $most } arasında bir tam sayı değil.
error-set-form = “{ $text }” değeriyle bir seçenek değil: --set seçenek=değer yazın, örneğin --set hand_size=6.
error-player = “{ $name }” adında bir oyuncu yok. Oyuncular: { $names }.
error-seats = { $players } yer için { $given } oyuncu verildi: her yer için bir tane verin, örneğin --seats { $example }.
error-file = Bu dosya yazılamıyor: { $file }.
error-exists = O adda bir dosya var, olduğu gibi kalıyor: { $file }. Onu sürdürmek için: --resume.
error-resume-alone = Saklanmış bir oyun olduğu gibi sürer: --resume yanında oyun, --players, --set ya da --with vermeyin.
error-output = Çıktı yazılamıyor: { $why }.
error-missing = Eksik: { $name }.
error-value = { $name }: { $sentence }
error-no-option =
    { $name } diye bir seçenek yok{ $close ->
        [none] .
       *[other] . { $close } mi demek istediniz?
    }
error-needs-value = { $name } bir değer ister.
error-takes-no-value = { $name } değer almaz.
error-too-much = Bu fazla: { $text }
error-command = “{ $name }” diye bir komut yok. Komutlar: { $names }.
error-no-command = Hangi komut?
error-language = “{ $language }” diye bir dil yok. Diller: { $languages }.
error-lab = --out için “lab” eki gerekir: pip install maija[lab]
error-extra = Bunun için “{ $extra }” eki gerekir: pip install maija[{ $extra }]
error-time = “{ $text }” bir süre değil: 30ms ya da 0.3s gibi yazın.
error-cluster = “{ $name }” diye bir küme yok. Olabilecekler: { $names }.
error-no-cluster = Kümeye ulaşılamıyor: { $why }
error-sprt = “{ $text }” bir soru değil: neyin ölçüldüğünü ve iki farklı değer yazın, örneğin --sprt result:0.05:0.03 ya da --sprt advantage:0:2.
error-sprt-alone = Sınama ilk oyuncuyu ötekilerle karşılaştırır: bir oyuncu daha verin, örneğin --seats habit,simple,simple,simple.
error-errors = “{ $text }” hata oranı değil: 0 ile 0,5 arasında iki sayı yazın, örneğin 0.05:0.05.
error-plot = Bu resim çizilemez: { $file }. Adının sonu şunlardan biri olabilir: { $endings }.
error-kept =
    { $what ->
        [none] Bu, karşılaşma dosyası değil, olduğu gibi kalıyor: { $file }.
       *[other] Bu dosyada başka bir karşılaşmanın dağıtımları var, olduğu gibi kalıyor: { $file }. Farklı olan: { $what }.
    }
error-misplay =
    { $action ->
        [none] { $name } adlı oyuncu, sıra onda olduğu hâlde bir şey yapmadı (dağıtım { $deal }).
       *[other] { $name } adlı oyuncu kuralların izin vermediği bir şey yaptı: { $action } (dağıtım { $deal }).
    }
error-ladder-two = Sıralama için iki oyuncu gerekir: adlarını verin, örneğin --who habit,simple.

## Yardım

help-maija = Maça kızı oyunları: Mustamaija ailesi, Hearts ve Black Maria.
help-usage = Kullanım:
help-arguments = Bağımsız değişkenler
help-options = Seçenekler
help-commands = Komutlar
help-default = varsayılan: { $value }
help-help = Bu iletiyi gösterip çık.
help-lang = Dil, komuttan önce ya da sonra: { $languages }. Varsayılan, sisteminizin dili.
help-version = Sürümü gösterip çık.
help-play = Terminalde bilgisayar oyuncularına karşı bir parti oyna.
help-rules = Bir oyunun kurallarını, her birini maddesiyle, sözlerle anlat.
help-replay = Kaydedilmiş bir oyunda adım adım ilerle.
help-verify = Kaydedilmiş bir oyunu denetle: karıştırmaları, her hamleyi, sonuçları.
help-presets = Oyunları listele.
help-count = Belli bir dağıtımdan yapılabilecek hamle dizilerini say.
help-simulate = Bilgisayar oyuncuları birbirine karşı çok sayıda dağıtım oynasın.
help-preset = Oyun: “maija presets” listesinden biri ya da bir ev kuralları dosyası, örneğin family.json.
help-players = Masada kaç kişinin oturduğu.
help-set = Oyunun bir seçeneğini değiştir, örneğin hand_size=6; birkaç kez verilebilir.
help-seed = Bütün dağıtımları belirler; aynı sayı aynı kartları verir.
help-with = Öteki yerlerde kimin oynadığı: { $names } ya da bir program için pipe:"komut".
help-resume = Saklanmış bir oyunu sürdür: dosyası, adı ya da “son”.
help-save = Oyunu kullanıcının veri klasörü yerine bu dosyada sakla.
help-colours = Her renge ayrı boya ya da kırmızı ve siyah.
help-file = Bir oyun dosyası.
help-depth = Bir dizide kaç hamle olduğu.
help-json = Tek bir JSON nesnesi yaz.
help-deals = Kaç dağıtım oynanacağı.
help-seats = Her yerdeki oyuncu, aralarında virgülle: { $names } ya da bir program için pipe:"komut".
help-threads = Kaç iş parçacığının oynadığı; varsayılan, her çekirdek için bir.
help-arena = Oyuncular aynı dağıtımları her yerde oynasın ve bunun ne kanıtladığı söylensin.
help-ladder = Bir oyunun bütün oyuncularını karşılaştır ve sırala.
help-line-up = Her yerdeki oyuncu, aralarında virgülle; her dağıtım her oturuş için bir kez oynanır: { $names } ya da bir program için pipe:"komut".
help-budget = Bir oyuncunun bir karara ortalama ne harcayabileceği, örneğin 30ms; birine üç katını harcayan söylenir.
help-sprt = İlk oyuncuda iki değerden hangisinin olduğu anlaşılır anlaşılmaz bitir: dağıtım ve yer başına kayıplar (ya da puanlar) için result:0.05:0.03, ötekilerden ne kadar az olduğu için advantage:0:2.
help-errors = Ne sıklıkla yanılabileceği: ilki doğruyken ikinci değeri bulması ve tersi.
help-least = Bu kadar dağıtımdan önce bir şeye karar verilmez.
help-processes = Kaç sürecin oynadığı; varsayılan, her çekirdek için bir. Sonuçlar buna bağlı değildir.
help-cluster = Bir kümede oyna: ray (“ray” eki; RAY_ADDRESS içindeki adreste, yoksa bu bilgisayarda).
help-keep = Her dağıtımı orada sakla ve olandan sürdür: bir dosya, sıralama için bir klasör.
help-plot = Sonuçların gidişini çiz: adı svg, png ya da pdf ile biten bir dosya (“lab” eki).
help-who = Kimlerin katıldığı, aralarında virgülle; varsayılan, hepsi: { $names }.
help-neighbours = Her oyuncu hepsiyle değil, yalnızca bir sonrakiyle karşılaşsın.
help-ladder-out = Sonucu, onu veren komutla birlikte, JSON olarak bu dosyada sakla.
help-out = Her dağıtımın ve yerin sonucunu bir Parquet dosyasına yaz (“lab” eki).

## Yardımda bir değerin yerinde duran

metavar-options = [SEÇENEKLER]
metavar-command = KOMUT …
metavar-number = SAYI
metavar-set = SEÇENEK=DEĞER
metavar-preset = OYUN
metavar-file = DOSYA
metavar-folder = KLASÖR
metavar-player = OYUNCU
metavar-seats = OYUNCU,OYUNCU,…
metavar-address = ADRES
metavar-name = AD
metavar-path = YOL
metavar-language = DİL
metavar-log = BİÇİM
metavar-code = KOD
metavar-time = SÜRE
metavar-sprt = ÖLÇÜ:DEĞER:DEĞER
metavar-errors = ORAN:ORAN
metavar-cluster = KÜME
metavar-any = herhangi

## Bir yerdeki programlar

engine-not-here = “{ $name }” oynayamaz: programlar yalnızca Linux ve macOS üzerinde sınırlanabilir. Yerine habit oynuyor.
engine-not-found = “{ $name }” oynayamaz: { $program } programı yok. Yerine habit oynuyor.
engine-ended = “{ $name }” yerini yitirdi: program sona erdi (durum { $status }). habit oynamayı sürdürüyor.
engine-silent = “{ $name }” yerini yitirdi: { $seconds } saniyede yanıt yok. habit oynamayı sürdürüyor.
engine-flooding = “{ $name }” yerini yitirdi: tek yanıt için { $most } bayttan çok yazdı. habit oynamayı sürdürüyor.
engine-long-line = “{ $name }” yerini yitirdi: { $most } bayttan uzun bir satır yazdı. habit oynamayı sürdürüyor.
engine-unreadable = “{ $name }” yerini yitirdi: bu bir yanıt değil: { $line } – habit oynamayı sürdürüyor.
engine-gave-up = “{ $name }” yerini yitirdi: bıraktı ({ $why }). habit oynamayı sürdürüyor.
engine-other-protocol = “{ $name }” oynayamaz: { $protocol } protokolünü konuşuyor. Yerine habit oynuyor.
engine-illegal = “{ $name }” yerini yitirdi: buna izin yok: { $action } – habit oynamayı sürdürüyor.
error-pipe = “{ $text }” bir program belirtmiyor: pipe:"komut" yazın, örneğin pipe:"python3 oyuncu.py".
help-engine = Başka bir program oyuncularımızdan birine satır satır sorsun (docs/engine.md).
help-engine-player = Hangi oyuncunun yanıt verdiği: { $names }.

## maija presets

presets-title = Oyunlar
presets-name = ad
presets-what = nedir
presets-players = oyuncu
presets-source = kaynak
preset-musta-maija = Fin ev oyunu: altı kart, papazla kız her an koz belirler, kart sayıları gizli, altı ile sekiz kişiye iki deste
preset-mustamaija = Fransız kuralları: beş kart, koz için kart açılır, atakta bir ile beş arası kart
preset-voron = Rus kuralları: hepsini yenin ya da hepsini alın, karşılıktan sonra çekilir
preset-pagat = koz ilk ataktan sonra açılır
preset-dam = altı kartlı İsveçli akraba
preset-black-maria = Black Maria: sağa kart verilir, büyük maçalar ceza kartıdır, Ay yoktur
preset-hearts = Hearts (Kupa): en küçük sinek başlar, kupa çıkmadan kupayla başlanmaz, Ay vurulabilir

## maija count

count-line = { $depth } hamle: { $leaves }

## maija simulate

simulate-title = { $preset }, { $deals } dağıtım
simulate-player = oyuncu
simulate-seats = yerler
simulate-losses = dağıtım ve yer başına kayıp
simulate-points = dağıtım ve yer başına puan
simulate-interval = %95 aralık
simulate-percent = %{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
simulate-range = { $low } ile { $high } arası
simulate-unknown = bilinmiyor
simulate-drawn = Kimsenin kaybetmediği dağıtımlar: { $number }
simulate-broken = Dönüp duran ve kesilen dağıtımlar: { $number }
play-preparing = “{ $name }” hazırlanıyor, bu bilgisayarda bir kez: bir iki dakika sürer.
simulate-compiling = derleniyor, bu bilgisayarda bir kez
simulate-playing = oynanıyor
simulate-written = Yazıldı: { $file }

## maija arena ve maija ladder

arena-title = { $preset }, { $deals } dağıtım, her oturuş için bir kez
arena-deals = dağıtım
arena-advantage = ötekilerden az (%95)
arena-cpu = CPU, hamle başına ms
arena-most = CPU, en çok ms
arena-games = { $games } oyun, tohum { $seed }.
arena-range = { $low } ile { $high } arası
arena-drawn = Kimsenin kaybetmediği oyunlar: { $number }
arena-broken = Dönüp duran ve kesilen oyunlar: { $number }
arena-over = { $name }: { $of } karardan { $number } tanesine { $budget } ms üstünde harcadı.
arena-lost =
    { $number ->
        [one] { $name }: { $of } yerden birini yitirdi (dağıtım başına bir); o dağıtımı sonuna kadar habit oynadı.
       *[other] { $name }: { $of } yerden { $number } tanesini yitirdi (dağıtım başına bir); o dağıtımları sonuna kadar habit oynadı.
    }
arena-sprt-result =
    { $decision ->
        [h0] { $name }: dağıtım ve yer başına { $high } yerine daha çok { $low }; { $deals } dağıtımdan sonra karar verildi (log oranı { $ratio }).
        [h1] { $name }: dağıtım ve yer başına { $low } yerine daha çok { $high }; { $deals } dağıtımdan sonra karar verildi (log oranı { $ratio }).
       *[undecided] { $name }: dağıtım ve yer başına { $low } mi, { $high } mi, { $deals } dağıtımdan sonra belli değil (log oranı { $ratio }).
    }
arena-sprt-advantage =
    { $decision ->
        [h0] { $name }: ötekilerden üstünlüğü dağıtım ve yer başına { $high } yerine daha çok { $low }; { $deals } dağıtımdan sonra karar verildi (log oranı { $ratio }).
        [h1] { $name }: ötekilerden üstünlüğü dağıtım ve yer başına { $low } yerine daha çok { $high }; { $deals } dağıtımdan sonra karar verildi (log oranı { $ratio }).
       *[undecided] { $name }: ötekilerden üstünlüğü dağıtım ve yer başına { $low } mi, { $high } mi, { $deals } dağıtımdan sonra belli değil (log oranı { $ratio }).
    }
ladder-title = { $preset }, { $players } oyuncu: sıralama
ladder-losses = derece (400: kayıpların onda biri)
ladder-points = dağıtım başına ortalamadan iyi puan
ladder-losses-number = { NUMBER($number) }
ladder-points-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ladder-pair-losses = { $name }, { $other } karşısında: { $difference } ({ $low } ile { $high } arası)
ladder-pair-points = { $name }, { $other } karşısında: dağıtım başına { $difference } puan ({ $low } ile { $high } arası)
ladder-deals = Her çift için { $deals } dağıtım, tohum { $seed }.

## maija verify

verify-true =
    { $deals ->
        [0] { $file } doğru, ama hiç kart dağıtılmamış (yasa numarası { $law }).
        [one] { $file } doğru: bir dağıtım, karıştırması, her hamlesi ve sonuçları (yasa numarası { $law }).
       *[other] { $file } doğru: { $deals } dağıtım, karıştırmaları, her hamle ve sonuçlar (yasa numarası { $law }).
    }
verify-untrue = { $file } doğru değil: { $faults } hata.
