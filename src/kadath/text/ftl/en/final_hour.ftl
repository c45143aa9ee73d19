### Arkham Horror: Final Hour: names, prompts, options, log lines and the chart of its steps.
### Built in code: final_hour-
### May be left out: case, monster, target

## The game and its setting up

final_hour-title = Arkham Horror: Final Hour

final_hour-setup-seats = Players
final_hour-setup-ancient_one = Ancient One
final_hour-setup-difficulty = Difficulty
final_hour-setup-investigators = Investigators
final_hour-setup-lead = First lead investigator

final_hour-difficulty-easy = easy
final_hour-difficulty-normal = normal
final_hour-difficulty-nightmare = nightmare

final_hour-kind-investigator = investigator
final_hour-kind-investigator-woman = investigator
final_hour-kind-action_card = action card
final_hour-kind-priority_card = priority card
final_hour-kind-item_card = item card
final_hour-kind-common_monster = common monster
final_hour-kind-unique_monster = unique monster
final_hour-kind-ancient_one = Ancient One

## The campus

final_hour-location-1 = Dorothy Upman Hall
final_hour-location-2 = Student Union
# A name of our own: the printed one is not known.
final_hour-location-3 = Founders’ Court
final_hour-location-4 = Orne Library
final_hour-location-5 = Miskatonic Museum
final_hour-location-6 = Derby Hall
final_hour-location-7 = Lecture Hall
final_hour-location-8 = Laboratory
final_hour-location-9 = Administration
final_hour-location-10 = Warren Observatory
final_hour-location-11 = Seminary of the Elder Faith
final_hour-location-12 = Humanities
final_hour-location-13 = Athletic Facilities
final_hour-location-14 = Fraternity
final_hour-location-15 = Sorority

final_hour-zone-green = green zone
final_hour-zone-purple = purple zone
final_hour-zone-orange = orange zone

final_hour-place = { $name } ({ $number })
final_hour-path = { $from } – { $to }
final_hour-between = between { THE($from) } and { THE($to) }

final_hour-seal-yellow = yellow side up
final_hour-seal-grey = gray side up

## Investigators and their cards

final_hour-investigator-jenny_barnes = Jenny Barnes
final_hour-investigator-rita_young = Rita Young
final_hour-investigator-michael_mcglen = Michael McGlen
final_hour-investigator-ashcan_pete = “Ashcan” Pete
final_hour-investigator-lily_chen = Lily Chen
final_hour-investigator-tommy_muldoon = Tommy Muldoon
final_hour-investigator-random = drawn at random

final_hour-investigator-jenny_barnes-role = Dilettante
final_hour-investigator-rita_young-role = Athlete
final_hour-investigator-michael_mcglen-role = Gangster
final_hour-investigator-ashcan_pete-role = Drifter
final_hour-investigator-lily_chen-role = Martial Artist
final_hour-investigator-tommy_muldoon-role = Rookie Cop

# The one player of a solo game, where no single investigator is asked.
final_hour-player = The player

final_hour-action-color_for_all_seasons = A Color for All Seasons
final_hour-action-socialite = Socialite
final_hour-action-twin_45s = Jenny’s Twin .45s
final_hour-action-soiree = Soirée
final_hour-action-grand_gala = Grand Gala
final_hour-action-obstacles = Obstacles
final_hour-action-relays = Relays
final_hour-action-overcome = Overcome
final_hour-action-cross_country = Cross Country
final_hour-action-marathon = Marathon
final_hour-action-doorkeeper = Doorkeeper
final_hour-action-finish_the_work = Finish the Work
final_hour-action-dynamite = Dynamite
final_hour-action-make_a_scene = Make a Scene
final_hour-action-thompson = Thompson Submachine Gun
final_hour-action-end_of_the_world = End of the World Vision
final_hour-action-duke_to_the_rescue = Duke to the Rescue
final_hour-action-versatile_instrument = A Versatile Instrument
final_hour-action-throw_a_bone = Throw a Bone
final_hour-action-prophetic_dreams = Prophetic Dreams
final_hour-action-meditate = Meditate
final_hour-action-empty_hand = Empty Hand
final_hour-action-calculated_force = Calculated Force
final_hour-action-pierce_the_eye = Pierce the Eye
final_hour-action-daughter_of_prophecy = Daughter of Prophecy
final_hour-action-serve_and_protect = Serve and Protect
final_hour-action-becky = Becky
final_hour-action-police_surveillance = Police Surveillance
final_hour-action-high_ground = High Ground
final_hour-action-stand_firm = Stand Firm

