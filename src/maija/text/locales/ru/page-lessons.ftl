### Уроки на странице: вход с главной страницы и рамка шага за столом.

page-lessons = Научиться играть
page-lessons-what = Десять коротких шагов за настоящим столом, минуты за три.
page-lessons-mustamaija = Урок: Мустамайя
page-lessons-hearts = Урок: Червы
page-lesson = Урок
page-lesson-back = Назад к этому шагу
page-lesson-leave = Закончить урок
page-lesson-again = Ещё раз
page-lesson-play = Выбрать игру
