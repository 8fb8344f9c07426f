### Les leçons : dix étapes pour chaque famille, à une table et dans le terminal. Une étape dit ce qu’il faut
### faire, « -done » ce qui en résulte pendant que les autres jouent. Des phrases courtes : sur un
### téléphone, elles sont à côté des cartes. `$cards` sont les cartes à jouer, `$against` celles qui sont
### là ou dont on parle. `$left`, `$across` et `$right` sont des noms.

## Mustamaija

lesson-mustamaija-lead = Qui reste avec des cartes et la dame de pique perd. Vous commencez : attaquez { $left } avec une petite carte, { FORM($cards, case: "definite") }.
lesson-mustamaija-lead-done = Vous piochez aussitôt pour revenir à cinq cartes. { $left } essaie maintenant de battre votre carte ; qui bat tout attaque ensuite.
lesson-mustamaija-beat = { $right } vous attaque avec { FORM($against, case: "definite") }. Une carte plus forte de la même couleur bat cette carte : battez-la avec { FORM($cards, case: "definite") }.
lesson-mustamaija-suit = Vous avez tout battu, c’est donc à vous d’attaquer. On peut attaquer avec plusieurs cartes d’une même couleur. Posez : { $cards }.
lesson-mustamaija-suit-done = { $left } bat ce qui peut l’être et ramasse le reste. Qui ramasse n’attaque pas ensuite.
lesson-mustamaija-trump = { $right } vous attaque avec { FORM($against, case: "definite") }, et vous n’avez pas de trèfle plus fort. L’atout est carreau, et un atout bat les autres couleurs : battez avec { FORM($cards, case: "definite") }.
lesson-mustamaija-small = À vous d’attaquer encore. Gardez les atouts et les grosses cartes, donnez les petites. Posez : { $cards }.
lesson-mustamaija-small-done = Tant qu’il y a une pioche, chacun revient à cinq cartes : après avoir attaqué, et après avoir battu.
lesson-mustamaija-queen = Aucune carte ne bat la dame de pique, pas même un atout. Battez { $against } avec { $cards }, et ramassez la dame.
lesson-mustamaija-queen-done = Vous avez maintenant la dame de pique. Gardez-la jusqu’à ce que la pioche soit épuisée : quand vous attaquerez avec elle, personne ne pourra la battre.
lesson-mustamaija-last = Battez { $against } avec { $cards }. Vous piocherez ensuite la dernière carte de la pioche, l’atout retourné.
lesson-mustamaija-maija = La pioche est épuisée, plus personne ne pioche. Attaquez maintenant avec { FORM($cards, case: "definite") } : { $left } doit la ramasser.
lesson-mustamaija-maija-done = { $left } ne peut pas battre la dame de pique, et l’a maintenant en main. Le dernier à garder des cartes perd.
lesson-mustamaija-end = { $right } vous attaque avec { FORM($against, case: "definite") }. Seul un atout bat cette carte : battez-la avec { FORM($cards, case: "definite") }, et ce sera à vous d’attaquer.
lesson-mustamaija-out = Une attaque ne peut pas compter plus de cartes que la main du joueur suivant. Attaquez avec vos deux dernières cartes, { $cards }, et vous quittez le jeu.
lesson-mustamaija-over = Vous avez quitté le jeu et ne pouvez plus perdre. Les autres jouent jusqu’à ce que l’un d’eux reste avec des cartes et la dame de pique.

## Cœurs

lesson-hearts-pass = Chaque cœur coûte un point, la dame de pique 13 ; le moins de points gagne. Passez d’abord trois cartes à { $left }. Les gros piques attirent la dame. Passez : { $cards }.
lesson-hearts-pass-done = { $right } vous a passé trois cartes, dont la dame de pique. { $across } a le deux de trèfle, donc l’entame.
lesson-hearts-first = Il faut fournir la couleur, et le premier pli ne coûte rien. Prenez-le avec { FORM($cards, case: "definite") } : voilà une grosse carte de moins.
lesson-hearts-first-done = L’as est la carte la plus forte de la couleur : le pli est à vous.
lesson-hearts-lead = Vous avez pris le pli, c’est donc à vous d’entamer. Entamez bas, et un autre prendra le pli : { FORM($cards, case: "definite") }.
lesson-hearts-lead-done = La carte la plus forte de la couleur demandée prend le pli. Il n’y a pas d’atout.
lesson-hearts-follow = { $right } entame à carreau, et vous n’en avez qu’un : vous devez jouer { FORM($cards, case: "definite") }.
lesson-hearts-follow-done = Vous n’avez plus de carreau. C’est utile : voyez ce qui est demandé ensuite.
lesson-hearts-queen = Carreau est encore demandé, et vous n’en avez plus : vous pouvez jouer n’importe quelle carte. Jetez { FORM($cards, case: "definite") } dans ce pli : { $across } le prend avec { FORM($against, case: "definite") }.
lesson-hearts-queen-done = { $across } prend le pli, et 13 points avec.
lesson-hearts-under = Jusqu’ici, { FORM($against, case: "definite") } prend le pli. Jouez { FORM($cards, case: "definite") } en dessous, et il n’est pas pour vous.
lesson-hearts-under-done = La dame de pique n’est plus là : les gros piques ne peuvent plus nuire. C’est le moment de vous en défaire.
lesson-hearts-high = De toute façon, { FORM($against, case: "definite") } prend le pli. Jouez en dessous votre plus gros pique, { FORM($cards, case: "definite") }.
lesson-hearts-high-done = Une grosse carte partie ne peut plus prendre de points.
lesson-hearts-take = Vous jouez en dernier, et ce pli ne contient aucun point. Prenez-le avec { FORM($cards, case: "definite") } : une grosse carte de moins, et c’est à vous d’entamer.
lesson-hearts-broken = À vous d’entamer. On ne peut pas entamer à cœur avant qu’un cœur ait été jeté dans un pli. Entamez avec { FORM($cards, case: "definite") }.
lesson-hearts-broken-done = { $left } n’a pas de trèfle et jette un cœur. Les cœurs sont brisés : désormais, on peut entamer à cœur.
lesson-hearts-hearts = On entame à cœur, et chaque cœur coûte un point. Restez sous { FORM($against, case: "definite") } : jouez { FORM($cards, case: "definite") }.
lesson-hearts-over = La leçon est finie. Qui prend les 26 points décroche la lune : les autres en reçoivent 26 chacun. Jouez les quatre derniers plis comme il vous plaît.

## Les deux

lesson-left = C’est permis aussi, mais la leçon prend un autre chemin. Revenez à cette étape, ou continuez comme il vous plaît.
lesson-over = La leçon est finie. Jouez maintenant votre propre partie.
lesson-set-up = Cette donne est préparée pour la leçon : elle n’a pas été mélangée, et rien n’en est compté ni gardé.
lesson-step = Étape { $number } sur { $steps }

## Le terminal

help-learn = Apprend un jeu en y jouant, en dix étapes courtes.
help-lesson = Le jeu : mustamaija ou hearts.
metavar-lesson = LEÇON
reason-no-such-lesson = Il n’y a pas de leçon « { $lesson } ». Il y a { $lessons }.
learn-title = Leçon : { $game }
learn-back = « { $undo } » revient à cette étape.
learn-end = La leçon est finie. Pour jouer une partie : { $command }
learn-nothing-kept = Dans une leçon, il n’y a ni conseil ni rien à garder : l’étape dit ce qu’il faut faire.
