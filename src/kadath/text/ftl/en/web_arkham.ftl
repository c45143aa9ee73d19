### Arkham Horror on the page.
### Built in code: web_arkham-
### May be left out: count

web_arkham-board = Map of { $town }. Arrow keys go from place to place, Enter does what can be done there; G, M, and P go to gates, monsters, and people.
web_arkham-town-arkham = Arkham
web_arkham-town-innsmouth = Innsmouth
web_arkham-layers = What is shown on the map
web_arkham-layer-arrows = Monster arrows (A)
web_arkham-layer-who = Which monster would go where (O)
web_arkham-layer-names = Place names (N)
web_arkham-key-gates = to the next gate
web_arkham-key-monsters = to the next monster
web_arkham-key-people = to the next investigator
web_arkham-key-home = back to your investigator
web_arkham-key-arrows = show or hide the monster arrows
web_arkham-key-who = show or hide which monster would go where
web_arkham-key-names = show or hide the place names
web_arkham-key-town = to the other town, if it is in the game
web_arkham-worlds = Other Worlds
web_arkham-gate-to = gate to { $world }, { $modifier }
web_arkham-gate-at = gate at { $place }
web_arkham-mythos-headline = Headline
web_arkham-mythos-environment = Environment
web_arkham-mythos-rumor = Rumor
web_arkham-mythos-story_continues = Mythos card
web_arkham-gate-opens = Gate at { $place }
web_arkham-no-gate = no gate leads there
web_arkham-in-area = { $name } in area { $area }
web_arkham-unstable = unstable
web_arkham-steps = { $steps ->
    [one] { $steps } step away
   *[other] { $steps } steps away
}
web_arkham-arrow-white = white arrow to { $to }
web_arkham-arrow-black = black arrow to { $to }
web_arkham-on-white = white
web_arkham-on-black = black
web_arkham-errand-white = white: { $name }
web_arkham-errand-black = black: { $name }
web_arkham-errand-both = either: { $name }
web_arkham-goes-white = On white it goes to: { $to }
web_arkham-goes-black = On black it goes to: { $to }
web_arkham-stays-white = On white it stays
web_arkham-stays-black = On black it stays
web_arkham-acts = It does not move, but does what its text says
web_arkham-harms = { $name } loses { $amount } { $what }: { $percent }%
web_arkham-harms-nobody = As things stand, it would hurt nobody
web_arkham-vortex = a vortex
web_arkham-raid = The Feds’ raid
web_arkham-rising-full = Full: the Ancient One awakens
web_arkham-raid-full = Full: both tracks are cleared
web_arkham-martial-law-from = Martial law from doom { $doom }
web_arkham-doom = Doom { $doom } of { $track }
web_arkham-terror = Terror { $terror } of 10
web_arkham-overrun = overrun
web_arkham-closes =
    { $shop ->
        [ye_olde_magick_shoppe] Magick Shoppe
       *[other] { $name }
    }
