### Machina Arcana on the page.
### Built in code: web_machina-

web_machina-board = The map, { $columns } columns by { $rows } rows. Arrow keys move from space to space, Enter does what can be done there.
web_machina-cost = { $stamina } stamina to walk there
web_machina-monsters = Monsters, in the order of their turns
web_machina-others = The other explorers
web_machina-inventory = Inventory
web_machina-nothing = nothing
web_machina-tour-story = The chapter says what has to be done. Below it are the ratings, the threat and the level of the monsters, and the monsters themselves.
web_machina-tour-board = The map. The numbers are the stamina it takes to walk there: press a space to go, or whatever glows to use it. Drag to move the map.
web_machina-tour-you = Your explorer: health, stamina, and essence, armor and will.
web_machina-tour-hand = Your items. Those that are joined work together.
web_machina-layers = Drawn on the map
web_machina-layer-move = Paths
web_machina-layer-move-tip = Where you can walk and what it costs (M)
web_machina-layer-sight = Sight
web_machina-layer-sight-tip = What you see, and what is in the way (S)
web_machina-layer-intent = Intents
web_machina-layer-intent-tip = What the monsters will do as things stand; faint where dice or choices decide, as if attacks missed (I)
web_machina-no-strike = no strike
web_machina-ability = ability
web_machina-near = Who is near
web_machina-intents = What the monsters will do as things stand
web_machina-walk = Walk: press a space on the map, or choose a step
web_machina-stage = { $attacker } attacks { $blocker }
web_machina-stage-traps = { $attacker } attack { $blocker }
web_machina-stage-self = { $attacker } is attacked
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
web_machina-aim = { $title }, before the roll
web_machina-aim-price = { $amount } { $name }, { $left } left
web_machina-aim-dice = High dice: { $high }, low dice: { $low }
web_machina-aim-hit = Hit
web_machina-aim-kill = Kill
web_machina-aim-others = Also:
web_machina-tracks = Ratings and monsters
web_machina-rating = { $name }: a roll of { $rating } or more, { $chance }; printed { $printed }
web_machina-rating-short = { $chance } · from { $printed }
web_machina-rating-none = none
web_machina-skull = skull
web_machina-arrange-worn = Equipped
web_machina-arrange-bag = In the bag
web_machina-arrange-not = It does not fit there right now.
web_machina-arrange-swapped = { $text }; moved in exchange: { $others }
web_machina-arrange-no-joint = { $name } does not lock onto { $other }: they are of different types, or their connectors do not match.
web_machina-arrange-no-main = { $name } cannot be equipped by itself: it has to lock onto something, or is used up from the bag.
web_machina-arrange-key = Enter moves it to its next place.
web_machina-tally-monsters = monsters killed
web_machina-tally-health = health lost
web_machina-tally-items = items gained
web_machina-tally-threat = threat steps
web_machina-hazard-barrel = the explosion
web_machina-hazard-trap = the traps

## What spaces are good for.

web_machina-about-chest = Next to it, for 3 stamina: gain an item and 1 essence.
web_machina-about-event_space = Next to it, for 3 stamina: an explorer event and 1 essence.
web_machina-about-workbench = Next to it, for 3 stamina: draw three items, keep one, and arrange the inventory.
web_machina-about-recharge_station = Next to it, for 1 stamina: a die restores health, stamina, or nothing.
web_machina-about-trap_lever = Next to it, for 2 stamina: the traps of the map tile attack whoever stands on them.
web_machina-about-chapter_space = Next to it, for 3 stamina and 3 essence, or only 1 stamina while it is lit: the story goes on, unless the chapter blocks that.
web_machina-about-spawn_space = Monsters come out of it. Next to it, you can seal it for 2 stamina and 2 essence: the threat falls, and a chapter space is lit.
web_machina-about-exploding_barrel = Any hit makes it explode, and three high attack dice strike all around it.
web_machina-about-brazier = Next to it, you can light it for 2 stamina and 1 essence.
web_machina-about-mirror = Next to it, you can light it for 1 stamina.
web_machina-about-statue = It watches.
web_machina-about-entry = You came in here. Nobody can explore or leave here.
web_machina-about-exit = Whoever stands in front of it may leave for 2 stamina. When all have left, the next chapter begins.
