### Pourquoi une demande est refusée à une table.

## Places

reason-not-your-seat = Ce n’est pas votre place.
reason-seat-taken = { $name } occupe cette place.
reason-table-full = Aucune place n’est libre.
reason-knows-a-hand = Vous connaissez une autre main de cette donne : prenez cette place quand la donne sera finie.
reason-nobody-there = Il n’y a personne à exclure ici.
reason-nobody-sits-in = Personne ne joue pour vous.
reason-link-without-seat = Ce lien menait à une place qui n’est plus gardée.
reason-barred = L’accès à cette table vous est fermé.
reason-no-such-player = Il n’y a pas de joueur-ordinateur « { $player } ». Il y a { $players }.

## Regarder

reason-no-watching = On ne regarde pas à cette table, et depuis la première donne seuls viennent ceux qui y ont joué.
reason-too-many-watch =
    { $most ->
        [one] { $most } personne regarde déjà ici, et c’est le maximum.
        [many] { $most } de personnes regardent déjà ici, et c’est le maximum.
       *[other] { $most } personnes regardent déjà ici, et c’est le maximum.
    }

## L’hôte

reason-not-the-host = Seul l’hôte peut faire cela.
reason-not-yourself = Vous ne pouvez pas vous exclure : quittez plutôt votre place.
reason-after-the-first-deal = Il est trop tard : ce qui est convenu ne change qu’avant la première donne.
reason-seats-in-use =
    { $players ->
        [one] Des places occupées disparaîtraient : il n’en resterait que { $players }.
        [many] Des places occupées disparaîtraient : il n’en resterait que { $players }.
       *[other] Des places occupées disparaîtraient : il n’en resterait que { $players }.
    }

## D’une donne à l’autre

reason-deal-in-progress = Une donne est en cours.
reason-between-deals = Aucune donne n’est en cours.
reason-match-over = La partie est finie.
reason-match-goes-on = La partie n’est pas encore finie.
reason-paused = La table est en pause.
reason-not-paused = La table n’est pas en pause.
reason-nothing-due = Ce n’est pas encore le moment.

## Le mélange

reason-no-shuffle = On n’est pas en train de mélanger les cartes.
reason-no-deal-to-shuffle = Aucun mélange n’est attendu.
reason-sealed-already = Il est trop tard pour un texte, ou vous en avez déjà ajouté un.
reason-not-to-open = Votre texte n’est pas à dévoiler maintenant.
reason-other-text = Ce n’est pas le texte que vous aviez promis.

## Le jeu

reason-other-deal = Cela concernait une autre donne.
reason-moved-on = Quelque chose s’est passé entre-temps : regardez à nouveau.
reason-conceded = La donne est abandonnée à cette place : un joueur-ordinateur la joue jusqu’au bout.
reason-no-defence = Il n’y a rien à battre maintenant.
reason-offer-open = Une autre question attend sa réponse.
reason-no-offer = Rien n’a été demandé.
reason-nothing-to-take-back = Il n’y a rien que vous puissiez reprendre.
