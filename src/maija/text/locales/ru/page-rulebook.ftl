### Книга правил на странице.

page-rules-examples = Примеры с картами
page-rules-sources = Откуда каждое правило
page-rules-where = Откуда эти правила
page-rules-sheet = Напечатать или сравнить
page-rule-show = Показать правило
page-rules-file-save = Сохранить в файл
page-rules-file-open = Открыть файл домашних правил
page-rules-file-wrong =
    { $why ->
        [newer] Этот файл записан более новой программой Maija; здесь он не читается.
       *[none] Это не файл домашних правил.
    }
