### Oppitunnit sivulla: tie niihin alkusivulta, ja vaiheen kehys pöydässä.

page-lessons = Opi pelaamaan
page-lessons-what = Kymmenen lyhyttä vaihetta oikeassa pöydässä, noin kolmessa minuutissa.
# Kaksi painiketta; lyhyet: puhelimessa ne ovat vierekkäin.
page-lessons-mustamaija = Opi Mustamaija
page-lessons-hearts = Opi Hertta
page-lesson = Oppitunti
page-lesson-back = Takaisin vaiheeseen
page-lesson-leave = Lopeta oppitunti
page-lesson-again = Uudestaan
page-lesson-play = Valitse peli
