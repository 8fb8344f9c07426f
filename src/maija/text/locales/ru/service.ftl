### Чего сервер не принимает от страниц и от команд. `$folder`, `$file` — пути, как их пишет система.

## Хранилище

reason-store-full = Диск с { $file } заполнен. Ничего не потеряно; освободите место и продолжайте.
reason-store-read-only = В { $file } нельзя писать. Разрешите это своему пользователю или укажите другую папку через --data.
reason-store-damaged = Хранилище { $file } повреждено. Оно оставлено как есть. Отложите его и скопируйте на его место резервную копию (maija backup).
reason-store-newer = Хранилище { $file } создано более новой версией Maija (формат { $form }, эта знает { $known }). Возьмите ту версию.
reason-store-foreign = { $file } — чужая база данных.
reason-store-conflict = В этот стол записал другой сервер.
reason-store-failed = Хранилище не смогло это сохранить: { $why }
reason-store-busy = Стол как раз приводят в порядок. Попробуйте ещё раз.
reason-table-unreadable = Этот стол больше не читается. Он остаётся как есть; подробности для владельца сервера — в журнале.
reason-no-store = Хранилища { $file } нет.
reason-backup-exists = Файл { $file } уже есть.
reason-backup-not-here = Базу PostgreSQL копируют её собственными средствами (pg_dump).
reason-bad-key = Ключ { $file } повреждён. Удалите его; тогда все получат новые cookie и вернутся по личной ссылке.

## Запросы

reason-wrong-host = { $host } — не имя этого сервера. Откройте адрес, который он называет при запуске, или запустите его с --name.
reason-wrong-origin = Этот запрос пришёл со страницы другого адреса: { $origin } вместо { $host }.
reason-too-many-requests =
    { $seconds ->
        [one] Слишком много за короткое время. Подождите { $seconds } секунду.
        [few] Слишком много за короткое время. Подождите { $seconds } секунды.
        [many] Слишком много за короткое время. Подождите { $seconds } секунд.
       *[other] Слишком много за короткое время. Подождите { $seconds } секунды.
    }
reason-body-too-large = Слишком много: не больше { $most } байт.
reason-no-such-page = Здесь ничего нет.
reason-no-such-method = Здесь так нельзя.
reason-bad-request = Это не удалось понять: { $why }
reason-our-fault = У нас что-то сломалось. Ничего не потеряно; попробуйте ещё раз.
reason-no-such-table = Такого стола больше нет.
reason-no-such-code = Стола с таким кодом нет.
reason-code-unreadable = Это не код приглашения. В нём три слова, например kopa-rime-tesa.
reason-no-such-game-file = В этой партии ещё не окончена ни одна сдача.
reason-game-of-two-laws = В этой партии играли по разным правилам ({ $laws }): файла игры, который можно проверить, нет.
reason-no-such-picture = Такой картинки нет.
reason-link-used = Эта ссылка уже использована или устарела. Попросите новую.
reason-not-from-here = Это можно сделать только за самим компьютером.
reason-no-network = У этого компьютера нет сети, по которой могли бы прийти другие.
reason-name-empty = В имени нужна хотя бы одна буква.
reason-name-too-long =
    { $most ->
        [one] В имени не больше { $most } буквы.
        [few] В имени не больше { $most } букв.
        [many] В имени не больше { $most } букв.
       *[other] В имени не больше { $most } буквы.
    }
reason-bad-command = Это не удалось понять: { $why }
reason-frame-too-long = Слишком длинно: не больше { $most } байт.
reason-too-fast = Слишком много за короткое время.
reason-silent = Слишком долго не было слышно ничего.
reason-come-again = За это время стол ушёл вперёд.
reason-put-away = Стол убран: за ним никого не было.
reason-stopping = Сервер закрывается. Всё сохранено.
reason-no-such-phrase = Реплики «{ $phrase }» нет.
reason-bad-host-field = В запросе не сказано, кому он.
reason-bad-network = «{ $network }» — ни адрес, ни сеть вроде 10.0.0.0/8.
reason-bad-root-path = «{ $path }» не может быть путём сервера: его пишут, например, так: /maija.
reason-bad-public-address = «{ $address }» — не адрес страницы: его пишут, например, так: https://cards.example.org/maija.
reason-public-address-of-nobody = «{ $address }» приведёт каждого на его собственный компьютер. Укажите адрес, по которому приходят другие.
reason-public-path-differs = Общий адрес лежит ниже { $public }, а в --root-path указано { $root }. Уберите --root-path.
reason-bad-host = «{ $host }» не может быть именем узла.
reason-bad-http = Это не HTTP: { $why }
reason-not-for-you = Показатели доступны только этому компьютеру и указанным адресам.
reason-port-in-use = Порт { $port } на { $host } занят. Порт { $next } свободен: возьмите его через --port { $next } или 0 для любого.
reason-ports-in-use = Порт { $port } на { $host } занят, и следующие за ним тоже. Выберите другой через --port или 0 для любого.
reason-port-not-allowed = Вашему пользователю порт { $port } недоступен. Выберите порт выше 1023 через --port.
reason-no-such-address = { $host } — не адрес этого компьютера.
reason-bad-certificate = { $file } — не годный сертификат ({ $why }). Он должен быть в форме PEM.
reason-bad-private-key = { $key } — не годный закрытый ключ ({ $why }). Он должен быть в форме PEM и без пароля.
reason-key-of-another-certificate = { $key } — ключ не от сертификата { $file }.
reason-cannot-listen = На { $host }, порт { $port }, впустить никого нельзя: { $why }
