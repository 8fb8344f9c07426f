### La page d’accueil, les règles maison, les réglages, et le cadre autour de chaque écran.

## Le cadre

page-front-title = Maija – les jeux de la dame de pique
page-rules-title = { $game } : règles maison – Maija
page-coming-title = Vers une table – Maija
page-settings = Réglages
page-dialog-close = Fermer
page-version = Maija { $version }
page-licences = Licences
page-interface = Interface pour les programmes
page-footer = À propos de Maija

## La page d’accueil

page-tagline = Les jeux de la dame de pique, comme on les joue chez vous : ensemble sur vos téléphones, ou tout de suite contre des ordinateurs.
page-strength = Les ordinateurs jouent
page-strength-random = au hasard
page-strength-simple = selon des règles toutes faites
page-strength-habit = d’expérience
page-strength-novice = en débutants
page-strength-casual = de temps en temps
page-strength-skilled = habilement
page-strength-expert = en experts
page-strength-master = en maîtres
page-games-what = Jouez tout de suite contre des ordinateurs, ou invitez des gens à une table.
page-players-of = { $game } : joueurs
page-players-count =
    { $number ->
        [one] { $number } joueur
        [many] { $number } de joueurs
       *[other] { $number } joueurs
    }
page-invite-named = Inviter : { $game }
page-invite-do = Inviter
page-house-rules = Règles maison
page-house-rules-named = Règles maison : { $game }
page-mine = Vos tables
page-mine-more =
    { $number ->
        [one] Encore { $number }
        [many] Encore { $number }
       *[other] Encore { $number }
    }
page-mine-back = Revenir à la table
page-mine-what = { $game }, places prises : { $taken } sur { $players }
page-phase-gathering = pas encore commencé
page-phase-shuffling = on distribue les cartes
page-phase-playing = donne en cours
page-phase-between = entre deux donnes
page-phase-over = la partie est finie
page-kept = Vos règles maison
page-kept-differs =
    { $number ->
        [0] { $game }, tel quel
        [one] { $game }, { $number } règle diffère
        [many] { $game }, { $number } de règles diffèrent
       *[other] { $game }, { $number } règles diffèrent
    }
page-kept-open = Ouvrir { $name }
page-kept-forget = Oublier
page-kept-forget-named = Oublier { $name }
page-kept-forget-sure = Oublier les règles maison « { $name } » ? Elles ne sont gardées nulle part ailleurs.
page-join-have = J’ai un code
page-public-there =
    { $number ->
        [one] { $number } table publique
        [many] { $number } de tables publiques
       *[other] { $number } tables publiques
    }
page-join-what = Trois mots, comme kopa-rime-tesa. Le lien entier va aussi.
page-no-tables-yet = Personne n’a ouvert de table publique. Faites la vôtre : choisissez un jeu, puis ses règles maison, et rendez-la publique.
page-listed-free =
    { $free ->
        [0] les { $players } places sont prises
        [one] { $free } place libre sur { $players }
        [many] { $free } de places libres sur { $players }
       *[other] { $free } places libres sur { $players }
    }
page-listed-watch = on peut regarder
page-listed-go = Y aller
page-loading = On va chercher les jeux…

## Règles maison

page-rules-choose = Choisir
page-rules-words = En toutes lettres
page-rules-back = Remettre
page-rules-back-named = Remettre : { $option }
page-rules-idle =
    { $number ->
        [one] Encore { $number }, qui ne décide rien ainsi
        [many] Encore { $number }, qui ne décident rien ainsi
       *[other] Encore { $number }, qui ne décident rien ainsi
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

## Réglages de ce navigateur

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
page-speed-what = Rien ne vole là où l’appareil demande moins de mouvement.
page-speed-off = Aucun
page-speed-slow = Lent
page-speed-normal = Habituel
page-speed-fast = Rapide
page-show-played = Cartes jouées
page-show-played-what = Si une table vous laisse revoir ce qui a été joué.
page-show-played-hidden = Les retenir
page-show-played-shown = Les montrer

## Inviter

page-invite-others =
    { $number ->
        [one] Une autre adresse de cette machine
        [many] { $number } d’autres adresses de cette machine
       *[other] { $number } autres adresses de cette machine
    }
page-come = Qui est venu
page-come-free =
    { $number ->
        [0] Tout le monde est là.
        [one] { $number } place est encore libre.
        [many] { $number } de places sont encore libres.
       *[other] { $number } places sont encore libres.
    }
page-come-you = { $name } (vous)
page-invite-done = À la table
page-invite-link = Envoyez ce lien
page-invite-scan = Ou faites-le scanner
page-invite-say = Ou dites les trois mots
page-copy-failed = Ce navigateur ne laisse pas la page copier. Le texte est sélectionné : copiez-le avec Ctrl+C, ou en appuyant longuement.
