### Веб-страница.

page-title = Maija

## Главная страница

page-your-name = Ваше имя
page-somebody = Гость
page-games = Игры
page-about-musta-maija = Финская домашняя игра: шесть карт, их число скрыто. Король и дама одной масти назначают козыри в любой момент; проигрывает тот, кто остался с пиковой дамой.
page-about-mustamaija = Французские правила: пять карт, козырь открывают с колоды, в заходе от одной до пяти карт.
page-about-voron = Русские правила: отбить все карты или взять все; добирают после ответа.
page-about-pagat = Пять карт; козырь открывают, только когда лежит первый заход.
page-about-dam = Шведская родственница, шесть карт.
page-about-black-maria = Игра на взятки: передайте три карты направо и сторонитесь червей и старших пик.
page-about-hearts = Игра на взятки: первый ход с младшей трефы, червы нужно открыть, и можно выстрелить в луну.
page-play-now = Играть
page-play-now-named = Играть против компьютеров: { $game }
page-join = Войти за стол
page-code = Код приглашения
page-join-do = Войти
page-public-tables = Открытые столы
page-look-again = Обновить
page-coming = Ищем ваш стол…
page-try-again = Ещё раз
page-to-front = На главную страницу

## Настройки

page-option-changed = изменено
page-rules = Правила словами

## Приглашение

page-invite = Пригласить других
page-open-question = Сейчас стол доступен только с этого компьютера. Открыть его для вашей сети?
page-open-yes = Да, открыть
page-open-no = Не сейчас
page-close-network = Закрыть для сети
page-only-here = Сейчас стол доступен только с того компьютера, на котором работает сервер.
page-qr = QR-код ссылки { $link }
page-copy = Копировать
page-copied = Скопировано

## Рамка

page-title-at = { $game } — Maija
page-title-turn = Ваш ход — { $game } — Maija
page-skip = К содержанию
page-language = Язык
page-announced = Что происходит

## Карты

page-card-chosen = { $card }, выбрано
page-card-dark = { $card }, сейчас нельзя
page-cards =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }

## Связь с сервером

page-line-connecting = Ищем стол…
page-line-waiting = Связь потеряна, игра — нет. Страница продолжает попытки вернуться.
page-line-blocked = Сервер отвечает, но WebSocket что-то не пропускает: прокси, фильтр или расширение. Попытки продолжаются.
page-line-unsupported = Этот браузер слишком стар для стола: в нём нет WebSocket.
page-line-outdated = Стол говорит на более новом языке, чем эта страница.
page-line-again = Попробовать сейчас
page-line-reload = Загрузить страницу заново
reason-unreachable = Сервер не отвечает. Работает ли он, и в его ли вы сети?

## Стол: кто за ним

page-seats = Игроки
page-seat-free = Место { $number } (свободно)
page-seat-number = Место { $number }
page-seat-open = свободно
page-seat-computer =
    { $player ->
        [random] компьютер (наугад)
        [simple] компьютер (простой)
        [habit] компьютер (опытный)
        [novice] компьютер (новичок)
        [casual] компьютер (любитель)
        [skilled] компьютер (умелый)
        [expert] компьютер (знаток)
        [master] компьютер (мастер)
       *[other] компьютер ({ $player })
    }
page-seat-host = хозяин стола
page-role-leads = атакует
page-role-defends = бьёт
page-role-out = вне игры
page-role-turn = думает…
page-role-dealer = сдатчик
page-role-winning = берёт
page-role-loser = проигрыш
page-tricks =
    { $number ->
        [0] нет взяток
        [one] { $number } взятка
        [few] { $number } взятки
        [many] { $number } взяток
       *[other] { $number } взятки
    }
page-points =
    { $number ->
        [one] { $number } очко
        [few] { $number } очка
        [many] { $number } очков
       *[other] { $number } очка
    }
page-total = всего { $number }
page-reserve = запас { $number } с
page-seconds = { $number } с
page-shown = показано
page-ready-yes = можно сдавать
page-ready-no = ещё рано
page-away = не у стола
page-sits-in =
    { $why ->
        [gone] Играет компьютер: связь потеряна
        [idle] Играет компьютер: слишком долго ничего не делали
        [time] Играет компьютер: время вышло
        [conceded] Играет компьютер: сдача признана проигранной
       *[rest] Играет компьютер: остальное решено
    }
