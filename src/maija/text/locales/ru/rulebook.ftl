### Книга правил стола: примеры с картами, чем отличаются двое правил, источники.

## Примеры. Заголовок и строки: за текстом с двоеточием в конце стоят карты.

example-title-lead = Какие карты можно положить вместе
example-title-limit = Со скольких карт можно зайти
example-title-beating = Что чем бьётся
example-title-queen = Пиковая дама на руках у защитника
example-title-pair = На руках короли и дамы
example-title-turned = Открыта пика
example-title-trump-beating = Заход с козыря
example-title-picked-up = Заход, в котором побита одна карта
example-title-beaten = Заход, отбитый целиком
example-title-follow = Ход в масть
example-title-trick = Кто берёт взятку
example-title-first-card = Первая карта сдачи
example-title-first-trick = Первая взятка, когда нет той масти, с которой зашли
example-title-leading-hearts = Первый ход взятки, пока червы не открыты
example-title-costs = Сколько стоит каждая карта
example-title-everything = Один игрок берёт все штрафные карты

example-holds = На руках:
example-leader-holds = У атакующего на руках:
example-defender-holds = У защитника на руках:
example-led = Заход:
example-led-to-trick = Первый ход взятки:
example-led-first = Первый ход первой взятки:
example-lead = Вместе можно положить:
example-limit =
    { $stock ->
        [gone] { $number ->
            [one] У защитника { $number } карта, и колода кончилась.
            [few] У защитника { $number } карты, и колода кончилась.
            [many] У защитника { $number } карт, и колода кончилась.
           *[other] У защитника { $number } карты, и колода кончилась.
        }
       *[there] { $number ->
            [one] У защитника { $number } карта; колода ещё есть.
            [few] У защитника { $number } карты; колода ещё есть.
            [many] У защитника { $number } карт; колода ещё есть.
           *[other] У защитника { $number } карты; колода ещё есть.
        }
    }
example-limit-most =
    { $number ->
        [one] Зайти можно не больше чем с { $number } карты.
        [few] Зайти можно не больше чем с { $number } карт.
        [many] Зайти можно не больше чем с { $number } карт.
       *[other] Зайти можно не больше чем с { $number } карты.
    }
example-claim = Это слишком много: защитник может отдать карты.
example-trumps =
    { $trumps ->
        [clubs] Козыри — трефы.
        [diamonds] Козыри — бубны.
        [hearts] Козыри — червы.
        [spades] Козыри — пики.
       *[none] Козырей нет.
    }
example-beaten-by = Что бьёт { FORM($card, case: "accusative") }:
example-beaten-by-none = Из этих карт ни одна не бьёт { FORM($card, case: "accusative") }.
example-names = Назначить козыри можно с этими картами:
example-turned = Открыта карта:
example-turned-back = Открыта карта и возвращена в колоду:
example-laid-on = Ответ на { FORM($card, case: "accusative") }:
example-out-of-play = В отбой:
example-picked-up = Взято:
example-taken-back = Назад на руки:
example-draws =
    { $who ->
        [leader] { $number ->
            [one] Атакующий добирает { $number } карту.
            [few] Атакующий добирает { $number } карты.
            [many] Атакующий добирает { $number } карт.
           *[other] Атакующий добирает { $number } карты.
        }
       *[defender] { $number ->
            [one] Защитник добирает { $number } карту.
            [few] Защитник добирает { $number } карты.
            [many] Защитник добирает { $number } карт.
           *[other] Защитник добирает { $number } карты.
        }
    }
example-defender-now =
    { $number ->
        [one] Теперь у защитника { $number } карта.
        [few] Теперь у защитника { $number } карты.
        [many] Теперь у защитника { $number } карт.
       *[other] Теперь у защитника { $number } карты.
    }
example-next =
    { $who ->
        [defender] Следующим заходит защитник.
       *[left] Следующим заходит игрок слева от защитника.
    }
example-may-play = Можно положить:
example-may-lead = Годится для хода:
example-unbroken = Ни одной червы ещё не сыграно.
example-trick = Положено, по карте от каждого:
example-takes = Взятку берёт:
example-costs =
    { $number ->
        [1] { $points ->
            [one] { $points } очко:
            [few] { $points } очка:
            [many] { $points } очков:
           *[other] { $points } очка:
        }
       *[other] { $points ->
            [one] По { $points } очку:
            [few] По { $points } очка:
            [many] По { $points } очков:
           *[other] По { $points } очка:
        }
    }
example-off =
    { $points ->
        [one] Списывают { $points } очко:
        [few] Списывают { $points } очка:
        [many] Списывают { $points } очков:
       *[other] Списывают { $points } очка:
    }
example-everything = Счёт этого игрока: { $own }, каждого из остальных: { $others }.
example-everything-others-plus = Если очки записать остальным, счёт этого игрока: { $own }, каждого из остальных: { $others }.
example-everything-self-minus = Если очки списать у себя, счёт этого игрока: { $own }, каждого из остальных: { $others }.

