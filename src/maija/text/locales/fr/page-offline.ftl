### Sans réseau : ce qu’un navigateur garde sur son appareil, et ce qui continue sans le service.

page-offline-away = Il n’y a pas de liaison avec le service.
page-offline-away-kept = Contre l’ordinateur, vous continuez ici, ainsi qu’aux tables commencées sur cet appareil. Les tables des autres, les invitations et les joueurs-ordinateurs qui calculent d’avance ont besoin du service.
page-offline-away-nothing = Rien n’est encore gardé sur cet appareil pour jouer. Quand le service répondra, vous trouverez plus bas le bouton pour cela.
# À côté d’une table gardée sur cet appareil.
page-here = sur cet appareil
reason-open-elsewhere = Cette table est ouverte dans une autre fenêtre de ce navigateur. Fermez-la d’abord là-bas.
reason-offline-failed = Ce qui joue sans réseau ne démarre pas sur cet appareil.