page-seat-own = Ваше место
page-seat-tools = { $seat }: ещё
page-rename = Ваше имя за этим столом
page-rename-do = Сменить
page-link-make = Играть на другом устройстве
page-link-what = Откройте это на другом устройстве. Ссылка сработает один раз и перенесёт место туда:
page-leave = Освободить место
page-leave-sure = Освободить место? В партии дальше играет компьютер.
page-mute = Не слышать этого игрока
page-computer = Компьютерный игрок
page-computer-random = наугад: любой разрешённый ход
page-computer-simple = простой: следует нескольким простым правилам
page-computer-habit = опытный: играет по опыту
page-computer-novice = новичок: знает правила, ничего не помнит и бережёт старшие карты
page-computer-casual = любитель: играет изредка, помнит старшие карты и козыри
page-computer-skilled = умелый: пробует несколько продолжений сдачи
page-computer-expert = знаток: пробует много продолжений сдачи
page-computer-master = мастер: пробует тысячи продолжений; сильнее здесь никого нет
page-computer-engine = { $program }: программа этого сервера
page-computer-add = Посадить сюда
page-remove = Освободить это место
page-bar = Удалить навсегда
page-bar-sure = Удалить навсегда: { $seat }? Вернуться за этот стол будет нельзя.
page-company = Кто приходит и уходит
page-sit-question = Есть свободное место. Сыграете?
page-sit = Сесть
page-looking-on = Вы смотрите.
page-looking-on-seats = Вы смотрите. Можно занять место компьютера.
page-take-seat = Играть вместо игрока { $seat }
page-sit-another = Посадить ещё кого-нибудь за это устройство
page-their-name = Имя
page-sit-another-do = Посадить сюда
page-watchers =
    { $number ->
        [one] Смотрит { $number } человек.
        [few] Смотрят { $number } человека.
        [many] Смотрят { $number } человек.
       *[other] Смотрят { $number } человека.
    }
page-address = Адрес

## Стол: одно устройство на нескольких

page-cover = Чьи карты показаны
page-covered = Карты закрыты. Передайте устройство.
page-show =
    { $turn ->
        [yes] Я — { $seat }, и ход мой: показать мои карты
       *[no] Я — { $seat }: показать мои карты
    }
page-cover-do = Закрыть карты: { $seat }
page-for = { $seat }: { $text }

## Стол: карты

page-felt = На столе
page-trumps = Козыри
page-trumps-none = не назначены
page-trumps-by = (пара: { $seat })
page-stock = Колода
page-discard = Отбой
page-bout = Заход и ответы
page-bout-empty = На столе нет карт.
page-aim = Теперь бить { FORM($card, case: "accusative") }
page-aim-laid = { $card }, бьётся картой { $beater }: вернуть
page-beaten-by = бьётся картой
page-given-up = не бьётся
page-open = ещё без ответа
page-trick = Взятка
page-trick-empty = В этой взятке ещё нет карт.
page-trick-last = Последняя взятка
page-hearts = Червы
page-hearts-broken = открыты
page-hearts-whole = не открыты
page-passing = Передача
page-passing-to = игроку { $seat }
page-passed = Передано игроку { $seat }:
page-received = Получено от игрока { $seat }:
page-captured = Взятые карты
page-hand = Ваши карты
page-hand-empty = У вас нет карт.

## Стол: что от вас нужно

page-ask-others = Ждём: { $seats }.
page-ask-over = Эта сдача окончена.
page-ask-lead = Вы заходите к игроку { $seat }. Выберите карты.
page-ask-more = Ещё карту к ней — или всё?
page-ask-beat = Побить или оставить: { $card }.
page-ask-laid = На каждую карту есть ответ.
page-ask-defence = На каждую карту есть ответ.
page-ask-drawing = Добираете?
page-ask-naming = Назначаете козыри?
page-ask-meanwhile = Тем временем вы можете назначить козыри.
page-ask-pass =
    { $number ->
        [one] Выберите { $number } карту для игрока { $seat }.
        [few] Выберите { $number } карты для игрока { $seat }.
        [many] Выберите { $number } карт для игрока { $seat }.
       *[other] Выберите { $number } карты для игрока { $seat }.
    }
page-ask-trick-lead = Взятку начинаете вы: выберите карту.
page-ask-trick-follow = Ваш ход: выберите карту.
page-ask-moon = Вы попали в луну. Как её записать?
page-do-lead =
    { $number ->
        [0] Зайти
        [one] Зайти с { $number } карты
        [few] Зайти с { $number } карт
        [many] Зайти с { $number } карт
       *[other] Зайти с { $number } карты
    }
