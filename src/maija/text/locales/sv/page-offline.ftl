### Utan nät: vad en webbläsare behåller på sin enhet, och vad som går vidare när tjänsten är borta.

page-offline-away = Det finns ingen förbindelse med tjänsten.
page-offline-away-kept = Mot datorer spelar du vidare här, och vid de bord som påbörjats på den här enheten. Andras bord, inbjudningar och de datorspelare som räknar framåt behöver tjänsten.
page-offline-away-nothing = Inget att spela med finns kvar på den här enheten. När tjänsten svarar igen hittar du knappen för det nedan.
# Bredvid ett bord som behålls på den här enheten.
page-here = på den här enheten
reason-open-elsewhere = Det här bordet är öppet i ett annat fönster i den här webbläsaren. Stäng det där först.
reason-offline-failed = Det som spelar utan nät startar inte på den här enheten.
