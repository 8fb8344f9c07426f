### Правила словами: одно предложение на каждое значение каждой настройки, как говорят за столом.

## Главы

chapter-cards = Игроки и карты
chapter-deal = Сдача карт
chapter-aim = Цель игры
chapter-trumps = Козыри
chapter-queen = Пиковая дама
chapter-attack = Заход
chapter-defence = Защита
chapter-draw = Добор карт
chapter-out = Выход из игры и конец
chapter-score = Счёт
chapter-end = Конец игры и счёт
chapter-pass = Передача карт
chapter-play = Розыгрыш
chapter-points = Цена карт
chapter-moon = Луна

rulebook-title =
    Правила игры { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
rulebook-changed = изменено за этим столом
rulebook-clause = { $sentence } [{ $clause }]
rulebook-option = { $option }={ $value }

## Mustamaija: то, чего не меняет ни один стол

rule-mustamaija-players = Играют от { $least } до { $most } человек, каждый за себя; ход переходит налево, по часовой стрелке.
rule-mustamaija-ranks = Карты каждой масти от младшей к старшей: { $ranks }.
rule-mustamaija-two-alike = Из двух одинаковых карт ни одна не бьёт другую.
rule-mustamaija-stock =
    { $number ->
        [1] Одна оставшаяся карта лежит на столе рубашкой вверх: это колода.
        [one] Оставшаяся { $number } карта лежит на столе рубашкой вверх: это колода.
        [few] Оставшиеся { $number } карты лежат на столе рубашкой вверх: это колода.
        [many] Оставшиеся { $number } карт лежат на столе рубашкой вверх: это колода.
       *[other] Оставшиеся { $number } карты лежат на столе рубашкой вверх: это колода.
    }
rule-mustamaija-aim = Избавьтесь от своих карт. Проигрывает тот, у кого остались последние карты и среди них пиковая дама.
rule-mustamaija-forehand = Первым заходит игрок слева от сдатчика; следующий по часовой стрелке — защитник.
rule-mustamaija-one-suit = Заходят с одной или нескольких карт одной масти.
rule-mustamaija-beat = Карту бьют старшей картой той же масти или козырем, а козырь — только старшим козырем. Одна карта бьёт одну карту.
rule-mustamaija-beat-plain = Карту бьют старшей картой той же масти. Одна карта бьёт одну карту.
rule-mustamaija-queen-led = С пиковой дамы можно зайти: с неё одной или вместе с другими пиками. Побить её нельзя ничем.
rule-mustamaija-after-success = Кто отбил все карты, тот заходит следующим — к игроку слева от себя.
rule-mustamaija-after-pickup = Кто взял карты, тот не заходит: заходит игрок слева от него.
rule-mustamaija-defender-draws = Защитник, который отбил все карты, тоже добирает до полного числа карт.
rule-mustamaija-stock-rest = Когда колода подходит к концу, добирают, сколько осталось; после этого больше никто не добирает.
rule-mustamaija-lead-passes = Если тот, кому заходить, уже вышел из игры, заходит следующий слева, у кого ещё есть карты.
rule-mustamaija-last = Сдача окончена, когда карты остались только у одного игрока.
rule-mustamaija-last-lead =
    { $claim ->
        [yes] Когда колода кончилась и в игре только двое, сдача окончена, как только атакующий зашёл с последних карт, если защитник не отдаёт ему свои: их уже не бьют.
       *[no] Когда колода кончилась и в игре только двое, сдача окончена, как только атакующий зашёл с последних карт: их уже не бьют.
    }
rule-mustamaija-out = Когда колода кончилась, игрок без карт выходит из игры.

## Mustamaija: настройки

rule-mustamaija-packs-auto = Одна колода; при шести игроках и больше — две, без второй пиковой дамы.
rule-mustamaija-packs-1 = Одна колода из 52 карт.
rule-mustamaija-packs-2 = Две колоды без второй пиковой дамы.
rule-mustamaija-hand-size =
    { $number ->
        [one] Каждому сдают по { $number } карте; из колоды добирают тоже до { $number }.
        [few] Каждому сдают по { $number } карты; из колоды добирают тоже до { $number }.
        [many] Каждому сдают по { $number } карт; из колоды добирают тоже до { $number }.
       *[other] Каждому сдают по { $number } карты; из колоды добирают тоже до { $number }.
    }
rule-mustamaija-deal-packet-1 = Карты сдают по одной.
rule-mustamaija-deal-packet-3 = Карты сдают по три.
rule-mustamaija-deal-packet-hand-size = Каждому сдают все его карты сразу.
rule-mustamaija-first-dealer-cut = Каждый тянет по карте; первым сдаёт тот, у кого старшая.
rule-mustamaija-first-dealer-lot = Первый сдатчик определяется жребием.
rule-mustamaija-first-dealer-fixed = Первым сдаёт игрок на первом месте.
rule-mustamaija-queen-in-cut-counts = Пиковая дама, вытянутая при выборе сдатчика, старше всех карт.
rule-mustamaija-queen-in-cut-redraw = Кто при выборе сдатчика вытянул пиковую даму, тянет ещё раз.
rule-mustamaija-next-dealer-left = Сдают по очереди по часовой стрелке.
rule-mustamaija-next-dealer-loser = Следующим сдаёт проигравший.
rule-mustamaija-next-dealer-winner = Следующим сдаёт тот, кто вышел первым.
rule-mustamaija-next-dealer-fixed = Сдаёт всегда один и тот же игрок.
rule-mustamaija-trump-method-none = Козырей нет.
rule-mustamaija-trump-method-fixed = Козырная масть всегда одна и та же.
rule-mustamaija-trump-method-turn-up = После сдачи открывают карту с колоды: её масть козырная.
rule-mustamaija-trump-method-turn-up-after-first-lead = Когда первый заход лежит на столе, открывают карту с колоды: её масть козырная.
rule-mustamaija-trump-method-kq-anytime = Тот, у кого есть король и дама одной масти, может назначить её козырной в любой момент, даже не в свой ход; до этого козырей нет.
rule-mustamaija-trump-method-kq-after-deal = После сдачи тот, у кого есть король и дама одной масти, может назначить её козырной; первым спрашивают игрока слева от сдатчика. Если не назначит никто, козырей в этой сдаче нет.
rule-mustamaija-fixed-trump-clubs = Трефы всегда козыри.
rule-mustamaija-fixed-trump-diamonds = Бубны всегда козыри.
rule-mustamaija-fixed-trump-hearts = Червы всегда козыри.
rule-mustamaija-fixed-trump-spades = Пики всегда козыри.
rule-mustamaija-spades-may-be-trump-no = Пиковая масть не может быть козырной.
rule-mustamaija-spades-may-be-trump-yes = Пиковая масть тоже может быть козырной.
rule-mustamaija-spade-indicator-goes-middle = Открытую карту, которая не может обозначать козыри, кладут в середину колоды и открывают следующую.
rule-mustamaija-spade-indicator-goes-random = Открытую карту, которая не может обозначать козыри, кладут в любое место колоды и открывают следующую.
rule-mustamaija-spade-indicator-goes-reshuffle = Открытую карту, которая не может обозначать козыри, замешивают в колоду и открывают следующую.
rule-mustamaija-indicator-position-under = Открытая карта лежит под колодой, и добирают её последней.
rule-mustamaija-indicator-position-top = Открытая карта остаётся сверху на колоде, и добирают её первой.
rule-mustamaija-trump-redeclare-no = Назначенные козыри остаются до конца сдачи.
rule-mustamaija-trump-redeclare-yes = Другая пара может сменить козыри; каждую масть назначают не больше одного раза за сдачу.
rule-mustamaija-kq-must-show-no = Назначая козыри, короля и даму можно не показывать.
rule-mustamaija-kq-must-show-yes = Назначая козыри, короля и даму показывают всем.
rule-mustamaija-queen-may-beat-no = Пиковая дама не может побить ни одной карты.
rule-mustamaija-queen-may-beat-yes-as-top-trump = Пиковая дама бьёт любую карту, есть козыри или нет.
rule-mustamaija-no-queen-left-last-holder-loses = Если пиковая дама вышла из игры, всё равно проигрывает последний, у кого остались карты.
rule-mustamaija-no-queen-left-nobody-loses = Если пиковая дама вышла из игры, не проигрывает никто.
rule-mustamaija-max-attack-none = Число карт в заходе само по себе не ограничено.
rule-mustamaija-max-attack-5 = В заходе не больше пяти карт.
rule-mustamaija-max-attack-hand-size = В заходе не больше карт, чем сдают на руки.
rule-mustamaija-defender-limit-never = Карт в заходе может быть больше, чем у защитника на руках.
rule-mustamaija-defender-limit-after-stock-empty = Когда колода кончилась, карт в заходе не должно быть больше, чем у защитника на руках.
rule-mustamaija-defender-limit-always = Карт в заходе не должно быть больше, чем у защитника на руках.
rule-mustamaija-overload-illegal = Слишком большой заход не допускается.
rule-mustamaija-overload-claim-dump-hand = Если карт в заходе слишком много, защитник может, ещё не ответив ни на одну, отдать все свои карты тому, кто зашёл, и выйти из игры; карты захода тоже возвращаются зашедшему, а заходит следующий игрок.
rule-mustamaija-announce-counts-hidden = Никто не говорит, сколько у него карт.
rule-mustamaija-announce-counts-public = Все знают, сколько карт у каждого игрока.
rule-mustamaija-announce-counts-max-receivable = Когда колода кончилась, все знают, сколько карт у каждого игрока.
rule-mustamaija-attacker-draws-after-lead = Атакующий добирает сразу после захода, ещё до защиты.
rule-mustamaija-attacker-draws-after-bout = Атакующий добирает, когда заход отбит или взят.
rule-mustamaija-draw-order-attacker-first = Первым добирает карты атакующий, а затем защитник.
rule-mustamaija-draw-order-defender-first = Первым добирает карты защитник, а затем атакующий.
rule-mustamaija-draw-amount-up-to = Атакующий добирает до полного числа карт.
rule-mustamaija-draw-amount-same-number = Атакующий добирает столько карт, со скольких зашёл, но не больше полного числа карт на руках.
rule-mustamaija-draw-compulsory-no = Пока на руках есть карта, добирать не обязательно.
rule-mustamaija-draw-compulsory-yes = Если карт меньше полного числа, добирать обязательно.
rule-mustamaija-refill-after-pickup-no = Взявший карты защитник не добирает.
rule-mustamaija-refill-after-pickup-yes = Взявший карты защитник добирает, если карт всё ещё меньше полного числа.
rule-mustamaija-partial-defence-yes = Побитые карты уходят в отбой вместе с теми, что их побили; берут только остальные.
rule-mustamaija-partial-defence-all-or-nothing = Либо отбивают все карты, либо берут все; тогда карты, которыми уже отбились, возвращаются на руки.
rule-mustamaija-must-beat-if-possible-no = Карту можно взять, даже если её можно побить.
rule-mustamaija-must-beat-if-possible-yes = Нужно побить столько карт, сколько можно.
rule-mustamaija-scoring-none = Очков не считают: в сдаче есть только проигравший.
rule-mustamaija-scoring-winner-1 = Все, кроме проигравшего, получают по одному очку; выигрывает наибольшая сумма.
rule-mustamaija-scoring-finish-order = Каждый получает столько очков, сколько составляет его место по порядку выхода; выигрывает наименьшая сумма.
rule-mustamaija-scoring-loss-count = Проигравший в сдаче получает одно очко; выигрывает тот, кто проигрывал реже.
rule-mustamaija-repetition-off = Сдача идёт, пока кто-нибудь не проиграет, сколько бы это ни длилось.
rule-mustamaija-repetition-draw = Если одно и то же положение возникло в третий раз или за 20 заходов подряд на каждого игрока ни одна карта не побита и не добрана, сдача кончается вничью.
rule-mustamaija-deals-players = В партии столько сдач, сколько игроков: каждый сдаёт один раз.
rule-mustamaija-deals =
    { $number ->
        [one] В партии { $number } сдача.
        [few] В партии { $number } сдачи.
        [many] В партии { $number } сдач.
       *[other] В партии { $number } сдачи.
    }

## Hearts: то, чего не меняет ни один стол

rule-hearts-players = Играют от { $least } до { $most } человек, каждый за себя; ход переходит налево, по часовой стрелке.
rule-hearts-pack = Одна колода из 52 карт.
rule-hearts-ranks = Карты каждой масти от младшей к старшей: { $ranks }. Козырей нет.
rule-hearts-dealt =
    { $number ->
        [one] Сдают все карты, по одной: каждому достаётся { $number } карта.
        [few] Сдают все карты, по одной: каждому достаётся { $number } карты.
        [many] Сдают все карты, по одной: каждому достаётся { $number } карт.
       *[other] Сдают все карты, по одной: каждому достаётся { $number } карты.
    }
rule-hearts-worth =
    { $number ->
        [one] Все карты одной сдачи вместе стоят { $number } очко.
        [few] Все карты одной сдачи вместе стоят { $number } очка.
        [many] Все карты одной сдачи вместе стоят { $number } очков.
       *[other] Все карты одной сдачи вместе стоят { $number } очка.
    }
rule-hearts-aim = Не берите штрафных карт: за каждую записывают очки. Выигрывает наименьшая сумма.
rule-hearts-follow = Нужно ходить в масть; если её нет, можно положить любую карту.
rule-hearts-trick = Взятку берёт старшая карта той масти, с которой зашли; взявший делает следующий ход.

## Hearts: настройки

rule-hearts-removed = Из колоды убирают: { $cards }.
rule-hearts-removed-none = Сдают всю колоду.
rule-hearts-pass-count =
    { $number ->
        [one] Передают { $number } карту, ещё не видя, что придёт.
        [few] Передают { $number } карты, ещё не видя, что придёт.
        [many] Передают { $number } карт, ещё не видя, что придёт.
       *[other] Передают { $number } карты, ещё не видя, что придёт.
    }
rule-hearts-pass-cycle = Передача, сдача за сдачей: { $steps }.
rule-hearts-pass-cycle-always = Карты всегда передают { $steps }.
rule-hearts-pass-cycle-never = Карты не передают.
pass-left = налево
pass-right = направо
pass-across = напротив
pass-none = без передачи
rule-hearts-first-lead-lowest-club = Первым ходит тот, у кого младшая трефа колоды, и ходит именно с неё.
rule-hearts-first-lead-any-club = Первым ходит тот, у кого младшая трефа колоды, но с любой трефы.
rule-hearts-first-lead-left-of-dealer = Первым ходит игрок слева от сдатчика, с любой карты.
rule-hearts-first-trick-points-forbidden = В первую взятку нельзя класть штрафные карты, если на руках есть другие.
rule-hearts-first-trick-points-allowed = В первую взятку можно класть штрафные карты.
rule-hearts-hearts-lead-broken = Ходить с червей можно, когда хоть одна червовая карта уже сыграна или других карт нет.
rule-hearts-hearts-lead-any = Ходить с червей можно в любое время.
rule-hearts-queen-breaks-hearts-no = Пиковая дама червы не открывает.
rule-hearts-queen-breaks-hearts-yes = Пиковая дама тоже открывает червы.
rule-hearts-lead-hearts-instead-of-queen-no = Если остались только червы и пиковая дама, до открытия червей нужно ходить с дамы.
rule-hearts-lead-hearts-instead-of-queen-yes = Если остались только червы и пиковая дама, можно ходить с червей.
rule-hearts-heart-values-1 = Каждая черва стоит одно очко.
rule-hearts-heart-values-pip = Каждая черва стоит столько очков, сколько на ней указано; валет 11, дама 12, король 13, туз 14.
rule-hearts-heart-values-face = Каждая черва стоит одно очко; валет 2, дама 3, король 4, туз 5.
rule-hearts-queen-value =
    { $number ->
        [0] Пиковая дама ничего не стоит.
        [one] Пиковая дама стоит { $number } очко.
        [few] Пиковая дама стоит { $number } очка.
        [many] Пиковая дама стоит { $number } очков.
       *[other] Пиковая дама стоит { $number } очка.
    }
rule-hearts-king-value =
    { $number ->
        [0] Пиковый король ничего не стоит.
        [one] Пиковый король стоит { $number } очко.
        [few] Пиковый король стоит { $number } очка.
        [many] Пиковый король стоит { $number } очков.
       *[other] Пиковый король стоит { $number } очка.
    }
rule-hearts-ace-value =
    { $number ->
        [0] Пиковый туз ничего не стоит.
        [one] Пиковый туз стоит { $number } очко.
        [few] Пиковый туз стоит { $number } очка.
        [many] Пиковый туз стоит { $number } очков.
       *[other] Пиковый туз стоит { $number } очка.
    }
rule-hearts-omnibus-none = Ни одна карта очков не списывает.
rule-hearts-omnibus-jd = Взявшему бубнового валета списывают десять очков.
rule-hearts-omnibus-td = Взявшему бубновую десятку списывают десять очков.
rule-hearts-omnibus-needed-for-moon-no = Бубновая карта, списывающая очки, для луны не нужна.
rule-hearts-omnibus-needed-for-moon-yes = Для луны нужна и бубновая карта, списывающая очки.
rule-hearts-moon-none = Луны нет: взявший всё за всё и платит.
rule-hearts-moon-others-plus = Кто взял все штрафные карты, тот попал в луну: очки записывают всем остальным.
rule-hearts-moon-self-minus = Кто взял все штрафные карты, тот попал в луну: очки списывают у него самого.
rule-hearts-moon-choice = Кто взял все штрафные карты, тот попал в луну и выбирает: записать очки остальным или списать у себя.
rule-hearts-moon-auto = Кто взял все штрафные карты, тот попал в луну: очки записывают всем остальным, но если от этого партия кончилась бы не в его пользу, их списывают у него самого.
rule-hearts-moon-value-total = Луна стоит столько же, сколько все карты колоды вместе.
rule-hearts-moon-value =
    { $number ->
        [one] Луна стоит { $number } очко.
        [few] Луна стоит { $number } очка.
        [many] Луна стоит { $number } очков.
       *[other] Луна стоит { $number } очка.
    }
rule-hearts-sun-none = Солнца нет: взять все взятки ничего особенного не даёт.
rule-hearts-sun =
    { $number ->
        [one] Кто взял все взятки, тот попал в солнце: оно стоит { $number } очко.
        [few] Кто взял все взятки, тот попал в солнце: оно стоит { $number } очка.
        [many] Кто взял все взятки, тот попал в солнце: оно стоит { $number } очков.
       *[other] Кто взял все взятки, тот попал в солнце: оно стоит { $number } очка.
    }
rule-hearts-no-tricks-bonus =
    { $number ->
        [0] Не взять ни одной взятки ничего не даёт.
        [one] Не взявшему ни одной взятки списывают { $number } очко.
        [few] Не взявшему ни одной взятки списывают { $number } очка.
        [many] Не взявшему ни одной взятки списывают { $number } очков.
       *[other] Не взявшему ни одной взятки списывают { $number } очка.
    }
rule-hearts-end-target = Партия кончается после сдачи, в которой кто-нибудь набирает предельный счёт или больше.
rule-hearts-end-hands = Партия кончается после условленного числа сдач.
rule-hearts-target =
    { $number ->
        [one] Предельный счёт — { $number } очко.
        [few] Предельный счёт — { $number } очка.
        [many] Предельный счёт — { $number } очков.
       *[other] Предельный счёт — { $number } очка.
    }
rule-hearts-hands-none = Число сдач не условлено.
rule-hearts-hands =
    { $number ->
        [one] В партии { $number } сдача.
        [few] В партии { $number } сдачи.
        [many] В партии { $number } сдач.
       *[other] В партии { $number } сдачи.
    }
rule-hearts-exact-target-nothing = Набрать ровно предельный счёт ничего особенного не даёт.
rule-hearts-exact-target-wins = Набравший ровно предельный счёт выигрывает.
rule-hearts-exact-target-minus-50 = Набравшему ровно предельный счёт списывают 50 очков.
rule-hearts-tie-extra-hands = Если наименьшие суммы в конце равны, решают дополнительные сдачи.
rule-hearts-tie-shared = При равных наименьших суммах в конце первое место делится.
rule-hearts-floor-zero-no = Сумма может стать меньше нуля.
rule-hearts-floor-zero-yes = Сумма не бывает меньше нуля.
rule-hearts-first-dealer-cut = Каждый тянет по карте; первым сдаёт тот, у кого младшая.
rule-hearts-first-dealer-lot = Первый сдатчик определяется жребием.
rule-hearts-dealer-rotation-left = Сдают по очереди по часовой стрелке.

## Почему что-то не принимается: правило за этим, в одном предложении

why-deal-over = В оконченную сдачу карт больше не кладут.
why-no-such-action = Ни такой карты, ни такого слова в игре нет.
why-not-your-turn = Каждый действует в свой ход, по часовой стрелке.
why-not-in-hand = Играть можно только своими картами.
why-word-not-now = Это слово для другого момента игры.
why-not-seated = Кто смотрит, тот не играет.
why-already-out = Вышедший из игры ждёт следующей сдачи.
why-other-suit = Все карты одного захода одной масти.
why-attack-limit = За этим столом число карт в заходе ограничено.
why-defender-limit = Карт в заходе не должно быть больше, чем у того, кто их бьёт.
why-empty-lead = Кому заходить, тот пасовать не может: на столе должна лежать хотя бы одна карта.
why-queen-unbeatable = Пиковая дама старше всех карт, даже козырей: тот, к кому с неё зашли, её берёт.
why-queen-cannot-beat = За этим столом с пиковой дамы можно зайти, но бить ею нельзя.
why-too-low = В одной масти бьёт только старшая карта.
why-does-not-beat = Карта другой масти бьёт, только если она козырь.
why-must-beat = За этим столом нужно побить столько карт, сколько можно.
why-all-answered = Бить больше нечего.
why-no-overload = Отдать карты можно, когда колода кончилась, а карт в заходе больше, чем у вас на руках.
why-claim-lapsed = Карты отдают до ответа на первую карту или не отдают вовсе.
why-pairs-name-nothing = За этим столом козыри определяются иначе.
why-already-named = Первая названная пара назначает козыри на всю сдачу.
why-suit-already-named = Масть можно назначить один раз за сдачу.
why-spades-never-trump = За этим столом пики не могут быть козырями.
why-no-pair = И король, и дама масти должны быть у вас на руках.
why-naming-in-lead = Начатый заход сначала заканчивают.
why-must-draw = У кого нет карт, тот добирает, пока есть колода.
why-card-not-now = От вас ждут слова, а не карты.
why-already-chosen = Каждую карту можно передать один раз.
why-enough-chosen = Все передают одно и то же число карт.
why-first-lead = Как начинается первая взятка сдачи, определено правилами.
why-follow-suit = У кого есть карта той масти, с которой зашли, тот кладёт её.
why-first-trick-points = В первую взятку штрафных карт не кладут, если есть другие.
why-hearts-not-broken = Ходить с червей можно, только когда хоть одна черва уже сыграна или других карт нет.
why-choose-moon = Сначала решает попавший в луну.
