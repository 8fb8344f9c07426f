### Les leçons sur la page : le chemin depuis l’accueil, et le cadre d’une étape à la table.

page-lessons = Apprendre à jouer
page-lessons-what = Dix étapes courtes à une vraie table, en trois minutes environ.
page-lessons-mustamaija = Apprendre Mustamaija
page-lessons-hearts = Apprendre les Cœurs
page-lesson = Leçon
page-lesson-back = Revenir à cette étape
page-lesson-leave = Quitter la leçon
page-lesson-again = Recommencer
page-lesson-play = Choisir un jeu