page-do-pass = Передать { $number } из { $of }
page-do-beat = Побить { $number }
page-do-beat-some = Побить { $number }, взять { $rest }
page-do-take = Взять { $number }
page-do-suggest = Лучшая защита
page-do-clear = Вернуть
page-must-cover =
    { $number ->
        [one] Нужно побить хотя бы { $number } карту.
        [few] Нужно побить хотя бы { $number } карты.
        [many] Нужно побить хотя бы { $number } карт.
       *[other] Нужно побить хотя бы { $number } карты.
    }

## Стол: от сдачи к сдаче

page-deal = Сдача
page-deal-number = сдача { $number }
page-deal-tools = Отменить ход, сдаться, прерваться
page-seats-missing = Свободных мест: { $number }. Сдача ждёт игроков.
page-ready-do = Можно сдавать
page-next-do = Следующая сдача
page-not-ready-do = Ещё рано
page-rematch = Сыграть ещё партию
page-back = Снова играю
page-paused = За столом перерыв.
page-pause = Перерыв
page-resume = Дальше
page-ask-take-back = Попросить отменить мой последний ход
page-ask-rest = Предложить считать остальное решённым
page-concede = Признать сдачу проигранной
page-concede-sure = Признать эту сдачу проигранной? За вас её доиграет компьютер.
page-offer =
    { $what ->
        [rest] { $seat } предлагает считать остальное решённым; доиграют компьютеры.
       *[take-back] { $seat } просит отменить последний ход.
    }
page-offer-agreed = Согласны: { $seats }.
page-offer-yes = Согласиться
page-offer-no = Отказать
page-offer-off = Снять просьбу
page-scores = Счёт
page-score-deal = Сдача
page-score-total = Всего
page-places = Партия окончена. { $places }.
page-place = { $number }. { $seat }
page-drawn = Вытянуто для первой сдачи:

## Стол: тасовка

page-shuffle = Тасовка
page-shuffle-sealing = Колода перетасована и запечатана. Каждый добавляет свою долю случая…
page-shuffle-opening = Каждый показывает, что добавлено…
page-shuffle-seat =
    { $sealed ->
        [yes] { $who ->
            [you] Ваша доля добавлена
           *[other] { $seat }: доля добавлена
        }
       *[no] { $who ->
            [you] Вашей доли ещё нет
           *[other] { $seat }: доли ещё нет
        }
    }
page-shuffle-promise = Раньше, чем кто-либо увидел карты, сервер пообещал это число. К нему подходит только один секрет:
page-shuffle-missing = Без своей доли случая: { $seats }
page-shuffle-secret = Секрет сдачи { $deal }, опубликованный по её окончании:
page-proof-true =
    { $added ->
        [yes] Тасовка сдачи { $deal } была честной: секрет, колода и обещание сходятся, и ваша доля случая в ней есть.
       *[no] Тасовка сдачи { $deal } была честной: секрет, колода и обещание сходятся.
    }
page-proof-broken-off = Сдача { $deal } прервана. Её секрет сходится с обещанием.
page-proof-false = Тасовка сдачи { $deal } не сходится с обещанием! { $codes }
page-proof-unseen = До сдачи { $deal } эта страница не была открыта и не может сверить обещание.
page-proof-again = Проверить ещё раз
page-untrue-malformed = Опубликованное повреждено.
page-untrue-secret-not-committed = Секрет не тот, что был обещан.
page-untrue-seat-not-committed = Текст одного из мест не был обещан.
page-untrue-seat-text-differs = Текст одного из мест не тот, что был обещан.
page-untrue-order-differs = Колода лежит в другом порядке, чем даёт секрет.
page-untrue-draw-twice = Одна и та же случайность взята дважды.
page-untrue-draw-impossible = Такая случайность выпасть не могла.
page-untrue-draw-differs = Более поздняя случайность не та, что даёт секрет.
page-game-file = Файл игры
page-game-file-what = С ним каждый может проверить все карты: maija verify ФАЙЛ

## Реплики

page-phrases = Сказать
page-said = { $seat }: { $text }
phrase-hello = Привет!
phrase-thanks = Спасибо.
phrase-well-played = Отличная игра!
phrase-good-luck = Удачи!
phrase-sorry = Извините.
phrase-hurry = Ваш ход…
phrase-one-moment = Минутку.
phrase-goodbye = До свидания!
phrase-laugh = Ха-ха!
phrase-wow = Ого!
phrase-ouch = Ой!
phrase-hm = Хм.

## Что происходит за столом

page-log = Что произошло
table-event-sat = { $name } садится за стол.
table-event-got-up = { $name } встаёт из-за стола.
table-event-renamed = Новое имя игрока: { $name }.
table-event-computer-added =
    { $name ->
        [random] За стол садится компьютер (наугад).
        [simple] За стол садится компьютер (простой).
        [habit] За стол садится компьютер (опытный).
        [novice] За стол садится компьютер (новичок).
        [casual] За стол садится компьютер (любитель).
        [skilled] За стол садится компьютер (умелый).
        [expert] За стол садится компьютер (знаток).
        [master] За стол садится компьютер (мастер).
       *[other] За стол садится компьютер ({ $name }).
    }
