### The table in a terminal.
### Built in code: terminal-orders-, terminal-tried-, terminal-letter-, terminal-monsters-, terminal-arrows-, terminal-pace-, terminal-misfit-

terminal-needed = Kadath needs a terminal to draw the table in.

## The start

terminal-start-subtitle = the cold waste, and a table in it
terminal-start-continue = Continue the last game
terminal-start-new-game = New game: { $game }
terminal-start-load = Load a game
terminal-start-language = Language: { $language }
terminal-start-unofficial = An unofficial fan project. The names of the games belong to their publishers.

## Keys, in a word or two

terminal-key-choose = choose
terminal-key-about = read
terminal-key-why = why
terminal-key-why-not = why not
terminal-key-guide = guide
terminal-guide-got-it = Got it
terminal-guide-leave = play on without the guide
terminal-guide-title = Guide
terminal-guide-waits = The guide waits with you until it is your turn.
terminal-guide-left = The guide has left the table. The game goes on.
terminal-start-learn = Learn by playing
terminal-key-undo = undo
terminal-key-news = news
terminal-key-board = board
terminal-key-language = language
terminal-key-save = save
terminal-key-help = help
terminal-key-leave = leave
terminal-key-quit = Quit
terminal-key-tempo = pace
terminal-key-enough = enough
terminal-key-tick = select
terminal-key-confirm = confirm
terminal-several-missing = { $picked ->
    [0] { $count ->
        [one] Choose one
       *[other] Choose { $count }
    }
   *[other] { $count ->
        [one] Choose one more
       *[other] Choose { $count } more
    }
}
terminal-enough-twice = Press e once more to choose: { $option }
terminal-key-ending = ending
terminal-key-close = close
terminal-key-open = open
terminal-key-back = back
terminal-key-yes = yes
terminal-key-no = no
terminal-key-ok = save
terminal-key-cancel = cancel
terminal-key-next = next
terminal-key-skip = skip to the end
terminal-key-pace = pace: { $pace }

## Setting up

terminal-set-up-title = a new game
terminal-set-up-seats = Who sits where
terminal-set-up-seat = Seat { $number }
terminal-set-up-name = name
terminal-set-up-solo = one person runs two investigators
terminal-set-up-advised = good for a first game
terminal-set-up-advice = for a first game: { $value }
terminal-set-up-begin = begin
terminal-set-up-beginners = beginners’ table
terminal-set-up-random = random table
terminal-set-up-note = ← → change, ↑ ↓ move. Seats with the same name belong to one person, who plays all of them. People who share the screen are asked one after the other, with a curtain in between.
terminal-set-up-own-deck = own deck
terminal-set-up-deck-file = A file with a deck: a plain list (“2x Name”), or the JSON of a deck site:
terminal-player = Player { $number }
terminal-owner-person = person
terminal-owner-bot = bot: { $how }

## Saved games

terminal-load-title = Saved games
terminal-load-none = There are no saved games yet.
terminal-load-folder = Folder: { $folder }
terminal-load-failed = { $name } cannot be opened and was left as it is: { $why }
terminal-save-title = Save a copy
terminal-save-text = The game saves itself after every choice. A copy keeps this moment under a name:
terminal-saved = Saved as “{ $name }”.
terminal-save-failed = The game could not be saved: { $why }
terminal-save-choices = { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}
terminal-misfit-setup = The set-up of this game does not fit the rules of this version.
terminal-misfit-choice = Choice { $number } of this game ({ $key }) is not allowed by the rules of this version.
terminal-misfit-state = After choice { $number } ({ $key }) this game goes another way under the rules of this version.
terminal-misfit-whole = It goes on exactly where it stood; only what came before cannot be undone.
terminal-misfit-part = It goes on as far as it fits, in a file of its own; the old file keeps everything.

## The table

terminal-round = Round { $round }/{ $rounds }
terminal-round-open = Round { $round }
terminal-round-counted = { $counted } { $number }
terminal-silence = silence
terminal-gates-short = { $tokens } left
terminal-thinking = A bot is thinking…
terminal-since = Since your last turn
terminal-since-choice = Since your last choice

terminal-panel-cards = cards
terminal-panel-hands = hands
terminal-panel-clues = clues
terminal-panel-team = team
terminal-panel-ancient-one = omens
terminal-panel-piles = piles
terminal-panel-where = rules
terminal-panel-things = table
terminal-panel-log = log

