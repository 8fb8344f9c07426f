### Komentorivi kuulolta ja pistekirjoituksella.

help-plain = Pelkkiä rivejä ruudunlukijalle ja pistenäytölle: ei värejä eikä piirroksia, yksi tapahtuma riviä kohti, kortit nimiltään.
