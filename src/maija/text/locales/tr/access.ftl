### Kulak ve kabartma yazı için komut satırı.

help-plain = Ekran okuyucular ve kabartma yazı için düz satırlar: renk ve çizim yok, her olay ayrı satırda, kartlar adlarıyla.