terminal-cards-round = This round
terminal-cards-none = no card is played yet
terminal-cards-hidden = face down
terminal-cards-free = free
terminal-half-now = now
terminal-half-sure = for sure
terminal-half-so-far = so far

terminal-play-half = { $half ->
    [top] ▲ top effect
    [bottom] ▼ bottom effect
   *[open] ▲ top, unless { $lower } lower { $lower ->
        [one] comes
       *[other] come
    }
}

terminal-hands-aside = Set aside for the ritual
terminal-hands-nothing = nothing yet

terminal-clues-were = The hidden clues were { $clues }.
terminal-clues-left = { $times ->
    [0] impossible
    [one] at most once
   *[other] open
}
terminal-clues-found = found
terminal-clues-held = in hand
terminal-clues-needed = Matches needed: { $matches }

terminal-team-lead = lead investigator

terminal-omens-so-far = Omens in sight: { $omens }
terminal-gates-left = Gate tokens in the pile: { $tokens }
terminal-unique-left = { $tokens } beside the sheet

terminal-piles-actions = Discarded action cards: { $name }
terminal-piles-deck = ({ $cards } in the deck)
terminal-piles-priority = Discarded priority cards
terminal-piles-top = You know the top of the deck: { $cards }
terminal-piles-cup = Monster cup: { $tokens }
terminal-piles-destroyed = Destroyed: { $tokens }
terminal-piles-items = Used items: { $items }

## A location

terminal-sign-ritual = ritual site
terminal-sign-clue = clue
terminal-sign-gate = gate
terminal-location-gate = gate, { $gate }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
terminal-location-clue = a clue token, face down
terminal-location-damage = { $tokens ->
    [one] 1 damaged space
   *[other] { $tokens } damaged spaces
}
terminal-location-free = { $spaces ->
    [0] no free space
    [one] 1 free space
   *[other] { $spaces } free spaces
}
terminal-location-paths = Paths lead to
terminal-location-no-path = { $name } (off the paths)

## Letters that stand for monsters on the board. Within one game no two may be alike.

terminal-letter-red = R
terminal-letter-blue = B
terminal-letter-deep_one = D
terminal-letter-star_spawn = S
terminal-letter-chthonian = C
terminal-letter-ghoul_horde = G

## Chances

terminal-odds-standing = Chance: { $chance } if nobody uses anything more
terminal-odds-short = chance { $chance }

## Standing orders, and what is shown to all

terminal-orders-title = Standing orders
terminal-orders-text = What you are asked about, and what passes automatically. The only choice ever made for you is to pass where the rules let you. ← → change, ↑ ↓ move.
terminal-orders-until = pass until my turn
terminal-orders-open = play with an open hand
terminal-orders-wish-ask = ask
terminal-orders-wish-pass = pass
terminal-orders-wish-stop = always ask
terminal-orders-on = yes
terminal-orders-off = no
terminal-orders-none = In this game nothing passes automatically.
terminal-orders-waiting = ⏵ passing until your turn
terminal-orders-passed = { $times ->
    [one] ⏵ passed once automatically
   *[other] ⏵ passed { $times } times automatically
}
terminal-key-orders = orders
terminal-key-rest = until my turn
terminal-key-show = show card
terminal-rest-on = Everything passes until your turn, except what you always want to be asked about.
terminal-rest-off = You are asked again.
terminal-shown-card = Shown to everybody: { $card }
terminal-shown-none = Put the cursor on a card in your hand to show it.
terminal-shown-silence = The rules require silence now: nothing may be shown.
terminal-help-orders = standing orders: what passes without asking you; open hands
terminal-help-rest = pass until my turn, or no longer
terminal-help-show = show the card under the cursor to everybody
terminal-opening-title = How it begins

## Why something is asked

terminal-about-title = The cards of this choice
terminal-about-nothing = No card is involved in this choice.
terminal-why-title = Why this is asked
terminal-why-place = Where we are in the rulebook
terminal-why-more = (+{ $rules })
terminal-why-not-title = Why not
terminal-why-not-nothing = There is nothing to explain: everything you could try is offered, or somebody else is being asked.
terminal-why-not-tried = { $deed }: { $things }

## What one might think of doing, before the things one would do it with

