### Les règles en toutes lettres : une phrase pour chaque valeur de chaque option, comme on les dit
### autour d’une table.

## Chapitres

chapter-cards = Joueurs et cartes
chapter-deal = La donne
chapter-aim = Le but
chapter-trumps = L’atout
chapter-queen = La dame de pique
chapter-attack = L’attaque
chapter-defence = La défense
chapter-draw = La pioche
chapter-out = Quitter le jeu, et la fin
chapter-score = Le score
chapter-end = La fin et le score
chapter-pass = La passe
chapter-play = Les plis
chapter-points = Ce que coûtent les cartes
chapter-moon = La lune

rulebook-title =
    { $players ->
        [one] Les règles : { $game }, { $players } joueur
        [many] Les règles : { $game }, { $players } de joueurs
       *[other] Les règles : { $game }, { $players } joueurs
    }
rulebook-changed = changé à cette table
rulebook-clause = { $sentence } [{ $clause }]
rulebook-option = { $option }={ $value }

## Mustamaija : ce qu’aucune table ne change

rule-mustamaija-players =
    { $most ->
        [one] De { $least } à { $most } joueur, chacun pour soi ; le tour passe à gauche, dans le sens des aiguilles d’une montre.
        [many] De { $least } à { $most } de joueurs, chacun pour soi ; le tour passe à gauche, dans le sens des aiguilles d’une montre.
       *[other] De { $least } à { $most } joueurs, chacun pour soi ; le tour passe à gauche, dans le sens des aiguilles d’une montre.
    }
rule-mustamaija-ranks = Dans chaque couleur, les cartes vont de la plus faible à la plus forte : { $ranks }.
rule-mustamaija-two-alike = De deux cartes identiques, aucune ne bat l’autre.
rule-mustamaija-stock =
    { $number ->
        [one] La carte qui reste est posée sur la table, face cachée : c’est la pioche.
        [many] Les { $number } de cartes qui restent sont posées sur la table, face cachée : c’est la pioche.
       *[other] Les { $number } cartes qui restent sont posées sur la table, face cachée : c’est la pioche.
    }
rule-mustamaija-aim = Défaites-vous de vos cartes. Le perdant est le dernier joueur qui en garde, dame de pique comprise.
rule-mustamaija-forehand = Le joueur à gauche du donneur attaque le premier ; le suivant, dans le sens des aiguilles d’une montre, défend.
rule-mustamaija-one-suit = Une attaque compte une ou plusieurs cartes d’une même couleur.
rule-mustamaija-beat = Une carte est battue par une carte plus forte de sa couleur ou par un atout ; un atout, seulement par un atout plus fort. Une carte bat une seule carte.
rule-mustamaija-beat-plain = Une carte est battue par une carte plus forte de sa couleur. Une carte bat une seule carte.
rule-mustamaija-queen-led = On peut attaquer avec la dame de pique, seule ou avec d’autres piques. Rien ne la bat.
rule-mustamaija-after-success = Qui bat toutes les cartes attaque ensuite le joueur à sa gauche.
rule-mustamaija-after-pickup = Qui ramasse n’attaque pas : c’est au joueur à sa gauche d’attaquer.
rule-mustamaija-defender-draws = Le défenseur qui vient de tout battre pioche aussi jusqu’à une main complète.
rule-mustamaija-stock-rest = Quand la pioche s’épuise, on prend ce qui en reste ; ensuite, plus personne ne pioche.
rule-mustamaija-lead-passes = Si le joueur qui devait attaquer a quitté le jeu, l’attaque revient au suivant à gauche qui a encore des cartes.
rule-mustamaija-last = La donne finit quand un seul joueur a encore des cartes.
rule-mustamaija-last-lead =
    { $claim ->
        [yes] Une fois la pioche épuisée, quand il ne reste que deux joueurs, la donne finit dès que l’attaquant pose ses dernières cartes, à moins que le défenseur ne lui cède toutes les siennes ; on ne répond plus à cette attaque.
       *[no] Une fois la pioche épuisée, quand il ne reste que deux joueurs, la donne finit dès que l’attaquant pose ses dernières cartes : on n’y répond plus.
    }
