### Hints at the table of the page: what is always at hand. What a hint says stands in page-advice.

page-hint = Hint
# The question mark is a key of the keyboard.
page-hint-title = What would be best now? (the key “?”)
page-card-hinted = { $card }, recommended
page-warming = The strong computer players are still warming up: about a minute, once on this machine. Until then they play by experience.
page-set-hints = Hints
page-hints-auto = Only for one who plays alone with computers
page-hints-yes = For everybody who plays
page-hints-no = For nobody
# What everybody at the table can read.
page-hints-here =
    { $allowed ->
        [yes] Whoever plays here may ask for hints.
       *[no] Nobody may ask for hints here.
    }
page-analysis-open = How did I play?

## Why there is no hint

reason-no-hints = At this table nobody may ask for hints.
reason-no-advice-here = This service can give no hints: the extra “fast” is not installed.
reason-nothing-to-decide = You have nothing to decide now.
reason-hint-under-way = Your last hint is still being worked out.
reason-hints-busy = Too many others wait for a hint. Try again in a moment.

## Why there is no analysis

reason-no-such-analysis = This analysis is no longer kept. Ask for it again.
reason-analysis-failed = The analysis could not be finished. Try again.
reason-analyses-busy = Too many others wait for an analysis. Try again in a while.
