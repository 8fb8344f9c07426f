### Ce qui peut aider à décider, sur la page et dans le terminal : des explications pour une première
### partie, et des astuces. Chacune se dit juste avant la décision. $seat est un nom ; $cards, une carte
### ou quelques signes à la suite.

## Explications : la situation, et ce qu’on peut faire. Mustamaija

prompt-lead =
    { $number ->
        [one] Vous attaquez : posez une carte ; { $seat } doit la battre ou la ramasser.
        [many] Vous attaquez : posez une carte, ou plusieurs d’une même couleur ({ $number } au plus) ; { $seat } doit les battre ou les ramasser.
       *[other] Vous attaquez : posez une carte, ou plusieurs d’une même couleur ({ $number } au plus) ; { $seat } doit les battre ou les ramasser.
    }
prompt-lead-more = Votre attaque : { $cards }. Ajoutez des cartes de la même couleur, ou finissez l’attaque.
prompt-beat-all =
    { $number ->
        [one] { $suit ->
            [none] { $seat } attaque avec { $cards } : battez cette carte avec une plus forte de sa couleur, ou ramassez-la.
           *[other] { $seat } attaque avec { $cards } : battez cette carte avec une plus forte de sa couleur ou avec un atout, ou ramassez-la.
        }
        [many] { $suit ->
            [none] { $seat } attaque avec { $cards } : vous pouvez tout battre avec des cartes plus fortes de la couleur ; ce que vous laissez, vous le ramassez.
           *[other] { $seat } attaque avec { $cards } : vous pouvez tout battre avec des cartes plus fortes de la couleur ou avec des atouts ; ce que vous laissez, vous le ramassez.
        }
       *[other] { $suit ->
            [none] { $seat } attaque avec { $cards } : vous pouvez tout battre avec des cartes plus fortes de la couleur ; ce que vous laissez, vous le ramassez.
           *[other] { $seat } attaque avec { $cards } : vous pouvez tout battre avec des cartes plus fortes de la couleur ou avec des atouts ; ce que vous laissez, vous le ramassez.
        }
    }
prompt-beat-whole =
    { $number ->
        [one] { $suit ->
            [none] { $seat } attaque avec { $cards } : battez cette carte avec une plus forte de sa couleur, ou ramassez-la.
           *[other] { $seat } attaque avec { $cards } : battez cette carte avec une plus forte de sa couleur ou avec un atout, ou ramassez-la.
        }
        [many] { $suit ->
            [none] { $seat } attaque avec { $cards } : battez tout avec des cartes plus fortes de la couleur, ou ramassez tout.
           *[other] { $seat } attaque avec { $cards } : battez tout avec des cartes plus fortes de la couleur ou avec des atouts, ou ramassez tout.
        }
       *[other] { $suit ->
            [none] { $seat } attaque avec { $cards } : battez tout avec des cartes plus fortes de la couleur, ou ramassez tout.
           *[other] { $seat } attaque avec { $cards } : battez tout avec des cartes plus fortes de la couleur ou avec des atouts, ou ramassez tout.
        }
    }
prompt-beat-some =
    { $number ->
        [one] { $seat } attaque avec { $cards } : vous pouvez battre une carte sur { $against }, et vous ramassez le reste.
        [many] { $seat } attaque avec { $cards } : vous pouvez battre { $number } de cartes sur { $against }, et vous ramassez ce que vous laissez.
       *[other] { $seat } attaque avec { $cards } : vous pouvez battre { $number } cartes sur { $against }, et vous ramassez ce que vous laissez.
    }
prompt-beat-none =
    { $against ->
        [one] { $seat } attaque avec { $cards }, et vous ne pouvez pas battre cette carte : ramassez-la.
        [many] { $seat } attaque avec { $cards }, et vous ne pouvez rien battre : ramassez tout.
       *[other] { $seat } attaque avec { $cards }, et vous ne pouvez rien battre : ramassez tout.
    }
prompt-beat-not-whole = { $seat } attaque avec { $cards }, et vous ne pouvez pas tout battre : ramassez tout.
prompt-beat-must =
    { $number ->
        [one] { $seat } attaque avec { $cards } : à cette table, il faut battre ce qu’on peut, et vous pouvez battre une carte.
        [many] { $seat } attaque avec { $cards } : à cette table, il faut battre ce qu’on peut, et vous pouvez battre { $number } de cartes.
       *[other] { $seat } attaque avec { $cards } : à cette table, il faut battre ce qu’on peut, et vous pouvez battre { $number } cartes.
    }
prompt-claim = { $seat } attaque avec plus de cartes que vous n’en avez : cédez toutes vos cartes et quittez le jeu, ou bien battez et ramassez comme d’habitude.
prompt-take-up =
    { $number ->
        [one] Vous avez répondu à tout : ramassez { $cards }.
        [many] Vous avez répondu à tout : ramassez ce que vous avez laissé, { $cards }.
       *[other] Vous avez répondu à tout : ramassez ce que vous avez laissé, { $cards }.
    }
