### Le livret des règles sur la page.

page-rules-examples = Exemples avec des cartes
page-rules-sources = D’où vient chaque règle
page-rules-where = D’où viennent les règles
page-rules-sheet = Imprimer ou comparer
page-rule-show = Montrer la règle
page-rules-file-save = Enregistrer dans un fichier
page-rules-file-open = Ouvrir un fichier de règles maison
page-rules-file-wrong =
    { $why ->
        [newer] Ce fichier vient d’une version plus récente de Maija ; il ne peut pas être lu ici.
       *[none] Ce n’est pas un fichier de règles maison.
    }
