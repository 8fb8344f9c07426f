### La page web.

page-title = Maija

## La page d’accueil

page-your-name = Votre nom
page-somebody = Invité
page-games = Les jeux
page-about-musta-maija = Le jeu familial finlandais : six cartes, mains cachées. Roi et dame d’une couleur annoncent l’atout à tout moment ; qui reste avec la dame de pique perd.
page-about-mustamaija = Les règles françaises : cinq cartes, on retourne une carte pour l’atout, une à cinq cartes par attaque.
page-about-voron = Les règles russes : battez toutes les cartes ou ramassez-les toutes ; on pioche après l’attaque.
page-about-pagat = Cinq cartes ; l’atout n’est retourné qu’une fois la première attaque posée.
page-about-dam = Le cousin suédois, à six cartes.
page-about-black-maria = Un jeu de plis : passez trois cartes à droite, et gare aux cœurs et aux gros piques.
page-about-hearts = Un jeu de plis : le plus petit trèfle entame, les cœurs doivent être brisés, et l’on peut décrocher la lune.
page-play-now = Jouer
page-play-now-named = Jouer : { $game }, contre des ordinateurs
page-join = Rejoindre une table
page-code = Code d’invitation
page-join-do = Entrer
page-public-tables = Tables publiques
page-look-again = Regarder à nouveau
page-coming = On cherche votre table…
page-try-again = Réessayer
page-to-front = À l’accueil

## Réglages

page-option-changed = changé
page-rules = Les règles en toutes lettres

## Invitation

page-invite = Inviter
page-open-question = Pour l’instant, seule cette machine peut atteindre la table. L’ouvrir à votre réseau ?
page-open-yes = Oui, l’ouvrir
page-open-no = Pas maintenant
page-close-network = La fermer au réseau
page-only-here = Pour l’instant, seule la machine où tourne le service peut atteindre la table.
page-qr = Code QR de { $link }
page-copy = Copier
page-copied = Copié

## Le cadre

page-title-at = { $game } – Maija
page-title-turn = À vous – { $game } – Maija
page-skip = Aller au contenu
page-language = Langue
page-announced = Ce qui se passe

## Cartes

page-card-chosen = { $card }, carte choisie
page-card-dark = { $card }, pas maintenant
page-cards =
    { $number ->
        [one] { $number } carte
        [many] { $number } de cartes
       *[other] { $number } cartes
    }

## La liaison avec le service

page-line-connecting = On cherche la table…
page-line-waiting = La connexion est perdue, la partie ne l’est pas. La page essaie sans cesse de revenir.
page-line-blocked = Le service répond, mais aucune liaison continue ne passe. Quelque chose en chemin (mandataire, filtre, extension) bloque les WebSockets. On réessaie.
page-line-unsupported = Ce navigateur est trop ancien pour la table : il n’a pas de WebSockets.
page-line-outdated = La table parle un langage plus récent que cette page.
page-line-again = Essayer maintenant
page-line-reload = Recharger la page
reason-unreachable = Le service ne répond pas. Tourne-t-il, et êtes-vous dans son réseau ?

## La table : qui est là

page-seats = Joueurs
page-seat-free = Place { $number } (libre)
page-seat-number = Place { $number }
page-seat-open = libre
page-seat-computer =
    { $player ->
        [random] ordinateur (au hasard)
        [simple] ordinateur (simple)
        [habit] ordinateur (expérimenté)
        [novice] ordinateur (débutant)
        [casual] ordinateur (occasionnel)
        [skilled] ordinateur (habile)
        [expert] ordinateur (expert)
        [master] ordinateur (maître)
       *[other] ordinateur ({ $player })
    }
page-seat-host = hôte
page-role-leads = attaque
page-role-defends = défend
page-role-out = hors du jeu
page-role-turn = réfléchit…
page-role-dealer = a donné
page-role-winning = en tête
page-role-loser = a perdu
page-tricks =
    { $number ->
        [0] aucun pli
        [one] { $number } pli
        [many] { $number } de plis
       *[other] { $number } plis
    }