rule-mustamaija-out = Une fois la pioche épuisée, qui n’a plus de cartes quitte le jeu.

## Mustamaija : les options

rule-mustamaija-packs-auto = Un jeu de cartes ; à partir de six joueurs, deux jeux, sans la seconde dame de pique.
rule-mustamaija-packs-1 = Un jeu de 52 cartes.
rule-mustamaija-packs-2 = Deux jeux de cartes, sans la seconde dame de pique.
rule-mustamaija-hand-size =
    { $number ->
        [one] Chacun reçoit { $number } carte et pioche pour revenir à { $number } carte.
        [many] Chacun reçoit { $number } de cartes et pioche pour revenir à { $number } de cartes.
       *[other] Chacun reçoit { $number } cartes et pioche pour revenir à { $number } cartes.
    }
rule-mustamaija-deal-packet-1 = Les cartes sont distribuées une par une.
rule-mustamaija-deal-packet-3 = Les cartes sont distribuées trois par trois.
rule-mustamaija-deal-packet-hand-size = Chaque main est distribuée en une fois.
rule-mustamaija-first-dealer-cut = Chacun tire une carte ; qui tire la plus forte donne en premier.
rule-mustamaija-first-dealer-lot = Le premier donneur est tiré au sort.
rule-mustamaija-first-dealer-fixed = Le joueur de la première place donne en premier.
rule-mustamaija-queen-in-cut-counts = Tirée pour la donne, la dame de pique est la carte la plus forte.
rule-mustamaija-queen-in-cut-redraw = Qui tire la dame de pique pour la donne tire une autre carte.
rule-mustamaija-next-dealer-left = La donne passe à gauche.
rule-mustamaija-next-dealer-loser = Le perdant donne ensuite.
rule-mustamaija-next-dealer-winner = Le premier joueur sorti donne ensuite.
rule-mustamaija-next-dealer-fixed = C’est toujours le même joueur qui donne.
rule-mustamaija-trump-method-none = On joue sans atout.
rule-mustamaija-trump-method-fixed = L’atout est toujours de la même couleur.
rule-mustamaija-trump-method-turn-up = Après la donne, on retourne une carte de la pioche : sa couleur est l’atout.
rule-mustamaija-trump-method-turn-up-after-first-lead = Une fois la première attaque posée, on retourne une carte de la pioche : sa couleur est l’atout.
rule-mustamaija-trump-method-kq-anytime = Qui a le roi et la dame d’une couleur peut l’annoncer comme atout, à tout moment, même hors de son tour ; d’ici là, il n’y a pas d’atout.
rule-mustamaija-trump-method-kq-after-deal = Après la donne, qui a le roi et la dame d’une couleur peut l’annoncer comme atout ; on demande d’abord au joueur à gauche du donneur. Si personne ne le fait, la donne n’a pas d’atout.
rule-mustamaija-fixed-trump-clubs = L’atout est toujours trèfle.
rule-mustamaija-fixed-trump-diamonds = L’atout est toujours carreau.
rule-mustamaija-fixed-trump-hearts = L’atout est toujours cœur.
rule-mustamaija-fixed-trump-spades = L’atout est toujours pique.
rule-mustamaija-spades-may-be-trump-no = L’atout n’est jamais pique.
rule-mustamaija-spades-may-be-trump-yes = L’atout peut aussi être pique.
rule-mustamaija-spade-indicator-goes-middle = Une carte retournée qui ne peut pas donner l’atout va au milieu de la pioche, et on retourne la suivante.
rule-mustamaija-spade-indicator-goes-random = Une carte retournée qui ne peut pas donner l’atout est glissée au hasard dans la pioche, et on retourne la suivante.
rule-mustamaija-spade-indicator-goes-reshuffle = Une carte retournée qui ne peut pas donner l’atout est remélangée avec la pioche, et on retourne la suivante.
rule-mustamaija-indicator-position-under = La carte retournée reste sous la pioche et se pioche en dernier.
rule-mustamaija-indicator-position-top = La carte retournée reste sur la pioche et se pioche en premier.
rule-mustamaija-trump-redeclare-no = L’atout annoncé vaut pour toute la donne.
rule-mustamaija-trump-redeclare-yes = Une autre paire peut changer l’atout ; chaque couleur ne s’annonce qu’une fois par donne.
rule-mustamaija-kq-must-show-no = Le roi et la dame n’ont pas à être montrés quand l’atout est annoncé.
rule-mustamaija-kq-must-show-yes = Le roi et la dame sont montrés à tous quand l’atout est annoncé.
rule-mustamaija-queen-may-beat-no = La dame de pique ne bat aucune carte.
rule-mustamaija-queen-may-beat-yes-as-top-trump = La dame de pique bat toutes les cartes, qu’il y ait un atout ou non.
rule-mustamaija-no-queen-left-last-holder-loses = Si la dame de pique n’est plus en jeu, le dernier joueur qui a des cartes perd quand même.
rule-mustamaija-no-queen-left-nobody-loses = Si la dame de pique n’est plus en jeu, personne ne perd.
rule-mustamaija-max-attack-none = Une attaque peut compter autant de cartes qu’on veut.
rule-mustamaija-max-attack-5 = Une attaque compte cinq cartes au plus.
rule-mustamaija-max-attack-hand-size = Une attaque compte au plus autant de cartes qu’on en reçoit à la donne.
rule-mustamaija-defender-limit-never = Une attaque peut dépasser la main du défenseur.
rule-mustamaija-defender-limit-after-stock-empty = Une fois la pioche épuisée, une attaque ne peut pas dépasser la main du défenseur.
rule-mustamaija-defender-limit-always = Une attaque ne peut pas dépasser la main du défenseur.
rule-mustamaija-overload-illegal = Une attaque trop grande est refusée.
rule-mustamaija-overload-claim-dump-hand = Face à une attaque trop grande, le défenseur peut, avant de répondre à la première carte, la refuser et céder toutes ses cartes à l’attaquant, qui reprend aussi les siennes : le défenseur quitte alors le jeu, et c’est au joueur suivant d’attaquer.
rule-mustamaija-announce-counts-hidden = Personne ne dit combien de cartes il a en main.
rule-mustamaija-announce-counts-public = Tout le monde peut savoir combien de cartes chacun a en main.
rule-mustamaija-announce-counts-max-receivable = Une fois la pioche épuisée, tout le monde peut savoir combien de cartes chacun a en main.
rule-mustamaija-attacker-draws-after-lead = L’attaquant pioche dès que son attaque est posée, avant la défense.
rule-mustamaija-attacker-draws-after-bout = L’attaquant pioche quand l’attaque est battue ou ramassée.
rule-mustamaija-draw-order-attacker-first = L’attaquant pioche avant le défenseur.
rule-mustamaija-draw-order-defender-first = Le défenseur pioche avant l’attaquant.
rule-mustamaija-draw-amount-up-to = L’attaquant pioche jusqu’à une main complète.
rule-mustamaija-draw-amount-same-number = L’attaquant pioche autant de cartes qu’il en a posées, sans dépasser une main complète.
rule-mustamaija-draw-compulsory-no = Tant qu’on a une carte en main, on n’est pas obligé de piocher.
rule-mustamaija-draw-compulsory-yes = Qui a moins d’une main complète doit piocher.
rule-mustamaija-refill-after-pickup-no = Le défenseur qui a ramassé ne pioche pas.
rule-mustamaija-refill-after-pickup-yes = Le défenseur qui a ramassé pioche aussi, s’il n’a toujours pas une main complète.
rule-mustamaija-partial-defence-yes = Les cartes battues sont mises à l’écart avec celles qui les ont battues ; on ne ramasse que les autres.
rule-mustamaija-partial-defence-all-or-nothing = Tout battre ou tout ramasser : si vous ramassez, les cartes que vous aviez jouées vous reviennent.
rule-mustamaija-must-beat-if-possible-no = On peut ramasser une carte qu’on pourrait battre.
rule-mustamaija-must-beat-if-possible-yes = Il faut battre autant de cartes que possible.
rule-mustamaija-scoring-none = Rien n’est compté : une donne a un perdant.
rule-mustamaija-scoring-winner-1 = Tous marquent un point, sauf le perdant ; qui a le plus de points gagne.
rule-mustamaija-scoring-finish-order = Chacun marque autant de points que sa place de sortie ; qui en a le moins gagne.
rule-mustamaija-scoring-loss-count = Perdre une donne compte pour une défaite ; qui en a le moins gagne.
rule-mustamaija-repetition-off = La donne continue jusqu’à ce que quelqu’un perde, aussi longue soit-elle.
rule-mustamaija-repetition-draw = Si une même position revient pour la troisième fois, ou si, pendant 20 attaques d’affilée par joueur, aucune carte n’est battue ni piochée, la donne est nulle.
rule-mustamaija-deals-players = Une partie a autant de donnes que de joueurs : chacun donne une fois.
rule-mustamaija-deals =
    { $number ->
        [one] Une partie a { $number } donne.
        [many] Une partie a { $number } de donnes.
       *[other] Une partie a { $number } donnes.
    }