prompt-draw =
    { $against ->
        [0] Vous n’avez plus de cartes : complétez votre main à la pioche.
       *[other] Vous pouvez compléter votre main à la pioche, ou ne rien piocher.
    }
prompt-name = Vous avez le roi et la dame d’une couleur, { $cards } : annoncez-la comme atout, ou renoncez.
prompt-may-name = Vous avez le roi et la dame d’une couleur, { $cards } : vous pouvez l’annoncer comme atout dès maintenant, même hors de votre tour.

## Explications : Cœurs

prompt-pass =
    { $number ->
        [one] Choisissez une carte pour { $seat } : tout le monde passe en même temps, et vous ne voyez qu’ensuite ce que vous recevez.
        [many] Choisissez { $number } de cartes pour { $seat } : tout le monde passe en même temps, et vous ne voyez qu’ensuite ce que vous recevez.
       *[other] Choisissez { $number } cartes pour { $seat } : tout le monde passe en même temps, et vous ne voyez qu’ensuite ce que vous recevez.
    }
prompt-only-card = Vous n’avez pas le choix : jouez { $cards }.
prompt-trick-lead = À vous l’entame : jouez n’importe quelle carte ; la plus forte de sa couleur remporte le pli.
prompt-trick-lead-no-hearts = À vous l’entame : jouez n’importe quelle carte sauf un cœur, car aucun cœur n’a encore été joué.
prompt-trick-lead-club = À vous l’entame du premier pli : jouez le trèfle de votre choix.
prompt-trick-lead-harmless = À vous l’entame du premier pli : jouez n’importe quelle carte qui ne coûte rien.
prompt-follow = Vous avez du { $suit } : il faut fournir la couleur ; jusqu’ici, le pli est à { $seat }.
prompt-throw-off = Vous n’avez pas de { $suit } : jouez n’importe quelle carte ; jusqu’ici, le pli est à { $seat }.
prompt-throw-off-harmless = Vous n’avez pas de { $suit } : jouez n’importe quelle carte qui ne coûte rien, car c’est le premier pli.
prompt-moon =
    { $number ->
        [one] Vous avez décroché la lune : donnez { $number } point à chacun des autres, ou retirez-le de votre score.
        [many] Vous avez décroché la lune : donnez { $number } de points à chacun des autres, ou retirez-les de votre score.
       *[other] Vous avez décroché la lune : donnez { $number } points à chacun des autres, ou retirez-les de votre score.
    }

## Astuces : Mustamaija

tip-claim-overload =
    { $against ->
        [one] { $seat } attaque avec { $number } cartes, et vous en avez une : cédez-la, et vous quittez le jeu.
        [many] { $seat } attaque avec { $number } cartes, et vous en avez { $against } : cédez-les, et vous quittez le jeu.
       *[other] { $seat } attaque avec { $number } cartes, et vous en avez { $against } : cédez-les, et vous quittez le jeu.
    }
tip-mind-overload = La pioche est épuisée : si vous attaquez { $seat } avec plus de cartes que sa main n’en compte, toute cette main peut vous revenir.
tip-count-hands = La pioche est épuisée : comptez combien de cartes { $seat } peut encore avoir, et ne laissez pas compter les vôtres.
tip-lead-queen-late = Personne ne peut battre la dame de pique, et qui la garde jusqu’à la fin perd : attaquez { $seat } avec elle tant que vous le pouvez.
tip-unbeaten =
    { $number ->
        [0] Plus personne ne peut battre { $cards } : ce que vous en posez pour attaquer, { $seat } doit le ramasser.
       *[other] Seul un atout peut encore battre { $cards } : demandez-vous si { $seat } a des atouts à dépenser.
    }
tip-two-suits =
    { $number ->
        [one] La pioche s’épuise : avec deux couleurs en main au plus, on quitte facilement le jeu, et vous en avez { $number }.
        [many] La pioche s’épuise : avec deux couleurs en main au plus, on quitte facilement le jeu, et vous en avez { $number }.
       *[other] La pioche s’épuise : avec deux couleurs en main au plus, on quitte facilement le jeu, et vous en avez { $number }.
    }
tip-draw-little =
    { $number ->
        [one] Il reste une carte dans la pioche : désormais, mieux vaut ne plus piocher.
        [many] Il reste { $number } de cartes dans la pioche : désormais, mieux vaut ne plus piocher.
       *[other] Il reste { $number } cartes dans la pioche : désormais, mieux vaut ne plus piocher.
    }
tip-last-of-stock = La dernière carte de la pioche est un atout, { $cards } : tâchez de la piocher vous-même.
tip-watch-trumps =
    { $against ->
        [0] Tous les atouts que vous n’avez pas sont sortis : personne d’autre ne peut plus couper.
        [one] { $number } atouts sont sortis, et il en reste un dehors : tenez le compte des atouts.
        [many] { $number } atouts sont sortis, et il en reste { $against } dehors : tenez le compte des atouts.
       *[other] { $number } atouts sont sortis, et il en reste { $against } dehors : tenez le compte des atouts.
    }
