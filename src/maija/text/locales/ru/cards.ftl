### Масти, слова и имена.

suit-clubs = трефы
suit-diamonds = бубны
suit-hearts = червы
suit-spades = пики

word-done = готово
word-take = взять
word-claim = отдать карты
word-draw = добрать
word-decline = пас
word-name-clubs = козыри трефы
word-name-diamonds = козыри бубны
word-name-hearts = козыри червы
word-name-spades = козыри пики
word-others-plus = записать очки остальным
word-self-minus = списать очки у себя

## Карта, какой её видят, и какой её называют вслух, в том падеже, которого просит предложение.

card-shown =
    { $case ->
       *[nominative] { $card }
        [accusative] { $card }
        [instrumental] картой { $card }
    }
card-name =
    { $case ->
       *[nominative] { $rank ->
            [2] двойка
            [3] тройка
            [4] четвёрка
            [5] пятёрка
            [6] шестёрка
            [7] семёрка
            [8] восьмёрка
            [9] девятка
            [10] десятка
            [jack] валет
            [queen] дама
            [king] король
           *[ace] туз
        }
        [accusative] { $rank ->
            [2] двойку
            [3] тройку
            [4] четвёрку
            [5] пятёрку
            [6] шестёрку
            [7] семёрку
            [8] восьмёрку
            [9] девятку
            [10] десятку
            [jack] валета
            [queen] даму
            [king] короля
           *[ace] туза
        }
        [instrumental] { $rank ->
            [2] двойкой
            [3] тройкой
            [4] четвёркой
            [5] пятёркой
            [6] шестёркой
            [7] семёркой
            [8] восьмёркой
            [9] девяткой
            [10] десяткой
            [jack] валетом
            [queen] дамой
            [king] королём
           *[ace] тузом
        }
    } { $suit ->
        [clubs] треф
        [diamonds] бубен
        [hearts] червей
       *[spades] пик
    }

## Кто где сидит; в игре вы всегда на первом месте.

you = вы
seat-0 = Лемпи
seat-1 = Айно
seat-2 = Эйно
seat-3 = Хелми
seat-4 = Онни
seat-5 = Сийри
seat-6 = Тойво
seat-7 = Венла
nobody = никто
nothing = ничего
