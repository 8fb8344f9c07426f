### Командная строка.

## Ошибки

error = maija: { $sentence }
error-hint = Посмотрите «{ $command } --help».
error-whole-number = «{ $text }» — не целое число от { $least } до { $most }.
error-set-form = «{ $text }» — не настройка со значением: пишите --set настройка=значение, например --set hand_size=6.
error-player = Игрока «{ $name }» нет. Есть: { $names }.
error-seats =
    { $given ->
        [one] Назван { $given } игрок, а мест { $players }: назовите по одному на каждое место, например --seats { $example }.
        [few] Названы { $given } игрока, а мест { $players }: назовите по одному на каждое место, например --seats { $example }.
        [many] Названо { $given } игроков, а мест { $players }: назовите по одному на каждое место, например --seats { $example }.
       *[other] Названы { $given } игрока, а мест { $players }: назовите по одному на каждое место, например --seats { $example }.
    }
error-file = В этот файл нельзя писать: { $file }.
error-exists = Файл с таким именем уже есть, он остаётся как есть: { $file }. Чтобы продолжить его: --resume.
error-resume-alone = Сохранённая игра продолжается как была: укажите --resume без игры, --players, --set и --with.
error-output = Вывод не записывается: { $why }.
error-missing = Не хватает: { $name }.
error-value = { $name }: { $sentence }
error-no-option =
    Параметра { $name } нет{ $close ->
        [none] .
       *[other] . Может быть, { $close }?
    }
error-needs-value = Для { $name } нужно значение.
error-takes-no-value = Для { $name } значения не бывает.
error-too-much = Это лишнее: { $text }
error-command = Команды «{ $name }» нет. Есть: { $names }.
error-no-command = Какую команду?
error-language = Языка «{ $language }» нет. Есть: { $languages }.
error-lab = Для --out нужно дополнение «lab»: pip install maija[lab]
error-extra = Для этого нужно дополнение «{ $extra }»: pip install maija[{ $extra }]
error-time = «{ $text }» — не время: пишите, например, 30ms или 0.3s.
error-cluster = Кластера «{ $name }» нет. Возможно: { $names }.
error-no-cluster = Кластер недоступен: { $why }
error-sprt = «{ $text }» — не вопрос: напишите, что измеряется, и два разных значения, например --sprt result:0.05:0.03 или --sprt advantage:0:2.
error-sprt-alone = Проверка сравнивает первого игрока с остальными: назовите ещё одного, например --seats habit,simple,simple,simple.
error-errors = «{ $text }» — не частоты ошибок: напишите два числа от 0 до 0,5, например 0.05:0.05.
error-plot = Такую картинку нарисовать нельзя: { $file }. Имя может кончаться на { $endings }.
error-kept =
    { $what ->
        [none] Это не файл состязания, он остаётся как есть: { $file }.
       *[other] В этом файле сдачи другого состязания, он остаётся как есть: { $file }. Отличается: { $what }.
    }
error-misplay =
    { $action ->
        [none] Игрок { $name } ничего не делает, хотя ход его (сдача { $deal }).
       *[other] Игрок { $name } делает то, чего правила не допускают: { $action } (сдача { $deal }).
    }
error-ladder-two = Для рейтинга нужны два игрока: назовите их, например --who habit,simple.

## Справка

help-maija = Карточные игры с пиковой дамой: семейство Mustamaija, Hearts и Black Maria.
help-usage = Вызов:
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-default = по умолчанию: { $value }
help-help = Показать эту справку и закончить.
help-lang = Язык, до или после команды: { $languages }. По умолчанию язык вашей системы.
help-version = Показать версию и закончить.
help-play = Сыграть партию в терминале против компьютеров.
help-rules = Рассказать правила игры словами, каждое со своим пунктом.
help-replay = Пройти записанную игру шаг за шагом.
help-verify = Проверить записанную игру: тасовку, каждое действие, результаты.
help-presets = Показать список игр.
help-count = Сосчитать последовательности разрешённых действий от заданной сдачи.
help-simulate = Дать компьютерам сыграть много сдач друг с другом.
help-preset = Игра: одна из «maija presets» или файл домашних правил, например semya.json.
help-players = Сколько человек сидит за столом.
help-set = Изменить настройку игры, например hand_size=6; можно указать несколько раз.
help-seed = Определяет все сдачи; одно и то же число даёт одни и те же карты.
help-with = Кто играет на других местах: { $names } или pipe:"команда" для программы.
help-resume = Продолжить сохранённую игру: её файл, имя или «последняя».
help-save = Хранить игру в этом файле, а не в папке данных пользователя.
help-colours = Свой цвет у каждой масти или красный и чёрный.
help-file = Файл игры.
help-depth = Сколько действий в последовательности.
help-json = Вывести один объект JSON.
help-deals = Сколько сдач сыграть.
help-seats = Игрок на каждом месте, через запятую: { $names } или pipe:"команда" для программы.
help-threads = Сколько потоков играет; по умолчанию по одному на ядро.
help-arena = Дать игрокам сыграть одни и те же сдачи на каждом месте и сказать, что это доказывает.
help-ladder = Свести всех игроков игры и составить рейтинг.
help-line-up = Игрок на каждом месте, через запятую; каждая сдача играется по разу при каждой рассадке: { $names } или pipe:"команда" для программы.
help-budget = Сколько игрок может тратить на решение в среднем, например 30ms; кто потратил на одно втрое больше, о том сообщается.
help-sprt = Закончить, как только известно, какое из двух значений у первого игрока: result:0.05:0.03 для проигрышей (или очков) за сдачу и место, advantage:0:2 — насколько их меньше, чем у остальных.
help-errors = Как часто можно ошибаться: находить второе значение, когда верно первое, и наоборот.
help-least = Раньше этого числа сдач ничего не решается.
help-processes = Сколько процессов играет; по умолчанию по одному на ядро. Результаты от этого не зависят.
help-cluster = Играть на кластере: ray (дополнение «ray»; по адресу из RAY_ADDRESS, иначе на этом компьютере).
help-keep = Хранить там каждую сдачу и продолжать с того, что есть: файл, для рейтинга — папка.
help-plot = Нарисовать ход результатов: файл с именем на svg, png или pdf (дополнение «lab»).
help-who = Кто участвует, через запятую; по умолчанию все: { $names }.
help-neighbours = Каждый игрок встречается только со следующим, не со всеми.
help-ladder-out = Сохранить результат как JSON в этот файл, вместе с командой, которая его дала.
help-out = Записать исход каждой сдачи и места в файл Parquet (дополнение «lab»).

