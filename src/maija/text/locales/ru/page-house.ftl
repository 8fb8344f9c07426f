### В домашних правилах и в уговоре стола; загружается вместе с ними.

page-rules-of = Домашние правила
page-rules-shared = С вами делятся этими правилами.
page-rules-base = Игра
page-rules-view = Что показать
page-rules-at-table = За столом
page-rules-differs = Что изменено
page-rules-same = Ничего: { $game } — по обычным правилам.
page-rules-all-back = Вернуть всё
page-rules-play = Играть так
page-rules-invite = Пригласить так
page-rules-public = Открытый стол видят все, кому доступен этот сервер.
page-rules-keep = Сохранить эти правила
page-rules-name = Название для них
page-rules-keep-do = Сохранить
page-rules-kept = Сохранено под названием «{ $name }».
page-rules-name-missing = Нужно название хотя бы из одной буквы.
page-rules-share = Поделиться ими
page-rules-share-what = Кто откроет эту ссылку, увидит эти правила и сможет по ним играть. Правила записаны в самой ссылке, больше нигде они не хранятся.
page-rules-share-here = По этому адресу сейчас доступен только этот компьютер. Другим нужен такой ваш адрес, который доступен и им.
page-clash-some = Некоторые правила не сочетаются.
page-rules-no-words = Словами их можно будет рассказать, когда они будут сочетаться.
page-rules-compare = Сравнить
page-rules-print = Напечатать
page-compare-with = С чем сравнить
page-compare-rule = Правило
page-compare-caption = { $one } и { $other }: чем они отличаются
page-compare-same = { $one } и { $other }: правила одни и те же.
page-compare-nothing = –
page-game = Игра
page-players = Игроки
page-set-time = Время
page-set-rules = Правила подробно
page-set-public = Виден в списке всем, кому доступен этот сервер
page-set-watch = Другим можно смотреть
page-set-clock = Часы на каждое решение
page-set-decision = Секунд на одно решение
page-set-reserve = Запас секунд на всю партию
page-set-delay = На сколько секунд позже всё видят зрители
page-set-grace = Через сколько секунд компьютер играет за того, у кого пропала связь
page-set-idle = Через сколько секунд компьютер играет за того, кто ничего не делает
page-set-pace = Сколько секунд компьютер думает над ходом
page-option-range = От { $least } до { $most }.
page-agreed = О чём условились
page-settings-change = Изменить условия
page-settings-do = Утвердить
page-rules-back = Вернуть
page-rules-back-named = Вернуть: { $option }
page-rules-idle =
    { $number ->
        [one] Ещё { $number }, здесь ни на что не влияет
        [few] Ещё { $number }, здесь ни на что не влияют
        [many] Ещё { $number }, здесь ни на что не влияют
       *[other] Ещё { $number }, здесь ни на что не влияют
    }
page-clash = Это не сочетается: { $fields }.
page-clash-field = { $option }: { $value }
page-clash-here = Не сочетается с другим правилом.
page-rules-chapter =
    { $number ->
        [one] { $number } правило
        [few] { $number } правила
        [many] { $number } правил
       *[other] { $number } правила
    }
page-rules-open = Раскрыть всё
page-rules-shut = Свернуть всё
page-clause =
    { $from ->
        [S1] Пункт { $clause }, финские правила
        [S2] Пункт { $clause }, французские правила
        [S3] Пункт { $clause }, русские правила
        [S4] Пункт { $clause }, турецкая страница об игре «Червы»
        [M] { $clause }, решено там, где правила молчат
        [T] { $clause }, решено там, где правила молчат
       *[other] { $clause }, из общедоступных правил игры
    }
page-value-else = Другое…
page-value-own = Своими словами
