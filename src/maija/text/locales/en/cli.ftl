### The command line.

## Errors

error = maija: { $sentence }
error-hint = Try “{ $command } --help”.
error-whole-number = “{ $text }” is no whole number from { $least } to { $most }.
error-set-form = “{ $text }” is no option with its value: write --set option=value, as in --set hand_size=6.
error-player = There is no player “{ $name }”. The players are { $names }.
error-seats = { $given ->
        [one] One player is named
       *[other] { $given } players are named
    } for { $players } seats: name one for each seat, as in --seats { $example }.
error-file = This file cannot be written: { $file }.
error-exists = There is a file of that name, and it stays as it is: { $file }. To go on with it: --resume.
error-resume-alone = A kept game goes on as it was: give --resume without a game, --players, --set or --with.
error-output = The output cannot be written: { $why }.
error-missing = { $name } is missing.
error-value = { $name }: { $sentence }
error-no-option =
    There is no option { $name }{ $close ->
        [none] .
       *[other] . Did you mean { $close }?
    }
error-needs-value = { $name } needs a value.
error-takes-no-value = { $name } takes no value.
error-too-much = That is too much: { $text }
error-command = There is no command “{ $name }”. The commands are { $names }.
error-no-command = Which command?
error-language = There is no language “{ $language }”. The languages are { $languages }.
error-lab = --out needs the extra “lab”: pip install maija[lab]
error-extra = This needs the extra “{ $extra }”: pip install maija[{ $extra }]
error-time = “{ $text }” is no time: write it as in 30ms or 0.3s.
error-cluster = There is no cluster “{ $name }”. It may be: { $names }.
error-no-cluster = The cluster cannot be reached: { $why }
error-sprt = “{ $text }” is no question: write what is measured and two different values, as in --sprt result:0.05:0.03 or --sprt advantage:0:2.
error-sprt-alone = A test compares the first player with the others: name another player as well, as in --seats habit,simple,simple,simple.
error-errors = “{ $text }” are no error rates: write two numbers between 0 and 0.5, as in 0.05:0.05.
error-plot = This picture cannot be drawn: { $file }. Its name may end in { $endings }.
error-kept = { $what ->
        [none] This is no file of the arena, and it stays as it is: { $file }.
       *[other] This file keeps deals of another contest, and it stays as it is: { $file }. What differs: { $what }.
    }
error-misplay = { $action ->
        [none] The player { $name } did nothing though it was his turn (deal { $deal }).
       *[other] The player { $name } did what the rules do not allow: { $action } (deal { $deal }).
    }
error-ladder-two = A ladder needs two players: name them, as in --who habit,simple.

## Help

