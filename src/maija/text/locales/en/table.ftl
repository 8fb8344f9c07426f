### Why a command at a table is refused.

## Seats

reason-not-your-seat = This is not your seat.
reason-seat-taken = { $name } sits here.
reason-table-full = No seat is free.
reason-knows-a-hand = You know another hand of this deal: take this seat when the deal is over.
reason-nobody-there = There is nobody here to be sent away.
reason-nobody-sits-in = Nobody plays for you.
reason-link-without-seat = This link led to a seat that is no longer kept.
reason-barred = You have been sent away from this table.
reason-no-such-player = There is no computer player “{ $player }”. There are { $players }.

## Looking on

reason-no-watching = Nobody may look on here, and since the first deal only those who have sat here may come.
reason-too-many-watch =
    { $most ->
        [one] One person looks on here, and no more may.
       *[other] { $most } people look on here, and no more may.
    }

## The host

reason-not-the-host = Only the host may do that.
reason-not-yourself = You cannot send yourself away: leave your seat instead.
reason-after-the-first-deal = It is too late: what is agreed can be changed before the first deal.
reason-seats-in-use =
    { $players ->
        [one] People sit at seats that would go: only one would be left.
       *[other] People sit at seats that would go: only { $players } would be left.
    }

## From deal to deal

reason-deal-in-progress = A deal is in progress.
reason-between-deals = No deal is in progress.
reason-match-over = The match is over.
reason-match-goes-on = The match is not over yet.
reason-paused = The table is paused.
reason-not-paused = The table is not paused.
reason-nothing-due = It is not time for that yet.

## The shuffle

reason-no-shuffle = The cards are not being shuffled.
reason-no-deal-to-shuffle = No shuffle is waited for.
reason-sealed-already = It is too late for a text, or you have added one already.
reason-not-to-open = Your text is not to be opened now.
reason-other-text = This is not the text that you promised.

## Play

reason-other-deal = This was meant for another deal.
reason-moved-on = Something has happened meanwhile: look again.
reason-conceded = The deal is given up at this seat: a computer player plays the rest of it.
reason-no-defence = There is nothing to beat now.
reason-offer-open = Another question waits for its answer.
reason-no-offer = Nothing has been asked.
reason-nothing-to-take-back = There is nothing that you could take back.
