### Sayfanın masasında açıklamalar ve püf noktaları: durdukları kutu ve ne zaman geldikleri.

page-guide = Bu karar için yardım
page-guide-close = Kaldır
page-guide-off = Yardımı kapat
page-guide-gone = Kararlarda artık yardım yok. Ayarlar onu geri getirir.
page-guides = Öğrenme
page-prompts = Ne sorulduğu
page-prompts-what = Her kararınızda durumun ne olduğunu ve ne yapabileceğinizi söyler.
page-prompts-first = İlk partide
page-prompts-on = Her zaman
page-prompts-off = Hiçbir zaman
page-tips = Püf noktaları
page-tips-what = Arada bir bilmeye değer bir şey söyler, her birini bir dağıtımda bir kez.
page-tips-first = İlk partilerde
page-tips-on = Her zaman
page-tips-off = Hiçbir zaman
