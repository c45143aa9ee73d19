### Machina Arcana: what cards ask and do that the actions do not.
### Built in code: machina-

machina-ask-choose-space = { $card }: “{ $does }” Choose a space
machina-ask-choose-door = Choose a door
machina-ask-equip-item = { $who }: equip one of these items, or pass
machina-ask-reorder-track = { $who }: which monster comes next in the row?
machina-option-next = { $monster }
machina-option-target-door = The door at { $door }
machina-option-target-space = { $space }

machina-log-controlled = { $who } controls the next turn of { THE($monster) }.
machina-log-swap = { THE($unit) } and { THE($other) } swap places.

machina-procedure-Advancing = A monster moves
machina-step-Advancing-step = a step
machina-procedure-ChoosingSpaces = Choosing a space
machina-step-ChoosingSpaces-space = which space
machina-procedure-ChoosingDoor = Choosing a door
machina-step-ChoosingDoor-door = which door
machina-procedure-Fitting = Equipping an item
machina-step-Fitting-item = which item
machina-procedure-ReorderingTrack = Ordering the monster row
machina-step-ReorderingTrack-next = which monster is next
machina-log-not-paid = Nobody pays: { $who }’s ability has no effect.
machina-procedure-PayingForAbility = Paying essence for an ability
machina-step-PayingForAbility-pay = who pays
machina-step-PayingForAbility-refused = was it paid