final_hour-half-top = top effect
final_hour-half-bottom = bottom effect

## Items

final_hour-item-ttka_halot = T’tka Halot
final_hour-item-storm_lantern = Storm Lantern
final_hour-item-first_aid_satchel = First-Aid Satchel
final_hour-item-warding_chalk = Warding Chalk
final_hour-item-porters_keys = Porter’s Keys
final_hour-item-bone_whistle = Bone Whistle
final_hour-item-shotgun = Double-Barreled Shotgun
final_hour-item-star_almanac = Star Almanac
final_hour-item-stopped_watch = Stopped Watch

final_hour-timing-instead-of-bottom = Instead of the bottom effect of your action card
final_hour-timing-before-action = Once your action card is revealed, before its effect
final_hour-timing-after-action = Right after your action card is resolved
final_hour-timing-after-priority = Once the last priority card of the round is played
final_hour-timing-at-reckoning = When the omens of the round are counted

## When items may be passed over without asking

final_hour-occasion-after-priority = items once all priority cards are played
final_hour-occasion-before-action = items before the effect of my action card
final_hour-occasion-after-action = items after my action card
final_hour-occasion-at-reckoning = items when the omens are counted

## Priority cards, clues and gates

final_hour-symbol-crystal = crystal
final_hour-symbol-hourglass = hourglass
final_hour-symbol-moon = moon
final_hour-symbol-star = star
final_hour-symbol-cross = cross
final_hour-symbol-key = key

final_hour-gate-heptagram = heptagram
final_hour-gate-tesseract = tesseract
final_hour-gate-trinity = trinity

final_hour-omens = { $omens ->
    [0] no omens
    [one] 1 omen
   *[other] { $omens } omens
}
final_hour-priority = { $number } ({ $symbol }, { final_hour-omens })

## Monsters

final_hour-monster-common_monster = common monster
final_hour-monster-red_monster = red monster
final_hour-monster-blue_monster = blue monster
final_hour-monster-red_killer = red killer
final_hour-monster-blue_killer = blue killer
final_hour-monster-red_runner = red runner
final_hour-monster-blue_runner = blue runner
final_hour-monster-red_destroyer = red destroyer
final_hour-monster-blue_destroyer = blue destroyer
final_hour-monster-deep_one = deep one
final_hour-monster-star_spawn = star spawn
final_hour-monster-chthonian = chthonian
final_hour-monster-ghoul_horde = ghoul horde

final_hour-icon-killer = killer
final_hour-icon-runner = runner
final_hour-icon-destroyer = destroyer

final_hour-icon-killer-rule = Killer: an investigator in its location loses 1 health.
final_hour-icon-runner-rule = Runner: it moves along the arrow of its color.
final_hour-icon-destroyer-rule = Destroyer: it damages the space it stands on.
final_hour-icon-twice = { $rule } It does this twice.

final_hour-colour-red = It follows the red arrows.
final_hour-colour-blue = It follows the blue arrows.

final_hour-health = { $health ->
    [0] health: 1 more than the number of other monsters in its location
   *[other] health { $health }
}
final_hour-monster-with-health = { $monster } ({ $health })

## The Ancient Ones

final_hour-ancient_one-cthulhu = Cthulhu
final_hour-ancient_one-cthulhu-subtitle = The Sleeper in R’lyeh
final_hour-ancient_one-shudde_mell = Shudde M’ell
final_hour-ancient_one-shudde_mell-subtitle = The Burrower from Beneath
final_hour-ancient_one-umordhoth = Umôrdhoth
final_hour-ancient_one-umordhoth-subtitle = The Devourer Below