page-points =
    { $number ->
        [one] { $number } point
        [many] { $number } de points
       *[other] { $number } points
    }
page-total = total { $number }
page-reserve = { $number } s de réserve
page-seconds = { $number } s
page-shown = a montré
page-ready-yes = c’est bon
page-ready-no = en préparation
page-away = pas là
page-sits-in =
    { $why ->
        [gone] Un ordinateur joue : la connexion est perdue
        [idle] Un ordinateur joue : rien ne s’est passé depuis trop longtemps
        [time] Un ordinateur joue : le temps est écoulé
        [conceded] Un ordinateur joue : la donne a été abandonnée
       *[rest] Un ordinateur joue : le reste est décidé
    }
page-seat-own = Votre place
page-seat-tools = { $seat } : autres choix
page-rename = Votre nom à cette table
page-rename-do = Changer
page-link-make = Jouer sur un autre appareil
page-link-what = Ouvrez ceci sur l’autre appareil. Le lien sert une fois, et y emmène la place :
page-leave = Quitter la place
page-leave-sure = Quitter la place ? Pendant une partie, un joueur-ordinateur continue.
page-mute = Ne plus entendre cette personne
page-computer = Joueur-ordinateur
page-computer-random = au hasard : joue n’importe quel coup permis
page-computer-simple = simple : suit quelques règles toutes faites
page-computer-habit = expérimenté : joue d’expérience
page-computer-novice = débutant : connaît les règles, ne retient rien et garde les grosses cartes
page-computer-casual = occasionnel : joue de temps en temps, retient les grosses cartes et les atouts
page-computer-skilled = habile : essaie quelques suites possibles de la donne
page-computer-expert = expert : essaie beaucoup de suites possibles de la donne
page-computer-master = maître : en essaie des milliers ; personne ici n’est plus fort
page-computer-engine = { $program } : un programme de ce service
page-computer-add = L’installer à cette place
page-remove = Libérer cette place
page-bar = Exclure définitivement
page-bar-sure = Exclure { $seat } ? Cette personne ne pourra pas revenir à cette table.
page-company = Allées et venues
page-sit-question = Une place est libre. Jouez-vous ?
page-sit = S’asseoir
page-looking-on = Vous regardez.
page-looking-on-seats = Vous regardez. Vous pouvez prendre la place d’un joueur-ordinateur.
page-take-seat = Remplacer { $seat }
page-sit-another = Installer une autre personne sur cet appareil
page-their-name = Son nom
page-sit-another-do = L’installer ici
page-watchers =
    { $number ->
        [one] { $number } personne regarde.
        [many] { $number } de personnes regardent.
       *[other] { $number } personnes regardent.
    }
page-address = Adresse

## La table : un appareil pour plusieurs personnes

page-cover = Quelle main est montrée
page-covered = Les mains sont couvertes. Faites passer l’appareil.
page-show =
    { $turn ->
        [yes] Je suis { $seat }, et c’est mon tour : montrer ma main
       *[no] Je suis { $seat } : montrer ma main
    }
page-cover-do = Couvrir la main : { $seat }
page-for = { $seat } : { $text }

## La table : les cartes

page-felt = Sur la table
page-trumps = Atout
page-trumps-none = aucun
page-trumps-by = (annoncé par { $seat })
page-stock = Pioche
page-discard = À l’écart
page-bout = L’attaque et ses réponses
page-bout-empty = Aucune carte n’est sur la table.
page-aim = Battre { FORM($card, case: "definite") } ensuite
page-aim-laid = { $card }, à battre avec { FORM($beater, case: "definite") } : reprendre
page-beaten-by = carte battue par
page-given-up = laissée
page-open = sans réponse
page-trick = Pli
page-trick-empty = Aucune carte n’a été jouée à ce pli.
page-trick-last = Le dernier pli
page-hearts = Cœurs
page-hearts-broken = brisés
page-hearts-whole = intacts
page-passing = La passe
page-passing-to = à { $seat }
page-passed = Passées à { $seat } :
page-received = { $seat } vous a passé :
page-captured = Cartes prises
page-hand = Votre main
page-hand-empty = Vous n’avez pas de cartes.

