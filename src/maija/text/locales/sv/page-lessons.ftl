### Lektioner på sidan: vägen dit på förstasidan, och ramen kring ett steg vid bordet.

page-lessons = Lär dig spela
page-lessons-what = Tio korta steg vid ett riktigt bord, på ungefär tre minuter.
# Två knappar; korta: på en telefon står de bredvid varandra.
page-lessons-mustamaija = Lär dig Mustamaija
page-lessons-hearts = Lär dig Hjärter
page-lesson = Lektion
page-lesson-back = Tillbaka till steget
page-lesson-leave = Lämna lektionen
page-lesson-again = En gång till
page-lesson-play = Välj ett spel
