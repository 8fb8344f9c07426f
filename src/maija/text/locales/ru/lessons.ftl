### Уроки: десять шагов для каждой игры, за столом и в терминале. Шаг говорит, что делать, «-done» —
### что из этого вышло, пока ходят другие. Коротко: на телефоне это стоит рядом с картами. `$cards` —
### карты, которые нужно сыграть, `$against` — те, что лежат или о которых речь. Одна карта склоняется,
### несколько стоят подряд и не склоняются. `$left`, `$across` и `$right` — имена, они не склоняются.

## Mustamaija

lesson-mustamaija-lead = Проигрывает тот, кто останется с картами и пиковой дамой. Начинаете вы, дальше сидит { $left }: зайдите с маленькой карты, положите { FORM($cards, case: "accusative") }.
lesson-mustamaija-lead-done = Вы сразу добираете из колоды до пяти карт. Теперь { $left } пробует побить вашу карту; кто отобьёт всё, тот заходит следующим.
lesson-mustamaija-beat = Заходит { $right }, на столе { FORM($against, case: "nominative") }. Её бьёт старшая карта той же масти: побейте её { FORM($cards, case: "instrumental") }.
lesson-mustamaija-suit = Вы всё отбили, значит, заходите вы. Можно зайти сразу с нескольких карт одной масти: положите { FORM($cards, case: "accusative") }.
lesson-mustamaija-suit-done = { $left } бьёт, что можно, и берёт остальное. Кто взял карты, тот следующим не заходит.
lesson-mustamaija-trump = Заходит { $right }, на столе { FORM($against, case: "nominative") }, а старшей трефы у вас нет. Козыри — бубны, а козырь бьёт другие масти: побейте { FORM($cards, case: "instrumental") }.
lesson-mustamaija-small = Снова заходите вы. Берегите козыри и старшие карты, отдавайте маленькие: положите { FORM($cards, case: "accusative") }.
lesson-mustamaija-small-done = Пока есть колода, все добирают до пяти карт: и после захода, и отбившись.
lesson-mustamaija-queen = Пиковую даму не бьёт никакая карта, даже козырь. Побейте остальные, { $against }, вот этими: { $cards }; даму придётся взять.
lesson-mustamaija-queen-done = Теперь пиковая дама у вас. Держите её, пока не кончится колода: когда вы зайдёте с неё, никто её не побьёт.
lesson-mustamaija-last = Побейте { $against } вот этими: { $cards }. Потом вам достанется последняя карта колоды — открытый козырь.
lesson-mustamaija-maija = Колода кончилась, больше никто не добирает. Теперь положите { FORM($cards, case: "accusative") }: взять её придётся игроку { $left }.
lesson-mustamaija-maija-done = { $left } не может побить пиковую даму и берёт её. Проигрывает тот, у кого останутся последние карты.
lesson-mustamaija-end = Заходит { $right }, на столе { FORM($against, case: "nominative") }. Побить можно только козырем: побейте { FORM($cards, case: "instrumental") }, и следующими зайдёте вы.
lesson-mustamaija-out = Карт в заходе не должно быть больше, чем у следующего игрока. Зайдите с двух последних карт, { $cards }, и вы вышли из игры.
lesson-mustamaija-over = Вы вышли из игры и проиграть уже не можете. Остальные играют, пока кто-то один не останется с картами и пиковой дамой.

## Hearts

lesson-hearts-pass = Каждая черва стоит одно очко, пиковая дама — 13; выигрывает тот, у кого очков меньше. Сначала передайте три карты игроку { $left }. Старшие пики могут взять даму: передайте { FORM($cards, case: "accusative") }.
lesson-hearts-pass-done = { $right } передаёт вам три карты, среди них пиковая дама. Двойку треф держит { $across } и начинает с неё.
lesson-hearts-first = Нужно ходить в масть, а первая взятка ничего не стоит. Возьмите её { FORM($cards, case: "instrumental") }: старшей картой меньше.
lesson-hearts-first-done = Туз — старшая карта масти: взятка ваша.
lesson-hearts-lead = Вы взяли взятку, значит, ходите вы. Сходите с маленькой, и следующую возьмёт кто-то другой: положите { FORM($cards, case: "accusative") }.
lesson-hearts-lead-done = Взятку берёт старшая карта той масти, с которой зашли. Козырей нет.
lesson-hearts-follow = { $right } ходит с бубны, а она у вас одна: придётся положить { FORM($cards, case: "accusative") }.
lesson-hearts-follow-done = Теперь бубен у вас нет. Это полезно: посмотрите, с чего пойдут дальше.
lesson-hearts-queen = Снова пошли с бубны, а у вас её нет: можно положить любую карту. Сбросьте { FORM($cards, case: "accusative") } во взятку, которую { $across } берёт { FORM($against, case: "instrumental") }.
lesson-hearts-queen-done = { $across } берёт взятку и с ней 13 очков.
lesson-hearts-under = Пока взятку берёт { FORM($against, case: "nominative") }. Положите карту младше, { FORM($cards, case: "accusative") }, и взятка не ваша.
lesson-hearts-under-done = Пиковой дамы больше нет, старшие пики уже не опасны: самое время с ними расстаться.
lesson-hearts-high = Взятку всё равно берёт { FORM($against, case: "nominative") }. Сбросьте под неё свою старшую пику: положите { FORM($cards, case: "accusative") }.
lesson-hearts-high-done = Старшая карта, которой больше нет, очков уже не возьмёт.
lesson-hearts-take = Вы кладёте последними, и очков во взятке нет. Возьмите её { FORM($cards, case: "instrumental") }: старшей картой меньше, и ходите вы.
lesson-hearts-broken = Ходите вы. С червей ходить нельзя, пока ни одной не сбросили во взятку. Положите { FORM($cards, case: "accusative") }.
lesson-hearts-broken-done = { $left } без треф и сбрасывает черву. Червы вскрыты: теперь с них можно ходить.
lesson-hearts-hearts = Пошли с червей, а каждая стоит очко. На столе { FORM($against, case: "nominative") }; положите карту младше, { FORM($cards, case: "accusative") }.
lesson-hearts-over = Урок окончен. Взять все 26 очков — это выстрел в луну: тогда по 26 записывают остальным. Последние четыре взятки играйте как хотите.

## Обе

lesson-left = Так тоже можно, но урок идёт другим путём. Вернитесь к этому шагу или играйте дальше как хотите.
lesson-over = Урок окончен. Теперь сыграйте сами.
lesson-set-up = Эта сдача разложена для урока: её не тасовали, и ничего из неё не считают и не хранят.
lesson-step = Шаг { $number } из { $steps }

## Терминал

help-learn = Научиться игре, играя в неё: десять коротких шагов.
help-lesson = Игра: mustamaija или hearts.
metavar-lesson = УРОК
reason-no-such-lesson = Урока «{ $lesson }» нет. Есть: { $lessons }.
learn-title = Урок: { $game }
learn-back = «{ $undo }» возвращает к этому шагу.
learn-end = Урок окончен. Сыграть партию: { $command }
learn-nothing-kept = На уроке нет подсказок и нечего сохранять: что делать, говорит шаг.
