### Les options des jeux, pour un formulaire : leur nom, leur sujet, leurs valeurs en bref.
### Ce qu’une valeur veut dire en entier se trouve dans rules.ftl.

value-yes = Oui
value-no = Non
value-none = Aucune

## Mustamaija : la donne

option-mustamaija-packs = Jeux de cartes
about-mustamaija-packs = Combien de jeux de 52 cartes sont mélangés ensemble. Il n’y a jamais qu’une dame de pique.
value-mustamaija-packs-auto = Deux à partir de six joueurs
value-mustamaija-packs-1 = Un
value-mustamaija-packs-2 = Deux
option-mustamaija-hand-size = Cartes en main
about-mustamaija-hand-size = Combien chacun reçoit à la donne, et jusqu’à combien on pioche tant qu’il y a une pioche.
option-mustamaija-deal-packet = Distribution
about-mustamaija-deal-packet = Combien de cartes le donneur distribue à la fois.
value-mustamaija-deal-packet-1 = Une carte à la fois
value-mustamaija-deal-packet-3 = Trois cartes à la fois
value-mustamaija-deal-packet-hand-size = La main entière
option-mustamaija-first-dealer = Premier donneur
about-mustamaija-first-dealer = Qui fait la première donne d’une partie.
value-mustamaija-first-dealer-cut = La carte la plus forte tirée
value-mustamaija-first-dealer-lot = Au sort
value-mustamaija-first-dealer-fixed = La première place
option-mustamaija-queen-in-cut = La dame de pique au tirage
about-mustamaija-queen-in-cut = Ce qu’elle vaut quand on tire une carte pour désigner le premier donneur.
value-mustamaija-queen-in-cut-counts = La carte la plus forte
value-mustamaija-queen-in-cut-redraw = On tire à nouveau
option-mustamaija-next-dealer = Donneur suivant
about-mustamaija-next-dealer = Qui donne quand une donne est finie.
value-mustamaija-next-dealer-left = Le joueur à gauche
value-mustamaija-next-dealer-loser = Le perdant
value-mustamaija-next-dealer-winner = Le premier sorti
value-mustamaija-next-dealer-fixed = Toujours le même

## Mustamaija : l’atout

option-mustamaija-trump-method = D’où vient l’atout
about-mustamaija-trump-method = La plus grande différence entre les jeux nationaux : une carte retournée, une paire annoncée, une couleur fixe, ou pas d’atout.
value-mustamaija-trump-method-none = Pas d’atout
value-mustamaija-trump-method-fixed = Toujours la même couleur
value-mustamaija-trump-method-turn-up = Une carte retournée
value-mustamaija-trump-method-turn-up-after-first-lead = Une carte retournée après la première attaque
value-mustamaija-trump-method-kq-anytime = Roi et dame, à tout moment
value-mustamaija-trump-method-kq-after-deal = Roi et dame, après la donne
option-mustamaija-fixed-trump = La couleur fixe
about-mustamaija-fixed-trump = Quelle couleur est l’atout là où c’est toujours la même.
value-mustamaija-fixed-trump-clubs = ♣ Trèfle
value-mustamaija-fixed-trump-diamonds = ♦ Carreau
value-mustamaija-fixed-trump-hearts = ♥ Cœur
value-mustamaija-fixed-trump-spades = ♠ Pique
option-mustamaija-spades-may-be-trump = Atout pique
about-mustamaija-spades-may-be-trump = La plupart des tables disent non, car la dame de pique est de toute façon au-dessus de tout.
option-mustamaija-spade-indicator-goes = Carte retournée sans effet
about-mustamaija-spade-indicator-goes = Où va un pique retourné quand l’atout ne peut pas être pique.
value-mustamaija-spade-indicator-goes-middle = Au milieu
value-mustamaija-spade-indicator-goes-random = N’importe où
value-mustamaija-spade-indicator-goes-reshuffle = Remélangée
option-mustamaija-indicator-position = La carte retournée
about-mustamaija-indicator-position = La pioche-t-on en dernier ou en premier ?
value-mustamaija-indicator-position-under = Sous la pioche
value-mustamaija-indicator-position-top = Sur la pioche
option-mustamaija-trump-redeclare = L’atout peut changer
about-mustamaija-trump-redeclare = Une seconde paire change-t-elle l’atout annoncé par la première ?
option-mustamaija-kq-must-show = La paire est montrée
about-mustamaija-kq-must-show = Le joueur qui annonce l’atout montre-t-il un instant le roi et la dame ?

