### The card game on the page.
### Built in code: web_lcg-
### May be left out: sort

web_lcg-unknown = a face-down card
web_lcg-map = Locations
web_lcg-map-none = The locations are laid out once everybody has an opening hand.
web_lcg-map-whole = Whole map
web_lcg-map-near = To the place
web_lcg-map-alike = { $name } ({ $number })

## Panels, filters, the track

web_lcg-panel-team = Team
web_lcg-panel-bag = Chaos bag
web_lcg-panel-piles = Piles
web_lcg-filter-tests = Tests
web_lcg-filter-cards = Cards
web_lcg-filter-encounters = Encounters
web_lcg-filter-story = Story

## Cards and what lies on them

web_lcg-cost = cost { $cost }
web_lcg-level = level { $level }
web_lcg-icons = icons: { $icons }
web_lcg-shroud = shroud { $shroud }
web_lcg-exhausted = exhausted
web_lcg-engaged-with = engaged with { $name }
web_lcg-roaming = unengaged
web_lcg-foe = { $name }: fight { $fight }, evade { $evade }, health { $left } of { $health }
web_lcg-clue-count = clues: { $clues }
web_lcg-doom-count = doom: { $doom }
web_lcg-resources = resources: { $resources }
web_lcg-health = health { $left } of { $of }
web_lcg-sanity = sanity { $left } of { $of }
web_lcg-home-made = homemade
web_lcg-uses-ammo = { $uses } ammo
web_lcg-uses-charges = { $uses ->
    [one] 1 charge
   *[other] { $uses } charges
}
web_lcg-uses-secrets = { $uses ->
    [one] 1 secret
   *[other] { $uses } secrets
}
web_lcg-uses-supplies = { $uses ->
    [one] 1 supply
   *[other] { $uses } supplies
}
web_lcg-attached = Attached:
web_lcg-covered = Nobody has seen its other side yet: it is revealed when an investigator enters.
web_lcg-agenda-progress = doom { $have } of { $need }
web_lcg-act-progress = clues { $have } of { $need }
web_lcg-on-damage = damage
web_lcg-on-horror = horror
web_lcg-on-clue = clues
web_lcg-on-doom = doom
web_lcg-on-resource = resources
web_lcg-stat-willpower = willpower
web_lcg-stat-intellect = intellect
web_lcg-stat-combat = combat
web_lcg-stat-agility = agility
web_lcg-stat-health = health
web_lcg-stat-sanity = sanity
web_lcg-stat-fight = fight
web_lcg-stat-evade = evade
web_lcg-stat-damage = damage it deals
web_lcg-stat-horror = horror it deals
web_lcg-stat-shroud = shroud
web_lcg-stat-clues = clues to spend
web_lcg-stat-doom = doom it takes
web_lcg-printed = printed { $value }
web_lcg-per-investigator = per investigator
web_lcg-op-set = set to
web_lcg-op-times = times
web_lcg-op-divide = divided by
web_lcg-op-at-least = at least
web_lcg-op-at-most = at most

## Investigators

web_lcg-lead = lead
web_lcg-actions = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
web_lcg-out-defeated = defeated
web_lcg-out-resigned = resigned
web_lcg-stayed = held out to the end
web_lcg-trauma = trauma: physical { $physical }, mental { $mental }
web_lcg-experience = experience: { $experience }
# On a small portrait.
web_lcg-experience-brief = experience: { $experience }
web_lcg-play-area = In play
web_lcg-threat-area = Threat area
web_lcg-nothing = nothing yet
web_lcg-hand = Hand
web_lcg-hand-of = { $name }’s hand
web_lcg-hand-open = open to everybody
web_lcg-hand-open-of = Open hand: { $name }
web_lcg-hand-shown-of = Shown from the hand: { $name }
web_lcg-hand-none = no cards
web_lcg-hand-count = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
web_lcg-slot = { $slot }: { $used } of { $room }

## Skill tests

web_lcg-test = Skill test
web_lcg-stage-who = { $name } tests { $skill }
web_lcg-stage-investigate = Investigate: { $name }
web_lcg-stage-fight = Fight: { $name }
web_lcg-stage-evade = Evade: { $name }
web_lcg-stage-commit = { $who }: commit cards to { $own ->
    [yes] your test
   *[no] { $tester }’s test
}
web_lcg-stage-clues = clues here
web_lcg-stage-token = chaos token ({ $token })
web_lcg-stage-draws = { $good } of { $count } tokens would do
web_lcg-stage-go-on = Go on: { $names } may help{ $percent ->
    [none] {""}
   *[other] {" "}({ $percent }%)
}
web_lcg-difficulty = Difficulty
web_lcg-base = printed skill

