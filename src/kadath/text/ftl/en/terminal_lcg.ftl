### The table of the card game in a terminal.
### Built in code: terminal-skill-, terminal-lcg-, lcg-tried-

## Letters that stand for skills. No two may be alike.

terminal-skill-willpower = W
terminal-skill-intellect = I
terminal-skill-combat = C
terminal-skill-agility = A
terminal-skill-wild = *

## The panels

terminal-lcg-panel-card = card
terminal-lcg-panel-hand = hand
terminal-lcg-panel-areas = play
terminal-lcg-panel-bag = bag
terminal-lcg-panel-story = story

terminal-lcg-unknown = unknown card
terminal-lcg-unrevealed = not revealed yet
terminal-lcg-out = out of the game
terminal-lcg-shown = shown:
terminal-lcg-ways = Connected to
terminal-lcg-victory = Victory display
terminal-lcg-victory-points = { $points ->
    [one] Victory display: 1 point
   *[other] Victory display: { $points } points
}
terminal-lcg-encounter = Encounter deck
terminal-lcg-aside = Set aside
terminal-lcg-removed = Removed from the game
terminal-lcg-bag = Chaos bag: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
terminal-lcg-bag-for = Symbols as they count for { $name } now
terminal-lcg-against = against { $difficulty }

## The end

terminal-lcg-survived = still there at the end
terminal-lcg-fate-defeated = defeated
terminal-lcg-fate-resigned = resigned
terminal-lcg-fate-left = left for now
terminal-lcg-fate-killed = dead
terminal-lcg-fate-insane = driven insane

## The campaign

terminal-lcg-campaign = Campaign log
terminal-lcg-experience = experience { $experience }
terminal-lcg-deck = Deck of { $cards }
terminal-lcg-log-interrogated = Interrogated:
terminal-lcg-log-got_away = Got away:

## Signs

terminal-lcg-legend-health = health left
terminal-lcg-legend-sanity = sanity left
terminal-lcg-legend-clue = clues
terminal-lcg-legend-doom = doom
terminal-lcg-legend-resource = resources; the cost of a card
terminal-lcg-legend-shroud = shroud: the difficulty of investigating
terminal-lcg-legend-action = actions left this turn
terminal-lcg-legend-hand = cards in hand
terminal-lcg-legend-uses = uses left: ammo, charges, secrets, supplies
terminal-lcg-legend-fight = the difficulty of fighting an enemy
terminal-lcg-legend-evade = the difficulty of evading an enemy
terminal-lcg-legend-provokes = provokes an attack of opportunity first
terminal-lcg-legend-exhausted = exhausted
terminal-lcg-legend-engaged = an enemy engaged with the investigator of that letter
terminal-lcg-legend-ways = the numbers of the locations you can go to
terminal-lcg-legend-attached = attached or put there
terminal-lcg-legend-lead = lead investigator

## Its own word for what one might think of doing

lcg-tried-move = Move
