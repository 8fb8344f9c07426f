### La ligne de commande.

## Erreurs

error = maija : { $sentence }
error-hint = Essayez « { $command } --help ».
error-whole-number = « { $text } » n’est pas un nombre entier de { $least } à { $most }.
error-set-form = « { $text } » n’est pas une option avec sa valeur : écrivez --set option=valeur, comme --set hand_size=6.
error-player = Il n’y a pas de joueur « { $name } ». Les joueurs sont { $names }.
error-seats =
    { $given ->
        [one] Vous nommez { $given } joueur pour { $players } places : nommez-en un par place, comme --seats { $example }.
        [many] Vous nommez { $given } de joueurs pour { $players } places : nommez-en un par place, comme --seats { $example }.
       *[other] Vous nommez { $given } joueurs pour { $players } places : nommez-en un par place, comme --seats { $example }.
    }
error-file = Impossible d’écrire ce fichier : { $file }.
error-exists = Un fichier porte déjà ce nom, et il reste tel quel : { $file }. Pour le reprendre : --resume.
error-resume-alone = Une partie enregistrée reprend telle qu’elle était : donnez --resume sans jeu, ni --players, --set ou --with.
error-output = Impossible d’écrire la sortie : { $why }.
error-missing = { $name } manque.
error-value = { $name } : { $sentence }
error-no-option =
    { $close ->
        [none] Il n’y a pas d’option { $name }.
       *[other] Il n’y a pas d’option { $name }. Vouliez-vous dire { $close } ?
    }
error-needs-value = { $name } demande une valeur.
error-takes-no-value = { $name } ne prend pas de valeur.
error-too-much = C’est trop : { $text }
error-command = Il n’y a pas de commande « { $name } ». Les commandes sont { $names }.
error-no-command = Quelle commande ?
error-language = Il n’y a pas de langue « { $language } ». Les langues sont { $languages }.
error-lab = --out demande le complément « lab » : pip install maija[lab]
error-extra = Il faut pour cela le complément « { $extra } » : pip install maija[{ $extra }]
error-time = « { $text } » n’est pas une durée : écrivez-la comme 30ms ou 0.3s.
error-cluster = Il n’y a pas de grappe « { $name } ». Possibles : { $names }.
error-no-cluster = La grappe est injoignable : { $why }
error-sprt = « { $text } » n’est pas une question : écrivez ce qui est mesuré et deux valeurs différentes, comme --sprt result:0.05:0.03 ou --sprt advantage:0:2.
error-sprt-alone = Un test compare le premier joueur aux autres : nommez aussi un autre joueur, comme --seats habit,simple,simple,simple.
error-errors = « { $text } » ne donne pas de taux d’erreur : écrivez deux nombres entre 0 et 0.5, comme 0.05:0.05.
error-plot = Impossible de dessiner cette image : { $file }. Son nom peut finir en { $endings }.
error-kept =
    { $what ->
        [none] Ce n’est pas un fichier de l’arène, et il reste tel quel : { $file }.
       *[other] Ce fichier garde les donnes d’une autre épreuve, et il reste tel quel : { $file }. Ce qui diffère : { $what }.
    }
error-misplay =
    { $action ->
        [none] Le joueur { $name } n’a rien fait alors que c’était son tour (donne { $deal }).
       *[other] Le joueur { $name } a fait ce que les règles ne permettent pas : { $action } (donne { $deal }).
    }
error-ladder-two = Une échelle demande deux joueurs : nommez-les, comme --who habit,simple.

## Aide

