### Les explications et les astuces à la table de la page : leur cadre, et quand elles viennent.

page-guide = Aide pour cette décision
page-guide-close = Ranger
page-guide-off = Désactiver
page-guide-gone = Il n’y a plus d’aide avant vos décisions. Les réglages la font revenir.
page-guides = Apprendre
page-prompts = Explications
page-prompts-what = À chacune de vos décisions : quelle est la situation, et ce que vous pouvez faire.
page-prompts-first = Pendant la première partie
page-prompts-on = Toujours
page-prompts-off = Jamais
page-tips = Astuces
page-tips-what = De temps en temps, ce qu’il est bon de savoir ; une même astuce, une seule fois par donne.
page-tips-first = Pendant les premières parties
page-tips-on = Toujours
page-tips-off = Jamais
