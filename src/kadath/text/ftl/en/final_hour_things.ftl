### Arkham Horror: Final Hour: what lies on the table, for whoever draws it plainly.
### Built in code: final_hour-

final_hour-kind-location = location
final_hour-kind-token = monster
final_hour-kind-figure = investigator
final_hour-kind-item = item
final_hour-kind-card = priority card
final_hour-kind-play = action card
final_hour-kind-pile = pile
final_hour-kind-symbol = clue
final_hour-kind-path = path

final_hour-group-location = The campus
final_hour-group-figure = Investigators
final_hour-group-pile = Cards and tokens
final_hour-group-symbol = Clues
final_hour-group-path = Seals
final_hour-group-ancient_one = Ancient One

final_hour-number-health = health
final_hour-number-damage = damaged spaces
final_hour-number-gate = gate tokens
final_hour-number-actions = action deck
final_hour-number-priority = priority
final_hour-number-cards = cards
final_hour-number-tokens = tokens
final_hour-number-omens = omens
final_hour-number-extra-omens = extra omens
final_hour-number-found = found
final_hour-number-possible = still possible

final_hour-mark-ritual = ritual site
final_hour-mark-clue = clue
final_hour-mark-activated = activated
final_hour-mark-lead = lead investigator
final_hour-mark-resolved = resolved
final_hour-mark-seal-yellow = seal, yellow side up
final_hour-mark-seal-grey = seal, gray side up

final_hour-pile-hand = Hand
final_hour-pile-row = Row of priority cards
final_hour-pile-aside = Set aside for the ritual
final_hour-pile-laid = Laid for the ritual
final_hour-pile-stash = Face-down cards on the sheet
final_hour-pile-deck = Priority deck
final_hour-pile-discard = Discarded priority cards
final_hour-pile-cup = Monster cup
final_hour-pile-destroyed = Destroyed monsters
final_hour-pile-unique = Unique monsters in reserve
final_hour-pile-gates = Gate tokens in the pile
final_hour-pile-items = Item deck

final_hour-play-face-down = face-down action card
