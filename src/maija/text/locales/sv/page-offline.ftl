### Utan nät: vad en webbläsare behåller på sin enhet, och vad som går vidare när tjänsten är borta.

page-offline = Utan nät
page-offline-what = Maija kan behållas på den här enheten: då öppnas den utan nät, och du spelar mot datorer här, efter samma regler.
# $size är ett antal megabyte.
page-offline-keep = Behåll på den här enheten ({ $size } MB)
# $have och $all är antal megabyte.
page-offline-loading = Hämtat: { $have } av { $all } MB
page-offline-trying = Prövar om det går att spela här…
page-offline-kept = Behållen på den här enheten: Maija öppnas och spelas här utan nät.
page-offline-forget = Ta bort från den här enheten
page-offline-forget-sure = Ta bort det som behålls för spel utan nät? Dina bord på den här enheten blir kvar.
page-offline-failed = Allt kunde inte behållas. Finns det plats nog på enheten, och fungerar nätet?
page-offline-insecure = Webbläsare tillåter detta, och att Maija installeras, bara på adresser som börjar med https och på den maskin där tjänsten körs. På den här adressen spelar du med nätet som vanligt.
page-offline-unsupported = Den här webbläsaren kan inte behålla Maija. I ett privat fönster behåller webbläsare inte heller något.
page-offline-unoffered = Den här tjänsten erbjuder det inte. Den som driver tjänsten kan lägga till det: pip install "maija[offline]".
page-install = Installera Maija
page-offline-away = Det finns ingen förbindelse med tjänsten.
page-offline-away-kept = Mot datorer spelar du vidare här, och vid de bord som påbörjats på den här enheten. Andras bord, inbjudningar och de datorspelare som räknar framåt behöver tjänsten.
page-offline-away-nothing = Inget att spela med finns kvar på den här enheten. När tjänsten svarar igen hittar du knappen för det nedan.
# Bredvid ett bord som behålls på den här enheten.
page-here = på den här enheten
reason-open-elsewhere = Det här bordet är öppet i ett annat fönster i den här webbläsaren. Stäng det där först.
reason-offline-failed = Det som spelar utan nät startar inte på den här enheten.
