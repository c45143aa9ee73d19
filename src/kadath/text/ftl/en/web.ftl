### The table in a browser. These messages are used by the page, in web/src.
### Built in code: web-

## Everywhere

web-language = Language
web-close = Close
web-cancel = Cancel
web-back = Back
web-next = Next
web-search = Search
web-loading = One moment…
web-to-start = To the start page
web-error-unreachable = The server cannot be reached. Try again in a moment.
web-connection-lost = The connection was lost and is being restored. You can choose again once it is back; a choice that was under way will be sent then.
web-unofficial = An unofficial fan project. The names of the games belong to their publishers. None of their art or text is used.

## The start page

web-start-title = A table for the last hours of the world
web-start-text = Kadath plays cooperative games of cosmic horror with their whole rulebooks enforced, in your browser, with friends or with bots. No sign-up.
web-name-title = Who are you?
web-name-text = Tell the others who you are. You can also play without a name, and add or change it later.
web-name = Your name
web-name-enter = Come in
web-name-guest = Guest
web-name-change = Change
web-signed-in = You are { $name }

web-motto = A table in the dark, and room for friends
web-door-alone = Play alone
web-door-friends = With friends
web-door-more = More options
web-door-players = { $least }–{ $most } players
web-first-game = Play a first game now
web-first-game-text = The set-up the rulebook recommends{ $bots ->
    [0] , for one player.
    [one] , with a bot at your side.
   *[other] , with { $bots } bots at your side.
}
web-table-name = Table name
web-advised = recommended for a first game
web-random = drawn at random
web-taken = taken
web-seat = Seat { $number }
web-seat-me = Me
web-seat-open = Open for a friend
web-seat-solo = Playing alone, you run two investigators.
web-setup-person = Character { $number }
web-setup-deck = Deck { $number }
web-option-hints = Hints from the bot are allowed
web-option-spectators = Others may watch
web-create = Create table

web-bot = Bot ({ $kind })

web-my-tables = My tables
web-my-tables-none = None yet. Create one, or open a link from a friend.
web-your-move = your move
web-table-gathering = waiting for players
web-table-playing = in play
web-table-unreadable = Can no longer be read: download what is left
web-table-forget = Remove “{ $name }” from the list
web-network = Friends on the same network
web-network-text = They can reach this server at:
web-more = More
web-recovery = Move to another device
web-recovery-text = Open this link on your other device within a day, and you are the same person there. It works once. Keep it to yourself.
web-import = Open a record file

web-join-play = You are invited to play
web-join-watch = You are invited to watch
web-join-people = with { $names }
web-join-go = Join the table
web-join-watch-go = Watch
web-recover-title = Continue on this device?
web-recover-text = This link makes you the same person here as on your other device, with all your tables.
web-recover-go = Yes, that is me

## Gathering

web-lobby-seats = Who sits where
web-lobby-is-ready = Ready
web-lobby-not-ready = Not ready yet
web-lobby-ready = I am ready
web-lobby-unready = Not ready after all
web-lobby-note = The game begins when every seat is taken and everybody is ready.
web-lobby-plays = Plays
web-lobby-people = Here: { $names }.
web-seat-free = Free
web-seat-sit = Sit here
web-seat-stand = Stand up
web-seat-remove = Remove from the table
web-seat-handed = { $name } – played by a bot ({ $kind })
web-seat-hand-over = Let a bot play for me
web-seat-take-back = Take over from the bot
web-seat-give-bot = Let a bot play
web-seat-vacate = Free up the seat
web-seat-host = Make them the host
web-seat-give = Give the seat to…
web-here = here
web-away = away
web-spectators = Watching: { $names }

web-invite = Invite
web-invite-play = To play
web-invite-watch = To watch
web-invite-link = Link for friends
web-invite-copy = Copy
web-invite-copied = Link copied.
web-invite-renew = Make new links
web-invite-renewed = The old links no longer work; the new ones are here.
web-invite-qr = The same address as a QR code
web-invite-here = Only this computer can open the link: the server is not listening on the network.

## The table