final_hour-omen-rising_tide = Rising Tide
final_hour-omen-glimpse_rlyeh = Glimpse R’lyeh
final_hour-omen-waking_nightmare = Waking Nightmare
final_hour-omen-rlyeh_rises = R’lyeh Rises
final_hour-omen-from_below = From Below
final_hour-omen-tremor = Tremor
final_hour-omen-undermined = Undermined
final_hour-omen-ground_gives_way = The Ground Gives Way
final_hour-omen-gnawing_hunger = Gnawing Hunger
final_hour-omen-broken_wards = Broken Wards
final_hour-omen-horde_gathers = The Horde Gathers

## How a card of the catalogue is put together

final_hour-rules-action_card =
    Top effect: { $top }
    Bottom effect: { $bottom }
final_hour-rules-item_card = { $timing }: { $text }
final_hour-rules-monster = { final_hour-health }. { $arrows } { $icons }
final_hour-rules-omen = { $omens } { $omen }. { $text }
final_hour-rules-omen-solo = { $omens } { $omen }. { $text } Solo game: { $solo }
final_hour-range = { $least }–{ $most }:
final_hour-range-open = { $least }+:

## Prompts

final_hour-ask-play-priority = { $who }: play a priority card ({ $turn } of 4)
final_hour-ask-set-aside = { $who }: choose the card to keep for the ritual
final_hour-ask-choose-deck = { $who }: choose whose action card comes next
final_hour-ask-choose-place = { $who }: choose a card in the row for “{ $action }”
final_hour-ask-choose-effect = { $who }: choose what to do – “{ $source }”
final_hour-ask-choose-investigator = { $who }: “{ $source }” – choose who { $text }
final_hour-ask-choose-next-investigator = { $who }: “{ $source }” – choose who now { $text }
final_hour-ask-choose-location = { $who }: choose a location – “{ $source }”
final_hour-ask-activate-next = { $who }: choose the next monster to activate in { THE($place) }
final_hour-ask-activate-unique = { $who }: choose the next monster to activate
final_hour-ask-killer-victim = { $who }: choose the victim of the { $monster }
final_hour-ask-attack-where = { $who }: choose where to attack ({ $left } damage)
final_hour-ask-attack = { $who }: choose what to destroy in { THE($place) }; { $left } damage left
final_hour-ask-destroy = { $who }: choose monsters to destroy in { THE($place) }; { $left } left
final_hour-ask-move = { $who }: move ({ $left ->
    [one] 1 move
   *[other] { $left } moves
} left)
final_hour-ask-move-monster = { $who }: choose a monster to { $way ->
    [out] drive out of
   *[in] lure into
} { THE($place) }, up to { $left }
final_hour-ask-move-monster-where = { $who }: choose where the { $monster } goes
final_hour-ask-damage-under = { $who }: { THE($place) } has no free space; choose the monster whose space is damaged
final_hour-ask-place-seal = { $who }: choose paths to seal ({ $left ->
    [one] 1 seal
   *[other] { $left } seals
})
final_hour-ask-remove-seal = { $who }: choose the seal to remove from the board
final_hour-ask-use-item = { $who }: you may use an item now
final_hour-ask-discard-priority = { $who }: choose a priority card to discard
final_hour-ask-replace-in-row = { $who }: choose the card in the row that card { $card } replaces
final_hour-ask-foresee-discard = { $who }: choose which of the cards you looked at to discard
final_hour-ask-foresee-order = { $who }: choose the order of the cards on the deck, the topmost first
final_hour-ask-exchange-played = { $who }: choose the played card to exchange
final_hour-ask-ready-for-ritual = { $who }: ready to reverse the ritual?
final_hour-ask-lay-cards = { $who }: choose the card you keep; the others are laid for the ritual

## Options

