### Sayfadaki dersler: ön sayfadan oraya giden yol ve masada bir adımın çerçevesi.

page-lessons = Oynamayı öğren
page-lessons-what = Gerçek bir masada on kısa adım, yaklaşık üç dakika.
# İki düğme; kısa: telefonda yan yana dururlar.
page-lessons-mustamaija = Mustamaija öğren
page-lessons-hearts = Kupa öğren
page-lesson = Ders
page-lesson-back = Bu adıma dön
page-lesson-leave = Dersten çık
page-lesson-again = Bir kez daha
page-lesson-play = Bir oyun seç
