### Machina Arcana on the page.
### Built in code: web_machina-

web_machina-board = The map, { $columns } columns by { $rows } rows. Arrow keys move from space to space, Enter does what can be done there.
web_machina-closer = Closer
web_machina-farther = Farther away
web_machina-whole = The whole map
web_machina-cell = column { $column }, row { $row }
web_machina-cost = { $stamina } stamina to walk there
web_machina-amount = { $name } { $have } of { $of }
web_machina-monsters = Monsters, in the order of their turns
web_machina-inventory = Inventory
web_machina-nothing = nothing
web_machina-tour-story = The chapter says what has to be done. Below it are the ratings, the threat and the level of the monsters, and the monsters themselves.
web_machina-tour-board = The map. The numbers are the stamina it takes to walk there: press a space to go, or whatever glows to use it. Drag to move the map.
web_machina-tour-you = Your explorer: health, stamina and essence, armor and will.
web_machina-tour-hand = Your items. Those that are joined work together.
web_machina-layers = Drawn on the map
web_machina-layer-move = Ways
web_machina-layer-move-tip = Where you can walk and what it costs (M)
web_machina-layer-sight = Sight
web_machina-layer-sight-tip = What you see, and what is in the way (S)
web_machina-layer-intent = Intents
web_machina-layer-intent-tip = What the monsters will do as things stand; faint where dice or choices decide, as if attacks missed (I)
web_machina-no-strike = no strike
web_machina-ability = ability
web_machina-near = Who is near
web_machina-intents = What the monsters will do as things stand
web_machina-far = { $steps } { $direction }
web_machina-in-sight = in sight
web_machina-out-of-sight = not in sight
web_machina-met-wall = sight blocked by a wall
web_machina-met-closed_door = sight blocked by a closed door
web_machina-met-rubble = sight blocked by rubble
web_machina-met-obstacle = in sight, with an obstacle in the line of fire
web_machina-intent-strikes =
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
web_machina-intent-uses =
    { $steps ->
        [0] stays
        [one] 1 step
       *[other] { $steps } steps
    }{ $doors ->
        [0] { "" }
       *[other] , breaks a door
    }, uses an ability on { $target }
web_machina-intent-comes =
    { $steps ->
        [0] stays
        [one] 1 step
       *[other] { $steps } steps
    }{ $doors ->
        [0] { "" }
       *[other] , breaks a door
    }, goes for { $target }, no strike
web_machina-intent-idle = does nothing
web_machina-intent-unsure = { $line }; only part of it is sure, the rest as if attacks missed
web_machina-intent-note = ≈ Only part of it is sure: from the first roll or choice on, as if attacks missed.
web_machina-walk = Walk: press a space on the map, or choose a step
web_machina-stage = { $attacker } attacks { $blocker }
web_machina-stage-others =
    and { $count ->
        [one] 1 other
       *[other] { $count } others
    } with the same dice
web_machina-stage-needed = to hit
web_machina-stage-bonus = bonus
web_machina-die-high = high die
web_machina-die-low = low die
web_machina-stage-sums = Sums that the dice can show; { $needed } or more hits
web_machina-arrange-worn = Worn
web_machina-arrange-bag = In the bag
web_machina-arrange-not = That does not fit there as things are.
web_machina-arrange-key = Enter moves it to its next place.
