### Oppitunnit sivulla: tie niihin alkusivulta, ja vaiheen kehys pöydässä.

page-lessons = Eivätkö pelit ole tuttuja?
page-lessons-what = Kymmenen lyhyttä vaihetta oikeassa pöydässä, noin kolmessa minuutissa.
page-lessons-mustamaija = Opi pelaamaan Mustamaijaa
page-lessons-hearts = Opi pelaamaan herttaa
page-lesson = Oppitunti
page-lesson-back = Takaisin vaiheeseen
page-lesson-leave = Lopeta oppitunti
page-lesson-again = Uudestaan
page-lesson-play = Valitse peli
