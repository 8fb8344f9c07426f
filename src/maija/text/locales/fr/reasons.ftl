### Pourquoi quelque chose est refusé. `$clause` est l’article des règles, comme dans docs/rules.

with-clause = { $sentence } [{ $clause }]

## Règles, jeux, joueurs

reason-unknown-preset =
    { $close ->
        [none] Il n’y a pas de jeu « { $preset } ». Les jeux sont { $presets }.
       *[other] Il n’y a pas de jeu « { $preset } ». Vouliez-vous dire « { $close } » ? Les jeux sont { $presets }.
    }
reason-unknown-option = Il n’y a pas d’option « { $option } » dans { $family }. Les options sont { $options }.
reason-bad-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $expected }.
reason-clash = Ceci ne va pas ensemble : { $fields }.
reason-wrong-players = Ce jeu ne se joue pas à { $players }. Nombre de joueurs possible : { $expected }.
reason-no-such-seat = Il n’y a pas de place { $seat }. Les places sont { $expected }.
reason-wrong-pack = Ce n’est pas le jeu de cartes utilisé : { $given } cartes au lieu de { $expected } ; manquantes : { $missing } ; en trop : { $extra }.

## Toutes les familles

reason-deal-over = La donne est finie.
reason-not-seated = Vous regardez : seuls les joueurs assis à la table peuvent agir.
reason-no-such-action = Il n’y a pas d’action numéro { $action }.
reason-not-your-turn =
    { $seat ->
        [none] Ce n’est pas votre tour.
       *[other] Ce n’est pas votre tour : c’est à { $seat }.
    }
reason-not-in-hand = Vous n’avez pas { FORM($card, case: "definite") } en main.
reason-word-not-now = Vous ne pouvez pas dire « { $word } » maintenant.

## Mustamaija

reason-already-out = Vous avez déjà quitté le jeu pour cette donne.
reason-other-suit = Carte qui ne va pas avec les autres : { $card }. Toutes les cartes d’une attaque sont d’une même couleur, ici { $suit }.
reason-attack-limit =
    { $limit ->
        [one] Une attaque compte { $limit } carte au plus.
        [many] Une attaque compte { $limit } de cartes au plus.
       *[other] Une attaque compte { $limit } cartes au plus.
    }
reason-defender-limit =
    { $limit ->
        [one] { $seat } n’a que { $limit } carte en main : vous ne pouvez pas attaquer avec davantage.
        [many] { $seat } n’a que { $limit } de cartes en main : vous ne pouvez pas attaquer avec davantage.
       *[other] { $seat } n’a que { $limit } cartes en main : vous ne pouvez pas attaquer avec davantage.
    }
reason-empty-lead = Vous devez attaquer avec au moins une carte.
reason-queen-unbeatable = Rien ne bat la dame de pique.
reason-queen-cannot-beat = La dame de pique ne bat aucune carte.
reason-too-low = Vous ne pouvez pas battre { FORM($attack, case: "definite") } avec { FORM($card, case: "definite") } : il faut une carte plus forte.
reason-does-not-beat =
    { $trump ->
        [none] Vous ne pouvez pas battre { FORM($attack, case: "definite") } avec { FORM($card, case: "definite") } : il faut une carte plus forte de la couleur, et il n’y a pas d’atout.
       *[other] Vous ne pouvez pas battre { FORM($attack, case: "definite") } avec { FORM($card, case: "definite") } : il faut une carte plus forte de la couleur, ou un atout ({ $trump }).
    }
reason-must-beat = Vous devez battre autant de cartes que possible : répondez à { FORM($attack, case: "definite") } en conséquence.
reason-all-answered = Toutes les cartes ont leur réponse. Ramassez ce que vous avez laissé, ou annoncez d’abord l’atout.
reason-no-overload = Vous ne pouvez céder vos cartes que si l’attaque en compte plus que votre main et que la pioche est épuisée.
reason-claim-lapsed = Il est trop tard pour céder vos cartes : vous avez déjà répondu à une carte.
reason-pairs-name-nothing = Dans ce jeu, un roi et une dame n’annoncent pas l’atout.
reason-already-named =
    { $seat ->
        [none] L’atout est déjà { $trump }.
        [you] Vous avez déjà annoncé atout { $trump }.
       *[other] { $seat } a déjà annoncé atout { $trump }.
    }
