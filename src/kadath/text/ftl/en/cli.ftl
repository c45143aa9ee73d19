### The kadath command: its help, its answers, and what it says about mistakes.
### Built in code: cli-about-, cli-examples-, cli-check-

cli-help =
    Kadath plays cooperative Lovecraftian board games with their whole rulebooks enforced.

    usage: kadath [COMMAND] ...

    Without a command the table opens in the browser, as with `kadath serve --open`.

    commands:
      play [GAME]          sit down at the table, in the terminal
      learn GAME           learn a game by playing it with a guide, in the terminal
      serve                open the table for browsers, here and on the local network
      sim GAME             let bots play whole games, and see how often they win
      cards GAME [NAME]    read the components of a game and what they do
      rules GAME [WORDS]   read the rules of a game, or find those about something
      check                make sure that the content of every game is complete
      replay FILE          play a recorded game again, and see whether it still fits
      bench                measure how fast the games are

    options:
      --lang en|pl|uk      the language to use; by default the system’s
      --sets DIR           homemade components to play with, in that folder
      --version            print the version
      -h, --help           print this help; after a command, help about it

    examples:
      kadath
      kadath play
      kadath cards final_hour shotgun
      kadath rules final_hour seal
      kadath sim final_hour -n 1000 --seats 4 --bot rush

cli-usage = usage
cli-arguments = arguments
cli-options = options
cli-option-sets = a folder with a set of homemade components, or with several sets
cli-option-lang = the language to use; by default the system’s
cli-option-help = print this help
cli-option-json = print the result as JSON, for programs
cli-place-game = GAME
cli-place-name = NAME
cli-place-words = WORDS
cli-place-pair = KEY=VALUE
cli-place-file = FILE
cli-place-folder = FOLDER
cli-arg-game = the game, e.g. final_hour

## play

cli-about-play = Opens the table in the terminal: hot-seat for several people, bots for empty seats, and every game saved as it goes.
cli-examples-play =
    examples:
      kadath play                     choose a game, or continue the last one
      kadath play final_hour          set up Final Hour at once
      kadath play --lang uk           in Ukrainian
cli-play-game = the game to set up; without it, choose at the table
cli-play-data = where saved games are kept; by default where this system keeps such data

## learn

cli-about-learn = Begins a first game with a guide at the table. It explains each thing when it comes up and says what it would choose and why; the game goes on without it whenever it is sent away.
cli-examples-learn =
    examples:
      kadath learn final_hour
      kadath learn lcg --lang pl      in Polish
cli-no-guide = { $name } has no guided first game; these have one: { $known }

## serve

cli-about-serve = Opens the table for browsers: on this machine, on the local network, or behind a web server. Everything is saved as it happens, and a server that was stopped continues where it left off.
cli-examples-serve =
    examples:
      kadath serve                        for everybody on the local network
      kadath serve --open                 and open it in the browser here
      kadath serve --host 127.0.0.1       for this machine only
      kadath serve --port 8080 --data games
      kadath serve --host 127.0.0.1 --origin https://kadath.example
cli-serve-host = the address to listen on (0.0.0.0: all of this machine’s)
cli-serve-port = the port (8000); 0 takes any that is free
cli-serve-data = where tables are kept; by default where this system keeps such data
cli-serve-origin = another address of the page, if it is behind a web server
cli-serve-open = open the page in the browser
cli-serve-no-origin = --origin needs the address of a page without a path, e.g. https://table.example, not “{ $origin }”
cli-serve-no-port = { $port } is not a port: the highest is 65535

## sim

cli-about-sim = Plays whole games with bots, and reports how often they win and how the games end. The same seed gives the same games, with any number of processes.
cli-examples-sim =
    examples:
      kadath sim final_hour -n 1000
      kadath sim final_hour -n 200 --seats 4 --set-up difficulty=normal ancient_one=umordhoth
      kadath sim final_hour -n 20 --bot search --iterations 400
      kadath sim final_hour -n 1000 --bot rush --json
      kadath sim final_hour -n 1000 --bot rush,random --out games.csv

    Game number i is played with the seed S + i - 1.
cli-sim-n = how many games (100)
cli-sim-seed = the seed of the first game (1)
cli-sim-seats = how many people are at the table
cli-sim-set-up = what else is chosen before the game, e.g. difficulty=normal, or from files: decks=@a.txt,b.json
cli-sim-bot = who plays: random, rush (tries to win at once), thumb (goes by rules of thumb), search (thinks ahead), or a class of your own as module:Class; several, separated by commas, take the seats in turn; by default random
cli-sim-iterations = how long search thinks about a choice, in simulated games
cli-sim-seconds = the same in seconds; then results differ from run to run
cli-sim-jobs = how many processes; by default one for each core
cli-sim-out = write one row per game to this new file: .csv, .jsonl, or .parquet
cli-sim-resume = continue the file of --out: only play the games that are not in it yet
cli-sim-games = { $count ->
    [one] 1 game of the bot { $bot }, seed { $first }
   *[other] { $count } games of the bot { $bot }, seeds { $first } to { $last }
}
cli-sim-won = Won: { $rate } (95% confidence interval: { $low } to { $high })
cli-sim-rounds = Rounds in a game, on average: { $mean }
cli-sim-endings = How games ended:
cli-sim-failed = Seed { $seed } failed: { $error }
cli-progress-left = { $time } left
cli-sim-time = { $decisions ->
    [one] 1 decision in { $seconds } s
   *[other] { $decisions } decisions in { $seconds } s ({ $rate } per second)
}

