### Как называются игры.

page-game-musta-maija = Муста-Майя
page-game-mustamaija = Мустамайя (Франция)
page-game-voron = Чёрный ворон
page-game-pagat = Муста-Майя по Pagat
page-game-dam = Dam
page-game-black-maria = Black Maria
page-game-hearts = Червы
