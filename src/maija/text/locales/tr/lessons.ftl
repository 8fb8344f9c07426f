### Dersler: her aile için on adım, masada ve terminalde. Bir adım ne yapılacağını, “-done” ötekiler
### oynarken ondan ne çıktığını söyler. Kısadır: telefonda kartların yanında durur. `$cards` oynanacak
### kartlar, `$against` masada duranlar ya da sözü edilenler. Tek bir kart ek alır, birkaçı yan yana
### durur ve ek almaz. `$left`, `$across`, `$right` oyuncu adlarıdır ve ek almaz.

## Mustamaija

lesson-mustamaija-lead = Sonunda kartlarla ve maça kızıyla kalan kaybeder. Siz başlıyorsunuz: { $left } adlı oyuncuya küçük bir kartla, { FORM($cards, case: "instrumental") } atak edin.
lesson-mustamaija-lead-done = Elinizi hemen desteden beş karta tamamlarsınız. Şimdi { $left } kartınızı yenmeye çalışacak; hepsini yenen sıradaki atağı yapar.
lesson-mustamaija-beat = { $right } size { FORM($against, case: "instrumental") } atak etti. Onu aynı renkten daha büyük bir kart yener: { FORM($cards, case: "instrumental") } yenin.
lesson-mustamaija-suit = Hepsini yendiniz, atak sizde. Aynı renkten birkaç kartla birlikte atak edilebilir. Atağınız: { $cards }.
lesson-mustamaija-suit-done = { $left } yenebildiğini yener, kalanı alır. Kart alan sıradaki atağı yapmaz.
lesson-mustamaija-trump = { $right } { FORM($against, case: "instrumental") } atak etti ve sizde daha büyük sinek yok. Koz karo; koz öteki renkleri yener: { FORM($cards, case: "instrumental") } yenin.
lesson-mustamaija-small = Atak yine sizde. Kozları ve büyük kartları saklayın, küçükleri verin. Atağınız: { $cards }.
lesson-mustamaija-small-done = Deste sürdükçe herkes elini beş karta tamamlar: atak ettikten ve yendikten sonra.
lesson-mustamaija-queen = Maça kızını hiçbir kart, koz bile yenemez. Şunları yenin: { $against }; kartlarınız { $cards }. Maça kızını alın.
lesson-mustamaija-queen-done = Maça kızı artık sizde. Onu deste bitene kadar saklayın: onunla atak ettiğinizde kimse yenemez.
lesson-mustamaija-last = Şunları yenin: { $against }; kartlarınız { $cards }. Sonra destenin son kartını, açık duran kozu çekersiniz.
lesson-mustamaija-maija = Deste bitti, artık kimse çekmiyor. Şimdi { FORM($cards, case: "instrumental") } atak edin: { $left } onu almak zorunda.
lesson-mustamaija-maija-done = { $left } maça kızını yenemez, o artık onda. Kartı en son kalan kaybeder.
lesson-mustamaija-end = { $right } { FORM($against, case: "instrumental") } atak etti. Onu yalnızca koz yener: { FORM($cards, case: "instrumental") } yenin, sıradaki atağı siz yaparsınız.
lesson-mustamaija-out = Atakta sıradaki oyuncunun elindekinden çok kart olamaz. Son iki kartınızla birlikte atak edin, { $cards }; oyundan çıkarsınız.
lesson-mustamaija-over = Oyundan çıktınız, artık kaybedemezsiniz. Ötekiler, biri kartlarla ve maça kızıyla kalana kadar oynar.

## Kupa

lesson-hearts-pass = Her kupa bir, maça kızı 13 puan yazdırır; en düşük puan kazanır. Önce { $left } adlı oyuncuya üç kart verin. Büyük maçaların üstüne maça kızı düşebilir. Verin: { $cards }.
lesson-hearts-pass-done = { $right } size üç kart verdi, aralarında maça kızı da var. Sinek ikilisi { $across } adlı oyuncuda; onunla başlıyor.
lesson-hearts-first = Renge uymak zorundasınız ve ilk elde puan yok. Eli { FORM($cards, case: "instrumental") } alın, büyük bir karttan kurtulursunuz.
lesson-hearts-first-done = Rengin en büyüğü astır: el sizin.
lesson-hearts-lead = Eli aldınız, siz başlıyorsunuz. Küçük oynayın, sonraki eli başkası alsın: { $cards }.
lesson-hearts-lead-done = Eli, başlanan renkten en büyük kart alır. Koz yoktur.
lesson-hearts-follow = { $right } karoyla başladı ve sizde tek karo var: { FORM($cards, case: "accusative") } oynamak zorundasınız.
lesson-hearts-follow-done = Artık karonuz kalmadı. Bu işe yarar: bakalım şimdi neyle başlanacak.
lesson-hearts-queen = Yine karoyla başlandı ve sizde yok: istediğiniz kartı oynayabilirsiniz. Bu ele { FORM($cards, case: "accusative") } atın; eli { FORM($against, case: "instrumental") } { $across } alıyor.
lesson-hearts-queen-done = { $across } eli alır, onunla birlikte 13 puanı da.
lesson-hearts-under = Şimdilik eli alan kart { $against }. Altına { FORM($cards, case: "accusative") } oynayın, el sizin olmaz.
lesson-hearts-under-done = Maça kızı çıktığına göre büyük maçalar artık zarar vermez: onlardan kurtulmanın zamanı.
lesson-hearts-high = Eli nasıl olsa alacak kart { $against }. Altına en büyük maçanızı, { FORM($cards, case: "accusative") } oynayın.
lesson-hearts-high-done = Oynanmış büyük bir kart artık puan aldıramaz.
lesson-hearts-take = Son oynayan sizsiniz ve elde puan yok. Eli { FORM($cards, case: "instrumental") } alın: büyük bir karttan kurtulur, sonraki ele başlarsınız.
lesson-hearts-broken = Siz başlıyorsunuz. Bir ele kupa atılmadan kupayla başlanmaz. Ele { FORM($cards, case: "instrumental") } başlayın.
lesson-hearts-broken-done = { $left } adlı oyuncuda sinek yok, kupa atıyor. Kupa çıktı: artık kupayla da başlanabilir.
lesson-hearts-hearts = Kupayla başlandı ve her kupa bir puan yazdırır. Eli alan kartın ({ $against }) altında kalın: { FORM($cards, case: "accusative") } oynayın.
lesson-hearts-over = Ders bitti. 26 puanın hepsini alan Ay’ı vurur: ötekilerin her birine 26 yazılır. Son dört eli istediğiniz gibi oynayın.

## İkisi de

lesson-left = Bu da olur, ama ders başka yoldan gidiyor. Bu adıma dönün ya da istediğiniz gibi sürdürün.
lesson-over = Ders bitti. Şimdi kendi oyununuzu oynayın.
lesson-set-up = Bu dağıtım ders için düzenlendi: karıştırılmadı; hiçbir şey yazılmaz ve saklanmaz.
lesson-step = Adım { $number }/{ $steps }

## Terminal

help-learn = Bir oyunu oynayarak, on kısa adımda öğren.
help-lesson = Oyun: mustamaija ya da hearts.
metavar-lesson = DERS
reason-no-such-lesson = “{ $lesson }” diye bir ders yok. Olanlar: { $lessons }.
learn-title = Ders: { $game }
learn-back = “{ $undo }” bu adıma döndürür.
learn-end = Ders bitti. Bir parti oynamak için: { $command }
learn-nothing-kept = Derste ipucu da saklanacak bir şey de yok: ne yapılacağını adım söyler.
