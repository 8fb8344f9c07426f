### Lessons on the page: the way there on the front page, and the frame of a step at the table.

page-lessons = Learn to play
page-lessons-what = Ten short steps at a real table, in about three minutes.
# Two buttons; short: on a phone they stand beside each other.
page-lessons-mustamaija = Learn Mustamaija
page-lessons-hearts = Learn Hearts
page-lesson = Lesson
page-lesson-back = Back to this step
page-lesson-leave = Leave the lesson
page-lesson-again = Once more
page-lesson-play = Choose a game
