### Главная страница, домашние правила, настройки и рамка вокруг каждого экрана.

## Рамка

page-front-title = Maija — карточные игры с пиковой дамой
page-rules-title = { $game }: домашние правила — Maija
page-coming-title = Вход за стол — Maija
page-settings = Настройки
page-dialog-close = Закрыть
page-version = Maija { $version }
page-licences = Лицензии
page-interface = Интерфейс для программ
page-footer = О программе Maija

## Главная страница

page-tagline = Игры с пиковой дамой, как в них играют у вас дома: каждый со своего телефона или сразу против компьютеров.
page-strength = Компьютеры играют
page-strength-random = наугад
page-strength-simple = по простым правилам
page-strength-habit = опытно
page-strength-novice = как новички
page-strength-casual = как любители
page-strength-skilled = умело
page-strength-expert = как знатоки
page-strength-master = как мастера
page-games-what = Играйте сразу против компьютеров или пригласите людей за стол.
page-players-of = { $game }: игроки
page-players-count =
    { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
        [many] { $number } игроков
       *[other] { $number } игрока
    }
page-invite-named = Пригласить в игру: { $game }
page-invite-do = Пригласить
page-house-rules = Домашние правила
page-house-rules-named = Домашние правила игры: { $game }
page-mine = Ваши столы
page-mine-more = Ещё { $number }
page-mine-back = Вернуться за стол
page-mine-what = { $game }, занято мест: { $taken } из { $players }
page-phase-gathering = ещё не началось
page-phase-shuffling = сдают карты
page-phase-playing = сдача в разгаре
page-phase-between = между сдачами
page-phase-over = партия окончена
page-kept = Ваши домашние правила
page-kept-differs =
    { $number ->
        [0] { $game }, без изменений
       *[other] { $game }, изменено правил: { $number }
    }
page-kept-open = Открыть { $name }
page-kept-forget = Забыть
page-kept-forget-named = Забыть { $name }
page-kept-forget-sure = Забыть домашние правила «{ $name }»? Больше они нигде не хранятся.
page-join-have = У меня есть код
page-public-there = Открытых столов: { $number }
page-join-what = Три слова, например kopa-rime-tesa. Подойдёт и вся ссылка.
page-no-tables-yet = Открытых столов пока нет. Откройте свой: выберите игру, её домашние правила и внесите стол в список.
page-listed-free =
    { $free ->
        [0] все места заняты, всего { $players }
       *[other] свободно мест: { $free } из { $players }
    }
page-listed-watch = можно смотреть
page-listed-go = Войти
page-loading = Игры загружаются…

## Домашние правила

page-rules-choose = Выбор
page-rules-words = Словами

## Приглашение

page-invite-others = Другие адреса этого компьютера: { $number }
page-come = Кто уже здесь
page-come-free =
    { $number ->
        [0] Все здесь.
       *[other] Свободных мест: { $number }.
    }
page-come-you = { $name } (вы)
page-invite-done = За стол
page-invite-link = Отправьте эту ссылку
page-invite-scan = Или дайте её отсканировать
page-invite-say = Или назовите три слова
page-copy-failed = Этот браузер не даёт странице копировать. Текст выделен: скопируйте его клавишами Ctrl+C или долгим нажатием.
