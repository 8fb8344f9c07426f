### Jouer au clavier ou à l’oreille, et ce qu’on règle pour les yeux, les oreilles et les mains.

## Les touches d’une table, en liste : ce que fait chacune.

page-keys = Les touches de la table
# NVDA et JAWS sont des noms de programmes.
page-keys-about = Un lecteur d’écran laisse passer ces touches dans son mode de saisie : dans NVDA, appuyez sur NVDA et espace, dans JAWS sur Insertion et Z. Les réglages de cette page permettent de les désactiver.
page-keys-suit = Trèfle, carreau, cœur, pique : lit vos cartes de cette couleur, et attend un rang.
# Les rangs vont du deux à l’as ; le dix est la touche 0.
page-keys-rank = Puis le rang, 0 pour un dix : choisit cette carte, la pose ou la joue. Une seconde fois, elle revient en main.
page-keys-send = Envoie ce que vous avez choisi, ou ramasse les cartes.
page-keys-back = Remet en main tout ce que vous avez choisi.
page-keys-hand = Lit votre main, couleur par couleur.
page-keys-table = Lit ce qui est sur la table.
page-keys-counts = Lit combien de cartes chacun a en main.
page-keys-turn = Lit ce qu’on vous demande, ou à qui c’est de jouer.
page-keys-last = Lit ce qui vient de se passer.
page-keys-score = Lit le score.
page-keys-answers = Va aux boutons de vos réponses.
page-keys-cards = Va à vos cartes.
page-keys-help = Montre ces touches.
page-keys-hint = Demande un conseil, quand vous êtes sur vos cartes.
page-keys-escape = Oublie la couleur qui attend son rang.

## Ce qui est lu à voix haute quand une touche le demande

# Un rang sans sa couleur.
page-read-rank =
    { $rank ->
        [jack] valet
        [queen] dame
        [king] roi
        [ace] as
       *[other] { $rank }
    }
# Les cartes de la personne dans une couleur ; $ranks est une liste comme « 5, 9, dame ».
page-read-suit =
    { $kind ->
        [clubs] Trèfle
        [diamonds] Carreau
        [hearts] Cœur
       *[spades] Pique
    } : { $number ->
        [0] aucun
       *[other] { $ranks }
    }.
page-read-chosen = Cartes choisies : { $cards }.
page-read-nothing = Rien n’est sur la table.
page-read-open = { $card } : à battre.
# La carte que battra la prochaine carte posée.
page-read-next = { $card } : à battre maintenant.
page-read-beaten = { $attack } : carte battue avec { FORM($card, case: "definite") }.
# Posée par la personne, mais pas encore envoyée.
page-read-laid = { $attack } : réponse pas encore envoyée, { $card }.
page-read-given-up = { $card } : à ramasser.
page-read-trump =
    { $suit ->
        [none] Il n’y a pas d’atout.
       *[other] Atout : { $suit }.
    }
page-read-trick = { $seat } : { $card }.
page-read-winner = La plus forte jusqu’ici : { $seat }.
page-read-count =
    { $seat } : { $number ->
        [one] { $number } carte
        [many] { $number } de cartes
       *[other] { $number } cartes
    }.
page-read-count-hidden = { $seat } : un nombre de cartes caché.
page-read-stock =
    { $number ->
        [0] La pioche est épuisée.
        [one] Une carte dans la pioche.
        [many] { $number } de cartes dans la pioche.
       *[other] { $number } cartes dans la pioche.
    }
page-read-total = { $seat } : total { $number }.
# Dans cette donne : les plis faits, et les points qu’ils contiennent.
page-read-points =
    { $seat } : { $tricks ->
        [one] { $tricks } pli
        [many] { $tricks } de plis
       *[other] { $tricks } plis
    } dans cette donne, points : { $number }.

## Ce qu’a fait la touche d’une carte

page-key-not-held = Vous n’avez pas { FORM($card, case: "definite") } en main.
page-key-back = De retour dans votre main : { $card }.
page-key-cleared = Tout est de retour dans votre main.

## Réglages

page-access = Yeux, oreilles et mains
page-contrast = Contraste
page-contrast-system = Comme l’appareil
page-contrast-usual = Habituel
page-contrast-more = Fort
page-print = Taille du texte
page-print-what = Pour le texte, et pour les cartes de votre main.
page-print-usual = Habituelle
page-print-large = Grande
page-handed = Main
page-handed-what = De quel côté sont les boutons et les panneaux.
page-handed-right = Pour la main droite
page-handed-left = Pour la main gauche
page-sound = Sons
page-sound-what = Brefs et discrets : une carte, votre tour, des cartes ramassées, la fin d’une donne.
page-sound-off = Désactivés
page-sound-on = Activés
page-vibration = Vibrations
page-vibration-what = Une brève vibration quand c’est à vous.
page-vibration-off = Désactivées
page-vibration-on = Activées
page-key-use = Touches simples à une table
page-key-use-what = Une carte en deux lettres, et des chiffres qui lisent à voix haute. À une table, 9 montre toutes les touches.
page-key-use-table = Partout
page-key-use-own = Seulement sur ma main
page-key-use-off = Désactivées
page-sure = Me demander avant de tout ramasser
page-sure-keys = Quand je joue au clavier
page-sure-always = Toujours
page-sure-many = Seulement si l’on pourrait battre beaucoup de cartes

page-settings-what = Ils valent pour ce navigateur, à toutes les tables.
page-colours = Teintes des couleurs
page-colours-four = Une teinte pour chacune
page-colours-two = Rouge et noir
page-faces = Dessin des cartes
page-faces-auto = Selon la place
page-faces-classic = Classique
page-faces-big = Grand
page-theme = Thème
page-theme-system = Comme l’appareil
page-theme-light = Jour
page-theme-dark = Nuit
page-speed = Vol des cartes
page-speed-what = Rien ne vole si l’appareil demande moins de mouvement.
page-speed-off = Aucun
page-speed-slow = Lent
page-speed-normal = Habituel
page-speed-fast = Rapide
page-show-played = Cartes jouées
page-show-played-what = Revoir, à une table, ce qui a été joué.
page-show-played-hidden = Les retenir
page-show-played-shown = Les montrer
