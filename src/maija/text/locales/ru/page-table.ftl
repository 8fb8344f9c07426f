### Стол на странице: что на нём нарисовано.

page-cards-hidden = число карт скрыто
page-sits-in-short = компьютер
page-role-your-turn = ваш ход
page-sure-take =
    { $number ->
        [one] Взять { $number } карту? Можно побить больше.
        [few] Взять { $number } карты? Можно побить больше.
        [many] Взять { $number } карт? Можно побить больше.
       *[other] Взять { $number } карты? Можно побить больше.
    }
page-sure-take-all =
    { $number ->
        [1] Взять карту?
        [one] Взять все карты, их { $number }?
        [few] Взять все { $number } карты?
        [many] Взять все { $number } карт?
       *[other] Взять все { $number } карты?
    }
page-sure-take-yes = Да, взять { $number }
page-sure-no = Нет, подождать
page-bout-last = Последний заход
page-suit-led = Ход в масть:
page-set-aside = Отложено для передачи

## Когда сдача окончена

page-deal-scored = Сдача { $number } окончена
page-match-won =
    { $who ->
        [you] { $number ->
            [1] Вы выигрываете!
           *[other] Победа: { $seats }!
        }
       *[other] { $number ->
            [1] { $seats } выигрывает
           *[other] Победа: { $seats }
        }
    }
page-match-lost =
    { $who ->
        [you] { $number ->
            [1] Вы проигрываете партию
           *[other] Партию проигрывают { $seats }
        }
       *[other] { $number ->
            [1] { $seats } проигрывает партию
           *[other] Партию проигрывают { $seats }
        }
    }
page-score-place = Место
page-score-seat = Игрок
page-score-this = Эта сдача
page-scores-all = Все сдачи
page-how-drawn = сдача пошла по кругу: очков нет ни у кого
page-how-left = последние карты: проигрыш
page-how-left-with = на руках { $cards }
page-how-out = вне игры, { $number }-е место
page-how-moon = выстрел в луну
page-how-sun = все взятки

## Перед первой сдачей

page-gathering = Перед первой сдачей
page-fill = Посадить компьютеры на свободные места: { $number }
page-see-rules = О чём условились

## Рядом со столом

page-close = Закрыть
page-panel = Об этом столе
page-part-log = События
page-part-scores = Счёт
page-part-people = Игроки
page-part-rules = Правила
page-part-proof = Тасовка
page-played = Что сыграно
page-log-empty = Пока ничего.
page-scores-none = Ни одна сдача ещё не записана.
page-shuffle-what = Выбрать карты не может никто: перед каждой сдачей сервер обещает свой секрет, каждый добавляет свою долю случая, а потом секрет публикуется. Эта страница его проверяет.
page-line-open = На связи
page-order-suit = По мастям
page-order-trump = Козыри справа
page-order-rank = По старшинству
page-order-change = порядок карт: сменить
