### La table de la page : ce qui y est dessiné.

page-cards-hidden = un nombre de cartes caché
page-sits-in-short = ordinateur
page-role-your-turn = à vous
page-sure-take =
    { $number ->
        [one] Ramasser { $number } carte ? On pourrait encore en battre.
        [many] Ramasser { $number } de cartes ? On pourrait encore en battre.
       *[other] Ramasser { $number } cartes ? On pourrait encore en battre.
    }
page-sure-take-all =
    { $number ->
        [one] Ramasser la carte ?
        [many] Ramasser les { $number } de cartes ?
       *[other] Ramasser les { $number } cartes ?
    }
page-sure-take-yes = Oui, ramasser { $number }
page-sure-no = Non, attendre
page-bout-last = La dernière attaque
page-suit-led = Demandé :
page-set-aside = De côté, pour la passe

## Quand une donne est finie

page-deal-scored = La donne { $number } est finie
page-match-won =
    { $who ->
        [you] { $number ->
            [one] Vous avez gagné !
            [many] Ont gagné : { $seats } !
           *[other] Ont gagné : { $seats } !
        }
       *[other] { $number ->
            [one] { $seats } a gagné
            [many] Ont gagné : { $seats }
           *[other] Ont gagné : { $seats }
        }
    }
page-match-lost =
    { $who ->
        [you] { $number ->
            [one] Vous avez perdu la partie
            [many] Ont perdu la partie : { $seats }
           *[other] Ont perdu la partie : { $seats }
        }
       *[other] { $number ->
            [one] { $seats } a perdu la partie
            [many] Ont perdu la partie : { $seats }
           *[other] Ont perdu la partie : { $seats }
        }
    }
page-score-place = Place
page-score-seat = Joueur
page-score-this = Cette donne
page-scores-all = Toutes les donnes
page-how-drawn = la donne tournait en rond : personne ne marque
page-how-left = reste en dernier et perd
page-how-left-with = reste avec { $cards }
page-how-out =
    { $number ->
        [1] a quitté le jeu à la 1re place
       *[other] a quitté le jeu à la { $number }e place
    }
page-how-moon = a décroché la lune
page-how-sun = a fait tous les plis

## Avant la première donne

page-gathering = Avant la première donne
page-fill =
    { $number ->
        [one] Un ordinateur à la place libre
        [many] Des ordinateurs aux { $number } de places libres
       *[other] Des ordinateurs aux { $number } places libres
    }
page-see-rules = Ce qui est convenu

## À côté de la table

page-close = Fermer
page-panel = À propos de cette table
page-part-log = Déroulé
page-part-scores = Scores
page-part-people = Joueurs
page-part-rules = Règles
page-part-proof = Mélange
page-played = Ce qui a été joué
page-log-empty = Rien encore.
page-scores-none = Aucune donne n’a encore été comptée.
page-shuffle-what = Personne ne peut choisir les cartes : avant chaque donne, le service promet son secret, chacun ajoute sa part de hasard, et à la fin le secret est publié. Cette page le vérifie.
page-line-open = Connexion établie
page-order-suit = Par couleur
page-order-trump = Atouts à droite
page-order-rank = Par rang
page-order-change = l’ordre de la main : changer
