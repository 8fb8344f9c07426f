### Почему что-то не принимается. `$clause` — пункт правил, как в docs/rules.

with-clause = { $sentence } [{ $clause }]

## Правила, игры, игроки

reason-unknown-preset =
    Игры «{ $preset }» нет{ $close ->
        [none] .
       *[other] . Может быть, «{ $close }»?
    } Есть игры: { $presets }.
reason-unknown-option = В правилах { $family } нет настройки «{ $option }». Есть: { $options }.
reason-bad-value = Настройка { $option } не может иметь значение «{ $value }». Возможно: { $expected }.
reason-clash = Это не сочетается: { $fields }.
reason-wrong-players = В эту игру нельзя играть при числе игроков { $players }. Можно: { $expected }.
reason-no-such-seat = Места { $seat } нет. Есть места: { $expected }.
reason-wrong-pack = Это не та колода: карт { $given }, а должно быть { $expected }; не хватает: { $missing }; лишние: { $extra }.

## Любая игра

reason-deal-over = Сдача окончена.
reason-not-seated = Вы смотрите: играют только те, кто сидит за столом.
reason-no-such-action = Действия с номером { $action } нет.
reason-not-your-turn =
    { $seat ->
        [none] Сейчас не ваш ход.
       *[other] Сейчас не ваш ход: ходит { $seat }.
    }
reason-not-in-hand = У вас на руках нет карты { $card }.
reason-word-not-now = Сейчас нельзя сказать «{ $word }».

## Mustamaija

reason-already-out = Из этой сдачи вы уже вышли.
reason-other-suit = Карта { $card } не подходит: все карты захода одной масти, здесь это { $suit }.
reason-attack-limit =
    { $limit ->
        [one] В заходе может быть не больше { $limit } карты.
        [few] В заходе может быть не больше { $limit } карт.
        [many] В заходе может быть не больше { $limit } карт.
       *[other] В заходе может быть не больше { $limit } карты.
    }
reason-defender-limit =
    { $limit ->
        [one] Со стольких карт зайти нельзя: { $seat } держит только { $limit } карту.
        [few] Со стольких карт зайти нельзя: { $seat } держит только { $limit } карты.
        [many] Со стольких карт зайти нельзя: { $seat } держит только { $limit } карт.
       *[other] Со стольких карт зайти нельзя: { $seat } держит только { $limit } карты.
    }
reason-empty-lead = Нужно зайти хотя бы с одной карты.
reason-queen-unbeatable = Пиковую даму ничем не побить.
reason-queen-cannot-beat = Пиковая дама ничего не бьёт.
reason-too-low = Карта { $card } младше, чем { $attack }.
reason-does-not-beat =
    { $trump ->
        [none] Картой { $card } не побить { FORM($attack, case: "accusative") }: нужна старшая карта той же масти, а козырей нет.
       *[other] Картой { $card } не побить { FORM($attack, case: "accusative") }: нужна старшая карта той же масти или козырь ({ $trump }).
    }
reason-must-beat = Нужно побить столько карт, сколько можно: ответьте так и на { FORM($attack, case: "accusative") }.
reason-all-answered = На каждую карту есть ответ. Возьмите непобитые или сначала назначьте козыри.
reason-no-overload = Отдать карты можно, только если к вам зашли с большего числа карт, чем у вас на руках, когда колода уже кончилась.
reason-claim-lapsed = Отдавать карты поздно: вы уже ответили на карту.
reason-pairs-name-nothing = Король и дама в этой игре козырей не назначают.
reason-already-named =
    { $seat ->
        [none] Козыри уже есть: { $trump }.
        [you] Вы уже назначили козыри: { $trump }.
       *[other] Козыри уже назначены ({ $seat }): { $trump }.
    }
reason-suit-already-named = Козырями уже были { $suit }; каждую масть можно назначить только один раз.
reason-spades-never-trump = Пики козырями не бывают.
reason-no-pair = У вас нет пары «король и дама» нужной масти: { $suit }.
reason-naming-in-lead = Назначать козыри посреди захода нельзя: сначала закончите заход.
reason-must-draw = У вас нет карт: нужно добирать.
reason-card-not-now = Сейчас картой { $card } сыграть нельзя.

## Hearts

reason-already-chosen = Карту { $card } вы уже выбрали.
reason-enough-chosen =
    { $limit ->
        [one] Передаётся { $limit } карта, и вы её выбрали.
        [few] Передаётся { $limit } карты, и вы их выбрали.
        [many] Передаётся { $limit } карт, и вы их выбрали.
       *[other] Передаётся { $limit } карты, и вы их выбрали.
    }
reason-first-lead =
    { $lead ->
        [none] Первый ход делают с треф.
       *[other] Первый ход делают с карты { $lead }.
    }
reason-follow-suit = Нужно ходить в масть: { $suit }.
reason-first-trick-points = Карта { $card } штрафная, а штрафные карты нельзя класть в первую взятку.
reason-hearts-not-broken = Ходить с червей ещё нельзя: ни одной ещё не сыграно.
reason-choose-moon = Сначала выберите, как записать луну.

## Файлы игр

reason-file-too-big = Файл слишком велик для игры: не больше { $most } МиБ.
reason-not-utf-8 = Это не текст в UTF-8: байт { $byte } файла.
reason-empty-file = Файл пуст.
reason-too-many-lines = В файле слишком много строк для игры: не больше { $most }.
reason-line-too-long = Строка слишком длинная: не больше { $most } знаков.
reason-no-json = Строка повреждена; это должен быть один объект JSON: { $found }
reason-no-event = Строка не сообщает ни о каком событии игры: { $found }
reason-no-record = Это не файл игры: первая строка должна начинаться с {"{"}"maija": "game"{"}"}.
reason-field-missing = Нет поля «{ $field }».
reason-field-unknown = Поля «{ $field }» здесь не бывает.
reason-bad-field = Поле «{ $field }» не может быть таким.
reason-other-format = Формат файла — { $format }; эта программа читает { $known }.
reason-other-law = Эта игра ({ $game }) сыграна по правилам номер { $law }; эта программа знает правила номер { $known }. Возьмите ту версию Maija, в которой играли.
reason-after-the-end = После мест ничего не должно быть.
reason-wrong-deal = Здесь должна начаться сдача { $expected }, когда предыдущая окончена и записана.
reason-no-deal = Ещё ничего не сдано.
reason-deal-not-over = Сдача не окончена: счёта ещё нет.
reason-match-not-over = Партия не окончена: мест ещё нет.
reason-match-is-over = Партия окончена: новая сдача начаться не может.
reason-unreadable = { $why }.
reason-secret-used-again = Секрет этой сдачи уже был в более ранней.
reason-shuffle-untrue = Тасовка нечестная: { $why }.
reason-shuffle-of-another-table = Тасовка от другого стола: «{ $told }» вместо «{ $right }».
reason-shuffle-of-another-deal = Тасовка от другой сдачи: номер { $told } вместо { $right }.
reason-shuffle-of-other-rules = Тасовка относится к другим правилам, чем в первой строке.
reason-wrong-dealer = Сдаёт не то место: { $told } вместо { $right }.
reason-wrong-scores = Неверные очки: { $told } вместо { $right }.
reason-wrong-totals = Неверные суммы: { $told } вместо { $right }.
reason-wrong-places = Неверные места: { $told } вместо { $right }.