web-prompt = The current question
web-prompt-yours = Your decision
web-prompt-waits = Waiting for { $name }
web-prompt-free = Seat { $number } is empty: the game waits until somebody takes it or a bot plays it
web-seed-known = { $name } loaded this game from a record and may know how everything was dealt.
web-prompt-away = Waiting for { $name }, who is away
web-prompt-bot = The bot decides ({ $kind })
web-prompt-over = The game is over
web-options = Options
web-offer = What you can do with it
web-options-all = Show all options
web-prepare = Prepare your answer
web-prepare-whole = Your answer is given as soon as you are asked. Nobody else can see it.
web-prepare-withdraw = Withdraw
web-options-first = Before that, you could
web-options-hide = Hide options
web-options-show = Options ({ $count })
web-options-held = Tap a card below to read it, and again to play it.
web-options-more = { $count ->
    [one] { $count } more option…
   *[other] { $count } more options…
}
web-choosable = Can be chosen.
web-several-weighing = …
web-several-missing = { $picked ->
    [0] { $count ->
        [one] Choose one
       *[other] Choose { $count }
    }
   *[other] { $count ->
        [one] Choose one more
       *[other] Choose { $count } more
    }
}
web-several-times = { $count ->
    [one] once
   *[other] { $count } times
}
web-several-place = number { $place }
web-several-less = One less: { $option }
web-several-more = More: { $option }
web-several-amount = How much: { $option }
web-several-earlier = Earlier: { $option }
web-several-later = Later: { $option }
web-confirm-again = Press again to confirm
web-why = Why?
web-why-rule = Why? { $rule }
web-why-title = Why this is asked
web-why-trail = Where we are in the rulebook
web-rules = Rules
web-rules-search = Search the rules
web-rules-none = Nothing found.
web-rules-read = Read the rulebook
web-rules-of = { $game }: the rules
web-rules-games = Rulebooks
web-rules-chapters = Chapters
web-rules-print = Print
web-rules-place = In the game:
web-rules-see = See also:
web-rules-cards = Cards it mentions:
web-rules-cards-more = and { $count } more
web-rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } rule found
   *[other] { $count } rules found
}
web-guide = Guide
web-guide-advice = My advice: { $option }.
web-guide-advice-several = My advice: select the { $count } that are marked.
web-guide-would = The guide would choose this
web-guide-would-tick = The guide would select this
web-guide-waits = The guide waits with you until it is your turn.
web-guide-got-it = Got it
web-guide-again = Again: { $title }
web-guide-leave = Play on without the guide
web-learn = Learn by playing
web-learn-text = A first game with a guide, who explains each thing when it comes up.
web-why-not = Why not?
web-look = Look closer
web-map-closer = Closer
web-map-farther = Farther
web-map-mini = The whole map in miniature: press it to go there
web-map-whole = The whole map
web-amount = { $name }: { $have } of { $of }
web-point = Point it out to the others
web-show = Show cards
web-show-title = Show cards from your hand
web-show-text = Everybody at the table, spectators included, sees the cards you show until your next choice. The chat says which ones they were.
web-show-open = Play with an open hand: everybody sees all my cards
web-show-card = Show it to everybody
web-show-end = Stop showing it
web-shown-mark = shown to everybody
web-shown-by = { $name } shows:

web-round = Round { $round }/{ $rounds }
web-round-open = Round { $round }
web-round-counted = { $counted } { $number }
web-round-none = Before the first round
web-track = Steps of the round
web-silence = Silence
web-silence-why = The rules ask for silence now.

web-undo = Undo
web-undo-what = Your last choice: { $choice }
web-undo-title = Undo?
web-undo-needed = These people have to agree: { $names }.
web-undo-ask = Ask them
web-undo-asked = { $name } would like to undo
web-undo-agree = I agree
web-undo-refuse = No, let’s go on
web-undo-pending = Undo is waiting for: { $names }

web-hint = Hint
web-hint-thinking = Thinking…
web-hint-estimate = chance of winning about { $estimate }
web-hint-best = Hint: { $option }
web-odds = chance of success
web-what-if = What if? Try it on a copy
web-what-if-short = What if?
web-what-if-here = What if: your own copy, with everything hidden redealt
web-what-if-back = Back to the table

web-beat-next = Next
web-beat-of = { $number } of { $count }
web-beat-keys = press or Space: next · Esc: skip all
web-beat-tap = tap: next
web-beat-happening = This is happening
web-beat-waits = You will be asked once you have seen this.
web-beat-all = Skip all
web-just-now = Just now
web-just-again = Watch again ({ $count })
web-stage-against = against
web-stage-score = { $total } against { $needed }
web-stage-success = If it succeeds:
web-stage-failure = If it fails:
web-stage-fold = See the table
web-stage-go = Draw a token
web-stage-go-chance = Draw a token: { $percent }%
web-stage-succeeded = Success by { $by }
web-stage-failed = Failure by { $by }
web-stage-dice = Dice: { $faces }; successes: { $hits }
web-moments-missed = More happened than can be shown here: see the log.
web-views = Parts of the table
web-view-place = Place
web-view-hand = Hand
web-view-you = You
web-view-team = Team
web-view-log = Log
web-log = Log
web-log-search = Search the log
web-log-filter = Which lines are shown
web-log-all = All
web-log-none = Nothing yet.
web-log-from-the-beginning = Show the log from the beginning
web-log-earlier = Earlier lines: { $count }
web-people = People
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-menu = Menu
web-leave = Leave the table for good
web-leave-sure = Really leave? Your seat will be open to others