## Mustamaija : la dame de pique

option-mustamaija-queen-may-beat = La dame de pique bat
about-mustamaija-queen-may-beat = Rien ne bat la dame de pique. Peut-elle battre d’autres cartes ? Chaque maison en décide : là où elle le peut, on arrive à s’en défaire.
value-mustamaija-queen-may-beat-no = Rien
value-mustamaija-queen-may-beat-yes-as-top-trump = Toutes les cartes
option-mustamaija-no-queen-left = Quand elle n’est plus en jeu
about-mustamaija-no-queen-left = Qui perd quand la dame de pique a disparu avant la fin de la donne.
value-mustamaija-no-queen-left-last-holder-loses = Le dernier qui a des cartes
value-mustamaija-no-queen-left-nobody-loses = Personne

## Mustamaija : l’attaque

option-mustamaija-max-attack = Cartes par attaque au plus
about-mustamaija-max-attack = Une limite qui vaut pour chaque attaque, quelle que soit la main du joueur suivant.
value-mustamaija-max-attack-none = Sans limite
value-mustamaija-max-attack-5 = Cinq
value-mustamaija-max-attack-hand-size = Une main entière
option-mustamaija-defender-limit = Pas plus que la main du défenseur
about-mustamaija-defender-limit = Une attaque peut-elle compter plus de cartes que la main qui doit la battre ?
value-mustamaija-defender-limit-never = L’attaque peut être plus grande
value-mustamaija-defender-limit-after-stock-empty = Limitée une fois la pioche épuisée
value-mustamaija-defender-limit-always = Toujours limitée
option-mustamaija-overload = Attaque trop grande
about-mustamaija-overload = Ce qui se passe quand une attaque dépasse la main qui doit la battre. Céder ses cartes, à la finlandaise, va avec des mains cachées.
value-mustamaija-overload-illegal = Est refusée
value-mustamaija-overload-claim-dump-hand = Permet de céder ses cartes
option-mustamaija-announce-counts = Nombre de cartes en main
about-mustamaija-announce-counts = Qui sait combien de cartes ont les autres.
value-mustamaija-announce-counts-hidden = Caché
value-mustamaija-announce-counts-public = Connu
value-mustamaija-announce-counts-max-receivable = Connu une fois la pioche épuisée

## Mustamaija : la défense

option-mustamaija-must-beat-if-possible = Obligation de battre
about-mustamaija-must-beat-if-possible = Peut-on quand même ramasser une carte qu’on pourrait battre ?
option-mustamaija-partial-defence = Battre une partie des cartes
about-mustamaija-partial-defence = Ce que deviennent les cartes battues quand le reste est ramassé.
value-mustamaija-partial-defence-yes = Mises à l’écart
value-mustamaija-partial-defence-all-or-nothing = Tout ou rien

## Mustamaija : la pioche

