### Игра с клавиатуры и на слух, и что человек выбирает для глаз, ушей и рук.

## Клавиши стола. Они стоят в списке: дальше сказано, что делает каждая.

page-keys = Клавиши за столом
page-keys-about = Программа экранного чтения пропускает эти клавиши в режиме ввода: в NVDA нажмите NVDA и пробел, в JAWS — Insert и Z. Отключить их можно в настройках этой страницы.
page-keys-suit = Трефы, бубны, червы, пики: читает ваши карты этой масти и ждёт достоинства карты.
page-keys-rank = Затем достоинство, десятка — 0: выбирает эту карту, кладёт её или ходит с неё. Ещё раз — возвращает.
page-keys-send = Отправляет выбранное или берёт карты.
page-keys-back = Возвращает всё выбранное.
page-keys-hand = Читает ваши карты по мастям.
page-keys-table = Читает, что лежит на столе.
page-keys-counts = Читает, сколько у кого карт.
page-keys-turn = Читает, о чём вас спрашивают или чей сейчас ход.
page-keys-last = Читает, что произошло последним.
page-keys-score = Читает счёт.
page-keys-answers = Переходит к кнопкам с вашими ответами.
page-keys-cards = Переходит к вашим картам.
page-keys-help = Показывает эти клавиши.
page-keys-hint = Просит подсказку, когда вы у своих карт.
page-keys-escape = Забывает масть, которая ждёт достоинства.

## Что читается вслух, когда об этом просит клавиша

page-read-rank =
    { $rank ->
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
        [6] шестёрка
        [7] семёрка
        [8] восьмёрка
        [9] девятка
        [10] десятка
        [jack] валет
        [queen] дама
        [king] король
       *[ace] туз
    }
page-read-suit =
    { $kind ->
        [clubs] Трефы
        [diamonds] Бубны
        [hearts] Червы
       *[spades] Пики
    }: { $number ->
        [0] нет
       *[other] { $ranks }
    }.
page-read-chosen = Выбрано: { $cards }.
page-read-nothing = На столе ничего нет.
page-read-open = { $card }: ещё без ответа.
page-read-next = { $card }: ещё без ответа, бить теперь эту карту.
page-read-beaten = { $attack }: бьётся { FORM($card, case: "instrumental") }.
page-read-laid = { $attack }: ответ — { $card }, ещё не отправлено.
page-read-given-up = { $card }: не бьётся, карту берут.
page-read-trump =
    { $suit ->
        [none] Козырей нет.
       *[other] Козыри: { $suit }.
    }
page-read-trick = { $seat }: { $card }.
page-read-winner = Кто пока берёт взятку: { $seat }.
page-read-count =
    { $seat }: { $number ->
        [one] { $number } карта
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }.
page-read-count-hidden = { $seat }: число карт скрыто.
page-read-stock =
    { $number ->
        [0] Колода кончилась.
        [one] В колоде { $number } карта.
        [few] В колоде { $number } карты.
        [many] В колоде { $number } карт.
       *[other] В колоде { $number } карты.
    }
page-read-total = { $seat }: всего { $number }.
page-read-points =
    { $seat }: в этой сдаче { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
        [many] { $tricks } взяток
       *[other] { $tricks } взятки
    }, очки: { $number }.

## Что сделала клавиша карты

page-key-not-held = У вас на руках нет такой карты: { $card }.
page-key-back = { $card } снова у вас на руках.
page-key-cleared = Все карты снова у вас на руках.

## Настройки

page-access = Глаза, уши и руки
page-contrast = Контраст
page-contrast-system = Как на устройстве
page-contrast-usual = Обычный
page-contrast-more = Высокий
page-print = Размер текста
page-print-what = Для текста и для ваших карт.
page-print-usual = Обычный
page-print-large = Крупный
page-handed = Какой рукой
page-handed-what = С какой стороны лежат кнопки и панели.
page-handed-right = Правой
page-handed-left = Левой
page-sound = Звуки
page-sound-what = Короткие и тихие: карта, ваш ход, взятые карты, конец сдачи.
page-sound-off = Выключены
page-sound-on = Включены
page-vibration = Вибрация
page-vibration-what = Короткая, когда ход ваш.
page-vibration-off = Выключена
page-vibration-on = Включена
page-key-use = Одиночные клавиши за столом
page-key-use-what = Карта двумя буквами и цифры, которые читают вслух. За столом 9 показывает их все.
page-key-use-table = Везде
page-key-use-own = Только у моих карт
page-key-use-off = Выключены
page-sure = Спрашивать, прежде чем я возьму всё
page-sure-keys = Когда я пользуюсь клавишами
page-sure-always = Всегда
page-sure-many = Только когда можно побить много

page-settings-what = Они действуют в этом браузере за каждым столом.
page-colours = Цвета мастей
page-colours-four = У каждой свой
page-colours-two = Красный и чёрный
page-faces = Рисунок карт
page-faces-auto = Смотря по месту
page-faces-classic = Обычный
page-faces-big = Крупный
page-theme = Тема
page-theme-system = Как на устройстве
page-theme-light = День
page-theme-dark = Ночь
page-speed = Карты летают
page-speed-what = Ничто не летает, если устройство просит меньше движения.
page-speed-off = Совсем нет
page-speed-slow = Медленно
page-speed-normal = Обычно
page-speed-fast = Быстро
page-show-played = Сыгранные карты
page-show-played-what = Можно ли за столом посмотреть, что уже сыграно.
page-show-played-hidden = Запоминать
page-show-played-shown = Показывать
