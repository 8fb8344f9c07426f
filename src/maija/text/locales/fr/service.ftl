### Ce que le service refuse, aux pages comme aux commandes. `$folder` et `$file` sont des chemins du système.

## Le stockage

reason-store-full = Le disque de { $file } est plein. Rien n’est perdu ; faites de la place et continuez.
reason-store-read-only = Impossible d’écrire { $file }. Donnez-en le droit à votre utilisateur, ou indiquez un autre dossier avec --data.
reason-store-damaged = Le stockage { $file } est abîmé. Il est resté tel quel. Mettez-le de côté et copiez une sauvegarde (maija backup) à sa place.
reason-store-newer = Le stockage { $file } vient d’une version plus récente de Maija (forme { $form } ; celle-ci connaît { $known }). Prenez cette version.
reason-store-foreign = { $file } est la base de données d’autre chose.
reason-store-conflict = Un autre service a écrit cette table.
reason-store-failed = Le stockage n’a pas pu le garder : { $why }
reason-store-busy = La table est justement en cours de rangement. Réessayez.
reason-table-unreadable = Cette table ne peut plus être lue. Elle reste telle quelle ; qui exploite le service en trouve plus dans le journal.
reason-no-store = Il n’y a pas de stockage { $file }.
reason-backup-exists = Il y a déjà un fichier { $file }.
reason-backup-not-here = Une base PostgreSQL se copie avec ses propres outils (pg_dump).
reason-bad-key = La clé { $file } est abîmée. Supprimez-la ; tout le monde reçoit alors un nouveau cookie et revient par un lien personnel.

## Demandes

reason-wrong-host = { $host } n’est pas un nom de ce service. Prenez l’adresse qu’il dit à son démarrage, ou démarrez-le avec --name.
reason-wrong-origin = La demande vient d’une page d’une autre adresse : { $origin } au lieu de { $host }.
reason-too-many-requests =
    { $seconds ->
        [one] C’était trop en peu de temps. Attendez { $seconds } seconde.
        [many] C’était trop en peu de temps. Attendez { $seconds } de secondes.
       *[other] C’était trop en peu de temps. Attendez { $seconds } secondes.
    }
reason-body-too-large =
    { $most ->
        [one] C’est trop grand : { $most } octet au plus.
        [many] C’est trop grand : { $most } d’octets au plus.
       *[other] C’est trop grand : { $most } octets au plus.
    }
reason-no-such-page = Il n’y a rien ici.
reason-no-such-method = Cela ne se fait pas ici.
reason-bad-request = Cela n’a pas été compris : { $why }
reason-our-fault = Quelque chose s’est mal passé de notre côté. Rien n’est perdu ; réessayez.
reason-no-such-table = Cette table n’existe plus.
reason-no-such-code = Aucune table n’a ce code.
reason-code-unreadable = Ce n’est pas un code d’invitation. Il a trois mots, comme kopa-rime-tesa.
reason-no-such-game-file = Aucune donne de cette partie n’est encore finie.
reason-game-of-two-laws = Cette partie a été jouée avec plus d’une loi ({ $laws }) : il n’y a pas de fichier de partie vérifiable.
reason-no-such-picture = Il n’y a pas d’image de ce nom.
reason-link-used = Ce lien a déjà servi, ou il est trop vieux. Demandez-en un nouveau.
reason-not-from-here = Seule la personne devant la machine elle-même peut faire cela.
reason-no-network = Cette machine n’a pas de réseau par où d’autres pourraient venir.
reason-name-empty = Un nom a besoin d’au moins une lettre.
reason-name-too-long =
    { $most ->
        [one] Un nom a { $most } lettre au plus.
        [many] Un nom a { $most } de lettres au plus.
       *[other] Un nom a { $most } lettres au plus.
    }
reason-bad-command = Cela n’a pas été compris : { $why }
reason-frame-too-long =
    { $most ->
        [one] C’est trop long : { $most } octet au plus.
        [many] C’est trop long : { $most } d’octets au plus.
       *[other] C’est trop long : { $most } octets au plus.
    }
reason-too-fast = C’était trop en peu de temps.
reason-silent = Aucun signe de vie depuis trop longtemps.
reason-come-again = La table a avancé entre-temps.
reason-put-away = La table a été rangée, car il n’y avait personne.
reason-stopping = Le service se ferme. Tout est gardé.
reason-no-such-phrase = Il n’y a pas de phrase « { $phrase } ».
reason-bad-host-field = La demande ne dit pas à qui elle s’adresse.
reason-bad-network = « { $network } » n’est ni une adresse ni un réseau comme 10.0.0.0/8.
reason-bad-root-path = « { $path } » ne peut pas être le chemin d’un service : on l’écrit comme /maija.
reason-bad-public-address = « { $address } » n’est pas l’adresse d’une page : on l’écrit comme https://cards.example.org/maija.
reason-public-address-of-nobody = « { $address } » mène chacun à sa propre machine. Indiquez l’adresse par laquelle les autres viennent.
reason-public-path-differs = L’adresse publique se trouve sous { $public }, mais --root-path dit { $root }. Ne donnez pas --root-path.
reason-bad-host = « { $host } » ne peut pas être le nom d’une machine.
reason-bad-http = Ce n’est pas du HTTP : { $why }
reason-not-for-you = Seuls cette machine et les moniteurs désignés peuvent lire les mesures.
reason-port-in-use = Le port { $port } est pris sur { $host }. Le port { $next } est libre : prenez-le avec --port { $next }, ou 0 pour n’importe lequel.
reason-ports-in-use = Le port { $port } est pris sur { $host }, et les suivants aussi. Choisissez-en un autre avec --port, ou 0 pour n’importe lequel.
reason-port-not-allowed = Votre utilisateur ne peut pas écouter au port { $port }. Choisissez-en un au-dessus de 1023 avec --port.
reason-no-such-address = { $host } n’est pas une adresse de cette machine.
reason-bad-certificate = { $file } n’est pas un certificat utilisable ({ $why }). Il doit être au format PEM.
reason-bad-private-key = { $key } n’est pas une clé privée utilisable ({ $why }). Elle doit être au format PEM et sans mot de passe.
reason-key-of-another-certificate = { $key } est la clé d’un autre certificat que { $file }.
reason-cannot-listen = Impossible de laisser entrer quelqu’un sur { $host }, port { $port } : { $why }