## Что стоит в справке вместо значения

metavar-options = [ПАРАМЕТРЫ]
metavar-command = КОМАНДА …
metavar-number = ЧИСЛО
metavar-set = НАСТРОЙКА=ЗНАЧЕНИЕ
metavar-preset = ИГРА
metavar-file = ФАЙЛ
metavar-folder = ПАПКА
metavar-player = ИГРОК
metavar-seats = ИГРОК,ИГРОК,…
metavar-address = АДРЕС
metavar-name = ИМЯ
metavar-path = ПУТЬ
metavar-language = ЯЗЫК
metavar-log = ФОРМА
metavar-code = КОД
metavar-time = ВРЕМЯ
metavar-sprt = МЕРА:ЗНАЧЕНИЕ:ЗНАЧЕНИЕ
metavar-errors = ДОЛЯ:ДОЛЯ
metavar-cluster = КЛАСТЕР
metavar-any = любое

## Программы на месте игрока

engine-not-here = «{ $name }» играть не может: ограничивать программы можно только в Linux и macOS. Вместо неё играет habit.
engine-not-found = «{ $name }» играть не может: программы { $program } нет. Вместо неё играет habit.
engine-ended = «{ $name }» теряет место: программа закончилась (код { $status }). Дальше играет habit.
engine-silent = «{ $name }» теряет место: ответа нет { $seconds } с. Дальше играет habit.
engine-flooding = «{ $name }» теряет место: на один ответ больше { $most } байт. Дальше играет habit.
engine-long-line = «{ $name }» теряет место: строка длиннее { $most } байт. Дальше играет habit.
engine-unreadable = «{ $name }» теряет место: это не ответ: { $line } — дальше играет habit.
engine-gave-up = «{ $name }» теряет место: программа сдалась ({ $why }). Дальше играет habit.
engine-other-protocol = «{ $name }» играть не может: её протокол { $protocol }. Вместо неё играет habit.
engine-illegal = «{ $name }» теряет место: это не дозволено: { $action } — дальше играет habit.
error-pipe = «{ $text }» не называет программы: пишите pipe:"команда", например pipe:"python3 igrok.py".
help-engine = Дать другой программе спрашивать нашего игрока, строка за строкой (docs/engine.md).
help-engine-player = Какой игрок отвечает: { $names }.

## maija presets

presets-title = Игры
presets-name = имя
presets-what = что это
presets-players = игроки
presets-source = источник
preset-musta-maija = финская домашняя игра: шесть карт, король и дама назначают козыри в любой момент, число карт скрыто, вшестером и больше — две колоды
preset-mustamaija = французские правила: пять карт, козырь открывают с колоды, в заходе от одной до пяти карт
preset-voron = русские правила: отбить все карты или взять все, добирают после ответа
preset-pagat = козырь открывают после первого захода
preset-dam = шведская родственница с шестью картами
preset-black-maria = Black Maria: передача направо, старшие пики штрафные, луны нет
preset-hearts = Hearts (червы): первый ход с младшей трефы, червы нужно открыть, есть выстрел в луну

## maija count

count-line = действий { $depth }: { $leaves }

## maija simulate

simulate-title = { $preset }, сдач: { $deals }
simulate-player = игрок
simulate-seats = места
simulate-losses = проигрышей за сдачу и место
simulate-points = очков за сдачу и место
simulate-interval = интервал 95 %
simulate-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
simulate-range = от { $low } до { $high }
simulate-unknown = неизвестно
simulate-drawn = Сдач без проигравшего: { $number }
simulate-broken = Сдач, пошедших по кругу и прерванных: { $number }
play-preparing = Готовится «{ $name }», один раз на этом компьютере: минута или две.
simulate-compiling = компиляция, один раз на этом компьютере
simulate-playing = игра идёт
simulate-written = Записано: { $file }

