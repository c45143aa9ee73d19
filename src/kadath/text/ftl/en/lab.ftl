### What simulations refuse.

lab-no-module = there is no module { $module } for the bot “{ $bot }”; write module:Class, with the module in this folder or installed
lab-no-class = the module { $module } has no class { $cls } for the bot “{ $bot }”
lab-bot-not-made = “{ $bot }” cannot be created with the arguments that every bot gets ({ $given }): { $error }
lab-no-bot = “{ $bot }” is not a bot: it needs a method choose(game, state, seat) that returns an option
lab-too-few-bots = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: name one bot for all, or one for each seat
lab-results-kind = “{ $file }” should end in one of these: { $known }
lab-results-there = { $file } already exists: choose another name, or continue it with --resume
lab-results-other = { $file } has the games of another simulation ({ $there }, not { $asked }): choose another name
lab-results-no-parquet = Parquet files need pyarrow, which is not installed: { $command }; or write .csv or .jsonl
lab-results-unread = { $file } cannot be read as the results of a simulation: choose another name
