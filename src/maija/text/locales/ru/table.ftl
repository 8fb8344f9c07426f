### Почему за столом не принимается команда.

## Места

reason-not-your-seat = Это не ваше место.
reason-seat-taken = Здесь сидит { $name }.
reason-table-full = Свободных мест нет.
reason-knows-a-hand = Вы знаете чужие карты в этой сдаче: займите это место, когда она кончится.
reason-nobody-there = Здесь некого удалять.
reason-nobody-sits-in = За вас никто не играет.
reason-link-without-seat = Эта ссылка вела к месту, которое за вами больше не держат.
reason-barred = Вас удалили из-за этого стола.
reason-no-such-player = Компьютерного игрока «{ $player }» нет. Есть: { $players }.

## Зрители

reason-no-watching = Смотреть здесь нельзя, а после первой сдачи могут войти только те, кто уже сидел за этим столом.
reason-too-many-watch =
    { $most ->
        [one] Здесь уже смотрит { $most } человек, больше нельзя.
        [few] Здесь уже смотрят { $most } человека, больше нельзя.
        [many] Здесь уже смотрят { $most } человек, больше нельзя.
       *[other] Здесь уже смотрят { $most } человека, больше нельзя.
    }

## Хозяин стола

reason-not-the-host = Это может только хозяин стола.
reason-not-yourself = Удалить себя нельзя: встаньте из-за стола.
reason-after-the-first-deal = Поздно: договорённости можно менять только до первой сдачи.
reason-seats-in-use =
    { $players ->
        [one] На убираемых местах сидят люди: осталось бы только { $players } место.
        [few] На убираемых местах сидят люди: осталось бы только { $players } места.
        [many] На убираемых местах сидят люди: осталось бы только { $players } мест.
       *[other] На убираемых местах сидят люди: осталось бы только { $players } места.
    }

## От сдачи к сдаче

reason-deal-in-progress = Сдача ещё идёт.
reason-between-deals = Сейчас нет сдачи.
reason-match-over = Партия окончена.
reason-match-goes-on = Партия ещё не окончена.
reason-paused = За столом перерыв.
reason-not-paused = За столом нет перерыва.
reason-nothing-due = Для этого ещё не время.

## Тасовка

reason-no-shuffle = Карты сейчас не тасуют.
reason-no-deal-to-shuffle = Тасовки никто не ждёт.
reason-sealed-already = Текст добавить уже нельзя, или вы его уже добавили.
reason-not-to-open = Ваш текст сейчас открывать не нужно.
reason-other-text = Это не тот текст, который вы обещали.

## Игра

reason-other-deal = Это относилось к другой сдаче.
reason-moved-on = За это время что-то изменилось: посмотрите ещё раз.
reason-conceded = На этом месте сдача признана проигранной: её доигрывает компьютер.
reason-no-defence = Сейчас нечего бить.
reason-offer-open = Ещё не получен ответ на другой вопрос.
reason-no-offer = Вопроса не было.
reason-nothing-to-take-back = Вам нечего отменять.
