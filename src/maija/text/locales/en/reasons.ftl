### Why something is refused. `$clause` is the clause of the rules, as in docs/rules.

with-clause = { $sentence } [{ $clause }]

## Rules, presets, players

reason-unknown-preset =
    There is no game “{ $preset }”{ $close ->
        [none] .
       *[other] . Did you mean “{ $close }”?
    } The games are { $presets }.
reason-unknown-option = There is no option “{ $option }” in { $family }. The options are { $options }.
reason-bad-value = The option { $option } cannot be “{ $value }”. It may be: { $expected }.
reason-clash = These do not go together: { $fields }.
reason-wrong-players = This game cannot be played by { $players }. It is for { $expected } players.
reason-no-such-seat = There is no seat { $seat }. The seats are { $expected }.
reason-wrong-pack = This is not the pack in use: { $given } cards instead of { $expected }; missing: { $missing }; too many: { $extra }.

## Any family

reason-deal-over = The deal is over.
reason-not-seated = You are watching: only those who sit at the table may act.
reason-no-such-action = There is no action number { $action }.
reason-not-your-turn =
    { $seat ->
        [none] It is not your turn.
       *[other] It is not your turn: { $seat } is to act.
    }
reason-not-in-hand = You do not hold { $card }.
reason-word-not-now = You cannot say “{ $word }” now.

## Mustamaija

reason-already-out = You are out of this deal.
reason-other-suit = { $card } does not go along: all cards of a lead are of one suit, here { $suit }.
reason-attack-limit =
    { $limit ->
        [one] A lead has at most one card.
       *[other] A lead has at most { $limit } cards.
    }
reason-defender-limit =
    { $limit ->
        [one] { $seat } holds one card: you may not lead more.
       *[other] { $seat } holds { $limit } cards: you may not lead more.
    }
reason-empty-lead = You must lead at least one card.
reason-queen-unbeatable = Nothing beats the spade queen.
reason-queen-cannot-beat = The spade queen beats nothing.
reason-too-low = { $card } is lower than { $attack }.
reason-does-not-beat =
    { $trump ->
        [none] { $card } does not beat { $attack }: it takes a higher card of the suit, and there are no trumps.
       *[other] { $card } does not beat { $attack }: it takes a higher card of the suit, or a trump ({ $trump }).
    }
reason-must-beat = You must beat as many cards as you can: answer { $attack } accordingly.
reason-all-answered = Every card has its answer. Take up what you left, or name trumps first.
reason-no-overload = You can claim only when you were led more cards than you hold and the stock was gone.
reason-claim-lapsed = It is too late to claim: you have answered a card.
reason-pairs-name-nothing = King and queen name no trumps in this game.
reason-already-named =
    { $seat ->
        [none] Trumps are { $trump } already.
        [you] You have named { $trump } already.
       *[other] { $seat } has named { $trump } already.
    }
reason-suit-already-named = { $suit } has been named before; each suit can be named once.
reason-spades-never-trump = Spades are never trumps.
reason-no-pair = You do not hold king and queen of { $suit }.
reason-naming-in-lead = Trumps cannot be named in the middle of a lead: finish it first.
reason-must-draw = You have no cards: you must draw.
reason-card-not-now = You cannot play { $card } now.

## Hearts

reason-already-chosen = You have chosen { $card } already.
reason-enough-chosen =
    { $limit ->
        [one] You pass one card and have chosen it.
       *[other] You pass { $limit } cards and have chosen them.
    }
reason-first-lead =
    { $lead ->
        [none] The first lead is a club.
       *[other] The first lead is { $lead }.
    }
reason-follow-suit = You must follow suit: { $suit }.
reason-first-trick-points = { $card } costs points, and those may not be played to the first trick.
reason-hearts-not-broken = You may not lead hearts yet: none has been played.
reason-choose-moon = Choose first how the moon is scored.

## Game files

reason-file-too-big = The file is too big for a game: at most { $most } MiB.
reason-not-utf-8 = This is no text in UTF-8: byte { $byte } of the file.
reason-empty-file = The file is empty.
reason-too-many-lines = The file has too many lines for a game: at most { $most }.
reason-line-too-long = This line is too long: at most { $most } characters.
reason-no-json = This line is damaged; it must be one JSON object: { $found }
reason-no-event = This line tells nothing that happens in a game: { $found }
reason-no-record = This is no game file: its first line must begin with {"{"}"maija": "game"{"}"}.
reason-field-missing = The field “{ $field }” is missing.
reason-field-unknown = There is no field “{ $field }” here.
reason-bad-field = The field “{ $field }” cannot be so.
reason-other-format = The file has the format { $format }; this program reads { $known }.
reason-other-law = This game of { $game } was played by law number { $law }; this program replays number { $known }. Use the version of Maija that it was played with.
reason-after-the-end = Nothing may come after the places.
reason-wrong-deal = Deal { $expected } must begin here, once the deal before it is over and counted.
reason-no-deal = Nothing has been dealt yet.
reason-deal-not-over = The deal is not over: there is no score yet.
reason-match-not-over = The match is not over: there are no places yet.
reason-match-is-over = The match is over: no further deal may begin.
reason-unreadable = { $why }.
reason-secret-used-again = The secret of this deal was used in an earlier one.
reason-shuffle-untrue = The shuffle is not true: { $why }.
reason-shuffle-of-another-table = The shuffle belongs to another table: “{ $told }” instead of “{ $right }”.
reason-shuffle-of-another-deal = The shuffle belongs to another deal: number { $told } instead of { $right }.
reason-shuffle-of-other-rules = The shuffle belongs to other rules than those in the first line.
reason-wrong-dealer = The wrong seat deals: { $told } instead of { $right }.
reason-wrong-scores = The scores are wrong: { $told } instead of { $right }.
reason-wrong-totals = The totals are wrong: { $told } instead of { $right }.
reason-wrong-places = The places are wrong: { $told } instead of { $right }.
