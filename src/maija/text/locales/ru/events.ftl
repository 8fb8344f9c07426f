### Что произошло. `$who` — «you» или «other», `$seat` — имя, `$cards` — карты через пробел.
### Имена не склоняются, а время настоящее: так предложение годится для любого человека. Одна карта
### склоняется, когда предложение просит падеж: FORM($cards, case: "accusative").

## Mustamaija

mustamaija-dealt =
    { $who ->
        [you] Вам сданы карты: { $cards }.
       *[other] { $number ->
            [one] { $seat } получает при сдаче { $number } карту.
            [few] { $seat } получает при сдаче { $number } карты.
            [many] { $seat } получает при сдаче { $number } карт.
           *[other] { $seat } получает при сдаче { $number } карты.
        }
    }
mustamaija-spade-returned = Открыто на козырь и возвращено в колоду: { $cards }.
mustamaija-trump-turned = Открыта карта { $cards }: козыри — { $suit }.
mustamaija-no-trump = Открывались одни пики: в этой сдаче козырей нет.
mustamaija-named =
    { $who ->
        [you] Вы назначаете козыри: { $suit }.
       *[other] { $cards ->
            [none] { $seat } назначает козыри: { $suit }.
           *[other] { $seat } показывает { $cards } и назначает козыри: { $suit }.
        }
    }
mustamaija-led =
    { $who ->
        [you] Вы кладёте на стол: { $cards }.
       *[other] { $seat } кладёт на стол: { $cards }.
    }
mustamaija-lead-ended =
    { $who ->
        [you] Ваш заход: { $cards }.
       *[other] Заходит { $seat }: { $cards }.
    }
mustamaija-drew =
    { $who ->
        [you] Вы добираете: { $cards }.
       *[other] { $number ->
            [one] { $seat } добирает { $number } карту.
            [few] { $seat } добирает { $number } карты.
            [many] { $seat } добирает { $number } карт.
           *[other] { $seat } добирает { $number } карты.
        }
    }
mustamaija-indicator-drawn =
    { $who ->
        [you] Вы берёте открытую карту: { $cards }.
       *[other] { $seat } берёт открытую карту: { $cards }.
    }
mustamaija-beat =
    { $who ->
        [you] Вы бьёте { FORM($attack, case: "accusative") } { FORM($cards, case: "instrumental") }.
       *[other] { $seat } бьёт { FORM($attack, case: "accusative") } { FORM($cards, case: "instrumental") }.
    }
mustamaija-left =
    { $who ->
        [you] Вы не бьёте: { $cards }.
       *[other] { $seat } не бьёт: { $cards }.
    }
mustamaija-discarded = В отбой: { $cards }.
mustamaija-took-back =
    { $who ->
        [you] Вы возвращаете себе: { $cards }.
       *[other] { $seat } возвращает себе: { $cards }.
    }
mustamaija-picked-up =
    { $who ->
        [you] Вы берёте: { $cards }.
       *[other] { $seat } берёт: { $cards }.
    }
mustamaija-claimed =
    { $who ->
        [you] Карт в заходе слишком много: вы отдаёте все свои карты игроку { $to }.
       *[other] { $yours ->
            [yes] Карт в заходе слишком много: { $seat } отдаёт вам { $cards }.
           *[no] Карт в заходе слишком много: { $seat } отдаёт все карты игроку { $to }.
        }
    }
mustamaija-out =
    { $who ->
        [you] Вы выходите из игры на { $number }-м месте.
       *[other] { $seat } выходит из игры на { $number }-м месте.
    }
mustamaija-repeated = Положение повторяется, или слишком давно ничего не происходит: ничья.
mustamaija-ended =
    { $who ->
        [you] Сдача окончена: вы проигрываете.
        [nobody] Сдача окончена: никто не проигрывает.
       *[other] Сдача окончена: проигрывает { $seat }.
    }
mustamaija-declined =
    { $who ->
        [you] Вы пасуете: { $what }.
       *[other] { $seat } пасует: { $what }.
    }
decline-draw = без добора
decline-name = без назначения козырей

## Hearts

hearts-dealt =
    { $who ->
        [you] Вам сданы карты: { $cards }.
       *[other] { $number ->
            [one] { $seat } получает при сдаче { $number } карту.
            [few] { $seat } получает при сдаче { $number } карты.
            [many] { $seat } получает при сдаче { $number } карт.
           *[other] { $seat } получает при сдаче { $number } карты.
        }
    }
hearts-chose =
    { $who ->
        [you] Вы откладываете: { $cards }.
       *[other] { $seat } откладывает карту.
    }
hearts-passed =
    { $who ->
        [you] Вы передаёте игроку { $to }: { $cards }.
       *[other] { $yours ->
            [yes] { $seat } передаёт вам: { $cards }.
           *[no] { $seat } передаёт карты игроку { $to }.
        }
    }
hearts-led-first =
    { $who ->
        [you] { $cards ->
            [none] Первый ход ваш.
           *[other] У вас { $cards }: первый ход ваш.
        }
       *[other] { $cards ->
            [none] Первый ход делает { $seat }.
           *[other] Первый ход делает { $seat }: на руках { $cards }.
        }
    }
hearts-played =
    { $who ->
        [you] Вы кладёте { FORM($cards, case: "accusative") }.
       *[other] { $seat } кладёт { FORM($cards, case: "accusative") }.
    }
hearts-broken = Червы открыты.
hearts-trick-won =
    { $who ->
        [you] Вы берёте взятку: { $cards }.
       *[other] { $seat } берёт взятку: { $cards }.
    }
hearts-moon-shot =
    { $who ->
        [you] Вы собираете все штрафные карты: выстрел в луну, цена { $number }!
       *[other] { $seat } собирает все штрафные карты: выстрел в луну, цена { $number }!
    }
hearts-sun-shot =
    { $who ->
        [you] Вы берёте все взятки: выстрел в солнце, цена { $number }!
       *[other] { $seat } берёт все взятки: выстрел в солнце, цена { $number }!
    }
hearts-moon-scored =
    { $how ->
        [others-plus] Очки записываются остальным.
       *[self-minus] Очки списываются у того, кто попал в луну.
    }
hearts-ended = Сдача окончена.
