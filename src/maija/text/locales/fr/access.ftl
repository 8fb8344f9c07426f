### La ligne de commande à l’oreille et au braille.

help-plain = Lignes simples pour lecteurs d’écran et braille : ni couleurs ni dessins, un événement par ligne, les cartes par leur nom.
