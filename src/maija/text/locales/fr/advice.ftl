### Conseils : un jeu en mots, ce qu’il peut donner, et ce qu’on peut en dire. `$who` vaut « you » ou
### « other », `$seat` est un nom, `$cards` des cartes séparées par des espaces.

## Un jeu, comme étiquette : « Le mieux : attaquer avec ♣7 ♣8 ». `$pairs` est une suite de paires,
## chacune `advice-pair`.

advice-play-lead = attaquer avec { $cards }
advice-play-add = ajouter { $cards }
advice-play-end = finir l’attaque
advice-play-beat = battre { $pairs }
advice-play-beat-some = battre { $pairs } ; laisser { $cards }
advice-play-leave = ne rien battre et laisser { $cards }
advice-pair = { $card } avec { $beater }
advice-play-card = jouer { $cards }
advice-play-pass = passer { $cards }
advice-play-word = { $word }
advice-play-name = annoncer atout { $suit }
advice-play-wait = ne pas annoncer l’atout maintenant

## Ce qu’il peut donner. `$percent`, `$margin` et `$points` sont des nombres ; la marge est la moitié
## de l’intervalle à 95 %. `$deals` dit dans combien de donnes on l’a essayé.

advice-losing =
    Risque de perdre cette donne : { NUMBER($percent, maximumFractionDigits: 0) } %, à { NUMBER($margin, maximumFractionDigits: 0) } près.
advice-points =
    { $points ->
        [one] À attendre dans cette donne : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point, à { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } près.
        [many] À attendre dans cette donne : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } de points, à { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } près.
       *[other] À attendre dans cette donne : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points, à { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) } près.
    }
advice-solved =
    { $value ->
        [win] Calculé jusqu’au bout : bien jouée, cette donne ne peut plus être perdue.
        [draw] Calculé jusqu’au bout : si chacun joue bien, personne ne perd cette donne.
       *[loss] Calculé jusqu’au bout : si l’adversaire joue bien, cette donne est perdue.
    }