help-maija = Les jeux de la dame de pique : la famille de Mustamaija, Cœurs et Black Maria.
help-usage = Usage :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = par défaut : { $value }
help-help = Affiche ce message et s’arrête.
help-lang = La langue, avant ou après la commande : { $languages }. Par défaut, celle de votre système.
help-version = Affiche la version et s’arrête.
help-play = Joue une partie dans le terminal contre des joueurs-ordinateurs.
help-rules = Dit les règles d’un jeu en toutes lettres, article par article.
help-replay = Parcourt pas à pas une partie enregistrée.
help-verify = Vérifie une partie enregistrée : ses mélanges, chaque action, ses résultats.
help-presets = Énumère les jeux.
help-count = Compte les suites d’actions permises à partir d’une donne fixe.
help-simulate = Fait jouer beaucoup de donnes à des joueurs-ordinateurs.
help-preset = Le jeu : un de ceux de « maija presets », ou un fichier de règles maison, comme famille.json.
help-players = Combien de joueurs sont à la table.
help-set = Change une option du jeu, comme hand_size=6 ; peut être donné plusieurs fois.
help-seed = Décide de toutes les donnes ; le même nombre donne les mêmes cartes.
help-with = Qui joue aux autres places : { $names }, ou pipe:"commande" pour un programme.
help-resume = Reprend une partie enregistrée : son fichier, son nom, ou « dernière ».
help-save = Enregistre la partie dans ce fichier au lieu du dossier de données de l’utilisateur.
help-colours = Une teinte par couleur, ou rouge et noir.
help-file = Un fichier de partie.
help-depth = Combien d’actions compte une suite.
help-json = Écrit un objet JSON.
help-deals = Combien de donnes jouer.
help-seats = Le joueur de chaque place, séparés par des virgules : { $names }, ou pipe:"commande" pour un programme.
help-threads = Combien de fils d’exécution jouent ; par défaut un par cœur du processeur.
help-arena = Fait jouer les mêmes donnes à toutes les places, et dit ce que cela prouve.
help-ladder = Fait se rencontrer tous les joueurs d’un jeu, et les note.
help-line-up = Le joueur de chaque place, séparés par des virgules ; chaque donne est jouée une fois pour chaque façon de s’asseoir : { $names }, ou pipe:"commande" pour un programme.
help-budget = Ce qu’un joueur peut dépenser en moyenne par décision, comme 30ms ; un joueur qui a dépensé plus du triple pour une seule est signalé.
help-sprt = S’arrête dès qu’on sait si le premier joueur a l’une ou l’autre valeur : result:0.05:0.03 pour les défaites (ou les points) par donne et par place, advantage:0:2 pour ce qu’il en a de moins que les autres.
help-errors = Combien de fois cela peut se tromper : trouver la seconde valeur quand la première est vraie, et l’inverse.
help-least = Rien n’est décidé avant ce nombre de donnes.
help-processes = Combien de processus jouent ; par défaut un par cœur du processeur. Les résultats n’en dépendent pas.
help-cluster = Joue sur une grappe : ray (complément « ray » ; à l’adresse de RAY_ADDRESS, sinon sur cette machine).
help-keep = Garde chaque donne à cet endroit et reprend ce qui s’y trouve : un fichier, ou un dossier pour une échelle.
help-plot = Dessine l’évolution des résultats : un fichier dont le nom finit en svg, png ou pdf (complément « lab »).
help-who = Qui participe, séparés par des virgules ; par défaut tous : { $names }.
help-neighbours = Chaque joueur ne rencontre que le suivant, pas tous.
help-ladder-out = Garde le résultat en JSON dans ce fichier, avec la commande qui l’a produit.
help-out = Écrit le résultat de chaque donne et de chaque place dans un fichier Parquet (complément « lab »).

## Ce qui tient lieu de valeur dans l’aide

metavar-options = [OPTIONS]
metavar-command = COMMANDE …
metavar-number = NOMBRE
metavar-set = OPTION=VALEUR
metavar-preset = JEU
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-player = JOUEUR
metavar-seats = JOUEUR,JOUEUR,…
metavar-address = ADRESSE
metavar-name = NOM
metavar-path = CHEMIN
metavar-language = LANGUE
metavar-log = FORME
metavar-code = CODE
metavar-time = DURÉE
metavar-sprt = MESURE:VALEUR:VALEUR
metavar-errors = TAUX:TAUX
metavar-cluster = GRAPPE
metavar-any = n’importe lequel

