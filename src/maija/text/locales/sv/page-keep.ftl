### Att behålla Maija på en enhet; hämtas med den del som erbjuder det.

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
