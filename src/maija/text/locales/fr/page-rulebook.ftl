### Le livret des règles sur la page.

page-rules-compare = Comparer
page-rules-examples = Exemples avec des cartes
page-rules-sources = D’où vient chaque règle
page-rules-where = D’où viennent les règles
page-rules-print = Imprimer
page-rules-sheet = Imprimer ou comparer
page-rule-show = Montrer la règle
page-compare-with = Ce qui change par rapport à
page-compare-rule = Règle
page-compare-caption = { $one } et { $other } : ce qui diffère
page-compare-same = { $one } et { $other } se jouent selon les mêmes règles.
page-compare-nothing = –
page-rules-file-save = Enregistrer dans un fichier
page-rules-file-open = Ouvrir un fichier de règles maison
page-rules-file-wrong =
    { $why ->
        [newer] Ce fichier vient d’une version plus récente de Maija ; il ne peut pas être lu ici.
       *[none] Ce n’est pas un fichier de règles maison.
    }
