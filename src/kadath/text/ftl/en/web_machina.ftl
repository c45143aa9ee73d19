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