table-event-removed = { $name } больше не на своём месте.
table-event-barred = { $name } больше не может сидеть за этим столом.
table-event-moved =
    { $who ->
        [you] Ваше место переходит на другое устройство.
       *[other] { $seat } переходит на другое устройство.
    }
table-event-host =
    { $who ->
        [you] Теперь хозяин стола — вы.
       *[other] Теперь хозяин стола — { $seat }.
    }
table-event-connected =
    { $who ->
        [you] Вы на связи.
       *[other] { $seat } на связи.
    }
table-event-gone =
    { $who ->
        [you] Ваша связь прервалась.
       *[other] { $seat } теряет связь.
    }
table-event-sits-in =
    { $who ->
        [you] { $name ->
            [gone] За вас играет компьютер: связь потеряна.
            [idle] За вас играет компьютер: слишком долго ничего не происходило.
            [time] За вас играет компьютер: время вышло.
           *[other] За вас играет компьютер.
        }
       *[other] { $name ->
            [gone] { $seat }: играет компьютер, связь потеряна.
            [idle] { $seat }: играет компьютер, слишком долго ничего не происходило.
            [time] { $seat }: играет компьютер, время вышло.
           *[other] { $seat }: играет компьютер.
        }
    }
table-event-back =
    { $who ->
        [you] Вы снова играете.
       *[other] { $seat } снова играет.
    }
table-event-settings = Условия изменились: посмотрите правила.
table-event-ready =
    { $who ->
        [you] Вы готовы.
       *[other] { $seat }: можно сдавать.
    }
table-event-not-ready =
    { $who ->
        [you] Вы ещё не готовы.
       *[other] { $seat }: сдавать ещё рано.
    }
table-event-rematch = Начинается новая партия.
table-event-committed = Колода перетасована и запечатана.
table-event-sealed =
    { $who ->
        [you] Вы добавляете свою долю случая.
       *[other] { $seat } добавляет в тасовку свою долю случая.
    }
table-event-opened =
    { $who ->
        [you] Вы показываете свою долю случая.
       *[other] { $seat } показывает свою долю случая.
    }
table-event-added-nothing =
    { $who ->
        [you] В этой тасовке вашей доли случая нет.
       *[other] { $seat }: доли случая в этой тасовке нет.
    }
table-event-dealer =
    { $who ->
        [you] Сдаёте вы.
       *[other] Сдаёт { $seat }.
    }
table-event-broken-off = Сдача идёт по кругу и прерывается: очков нет ни у кого, карты сдают заново.
table-event-deal-over = Сдача { $number } окончена.
table-event-match-over = Партия окончена.
table-event-offered =
    { $name ->
        [rest] { $who ->
            [you] Вы предлагаете считать остальное решённым.
           *[other] { $seat } предлагает считать остальное решённым.
        }
       *[take-back] { $who ->
            [you] Вы просите отменить ваш последний ход.
           *[other] { $seat } просит отменить последний ход.
        }
    }
table-event-agreed =
    { $who ->
        [you] Вы согласны.
       *[other] { $seat } соглашается.
    }
table-event-refused =
    { $who ->
        [you] Вы не согласны.
       *[other] { $seat } не соглашается.
    }
table-event-lapsed =
    { $who ->
        [you] Ваш вопрос снят: вы больше не играете.
       *[other] Вопрос снят: { $seat } больше не играет.
    }
table-event-conceded =
    { $who ->
        [you] Вы признаёте эту сдачу проигранной.
       *[other] { $seat } признаёт эту сдачу проигранной.
    }
table-event-rest-decided = Все согласны, что остальное решено; сдачу доигрывают.
table-event-taken-back =
    { $who ->
        [you] Вы отменяете свой последний ход.
       *[other] { $seat } отменяет свой последний ход.
    }
table-event-paused =
    { $who ->
        [you] Вы объявляете перерыв.
       *[other] { $seat } объявляет перерыв.
    }
table-event-resumed =
    { $who ->
        [you] Вы продолжаете игру.
       *[other] { $seat } продолжает игру.
    }
table-event-other-law = Сервер играет теперь по более новым правилам; в этой сдаче больше ничего нельзя отменить.
table-event-engine-lost = Программа «{ $name }» подвела и теряет место; дальше там играет опытный компьютер.