final_hour-option-play = Play card { $card }: { $half ->
    [top] the top effect of “{ $action }”
    [bottom] the bottom effect of “{ $action }”
   *[open] the top effect of “{ $action }”, unless { $lower ->
        [one] 1 lower card turns
       *[other] { $lower } lower cards turn
    } up
}
final_hour-option-set-aside = Keep card { $card }
final_hour-option-deck = { $who }: turn up the top action card ({ $left } still to come this round)
final_hour-option-onto = On card { $card }: { $half ->
    [top] top effect
   *[bottom] bottom effect
}
final_hour-option-effect = { $text }
final_hour-option-investigator = { $who } – { $place }, health { $health }
final_hour-option-location = { $place }{ $has ->
    [0] {""}
   *[other] : { $contents }
}
final_hour-option-activate = Activate the { $monster } ({ final_hour-health }) in { THE($place) }: { $then }
final_hour-option-victim = { $who } loses 1 health { $left ->
    [0] and falls: the game is lost
   *[other] ({ $left } left)
}
final_hour-option-attack = Attack in { THE($place) }: { $monsters }
final_hour-option-destroy = Destroy the { $monster } ({ final_hour-health })
final_hour-option-destroy-damage = Destroy the { $monster } ({ final_hour-health }, leaves { $left } damage)
final_hour-option-move = Go to { THE($place) }{ $has ->
    [0] {""}
   *[other] : { $contents }
}
final_hour-option-lure = { $way ->
    [out] Move the { $monster } ({ final_hour-health }) out
   *[in] Move the { $monster } ({ final_hour-health }) from { THE($place) }: { $then }
}
final_hour-option-towards = To { THE($place) }: { $then }
final_hour-option-under = Damage the space of the { $monster } ({ final_hour-health }): { $then }
final_hour-option-seal = Seal the path { $path }
final_hour-option-remove-seal = Remove the seal from the path { $path }, { $side }
final_hour-option-use = Use “{ $item }”: { $timing ->
    [instead-of-bottom] no part of the bottom effect is resolved
   *[other] { $text }
}
final_hour-option-discard = Discard card { $card }
final_hour-option-on-top = { $card }
final_hour-option-replace = Replace card { $card }: { $half ->
    [top] top effect
   *[bottom] bottom effect
}
final_hour-option-exchange = Exchange card { $card } for card { $new }
final_hour-option-exchange-deck = Exchange card { $card } for the top card of the deck
final_hour-option-keep-back = Keep card { $card }
final_hour-option-lay-all = Lay all the cards
final_hour-option-ready = Ready
final_hour-option-not-yet = Not yet
final_hour-option-pass = { $prompt ->
    [use-item] Use no item
    [replace-in-row] Discard card { $card }
   *[other] Pass
}
final_hour-option-done = { $prompt ->
    [move] Stay in { THE($place) }
    [attack] { $taken ->
        [0] Destroy nothing
       *[other] Destroy nothing more
    }
    [destroy] { $taken ->
        [0] Destroy nothing
       *[other] Destroy nothing more
    }
    [move-monster] { $taken ->
        [0] Move no monsters
       *[other] Move no more monsters
    }
    [place-seal] Finish placing seals
    [foresee-discard] { $taken ->
        [0] Discard nothing
       *[other] Discard nothing more
    }
   *[other] Nothing more
}

## What a place holds, and what a monster would do

final_hour-holds-ritual = ritual site
final_hour-holds-gate = gate ({ $count })
final_hour-holds-monsters = { $count ->
    [one] 1 monster
   *[other] { $count } monsters
}
final_hour-holds-clue = clue
final_hour-holds-damage = { $count } damage

final_hour-then-moved = it goes to { THE($place) }
final_hour-then-arrives = it takes a free space
final_hour-then-stopped-by-seal = the seal on the path { $path } destroys it
final_hour-then-driven-to-ritual = it goes straight to the ritual site
final_hour-then-damaged-by = it damages its space
final_hour-then-stays = it stays where it is
final_hour-then-strikes = an investigator there loses 1 health
final_hour-then-strikes-nobody = it finds nobody there
final_hour-then-overrun = the ritual site is overrun and the game is lost
final_hour-then-again = { $what } ({ $times ->
    [2] twice
   *[other] { $times } times
})

## Confirming several things at once

