### Ağ olmadan: bir tarayıcının cihazında sakladıkları ve sunucu yokken nelerin sürdüğü.

## Sunucu yok

page-offline-away = Sunucuyla bağlantı yok.
page-offline-away-kept = Bilgisayarlara karşı burada ve bu cihazda başlanmış masalarda oynamayı sürdürürsünüz. Başkalarının masaları, davetler ve ileriyi düşünen bilgisayar oyuncuları için sunucu gerekir.
page-offline-away-nothing = Bu cihazda oynamak için daha saklanmış bir şey yok. Sunucu yeniden yanıt verince aşağıdan saklayabilirsiniz.
# Bu cihazda saklanan bir masanın yanında.
page-here = bu cihazda
reason-open-elsewhere = Bu masa bu tarayıcının başka bir penceresinde açık. Önce orada kapatın.
reason-offline-failed = Ağ olmadan oynayan bölüm bu cihazda başlamıyor.
