### Le livret des règles d’une table : exemples avec des cartes, ce qui diffère entre deux règles, sources.

## Exemples. Un titre et des lignes : un texte qui finit par deux-points est suivi de cartes.

example-title-lead = Quelles cartes vont ensemble
example-title-limit = Avec combien de cartes on peut attaquer
example-title-beating = Ce qui bat quoi
example-title-queen = La dame de pique dans la main du défenseur
example-title-pair = Une main avec des rois et des dames
example-title-turned = Un pique est retourné
example-title-trump-beating = Une attaque avec un atout
example-title-picked-up = Une attaque dont une seule carte est battue
example-title-beaten = Une attaque battue tout entière
example-title-follow = Fournir la couleur
example-title-trick = Qui remporte le pli
example-title-first-card = La première carte d’une donne
example-title-first-trick = Au premier pli, sans la couleur demandée
example-title-leading-hearts = Entamer tant que les cœurs ne sont pas brisés
example-title-costs = Ce que coûte chaque carte
example-title-everything = Un joueur prend toutes les cartes qui coûtent des points

# Les cartes dont l’exemple est fait.
example-holds = Une main :
example-leader-holds = En main chez l’attaquant :
example-defender-holds = En main chez le défenseur :
example-led = L’attaque :
example-led-to-trick = L’entame du pli :
example-led-first = L’entame du premier pli :
# Les cartes de l’attaque, la première comprise.
example-lead = Peuvent aller ensemble :
# $number est le nombre de cartes en main chez le défenseur ; $stock dit s’il reste de quoi piocher.
example-limit =
    { $stock ->
        [gone] { $number ->
            [one] Le défenseur a une carte en main, et la pioche est épuisée.
            [many] Le défenseur a { $number } de cartes en main, et la pioche est épuisée.
           *[other] Le défenseur a { $number } cartes en main, et la pioche est épuisée.
        }
       *[there] { $number ->
            [one] Le défenseur a une carte en main ; la pioche n’est pas épuisée.
            [many] Le défenseur a { $number } de cartes en main ; la pioche n’est pas épuisée.
           *[other] Le défenseur a { $number } cartes en main ; la pioche n’est pas épuisée.
        }
    }
example-limit-most =
    { $number ->
        [one] On peut attaquer avec une carte au plus.
        [many] On peut attaquer avec { $number } de cartes au plus.
       *[other] On peut attaquer avec { $number } cartes au plus.
    }
example-claim = C’est trop : le défenseur peut céder ses cartes.
example-trumps =
    { $trumps ->
        [clubs] L’atout est trèfle.
        [diamonds] L’atout est carreau.
        [hearts] L’atout est cœur.
        [spades] L’atout est pique.
       *[none] Il n’y a pas d’atout.
    }
# Suivi des cartes du défenseur qui la battent.
example-beaten-by = Ce qui bat { FORM($card, case: "definite") } :
example-beaten-by-none = Rien dans cette main ne bat { FORM($card, case: "definite") }.
example-names = Peuvent annoncer l’atout :
example-turned = Carte retournée :
# Un pique qui ne peut pas donner l’atout.
example-turned-back = Carte retournée, puis remise dans la pioche :
# Suivi de la carte qui bat.
example-laid-on = Posée sur { FORM($card, case: "definite") } :
example-out-of-play = À l’écart :
example-picked-up = Ramassé :
example-taken-back = De retour en main :
example-draws =
    { $who ->
        [leader] { $number ->
            [one] L’attaquant pioche une carte.
            [many] L’attaquant pioche { $number } de cartes.
           *[other] L’attaquant pioche { $number } cartes.
        }
       *[defender] { $number ->
            [one] Le défenseur pioche une carte.
            [many] Le défenseur pioche { $number } de cartes.
           *[other] Le défenseur pioche { $number } cartes.
        }
    }
example-defender-now =
    { $number ->
        [one] Le défenseur a maintenant { $number } carte en main.
        [many] Le défenseur a maintenant { $number } de cartes en main.
       *[other] Le défenseur a maintenant { $number } cartes en main.
    }
example-next =
    { $who ->
        [defender] C’est ensuite au défenseur d’attaquer.
       *[left] C’est ensuite au joueur à gauche du défenseur d’attaquer.
    }
example-may-play = On peut jouer :
example-may-lead = On peut entamer avec :
example-unbroken = Aucun cœur n’a encore été joué.
# Les cartes d’un pli, dans l’ordre où elles ont été jouées.
example-trick = Chaque joueur a joué une carte :
example-takes = Cette carte remporte le pli :
# $points pour chacune ; $number est le nombre de cartes qui suivent.
example-costs =
    { $points ->
        [one] { $number ->
            [one] { $points } point :
            [many] { $points } point chacune :
           *[other] { $points } point chacune :
        }
        [many] { $number ->
            [one] { $points } de points :
            [many] { $points } de points chacune :
           *[other] { $points } de points chacune :
        }
       *[other] { $number ->
            [one] { $points } points :
            [many] { $points } points chacune :
           *[other] { $points } points chacune :
        }
    }
example-off =
    { $points ->
        [one] { $points } point de moins :
        [many] { $points } de points de moins :
       *[other] { $points } points de moins :
    }
# Ce que rapporte une donne ; $own et $others sont des nombres, parfois sous 0.
example-everything = Ce joueur marque { $own }, chacun des autres { $others }.
example-everything-others-plus = Les points donnés aux autres : ce joueur marque { $own }, chacun des autres { $others }.
example-everything-self-minus = Les points retirés de son score : ce joueur marque { $own }, chacun des autres { $others }.

