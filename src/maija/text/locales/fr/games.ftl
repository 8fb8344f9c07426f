### Comment les jeux s’appellent.

page-game-musta-maija = Musta-Maija
page-game-mustamaija = Mustamaija (France)
page-game-voron = Voron
page-game-pagat = Musta Maija (Pagat)
page-game-dam = Dam
page-game-black-maria = Black Maria
page-game-hearts = Cœurs