reason-suit-already-named = L’atout { $suit } a déjà été annoncé ; chaque couleur ne s’annonce qu’une fois.
reason-spades-never-trump = L’atout n’est jamais pique.
reason-no-pair = Vous n’avez pas en main le roi et la dame de { $suit }.
reason-naming-in-lead = L’atout ne s’annonce pas au milieu d’une attaque : finissez-la d’abord.
reason-must-draw = Vous n’avez plus de cartes : vous devez piocher.
reason-card-not-now = Vous ne pouvez pas jouer { FORM($card, case: "definite") } maintenant.

## Cœurs

reason-already-chosen = Vous avez déjà choisi { FORM($card, case: "definite") }.
reason-enough-chosen =
    { $limit ->
        [one] Vous passez { $limit } carte, et vous l’avez choisie.
        [many] Vous passez { $limit } de cartes, et vous les avez choisies.
       *[other] Vous passez { $limit } cartes, et vous les avez choisies.
    }
reason-first-lead =
    { $lead ->
        [none] La première entame est un trèfle.
       *[other] La première entame est { FORM($lead, case: "definite") }.
    }
reason-follow-suit = Vous devez fournir la couleur demandée : { $suit }.
reason-first-trick-points = Une carte qui coûte des points ne se joue pas au premier pli : { $card }.
reason-hearts-not-broken = Vous ne pouvez pas encore entamer à cœur : aucun cœur n’a été joué.
reason-choose-moon = Choisissez d’abord comment la lune est comptée.

## Fichiers de partie

reason-file-too-big =
    { $most ->
        [one] Le fichier est trop gros pour une partie : { $most } Mio au plus.
        [many] Le fichier est trop gros pour une partie : { $most } de Mio au plus.
       *[other] Le fichier est trop gros pour une partie : { $most } Mio au plus.
    }
reason-not-utf-8 = Ce n’est pas du texte en UTF-8 : octet { $byte } du fichier.
reason-empty-file = Le fichier est vide.
reason-too-many-lines = Le fichier a trop de lignes pour une partie : { $most } au plus.
reason-line-too-long =
    { $most ->
        [one] Cette ligne est trop longue : { $most } caractère au plus.
        [many] Cette ligne est trop longue : { $most } de caractères au plus.
       *[other] Cette ligne est trop longue : { $most } caractères au plus.
    }
reason-no-json = Cette ligne est abîmée ; elle doit être un objet JSON : { $found }
reason-no-event = Cette ligne ne dit rien de ce qui arrive dans une partie : { $found }
reason-no-record = Ce n’est pas un fichier de partie : sa première ligne doit commencer par {"{"}"maija": "game"{"}"}.
reason-field-missing = Le champ « { $field } » manque.
reason-field-unknown = Il n’y a pas de champ « { $field } » ici.
reason-bad-field = Le champ « { $field } » ne peut pas être ainsi.
reason-other-format = Le fichier a le format { $format } ; ce programme lit { $known }.
reason-other-law = Cette partie de { $game } a été jouée selon les règles numéro { $law } ; ce programme rejoue les règles numéro { $known }. Prenez la version de Maija avec laquelle elle a été jouée.
reason-after-the-end = Rien ne peut suivre le classement.
reason-wrong-deal = La donne { $expected } doit commencer ici, une fois la précédente finie et comptée.
reason-no-deal = Rien n’a encore été distribué.
reason-deal-not-over = La donne n’est pas finie : il n’y a pas encore de score.
reason-match-not-over = La partie n’est pas finie : il n’y a pas encore de classement.
reason-match-is-over = La partie est finie : aucune autre donne ne peut commencer.
reason-unreadable = { $why }.
reason-secret-used-again = Le secret de cette donne a déjà servi dans une autre.
reason-shuffle-untrue = Le mélange n’est pas vrai : { $why }.
reason-shuffle-of-another-table = Le mélange appartient à une autre table : « { $told } » au lieu de « { $right } ».
reason-shuffle-of-another-deal = Le mélange appartient à une autre donne : numéro { $told } au lieu de { $right }.
reason-shuffle-of-other-rules = Le mélange appartient à d’autres règles que celles de la première ligne.
reason-wrong-dealer = Ce n’est pas la bonne place qui donne : { $told } au lieu de { $right }.
reason-wrong-scores = Les scores sont faux : { $told } au lieu de { $right }.
reason-wrong-totals = Les totaux sont faux : { $told } au lieu de { $right }.
reason-wrong-places = Le classement est faux : { $told } au lieu de { $right }.