final_hour-confirm-attack = { $count ->
    [0] Destroy nothing
   *[other] Destroy: { $things }
}
final_hour-confirm-destroy = { $count ->
    [0] Destroy nothing
   *[other] Destroy: { $things }
}
final_hour-confirm-place-seal = { $count ->
    [0] Place no seal
   *[other] Place seals: { $things }
}
final_hour-confirm-foresee-discard = { $count ->
    [0] Discard nothing
   *[other] Discard: { $things }
}
final_hour-confirm-foresee-order = From the top: { $things }

## The log

final_hour-log-round = Round { $amount }
final_hour-log-drew-action = { $who } draws the action card “{ $action }”.
final_hour-log-played = { $who } plays card { $card }.
final_hour-log-played-face-down = { $who } plays a priority card face down.
final_hour-log-drew = { $who } draws a priority card.
final_hour-log-drew-card = Card drawn: { $card }.
final_hour-log-revealed = { $who } resolves “{ $action }”: { $half }.
final_hour-log-actions-reshuffled = { $who } shuffles a new action deck.
final_hour-log-priority-reshuffled = The discarded priority cards are shuffled into a new deck.
final_hour-log-discarded-priority = { $who } discards card { $card }.
final_hour-log-row-drawn = Drawn: { $cards }.
final_hour-log-set-aside = Kept for the ritual: { $card }.
final_hour-log-row-laid = The row: { $cards }.
final_hour-log-turned-up-action = { $who } turns up “{ $action }”.
final_hour-log-turned-up = Turned up: { $card }.
final_hour-log-replaced-in-row = Card { $card } takes the place of card { $old }.
final_hour-log-looked = { $who } looks at { $amount ->
    [one] the top card
   *[other] the top { $amount } cards
} of the priority deck.
final_hour-log-saw-cards = From the top down: { $cards }.
final_hour-log-discarded-from-deck = Discarded from the priority deck: { $card }.
final_hour-log-exchanged-played = Card { $card } replaces the played card { $old }.
final_hour-log-omens-added = Card { $card } is discarded, and its omens count in this reckoning.
final_hour-log-omens-lowered = The number of omens this round is reduced by { $amount }.
final_hour-log-stashed = A priority card lies face down on the sheet until the next reckoning.
final_hour-log-face-down-next = Next round, priority cards are played face down.
final_hour-log-walked = { $who } goes to { THE($place) }.
final_hour-log-spawned = A { $monster } spawns in { THE($place) }.
final_hour-log-none-left = No { $monster } is left to spawn.
final_hour-log-cup-refilled = The destroyed monsters go back into the monster cup.
final_hour-log-moved = The { $monster } moves to { THE($place) }.
final_hour-log-no-room = There is no room for the { $monster } in { THE($place) }.
final_hour-log-driven-to-ritual = With no room along its way, the { $monster } goes straight to the ritual site.
final_hour-log-stopped-by-seal = The seal on the path { $path } destroys the { $monster }.
final_hour-log-destroyed = { $who } destroys the { $monster } in { THE($place) }.
final_hour-log-damaged = { THE($place) } is damaged.
final_hour-log-damaged-by = The { $monster } damages { THE($place) }.
final_hour-log-repaired = { THE($place) } is repaired{ $amount ->
    [one] {""}
   *[other] {" "}{ $amount } times
}.
final_hour-log-sealed = { $who } seals the path { $path }.
final_hour-log-seal-removed = The seal on the path { $path } is removed.
final_hour-log-struck = The { $monster } strikes: { final_hour-log-lost-health }
final_hour-log-lost-health = { $who } loses { $amount } health.
final_hour-log-recovered = { $who } recovers { $amount } health.
final_hour-log-fallen = { $who } falls.
final_hour-log-overrun = The ritual site has no room left for the { $monster }: it is overrun.
final_hour-log-overrun-by-damage = The ritual site has no space left to damage: it is overrun.
final_hour-log-found-nothing = { $who } searches { THE($place) }: there is no clue left.
final_hour-log-found-clue = { $who } searches { THE($place) } and finds a clue: { $symbol }.
final_hour-log-found-item = { $who } finds a key and takes “{ $item }”.
final_hour-log-used-item = { $who } uses “{ $item }”.
final_hour-log-effect-skipped = { $who } resolves no part of the bottom effect.
final_hour-log-reckoning = Reckoning: { final_hour-omens } (cards { $numbers }).
final_hour-log-no-omens = No omens: nothing happens.
final_hour-log-omen = { $ancient_one }: { $omen }.
final_hour-log-gate = The { $gate } gate in { THE($place) } grows to { $amount ->
    [one] 1 token
   *[other] { $amount } tokens
}.
final_hour-log-lead = { $who } is now the lead investigator.
final_hour-log-said-ready = { $who }: ready for the ritual.
final_hour-log-said-not-yet = { $who }: not yet.
final_hour-log-laid = { $who } lays cards for the ritual.
final_hour-log-ritual-cards = Laid for the ritual: { $cards }.
final_hour-log-ritual-clues = The hidden clues: { $symbols }.
final_hour-log-ritual-matches = Matching symbols: { $amount } of the { $needed } needed.