## Cœurs : ce qu’aucune table ne change

rule-hearts-players =
    { $most ->
        [one] De { $least } à { $most } joueur, chacun pour soi ; le tour passe à gauche, dans le sens des aiguilles d’une montre.
        [many] De { $least } à { $most } de joueurs, chacun pour soi ; le tour passe à gauche, dans le sens des aiguilles d’une montre.
       *[other] De { $least } à { $most } joueurs, chacun pour soi ; le tour passe à gauche, dans le sens des aiguilles d’une montre.
    }
rule-hearts-pack = Un jeu de 52 cartes.
rule-hearts-ranks = Dans chaque couleur, les cartes vont de la plus faible à la plus forte : { $ranks }. Il n’y a pas d’atout.
rule-hearts-dealt = Toutes les cartes sont distribuées une par une : { $number } pour chaque joueur.
# Sans le carreau qui enlève des points.
rule-hearts-worth =
    { $number ->
        [one] Ensemble, les cartes d’une donne coûtent { $number } point.
        [many] Ensemble, les cartes d’une donne coûtent { $number } de points.
       *[other] Ensemble, les cartes d’une donne coûtent { $number } points.
    }
rule-hearts-aim = Évitez de prendre les cartes qui coûtent des points. Le total le plus bas gagne.
rule-hearts-follow = Il faut fournir la couleur demandée si on le peut ; sinon on joue ce qu’on veut.
rule-hearts-trick = La carte la plus forte de la couleur demandée remporte le pli ; qui l’a jouée entame le suivant.