web-report = Something is wrong here
web-report-title = Something is wrong here
web-report-text = This saves a record from which this moment can be replayed. Until the game is over, only the host can open it.
web-report-what = What is wrong?
web-report-save = Save
web-report-saved = Saved as { $report }. Thank you.

web-ending = How it ended
web-ending-won = Won
web-ending-lost = Lost
web-ending-again = Play again
web-ending-again-joined = Join the next game
web-ending-again-watched = Watch the next game
web-ending-moments = Key moments
web-ending-course = How it went
web-ending-course-round = Round { $round }: { $sum }
web-ending-lasted = { $rounds ->
    [one] The game lasted 1 round.
   *[other] The game lasted { $rounds } rounds.
}
web-ending-what-if = What if…?
web-ending-share = Copy a link to share
web-ending-replay = Watch the game again
web-ending-record = Save the record
web-ending-start = To the start page

## Replays

web-replay = Replay
web-replay-begin = Before the first choice
web-replay-moment = Choice { $at } of { $of }
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-seat = View of
web-replay-open = Everybody together
web-replay-spectator = A spectator
web-replay-branch = Play on from here
web-replay-chapters = Chapters
web-replay-place = Place in the game
web-replay-shown = What is shown
web-replay-share = Copy the link

## Help and settings

web-help-title = Help and settings
web-help-keys = Keys
web-help-keys-board = Keys on the board
web-help-mouse = You can click everything: options, cards, and what glows on the board. Rest the pointer on a card to see it large. Hold Alt and click a place to point it out to the others.
web-help-touch = You can tap everything: options, cards, and what glows on the board. A tap shows what something is and what can be done with it. From there you can point it out to the others, too.
web-key-digits = choose by number
web-key-enough = done, or pass
web-key-arrows = move through the options, or across the board
web-key-options = to the options
web-key-board = to the board; Space looks inside a place
web-key-why = why this is asked
web-key-undo = undo
web-key-hint = a hint
web-key-log = to the log
web-key-chat = to the chat
web-key-pass = auto-pass
web-key-show = show cards from your hand
web-key-help = this page
web-key-next = end what is being shown; hold it to go faster
web-key-close = close, skip what is being shown, or show all options
web-key-zoom = closer, or farther away
web-settings = Settings
web-settings-pace = How fast things happen
web-settings-pace-slow = Slowly
web-settings-pace-normal = Normally
web-settings-pace-fast = Fast
web-settings-pace-instant = At once
web-settings-motion = Motion
web-settings-motion-system = Same as the system
web-settings-motion-full = Show how things move
web-settings-motion-less = As little as possible
web-settings-confirm = Confirm every choice
web-settings-sounds = Quiet sounds for what happens, and when it is my turn
web-settings-shortcuts = Keyboard shortcuts

web-tour = Look around the table
web-tour-count = { $at } of { $of }
web-tour-skip = Skip
web-tour-done = Begin
web-tour-prompt = This slip always says whose decision it is, what is asked, and why. “Why?” opens the rule in plain words. When the decision is yours, your options are listed here.
web-tour-tools = You can undo a choice: right away if nobody learned anything from it, otherwise if the others agree. A hint tells you what the bot would do in your place. All keys and settings are behind the question mark at the top, on a phone in the menu. Good luck!

## Standing orders

web-orders = Auto-pass…
web-orders-title = Auto-pass
web-orders-text = Skip the questions you would only pass on. The only choice ever made for you is to pass, and you can change this at any time.
web-orders-until-turn = Pass everything until my turn, except what always stops
web-orders-preset = How often to ask
web-orders-preset-all = Ask me everything.
web-orders-preset-all-text = Stops at every window, even those in which people rarely do anything.
web-orders-preset-usual = The usual.
web-orders-preset-usual-text = Always stops for what is urgent; stops for the rest unless you are waiting for your turn.
web-orders-preset-quick = Quickly.
web-orders-preset-quick-text = Stops only for what is urgent; everything else is passed.
web-orders-each = Each occasion separately
web-orders-wish-ask = Ask, unless I am waiting for my turn
web-orders-wish-pass = Pass automatically
web-orders-wish-stop = Always stop
web-orders-passed = { $count ->
    [one] 1 question was passed
   *[other] { $count } questions were passed
}

## Decks of one’s own

web-deck = Deck
web-deck-starter = starter deck
web-deck-build = Build decks

## A game without a page of its own

web-plain-table = The table
web-plain-own = Yours
web-plain-at = At: { $place }
web-plain-here = Here: { $things }
web-plain-ways = Paths to: { $places }
web-plain-tour-board = Everything on the table: every place with what is there. What glows can be chosen; press anything else to look at it closely.
web-plain-tour-track = How far along the game is: the round, its steps, and the current one.