help-maija = The Queen-of-Spades card games: the Mustamaija family, Hearts and Black Maria.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default: { $value }
help-help = Show this message and exit.
help-lang = The language, before or after the command: { $languages }. By default the one of your system.
help-version = Show the version and exit.
help-play = Play a match in the terminal against computer players.
help-rules = Tell the rules of a game in words, each with its clause.
help-replay = Step through a recorded game.
help-verify = Verify a recorded game: its shuffles, each action, its results.
help-presets = List the games.
help-count = Count the sequences of legal actions from a fixed deal.
help-simulate = Let computer players play many deals against each other.
help-preset = The game: one of “maija presets”, or a file of house rules, as in family.json.
help-players = How many sit at the table.
help-set = Change an option of the game, as in hand_size=6; may be given several times.
help-seed = Decides every deal; the same number gives the same cards.
help-with = Who plays the other seats: { $names }, or pipe:"command" for a program.
help-resume = Go on with a kept game: its file, its name, or “last”.
help-save = Keep the game in this file instead of the user’s data folder.
help-colours = A colour for each suit, or red and black.
help-file = A game file.
help-depth = How many actions a sequence has.
help-json = Print one JSON object.
help-deals = How many deals to play.
help-seats = The player at each seat, with commas between: { $names }, or pipe:"command" for a program.
help-threads = How many threads play; by default one for each core.
help-arena = Let players play the same deals in every seat, and say what that proves.
help-ladder = Let all players of a game meet, and rate them.
help-line-up = The player at each place, with commas between; each deal is played once for every way of sitting: { $names }, or pipe:"command" for a program.
help-budget = What a player may spend on a decision on average, as in 30ms; who spent over three times as much on one is told.
help-sprt = End as soon as it is known whether the first player has the one or the other value: result:0.05:0.03 for losses (or points) per deal and seat, advantage:0:2 for how many fewer than the others.
help-errors = How often that may err: how often it may find the second value though the first is true, and the other way round.
help-least = Before so many deals nothing is decided.
help-processes = How many processes play; by default one for each core. The results do not depend on it.
help-cluster = Play on a cluster: ray (extra “ray”; by the address in RAY_ADDRESS, or else on this machine).
help-keep = Keep each deal there, and go on from what is there: a file, for a ladder a folder.
help-plot = Draw the course of the results: a file whose name ends in svg, png or pdf (extra “lab”).
help-who = Who takes part, with commas between; by default all: { $names }.
help-neighbours = Each player meets only the next, not all.
help-ladder-out = Keep the result as JSON in this file, with the command that made it.
help-out = Write the outcome of every deal and seat to a Parquet file (extra “lab”).

## What stands for a value in the help

metavar-options = [OPTIONS]
metavar-command = COMMAND …
metavar-number = NUMBER
metavar-set = OPTION=VALUE
metavar-preset = GAME
metavar-file = FILE
metavar-folder = FOLDER
metavar-player = PLAYER
metavar-seats = PLAYER,PLAYER,…
metavar-address = ADDRESS
metavar-name = NAME
metavar-path = PATH
metavar-language = LANGUAGE
metavar-log = FORM
metavar-code = CODE
metavar-time = TIME
metavar-sprt = MEASURE:VALUE:VALUE
metavar-errors = RATE:RATE
metavar-cluster = CLUSTER
metavar-any = any

## Programs at a seat

engine-not-here = “{ $name }” cannot play: programs can be limited on Linux and macOS only. habit plays instead.
engine-not-found = “{ $name }” cannot play: there is no program { $program }. habit plays instead.
engine-ended = “{ $name }” has lost its seat: it ended (status { $status }). habit plays on.
engine-silent = “{ $name }” has lost its seat: no answer in { $seconds } s. habit plays on.
engine-flooding = “{ $name }” has lost its seat: it wrote more than { $most } bytes for one answer. habit plays on.
engine-long-line = “{ $name }” has lost its seat: it wrote a line of more than { $most } bytes. habit plays on.
engine-unreadable = “{ $name }” has lost its seat: this is no answer: { $line } – habit plays on.
engine-gave-up = “{ $name }” has lost its seat: it gave up ({ $why }). habit plays on.
engine-other-protocol = “{ $name }” cannot play: it speaks protocol { $protocol }. habit plays instead.
engine-illegal = “{ $name }” has lost its seat: this is not allowed: { $action } – habit plays on.
error-pipe = “{ $text }” names no program: write pipe:"command", as in pipe:"python3 player.py".
help-engine = Let another program ask one of our players, line by line (docs/engine.md).
help-engine-player = Which player answers: { $names }.

## maija presets

presets-title = The games
presets-name = name
presets-what = what
presets-players = players
presets-source = source
preset-musta-maija = Finnish house game: six cards, king and queen name trumps at any time, hidden hands, two packs for six to eight
preset-mustamaija = French rules: five cards, turned trumps, one to five cards a lead
preset-voron = Russian rules: beat everything or take everything, draw after the bout
preset-pagat = trumps are turned after the first lead
preset-dam = the Swedish relative with six cards
preset-black-maria = Black Maria: pass to the right, high spades cost, no moon
preset-hearts = Hearts: the lowest club leads, hearts must be broken, shooting the moon

