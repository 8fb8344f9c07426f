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
reason-not-seated = You are watching: only who sits at the table may act.
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
