### La ligne de commande pour l’oreille, et pour les doigts sur le braille.

help-plain = Des lignes simples pour les lecteurs d’écran et le braille : sans couleurs ni dessins, un événement par ligne, les cartes par leur nom.
