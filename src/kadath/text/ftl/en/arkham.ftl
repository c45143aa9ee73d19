### Arkham Horror: the names of its cards, and what stands beside their rules text.
### Built in code: arkham-

## The box

arkham-title = Arkham Horror
arkham-set-base = the base game
arkham-set-innsmouth = Innsmouth Horror
arkham-kind-investigator = investigator
arkham-kind-investigator-woman = investigator
arkham-kind-ancient_one = Ancient One
arkham-kind-common_item = Common Item
arkham-kind-unique_item = Unique Item
arkham-kind-spell = Spell
arkham-kind-skill_card = Skill card
arkham-kind-ally = Ally
arkham-kind-retainer = Retainer
arkham-kind-membership = Silver Twilight Lodge Membership
arkham-kind-loan = Bank Loan
arkham-kind-blessing = Blessing or Curse
arkham-kind-deputy = Deputy card
arkham-kind-location_card = Location card
arkham-kind-mythos_card = Mythos card
arkham-kind-gate_card = Gate card
arkham-kind-gate_marker = gate marker
arkham-kind-monster = monster marker
arkham-kind-personal_story = Personal Story card
arkham-kind-plot_card = Ancient One Plot card
arkham-kind-innsmouth_look = Innsmouth Look card
arkham-kind-dust = Dust card
arkham-kind-herald = Herald
arkham-left-out-plots = Without the deck for epic battles, which comes in another box, they do nothing.
arkham-left-out-strangers = They belong to investigators of other boxes.

## What stands beside the rules text

arkham-rules-casting = Casting modifier: { $modifier }. Sanity cost: { $sanity }.
arkham-rules-moves = Movement: { $movement }. Dimension: { $dimension }.
arkham-rules-gate = Check to close it: Fight or Lore ({ $modifier }). Dimension: { $dimension }.
arkham-rules-awareness = Awareness { $modifier }.
arkham-rules-horror = Horror check ({ $modifier }): failing it costs { $damage } Sanity.
arkham-rules-no_horror = No Horror check.
arkham-rules-combat = Combat check ({ $modifier }): failing it costs { $damage } Stamina.
arkham-rules-toughness = Toughness { $toughness }.