option-mustamaija-attacker-draws = L’attaquant pioche
about-mustamaija-attacker-draws = Avant ou après la défense ?
value-mustamaija-attacker-draws-after-lead = Tout de suite
value-mustamaija-attacker-draws-after-bout = Après la défense
option-mustamaija-draw-order = Qui pioche en premier
about-mustamaija-draw-order = Compte pour les dernières cartes de la pioche.
value-mustamaija-draw-order-attacker-first = L’attaquant
value-mustamaija-draw-order-defender-first = Le défenseur
option-mustamaija-draw-amount = Combien on pioche
about-mustamaija-draw-amount = Un attaquant qui a plus d’une main complète ne pioche rien dans les deux cas.
value-mustamaija-draw-amount-up-to = Jusqu’à une main complète
value-mustamaija-draw-amount-same-number = Autant qu’on en a posé
option-mustamaija-draw-compulsory = Obligation de piocher
about-mustamaija-draw-compulsory = Un joueur qui a encore des cartes peut-il en rester là ?
option-mustamaija-refill-after-pickup = Piocher après avoir ramassé
about-mustamaija-refill-after-pickup = Un défenseur qui a ramassé et à qui il manque encore des cartes pioche-t-il ?

## Mustamaija : la fin

option-mustamaija-scoring = Score d’une donne
about-mustamaija-scoring = Ce qu’on note quand une donne est finie.
value-mustamaija-scoring-none = Seulement le perdant
value-mustamaija-scoring-winner-1 = Un point pour tous sauf le perdant
value-mustamaija-scoring-finish-order = La place de sortie
value-mustamaija-scoring-loss-count = On compte les défaites
option-mustamaija-repetition = Tourner en rond
about-mustamaija-repetition = Ce qui se passe quand les mêmes cartes tournent sans fin.
value-mustamaija-repetition-off = On continue
value-mustamaija-repetition-draw = La donne est nulle
option-mustamaija-deals = Donnes d’une partie
about-mustamaija-deals = Combien de temps on joue avant que quelqu’un ait gagné.
value-mustamaija-deals-players = Autant que de joueurs

## Cœurs : la donne

option-hearts-removed =
    { $players ->
        [one] Cartes retirées à { $players } joueur
        [many] Cartes retirées à { $players } de joueurs
       *[other] Cartes retirées à { $players } joueurs
    }
about-hearts-removed = Les cartes qu’on enlève pour que tous en aient le même nombre. On les écrit avec les lettres anglaises, comme 2C 2D (C trèfle, D carreau, H cœur, S pique).
option-hearts-first-dealer = Premier donneur
about-hearts-first-dealer = Qui fait la première donne d’une partie.
value-hearts-first-dealer-cut = La carte la plus faible tirée
value-hearts-first-dealer-lot = Au sort
option-hearts-dealer-rotation = Donneur suivant
about-hearts-dealer-rotation = Qui donne quand une donne est finie.
value-hearts-dealer-rotation-left = Le joueur à gauche

## Cœurs : la passe

option-hearts-pass-count = Cartes à passer
about-hearts-pass-count = Combien de cartes on choisit et on donne avant de jouer.
option-hearts-pass-cycle =
    { $players ->
        [one] La passe à { $players } joueur
        [many] La passe à { $players } de joueurs
       *[other] La passe à { $players } joueurs
    }
about-hearts-pass-cycle = Où vont les cartes, donne après donne ; puis on recommence. D’un à huit mots parmi left (à gauche), right (à droite), across (en face), none (pas du tout).

## Cœurs : les plis

option-hearts-first-lead = La première entame
about-hearts-first-lead = Qui entame le premier pli, et avec quelle carte.
value-hearts-first-lead-lowest-club = Le plus petit trèfle
value-hearts-first-lead-any-club = N’importe quel trèfle, par qui a le plus petit
value-hearts-first-lead-left-of-dealer = Le joueur à gauche du donneur, à son choix
option-hearts-first-trick-points = Points au premier pli
about-hearts-first-trick-points = Un joueur qui n’a pas la couleur peut-il jeter aussitôt une carte qui coûte ?
value-hearts-first-trick-points-forbidden = Interdits
value-hearts-first-trick-points-allowed = Permis
option-hearts-hearts-lead = Entamer à cœur
about-hearts-hearts-lead = Faut-il qu’un cœur ait été jeté avant qu’on puisse en entamer un ?
value-hearts-hearts-lead-broken = Une fois les cœurs brisés
value-hearts-hearts-lead-any = À tout moment
option-hearts-queen-breaks-hearts = La dame brise les cœurs
about-hearts-queen-breaks-hearts = Peut-on entamer à cœur une fois la dame de pique jetée ?
option-hearts-lead-hearts-instead-of-queen = Un cœur avant la dame
about-hearts-lead-hearts-instead-of-queen = Un joueur qui doit entamer avec seulement des cœurs et la dame de pique peut-il garder la dame ?

