### What things are called in Machina Arcana.
### Built in code: machina-

machina-setup-seats = Players
machina-setup-scenario = Scenario
machina-setup-investigators = Explorers
machina-investigator-random = drawn at random
machina-setup-party = Explorers in play
machina-setup-mode = Play
machina-setup-length = Length
machina-setup-difficulty = Difficulty
machina-setup-dead = After death
machina-scenario-ice = Horror in the Ice
machina-scenario-statue = Statue of Despair
machina-scenario-beast = The Beast
machina-party-0 = one for each player
machina-mode-scenario = one scenario
machina-mode-campaign = a campaign: this scenario and those that follow
machina-length-whole = the whole scenario
machina-length-short = short (without chapters 2 and 7)
machina-length-very_short = very short (chapters 1, 2, and 4)
machina-difficulty-normal = normal
machina-difficulty-easy = easy
machina-difficulty-very_easy = very easy
machina-dead-scheme = control the monsters
machina-dead-rest = look on
machina-progress-explorers = Explorer phase
machina-progress-spawn = Spawn phase
machina-progress-horror = Horror phase
machina-progress-monsters = Monster phase
machina-kind-track = track
machina-kind-final = final challenge
machina-kind-tile = map tile
machina-kind-space = space
machina-kind-door = door
machina-kind-token = token
machina-kind-boss = boss
machina-kind-item = item
machina-kind-event = bound event
machina-kind-scenario = scenario
machina-kind-final_challenge = final challenge
machina-kind-deck = deck
machina-kind-pile = pile
machina-group-explorer = Explorers
machina-group-monster = Monsters
machina-group-tile = Map tiles
machina-group-space = Spaces
machina-group-door = Doors
machina-group-deck = Decks
machina-group-pile = Destroyed cards
machina-track-story = The chapter board
machina-door-door = door
machina-token-entry = entry token
machina-token-exit = exit token
machina-space-floor = floor
machina-space-rubble = rubble
machina-space-chasm = chasm
machina-space-trap_space = trapped space
machina-space-spawn_space = spawn space
machina-space-exploding_barrel = exploding barrel
machina-space-chest = chest
machina-space-event_space = event space
machina-space-chapter_space = chapter space
machina-space-workbench = workbench
machina-space-recharge_station = recharge station
machina-space-trap_lever = trap lever
machina-space-brazier = brazier
machina-space-mirror = mirror
machina-space-statue = statue
machina-deck-weapon = weapons
machina-deck-apparel = apparel
machina-deck-artifact = artifacts
machina-deck-consumable = consumables
machina-deck-explorer_event = explorer events
machina-deck-horror_event = horror events
machina-deck-monster = monsters
machina-deck-tile = map tiles
machina-deck-item-destroyed = destroyed items
machina-deck-explorer_event-destroyed = played explorer events
machina-deck-horror_event-destroyed = played horror events
machina-deck-monster-destroyed = destroyed monsters
machina-number-threat = monster threat
machina-number-level = monster level
machina-number-spawn = spawn rating
machina-number-horror = horror rating
machina-number-tokens = countdown tokens
machina-number-column = column
machina-number-row = row
machina-number-turns = turned
machina-number-turn = turn
machina-number-cards = cards
machina-number-markers = markers
machina-number-health = health
machina-number-stamina = stamina
machina-number-essence = essence
machina-number-armor = armor
machina-number-will = will
machina-number-nothing = nothing
machina-points-health = { $amount } health
machina-points-stamina = { $amount } stamina
machina-points-essence = { $amount } essence
machina-mark-destroyed = destroyed
machina-mark-lit = lit
machina-mark-closed = closed
machina-mark-ethereal = ethereal
machina-mark-immobile = immobile
machina-mark-wounded = wounded
machina-mark-away = off the map
machina-mark-dead = dead
machina-mark-main = main item
machina-mark-upgrade = upgrade
machina-mark-augmentation = augmentation
machina-mark-drawn = just drawn
machina-mark-attached = bound
machina-mark-current = current
machina-mark-played = being resolved
machina-mark-blocking = blocking
machina-who-horror = the horror
machina-who-gone = a tile that is gone
machina-direction-n = north
machina-direction-ne = northeast
machina-direction-e = east
machina-direction-se = southeast
machina-direction-s = south
machina-direction-sw = southwest
machina-direction-w = west
machina-direction-nw = northwest
machina-direction-here = here
machina-tile-1a = Boiler Nave
machina-tile-1b = Abyss Gallery
machina-tile-2a = Frozen Antechamber
machina-tile-2b = Hall of Pistons
machina-tile-3a = The Cistern
machina-tile-3b = Bone Archive
machina-tile-4a = Furnace Cross
machina-tile-4b = Whispering Cloister
machina-tile-5a = Shattered Bridge
machina-tile-5b = Alchemist’s Ward
machina-tile-6a = Gear Well
machina-tile-6b = Icebound Crypt
machina-tile-7a = Pillar Maze
machina-tile-7b = Sluice Works
machina-tile-8a = Ossuary Ring
machina-tile-8b = Lift Shaft
machina-tile-9a = Chapel of Valves
machina-tile-9b = Collapsed Mine
machina-tile-10a = The Observatory
machina-tile-10b = Larder of the Spawn
machina-tile-final_1 = The Frozen Hall
machina-tile-final_2 = Court of the Statue
machina-tile-final_3 = The Beast’s Road

