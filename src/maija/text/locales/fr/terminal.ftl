### Une partie dans le terminal.

## La table

# De courtes indications à la suite, comme l’atout et la pioche.
facts = { $one } ; { $other }
table-header = { $game }, donne { $number }
table-lot =
    { $who ->
        [you] Le sort en a décidé : vous donnez.
       *[other] Le sort en a décidé : { $seat } donne.
    }
table-cut =
    { $who ->
        [you] Tirées pour la donne : { $drawn }. Vous donnez.
       *[other] Tirées pour la donne : { $drawn }. { $seat } donne.
    }
table-deals =
    { $who ->
        [you] Vous donnez.
       *[other] { $seat } donne.
    }
table-sealed = Le paquet a été mélangé et scellé avant que quiconque voie une carte : { $seal }…
table-trumps =
    { $suit ->
        [none] Sans atout
       *[other] Atout : { $suit }
    }
table-stock =
    { $card ->
        [none] { $number ->
            [0] pioche : épuisée
           *[other] pioche : { $number }
        }
       *[other] pioche : { $number }, carte retournée { $card }
    }
table-open = { $card }
table-beaten = { $card } (carte battue par { $beater })
table-left = { $card } (carte laissée)
table-bout = Sur la table : { $cards }
table-seat =
    { $who ->
        [you] Vous : { $facts }
       *[other] { $seat } : { $facts }
    }
table-held =
    { $number ->
        [one] { $number } carte
        [many] { $number } de cartes
       *[other] { $number } cartes
    }
table-shown = a montré { $cards }
table-hand-role =
    { $role ->
        [leads] Votre main (vous attaquez) : { $cards }
        [defends] Votre main (vous défendez) : { $cards }
        [out] Votre main (vous avez quitté le jeu) : { $cards }
       *[none] Votre main : { $cards }
    }
table-role =
    { $role ->
        [leads] attaque
        [defends] défend
       *[out] hors du jeu
    }
table-totals = Jusqu’ici : { $totals }
table-hand = Votre main : { $cards }
table-trick = Pli { $number } : { $cards }
table-played = { $seat } { $card }
table-winning = { $seat } { $card } (en tête)
table-taken =
    { $who ->
        [you] Vous
       *[other] { $seat }
    } : { $tricks ->
        [one] { $tricks } pli
        [many] { $tricks } de plis
       *[other] { $tricks } plis
    }{ $cards ->
        [none] { "" }
       *[other] , { $cards }
    }

## Ce qu’on vous demande

ask-lead = Vous attaquez { $seat }. Avec quelle carte ? Plusieurs cartes d’un coup font une seule attaque.
ask-more = Une carte de plus, ou fini ?
ask-beat = Battre { FORM($card, case: "definite") }, ou ramasser ?
ask-answered = Toutes les cartes ont leur réponse. Ramassez-vous ce que vous avez laissé ?
ask-draw = Piochez-vous ?
ask-name = Annoncez-vous l’atout ?
ask-meanwhile = Vous avez une paire. Annoncez l’atout maintenant, ou Entrée pour continuer.
ask-pass =
    { $number ->
        [one] Passez { $number } carte à { $seat }. Laquelle ?
        [many] Passez { $number } de cartes d’un coup à { $seat }. Lesquelles ?
       *[other] Passez { $number } cartes d’un coup à { $seat }. Lesquelles ?
    }
ask-trick-lead = À vous d’entamer. Quelle carte ?
ask-trick-follow = À vous. Quelle carte ?
ask-moon = Vous avez décroché la lune. Comment la compter ?
ask-another = Une autre donne ? oui ou non
ask-match = La partie est finie. Une autre ? oui ou non
choice = { $number } { $text }
prompt = >
yes = oui
no = non

## Ce que vous avez tapé

entry-nothing = Tapez le numéro d’un choix, ou des cartes comme { $example }. « aide » en dit plus.
entry-number = Il n’y a pas de choix { $number } : ils vont de 1 à { $last }.
entry-unknown = « { $text } » n’est ni un numéro de la liste, ni une carte (comme { $example }), ni un mot du jeu.
entry-count =
    { $number ->
        [one] Choisissez exactement { $number } carte.
        [many] Choisissez exactement { $number } de cartes.
       *[other] Choisissez exactement { $number } cartes.
    }