## Des programmes à une place

engine-not-here = « { $name } » ne peut pas jouer : on ne sait limiter les programmes que sous Linux et macOS. habit joue à sa place.
engine-not-found = « { $name } » ne peut pas jouer : il n’y a pas de programme { $program }. habit joue à sa place.
engine-ended = « { $name } » a perdu sa place : le programme s’est arrêté (état { $status }). habit continue.
engine-silent = « { $name } » a perdu sa place : pas de réponse en { $seconds } s. habit continue.
engine-flooding = « { $name } » a perdu sa place : il a écrit plus de { $most } octets pour une réponse. habit continue.
engine-long-line = « { $name } » a perdu sa place : il a écrit une ligne de plus de { $most } octets. habit continue.
engine-unreadable = « { $name } » a perdu sa place : ceci n’est pas une réponse : { $line } – habit continue.
engine-gave-up = « { $name } » a perdu sa place : il a abandonné ({ $why }). habit continue.
engine-other-protocol = « { $name } » ne peut pas jouer : il parle le protocole { $protocol }. habit joue à sa place.
engine-illegal = « { $name } » a perdu sa place : ceci n’est pas permis : { $action } – habit continue.
error-pipe = « { $text } » ne nomme pas de programme : écrivez pipe:"commande", comme pipe:"python3 joueur.py".
help-engine = Laisse un autre programme interroger un de nos joueurs, ligne par ligne (docs/engine.md).
help-engine-player = Quel joueur répond : { $names }.

## maija presets

presets-title = Les jeux
presets-name = nom
presets-what = quoi
presets-players = joueurs
presets-source = source
preset-musta-maija = Le jeu familial finlandais : six cartes, roi et dame annoncent l’atout à tout moment, mains cachées, deux jeux de cartes de six à huit joueurs
preset-mustamaija = Règles françaises : cinq cartes, atout retourné, attaque d’une à cinq cartes
preset-voron = Règles russes : tout battre ou tout ramasser, on pioche après l’attaque
preset-pagat = l’atout est retourné après la première attaque
preset-dam = le cousin suédois, à six cartes
preset-black-maria = Black Maria : on passe à droite, les gros piques coûtent, pas de lune
preset-hearts = Cœurs : le plus petit trèfle entame, les cœurs doivent être brisés, on peut décrocher la lune

## maija count

count-line =
    { $depth ->
        [one] { $depth } action : { $leaves }
        [many] { $depth } d’actions : { $leaves }
       *[other] { $depth } actions : { $leaves }
    }

## maija simulate

simulate-title =
    { $deals ->
        [one] { $preset }, { $deals } donne
        [many] { $preset }, { $deals } de donnes
       *[other] { $preset }, { $deals } donnes
    }
simulate-player = joueur
simulate-seats = places
simulate-losses = défaites par donne et par place
simulate-points = points par donne et par place
simulate-interval = intervalle à 95 %
simulate-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
simulate-range = { $low } à { $high }
simulate-unknown = inconnu
simulate-drawn = Donnes que personne n’a perdues : { $number }
simulate-broken = Donnes qui tournaient en rond et qu’on a arrêtées : { $number }
play-preparing = Préparation de « { $name } », une fois sur cette machine : cela prend une minute ou deux.
simulate-compiling = compilation, une fois sur cette machine
simulate-playing = en train de jouer
simulate-written = Écrit : { $file }

## maija arena et maija ladder

arena-title =
    { $deals ->
        [one] { $preset }, { $deals } donne, une fois pour chaque façon de s’asseoir
        [many] { $preset }, { $deals } de donnes, une fois chacune pour chaque façon de s’asseoir
       *[other] { $preset }, { $deals } donnes, une fois chacune pour chaque façon de s’asseoir
    }
arena-deals = donnes
arena-advantage = de moins que les autres (95 %)
arena-cpu = processeur, ms par coup
arena-most = processeur, ms au plus
arena-games =
    { $games ->
        [one] { $games } jeu, graine { $seed }.
        [many] { $games } de jeux, graine { $seed }.
       *[other] { $games } jeux, graine { $seed }.
    }
