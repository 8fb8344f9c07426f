### Oyunların adları.

page-game-musta-maija = Musta-Maija
page-game-mustamaija = Mustamaija (Fransa)
page-game-voron = Voron
page-game-pagat = Pagat’taki Musta Maija
page-game-dam = Dam
page-game-black-maria = Black Maria
page-game-hearts = Kupa