## What monsters will do, and what is in sight.

machina-intent-strikes =
    { $steps ->
        [0] stays
        [one] 1 step
       *[other] { $steps } steps
    }{ $doors ->
        [0] { "" }
       *[other] , breaks a door
    }, strikes { $target }: { $times ->
        [one] { $chance }
       *[other] { $times } × { $chance }
    }
machina-intent-uses =
    { $steps ->
        [0] stays
        [one] 1 step
       *[other] { $steps } steps
    }{ $doors ->
        [0] { "" }
       *[other] , breaks a door
    }, uses an ability on { $target }
machina-intent-comes =
    { $steps ->
        [0] stays
        [one] 1 step
       *[other] { $steps } steps
    }{ $doors ->
        [0] { "" }
       *[other] , breaks a door
    }, goes for { $target }, no strike
machina-intent-idle = does nothing
machina-intent-unsure = { $line }; only part of it is sure, the rest as if attacks missed
machina-intent-note = ≈ Only part of it is sure: from the first roll or choice on, as if attacks missed.
machina-met-wall = sight blocked by a wall
machina-met-closed_door = sight blocked by a closed door
machina-met-rubble = sight blocked by rubble
machina-met-obstacle = in sight, with an obstacle in the line of fire
machina-in-sight = in sight
machina-out-of-sight = not in sight

## Where something is.

machina-cell = column { $column }, row { $row }
machina-far = { $steps } { $direction }
machina-far-both = { $first } and { $then }
machina-edge-n = north edge of { THE($tile) }
machina-edge-e = east edge of { THE($tile) }
machina-edge-s = south edge of { THE($tile) }
machina-edge-w = west edge of { THE($tile) }
machina-shove-pushed = pushed { $direction }
machina-shove-pulled = pulled { $direction }
machina-shove-chasm = into the chasm
machina-shove-barrel = the barrel explodes
machina-shove-traps = the traps are triggered

## How many items are drawn.

machina-drawn-weapon = { $count ->
    [1] a weapon
    [2] two weapons
   *[3] three weapons
}
machina-drawn-apparel = { $count ->
    [1] a piece of apparel
    [2] two pieces of apparel
   *[3] three pieces of apparel
}
machina-drawn-artifact = { $count ->
    [1] an artifact
    [2] two artifacts
   *[3] three artifacts
}
machina-drawn-consumable = { $count ->
    [1] a consumable
    [2] two consumables
   *[3] three consumables
}

## What is printed on cards besides their text.

machina-class-gunner = gunner: equips apparel at once when gaining it
machina-class-bruiser = bruiser: equips weapons at once when gaining them
machina-class-mystic = mystic: equips artifacts at once when gaining them
machina-class-craftsman = craftsman: equips any item at once when gaining it
machina-trait-level = level { $level }
machina-trait-one-handed = one hand
machina-trait-two-handed = both hands
machina-trait-top = takes upgrade ▲{ $symbol }
machina-trait-bottom = fits as upgrade ▲{ $symbol }
machina-trait-right = takes augmentation ◆{ $symbol }
machina-trait-left = augmentation ◆{ $symbol }

## How the story goes on.

machina-goal-space = To go on: activate a chapter space.
machina-goal-exit = To go on: all leave by the exit.
machina-goal-card = To go on: do what the chapter asks. Chapter spaces do not end it.
machina-goal-final = The final challenge: see what wins and what loses it.