## Cœurs : les options

rule-hearts-removed = Cartes retirées du jeu : { $cards }.
rule-hearts-removed-none = On distribue le jeu entier.
rule-hearts-pass-count =
    { $number ->
        [one] On passe { $number } carte, avant de voir ce qu’on reçoit.
        [many] On passe { $number } de cartes, avant de voir ce qu’on reçoit.
       *[other] On passe { $number } cartes, avant de voir ce qu’on reçoit.
    }
rule-hearts-pass-cycle = La passe, donne après donne : { $steps }.
rule-hearts-pass-cycle-always = On passe toujours les cartes { $steps }.
rule-hearts-pass-cycle-never = On ne passe jamais de cartes.
pass-left = à gauche
pass-right = à droite
pass-across = en face
pass-none = pas du tout
rule-hearts-first-lead-lowest-club = Qui a le plus petit trèfle du jeu doit l’entamer au premier pli.
rule-hearts-first-lead-any-club = Qui a le plus petit trèfle du jeu entame le premier pli avec le trèfle de son choix.
rule-hearts-first-lead-left-of-dealer = Le joueur à gauche du donneur entame le premier pli avec la carte de son choix.
rule-hearts-first-trick-points-forbidden = Au premier pli, on ne peut pas jouer une carte qui coûte des points, à moins de n’avoir rien d’autre.
rule-hearts-first-trick-points-allowed = Au premier pli, on peut jouer des cartes qui coûtent des points.
rule-hearts-hearts-lead-broken = On peut entamer à cœur dès qu’un cœur a été joué, ou quand on n’a rien d’autre.
rule-hearts-hearts-lead-any = On peut entamer à cœur à tout moment.
rule-hearts-queen-breaks-hearts-no = La dame de pique ne brise pas les cœurs.
rule-hearts-queen-breaks-hearts-yes = La dame de pique brise aussi les cœurs.
rule-hearts-lead-hearts-instead-of-queen-no = Avec seulement des cœurs et la dame de pique, il faut entamer la dame tant que les cœurs ne sont pas brisés.
rule-hearts-lead-hearts-instead-of-queen-yes = Avec seulement des cœurs et la dame de pique, on peut entamer un cœur.
rule-hearts-heart-values-1 = Chaque cœur coûte un point.
rule-hearts-heart-values-pip = Chaque cœur coûte le nombre qu’il porte ; le valet 11, la dame 12, le roi 13, l’as 14.
rule-hearts-heart-values-face = Chaque cœur coûte un point ; le valet 2, la dame 3, le roi 4, l’as 5.
rule-hearts-queen-value =
    { $number ->
        [0] La dame de pique ne coûte rien.
        [one] La dame de pique coûte { $number } point.
        [many] La dame de pique coûte { $number } de points.
       *[other] La dame de pique coûte { $number } points.
    }
