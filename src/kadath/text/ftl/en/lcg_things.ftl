### Arkham Horror: The Card Game: what lies on the table, for whoever draws it plainly.
### Built in code: lcg-

lcg-kind-card = card
lcg-kind-pile = pile
lcg-kind-deck = deck
lcg-kind-test = skill test
lcg-kind-bag = bag
lcg-kind-face = investigator

lcg-group-location = Locations
lcg-group-investigator = Investigators
lcg-group-face = Investigators
lcg-group-pile = Cards and piles
lcg-group-deck = Decks
lcg-group-bag = Chaos bag

lcg-number-damage = damage
lcg-number-horror = horror
lcg-number-clues = clues
lcg-number-doom = doom
lcg-number-uses = uses
lcg-number-resources = resources
lcg-number-actions = actions left
lcg-number-willpower = willpower
lcg-number-intellect = intellect
lcg-number-combat = combat
lcg-number-agility = agility
lcg-number-health = health
lcg-number-sanity = sanity
lcg-number-fight = fight
lcg-number-evade = evade
lcg-number-attack-damage = deals damage
lcg-number-attack-horror = deals horror
lcg-number-shroud = shroud
lcg-number-clues-needed = clues to advance
lcg-number-doom-limit = doom to advance
lcg-number-cards = cards
lcg-number-tokens = tokens
lcg-number-total = skill value
lcg-number-difficulty = difficulty
lcg-number-experience = experience
lcg-number-physical = physical trauma
lcg-number-mental = mental trauma

lcg-mark-exhausted = exhausted
lcg-mark-unrevealed = unrevealed
lcg-mark-threat = threat area
lcg-mark-committed = committed
lcg-mark-lead = lead investigator
lcg-mark-out = out of the game

lcg-pile-story = Act and agenda
lcg-pile-limbo = Being resolved
lcg-pile-victory = Victory display
lcg-pile-hand = Hand
lcg-pile-discard = Discard pile
lcg-pile-encounter = Encounter discard pile

lcg-deck-deck = Deck
lcg-deck-encounter = Encounter deck
lcg-deck-side = Deck of the scenario

lcg-bag-chaos = Chaos bag

lcg-card-unknown = face-down card
