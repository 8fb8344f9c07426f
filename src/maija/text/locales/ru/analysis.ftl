### Разбор сыгранной игры. `$who` — «you» или «other», `$seat` — имя, `$cards` — карты через пробел,
### `$play` — поступок как ярлык (`advice-play-…`), `$estimate` — чего от него ждать
### (`advice-short-…`). Имена не склоняются.

analysis-title =
    Разбор: { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
analysis-knowledge = Каждое решение оценено по тому, что в ту минуту могли знать на этом месте. В закрытые карты никто не заглядывал: их сдавали заново снова и снова, так, как они, по всему известному, могли лежать.
analysis-method =
    { $deals ->
        [one] Для каждого решения испробовано не больше { $deals } расклада.
        [few] Для каждого решения испробовано не больше { $deals } раскладов.
        [many] Для каждого решения испробовано не больше { $deals } раскладов.
       *[other] Для каждого решения испробовано не больше { $deals } расклада.
    }
analysis-forced =
    { $number ->
        [0] Выбор был в каждом действии.
        [one] Без оценки осталось { $number } действие: ничего другого сделать было нельзя.
        [few] Без оценки остались { $number } действия: ничего другого сделать было нельзя.
        [many] Без оценки остались { $number } действий: ничего другого сделать было нельзя.
       *[other] Без оценки остались { $number } действия: ничего другого сделать было нельзя.
    }
analysis-seat =
    { $who ->
        [you] Ваши решения
       *[other] Решения игрока { $seat }
    }
analysis-summary =
    { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
        [many] { $decisions } решений
       *[other] { $decisions } решения
    }: { $clear ->
        [0] явных потерь нет.
        [one] из них { $clear } с явной потерей.
        [few] из них { $clear } с явной потерей.
        [many] из них { $clear } с явной потерей.
       *[other] из них { $clear } с явной потерей.
    }
analysis-empty = Решать было нечего.
analysis-deal = Сдача { $number }
analysis-outcome =
    { $how ->
        [lost] проиграна
        [kept] не проиграна
        [drawn] никто не проиграл
       *[left] не окончена
    }
analysis-outcome-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
analysis-curve-losing = Вероятность проигрыша, решение за решением
analysis-curve-points = Ожидаемые очки, решение за решением
analysis-curve-made = как сыграно
analysis-curve-possible = в лучшем случае
analysis-curve-cost = явная потеря
analysis-curve-end = чем кончилась сдача
analysis-point = { $number }. { $played }: { $estimate }
analysis-costliest = Самые дорогие решения
analysis-none = Явной потери нет ни в одном решении.
analysis-decision = { $place }. Сдача { $deal }, { $question }
analysis-all = Все решения
analysis-column-deal = Сдача
analysis-column-number = №
analysis-column-asked = Вопрос
analysis-column-played = Сыграно
analysis-column-reached = Итог
analysis-column-best = Лучше
analysis-column-cost = Потеря

## О чём спрашивали, внутри заголовка.

analysis-asked-lead =
    { $who ->
        [you] заход к вам
       *[other] заход к игроку { $seat }
    }
analysis-asked-add = ещё карты к заходу { $cards }
analysis-asked-defend =
    { $who ->
        [you] ответ на ваш заход { $cards }
       *[other] ответ на заход игрока { $seat }: { $cards }
    }
analysis-asked-draw = добирать ли
analysis-asked-name = назначать ли козыри
analysis-asked-meanwhile = назначать ли козыри не в свой ход
analysis-asked-pass =
    { $who ->
        [you] какие карты передать вам
       *[other] какие карты передать игроку { $seat }
    }
analysis-asked-trick =
    { $cards ->
        [none] первая карта взятки
       *[other] карта во взятку { $cards }
    }
analysis-asked-moon = как записать луну

## Одно решение.

analysis-hand = На руках: { $cards }
analysis-trumps =
    { $suit ->
        [none] Козырей нет.
       *[other] Козыри: { $suit }.
    } { $number ->
        [0] Колода кончилась.
        [one] Добрать можно ещё { $number } карту.
        [few] Добрать можно ещё { $number } карты.
        [many] Добрать можно ещё { $number } карт.
       *[other] Добрать можно ещё { $number } карты.
    }
analysis-played = Сыграно: { $play } ({ $estimate })
analysis-better = Лучше: { $play } ({ $estimate })
analysis-cost-losing = Потеря в процентных пунктах вероятности проигрыша: { NUMBER($percent, maximumFractionDigits: 0) }, плюс-минус { NUMBER($margin, maximumFractionDigits: 0) }
analysis-cost-points = Потеря: на { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка больше
analysis-cost-match = Потеря: своих очков не больше, но для остальных партия складывается лучше
analysis-short-losing = { NUMBER($percent, maximumFractionDigits: 0) } %
analysis-short-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-short-match = партия
analysis-for-best = О лучшем решении
analysis-for-played = О том, как сыграно
analysis-written = Разбор записан: { $file }

## Команда

help-analyse = Разобрать каждое решение записанной игры: чего оно стоило и что было бы лучше.
help-analyse-seat = Чьи решения: место (A, B, … или 1, 2, …), имя или «all» (все); если не сказано иначе — решения людей.
help-analyse-deals = Сколько раскладов можно испробовать для каждого решения; чем больше, тем дольше и надёжнее.
help-analyse-html = Записать разбор в этот файл: страница с кривыми, вся в одном файле.
help-analyse-every = Показать каждое решение, а не только самые дорогие.
metavar-seat = МЕСТО
analyse-working = Идёт разбор
analyse-preparing = Подготовка: около минуты, только в этот раз
error-analyse-seat = Места «{ $text }» в этой игре нет. Есть: { $seats }
error-analyse-empty = В файле { $file } ничего не сыграно.