## Ce qui diffère entre deux règles. Les titres des lignes.

topic-mustamaija-cards = Joueurs et jeux de cartes
topic-mustamaija-hands = Cartes en main
topic-mustamaija-dealer = Qui donne
topic-mustamaija-attack = Avec combien de cartes on attaque
topic-mustamaija-counts = Qui sait le nombre de cartes
topic-mustamaija-defence = Battre et ramasser
topic-mustamaija-queen = La dame de pique
topic-mustamaija-trumps = D’où vient l’atout
topic-mustamaija-draw = Piocher
topic-mustamaija-score = Le score et la partie
topic-mustamaija-repetition = Une donne sans fin
topic-mustamaija-choices = Ce qu’on peut changer encore
topic-hearts-costs = Les cartes qui coûtent
topic-hearts-worth = Les points d’une donne
topic-hearts-pass = La passe
topic-hearts-first-lead = La première carte d’une donne
topic-hearts-hearts-lead = Entamer à cœur
topic-hearts-first-trick = Les cartes qui coûtent au premier pli
topic-hearts-moon = Décrocher la lune
topic-hearts-removed = Les cartes retirées
topic-hearts-dealer = Qui donne
topic-hearts-end = La fin de la partie
topic-hearts-choices = Ce qu’on peut changer encore

compare-title = { $one } et { $other } : ce qui diffère
compare-same = { $one } et { $other } se jouent selon les mêmes règles.
compare-rule = Règle
# À la place d’un côté qui ne dit rien.
compare-nothing = –
# $sentence est une règle entière, qui ne vaut que pour ce nombre de joueurs.
compare-for-players =
    { $players ->
        [one] À { $players } joueur : { $sentence }
        [many] À { $players } de joueurs : { $sentence }
       *[other] À { $players } joueurs : { $sentence }
    }
compare-worth =
    { $players ->
        [one] À { $players } joueur
        [many] À { $players } de joueurs
       *[other] À { $players } joueurs
    }, elles coûtent { $number ->
        [one] { $number } point.
        [many] { $number } de points.
       *[other] { $number } points.
    }
# Une option du formulaire, et les autres valeurs qu’on peut lui donner à elle seule.
compare-choice = { $option } : { $values }
compare-choice-free = { $option } : un autre nombre
compare-choice-none = { $option } : ne se change pas isolément

## Sources. { $address } est une page publique.

source-s1 = Les règles finlandaises « Musta-Maija » (un article comme S1.24 en est le 24e)
source-s2 = Les règles françaises « Mustamaija » ; la page en raconte une version un peu différente
source-s3 = Les règles russes « Черный ворон (Mustamaija) » ; on ne connaît pas de page publique
source-s4 = Une page turque qui compare Black Maria et les Cœurs ; on ne connaît pas de page publique
source-p01 = Les règles de Mustamaija en anglais, sur Pagat
source-p07 = L’article en suédois sur Dam
source-g11 = Un programme pour jouer aux Cœurs, avec beaucoup d’options
source-x09 = Ce que des joueurs ont écrit d’une application de Cœurs
source-m = Choix de Maija là où les règles de Mustamaija se taisent ou se contredisent
source-t = Choix de Maija là où les règles des Cœurs se taisent ou se contredisent

## La feuille : les règles sur papier ou dans un fichier

sheet-title = { $name }
sheet-game =
    { $players ->
        [one] { $game }, { $players } joueur
        [many] { $game }, { $players } de joueurs
       *[other] { $game }, { $players } joueurs
    }
sheet-changed =
    { $number ->
        [0] Comme on joue d’ordinaire à ce jeu ici.
        [one] Une règle diffère de { $game } ; elle est signalée.
        [many] { $number } de règles diffèrent de { $game } ; elles sont signalées.
       *[other] { $number } règles diffèrent de { $game } ; elles sont signalées.
    }
sheet-sources = D’où viennent les règles
sheet-source = { $key } : { $text }
sheet-source-at = { $key } : { $text }, { $address }
# Sous un coup refusé : où la règle se trouve dans le livret.
refused-by = Les règles, « { $chapter } » : { $sentence }

## Les règles maison dans un fichier

house-not-readable = { $file } ne peut pas être lu : { $why }
house-not-a-file = { $file } n’est pas un fichier de règles maison. Un tel fichier se fait avec « Enregistrer dans un fichier » sur la page, ou avec maija rules JEU --save { $file }.
house-newer = { $file } vient d’une version plus récente de Maija : il a la forme { $form }, et la plus récente connue ici est { $known }.
house-no-text = { $file } n’est pas du texte en UTF-8.
house-too-long = { $file } est trop long pour des règles maison.
house-saved = Les règles sont enregistrées dans { $file }.
sheet-exists = Il y a déjà un fichier de ce nom, et il reste tel quel : { $file }
sheet-not-written = { $file } ne peut pas être écrit : { $why }
sheet-written = La feuille est dans { $file }.

## La commande : maija rules

help-against = Ne dire que ce qui diffère de ce jeu, ou de ces règles maison.
help-examples = Montrer avec des cartes ce que veulent dire les règles.
help-sources = Dire d’où vient chaque règle.
help-markdown = Écrire en Markdown.
help-html = Écrire dans ce fichier une page à imprimer. Avec --no-examples, elle tient sur une seule feuille.
help-save-rules = Enregistrer dans ce fichier le jeu et ce qui y est changé, comme règles maison ; par exemple famille.json.
help-name = Comment s’appellent ces règles maison.