## maija count

count-line = { $depth } actions: { $leaves }

## maija simulate

simulate-title = { $preset }, { $deals } deals
simulate-player = player
simulate-seats = seats
simulate-losses = losses per deal and seat
simulate-points = points per deal and seat
simulate-interval = 95 % interval
simulate-percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
simulate-number = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
simulate-range = { $low } to { $high }
simulate-unknown = unknown
simulate-drawn = Deals that nobody lost: { $number }
simulate-broken = Deals that went in circles and were broken off: { $number }
play-preparing = Preparing “{ $name }”, once on this machine: this takes a minute or two.
simulate-compiling = compiling, once on this machine
simulate-playing = playing
simulate-written = Written: { $file }

## maija arena and maija ladder

arena-title = { $preset }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each once for every way of sitting
arena-deals = deals
arena-advantage = fewer than the others (95 %)
arena-cpu = CPU, ms a move
arena-most = CPU, ms at most
arena-games =
    { $games ->
        [one] One game, seed { $seed }.
       *[other] { $games } games, seed { $seed }.
    }
arena-range = { $low } to { $high }
arena-drawn = Games that nobody lost: { $number }
arena-broken = Games that went in circles and were broken off: { $number }
arena-over =
    { $number ->
        [one] { $name } spent more than { $budget } ms on one decision of { $of }.
       *[other] { $name } spent more than { $budget } ms on { $number } decisions of { $of }.
    }
arena-lost =
    { $number ->
        [one] { $name } lost one seat of { $of } (one a deal); habit played to the end of that deal.
       *[other] { $name } lost { $number } seats of { $of } (one a deal); habit played to the end of those deals.
    }
arena-sprt-result =
    { $decision ->
        [h0] { $name } has rather { $low } than { $high } per deal and seat: decided after { $deals } deals (log ratio { $ratio }).
        [h1] { $name } has rather { $high } than { $low } per deal and seat: decided after { $deals } deals (log ratio { $ratio }).
       *[undecided] Whether { $name } has rather { $low } or { $high } per deal and seat is undecided after { $deals } deals (log ratio { $ratio }).
    }
arena-sprt-advantage =
    { $decision ->
        [h0] { $name } is better than the others rather by { $low } than by { $high } per deal and seat: decided after { $deals } deals (log ratio { $ratio }).
        [h1] { $name } is better than the others rather by { $high } than by { $low } per deal and seat: decided after { $deals } deals (log ratio { $ratio }).
       *[undecided] Whether { $name } is better than the others rather by { $low } or by { $high } per deal and seat is undecided after { $deals } deals (log ratio { $ratio }).
    }
ladder-title =
    { $players ->
        [one] { $preset }, { $players } player: the ladder
       *[other] { $preset }, { $players } players: the ladder
    }
ladder-losses = rating (400: a tenth of the losses)
ladder-points = points per deal better than the mean
ladder-losses-number = { NUMBER($number) }
ladder-points-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
ladder-pair-losses = { $name } against { $other }: { $difference } ({ $low } to { $high })
ladder-pair-points = { $name } against { $other }: { $difference } points a deal ({ $low } to { $high })
ladder-deals =
    { $deals ->
        [one] One deal for each pair, seed { $seed }.
       *[other] { $deals } deals for each pair, seed { $seed }.
    }

## maija verify

verify-true =
    { $deals ->
        [0] { $file } is true, but nothing was dealt (law number { $law }).
        [one] { $file } is true: one deal, its shuffle, every action and the results (law number { $law }).
       *[other] { $file } is true: { $deals } deals, their shuffles, every action and the results (law number { $law }).
    }
verify-untrue =
    { $faults ->
        [one] { $file } is not true: one fault.
       *[other] { $file } is not true: { $faults } faults.
    }
