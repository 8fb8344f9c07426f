### Said in house rules and in what a table agrees on; loaded with them.

page-rules-of = House rules
page-rules-shared = Somebody shares these rules with you.
page-rules-base = The game
page-rules-view = What you see
page-rules-at-table = At the table
page-rules-differs = What is different
page-rules-same = Nothing: this is { $game } as the rules have it.
page-rules-all-back = Put everything back
page-rules-play = Play with these
page-rules-invite = Invite with these
page-rules-public = A public table is listed for everybody who can reach this service.
page-rules-keep = Keep these rules
page-rules-name = A name for them
page-rules-keep-do = Keep
page-rules-kept = Kept under “{ $name }”.
page-rules-name-missing = They need a name with at least one letter.
page-rules-share = Share them
page-rules-share-what = Whoever opens this link sees these rules and can play with them. The rules are in the link itself; nothing is stored.
page-rules-share-here = Only this machine can be reached at this address now. Others need an address of yours that they can reach.
page-clash-some = Some rules do not go together.
page-rules-no-words = They can be told in words once they go together.
page-rules-compare = Compare
page-rules-print = Print
page-compare-with = What is different from
page-compare-rule = Rule
page-compare-caption = { $one } and { $other }: what is different
page-compare-same = { $one } and { $other } are played by the same rules.
# Stands where one side says nothing.
page-compare-nothing = –
page-game = Game
page-players = Players
page-set-time = Time
page-set-rules = Rules in detail
page-set-public = Listed for everybody who can reach this service
page-set-watch = Others may look on
page-set-clock = A clock for each decision
page-set-decision = Seconds for a decision
page-set-reserve = Seconds in reserve for the whole match
page-set-delay = Seconds by which those who look on see everything later
page-set-grace = Seconds before a computer plays for someone whose connection is lost
page-set-idle = Seconds before a computer plays for someone who does nothing
page-set-pace = Seconds that a computer player takes for a move
page-option-range = From { $least } to { $most }.
page-agreed = What is agreed
page-settings-change = Change what is agreed
page-settings-do = Agree on this
page-rules-back = Put back
page-rules-back-named = Put back: { $option }
page-rules-idle =
    { $number ->
        [one] One more, without effect here
       *[other] { $number } more, without effect here
    }
page-clash = These do not go together: { $fields }.
page-clash-field = { $option }: { $value }
page-clash-here = Does not go with another rule.
page-rules-chapter =
    { $number ->
        [one] one rule
       *[other] { $number } rules
    }
page-rules-open = Open all
page-rules-shut = Close all
page-clause =
    { $from ->
        [S1] Clause { $clause }, the Finnish rules
        [S2] Clause { $clause }, the French rules
        [S3] Clause { $clause }, the Russian rules
        [S4] Clause { $clause }, the Turkish page on Hearts
        [M] { $clause }, decided where the rules are silent
        [T] { $clause }, decided where the rules are silent
       *[other] { $clause }, from public rules of the game
    }
page-value-else = Something else…
page-value-own = In your own words