terminal-tried-advance = Advance
terminal-tried-attack = Attack
terminal-tried-buy = Buy
terminal-tried-commit = Commit
terminal-tried-destroy = Destroy
terminal-tried-engage = Engage
terminal-tried-evade = Evade
terminal-tried-explore = Explore
terminal-tried-fight = Fight
terminal-tried-flee = Flee
terminal-tried-inventory = Use inventory
terminal-tried-investigate = Investigate
terminal-tried-move = Move
terminal-tried-play = Play
terminal-tried-ready = Attempt the ritual
terminal-tried-ride = Ride
terminal-tried-trade = Trade
terminal-tried-use = Use

## The pace

terminal-pace-slow = slow
terminal-pace-normal = calm
terminal-pace-fast = fast
terminal-pace-off = at once
terminal-pace-step = key by key
terminal-pace-now = Pace: { $pace }

## Undo

terminal-undo-title = Undo?
terminal-undo-nothing = You have nothing to undo.
terminal-undo-what = Your last choice: { $choice }
terminal-undo-learned = Somebody has seen something new since, and will still know it.
terminal-undo-random = Random results have come up since; they will come up the same again.
terminal-undo-others = Other people’s choices would be undone, too: { $names }.
terminal-undo-all = Do all of you agree: { $names }?
terminal-undo-alone = Undo anyway?

## Leaving

terminal-leave-title = Leave the table?
terminal-leave-text = The game is saved. You can continue any time.

## The curtain

terminal-curtain-turn = { $name }, it is your turn
terminal-curtain-others = Everybody else, please look away. Nothing hidden is shown until { $name } is here.
terminal-curtain-here = { $name } is here
terminal-hand-over = Hand over to { $name }
terminal-curtain-again = once more: { $name }

## The end

terminal-ending-title = The end
terminal-ending-look = look at the table
terminal-ending-again = play again
terminal-ending-other = to the start
terminal-ending-won = Won
terminal-ending-lost = Lost
terminal-ending-clues = The hidden clues were
terminal-ending-laid = The cards that were laid
terminal-ending-matches = Matches: { $matches } of { $needed } needed
terminal-ending-double = Both clues are alike, so every match counts twice.
terminal-ending-rounds = { $rounds ->
    [one] The game lasted 1 round.
   *[other] The game lasted { $rounds } rounds.
}

## Help

terminal-help-title = Keys and signs
terminal-help-mouse = You can click everything: choices, places on the board, keys, and panels. The first click on a place shows its choices, a second one chooses; the right button looks inside.
terminal-help-digits = choose by number
terminal-help-enough = finish choosing, or pass; after the game: how it ended
terminal-help-arrows = move the cursor and choose; the board shows what it is about
terminal-help-about = read the cards that the choice under the cursor is about
terminal-help-why = why this is asked: the rule in full
terminal-help-why-not = why something cannot be done: the rule that is in the way
terminal-help-undo = undo your last choice
terminal-help-news = what happened since your last turn
terminal-help-board = to the board and back; there the arrows move between places, Enter selects and chooses, Space looks inside
terminal-help-space = select what the cursor is on; the next line of what is happening
terminal-help-untick = deselect one
terminal-help-escape = skip to the end of what is happening; close a window
terminal-help-pace = the pace at which things happen
terminal-help-language = the next language
terminal-help-save = save a copy under a name
terminal-help-leave = leave the table; the game is saved
terminal-help-quit = quit at once; the game is saved
terminal-help-help = this page
terminal-help-panels = Panels (press twice for the whole screen)

terminal-legend-title = Signs
terminal-monsters-red = red monster: { $letter }, its health, its icon
terminal-arrows-red = red arrows, hollow; dotted where there is no path
terminal-monsters-blue = blue monster: { $letter }, its health, its icon
terminal-arrows-blue = blue arrows, solid
terminal-legend-unique = { $name } (unique, blue)
terminal-legend-turned = a small letter: already activated
terminal-legend-gate = gate ({ $gate }) and the number of its tokens
terminal-legend-free = free monster space
terminal-legend-damage = damaged space
terminal-legend-seal = seal, { $side }
terminal-legend-investigator = investigators, by their first letters
terminal-legend-omen = omen
terminal-legend-possible = a symbol above the board: the most times it may still be hidden
terminal-legend-item = item card
terminal-legend-doubt = the cards to come may still change it
terminal-legend-choosable = may be chosen now
terminal-legend-pointed = the cursor is here
