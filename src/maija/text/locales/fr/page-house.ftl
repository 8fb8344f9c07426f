### Dit dans les règles maison et dans ce dont une table convient ; chargé avec.

page-rules-of = Règles maison
page-rules-shared = Quelqu’un partage ces règles avec vous.
page-rules-base = Le jeu
page-rules-view = Ce que vous voyez
page-rules-at-table = À la table
page-rules-differs = Ce qui diffère
page-rules-same = Rien : { $game } se joue ici selon ses règles habituelles.
page-rules-all-back = Tout remettre
page-rules-play = Jouer ainsi
page-rules-invite = Inviter ainsi
page-rules-public = Une table publique est visible pour qui peut atteindre ce service.
page-rules-keep = Garder ces règles
page-rules-name = Leur nom
page-rules-keep-do = Garder
page-rules-kept = Gardées sous « { $name } ».
page-rules-name-missing = Il leur faut un nom d’au moins une lettre.
page-rules-share = Les partager
page-rules-share-what = Qui ouvre ce lien voit ces règles et peut jouer avec elles. Les règles sont dans le lien lui-même ; rien n’est enregistré.
page-rules-share-here = Pour l’instant, seule cette machine est joignable à cette adresse. Les autres ont besoin d’une adresse qu’ils peuvent atteindre.
page-clash-some = Certaines règles ne vont pas ensemble.
page-rules-no-words = On pourra les lire en toutes lettres quand elles iront ensemble.
page-rules-compare = Comparer
page-rules-print = Imprimer
page-compare-with = Ce qui change par rapport à
page-compare-rule = Règle
page-compare-caption = { $one } et { $other } : ce qui diffère
page-compare-same = { $one } et { $other } se jouent selon les mêmes règles.
page-compare-nothing = –
page-game = Jeu
page-players = Joueurs
page-set-time = Temps
page-set-rules = Règles en détail
page-set-public = Visible pour qui peut atteindre ce service
page-set-watch = On peut regarder
page-set-clock = Une horloge pour chaque décision
page-set-decision = Secondes par décision
page-set-reserve = Secondes de réserve pour toute la partie
page-set-delay = Secondes de retard pour qui regarde
page-set-grace = Secondes avant qu’un ordinateur joue pour qui a perdu la connexion
page-set-idle = Secondes avant qu’un ordinateur joue pour qui ne fait rien
page-set-pace = Secondes qu’un joueur-ordinateur prend pour jouer
page-option-range = De { $least } à { $most }.
page-agreed = Ce qui est convenu
page-settings-change = Changer ce qui est convenu
page-settings-do = Adopter
page-rules-back = Remettre
page-rules-back-named = Remettre : { $option }
page-rules-idle =
    { $number ->
        [one] Encore { $number }, sans effet ici
        [many] Encore { $number }, sans effet ici
       *[other] Encore { $number }, sans effet ici
    }
page-clash = Ceci ne va pas ensemble : { $fields }.
page-clash-field = { $option } : { $value }
page-clash-here = Ne va pas avec une autre règle.
page-rules-chapter =
    { $number ->
        [one] { $number } règle
        [many] { $number } de règles
       *[other] { $number } règles
    }
page-rules-open = Tout ouvrir
page-rules-shut = Tout fermer
page-clause =
    { $from ->
        [S1] Article { $clause }, les règles finlandaises
        [S2] Article { $clause }, les règles françaises
        [S3] Article { $clause }, les règles russes
        [S4] Article { $clause }, la page turque sur les Cœurs
        [M] { $clause }, décidé là où les règles se taisent
        [T] { $clause }, décidé là où les règles se taisent
       *[other] { $clause }, d’après des règles publiques du jeu
    }
page-value-else = Autre chose…
page-value-own = À votre façon
