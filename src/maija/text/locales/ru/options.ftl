### Настройки игр для формы: как каждая называется, о чём она, её значения коротко.
### Что значение означает полностью, стоит в rules.ftl.

value-yes = Да
value-no = Нет
value-none = Нет

## Mustamaija: сдача

option-mustamaija-packs = Колоды
about-mustamaija-packs = Сколько колод по 52 карты тасуют вместе. Пиковая дама всегда одна.
value-mustamaija-packs-auto = Две, если игроков шесть и больше
value-mustamaija-packs-1 = Одна
value-mustamaija-packs-2 = Две
option-mustamaija-hand-size = Карт на руках
about-mustamaija-hand-size = Сколько карт сдают каждому и до скольких добирают, пока есть колода.
option-mustamaija-deal-packet = Сдают за раз
about-mustamaija-deal-packet = Как сдатчик раздаёт карты.
value-mustamaija-deal-packet-1 = По одной карте
value-mustamaija-deal-packet-3 = По три карты
value-mustamaija-deal-packet-hand-size = Все карты сразу
option-mustamaija-first-dealer = Первый сдатчик
about-mustamaija-first-dealer = Кто сдаёт в партии первым.
value-mustamaija-first-dealer-cut = Кто вытянул старшую карту
value-mustamaija-first-dealer-lot = По жребию
value-mustamaija-first-dealer-fixed = Первое место
option-mustamaija-queen-in-cut = Вытянута пиковая дама
about-mustamaija-queen-in-cut = Что она значит, когда тянут карты, чтобы выбрать первого сдатчика.
value-mustamaija-queen-in-cut-counts = Старшая карта
value-mustamaija-queen-in-cut-redraw = Тянуть ещё раз
option-mustamaija-next-dealer = Следующий сдатчик
about-mustamaija-next-dealer = Кто сдаёт, когда сдача окончена.
value-mustamaija-next-dealer-left = Игрок слева
value-mustamaija-next-dealer-loser = Проигравший
value-mustamaija-next-dealer-winner = Кто вышел первым
value-mustamaija-next-dealer-fixed = Всегда один и тот же

## Mustamaija: козыри

option-mustamaija-trump-method = Откуда берутся козыри
about-mustamaija-trump-method = Главное отличие национальных игр: открытая карта, названная пара, постоянная масть или без козырей.
value-mustamaija-trump-method-none = Без козырей
value-mustamaija-trump-method-fixed = Всегда одна масть
value-mustamaija-trump-method-turn-up = Открывают карту
value-mustamaija-trump-method-turn-up-after-first-lead = Открывают карту после первого захода
value-mustamaija-trump-method-kq-anytime = Король и дама, в любой момент
value-mustamaija-trump-method-kq-after-deal = Король и дама, после сдачи
option-mustamaija-fixed-trump = Постоянная масть
about-mustamaija-fixed-trump = Какая масть козырная, если она всегда одна.
value-mustamaija-fixed-trump-clubs = ♣ Трефы
value-mustamaija-fixed-trump-diamonds = ♦ Бубны
value-mustamaija-fixed-trump-hearts = ♥ Червы
value-mustamaija-fixed-trump-spades = ♠ Пики
option-mustamaija-spades-may-be-trump = Пики как козыри
about-mustamaija-spades-may-be-trump = За большинством столов нельзя: пиковая дама и так старше всех.
option-mustamaija-spade-indicator-goes = Открытая карта, не дающая козырей
about-mustamaija-spade-indicator-goes = Куда кладут открытую пику, если пики не могут быть козырями.
value-mustamaija-spade-indicator-goes-middle = В середину
value-mustamaija-spade-indicator-goes-random = Куда угодно
value-mustamaija-spade-indicator-goes-reshuffle = Замешивают
option-mustamaija-indicator-position = Открытая карта
about-mustamaija-indicator-position = Добирают её последней или первой.
value-mustamaija-indicator-position-under = Под колодой
value-mustamaija-indicator-position-top = Сверху на колоде
option-mustamaija-trump-redeclare = Козыри могут смениться
about-mustamaija-trump-redeclare = Меняет ли вторая пара козыри, назначенные первой.
option-mustamaija-kq-must-show = Пару показывают
about-mustamaija-kq-must-show = Открывает ли назначающий козыри короля и даму на время.

## Mustamaija: пиковая дама

option-mustamaija-queen-may-beat = Пиковая дама бьёт
about-mustamaija-queen-may-beat = Пиковую даму не бьёт ничто. Может ли она бить сама, решает каждый дом: если может, от неё удаётся избавиться.
value-mustamaija-queen-may-beat-no = Ничего
value-mustamaija-queen-may-beat-yes-as-top-trump = Любую карту
option-mustamaija-no-queen-left = Когда она вышла из игры
about-mustamaija-no-queen-left = Кто проигрывает, если пиковая дама ушла до конца сдачи.
value-mustamaija-no-queen-left-last-holder-loses = Последний с картами
value-mustamaija-no-queen-left-nobody-loses = Никто

