### Сервер: его запуск и то, чего он не принимает. `$folder`, `$file` — пути, как их пишет система.

help-serve = Открыть стол в браузере.
help-serve-host = Где принимать гостей. По умолчанию войти можно только с этого компьютера; 0.0.0.0 впускает всех.
help-serve-port = Порт; 0 берёт любой свободный.
help-serve-data = Папка, в которой хранятся столы.
help-serve-open = Открывать ли браузер.
help-serve-database = База данных PostgreSQL для хранения столов, например postgresql://user@host/maija.
help-serve-root-path = Путь, под которым сервер виден через прокси, например /maija.
help-serve-name = Имя, по которому сервер доступен другим. Можно указать несколько раз.
help-serve-public-url = Адрес, по которому приходят другие, например https://cards.example.org/maija. На него ведут приглашения.
help-serve-log = Как писать журнал: text или json, по строке на событие.
help-serve-proxy = Адрес прокси, чьим переданным заголовкам можно верить. Можно указать несколько раз.
help-serve-monitor = Адрес, с которого можно читать показатели. Можно указать несколько раз.
help-serve-cert = Сертификат для https.
help-serve-engine = Программа, которую за столом можно выбрать по имени, например strong="/opt/strong --fast". Можно указать несколько раз.
metavar-engine = ИМЯ=КОМАНДА
help-serve-key = Закрытый ключ сертификата.

serve-ready = Стол открыт по адресу { $address }
serve-public = Войти могут все, кому доступен этот компьютер; порт { $port }, адреса: { $addresses }
serve-public-url = Другие приходят по адресу { $address }
serve-stop = Ctrl+C закрывает стол; все игры сохраняются.
serve-running = Стол уже открыт по адресу { $address }
serve-folder-in-use = С папкой { $folder } как раз запускается другой сервер. Подождите немного или укажите другую папку через --data.
serve-not-installed = Одной библиотеки для этого мало: установите maija[table] (не хватает: { $module }).
serve-cert-and-key = Сертификату нужен его ключ: укажите и --cert, и --key.
serve-no-file = Файла { $file } нет.
reason-engine-form = «{ $text }» не называет программы: пишите --engine имя="команда", например --engine strong="/opt/strong --fast".
reason-engine-name = «{ $name }» не может быть именем программы: до 24 строчных латинских букв, цифр, точек и дефисов, не имя нашего игрока, каждое один раз.

## Хранилище

reason-store-full = Диск с { $file } заполнен. Ничего не потеряно; освободите место и продолжайте.
reason-store-read-only = В { $file } нельзя писать. Разрешите это своему пользователю или укажите другую папку через --data.
reason-store-damaged = Хранилище { $file } повреждено. Оно оставлено как есть. Отложите его и скопируйте на его место резервную копию (maija backup).
reason-store-newer = Хранилище { $file } создано более новой версией Maija (формат { $form }, эта знает { $known }). Возьмите ту версию.
reason-store-foreign = { $file } — чужая база данных.
reason-store-conflict = В этот стол записал другой сервер.
reason-store-failed = Хранилище не смогло это сохранить: { $why }
reason-store-busy = Стол как раз приводят в порядок. Попробуйте ещё раз.
reason-table-unreadable = Этот стол больше не читается. Он остаётся как есть; подробности для владельца сервера — в журнале.
reason-no-store = Хранилища { $file } нет.
reason-backup-exists = Файл { $file } уже есть.
reason-backup-not-here = Базу PostgreSQL копируют её собственными средствами (pg_dump).
reason-bad-key = Ключ { $file } повреждён. Удалите его; тогда все получат новые cookie и вернутся по личной ссылке.

## Запросы

