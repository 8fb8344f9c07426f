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
page-strength-habit = par expérience
page-strength-novice = comme des débutants
page-strength-casual = comme des joueurs occasionnels
page-strength-skilled = habilement
page-strength-expert = comme des experts
page-strength-master = comme des maîtres
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
page-mine-more = Encore { $number }
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
page-no-tables-yet = Personne n’a ouvert de table publique. Ouvrez la vôtre : choisissez un jeu, puis ses règles maison, et rendez-la publique.
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

## Inviter

page-invite-others =
    { $number ->
        [one] Une autre adresse de cette machine
        [many] { $number } d’autres adresses de cette machine
       *[other] { $number } autres adresses de cette machine
    }
page-come = Qui est là
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