## Mustamaija: заход

option-mustamaija-max-attack = Карт в заходе не больше
about-mustamaija-max-attack = Предел для любого захода, сколько бы карт ни было у следующего игрока.
value-mustamaija-max-attack-none = Без предела
value-mustamaija-max-attack-5 = Пять
value-mustamaija-max-attack-hand-size = Сколько сдают на руки
option-mustamaija-defender-limit = Не больше, чем у защитника
about-mustamaija-defender-limit = Может ли карт в заходе быть больше, чем на руках у защитника.
value-mustamaija-defender-limit-never = Может быть больше
value-mustamaija-defender-limit-after-stock-empty = Нельзя, когда колода кончилась
value-mustamaija-defender-limit-always = Нельзя никогда
option-mustamaija-overload = Слишком большой заход
about-mustamaija-overload = Что бывает, если карт в заходе больше, чем у защитника. Финское право отдать карты бывает там, где число карт скрыто.
value-mustamaija-overload-illegal = Не допускается
value-mustamaija-overload-claim-dump-hand = Можно отдать карты
option-mustamaija-announce-counts = Сколько у кого карт
about-mustamaija-announce-counts = Кто знает, сколько карт у других.
value-mustamaija-announce-counts-hidden = Скрыто
value-mustamaija-announce-counts-public = Открыто
value-mustamaija-announce-counts-max-receivable = Открыто, когда колода кончилась

## Mustamaija: защита

option-mustamaija-must-beat-if-possible = Бить обязательно
about-mustamaija-must-beat-if-possible = Можно ли взять карту, которую можно побить.
option-mustamaija-partial-defence = Побить часть карт
about-mustamaija-partial-defence = Что становится с побитыми картами, когда берут остальные.
value-mustamaija-partial-defence-yes = Побитые уходят в отбой
value-mustamaija-partial-defence-all-or-nothing = Всё или ничего

## Mustamaija: добор карт

option-mustamaija-attacker-draws = Атакующий добирает
about-mustamaija-attacker-draws = Добирает он до ответа или после него.
value-mustamaija-attacker-draws-after-lead = Сразу
value-mustamaija-attacker-draws-after-bout = После ответа
option-mustamaija-draw-order = Кто добирает первым
about-mustamaija-draw-order = Важно для последних карт колоды.
value-mustamaija-draw-order-attacker-first = Атакующий
value-mustamaija-draw-order-defender-first = Защитник
option-mustamaija-draw-amount = Сколько добирают
about-mustamaija-draw-amount = Атакующий, у которого карт больше полного числа, не добирает в любом случае.
value-mustamaija-draw-amount-up-to = До полного числа
value-mustamaija-draw-amount-same-number = Сколько было карт в заходе
option-mustamaija-draw-compulsory = Добирать обязательно
about-mustamaija-draw-compulsory = Может ли тот, у кого ещё есть карты, остаться с меньшим числом.
option-mustamaija-refill-after-pickup = Добор после взятия
about-mustamaija-refill-after-pickup = Добирает ли защитник, взявший карты, если их всё ещё не хватает.

## Mustamaija: конец

option-mustamaija-scoring = Счёт за сдачу
about-mustamaija-scoring = Что записывают, когда сдача окончена.
value-mustamaija-scoring-none = Только проигравшего
value-mustamaija-scoring-winner-1 = По очку всем, кроме проигравшего
value-mustamaija-scoring-finish-order = Место по порядку выхода
value-mustamaija-scoring-loss-count = Считают проигрыши
option-mustamaija-repetition = Игра по кругу
about-mustamaija-repetition = Что бывает, если одни и те же карты ходят по кругу.
value-mustamaija-repetition-off = Играют дальше
value-mustamaija-repetition-draw = Сдача вничью
option-mustamaija-deals = Сдач в партии
about-mustamaija-deals = Как долго играют, прежде чем кто-нибудь выиграет.
value-mustamaija-deals-players = Сколько игроков

## Hearts: сдача

option-hearts-removed =
    { $players ->
        [one] Убраны при { $players } игроке
        [few] Убраны при { $players } игроках
        [many] Убраны при { $players } игроках
       *[other] Убраны при { $players } игроках
    }
about-hearts-removed = Карты, которые убирают, чтобы всем досталось поровну. Пишутся английскими буквами, например 2C 2D (C трефы, D бубны, H червы, S пики).
option-hearts-first-dealer = Первый сдатчик
about-hearts-first-dealer = Кто сдаёт в партии первым.
value-hearts-first-dealer-cut = Кто вытянул младшую карту
value-hearts-first-dealer-lot = По жребию
option-hearts-dealer-rotation = Следующий сдатчик
about-hearts-dealer-rotation = Кто сдаёт, когда сдача окончена.
value-hearts-dealer-rotation-left = Игрок слева

## Hearts: передача карт

