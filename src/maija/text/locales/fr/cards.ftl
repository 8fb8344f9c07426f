### Les couleurs, les mots du jeu et les noms. L’atout se dit sans article : « atout cœur ».

suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique

word-done = fini
word-take = ramasser
word-claim = céder ses cartes
word-draw = piocher
word-decline = renoncer
word-name-clubs = atout trèfle
word-name-diamonds = atout carreau
word-name-hearts = atout cœur
word-name-spades = atout pique
word-others-plus = donner les points aux autres
word-self-minus = retirer les points de son score

## Une carte telle qu’on la voit, et telle qu’on la dit : avec ou sans article, selon la phrase.

card-shown = { $card }
card-name =
    { $case ->
        [definite] { $rank ->
            [queen] la dame
            [ace] l’as
            [2] le deux
            [3] le trois
            [4] le quatre
            [5] le cinq
            [6] le six
            [7] le sept
            [8] le huit
            [9] le neuf
            [10] le dix
            [jack] le valet
           *[king] le roi
        }
       *[nominative] { $rank ->
            [queen] dame
            [ace] as
            [2] deux
            [3] trois
            [4] quatre
            [5] cinq
            [6] six
            [7] sept
            [8] huit
            [9] neuf
            [10] dix
            [jack] valet
           *[king] roi
        }
    } de { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }

## Qui est assis où ; dans une partie, vous êtes toujours à la première place.

you = vous
seat-0 = Lempi
seat-1 = Aino
seat-2 = Eino
seat-3 = Helmi
seat-4 = Onni
seat-5 = Siiri
seat-6 = Toivo
seat-7 = Venla
nobody = personne
nothing = rien