advice-short-losing = perd dans { NUMBER($percent, maximumFractionDigits: 0) } % des cas
advice-short-points =
    { $points ->
        [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point
        [many] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } de points
       *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
advice-short-solved =
    { $value ->
        [win] ne peut pas perdre
        [draw] personne ne perd
       *[loss] perdu si l’adversaire joue bien
    }
advice-margin-losing = ± { NUMBER($margin, maximumFractionDigits: 0) }
advice-margin-points = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-few =
    { $deals ->
        [one] approximatif : { $deals } donne essayée
        [many] approximatif : { $deals } de donnes essayées
       *[other] approximatif : { $deals } donnes essayées
    }
advice-alike = revient au même que { $card }
advice-best = Le mieux : { $play }
advice-all = Tout ce qu’on peut faire, le meilleur d’abord :
advice-more = « { $command } » montre tout ce qu’on peut faire.
advice-match = C’est la partie qui décide, et non les seuls points de cette donne.
advice-knowledge = Jugé d’après ce que cette place peut savoir. Les cartes cachées ne sont pas regardées.
advice-nothing = Il n’y a rien à décider maintenant.
advice-warming = Les conseils se préparent : une minute environ, et cette fois seulement. Redemandez ensuite.
advice-missing = Les conseils et les analyses ont besoin du complément « fast » : pip install maija[fast]
advice-unknown = On demande un conseil avec « { $one } » ou « { $all } ».
hint = conseil
hint-all = tout

## Ce qu’on peut dire d’un jeu, sans « vous » : la même phrase sert pour vos coups et pour ceux des
## autres.

remark-names-trump = Annonce atout { $suit }.
remark-names-nothing = Garde pour plus tard le droit d’annoncer l’atout.
remark-claims-overload = Cède les cartes : toute la main va à l’auteur de l’attaque.
remark-draws = Complète la main à la pioche.
remark-declines = Ne prend rien à la pioche.
remark-beats-all =
    { $number ->
        [one] La carte est battue.
        [many] Les { $number } de cartes sont toutes battues.
       *[other] Les { $number } cartes sont toutes battues.
    }
remark-leaves =
    { $number ->
        [one] Une carte est laissée et ramassée.
        [many] { $number } de cartes sont laissées et ramassées.
       *[other] { $number } cartes sont laissées et ramassées.
    }
remark-empties-hand =
    { $number ->
        [0] Joue la dernière carte, et il ne reste rien à piocher.
       *[other] Joue la dernière carte en main ; il reste une pioche.
    }
remark-keeps-trumps = Des atouts restent en main : { $cards }.
remark-spends-trumps =
    { $number ->
        [one] Cela coûte un atout : { $cards }.
        [many] Cela coûte des atouts : { $cards }.
       *[other] Cela coûte des atouts : { $cards }.
    }
remark-spends-high = De grosses cartes sont dépensées : { $cards }.
remark-cards-stay =
    { $number ->
        [one] Une carte reste en main.
        [many] { $number } de cartes restent en main.
       *[other] { $number } cartes restent en main.
    }
remark-keeps-queen = La dame de pique reste en main.
remark-leads-queen =
    { $who ->
        [you] La dame de pique sert à vous attaquer.
       *[other] La dame de pique sert à attaquer { $seat }.
    }
remark-beats-with-queen = La dame de pique quitte ainsi la main.
remark-breaks-pair = La paire qui peut encore annoncer atout { $suit } est rompue.
remark-voids-suit = Il ne reste plus de { $suit } en main.
remark-cannot-win-trick =
    { $who ->
        [you] Ne peut pas prendre le pli : il est à vous jusqu’ici.
       *[other] Ne peut pas prendre le pli : il est à { $seat } jusqu’ici.
    }
remark-wins-trick-so-far =
    { $number ->
        [0] Jusqu’ici, le pli est pris ainsi.
        [one] Jusqu’ici, le pli est pris ainsi, avec { $number } point.
        [many] Jusqu’ici, le pli est pris ainsi, avec { $number } de points.
       *[other] Jusqu’ici, le pli est pris ainsi, avec { $number } points.
    }
remark-still-out =
    { $number ->
        [0] { $against ->
            [0] Aucune autre carte de cette couleur n’est dehors : elle reste maîtresse.
            [one] Aucune carte plus basse de cette couleur n’est dehors, et une seule plus haute.
            [many] Aucune carte plus basse de cette couleur n’est dehors, et { $against } de plus hautes.
           *[other] Aucune carte plus basse de cette couleur n’est dehors, et { $against } plus hautes.
        }
        [one] { $against ->
            [0] Une carte plus basse de cette couleur est dehors, et aucune plus haute.
            [one] Une carte plus basse de cette couleur est dehors, et une plus haute.
            [many] Une carte plus basse de cette couleur est dehors, et { $against } de plus hautes.
           *[other] Une carte plus basse de cette couleur est dehors, et { $against } plus hautes.
        }
        [many] { $number } de cartes plus basses de cette couleur sont dehors ; plus hautes : { $against }.
       *[other] { $against ->
            [0] { $number } cartes plus basses de cette couleur sont dehors, et aucune plus haute.
            [one] { $number } cartes plus basses de cette couleur sont dehors, et une plus haute.
            [many] { $number } cartes plus basses de cette couleur sont dehors, et { $against } de plus hautes.
           *[other] { $number } cartes plus basses de cette couleur sont dehors, et { $against } plus hautes.
        }
    }
remark-queen-may-fall = La dame de pique est encore dehors et peut tomber dessus.
remark-takes-trick =
    { $number ->
        [0] Prend le pli, qui ne coûte rien.
        [one] Prend le pli, avec { $number } point.
        [many] Prend le pli, avec { $number } de points.
       *[other] Prend le pli, avec { $number } points.
    }
remark-lets-trick-go =
    { $who ->
        [you] { $number ->
            [0] Le pli est pour vous et ne coûte rien.
            [one] Le pli est pour vous, avec { $number } point.
            [many] Le pli est pour vous, avec { $number } de points.
           *[other] Le pli est pour vous, avec { $number } points.
        }
       *[other] { $number ->
            [0] Le pli va à { $seat } et ne coûte rien.
            [one] Le pli va à { $seat }, avec { $number } point.
            [many] Le pli va à { $seat }, avec { $number } de points.
           *[other] Le pli va à { $seat }, avec { $number } points.
        }
    }
remark-passes-queen =
    { $who ->
        [you] La dame de pique est pour vous.
       *[other] La dame de pique va à { $seat }.
    }
remark-sheds-queen =
    { $who ->
        [you] La dame de pique tombe sur un pli qui est à vous jusqu’ici.
       *[other] La dame de pique tombe sur un pli qui est à { $seat } jusqu’ici.
    }
remark-sheds-points =
    { $who ->
        [you] { $number ->
            [one] { $cards } tombe sur un pli qui est à vous jusqu’ici : { $number } point.
            [many] { $cards } tombe sur un pli qui est à vous jusqu’ici : { $number } de points.
           *[other] { $cards } tombe sur un pli qui est à vous jusqu’ici : { $number } points.
        }
       *[other] { $number ->
            [one] { $cards } tombe sur un pli qui est à { $seat } jusqu’ici : { $number } point.
            [many] { $cards } tombe sur un pli qui est à { $seat } jusqu’ici : { $number } de points.
           *[other] { $cards } tombe sur un pli qui est à { $seat } jusqu’ici : { $number } points.
        }
    }
remark-goes-for-moon = Vise la lune, décrochée dans { $number } % des donnes essayées.
remark-stops-moon = Quelqu’un d’autre décroche la lune dans { $number } % des donnes essayées, contre { $against } % sinon.
remark-scores-moon =
    { $number ->
        [one] La lune compte { $number } point.
        [many] La lune compte { $number } de points.
       *[other] La lune compte { $number } points.
    }