## cards and rules

cli-about-cards = Prints every component of a game with its rules text, or just those with a certain name.
cli-examples-cards =
    examples:
      kadath cards final_hour
      kadath cards final_hour shotgun
      kadath cards final_hour grand gala
      kadath cards final_hour --json
cli-cards-name = part of the name, or the whole key in square brackets
cli-cards-original = our own design
cli-cards-back = other side
cli-about-rules = Prints the numbered rules of a game, all of them or those about something, the best match first.
cli-examples-rules =
    examples:
      kadath rules final_hour seal
      kadath rules final_hour FH-115
cli-rules-words = what to look for: words, or the number of a rule
cli-rules-none = No rule mentions “{ $words }”.

## check and replay

cli-about-check = Makes sure that the content of every game is complete: in each set as many components as its box prints, unless they are left out on purpose, every reference bound, everything worded in English, Polish, and Ukrainian. Prints for each set how many components the box prints, how many are here, how many are left out and why, and how many are of our own design.
cli-examples-check =
    example:
      kadath check
cli-check-printed = in the box
cli-check-implemented = here
cli-check-left_out = left out
cli-check-original = our own design
cli-check-total = all
cli-check-begun = { $title } (begun)
cli-check-reason = Left out: { $kind } ×{ $copies }. { $reason }
cli-check-problems = { $count ->
    [0] Everything is complete.
    [one] 1 problem.
   *[other] { $count } problems.
}
cli-about-replay = Plays a recorded or saved game again from its set-up, seed, and choices, and tells how it ends, or exactly where it no longer fits.
cli-examples-replay =
    example:
      kadath replay game.json
cli-replay-file = the file of the game
cli-replay-done = { $count ->
    [one] 1 choice replayed
   *[other] { $count } choices replayed
}, { $checks ->
    [0] nothing to compare with.
    [one] 1 checkpoint is equal.
   *[other] { $checks } checkpoints are equal.
}
cli-replay-won = Won: { $ending }.
cli-replay-lost = Lost: { $ending }.
cli-replay-unfinished = Not over: it is seat { $seat }’s decision.
cli-replay-diverged = It no longer fits: { $played } of { $of } choices could be replayed.
cli-replay-offered = What was offered there: { $options }

## bench

cli-about-bench = Measures the speed of every game on one core: random play (a decision has two or more options), copying a state, writing it as JSON, a seat’s view, redealing what a seat does not know. Other game libraries are measured in the same run, where they are installed.
cli-examples-bench =
    examples:
      kadath bench
      kadath bench --seconds 5 --json
cli-bench-seconds = for about how many seconds to measure each figure (2)
cli-bench-python = { $version }, { $rules ->
    [compiled] rules compiled
   *[plain] rules not compiled
}
cli-bench-decisions = decisions per second
cli-bench-games = whole games per second
cli-bench-all-setups = { $count ->
    [one] decisions per second, the one set-up
   *[other] decisions per second, all { $count } set-ups
}
cli-bench-peer = { $name }, decisions per second
cli-bench-missing = Not installed, so not measured: { $names }. To install: { $command }

## Mistakes

cli-no-such-command = there is no command “{ $name }”; there are: { $known }
cli-no-such-language = there is no language “{ $name }”; there are: { $known }
cli-no-such-game = there is no game “{ $name }”; there are: { $known }
cli-no-such-bot = there is no bot “{ $name }”; there are: { $known }
cli-no-such-card = nothing here is called “{ $name }”; to see everything: { $help }
cli-no-such-setup = nothing called “{ $name }” is chosen at set-up; there are: { $known }
cli-bad-setup = { $name } cannot be “{ $value }”; it can be: { $known }
cli-not-a-pair = “{ $value }” should be KEY=VALUE, e.g. difficulty=normal
cli-resume-what = --resume needs --out FILE: the file to continue
cli-not-a-number = { $what } needs a whole number, at least { $least }, not “{ $value }”
cli-number-too-large = { $what } is at most { $most }
cli-not-seconds = { $what } needs a number of seconds, e.g. 0.5, not “{ $value }”
cli-not-a-record = { $file } is not a recorded game
cli-not-text = { $file } is not a text file (UTF-8)
cli-file-missing = { $file }: there is no such file or folder
cli-file-forbidden = { $file }: you may not read or write this
cli-file-is-a-folder = { $file }: this is a folder; a file is needed
cli-file-not-a-folder = { $file }: a part of this path is a file, not a folder
cli-file-no-room = { $file }: there is no room left on the disk
cli-file-refused = { $file }: the system refuses it ({ $reason })
cli-missing-argument = missing: { $what }; see { $help }
cli-unknown-argument = not understood: { $what }; see { $help }
cli-needs-value = { $what } needs a value; see { $help }
cli-takes-no-value = { $what } takes no value; see { $help }
cli-other-mistake = { $what }; see { $help }
