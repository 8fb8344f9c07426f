### Игра в терминале.

## Стол

# Короткие сведения подряд, например козыри и колода.
facts = { $one }; { $other }
table-header = { $game }, сдача { $number }
table-lot =
    { $who ->
        [you] По жребию сдаёте вы.
       *[other] По жребию сдаёт { $seat }.
    }
table-cut =
    { $who ->
        [you] Вытянуты карты: { $drawn }. Сдаёте вы.
       *[other] Вытянуты карты: { $drawn }. Сдаёт { $seat }.
    }
table-deals =
    { $who ->
        [you] Сдаёте вы.
       *[other] Сдаёт { $seat }.
    }
table-sealed = Колода перетасована и запечатана, прежде чем кто-либо увидел карту: { $seal }…
table-trumps =
    { $suit ->
        [none] Козырей нет
       *[other] Козыри: { $suit }
    }
table-stock =
    { $card ->
        [none] { $number ->
            [0] колода кончилась
           *[other] колода: { $number }
        }
       *[other] колода: { $number }, открыта карта { $card }
    }
table-open = { $card }
table-beaten = { $card } (бьёт { $beater })
table-left = { $card } (не бьётся)
table-bout = На столе: { $cards }
table-seat =
    { $who ->
        [you] Вы: { $facts }
       *[other] { $seat }: { $facts }
    }
table-held =
    { $number ->
        [one] { $number } карта
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }
table-shown = показано { $cards }
table-hand-role =
    { $role ->
        [leads] Ваши карты (вы заходите): { $cards }
        [defends] Ваши карты (вы отбиваетесь): { $cards }
        [out] Ваши карты (вы вне игры): { $cards }
       *[none] Ваши карты: { $cards }
    }
table-role =
    { $role ->
        [leads] заходит
        [defends] отбивается
       *[out] вне игры
    }
table-totals = Пока что: { $totals }
table-hand = Ваши карты: { $cards }
table-trick = Взятка { $number }: { $cards }
table-played = { $seat } { $card }
table-winning = { $seat } { $card } (пока старшая)
table-taken =
    { $who ->
        [you] Вы
       *[other] { $seat }
    }: { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
        [many] { $tricks } взяток
       *[other] { $tricks } взятки
    }{ $cards ->
        [none] { "" }
       *[other] , { $cards }
    }

## Что вас спрашивают

ask-lead = Вы заходите к игроку { $seat }. С какой карты? Несколько карт в одной строке — один заход.
ask-more = Ещё карту к ней — или готово?
ask-beat = Побейте { FORM($card, case: "accusative") } или возьмите.
ask-answered = На каждую карту есть ответ. Взять непобитые?
ask-draw = Добираете?
ask-name = Назначаете козыри?
ask-meanwhile = У вас есть пара. Назначьте козыри сейчас, или Enter — играть дальше.
ask-pass =
    { $number ->
        [one] Передайте { $number } карту игроку { $seat }. Какую?
        [few] Передайте { $number } карты одной строкой игроку { $seat }. Какие?
        [many] Передайте { $number } карт одной строкой игроку { $seat }. Какие?
       *[other] Передайте { $number } карты одной строкой игроку { $seat }. Какие?
    }
ask-trick-lead = Взятку начинаете вы. С какой карты?
ask-trick-follow = Ваш ход. Какой картой?
ask-moon = Вы попали в луну. Как её записать?
ask-another = Ещё одну сдачу? да или нет
ask-match = Партия окончена. Ещё одну? да или нет
choice = { $number } { $text }
prompt = >
yes = да
no = нет

## Что вы ввели

entry-nothing = Введите номер варианта или карты, например { $example }. Слово «помощь» расскажет больше.
entry-number = Варианта { $number } нет: они идут от 1 до { $last }.
entry-unknown = «{ $text }» — не номер из списка, не карта (как { $example }) и не слово игры.
entry-count =
    { $number ->
        [one] Выберите ровно { $number } карту.
        [few] Выберите ровно { $number } карты.
        [many] Выберите ровно { $number } карт.
       *[other] Выберите ровно { $number } карты.
    }
entry-yes-no = Введите да или нет.
entry-help =
    Введите номер варианта, его слово или карту: 3п, 10ч, дп, ♠Д. Несколько карт или номеров в одной
    строке выполняются вместе или не выполняются вовсе. Заход с нескольких карт кончается сам. «?»
    показывает правила, «почему» объясняет последний отказ, «подсказка» показывает лучший ход,
    «подсказка все» — чего ждать от каждого, «отмена» возвращает ваше последнее решение,
    «сохранить» или «сохранить ФАЙЛ» сохраняет игру, «продолжить ИМЯ» открывает другую, «выход»
    сохраняет игру и выходит из неё.
help = помощь
quit = выход
undo = отмена
save = сохранить
resume = продолжить
rules = правила
why = почему
last = последняя
why-nothing = Отказов не было.
why-right = Годится: { $actions }.
undo-nothing = В этой сдаче нечего отменять.
undo-done = Отменено. Те же карты, ваше последнее решение ещё раз.

## Файлы

resume-done = На этом вы остановились. Всё осталось как было.

save-done = Игра сохранена: { $file }
save-failed = Сохранить игру там не удалось: { $why }. Попробуйте «сохранить ФАЙЛ» в другом месте.
save-exists = Файл с таким именем уже есть, он остаётся как есть: { $file }
keep-failed = Сохранить игру не удалось: { $why }. Она продолжается; «сохранить ФАЙЛ» сохранит её в другом месте.
keep-lost = Сохранить игру не удалось нигде: { $why }.
leave-kept = Игра сохранена. Продолжить: maija play --resume { $file }
leave-over = Вся партия сохранена: { $file }
resume-none = В папке { $folder } сохранённых игр нет.
resume-which = Какую игру? Введите «продолжить» и её имя или файл. Последние: { $names }.
resume-seat = Игру { $file } здесь продолжить нельзя: на месте { $seat } — «{ $name }». На месте A должны сидеть вы, на остальных — компьютерные игроки этой программы.
resume-over = Партия { $file } окончена. Посмотреть её: maija replay { $file }
file-unreadable = Файл { $file } не читается: { $why }.
file-line = { $file }, строка { $line }: { $sentence }
file-refused = правила этого не допускают: «{ $sentence }»
file-whole = { $file }: { $sentence }

## Конец

end-deal = Эта сдача: { $scores }
end-totals = Всего: { $scores }
end-places = Места: { $places }
end-score = { $seat } { $number }
end-place = { $number }. { $seat }
end-seed = Та же игра ещё раз: --seed { $seed }
end-broken = Эта сдача пошла по кругу и прервана: очков нет ни у кого, карты сдают заново.
end-verify = Тасовку каждой оконченной сдачи можно проверить: maija verify { $file }
goodbye = До свидания.

## Записанная игра

back = назад
replay-title =
    { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
replay-computer = { $seat }: компьютерный игрок «{ $name }»
replay-hand =
    { $who ->
        [you] Вы: { $cards }
       *[other] { $seat }: { $cards }
    }
replay-prompt = { $at }/{ $last } >
replay-help = Enter показывает следующий шаг, «н» — предыдущий, число — шаг с этим номером, «в» — выход.
replay-number = Шаги идут от 1 до { $last }.
replay-first = Это первый шаг. Enter показывает следующий.
replay-last = Это последний шаг. «н» — назад, «в» — выход.
replay-empty = В этой игре ничего не сдавали.
replay-unfinished = Здесь партия остановилась.
