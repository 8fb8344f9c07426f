### Kulakla ve braille üzerindeki parmaklarla komut satırı.

help-plain = Ekran okuyucular ve braille için yalın satırlar: renk yok, çizim yok, her olay bir satırda, kartlar adlarıyla.
