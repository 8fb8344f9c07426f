### Le service pour qui le tient : démarrage, copies, oubli. `$folder` et `$file` sont des chemins du système.

help-serve = Ouvre la table dans le navigateur.
help-serve-host = Où écouter. Par défaut seule cette machine peut venir ; 0.0.0.0 laisse entrer tout le monde.
help-serve-port = Le port ; 0 en prend un libre.
help-serve-data = Le dossier où les tables sont gardées.
help-serve-open = Si le navigateur s’ouvre.
help-serve-database = Une base PostgreSQL où garder les tables, comme postgresql://user@host/maija.
help-serve-root-path = Le chemin sous lequel un mandataire montre le service, comme /maija.
help-serve-name = Un nom par lequel les autres atteignent le service. Peut être donné plusieurs fois.
help-serve-public-url = L’adresse par laquelle les autres viennent, comme https://cards.example.org/maija. Les invitations y mènent.
help-serve-log = Comment le journal est écrit : text ou json, une ligne par événement.
help-serve-proxy = L’adresse d’un mandataire dont les en-têtes transmis sont crus. Peut être donné plusieurs fois.
help-serve-monitor = Une adresse qui peut lire les mesures. Peut être donné plusieurs fois.
help-serve-cert = Le certificat, pour https.
help-serve-engine = Un programme qu’on peut choisir à une table par son nom, comme strong="/opt/strong --fast". Peut être donné plusieurs fois.
metavar-engine = NOM=COMMANDE
help-serve-key = La clé privée du certificat.

serve-ready = La table est ouverte à { $address }
serve-public = Qui peut atteindre cette machine peut venir, au port { $port } de : { $addresses }
serve-public-url = Les autres viennent par { $address }
serve-stop = Ctrl+C la ferme ; toutes les parties sont gardées.
serve-running = La table est déjà ouverte à { $address }
serve-folder-in-use = Un autre service est en train de démarrer avec le dossier { $folder }. Attendez un instant, ou indiquez un autre dossier avec --data.
serve-not-installed = Il faut plus que la seule bibliothèque : pip install maija[table] (manque : { $module }).
serve-cert-and-key = Un certificat va avec sa clé : donnez --cert et --key.
serve-no-file = Il n’y a pas de fichier { $file }.
reason-engine-form = « { $text } » ne nomme pas de programme : écrivez --engine nom="commande", comme --engine strong="/opt/strong --fast".
reason-engine-name = « { $name } » ne peut pas être le nom d’un programme : jusqu’à 24 petites lettres, chiffres, points et traits d’union, aucun de nos joueurs, chaque nom une fois.

## maija backup

help-backup = Copie toutes les tables dans un nouveau fichier, même pendant que le service tourne.
help-backup-file = La copie. Rien n’est écrasé.
backup-done = Toutes les tables sont maintenant dans { $file }, et la copie est saine. Pour l’utiliser, arrêtez le service et mettez-la à la place de maija.sqlite dans le dossier de données, sans les fichiers -wal et -shm à côté.

## maija forget

help-forget = Oublie pour de bon une table ou un nom.
help-forget-table = Le code d’invitation d’une table : elle est supprimée avec ses coups, ses fichiers de partie et ses liens.
help-forget-name = Un nom : un autre mot prend sa place partout. Un nom qu’une table distinguait par un numéro, comme « Anna 2 », part avec lui.
help-forget-yes = Ne pas redemander.
forget-what = Dites ce qu’il faut oublier : --table CODE ou --name NOM.
forget-running = Un service tourne avec le dossier { $folder }. Arrêtez-le d’abord, puis redemandez.
forget-no-table = Il n’y a pas de table « { $code } » dans le stockage.
forget-no-name = Personne ne s’appelle « { $name } » dans le stockage.
forget-neutral = « { $name } » est le nom de toutes les personnes oubliées.
forget-somebody = quelqu’un
forget-this-table = La table { $code }, utilisée pour la dernière fois le { $day }. À ses places : { $names }.
forget-this-name =
    { $tables ->
        [one] « { $name } » figure à { $tables } table, dans ses coups et ses fichiers de partie. Désormais il y aura « { $word } ».
        [many] « { $name } » figure à { $tables } de tables, dans leurs coups et leurs fichiers de partie. Désormais il y aura « { $word } ».
       *[other] « { $name } » figure à { $tables } tables, dans leurs coups et leurs fichiers de partie. Désormais il y aura « { $word } ».
    }
forget-again = C’est définitif. Tapez encore une fois { $word } pour continuer :
forget-stopped = Rien n’a été changé.
forget-table-done = La table { $code } est oubliée, et il n’en reste rien dans le stockage.
forget-name-done =
    { $tables ->
        [one] « { $name } » est oublié à { $tables } table, et il n’en reste rien dans le stockage.
        [many] « { $name } » est oublié à { $tables } de tables, et il n’en reste rien dans le stockage.
       *[other] « { $name } » est oublié à { $tables } tables, et il n’en reste rien dans le stockage.
    }
forget-copy = Cette copie plus ancienne l’a encore ; supprimez-la si vous n’en avez pas besoin : { $file }
reason-forget-unreadable = La table { $table } ne peut pas être lue, donc rien n’a été changé. Oubliez-la d’abord en entier : maija forget --table { $table }
reason-store-in-use = Un autre programme utilise { $file }. Rien n’a été changé ; attendez qu’il finisse, puis redemandez.