## The end

final_hour-stakes-success = The ritual is reversed, and everybody wins.
final_hour-stakes-failure = The attempt cannot be repeated: everybody loses.
final_hour-outcome-reversed = The ritual is reversed
final_hour-outcome-failed = The ritual is not reversed
final_hour-outcome-fallen = An investigator has fallen
final_hour-outcome-overrun = The ritual site is overrun

final_hour-ending-reversed = You read the signs right: the ritual runs backward, the gates close, and Arkham wakes to an ordinary morning. You have won.
final_hour-ending-failed = Too few of your symbols match the hidden clues. The ritual runs its course, and nobody is left to tell of it. You have lost.
final_hour-ending-fallen = One of you lies still on the cold ground, and without that one the others cannot hold out. You have lost.
final_hour-ending-overrun = There is no room left between the monsters at the ritual site, and no way back to it. You have lost.

## The steps of a round, in short

final_hour-progress-1 = Priority
final_hour-progress-2 = Actions
final_hour-progress-3 = Reckoning
final_hour-progress-4 = Gate
final_hour-progress-5 = Ritual?

## The chart: procedures and their steps

final_hour-procedure-Round = Round
final_hour-step-Round-begin = a new round begins
final_hour-step-Round-1 = Action Phase
final_hour-step-Round-1-2 = Action Phase
final_hour-step-Round-2 = Action Phase
final_hour-step-Round-3 = Ancient One Phase
final_hour-step-Round-4 = Ancient One Phase
final_hour-step-Round-5 = Ancient One Phase, 5. Pass Lead Investigator Token
final_hour-step-Round-ritual = reverse the ritual?
final_hour-step-Round-again = on to the next round

final_hour-procedure-PlayingPriorityCards = 1. Play Priority Cards
final_hour-step-PlayingPriorityCards-1_a = look at your action card
final_hour-step-PlayingPriorityCards-1_b = play a priority card
final_hour-step-PlayingPriorityCards-1_c = draw a priority card
final_hour-step-PlayingPriorityCards-1_d = turn up the face-down cards

final_hour-procedure-LayingTheRow = 1. Lay the Row
final_hour-step-LayingTheRow-1_a = draw five priority cards
final_hour-step-LayingTheRow-1_b = keep one for the ritual
final_hour-step-LayingTheRow-1_c = lay the row

final_hour-procedure-ItemsAfterPriority = Items before the action cards
final_hour-step-ItemsAfterPriority-items = the owners in turn order

final_hour-procedure-ResolvingActionCards = 2. Resolve Actions
final_hour-step-ResolvingActionCards-2 = the card with the lowest number

final_hour-procedure-ResolvingBesideTheRow = 2. Resolve Actions
final_hour-step-ResolvingBesideTheRow-2_a = a card from either deck
final_hour-step-ResolvingBesideTheRow-2_b = its place in the row
final_hour-step-ResolvingBesideTheRow-2_c = discard the action cards

final_hour-procedure-ResolvingCard = Action card
final_hour-step-ResolvingCard-reveal = reveal it
final_hour-step-ResolvingCard-before = items before its effect
final_hour-step-ResolvingCard-effect = resolve its effect
final_hour-step-ResolvingCard-discard = discard it
final_hour-step-ResolvingCard-after = items after it