rule-hearts-king-value =
    { $number ->
        [0] Le roi de pique ne coûte rien.
        [one] Le roi de pique coûte { $number } point.
        [many] Le roi de pique coûte { $number } de points.
       *[other] Le roi de pique coûte { $number } points.
    }
rule-hearts-ace-value =
    { $number ->
        [0] L’as de pique ne coûte rien.
        [one] L’as de pique coûte { $number } point.
        [many] L’as de pique coûte { $number } de points.
       *[other] L’as de pique coûte { $number } points.
    }
rule-hearts-omnibus-none = Aucune carte n’enlève de points.
rule-hearts-omnibus-jd = Le valet de carreau enlève dix points à qui le prend.
rule-hearts-omnibus-td = Le dix de carreau enlève dix points à qui le prend.
rule-hearts-omnibus-needed-for-moon-no = Pour la lune, le carreau qui enlève des points n’est pas nécessaire.
rule-hearts-omnibus-needed-for-moon-yes = Pour la lune, il faut aussi le carreau qui enlève des points.
rule-hearts-moon-none = Il n’y a pas de lune : qui prend tout paie tout.
rule-hearts-moon-others-plus = Qui prend toutes les cartes qui coûtent des points décroche la lune : tous les autres reçoivent les points.
rule-hearts-moon-self-minus = Qui prend toutes les cartes qui coûtent des points décroche la lune : ces points sont retirés de son score.
rule-hearts-moon-choice = Qui prend toutes les cartes qui coûtent des points décroche la lune, et choisit : donner les points aux autres, ou les retirer de son score.
rule-hearts-moon-auto = Qui prend toutes les cartes qui coûtent des points décroche la lune : tous les autres reçoivent les points, à moins que la partie ne finisse ainsi à son désavantage ; ils sont alors retirés de son score.
rule-hearts-moon-value-total = La lune vaut autant de points que toutes les cartes du jeu ensemble.
rule-hearts-moon-value =
    { $number ->
        [one] La lune vaut { $number } point.
        [many] La lune vaut { $number } de points.
       *[other] La lune vaut { $number } points.
    }
rule-hearts-sun-none = Il n’y a pas de soleil : faire tous les plis ne rapporte rien de plus.
rule-hearts-sun =
    { $number ->
        [one] Qui fait tous les plis décroche le soleil : il vaut { $number } point.
        [many] Qui fait tous les plis décroche le soleil : il vaut { $number } de points.
       *[other] Qui fait tous les plis décroche le soleil : il vaut { $number } points.
    }
rule-hearts-no-tricks-bonus =
    { $number ->
        [0] Ne faire aucun pli ne rapporte rien.
        [one] Qui ne fait aucun pli a { $number } point de moins.
        [many] Qui ne fait aucun pli a { $number } de points de moins.
       *[other] Qui ne fait aucun pli a { $number } points de moins.
    }
rule-hearts-end-target = La partie finit après la donne où quelqu’un atteint ou dépasse la limite.
rule-hearts-end-hands = La partie finit après un nombre de donnes convenu.
rule-hearts-target =
    { $number ->
        [one] La limite est de { $number } point.
        [many] La limite est de { $number } de points.
       *[other] La limite est de { $number } points.
    }
