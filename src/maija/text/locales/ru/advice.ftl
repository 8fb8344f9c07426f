### Подсказки: что можно сделать, чего от этого ждать и что об этом можно сказать. `$who` — «you» или
### «other», `$seat` — имя, `$cards` — карты через пробел. Имена не склоняются.

## Поступок как ярлык: «Лучше всего: заход ♣7 ♣8». `$pairs` — перечень пар, каждая — `advice-pair`.

advice-play-lead = заход { $cards }
advice-play-add = ещё { $cards }
advice-play-end = закончить заход
advice-play-beat = побить { $pairs }
advice-play-beat-some = побить { $pairs }; не бить: { $cards }
advice-play-leave = не бить ничего: { $cards }
advice-pair = { FORM($card, case: "accusative") } { FORM($beater, case: "instrumental") }
advice-play-card = положить { FORM($cards, case: "accusative") }
advice-play-pass = передача { $cards }
advice-play-word = { $word }
advice-play-name = назначить козырями { $suit }
advice-play-wait = пока не назначать козырей

## Чего от этого ждать.

advice-losing =
    Вероятность проиграть эту сдачу: { NUMBER($percent, maximumFractionDigits: 0) } %, плюс-минус { NUMBER($margin, maximumFractionDigits: 0) }.
advice-points =
    Ожидается в этой сдаче: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка, плюс-минус { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
advice-solved =
    { $value ->
        [win] Просчитано до конца: при верной игре эту сдачу уже не проиграть.
        [draw] Просчитано до конца: если оба играют верно, эту сдачу не проигрывает никто.
       *[loss] Просчитано до конца: если противник играет верно, эта сдача проиграна.
    }
advice-short-losing = проигрыш { NUMBER($percent, maximumFractionDigits: 0) } %
advice-short-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } очка
advice-short-solved =
    { $value ->
        [win] не проиграть
        [draw] не проигрывает никто
       *[loss] проигрыш, если противник играет верно
    }
advice-margin-losing = ± { NUMBER($margin, maximumFractionDigits: 0) }
advice-margin-points = ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-few =
    { $deals ->
        [one] грубо: испробован { $deals } расклад
        [few] грубо: испробовано { $deals } расклада
        [many] грубо: испробовано { $deals } раскладов
       *[other] грубо: испробовано { $deals } расклада
    }
advice-alike = то же, что { $card }
advice-best = Лучше всего: { $play }
advice-all = Всё, что можно сделать, лучшее вначале:
advice-more = «{ $command }» показывает всё, что можно сделать.
advice-match = Решают не только очки этой сдачи, а вся партия.
advice-knowledge = Оценка опирается только на то, что могут знать на этом месте. В закрытые карты никто не заглядывает.
advice-nothing = Сейчас решать нечего.
advice-warming = Подсказки готовятся: около минуты, только в этот раз. Потом спросите снова.
advice-missing = Для подсказок и разборов нужно дополнение «fast»: pip install maija[fast]
advice-unknown = Подсказку просят словами «{ $one }» или «{ $all }».
hint = подсказка
hint-all = все

## Что можно сказать о поступке. Предложение ни к кому не обращено: так говорят и о своих ходах, и о
## чужих.

remark-names-trump = Козырями становятся { $suit }.
remark-names-nothing = Право назначить козыри остаётся на потом.
remark-claims-overload = Карт в заходе слишком много: все карты с рук отдают тому, кто зашёл.
remark-draws = Карты добирают из колоды.
remark-declines = Из колоды ничего не берут.
remark-beats-all =
    { $number ->
        [1] Карта побита.
        [one] Побиты все карты, их { $number }.
        [few] Побиты все { $number } карты.
        [many] Побиты все { $number } карт.
       *[other] Побиты все { $number } карты.
    }
remark-leaves =
    { $number ->
        [1] Одна карта остаётся непобитой, её берут.
        [one] { $number } карта остаётся непобитой, её берут.
        [few] { $number } карты остаются непобитыми, их берут.
        [many] { $number } карт остаются непобитыми, их берут.
       *[other] { $number } карты остаются непобитыми, их берут.
    }
remark-empties-hand =
    { $number ->
        [0] Уходит последняя карта, и добирать больше нечего.
       *[other] Уходит последняя карта на руках; колода ещё есть.
    }
remark-keeps-trumps = Козыри остаются на руках: { $cards }.
remark-spends-trumps =
    { $number ->
        [one] На это уходит козырь: { $cards }.
        [few] На это уходят козыри: { $cards }.
        [many] На это уходят козыри: { $cards }.
       *[other] На это уходят козыри: { $cards }.
    }