option-hearts-pass-count = Передают карт
about-hearts-pass-count = Сколько карт вы выбираете и отдаёте до начала розыгрыша.
option-hearts-pass-cycle =
    { $players ->
        [one] Передача при { $players } игроке
        [few] Передача при { $players } игроках
        [many] Передача при { $players } игроках
       *[other] Передача при { $players } игроках
    }
about-hearts-pass-cycle = Куда идут карты от сдачи к сдаче; потом всё сначала. От одного до восьми слов: left (налево), right (направо), across (напротив), none (без передачи).

## Hearts: розыгрыш

option-hearts-first-lead = Первый ход
about-hearts-first-lead = Кто начинает первую взятку и с чего.
value-hearts-first-lead-lowest-club = Младшая трефа
value-hearts-first-lead-any-club = Любая трефа, у кого младшая
value-hearts-first-lead-left-of-dealer = Слева от сдатчика, любая карта
option-hearts-first-trick-points = Штраф в первой взятке
about-hearts-first-trick-points = Можно ли сразу сбросить штрафную карту, если нужной масти нет.
value-hearts-first-trick-points-forbidden = Нельзя
value-hearts-first-trick-points-allowed = Можно
option-hearts-hearts-lead = Ход с червей
about-hearts-hearts-lead = Должна ли черва быть уже сыграна, чтобы с червей можно было ходить.
value-hearts-hearts-lead-broken = Когда червы открыты
value-hearts-hearts-lead-any = В любое время
option-hearts-queen-breaks-hearts = Дама открывает червы
about-hearts-queen-breaks-hearts = Можно ли ходить с червей после того, как сыграна пиковая дама.
option-hearts-lead-hearts-instead-of-queen = Червы раньше дамы
about-hearts-lead-hearts-instead-of-queen = Можно ли придержать пиковую даму, если кроме неё остались только червы.

## Hearts: цена карт

option-hearts-heart-values = Червы
about-hearts-heart-values = Сколько стоит каждая черва тому, кто её взял.
value-hearts-heart-values-1 = По одному очку
value-hearts-heart-values-pip = По числу на карте (Spot)
value-hearts-heart-values-face = Фигуры дороже
option-hearts-queen-value = Пиковая дама
about-hearts-queen-value = Сколько она стоит: за большинством столов 13, в игре Spot 25.
option-hearts-king-value = Пиковый король
about-hearts-king-value = Сколько он стоит: в Black Maria 10, в других играх ничего.
option-hearts-ace-value = Пиковый туз
about-hearts-ace-value = Сколько он стоит: в Black Maria 7, в других играх ничего.
option-hearts-omnibus = Счастливая бубна
about-hearts-omnibus = Карта, которая списывает десять очков: за неё стоит побороться.
value-hearts-omnibus-none = Нет
value-hearts-omnibus-jd = ♦ Валет
value-hearts-omnibus-td = ♦ Десятка
option-hearts-no-tricks-bonus = Списание без взяток
about-hearts-no-tricks-bonus = Что получает тот, кто не взял ни одной взятки.

## Hearts: луна

option-hearts-moon = Выстрел в луну
about-hearts-moon = Что даёт собрать все штрафные карты.
value-hearts-moon-none = Луны нет
value-hearts-moon-others-plus = Платят остальные
value-hearts-moon-self-minus = Списывается у взявшего
value-hearts-moon-choice = Взявший выбирает
value-hearts-moon-auto = Что выгоднее взявшему
option-hearts-moon-value = Цена луны
about-hearts-moon-value = Сколько очков она переносит.
value-hearts-moon-value-total = Все очки колоды
option-hearts-omnibus-needed-for-moon = Для луны нужна счастливая бубна
about-hearts-omnibus-needed-for-moon = Нужно ли для луны взять и эту карту.
option-hearts-sun = Выстрел в солнце
about-hearts-sun = Что даёт взять все взятки до одной.
value-hearts-sun-none = Ничего особенного

## Hearts: конец

option-hearts-end = Партия кончается
about-hearts-end = По счёту или по числу сдач.
value-hearts-end-target = По предельному счёту
value-hearts-end-hands = По числу сдач
option-hearts-target = Предельный счёт
about-hearts-target = Счёт, на котором партия кончается; выигрывает наименьший.
option-hearts-hands = Число сдач
about-hearts-hands = Сколько сдач в партии; все сдают поровну.
value-hearts-hands-none = Не условлено
option-hearts-exact-target = Ровно предельный счёт
about-hearts-exact-target = Полезно ли набрать его очко в очко.
value-hearts-exact-target-nothing = Ничего не значит
value-hearts-exact-target-wins = Выигрывает
value-hearts-exact-target-minus-50 = Списывают 50 очков
option-hearts-tie = Равные наименьшие суммы
about-hearts-tie = Что бывает, если выиграли бы двое.
value-hearts-tie-extra-hands = Дополнительные сдачи
value-hearts-tie-shared = Место делится
option-hearts-floor-zero = Не ниже нуля
about-hearts-floor-zero = Может ли сумма стать меньше нуля.