rule-hearts-hands-none = Le nombre de donnes n’est pas fixé.
rule-hearts-hands =
    { $number ->
        [one] La partie a { $number } donne.
        [many] La partie a { $number } de donnes.
       *[other] La partie a { $number } donnes.
    }
rule-hearts-exact-target-nothing = Atteindre exactement la limite ne change rien.
rule-hearts-exact-target-wins = Qui atteint exactement la limite gagne.
rule-hearts-exact-target-minus-50 = Qui atteint exactement la limite a 50 points de moins.
rule-hearts-tie-extra-hands = Si les totaux les plus bas sont égaux à la fin, d’autres donnes décident.
rule-hearts-tie-shared = Si les totaux les plus bas sont égaux à la fin, la première place est partagée.
rule-hearts-floor-zero-no = Un total peut descendre sous 0.
rule-hearts-floor-zero-yes = Aucun total ne descend sous 0.
rule-hearts-first-dealer-cut = Chacun tire une carte ; qui tire la plus faible donne en premier.
rule-hearts-first-dealer-lot = Le premier donneur est tiré au sort.
rule-hearts-dealer-rotation-left = La donne passe à gauche.

## Pourquoi un coup est refusé : la règle, en une phrase

why-deal-over = Une fois la donne finie, on ne joue plus de carte.
why-no-such-action = Le jeu n’a ni cette carte ni ce mot.
why-not-your-turn = Chacun joue à son tour, dans le sens des aiguilles d’une montre.
why-not-in-hand = On ne joue que les cartes de sa main.
why-word-not-now = Cela se dit à un autre moment du jeu.
why-not-seated = Qui regarde ne joue pas.
why-already-out = Qui a quitté le jeu attend la donne suivante.
why-other-suit = Toutes les cartes d’une attaque sont de la même couleur.
why-attack-limit = À cette table, le nombre de cartes d’une attaque est limité.
why-defender-limit = Une attaque ne peut pas dépasser la main qui doit la battre.
why-empty-lead = On ne peut pas sauter son tour d’attaque : il faut poser au moins une carte.
why-queen-unbeatable = La dame de pique est au-dessus de toutes les cartes, atouts compris : attaqué avec elle, le défenseur ne peut que la ramasser.
why-queen-cannot-beat = À cette table, la dame de pique sert à attaquer, pas à battre.
why-too-low = Dans une couleur, seule une carte plus forte bat.
why-does-not-beat = Une carte d’une autre couleur ne bat que si elle est un atout.
why-must-beat = À cette table, il faut battre autant de cartes que possible.
why-all-answered = Il ne reste aucune carte à battre.
why-no-overload = Pour céder ses cartes, il faut que l’attaque compte plus de cartes que sa main et que la pioche soit épuisée.
why-claim-lapsed = On cède ses cartes avant de répondre à la première, ou pas du tout.
why-pairs-name-nothing = À cette table, l’atout se décide autrement.
why-already-named = La première paire annoncée fait l’atout pour toute la donne.
why-suit-already-named = Une couleur ne s’annonce qu’une fois par donne.
why-spades-never-trump = À cette table, l’atout ne peut pas être pique.
why-no-pair = Il faut avoir en main et le roi et la dame de la couleur.
why-naming-in-lead = Une attaque commencée se termine d’abord.
why-must-draw = Qui n’a plus de cartes doit piocher tant qu’il y a une pioche.
why-card-not-now = On attend de vous une réponse, pas une carte.
why-already-chosen = Chaque carte ne se passe qu’une fois.
why-enough-chosen = Tout le monde passe le même nombre de cartes.
why-first-lead = L’entame du premier pli d’une donne est fixée par la règle.
why-follow-suit = Qui a une carte de la couleur demandée doit en jouer une.
why-first-trick-points = Le premier pli se joue sans cartes qui coûtent des points, à moins de n’avoir rien d’autre.
why-hearts-not-broken = On n’entame à cœur que lorsqu’un cœur a été joué, ou quand on n’a rien d’autre.
why-choose-moon = Qui a décroché la lune décide d’abord.