remark-spends-high = Уходят старшие карты: { $cards }.
remark-cards-stay =
    { $number ->
        [1] На руках остаётся одна карта.
        [one] На руках остаётся { $number } карта.
        [few] На руках остаются { $number } карты.
        [many] На руках остаются { $number } карт.
       *[other] На руках остаются { $number } карты.
    }
remark-keeps-queen = Пиковая дама остаётся на руках.
remark-leads-queen =
    { $who ->
        [you] С пиковой дамы заходят к вам.
       *[other] С пиковой дамы заходят к игроку { $seat }.
    }
remark-beats-with-queen = Заодно с рук уходит пиковая дама.
remark-breaks-pair = Разбивается пара, которой ещё можно назначить козырями { $suit }.
remark-voids-suit = Карт этой масти на руках больше не остаётся: { $suit }.
remark-cannot-win-trick =
    { $who ->
        [you] Взятку этим не взять: пока она ваша.
       *[other] Взятку этим не взять: пока её берёт { $seat }.
    }
remark-wins-trick-so-far =
    { $number ->
        [0] Пока взятку берёт эта карта.
        [one] Пока взятку берёт эта карта, и в ней { $number } очко.
        [few] Пока взятку берёт эта карта, и в ней { $number } очка.
        [many] Пока взятку берёт эта карта, и в ней { $number } очков.
       *[other] Пока взятку берёт эта карта, и в ней { $number } очка.
    }
remark-still-out =
    { $number ->
        [0] { $against ->
            [0] Других карт этой масти ни у кого нет: взятка за этой картой.
           *[other] У других в этой масти младших карт нет, старших — { $against }.
        }
       *[other] { $against ->
            [0] У других в этой масти младших карт — { $number }, старших нет.
           *[other] У других в этой масти младших карт — { $number }, старших — { $against }.
        }
    }
remark-queen-may-fall = Пиковая дама ещё у кого-то из других и может прийти в эту взятку.
remark-takes-trick =
    { $number ->
        [0] Эта карта берёт взятку, которая ничего не стоит.
        [one] Эта карта берёт взятку, в которой { $number } очко.
        [few] Эта карта берёт взятку, в которой { $number } очка.
        [many] Эта карта берёт взятку, в которой { $number } очков.
       *[other] Эта карта берёт взятку, в которой { $number } очка.
    }
remark-lets-trick-go =
    { $who ->
        [you] { $number ->
            [0] Взятка достаётся вам и ничего не стоит.
            [one] Взятка достаётся вам, и в ней { $number } очко.
            [few] Взятка достаётся вам, и в ней { $number } очка.
            [many] Взятка достаётся вам, и в ней { $number } очков.
           *[other] Взятка достаётся вам, и в ней { $number } очка.
        }
       *[other] { $number ->
            [0] Взятку берёт { $seat }, и она ничего не стоит.
            [one] Взятку берёт { $seat }, и в ней { $number } очко.
            [few] Взятку берёт { $seat }, и в ней { $number } очка.
            [many] Взятку берёт { $seat }, и в ней { $number } очков.
           *[other] Взятку берёт { $seat }, и в ней { $number } очка.
        }
    }
remark-passes-queen =
    { $who ->
        [you] Пиковая дама переходит к вам.
       *[other] Пиковая дама переходит к игроку { $seat }.
    }
remark-sheds-queen =
    { $who ->
        [you] Пиковая дама уходит во взятку, которую пока берёте вы.
       *[other] Пиковая дама уходит во взятку, которую пока берёт { $seat }.
    }
remark-sheds-points =
    { $who ->
        [you] { $number ->
            [one] Во взятку, которую пока берёте вы, уходит { $cards }: { $number } очко.
            [few] Во взятку, которую пока берёте вы, уходит { $cards }: { $number } очка.
            [many] Во взятку, которую пока берёте вы, уходит { $cards }: { $number } очков.
           *[other] Во взятку, которую пока берёте вы, уходит { $cards }: { $number } очка.
        }
       *[other] { $number ->
            [one] Во взятку, которую пока берёт { $seat }, уходит { $cards }: { $number } очко.
            [few] Во взятку, которую пока берёт { $seat }, уходит { $cards }: { $number } очка.
            [many] Во взятку, которую пока берёт { $seat }, уходит { $cards }: { $number } очков.
           *[other] Во взятку, которую пока берёт { $seat }, уходит { $cards }: { $number } очка.
        }
    }
remark-goes-for-moon = Цель — луна: она удалась в { $number } % испробованных раскладов.
remark-stops-moon = Кто-то другой попадает в луну в { $number } % испробованных раскладов, а иначе попал бы в { $against } %.
remark-scores-moon =
    { $number ->
        [one] Луна стоит { $number } очко.
        [few] Луна стоит { $number } очка.
        [many] Луна стоит { $number } очков.
       *[other] Луна стоит { $number } очка.
    }