## La table : ce qu’on demande

page-ask-others = On attend { $seats }.
page-ask-over = Cette donne est finie.
page-ask-lead = Vous attaquez { $seat }. Choisissez les cartes.
page-ask-more = Une autre carte avec, ou est-ce tout ?
page-ask-beat = À battre ou à laisser : { $card }.
page-ask-laid = Toutes les cartes ont une réponse.
page-ask-defence = Toutes les cartes ont leur réponse.
page-ask-drawing = Piochez-vous ?
page-ask-naming = Annoncez-vous l’atout ?
page-ask-meanwhile = Entre-temps, vous pouvez annoncer l’atout.
page-ask-pass =
    { $number ->
        [one] Choisissez { $number } carte à passer à { $seat }.
        [many] Choisissez { $number } de cartes à passer à { $seat }.
       *[other] Choisissez { $number } cartes à passer à { $seat }.
    }
page-ask-trick-lead = À vous l’entame : choisissez une carte.
page-ask-trick-follow = À vous : choisissez une carte.
page-ask-moon = Vous avez décroché la lune. Comment la compter ?
page-do-lead =
    { $number ->
        [0] Attaquer
        [one] Attaquer : { $number } carte
        [many] Attaquer : { $number } de cartes
       *[other] Attaquer : { $number } cartes
    }
page-do-pass = Passer { $number } sur { $of }
page-do-beat = Battre { $number }
page-do-beat-some = Battre { $number }, ramasser { $rest }
page-do-take = Ramasser { $number }
page-do-suggest = Meilleure défense
page-do-clear = Reposer
page-must-cover =
    { $number ->
        [one] Vous devez battre au moins { $number } carte.
        [many] Vous devez battre au moins { $number } de cartes.
       *[other] Vous devez battre au moins { $number } cartes.
    }

## La table : d’une donne à l’autre

page-deal = La donne
page-deal-number = donne { $number }
page-deal-tools = Reprendre, abandonner, pause
page-seats-missing =
    { $number ->
        [one] { $number } place est libre : la donne attend un joueur.
        [many] { $number } de places sont libres : la donne attend des joueurs.
       *[other] { $number } places sont libres : la donne attend des joueurs.
    }
page-ready-do = On y va
page-next-do = Donne suivante
page-not-ready-do = Pas encore
page-rematch = Jouer une autre partie
page-back = Je suis de retour
page-paused = La table est en pause.
page-pause = Pause
page-resume = Continuer
page-ask-take-back = Demander à reprendre mon dernier coup
page-ask-rest = Demander si le reste est décidé
page-concede = Abandonner cette donne
page-concede-sure = Abandonner cette donne ? Un joueur-ordinateur en joue le reste pour vous.
page-offer =
    { $what ->
        [rest] { $seat } propose de tenir le reste de la donne pour décidé ; des ordinateurs le jouent.
       *[take-back] { $seat } demande à reprendre son dernier coup.
    }
page-offer-agreed = D’accord : { $seats }.
page-offer-yes = Accepter
page-offer-no = Refuser
page-offer-off = Retirer la demande
page-scores = Scores
page-score-deal = Donne
page-score-total = Total
page-places = La partie est finie. { $places }.
page-place = { $number }. { $seat }
page-drawn = Tirées pour la première donne :

## La table : le mélange

page-shuffle = Le mélange
page-shuffle-sealing = Le paquet est mélangé et scellé. Chacun ajoute sa part de hasard…
page-shuffle-opening = Chacun montre ce qu’il a ajouté…
page-shuffle-seat =
    { $sealed ->
        [yes] { $who ->
            [you] Vous avez ajouté votre part
           *[other] { $seat } a ajouté sa part
        }
       *[no] { $who ->
            [you] Votre part n’est pas encore là
           *[other] { $seat } n’a pas encore ajouté sa part
        }
    }
