### Hints at the table of the page: what is always at hand. What a hint says stands in page-advice.

page-hint = Hint
# The question mark is a key of the keyboard.
page-hint-title = What would be best now? (the key “?”)
page-card-hinted = { $card }, recommended
page-warming = The strong computer players are still warming up: about a minute, once on this machine. Until then they play by experience.
page-analysis-open = How did I play?
