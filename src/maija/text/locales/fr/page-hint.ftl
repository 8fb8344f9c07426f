### Le conseil à la table de la page ; ce que dit un conseil se trouve dans page-advice.

page-hint = Conseil
page-hint-title = Qu’est-ce qui serait le mieux maintenant ? (touche « ? »)
page-card-hinted = { $card }, carte conseillée
page-warming = Les joueurs-ordinateurs les plus forts s’échauffent encore : une minute environ, une fois sur cette machine. Jusque-là, ils jouent d’expérience.
page-analysis-open = Comment ai-je joué ?
