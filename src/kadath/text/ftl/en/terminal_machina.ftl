### The table of Machina Arcana in a terminal.
### Built in code: machina-tried-

terminal-machina-monsters = monsters
terminal-machina-items = items
terminal-machina-team = explorers
terminal-machina-story = story
terminal-machina-standing = spawn { $spawn }+ horror { $horror }+ threat { $threat } level { $level }
terminal-machina-cost = { $stamina } stamina to walk there
terminal-machina-chance = hits with { $hit }, kills with { $kill }
terminal-machina-explorer = explorer: initial and health
terminal-machina-monster = monster: place on the track and health
terminal-machina-boss = the enemy of the final challenge, and its health
terminal-machina-wall = wall
terminal-machina-open = open door
terminal-machina-closed = closed door
terminal-machina-way = a way out that nobody has explored
terminal-machina-steps = floor, and the stamina it takes to walk there
terminal-machina-walked = the way to the cursor
terminal-machina-intent = a step of the monster with that place on the track, as things stand
terminal-machina-reached = floor in reach of the ability

## Its own word for what one might think of doing

machina-tried-move = Move
