### L’analyse d’une partie terminée. `$who` vaut « you » ou « other », `$seat` est un nom, `$cards` des
### cartes séparées par des espaces, `$play` un jeu comme étiquette (`advice-play-…`), `$estimate` ce
### qu’il peut donner (`advice-short-…`).

analysis-title =
    Analyse : { $game }, { $players ->
        [one] { $players } joueur
        [many] { $players } de joueurs
       *[other] { $players } joueurs
    }
analysis-knowledge = Chaque décision est jugée d’après ce que sa place pouvait savoir alors. Les cartes cachées n’ont jamais été regardées : elles ont été redistribuées maintes fois, telles que la place pouvait les croire.
analysis-method =
    { $deals ->
        [one] Pour chaque décision, { $deals } donne a été essayée.
        [many] Pour chaque décision, jusqu’à { $deals } de donnes ont été essayées.
       *[other] Pour chaque décision, jusqu’à { $deals } donnes ont été essayées.
    }
analysis-forced =
    { $number ->
        [0] Chaque action était un choix.
        [one] Une action n’a pas été examinée : rien d’autre n’était possible.
        [many] { $number } d’actions n’ont pas été examinées : rien d’autre n’était possible.
       *[other] { $number } actions n’ont pas été examinées : rien d’autre n’était possible.
    }
analysis-seat =
    { $who ->
        [you] Vos décisions
       *[other] Décisions : { $seat }
    }
analysis-summary =
    { $decisions ->
        [one] Une décision
        [many] { $decisions } de décisions
       *[other] { $decisions } décisions
    } : { $clear ->
        [0] rien n’a nettement coûté.
        [one] une seule a nettement coûté.
        [many] { $clear } d’entre elles ont nettement coûté.
       *[other] { $clear } ont nettement coûté.
    }
analysis-empty = Il n’y avait rien à décider.
analysis-deal = Donne { $number }
analysis-outcome =
    { $how ->
        [lost] perdue
        [kept] non perdue
        [drawn] personne n’a perdu
       *[left] inachevée
    }
analysis-outcome-points =
    { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
analysis-curve-losing = Risque de perdre, décision par décision
analysis-curve-points = Points à attendre, décision par décision
analysis-curve-made = tel que joué
analysis-curve-possible = au mieux
analysis-curve-cost = ce que cela a nettement coûté
analysis-curve-end = fin de la donne
analysis-point = { $number }. { $played } : { $estimate }
analysis-costliest = Ce qui a coûté le plus
analysis-none = Aucune décision n’a nettement coûté.
analysis-decision = { $place }. Donne { $deal }, { $question }
analysis-all = Toutes les décisions
analysis-column-deal = Donne
analysis-column-number = Nº
analysis-column-asked = Question
analysis-column-played = Joué
analysis-column-reached = Résultat
analysis-column-best = Mieux
analysis-column-cost = Coût

## Ce qui était demandé à une place, dans un titre.

analysis-asked-lead =
    { $who ->
        [you] l’attaque contre vous
       *[other] l’attaque contre { $seat }
    }
analysis-asked-add = d’autres cartes pour l’attaque { $cards }
analysis-asked-defend =
    { $who ->
        [you] la défense contre vous : { $cards }
       *[other] la défense contre { $seat } : { $cards }
    }
analysis-asked-draw = faut-il piocher
analysis-asked-name = faut-il annoncer l’atout
analysis-asked-meanwhile = faut-il annoncer l’atout hors de son tour
analysis-asked-pass =
    { $who ->
        [you] les cartes à vous passer
       *[other] les cartes à passer à { $seat }
    }
analysis-asked-trick =
    { $cards ->
        [none] l’entame d’un pli
       *[other] la carte pour le pli { $cards }
    }
analysis-asked-moon = comment compter la lune

## Une décision.

analysis-hand = En main : { $cards }
analysis-trumps =
    { $suit ->
        [none] Sans atout.
       *[other] Atout : { $suit }.
    } { $number ->
        [0] La pioche est épuisée.
        [one] Il reste une carte à piocher.
        [many] Il reste { $number } de cartes à piocher.
       *[other] Il reste { $number } cartes à piocher.
    }
analysis-played = Joué : { $play } ({ $estimate })
analysis-better = Mieux : { $play } ({ $estimate })
analysis-cost-losing = Coût : le risque de perdre monte de { NUMBER($percent, maximumFractionDigits: 0) } points de pourcentage, à { NUMBER($margin, maximumFractionDigits: 0) } près
analysis-cost-points =
    { $points ->
        [one] Coût : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus
        [many] Coût : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } de points de plus
       *[other] Coût : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus
    }
analysis-cost-match = Coût : aucun point pour soi, mais les autres s’en tirent mieux dans la partie
analysis-short-losing = { NUMBER($percent, maximumFractionDigits: 0) } %
analysis-short-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-short-match = partie
analysis-for-best = À propos du meilleur coup
analysis-for-played = À propos du coup joué
analysis-written = L’analyse est écrite : { $file }

## La commande

help-analyse = Examiner chaque décision d’une partie enregistrée : ce qu’elle a coûté, et ce qui aurait été mieux.
help-analyse-seat = Quelles décisions : une place (A, B, … ou 1, 2, …), un nom, ou « all » ; sinon, celles des personnes.
help-analyse-deals = Donnes à essayer pour chaque décision ; plus il y en a, plus c’est long et sûr.
help-analyse-html = L’écrire dans ce fichier comme une page avec ses courbes, entière en un seul fichier.
help-analyse-every = Montrer toutes les décisions, et non les plus coûteuses seulement.
metavar-seat = PLACE
analyse-working = Examen
analyse-preparing = Préparation : une minute environ, et cette fois seulement
error-analyse-seat = Il n’y a pas de place « { $text } » dans cette partie. Il y a : { $seats }
error-analyse-empty = Rien n’a été joué dans { $file }.