page-shuffle-promise = Avant que quiconque voie une carte, le service a promis ce nombre. Il ne convient qu’à un seul secret :
page-shuffle-missing = Sans part de hasard à soi : { $seats }
page-shuffle-secret = Le secret de la donne { $deal }, publié une fois qu’elle était finie :
page-proof-true =
    { $added ->
        [yes] Le mélange de la donne { $deal } était vrai : secret, paquet et promesse concordent, et votre part de hasard y est.
       *[no] Le mélange de la donne { $deal } était vrai : secret, paquet et promesse concordent.
    }
page-proof-broken-off = La donne { $deal } a été interrompue. Son secret concorde avec la promesse.
page-proof-false = Le mélange de la donne { $deal } ne concorde pas avec ce qui était promis ! { $codes }
page-proof-unseen = Cette page n’était pas là avant la donne { $deal }, elle ne peut donc pas comparer sa promesse.
page-proof-again = Vérifier à nouveau
page-untrue-malformed = Ce qui a été publié est abîmé.
page-untrue-secret-not-committed = Le secret n’est pas celui qui était promis.
page-untrue-seat-not-committed = Le texte d’une place n’avait pas été promis.
page-untrue-seat-text-differs = Le texte d’une place n’est pas celui qui était promis.
page-untrue-order-differs = Le paquet est dans un autre ordre que celui que donne le secret.
page-untrue-draw-twice = Un tirage a été fait deux fois.
page-untrue-draw-impossible = Un tirage ne peut pas avoir donné cela.
page-untrue-draw-differs = Un tirage suivant n’est pas celui que donne le secret.
page-game-file = Le fichier de la partie
page-game-file-what = Avec lui, chacun peut prouver chaque carte : maija verify FICHIER

## Phrases

page-phrases = Dire quelque chose
page-said = { $seat } : { $text }
phrase-hello = Bonjour !
phrase-thanks = Merci.
phrase-well-played = Bien joué !
phrase-good-luck = Bonne chance !
phrase-sorry = Pardon.
phrase-hurry = C’est à vous…
phrase-one-moment = Un instant.
phrase-goodbye = Au revoir !
phrase-laugh = Ha ha !
phrase-wow = Oh là là !
phrase-ouch = Aïe !
phrase-hm = Hum.

## Ce qui se passe à une table

page-log = Ce qui s’est passé
table-event-sat = { $name } prend place.
table-event-got-up = { $name } quitte la table.
table-event-renamed = Un joueur s’appelle maintenant { $name }.
table-event-computer-added =
    { $name ->
        [random] Un joueur-ordinateur (au hasard) prend place.
        [simple] Un joueur-ordinateur (simple) prend place.
        [habit] Un joueur-ordinateur (expérimenté) prend place.
        [novice] Un joueur-ordinateur (débutant) prend place.
        [casual] Un joueur-ordinateur (occasionnel) prend place.
        [skilled] Un joueur-ordinateur (habile) prend place.
        [expert] Un joueur-ordinateur (expert) prend place.
        [master] Un joueur-ordinateur (maître) prend place.
       *[other] Un joueur-ordinateur ({ $name }) prend place.
    }
table-event-removed = { $name } n’a plus sa place à la table.
table-event-barred = L’accès à la table est fermé à { $name }.
table-event-moved =
    { $who ->
        [you] Votre place passe sur un autre appareil.
       *[other] { $seat } passe sur un autre appareil.
    }
table-event-host =
    { $who ->
        [you] C’est vous l’hôte, maintenant.
       *[other] L’hôte est maintenant { $seat }.
    }
table-event-connected =
    { $who ->
        [you] Votre connexion est établie.
       *[other] { $seat } est là.
    }
table-event-gone =
    { $who ->
        [you] Votre connexion s’est perdue.
       *[other] { $seat } a perdu la connexion.
    }