entry-yes-no = Tapez oui ou non.
entry-help =
    Tapez le numéro d’un choix, son mot, ou une carte : 3p, 10c, dp, ♠D. Plusieurs cartes ou numéros
    tapés d’un coup se jouent ensemble, ou pas du tout. Une attaque de plusieurs cartes finit
    d’elle-même. « ? » montre les règles en vigueur, « pourquoi » explique le dernier refus,
    « conseil » montre le meilleur coup, « conseil tout » ce qu’on peut attendre de chacun,
    « annuler » reprend votre dernière décision, « enregistrer » ou « enregistrer FICHIER » garde la
    partie, « reprendre NOM » passe à une autre, « quitter » quitte la partie et la garde.
help = aide
quit = quitter
undo = annuler
save = enregistrer
resume = reprendre
rules = règles
why = pourquoi
last = dernière
why-nothing = Rien n’a été refusé.
why-right = Seraient permis : { $actions }.
undo-nothing = Il n’y a rien à reprendre dans cette donne.
undo-done = Repris. Les mêmes cartes, et votre dernière décision à nouveau.

## Fichiers

resume-done = Vous en étiez là. Tout est comme avant.

save-done = La partie est enregistrée : { $file }
save-failed = Impossible d’enregistrer la partie là : { $why }. Essayez « enregistrer FICHIER » ailleurs.
save-exists = Un autre fichier porte ce nom, et il reste tel quel : { $file }
keep-failed = Impossible d’enregistrer la partie : { $why }. Elle continue ; « enregistrer FICHIER » la garde ailleurs.
keep-lost = Impossible d’enregistrer la partie où que ce soit : { $why }.
leave-kept = La partie est enregistrée. Pour la reprendre : maija play --resume { $file }
leave-over = La partie entière est enregistrée : { $file }
resume-none = Aucune partie n’est enregistrée dans { $folder }.
resume-which = Quelle partie ? Tapez « reprendre » et son nom ou son fichier. Les dernières : { $names }.
resume-seat = { $file } ne peut pas reprendre ici : à la place { $seat } se trouve « { $name } ». Vous devez être à la place A, et des joueurs-ordinateurs de ce programme aux autres.
resume-over = La partie de { $file } est finie. Pour la regarder : maija replay { $file }
file-unreadable = { $file } ne peut pas être lu : { $why }.
file-line = { $file }, ligne { $line } : { $sentence }
file-refused = les règles le refusent : « { $sentence } »
file-whole = { $file } : { $sentence }

## La fin

end-deal = Cette donne : { $scores }
end-totals = En tout : { $scores }
end-places = Classement : { $places }
end-score = { $seat } { $number }
end-place = { $number }. { $seat }
end-seed = La même partie à nouveau : --seed { $seed }
end-broken = Cette donne tourne en rond et s’arrête : personne ne marque, et on redonne.
end-verify = Le mélange de chaque donne finie peut être vérifié : maija verify { $file }
goodbye = Au revoir.

## Une partie enregistrée

back = retour
replay-title =
    { $players ->
        [one] { $game }, { $players } joueur
        [many] { $game }, { $players } de joueurs
       *[other] { $game }, { $players } joueurs
    }
replay-computer = { $seat } : joueur-ordinateur « { $name } »
replay-hand =
    { $who ->
        [you] Vous : { $cards }
       *[other] { $seat } : { $cards }
    }
replay-prompt = { $at }/{ $last } >
replay-help = Entrée montre le pas suivant, « r » le précédent, un numéro ce pas-là, « q » arrête.
replay-number = Les pas vont de 1 à { $last }.
replay-first = C’est le premier pas. Entrée montre le suivant.
replay-last = C’était le dernier pas. « r » revient en arrière, « q » arrête.
replay-empty = Rien n’a été distribué dans cette partie.
replay-unfinished = La partie s’est arrêtée ici.