web_arkham-count-gates = gates
web_arkham-count-sealed = sealed
web_arkham-count-monsters = monsters
web_arkham-count-outskirts = outskirts
web_arkham-count-rising = rising
web_arkham-count-raid = raid
web_arkham-focus = Focus
web_arkham-price = ${ $price }
web_arkham-hands = hands
web_arkham-held = in hand
web_arkham-check-passed = Passed
web_arkham-check-failed = Failed
web_arkham-possessions = Possessions
web_arkham-counter = Cards to choose from
web_arkham-no-possessions = No possessions
web_arkham-others = The other investigators
web_arkham-bring = Show { $name }’s sheet
web_arkham-now = As it is now:
web_arkham-foe-awareness = awareness { $number }
web_arkham-foe-calm = no Horror check
web_arkham-foe-horror = horror { $number }, costs { $damage }
web_arkham-foe-combat = combat { $number }, costs { $damage }
web_arkham-foe-toughness = toughness { $number }
web_arkham-stage-who = { $name } · { $skill }
web_arkham-stage-check = { $check } check
web_arkham-stage-against = { $check } check: { $name }
web_arkham-stage-fight = Combat: { $name }
web_arkham-part-modifier = Check modifier
web_arkham-part-before = Before the roll
web_arkham-part-needed = Successes needed
web_arkham-part-dice = Dice in a round
web_arkham-part-round = To win a round
web_arkham-part-flee = To flee
web_arkham-part-calm = To keep calm
web_arkham-part-toughness = Toughness
web_arkham-part-combat = Combat
web_arkham-part-horror = Horror
web_arkham-part-costs-stamina = { $number } · { $damage } Stamina
web_arkham-part-costs-sanity = { $number } · { $damage } Sanity
web_arkham-successes = { $count ->
    [one] success
   *[other] successes
}
web_arkham-dice = { $count ->
    [one] die
   *[other] dice
}
web_arkham-needed = needed
web_arkham-lacks = { $lacking ->
    [one] One more success is needed: a die that shows { $lowest ->
        [6] 6
       *[other] { $lowest } or more
    }.
   *[other] { $lacking } more successes are needed: dice that show { $lowest ->
        [6] 6
       *[other] { $lowest } or more
    }.
}
web_arkham-with-clues = { $clues ->
    [one] With { $clues } Clue
   *[other] With { $clues } Clues
}
web_arkham-whole-fight = The whole fight, to its end, without Clues:
web_arkham-chance-won = You win
web_arkham-chance-better = You win, holding { $cards }
web_arkham-chance-hurt = You are hurt
web_arkham-chance-unconscious = You fall unconscious
web_arkham-chance-insane = You go insane
web_arkham-chance-lost = You are lost in time and space
web_arkham-chance-dragged = You are dragged through a gate
web_arkham-chance-devoured = You are devoured
web_arkham-roll = Fight with this
web_arkham-roll-chance = Roll the dice: { $percent }%
web_arkham-battle = The final battle: { $name }
web_arkham-battle-beaten = beaten { $beaten } of { $times } times
web_arkham-battle-left = { $doom ->
    [one] { $doom } doom token left.
   *[other] { $doom } doom tokens left.
}
web_arkham-battle-hits = { $each ->
    [one] Each success removes one.
   *[other] { $each } successes remove one; { $hits } so far.
}
web_arkham-battle-extra = Successes needed before doom tokens are removed: { $extra }
web_arkham-battle-test = This round: { $skill } check ({ $modifier }).
web_arkham-battle-hopeless = As you all stand now, { $name } cannot be beaten within { $rounds } rounds without Clues.
web_arkham-battle-do-refresh = Everyone refreshes cards, moves sliders, and may trade.
web_arkham-battle-do-attack = Each of you makes a Combat check, and the successes add up.
web_arkham-battle-do-attacked = { $name } does what its attack says.
web_arkham-battle-fighters = Who fights
web_arkham-battle-dice = Dice: { $dice }
web_arkham-battle-again = Has attacked
web_arkham-battle-mean = { $mean } successes on average
web_arkham-battle-one = At least 1 success
web_arkham-battle-withstands = To withstand its attack
web_arkham-battle-within = The chance that { $name } is beaten by the end of a round, if everybody fights on as they are, without Clues:
web_arkham-battle-by = Beaten by round { $round }
web_arkham-battle-needed = for a doom token
web_arkham-battle-doom = Doom
web_arkham-battle-token = Successes for a token
web_arkham-battle-best = best in hand
web_arkham-battle-bare = bare hands
web_arkham-battle-attacks = attacks now
web_arkham-battle-acts = to decide now
web_arkham-battle-owned = Other possessions
web_arkham-filter-mythos = Mythos
web_arkham-filter-fights = Checks and fights
web_arkham-tour-story = The Ancient One and its doom, the terror level, and the things of which there must not be too many.
web_arkham-tour-board = The town. Press what glows to go there or to do something; the windows are Other Worlds. The boot shows which monster would go where.
web_arkham-tour-you = Your investigator: Sanity and Stamina, money and Clues, and the skill sliders, which you move in Upkeep.
web_arkham-tour-hand = Your possessions. What your hands hold in a fight has a bright rim.
web_arkham-score = Score: { $score }
web_arkham-lasted = { $rounds ->
    [one] The game lasted 1 turn.
   *[other] The game lasted { $rounds } turns.
}
web_arkham-course-turn = Turn { $round }: { $sum }
web_arkham-tally-monsters = monsters defeated
web_arkham-tally-gates = gates closed
web_arkham-tally-open = open gates
web_arkham-tally-passed = checks passed
web_arkham-tally-failed = checks failed
web_arkham-tally-sanity = Sanity lost
web_arkham-tally-stamina = Stamina lost
web_arkham-tally-doom = doom
web_arkham-tally-terror = terror
web_arkham-tally-seals = seals
web_arkham-fate-devoured = devoured