## The chaos bag

web_lcg-ahead = { $cards ->
    [one] 1 card ahead
   *[other] { $cards } cards ahead
}
web_lcg-bag-count = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
web_lcg-bag-line = { $count } · { $share }%
web_lcg-bag-out = Out of the bag for now: { $tokens }
web_lcg-reference = What the symbols mean here

## Piles

web_lcg-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web_lcg-deck-of = { $name }’s deck
web_lcg-deck-count = cards in the deck: { $cards }
web_lcg-pile-deck = Encounter deck
web_lcg-pile-deck-of = { $name }’s deck
web_lcg-pile-discard = Encounter discard pile
web_lcg-pile-discard-of = { $name }’s discard pile
web_lcg-pile-victory = Victory display
web_lcg-pile-removed = Removed from the game
web_lcg-pile-aside = Set aside
web_lcg-victory = Victory display: { $cards }.
web_lcg-tally-clues = clues discovered
web_lcg-course-harm = damage and horror
web_lcg-tally-enemies = enemies defeated
web_lcg-tally-passed = tests passed
web_lcg-tally-failed = tests failed
web_lcg-tally-damage = damage taken
web_lcg-tally-horror = horror taken

## The first look around

web_lcg-tour-story = The agenda is what threatens you: when it has enough doom, it advances. The act is your way out: it advances when you spend the clues it asks for.
web_lcg-tour-map = The map. Dotted lines connect locations. A location shows its shroud (how hard it is to investigate) and the clues on it; enemies and investigators stand below. What you may choose glows. Hover, focus, or press and hold to look closely.
web_lcg-tour-play = Your investigator: skills, health and sanity, resources, clues, and actions left. What you have in play is beside it, and what threatens you is below.
web_lcg-tour-hand = Your hand. The number is the cost; the icons at the left edge help when you commit the card to a skill test.
web_lcg-tour-track = Every round has four phases: mythos, investigation, enemy, and upkeep.
web_lcg-tour-panels = The log, everybody’s investigators, the chaos bag with its odds, and the piles.

## The book

web_lcg-panel-book = Book
web_lcg-campaign-log = Campaign log
web_lcg-interrogated = Interrogated: { $names }
web_lcg-got-away = Got away: { $names }
web_lcg-campaign-empty = Nothing is written down yet.
web_lcg-upgrades = Upgrades
web_lcg-more-cards = More cards
web_lcg-comes = Goes into the deck
web_lcg-leaves = Choose what it replaces
web_lcg-fate-left = left for now
web_lcg-fate-killed = dead
web_lcg-fate-insane = insane
web_lcg-deck = Deck

## Building decks

web_lcg-decks = Decks
web_lcg-decks-text = Build a deck for an investigator, or import one. Your decks are available on all your devices; choose one when you set up a table.
web_lcg-deck-new = A new deck for
web_lcg-deck-from-starter = From the starter deck
web_lcg-deck-empty = Empty
web_lcg-deck-import = Import a deck
web_lcg-deck-import-text = A list such as “2x Knife”, or the JSON of a deck site
web_lcg-deck-bring = Import
web_lcg-deck-file = From a file
web_lcg-deck-size = { $cards } of { $of }
web_lcg-deck-name = Deck name
web_lcg-deck-for = For
web_lcg-deck-for-scenario = A single scenario
web_lcg-deck-for-campaign = A campaign
web_lcg-deck-repair = Remove illegal cards and add required ones
web_lcg-deck-legal = This deck is legal.
web_lcg-deck-required = Always in the deck
web_lcg-deck-less = One less: { $name }
web_lcg-deck-more = One more: { $name }
web_lcg-deck-copy-text = Copy as text
web_lcg-deck-copy-json = Copy as JSON
web_lcg-deck-drop = Delete deck
web_lcg-deck-play = To the tables
web_lcg-deck-written = The deck as a list
web_lcg-deck-pool = Cards to choose from
web_lcg-deck-search = Search the cards
web_lcg-deck-types = Type of card
web_lcg-deck-all-types = All types
web_lcg-deck-copied = Copied.
web_lcg-deck-not-copied = The browser does not allow copying. Copy the deck from the list below.
