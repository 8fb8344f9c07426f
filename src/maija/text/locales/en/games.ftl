### What the games are called.

page-game-musta-maija = Musta Maija
page-game-mustamaija = Mustamaija (French)
page-game-voron = Voron
page-game-pagat = Musta Maija as on Pagat
page-game-dam = Dam
page-game-black-maria = Black Maria
page-game-hearts = Hearts