final_hour-procedure-Reckoning = 3. Reckoning
final_hour-step-Reckoning-3_a = discard the cards and count the omens
final_hour-step-Reckoning-3_b = items that change the count
final_hour-step-Reckoning-3_c = resolve the omen

final_hour-procedure-Gate = 4. Gate
final_hour-step-Gate-4_a = turn up a gate token
final_hour-step-Gate-4_b = spawn monsters

final_hour-procedure-ProposingRitual = End of the round
final_hour-step-ProposingRitual-ready = is everybody ready?
final_hour-step-ProposingRitual-begin = attempt to reverse the ritual

final_hour-procedure-ReversingRitual = Reverse the ritual
final_hour-step-ReversingRitual-1 = lay cards
final_hour-step-ReversingRitual-1_b = turn up the cards
final_hour-step-ReversingRitual-2 = turn up the hidden clues
final_hour-step-ReversingRitual-3 = count the matches

final_hour-procedure-UsingItems = Items
final_hour-step-UsingItems-use = use an item

final_hour-procedure-Moving = Move
final_hour-step-Moving-move = choose where to

final_hour-procedure-Attacking = Attack
final_hour-step-Attacking-where = choose a location
final_hour-step-Attacking-split = split the damage
final_hour-step-Attacking-destroy = destroy the monsters

final_hour-procedure-Destroying = Destroy monsters
final_hour-step-Destroying-choose = choose the monsters
final_hour-step-Destroying-destroy = destroy them

final_hour-procedure-PlacingSeals = Seal a path
final_hour-step-PlacingSeals-place = choose the path

final_hour-procedure-RemovingSeal = Remove a seal
final_hour-step-RemovingSeal-remove = choose the seal

final_hour-procedure-DamagingLocation = Damage a location
final_hour-step-DamagingLocation-free = free spaces first
final_hour-step-DamagingLocation-under = a monster’s space

final_hour-procedure-MovingMonsters = Move monsters
final_hour-step-MovingMonsters-which = choose the monster
final_hour-step-MovingMonsters-where = choose where to

final_hour-procedure-ActivatingLocations = Monster activation
final_hour-step-ActivatingLocations-find = find the next monster
final_hour-step-ActivatingLocations-next = choose the next monster

final_hour-procedure-ActivatingMonsters = Activation of unique monsters
final_hour-step-ActivatingMonsters-next = choose the next monster

final_hour-procedure-Activating = Monster’s icons
final_hour-step-Activating-icon = choose the victim
final_hour-step-Activating-act = move or damage

final_hour-procedure-OneInvestigator = One investigator
final_hour-step-OneInvestigator-who = choose who

final_hour-procedure-InTurn = Investigators in turn order
final_hour-step-InTurn-next = the next one

final_hour-procedure-OneLocation = One location
final_hour-step-OneLocation-where = choose where

final_hour-procedure-AtEach = Location by location
final_hour-step-AtEach-next = the next one

final_hour-procedure-Cycling = Draw and discard a priority card
final_hour-step-Cycling-draw = draw a card
final_hour-step-Cycling-discard = discard a card

final_hour-procedure-CyclingRow = Replace a card of the row
final_hour-step-CyclingRow-draw = turn up a card
final_hour-step-CyclingRow-replace = choose what it replaces

final_hour-procedure-Foreseeing = Look at the priority deck
final_hour-step-Foreseeing-look = look at the top cards
final_hour-step-Foreseeing-discard = choose what to discard
final_hour-step-Foreseeing-drop = discard the chosen cards
final_hour-step-Foreseeing-order = choose the order
final_hour-step-Foreseeing-put_back = put the cards back

final_hour-procedure-ExchangingPlayed = Exchange a played card
final_hour-step-ExchangingPlayed-refill = shuffle a new deck if none is left
final_hour-step-ExchangingPlayed-exchange = choose the cards

final_hour-procedure-Doing = One effect after the other
final_hour-step-Doing-each = the next effect

final_hour-procedure-Choosing = A choice of effects
final_hour-step-Choosing-choose = choose
