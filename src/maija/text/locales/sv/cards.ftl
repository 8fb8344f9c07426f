### Färgerna, spelets ord och namnen. Färger och kort böjs inte: hjärter sju, spader dam.

suit-clubs = klöver
suit-diamonds = ruter
suit-hearts = hjärter
suit-spades = spader

word-done = klar
word-take = ta upp
word-claim = lämna korten
word-draw = ta kort
word-decline = avstå
word-name-clubs = klöver trumf
word-name-diamonds = ruter trumf
word-name-hearts = hjärter trumf
word-name-spades = spader trumf
word-others-plus = ge poängen till de andra
word-self-minus = dra av poängen från dina egna

## Ett kort som det syns, och som det sägs. Ingen mening behöver någon annan form.

card-shown = { $card }
card-name =
    { $suit ->
        [clubs] klöver
        [diamonds] ruter
        [hearts] hjärter
       *[spades] spader
    } { $rank ->
        [2] två
        [3] tre
        [4] fyra
        [5] fem
        [6] sex
        [7] sju
        [8] åtta
        [9] nio
        [10] tio
        [jack] knekt
        [queen] dam
        [king] kung
       *[ace] ess
    }

## Vem som sitter var; i ett spel är du alltid först.

you = du
seat-0 = Lempi
seat-1 = Aino
seat-2 = Eino
seat-3 = Helmi
seat-4 = Onni
seat-5 = Siiri
seat-6 = Toivo
seat-7 = Venla
nobody = ingen
nothing = inget
