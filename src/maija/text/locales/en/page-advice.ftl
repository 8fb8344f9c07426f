### What a hint and an analysis say on the page; loaded when somebody first wants one.

## A hint

page-hint-waits = The adviser is still warming up: about a minute, once on this machine. The hint comes by itself.
page-hint-all = All choices
page-hint-losing = How often each choice loses the deal. A shorter bar is better.
page-hint-scoring = How many points each choice is likely to bring. A shorter bar is better.
page-hint-knows = Judged by what you can know, in { $deals } deals tried.
page-hint-solved = Worked out to the end: everything is known.
page-hint-close = Put the hint away
# Beside a play in a list: it is what the person did.
page-played-so = played

## An analysis

page-analysis-title = How you played
page-analysis-what = Each of your decisions is looked at again, with more time than at the table. It is judged by what you could know then, never by the hidden cards.
page-analysis-state =
    { $state ->
        [waiting] Others are before you. Your analysis comes next.
        [warming] The adviser is still warming up: about a minute, once on this machine.
       *[running] Your decisions are being looked at.
    }
page-analysis-progress =
    { $of ->
        [one] { $done } of one decision
       *[other] { $done } of { $of } decisions
    }
page-analysis-done = The analysis is there.
# Before small pictures of the cards in hand, and of those on the table.
page-analysis-held = In hand:
page-analysis-lay = On the table:

## Who may ask for hints

page-set-hints = Hints
page-hints-auto = Only for those who play alone with computers
page-hints-yes = For everybody who plays
page-hints-no = For nobody
# What everybody at the table can read.
page-hints-here =
    { $allowed ->
        [yes] Whoever plays here may ask for hints.
       *[no] Nobody may ask for hints here.
    }

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
