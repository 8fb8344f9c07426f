### Le conseil à la table, et ce qui reste refusé.

page-hint = Conseil
page-hint-title = Qu’est-ce qui serait le mieux maintenant ? (touche « ? »)
page-card-hinted = { $card }, conseillé
page-warming = Les joueurs forts de l’ordinateur s’échauffent encore : une minute environ, une fois sur cette machine. Jusque-là, ils jouent d’expérience.
page-set-hints = Conseils
page-hints-auto = Seulement pour qui joue sans compagnie contre l’ordinateur
page-hints-yes = Pour tous ceux qui jouent
page-hints-no = Pour personne
page-hints-here =
    { $allowed ->
        [yes] Ici, ceux qui jouent peuvent demander un conseil.
       *[no] Ici, personne ne peut demander de conseil.
    }
page-analysis-open = Comment ai-je joué ?
reason-no-hints = À cette table, personne ne peut demander de conseil.
reason-no-advice-here = Ce service ne peut pas donner de conseils : le complément « fast » n’est pas installé.
reason-nothing-to-decide = Vous n’avez rien à décider maintenant.
reason-hint-under-way = Votre dernier conseil est encore en préparation.
reason-hints-busy = Trop d’autres personnes attendent un conseil. Réessayez dans un instant.
reason-no-such-analysis = Cette analyse n’est plus conservée. Redemandez-la.
reason-analysis-failed = L’analyse n’a pas pu être achevée. Réessayez.
reason-analyses-busy = Trop d’autres personnes attendent une analyse. Réessayez dans un moment.
