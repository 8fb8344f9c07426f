### Ce qu’un conseil et une analyse disent sur la page ; chargé quand on les demande.

## Un conseil

page-hint-waits = Le conseiller s’échauffe encore : une minute environ, une fois sur cette machine. Le conseil vient de lui-même.
page-hint-all = Tous les choix
page-hint-losing = Combien de fois chaque choix perd la donne. Une barre plus courte vaut mieux.
page-hint-scoring = Combien de points chaque choix devrait apporter. Une barre plus courte vaut mieux.
page-hint-knows = Jugé d’après ce que vous pouvez savoir, sur { $deals } donnes essayées.
page-hint-solved = Calculé jusqu’au bout : tout est connu.
page-hint-close = Ranger le conseil
# À côté d’un jeu dans une liste : c’est celui qui a été joué.
page-played-so = joué

## Une analyse

page-analysis-title = Comment vous avez joué
page-analysis-what = Chacune de vos décisions est revue, avec plus de temps qu’à la table. Elle est jugée d’après ce que vous pouviez savoir alors, jamais d’après les cartes cachées.
page-analysis-state =
    { $state ->
        [waiting] D’autres passent avant vous. Votre analyse vient ensuite.
        [warming] Le conseiller s’échauffe encore : une minute environ, une fois sur cette machine.
       *[running] Vos décisions sont en cours d’examen.
    }
page-analysis-progress =
    { $of ->
        [one] { $done } décision sur { $of }
        [many] { $done } sur { $of } de décisions
       *[other] { $done } sur { $of } décisions
    }
page-analysis-done = L’analyse est là.
# Devant de petites images des cartes en main, et de celles sur la table.
page-analysis-held = En main :
page-analysis-lay = Sur la table :

## Qui peut demander un conseil

page-set-hints = Conseils
page-hints-auto = Pour qui joue en solo contre l’ordinateur
page-hints-yes = Pour tous ceux qui jouent
page-hints-no = Pour personne
page-hints-here =
    { $allowed ->
        [yes] Ici, ceux qui jouent peuvent demander un conseil.
       *[no] Ici, personne ne peut demander de conseil.
    }

## Pourquoi il n’y a pas de conseil

reason-no-hints = À cette table, personne ne peut demander de conseil.
reason-no-advice-here = Ce service ne peut pas donner de conseils : le complément « fast » n’est pas installé.
reason-nothing-to-decide = Vous n’avez rien à décider maintenant.
reason-hint-under-way = Votre dernier conseil est encore en préparation.
reason-hints-busy = Trop d’autres personnes attendent un conseil. Réessayez dans un instant.

## Pourquoi il n’y a pas d’analyse

reason-no-such-analysis = Cette analyse n’est plus conservée. Redemandez-la.
reason-analysis-failed = L’analyse n’a pas pu être achevée. Réessayez.
reason-analyses-busy = Trop d’autres personnes attendent une analyse. Réessayez dans un moment.