## maija arena и maija ladder

arena-title =
    { $deals ->
        [one] { $preset }, { $deals } сдача, по разу при каждой рассадке
        [few] { $preset }, { $deals } сдачи, каждая по разу при каждой рассадке
        [many] { $preset }, { $deals } сдач, каждая по разу при каждой рассадке
       *[other] { $preset }, { $deals } сдачи, каждая по разу при каждой рассадке
    }
arena-deals = сдачи
arena-advantage = меньше, чем у остальных (95 %)
arena-cpu = ЦП, мс на ход
arena-most = ЦП, мс не больше
arena-games =
    { $games ->
        [one] { $games } игра, зерно { $seed }.
        [few] { $games } игры, зерно { $seed }.
        [many] { $games } игр, зерно { $seed }.
       *[other] { $games } игры, зерно { $seed }.
    }
arena-range = от { $low } до { $high }
arena-drawn = Игр без проигравшего: { $number }
arena-broken = Игр, пошедших по кругу и прерванных: { $number }
arena-over =
    { $number ->
        [one] { $name }: больше { $budget } мс на { $number } решение из { $of }.
        [few] { $name }: больше { $budget } мс на { $number } решения из { $of }.
        [many] { $name }: больше { $budget } мс на { $number } решений из { $of }.
       *[other] { $name }: больше { $budget } мс на { $number } решения из { $of }.
    }
arena-lost =
    { $number ->
        [one] { $name }: потеряно { $number } место из { $of } (по одному за сдачу); сдачу доиграл habit.
        [few] { $name }: потеряны { $number } места из { $of } (по одному за сдачу); сдачи доиграл habit.
        [many] { $name }: потеряно { $number } мест из { $of } (по одному за сдачу); сдачи доиграл habit.
       *[other] { $name }: потеряны { $number } места из { $of } (по одному за сдачу); сдачи доиграл habit.
    }
arena-sprt-result =
    { $decision ->
        [h0] У { $name } скорее { $low }, чем { $high }, за сдачу и место: решено, сдач сыграно { $deals } (логарифм отношения { $ratio }).
        [h1] У { $name } скорее { $high }, чем { $low }, за сдачу и место: решено, сдач сыграно { $deals } (логарифм отношения { $ratio }).
       *[undecided] У { $name } { $low } или { $high } за сдачу и место — не решено, сдач сыграно { $deals } (логарифм отношения { $ratio }).
    }
arena-sprt-advantage =
    { $decision ->
        [h0] { $name } лучше остальных скорее на { $low }, чем на { $high }, за сдачу и место: решено, сдач сыграно { $deals } (логарифм отношения { $ratio }).
        [h1] { $name } лучше остальных скорее на { $high }, чем на { $low }, за сдачу и место: решено, сдач сыграно { $deals } (логарифм отношения { $ratio }).
       *[undecided] { $name } лучше остальных на { $low } или на { $high } за сдачу и место — не решено, сдач сыграно { $deals } (логарифм отношения { $ratio }).
    }
ladder-title =
    { $players ->
        [one] { $preset }, { $players } игрок: рейтинг
        [few] { $preset }, { $players } игрока: рейтинг
        [many] { $preset }, { $players } игроков: рейтинг
       *[other] { $preset }, { $players } игрока: рейтинг
    }
ladder-losses = рейтинг (400: десятая часть проигрышей)
ladder-points = очков за сдачу лучше среднего
ladder-losses-number = { NUMBER($number) }
ladder-points-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ladder-pair-losses = { $name } против { $other }: { $difference } (от { $low } до { $high })
ladder-pair-points = { $name } против { $other }: { $difference } очка за сдачу (от { $low } до { $high })
ladder-deals =
    { $deals ->
        [one] { $deals } сдача на пару, зерно { $seed }.
        [few] { $deals } сдачи на пару, зерно { $seed }.
        [many] { $deals } сдач на пару, зерно { $seed }.
       *[other] { $deals } сдачи на пару, зерно { $seed }.
    }

## maija verify

verify-true =
    { $deals ->
        [0] { $file }: всё верно, но ничего не сдано (правила номер { $law }).
        [one] { $file }: всё верно — { $deals } сдача, её тасовка, каждое действие и результаты (правила номер { $law }).
        [few] { $file }: всё верно — { $deals } сдачи, их тасовки, каждое действие и результаты (правила номер { $law }).
        [many] { $file }: всё верно — { $deals } сдач, их тасовки, каждое действие и результаты (правила номер { $law }).
       *[other] { $file }: всё верно — { $deals } сдачи, их тасовки, каждое действие и результаты (правила номер { $law }).
    }
verify-untrue =
    { $faults ->
        [one] { $file }: неверно, { $faults } ошибка.
        [few] { $file }: неверно, { $faults } ошибки.
        [many] { $file }: неверно, { $faults } ошибок.
       *[other] { $file }: неверно, { $faults } ошибки.
    }