table-event-sits-in =
    { $who ->
        [you] { $name ->
            [gone] Un joueur-ordinateur joue pour vous : la connexion est perdue.
            [idle] Un joueur-ordinateur joue pour vous : rien ne s’est passé depuis trop longtemps.
            [time] Un joueur-ordinateur joue pour vous : le temps est écoulé.
           *[other] Un joueur-ordinateur joue pour vous.
        }
       *[other] { $name ->
            [gone] Un joueur-ordinateur joue pour { $seat } : la connexion est perdue.
            [idle] Un joueur-ordinateur joue pour { $seat } : rien ne s’est passé depuis trop longtemps.
            [time] Un joueur-ordinateur joue pour { $seat } : le temps est écoulé.
           *[other] Un joueur-ordinateur joue pour { $seat }.
        }
    }
table-event-back =
    { $who ->
        [you] Vous rejouez.
       *[other] { $seat } rejoue.
    }
table-event-settings = On a convenu d’autre chose : regardez les règles.
table-event-ready =
    { $who ->
        [you] Vous voulez commencer.
       *[other] { $seat } veut commencer.
    }
table-event-not-ready =
    { $who ->
        [you] Vous demandez d’attendre.
       *[other] { $seat } demande d’attendre.
    }
table-event-rematch = Une autre partie commence.
table-event-committed = Le paquet est mélangé et scellé.
table-event-sealed =
    { $who ->
        [you] Vous ajoutez votre part de hasard.
       *[other] { $seat } ajoute sa part de hasard au mélange.
    }
table-event-opened =
    { $who ->
        [you] Vous montrez la part que vous avez ajoutée.
       *[other] { $seat } montre la part ajoutée.
    }
table-event-added-nothing =
    { $who ->
        [you] Vous n’avez rien ajouté à ce mélange.
       *[other] { $seat } n’a rien ajouté à ce mélange.
    }
table-event-dealer =
    { $who ->
        [you] Vous donnez.
       *[other] { $seat } donne.
    }
table-event-broken-off = La donne tourne en rond et s’arrête : personne ne marque, et on redonne.
table-event-deal-over = La donne { $number } est finie.
table-event-match-over = La partie est finie.
table-event-offered =
    { $name ->
        [rest] { $who ->
            [you] Vous proposez de tenir le reste pour décidé.
           *[other] { $seat } propose de tenir le reste pour décidé.
        }
       *[take-back] { $who ->
            [you] Vous demandez à reprendre votre dernier coup.
           *[other] { $seat } demande à reprendre son dernier coup.
        }
    }
table-event-agreed =
    { $who ->
        [you] Vous acceptez.
       *[other] { $seat } accepte.
    }
table-event-refused =
    { $who ->
        [you] Vous refusez.
       *[other] { $seat } refuse.
    }
table-event-lapsed =
    { $who ->
        [you] Votre demande tombe : vous ne jouez plus.
       *[other] { $seat } ne joue plus : sa demande tombe.
    }
table-event-conceded =
    { $who ->
        [you] Vous abandonnez cette donne.
       *[other] { $seat } abandonne cette donne.
    }
table-event-rest-decided = Tout le monde tient le reste pour décidé ; on le joue jusqu’au bout.
table-event-taken-back =
    { $who ->
        [you] Vous reprenez votre dernier coup.
       *[other] { $seat } reprend son dernier coup.
    }
table-event-paused =
    { $who ->
        [you] Vous mettez la table en pause.
       *[other] { $seat } met la table en pause.
    }
table-event-resumed =
    { $who ->
        [you] Vous relancez la table.
       *[other] { $seat } relance la table.
    }
table-event-other-law = Le service suit maintenant des règles plus récentes ; dans cette donne, plus aucun coup ne peut être repris.
table-event-engine-lost = Le programme « { $name } » ne répond pas comme il faut et a perdu sa place ; un joueur-ordinateur expérimenté y continue.