## Cœurs : ce que coûtent les cartes

option-hearts-heart-values = Les cœurs
about-hearts-heart-values = Ce que chaque cœur coûte à qui le prend.
value-hearts-heart-values-1 = Un point chacun
value-hearts-heart-values-pip = Leur nombre (Spot)
value-hearts-heart-values-face = Les figures plus cher
option-hearts-queen-value = La dame de pique
about-hearts-queen-value = Ce qu’elle coûte : 13 à la plupart des tables, 25 à Spot Hearts.
option-hearts-king-value = Le roi de pique
about-hearts-king-value = Ce qu’il coûte : 10 à Black Maria, rien ailleurs.
option-hearts-ace-value = L’as de pique
about-hearts-ace-value = Ce qu’il coûte : 7 à Black Maria, rien ailleurs.
option-hearts-omnibus = Un carreau porte-bonheur
about-hearts-omnibus = Une carte qui enlève dix points : elle mérite qu’on se batte pour elle.
value-hearts-omnibus-none = Aucun
value-hearts-omnibus-jd = ♦ Valet
value-hearts-omnibus-td = ♦ Dix
option-hearts-no-tricks-bonus = Points en moins sans pli
about-hearts-no-tricks-bonus = Ce qu’on gagne à ne faire aucun pli.

## Cœurs : la lune

option-hearts-moon = Décrocher la lune
about-hearts-moon = Ce que vaut la prise de toutes les cartes qui coûtent.
value-hearts-moon-none = Pas de lune
value-hearts-moon-others-plus = Les autres paient
value-hearts-moon-self-minus = Son score baisse
value-hearts-moon-choice = Au choix de qui la décroche
value-hearts-moon-auto = Ce qui l’avantage le plus
option-hearts-moon-value = La lune vaut
about-hearts-moon-value = Combien de points elle déplace.
value-hearts-moon-value-total = Tous les points du jeu
option-hearts-omnibus-needed-for-moon = La lune exige le carreau porte-bonheur
about-hearts-omnibus-needed-for-moon = Faut-il prendre aussi cette carte pour décrocher la lune ?
option-hearts-sun = Décrocher le soleil
about-hearts-sun = Ce que vaut la prise de tous les plis sans exception.
value-hearts-sun-none = Rien de plus

## Cœurs : la fin

option-hearts-end = La partie finit
about-hearts-end = À un score, ou après un nombre de donnes convenu.
value-hearts-end-target = À une limite
value-hearts-end-hands = Après un nombre de donnes convenu
option-hearts-target = La limite
about-hearts-target = Le score qui met fin à la partie ; le plus bas gagne.
option-hearts-hands = Nombre de donnes
about-hearts-hands = Combien de donnes compte la partie ; chacun donne aussi souvent que les autres.
value-hearts-hands-none = Non fixé
option-hearts-exact-target = Exactement la limite
about-hearts-exact-target = Est-ce utile de tomber juste sur la limite ?
value-hearts-exact-target-nothing = Ne change rien
value-hearts-exact-target-wins = Gagne
value-hearts-exact-target-minus-50 = 50 points de moins
option-hearts-tie = Totaux les plus bas égaux
about-hearts-tie = Ce qui se passe quand deux joueurs sont à égalité en tête.
value-hearts-tie-extra-hands = D’autres donnes
value-hearts-tie-shared = Ils partagent
option-hearts-floor-zero = Jamais sous 0
about-hearts-floor-zero = Un total peut-il descendre sous zéro ?
