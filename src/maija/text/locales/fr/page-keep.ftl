### Garder Maija sur un appareil ; chargé avec la partie qui le propose.

page-offline = Sans réseau
page-offline-what = Maija peut être gardé sur cet appareil : il s’ouvre alors sans réseau, et vous y jouez contre l’ordinateur, selon les mêmes règles.
# $size est un nombre de mégaoctets.
page-offline-keep = Garder sur cet appareil ({ $size } Mo)
# $have et $all sont des nombres de mégaoctets.
page-offline-loading = Chargé : { $have } sur { $all } Mo
page-offline-trying = On vérifie que le jeu marche ici…
page-offline-kept = Gardé sur cet appareil : Maija s’ouvre et se joue ici sans réseau.
page-offline-forget = Retirer de cet appareil
page-offline-forget-sure = Retirer ce qui est gardé pour jouer sans réseau ? Vos tables restent sur cet appareil.
page-offline-failed = Tout n’a pas pu être gardé. Y a-t-il assez de place sur cet appareil, et le réseau marche-t-il ?
page-offline-insecure = Les navigateurs ne permettent cela, comme l’installation de Maija, qu’aux adresses qui commencent par https et sur la machine où tourne le service. À cette adresse, vous jouez avec le réseau comme d’habitude.
page-offline-unsupported = Ce navigateur ne peut pas garder Maija. Dans une fenêtre privée non plus, les navigateurs ne gardent rien.
page-offline-unoffered = Ce service ne le propose pas. La personne qui le tient peut l’ajouter : pip install "maija[offline]".
page-install = Installer Maija