## Чем отличаются двое правил. Заголовки строк.

topic-mustamaija-cards = Игроки и колоды
topic-mustamaija-hands = Карт на руках
topic-mustamaija-dealer = Кто сдаёт
topic-mustamaija-attack = Со скольких карт заходят
topic-mustamaija-counts = Кто знает число карт
topic-mustamaija-defence = Бить и брать
topic-mustamaija-queen = Пиковая дама
topic-mustamaija-trumps = Откуда берутся козыри
topic-mustamaija-draw = Добор из колоды
topic-mustamaija-score = Счёт и партия
topic-mustamaija-repetition = Сдача без конца
topic-mustamaija-choices = Что ещё можно изменить
topic-hearts-costs = Штрафные карты
topic-hearts-worth = Очков в сдаче
topic-hearts-pass = Передача карт
topic-hearts-first-lead = Первая карта сдачи
topic-hearts-hearts-lead = Ход с червей
topic-hearts-first-trick = Штраф в первой взятке
topic-hearts-moon = Выстрел в луну
topic-hearts-removed = Убранные карты
topic-hearts-dealer = Кто сдаёт
topic-hearts-end = Конец партии
topic-hearts-choices = Что ещё можно изменить

compare-title = { $one } и { $other }: чем они отличаются
compare-same = { $one } и { $other }: правила одни и те же.
compare-rule = Правило
compare-nothing = –
compare-for-players = При { $players } игроках: { $sentence }
compare-worth =
    { $number ->
        [one] При { $players } игроках они стоят { $number } очко.
        [few] При { $players } игроках они стоят { $number } очка.
        [many] При { $players } игроках они стоят { $number } очков.
       *[other] При { $players } игроках они стоят { $number } очка.
    }
compare-choice = { $option }: { $values }
compare-choice-free = { $option }: другое число
compare-choice-none = { $option }: отдельно не меняется

## Источники. { $address } — общедоступная страница.

source-s1 = Финские правила «Musta-Maija» (пункт S1.24 — двадцать четвёртый из них)
source-s2 = Французские правила «Mustamaija»; на странице они рассказаны немного иначе
source-s3 = Русские правила «Черный ворон (Mustamaija)»; общедоступной страницы мы не знаем
source-s4 = Турецкая страница, которая сравнивает игры «Black Maria» и «Червы»; общедоступной страницы мы не знаем
source-p01 = Английские правила Мустамайи на сайте Pagat
source-p07 = Шведская статья об игре Dam
source-g11 = Программа для игры «Червы» со многими настройками
source-x09 = Что писали игроки о приложении для игры «Червы»
source-m = Решено в Maija там, где правила игры «Мустамайя» молчат или расходятся
source-t = Решено в Maija там, где правила игры «Червы» молчат или расходятся

## Лист: правила на бумаге или в файле

sheet-title = { $name }
sheet-game =
    { $players ->
        [one] { $game }, { $players } игрок
        [few] { $game }, { $players } игрока
        [many] { $game }, { $players } игроков
       *[other] { $game }, { $players } игрока
    }
sheet-changed =
    { $number ->
        [0] Без изменений: так в эту игру здесь обычно и играют.
        [one] { $number } правило не такое, как в игре «{ $game }»; оно отмечено.
        [few] { $number } правила не такие, как в игре «{ $game }»; они отмечены.
        [many] { $number } правил не такие, как в игре «{ $game }»; они отмечены.
       *[other] { $number } правила не такие, как в игре «{ $game }»; они отмечены.
    }
sheet-sources = Источники
sheet-source = { $key }: { $text }
sheet-source-at = { $key }: { $text }, { $address }
refused-by = Правила, «{ $chapter }»: { $sentence }

## Домашние правила в файле

house-not-readable = Файл { $file } не читается: { $why }
house-not-a-file = { $file } — не файл домашних правил. Его записывает кнопка «Сохранить в файл» на странице или maija rules ИГРА --save { $file }.
house-newer = Файл { $file } записан более новой программой Maija: его форма — { $form }, а самая новая известная здесь — { $known }.
house-no-text = { $file } — не текст в UTF-8.
house-too-long = Файл { $file } слишком велик для домашних правил.
house-saved = Правила сохранены в файле { $file }.
sheet-exists = Файл с таким именем уже есть, он остаётся как есть: { $file }
sheet-not-written = Файл { $file } не записывается: { $why }
sheet-written = Лист записан в файл { $file }.

## Команда maija rules

help-against = Рассказать только то, чем правила отличаются от этой игры или от этих домашних правил.
help-examples = Показать на картах, что значат правила.
help-sources = Сказать, откуда каждое правило.
help-markdown = Вывести в Markdown.
help-html = Записать в этот файл страницу для печати. С --no-examples это один лист бумаги.
help-save-rules = Сохранить игру и всё изменённое в этом файле как домашние правила, например в semya.json.
help-name = Как называются эти домашние правила.
