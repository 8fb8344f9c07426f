### Förklaringar och tips vid sidans bord: rutan som de står i, och när de kommer.

page-guide = Hjälp inför det här beslutet
page-guide-close = Lägg undan
page-guide-off = Stäng av hjälpen
page-guide-gone = Det kommer ingen mer hjälp inför beslut. I inställningarna kan du ta den tillbaka.
page-guides = Att lära sig
page-prompts = Vad som frågas
page-prompts-what = Säger inför vart och ett av dina beslut hur läget är och vad du får göra.
page-prompts-first = I det första partiet
page-prompts-on = Alltid
page-prompts-off = Aldrig
page-tips = Tips under spelet
page-tips-what = Säger då och då något som är bra att veta, varje tips en gång per giv.
page-tips-first = I de första partierna
page-tips-on = Alltid
page-tips-off = Aldrig