reason-wrong-host = { $host } — не имя этого сервера. Откройте адрес, который он называет при запуске, или запустите его с --name.
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
reason-game-of-two-laws = В этой партии играли по нескольким законам ({ $laws }): файла игры, который можно проверить, нет.
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
reason-bad-network = «{ $network }» — ни адрес, ни сеть вроде 10.0.0.0/8.
reason-bad-root-path = «{ $path }» не может быть путём сервера: его пишут, например, так: /maija.
reason-bad-public-address = «{ $address }» — не адрес страницы: его пишут, например, так: https://cards.example.org/maija.
reason-public-address-of-nobody = «{ $address }» приведёт каждого на его собственный компьютер. Укажите адрес, по которому приходят другие.
reason-public-path-differs = Общий адрес лежит ниже { $public }, а в --root-path указано { $root }. Уберите --root-path.
reason-bad-host = «{ $host }» не может быть именем узла.
reason-bad-http = Это не HTTP: { $why }
reason-not-for-you = Показатели доступны только этому компьютеру и указанным адресам.
reason-port-in-use = Порт { $port } на { $host } занят. Порт { $next } свободен: возьмите его через --port { $next } или 0 для любого.
reason-ports-in-use = Порт { $port } на { $host } занят, и следующие за ним тоже. Выберите другой через --port или 0 для любого.
reason-port-not-allowed = Вашему пользователю порт { $port } недоступен. Выберите порт выше 1023 через --port.
reason-no-such-address = { $host } — не адрес этого компьютера.
reason-bad-certificate = { $file } — не годный сертификат ({ $why }). Он должен быть в форме PEM.
reason-bad-private-key = { $key } — не годный закрытый ключ ({ $why }). Он должен быть в форме PEM и без пароля.
reason-key-of-another-certificate = { $key } — ключ не от сертификата { $file }.
reason-cannot-listen = На { $host }, порт { $port }, впустить никого нельзя: { $why }

## maija backup

help-backup = Скопировать все столы в новый файл, даже пока сервер работает.
help-backup-file = Копия. Поверх готового файла ничего не пишется.
backup-done = Все столы теперь в { $file }, копия исправна. Чтобы ею воспользоваться, остановите сервер и положите её на место maija.sqlite в папке данных, без лежащих рядом файлов -wal и -shm.

## maija forget

help-forget = Забыть стол или имя навсегда.
help-forget-table = Код приглашения стола: он удаляется со своими шагами, файлами игр и ссылками.
help-forget-name = Имя: вместо него везде ставится другое слово. Имя, которое стол назвал с числом, например «Анна 2», уходит вместе с ним.
help-forget-yes = Не переспрашивать.
forget-what = Скажите, что забыть: --table КОД или --name ИМЯ.
forget-running = С папкой { $folder } работает сервер. Сначала остановите его, потом попросите снова.
forget-no-table = Стола «{ $code }» в хранилище нет.
forget-no-name = Никого по имени «{ $name }» в хранилище нет.
forget-neutral = «{ $name }» — так называется каждый, кого уже забыли.
forget-somebody = некто
forget-this-table = Стол { $code }, последний раз за ним были { $day }. На его местах: { $names }.
forget-this-name =
    { $tables ->
        [one] «{ $name }» стоит за { $tables } столом: в его шагах и файлах игр. Теперь там будет «{ $word }».
        [few] «{ $name }» стоит за { $tables } столами: в их шагах и файлах игр. Теперь там будет «{ $word }».
        [many] «{ $name }» стоит за { $tables } столами: в их шагах и файлах игр. Теперь там будет «{ $word }».
       *[other] «{ $name }» стоит за { $tables } стола: в их шагах и файлах игр. Теперь там будет «{ $word }».
    }
forget-again = Отменить это будет нельзя. Чтобы продолжить, введите { $word } ещё раз:
forget-stopped = Ничего не изменено.
forget-table-done = Стол { $code } забыт, в хранилище от него ничего не осталось.
forget-name-done =
    { $tables ->
        [one] «{ $name }» забыто за { $tables } столом, в хранилище от него ничего не осталось.
        [few] «{ $name }» забыто за { $tables } столами, в хранилище от него ничего не осталось.
        [many] «{ $name }» забыто за { $tables } столами, в хранилище от него ничего не осталось.
       *[other] «{ $name }» забыто за { $tables } стола, в хранилище от него ничего не осталось.
    }
forget-copy = В этой более старой копии оно ещё есть; удалите её, если она не нужна: { $file }
reason-forget-unreadable = Стол { $table } не читается, поэтому ничего не изменено. Сначала забудьте его целиком: maija forget --table { $table }
reason-store-in-use = Файлом { $file } пользуется другая программа. Ничего не изменено; дождитесь её и попросите снова.
