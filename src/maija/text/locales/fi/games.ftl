### Pelien nimet.

page-game-musta-maija = Musta-Maija
page-game-mustamaija = Mustamaija (ranskalainen)
page-game-voron = Voron
page-game-pagat = Musta Maija Pagatin mukaan
page-game-dam = Dam
page-game-black-maria = Black Maria
page-game-hearts = Hertta