arena-range = { $low } à { $high }
arena-drawn = Jeux que personne n’a perdus : { $number }
arena-broken = Jeux qui tournaient en rond et qu’on a arrêtés : { $number }
arena-over =
    { $number ->
        [one] { $name } a dépensé plus de { $budget } ms pour { $number } décision sur { $of }.
        [many] { $name } a dépensé plus de { $budget } ms pour { $number } de décisions sur { $of }.
       *[other] { $name } a dépensé plus de { $budget } ms pour { $number } décisions sur { $of }.
    }
arena-lost =
    { $number ->
        [one] { $name } a perdu { $number } place sur { $of } (une par donne) ; habit a joué cette donne jusqu’au bout.
        [many] { $name } a perdu { $number } de places sur { $of } (une par donne) ; habit a joué ces donnes jusqu’au bout.
       *[other] { $name } a perdu { $number } places sur { $of } (une par donne) ; habit a joué ces donnes jusqu’au bout.
    }
arena-sprt-result =
    { $decision ->
        [h0] { $name } a plutôt { $low } que { $high } par donne et par place : décidé, nombre de donnes { $deals } (rapport logarithmique { $ratio }).
        [h1] { $name } a plutôt { $high } que { $low } par donne et par place : décidé, nombre de donnes { $deals } (rapport logarithmique { $ratio }).
       *[undecided] On ne sait pas si { $name } a plutôt { $low } ou { $high } par donne et par place : nombre de donnes { $deals } (rapport logarithmique { $ratio }).
    }
arena-sprt-advantage =
    { $decision ->
        [h0] { $name } fait mieux que les autres, plutôt de { $low } que de { $high } par donne et par place : décidé, nombre de donnes { $deals } (rapport logarithmique { $ratio }).
        [h1] { $name } fait mieux que les autres, plutôt de { $high } que de { $low } par donne et par place : décidé, nombre de donnes { $deals } (rapport logarithmique { $ratio }).
       *[undecided] On ne sait pas si { $name } fait mieux que les autres, plutôt de { $low } ou de { $high } par donne et par place : nombre de donnes { $deals } (rapport logarithmique { $ratio }).
    }
ladder-title =
    { $players ->
        [one] { $preset }, { $players } joueur : l’échelle
        [many] { $preset }, { $players } de joueurs : l’échelle
       *[other] { $preset }, { $players } joueurs : l’échelle
    }
ladder-losses = note (400 : un dixième des défaites)
ladder-points = points par donne de mieux que la moyenne
ladder-losses-number = { NUMBER($number) }
ladder-points-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ladder-pair-losses = { $name } contre { $other } : { $difference } ({ $low } à { $high })
ladder-pair-points = { $name } contre { $other } : { $difference } points par donne ({ $low } à { $high })
ladder-deals =
    { $deals ->
        [one] { $deals } donne pour chaque paire, graine { $seed }.
        [many] { $deals } de donnes pour chaque paire, graine { $seed }.
       *[other] { $deals } donnes pour chaque paire, graine { $seed }.
    }

## maija verify

verify-true =
    { $deals ->
        [0] { $file } est vrai, mais rien n’a été distribué (règles numéro { $law }).
        [one] { $file } est vrai : { $deals } donne, son mélange, chaque action et les résultats (règles numéro { $law }).
        [many] { $file } est vrai : { $deals } de donnes, leurs mélanges, chaque action et les résultats (règles numéro { $law }).
       *[other] { $file } est vrai : { $deals } donnes, leurs mélanges, chaque action et les résultats (règles numéro { $law }).
    }
verify-untrue =
    { $faults ->
        [one] { $file } n’est pas vrai : { $faults } faute.
        [many] { $file } n’est pas vrai : { $faults } de fautes.
       *[other] { $file } n’est pas vrai : { $faults } fautes.
    }
