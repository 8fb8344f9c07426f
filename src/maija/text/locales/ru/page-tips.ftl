### Пояснения и советы за столом на странице: их рамка и когда они появляются.

page-guide = Помощь перед решением
page-guide-close = Убрать
page-guide-off = Отключить
page-guide-gone = Помощи перед решениями больше нет. Вернуть её можно в настройках.
page-guides = Обучение
page-prompts = Пояснения
page-prompts-what = Перед каждым вашим решением говорят, каково положение и что можно сделать.
page-prompts-first = В первой партии
page-prompts-on = Всегда
page-prompts-off = Никогда
page-tips = Советы
page-tips-what = Время от времени говорят, что полезно знать; каждый совет один раз за сдачу.
page-tips-first = В первых партиях
page-tips-on = Всегда
page-tips-off = Никогда