tip-hold-trump-back = Rien ne presse d’annoncer atout { $suit } : plus tard, les autres auront dépensé leurs grosses cartes de cette couleur.
tip-keep-pair-cards = Gardez les rois et les dames, { $cards } : qui en ramasse un peut obtenir la paire qui annonce l’atout.
tip-keep-queen = Il vaut souvent la peine de garder la dame de pique longtemps : c’est une carte que personne ne peut battre.
tip-small-first = Attaquez d’abord avec de petites cartes, et gardez les grosses.
tip-spare-trumps =
    { $number ->
        [one] Vous devez de toute façon ramasser { $cards } : mieux vaut peut-être ne pas dépenser d’atout pour le reste.
        [many] Vous devez de toute façon ramasser { $cards } : mieux vaut peut-être ne pas dépenser d’atouts pour le reste.
       *[other] Vous devez de toute façon ramasser { $cards } : mieux vaut peut-être ne pas dépenser d’atouts pour le reste.
    }
tip-smallest-first = Vous ne pouvez pas tout battre : battez d’abord les plus petites cartes, à commencer par { $cards }.

## Astuces : Cœurs

tip-pass-queen = Avec si peu de piques à côté d’elle, on vous fera vite sortir la dame de pique : passez-la à { $seat }.
tip-guarded-queen =
    { $number ->
        [one] Vous avez { $number } pique plus petit : vous pouvez garder la dame de pique, on ne la fera pas sortir de sitôt.
        [many] Vous avez { $number } de piques plus petits : vous pouvez garder la dame de pique, on ne la fera pas sortir de sitôt.
       *[other] Vous avez { $number } piques plus petits : vous pouvez garder la dame de pique, on ne la fera pas sortir de sitôt.
    }
tip-pass-high-spades = Les gros piques sont un risque, car la dame de pique peut tomber dessus : pensez à passer { $cards }.
tip-pass-short-suit = Vous n’avez en { $suit } que { $cards } : sans cette couleur, vous pourrez jeter des cartes qui coûtent quand elle sera demandée.
tip-stop-moon =
    { $number ->
        [one] Jusqu’ici, tout ce qui coûte est allé à { $seat }, { $number } point : qu’un autre joueur en prenne, et il n’y a pas de lune.
        [many] Jusqu’ici, tout ce qui coûte est allé à { $seat }, { $number } de points : qu’un autre joueur en prenne, et il n’y a pas de lune.
       *[other] Jusqu’ici, tout ce qui coûte est allé à { $seat }, { $number } points : qu’un autre joueur en prenne, et il n’y a pas de lune.
    }
tip-own-moon =
    { $number ->
        [one] Jusqu’ici, personne d’autre que vous n’a pris de carte qui coûte ({ $number } point) : prenez aussi toutes les autres, et vous décrochez la lune.
        [many] Jusqu’ici, personne d’autre que vous n’a pris de carte qui coûte ({ $number } de points) : prenez aussi toutes les autres, et vous décrochez la lune.
       *[other] Jusqu’ici, personne d’autre que vous n’a pris de carte qui coûte ({ $number } points) : prenez aussi toutes les autres, et vous décrochez la lune.
    }
tip-catch-omnibus = Ce pli contient { $cards } : qui le prend a dix points de moins.
tip-hold-high-spades = La dame de pique est encore dehors, et peut tomber sur { $cards } : entamez avec autre chose.
tip-draw-queen-out = Un petit pique comme { $cards } peut faire sortir la dame de pique, et ce n’est pas vous qui la prendrez.
tip-first-trick-free = Autant que possible, rien de ce qui coûte ne tombe dans le premier pli : le bon moment pour vous défaire d’une grosse carte, { $cards }.
tip-first-trick-costs = À cette table, des cartes qui coûtent peuvent tomber dès le premier pli : ne le prenez que si vous le voulez.
tip-throw-costly =
    { $number ->
        [one] Vous n’avez pas à fournir la couleur : défaites-vous de { $cards }, qui coûte { $number } point, tant que le pli est à { $seat }.
        [many] Vous n’avez pas à fournir la couleur : défaites-vous de { $cards }, qui coûte { $number } de points, tant que le pli est à { $seat }.
       *[other] Vous n’avez pas à fournir la couleur : défaites-vous de { $cards }, qui coûte { $number } points, tant que le pli est à { $seat }.
    }
tip-duck =
    { $number ->
        [one] Ce pli coûte { $number } point : votre plus grosse carte qui ne le prend pas est { $cards }.
        [many] Ce pli coûte { $number } de points : votre plus grosse carte qui ne le prend pas est { $cards }.
       *[other] Ce pli coûte { $number } points : votre plus grosse carte qui ne le prend pas est { $cards }.
    }
tip-last-and-free = Vous jouez en dernier, et ce pli ne coûte rien : le bon moment pour vous défaire d’une grosse carte, { $cards }.

## Dans le terminal

guide-tip = Astuce : { $sentence } ({ $clause })
help-tips = Aide avant vos décisions : la situation, et des astuces. Par défaut dans votre première partie ici, et des astuces dans les trois premières.
