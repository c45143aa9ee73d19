### Arkham Horror: The Card Game at the table: prompts, options, log lines, the chart of its steps.
### Built in code: lcg-
### May be left out: case, sort

## The game and its setting up

lcg-title = Arkham Horror: The Card Game

lcg-setup-seats = Players
lcg-setup-scenario = Scenario
lcg-setup-difficulty = Difficulty
lcg-setup-investigators = Investigators
lcg-setup-lead = Lead investigator

lcg-investigator-random = drawn at random

lcg-difficulty-easy = easy
lcg-difficulty-standard = standard
lcg-difficulty-hard = hard
lcg-difficulty-expert = expert

lcg-set-core = the Core Set
lcg-home-made = homemade: { $set }
lcg-unique = unique
lcg-kind-investigator = investigator
lcg-kind-investigator-woman = investigator
lcg-kind-asset = asset
lcg-kind-event = event
lcg-kind-skill = skill
lcg-kind-weakness = weakness
lcg-kind-scenario = scenario reference card
lcg-kind-agenda = agenda
lcg-kind-act = act
lcg-kind-location = location
lcg-kind-enemy = enemy
lcg-kind-treachery = treachery
lcg-kind-story_asset = story asset

lcg-phase-mythos = mythos phase
lcg-phase-investigation = investigation phase
lcg-phase-enemy = enemy phase
lcg-phase-upkeep = upkeep phase
lcg-progress-mythos = Mythos
lcg-progress-investigation = Investigation
lcg-progress-enemy = Enemies
lcg-progress-upkeep = Upkeep
lcg-progress-interlude = Between scenarios

lcg-token-skull = skull
lcg-token-cultist = cultist
lcg-token-tablet = tablet
lcg-token-elder-thing = elder thing
lcg-token-auto-fail = automatic failure
lcg-token-elder-sign = elder sign

## How things are called within a sentence

lcg-titled = { $type ->
    [location] { $name }
    [enemy] { $name }
   *[other] “{ $name }”
}
lcg-unknown-card = an unknown card
lcg-encounter-deck = the encounter deck
lcg-nowhere = out of play
lcg-skill-value = { $skill } { $value }
lcg-printed-value = { $stat ->
    [level] level
    [cost] cost
    [fight] fight
    [health] health
    [sanity] sanity
    [evade] evade
    [damage] damage
    [horror] horror
    [shroud] shroud
    [clues] clues
   *[doom] doom
} { $value }{ $each ->
    [yes] {" "}per investigator
   *[no] {""}
}
lcg-damages = { $damage } damage
lcg-horrors = { $horror } horror
lcg-harm = { $damages } and { $horrors }
lcg-clue-count = { $clues ->
    [0] no clues
    [one] 1 clue
   *[other] { $clues } clues
}
lcg-left = { $stat ->
    [health] health { $left }
   *[sanity] sanity { $left }
}
lcg-holds-unrevealed = unrevealed
lcg-holds-clues = clues: { $clues }

## Prompts

lcg-ask-mulligan = { $who }: choose the cards of your opening hand to replace{ $chosen ->
    [0] {""}
   *[other] {" "}(so far: { $chosen })
}
lcg-ask-choose-turn = { $who }: choose who takes the next turn
lcg-ask-take-action = { $who }: { $left ->
    [0] take an additional action
   *[other] take an action ({ $left } left)
}
lcg-ask-react = { $who }: { $time ->
    [free] you may act in this player window
    [test] you may act in this player window of { $own ->
        [yes] your test
       *[no] { $tester }’s test
    } ({ $skill }: { $total } against { $difficulty } so far)
    [after] you may react ({ $what })
   *[other] you may react to what is about to happen ({ $what })
}
lcg-ask-order-forced = { $who }: choose which forced ability resolves next: { $what }
lcg-ask-gather = { $who }: { $verb ->
    [assign] assign { $harm }
    [spawn] choose where { THE($card) } spawns
    [make-room] choose what to discard to make room for { $card }
    [engage] choose whom { THE($card) } engages
    [disengage] disengage?
   *[move] choose where to go
}
lcg-ask-choose-effect = { $who }: choose what happens – { $source }
lcg-ask-choose-target = { $who }: choose one – { $source }: { $text }
lcg-ask-choose-skill = { $who }: choose the skill to test
lcg-ask-commit = { $who }: commit cards to { $own ->
    [yes] your { $skill } test
   *[no] { $tester }’s { $skill } test
} ({ $total } against { $difficulty } so far) – { $about }
lcg-ask-choose-token = { $who }: choose the chaos token to resolve; the others are ignored
lcg-ask-order-results = { $who }: choose which result of the test applies next
lcg-ask-order-discards = { $who }: choose the order in which your committed cards go to your discard pile
lcg-ask-choose-attacker = { $who }: choose which enemy attacks next{ $phase ->
    [opportunity] {" "}(attacks of opportunity)
   *[enemy] {""}
}
lcg-ask-choose-attacked = { $who }: choose whom { THE($enemy) } attacks next
lcg-ask-choose-mover = { $who }: choose which enemy moves next
lcg-ask-move-hunter = { $who }: choose where { THE($enemy) } moves
lcg-ask-choose-lead = { $who }: choose the new lead investigator
lcg-ask-choose-ending = { $who }: they fell together – choose how the scenario ends
lcg-ask-contribute-clues = { $who }: how many clues do you give? { $clues } still needed – { $source }
lcg-ask-discard-from-hand = { $who }: { $down ->
    [yes] you may keep at most { $most } cards; choose what to discard ({ $cards } more)
   *[no] choose cards to discard from your hand ({ $cards } more)
}
lcg-ask-make-room = { $who }: you have too many assets for your slots; choose what to discard
lcg-ask-search = { $who }: choose one of the cards found – { $source }
lcg-ask-put-back = { $who }: choose the order of these cards, starting with the topmost, on { $deck ->
    [encounter] the encounter deck
   *[own] the deck
}

## Options

lcg-dearer = { $text } – costs { $more ->
    [one] 1 action
   *[other] { $more } actions
} more
lcg-tested = { $text } – with a test: { $card }
lcg-provokes = { $text } – { lcg-provoking }
lcg-provoking = { $count ->
    [one] provokes an attack by
   *[other] provokes attacks by
} { THE($enemies) }
lcg-without-action = { $text } – no action
lcg-of-somebody = { $who }: { $text }

lcg-option-investigate = Investigate { THE($place) } (difficulty { $difficulty }, clues { $clues })
lcg-brief-investigate = Investigate { THE($place) } ▒{ $difficulty } ◆{ $clues }
lcg-option-move = Move to { THE($card) }{ $has ->
    [0] {""}
   *[other] {" "}({ $contents })
}
lcg-option-draw = Draw a card
lcg-option-resource = Gain 1 resource
lcg-option-fight = Fight { THE($card) } (difficulty { $difficulty }, health left { $health })
lcg-brief-fight = Fight { THE($card) } ⚔{ $difficulty } ♥{ $health }
lcg-option-evade = Evade { THE($card) } (difficulty { $difficulty })
lcg-brief-evade = Evade { THE($card) } ↯{ $difficulty }
lcg-option-engage = { $by ->
    [you] Engage { THE($card) }
   *[enemy] { THE($card) } engages { $who }
}
lcg-option-play = Play { $card } (cost { $cost }){ $more ->
    [0] {""}
   *[other] {" "}– regarding { $to }
}
lcg-option-activate = { $card }: { $text }
lcg-option-use = { $card }: { $text }
lcg-option-react = { $card }{ $more ->
    [0] {""}
   *[other] {" "}– regarding { $to }
}: { $text }
lcg-option-forced = { $card }{ $more ->
    [0] {""}
   *[other] {" "}– regarding { $to }
}: { $text }
lcg-option-advance = Advance { $card }: spend { lcg-clue-count } as a group
lcg-option-contribute = Give { lcg-clue-count } (keep { $left })
lcg-option-refuse = Refuse: nothing is spent
lcg-option-mulligan = Replace { $card }
lcg-option-commit = Commit { $card } (+{ $icons })
lcg-option-discard = Discard { $card }
lcg-option-find = Take { $card }
lcg-option-put-back = { $card }
lcg-option-make-room = Discard { $card } from play
lcg-option-spawn = Spawn at { THE($card) }{ $has ->
    [0] {""}
   *[other] {" "}({ $contents })
}
lcg-option-choose = { $card }{ $has ->
    [0] {""}
   *[other] {" "}({ $contents })
}
lcg-option-assign = { $kind ->
    [damage] 1 damage to { THE($card) }, health left { $left }
   *[horror] 1 horror to { THE($card) }, sanity left { $left }
}
lcg-option-attacker = { THE($card) } attacks: { $harm }
lcg-option-attacked = It attacks { $card }
lcg-option-mover = { THE($card) } moves next
lcg-option-hunt = { THE($card) } moves to { THE($place) }
lcg-option-turn = { $card } takes the next turn
lcg-option-lead = { $card } becomes the lead investigator
lcg-option-no-resolution = No resolution is reached
lcg-option-skill = Test { $skill } ({ $value })
lcg-option-resolve = Resolve { $token }
lcg-option-effect = { $text }
lcg-deed = { $deed } (resolution { $number })
lcg-option-result = { $card }: { $text }
lcg-option-disengage = Disengage from the enemies
lcg-option-pass = { $prompt ->
    [react] Do nothing now
    [disengage] Stay engaged
    [move] Stay here
   *[other] Pass
}
lcg-option-done = { $prompt ->
    [mulligan] { $taken ->
        [0] Keep this hand
       *[other] Replace no more cards
    }
    [commit] { $taken ->
        [0] Commit no cards
       *[other] Commit no more cards
    }
    [take-action] End your turn{ $left ->
        [0] {""}
        [one] {" "}(1 action is lost)
       *[other] {" "}({ $left } actions are lost)
    }
   *[other] Nothing more
}

## What windows are about

lcg-happening-Damaged = { THE($card) } takes { $harm }
lcg-happening-Taken = { $who } takes { $harm }
lcg-happening-Defeated = { THE($card) } is defeated
lcg-happening-Attacked = { THE($enemy) } attacks { $who }: { $harm }
lcg-happening-Engaged = { THE($enemy) } engages { $who }
lcg-happening-Evaded = { $who } evades { THE($enemy) }
lcg-happening-Disengaged = { $who } disengages from { THE($enemy) }
lcg-happening-Moved = { $mover } moves to { THE($destination) }
lcg-happening-EnteredPlay = { THE($card) } enters play
lcg-happening-LeftPlay = { THE($card) } leaves play
lcg-happening-Spawned = { THE($enemy) } spawns
lcg-happening-Revealing = { $who } reveals a chaos token
lcg-happening-TokenRevealed = { $who } reveals a chaos token: { $token }
lcg-happening-Failed = { $who } fails the test by { $by }
lcg-happening-Succeeded = { $who } succeeds at the test by { $by }
lcg-happening-Drawn = { $who } draws { $card }
lcg-happening-Played = { $who } plays { $card }
lcg-happening-Discovered = { $who } discovers { lcg-clue-count } at { THE($location) }
lcg-happening-CluesSpent = { $who } spends clues
lcg-happening-Investigated = { $who } investigates { THE($location) }
lcg-happening-PhaseBegan = the { $phase } begins
lcg-happening-PhaseEnded = the { $phase } ends
lcg-happening-TurnBegan = { $who }’s turn begins
lcg-happening-TurnEnded = { $who }’s turn ends
lcg-happening-RoundEnded = the round ends
lcg-happening-GameEnded = the game ends for { $who }
lcg-happening-Resigned = { $who } resigns
lcg-happening-Advanced = the current card advances: { $card }
lcg-happening-ControlTaken = { $who } takes control of { THE($card) }

## Confirming several things at once

lcg-confirm-mulligan = { $count ->
    [0] Keep this hand
   *[other] Replace: { $things }
}
lcg-confirm-commit = { $count ->
    [0] Commit no cards
   *[other] Commit: { $things }
}
lcg-confirm-gather = Assign – { $things }
lcg-assigned = { $card }: { $harm }
lcg-confirm-discard-from-hand = Discard: { $things }
lcg-confirm-order-discards = Discard in this order: { $things }
lcg-confirm-put-back = From the top: { $things }

## What hangs on a skill test

lcg-stakes-clues = you discover { lcg-clue-count }
lcg-stakes-hits = { THE($card) } takes { $harm }
lcg-stakes-evaded = { THE($card) } is exhausted and lets go
lcg-stakes-retaliates = { THE($card) } strikes back at { $who }
lcg-stakes-nothing = { $kind ->
    [test] nothing happens
   *[other] you gain nothing, and the action is spent
}

## The log

lcg-log-prologue = { $text }
lcg-log-introduction = { $scenario }. { $text }
lcg-log-round = Round { $number }
lcg-log-turn = { $who }’s turn begins.
lcg-log-mulligan = { $who } replaces { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of the opening hand.
lcg-log-drew = { $who } draws { $card }.
lcg-log-drew-encounter = { $who } draws the encounter card { $card }.
lcg-log-found = { $who } finds { $card } and takes it.
lcg-log-added-to-hand = { $who } adds { $card } to their hand.
lcg-log-shown = { $card } is shown to everyone.
lcg-log-played = { $who } plays { $card }.
lcg-log-uses = { $sort ->
    [investigator] { $card } uses their own ability.
   *[other] { $by ->
        [somebody] { $who } uses { THE($card) }.
       *[nobody] { THE($card) } takes effect.
    }
}
lcg-log-put-into-play = { THE($card) } enters play.
lcg-log-attached = { $card } is attached to { THE($location) }.
lcg-log-discarded = { $by ->
    [somebody] { $who } discards { $card }.
   *[nobody] { THE($card) } is discarded.
}
lcg-log-shuffled-in = { THE($card) } is shuffled into the encounter deck.
lcg-log-moved = { THE($card) } moves to { THE($destination) }.
lcg-log-revealed = { THE($card) } is revealed (clues: { $clues }).
lcg-log-spawned = { THE($card) } spawns at { THE($location) }.
lcg-log-engaged = { THE($card) } engages { $who }.
lcg-log-disengaged = { $who } disengages from { THE($card) }.
lcg-log-evaded = { $who } evades { THE($card) }.
lcg-log-attacked = { THE($card) } attacks { $who }.
lcg-log-damaged = { THE($card) } takes { $harm }.
lcg-log-healed = { THE($card) } is healed of { $harm }.
lcg-log-gained = { $who } gains { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
lcg-log-lost = { $resources ->
    [0] { $who } has no resources to lose.
    [one] { $who } loses 1 resource.
   *[other] { $who } loses { $resources } resources.
}
lcg-log-defeated = { THE($card) } is defeated.
lcg-log-trauma = { $who } suffers { $physical ->
    [0] { lcg-mental-trauma-count }
   *[other] { $mental ->
        [0] { lcg-physical-trauma-count }
       *[other] { lcg-physical-trauma-count } and { lcg-mental-trauma-count }
    }
}.
lcg-physical-trauma-count = { $physical } physical trauma
lcg-mental-trauma-count = { $mental } mental trauma
lcg-log-added-to-victory-display = { THE($card) } goes to the victory display.
lcg-log-resigned = { $who } resigns.
lcg-log-discovered = { $who } discovers { lcg-clue-count } at { THE($location) }.
lcg-log-placed-clues = { $who } places { lcg-clue-count } at { THE($location) }.
lcg-log-added-clues = { THE($card) } gets { lcg-clue-count } from the token pool.
lcg-log-spent-clues = { $who } spends { lcg-clue-count }.
lcg-log-doom = { THE($card) } gets { $doom } doom.
lcg-log-advanced = The { $type } { $card } advances. { $story }
lcg-log-current = The { $type } is now { $card }. { $story }
lcg-log-test = { $who } makes { $test } (difficulty { $difficulty }).
lcg-log-committed = { $who } commits { $card } to the test.
lcg-log-revealed-token = { $who } reveals a chaos token: { $token }.
lcg-log-total = { $who } has a skill value of { $total }.
lcg-log-test-result = { $result ->
    [succeeded] The test succeeds by { $by }.
   *[failed] The test fails by { $by }.
}

## How a scenario ends

lcg-log-ending = { $resolution }. { $text }
lcg-ended = { $outcome }. { $text }
lcg-outcome-resolution = Resolution { $number }
lcg-outcome-no-resolution = No resolution was reached

## The chart: procedures and their steps

lcg-procedure-Doing = One effect after the other
lcg-step-Doing-each = the next effect

lcg-procedure-Choosing = A choice
lcg-step-Choosing-choose = choose

lcg-procedure-Window = Window
lcg-step-Window-forced = forced abilities
lcg-step-Window-reactions = whoever may act or react

lcg-procedure-Cancelling = Canceling
lcg-step-Cancelling-forced = forced abilities wait
lcg-step-Cancelling-reactions = whoever may cancel it

lcg-procedure-Event = Something happens
lcg-step-Event-forbidden = can it happen?
lcg-step-Event-gather = choices to make for it
lcg-step-Event-would = what would happen instead
lcg-step-Event-when = when it is about to happen
lcg-step-Event-impact = it happens
lcg-step-Event-standing = rules that always hold
lcg-step-Event-after = after it has happened

lcg-procedure-Announced = A moment of the game

lcg-procedure-Settle = Checking the game state
lcg-step-Settle-standing = rules that always hold

lcg-procedure-Resolution = A card’s effect
lcg-step-Resolution-effect = resolve the effect
lcg-step-Resolution-standing = rules that always hold
lcg-step-Resolution-after = after it is complete

lcg-procedure-DealDamage = Damage and horror

lcg-procedure-DiscardingFromHand = Discard from the hand
lcg-step-DiscardingFromHand-choose = choose the card

lcg-procedure-MakeRoom = Too many assets
lcg-step-MakeRoom-choose = choose what goes

lcg-procedure-EachInPlayerOrder = Each investigator in player order
lcg-step-EachInPlayerOrder-each = the next investigator

lcg-procedure-ChoosingSkill = A test of one skill or another
lcg-step-ChoosingSkill-choose = choose the skill

lcg-procedure-Spawning = Several enemies spawn
lcg-step-Spawning-each = the next enemy

lcg-procedure-Paying = Costs
lcg-step-Paying-each = pay the next cost
lcg-step-Paying-standing = rules that always hold

lcg-procedure-Discover = Discover clues

lcg-procedure-PutIntoPlay = Put into play

lcg-procedure-DrawEncounterCard = Encounter card
lcg-step-DrawEncounterCard-draw = draw it
lcg-step-DrawEncounterCard-resolve = resolve it
lcg-step-DrawEncounterCard-surge = surge

lcg-procedure-ResolveDrawnCard = Resolve a drawn card
lcg-step-ResolveDrawnCard-peril = peril
lcg-step-ResolveDrawnCard-revelation = revelation
lcg-step-ResolveDrawnCard-place = spawn it or discard it
lcg-step-ResolveDrawnCard-after = after it was drawn

lcg-procedure-ResolveWeaknesses = Weaknesses added to hands
lcg-step-ResolveWeaknesses-each = resolve the next one

lcg-procedure-Reveal = Revelation

lcg-procedure-SpawnEnemy = Spawn an enemy

lcg-procedure-Draw = Draw cards
lcg-step-Draw-draw = draw
lcg-step-Draw-weaknesses = resolve weaknesses
lcg-step-Draw-horror = horror for an empty deck

lcg-procedure-Engage = Engagement

lcg-procedure-Evade = Evasion

lcg-procedure-Move = Movement

lcg-procedure-SlipAway = Disengage and move

lcg-procedure-Search = Search a deck
lcg-step-Search-look = look at the cards
lcg-step-Search-find = choose a card
lcg-step-Search-shuffle = shuffle the deck

lcg-procedure-SearchEncounterCards = Search the encounter deck
lcg-step-SearchEncounterCards-look = look at the cards
lcg-step-SearchEncounterCards-find = choose a card
lcg-step-SearchEncounterCards-shuffle = shuffle the deck

lcg-procedure-LookAtTop = Look at the top of a deck
lcg-step-LookAtTop-look = look at the cards
lcg-step-LookAtTop-order = choose the order
lcg-step-LookAtTop-put_back = put them back

lcg-procedure-RevealToken = Reveal a chaos token

lcg-procedure-TokensRevealed = Revealed chaos tokens

lcg-procedure-ResolveTokens = Which tokens count
lcg-step-ResolveTokens-choose = choose the token
lcg-step-ResolveTokens-resolve = it counts for the test

lcg-procedure-EnemyAttack = Enemy attack

lcg-procedure-OpportunityAttacks = Attacks of opportunity
lcg-step-OpportunityAttacks-order = choose the next enemy

lcg-procedure-PhaseAttacks = Attacks of the engaged enemies
lcg-step-PhaseAttacks-order = choose the next enemy
lcg-step-PhaseAttacks-exhaust = the enemy exhausts

lcg-procedure-MassiveAttacks = Attacks of a massive enemy
lcg-step-MassiveAttacks-order = choose the next investigator
lcg-step-MassiveAttacks-exhaust = the enemy exhausts

lcg-procedure-SpendAsGroup = Spend clues as a group
lcg-step-SpendAsGroup-contribute = everybody gives clues
lcg-step-SpendAsGroup-spend = spend them
lcg-step-SpendAsGroup-then = what they were spent for

lcg-procedure-AdvanceCard = Act or agenda advances
lcg-step-AdvanceCard-when = when it advances
lcg-step-AdvanceCard-1 = remove the tokens
lcg-step-AdvanceCard-2 = follow the other side
lcg-step-AdvanceCard-3 = the next card
lcg-step-AdvanceCard-after = after it has advanced

lcg-procedure-Advancing = Act or agenda is about to advance

lcg-procedure-SkillTest = Skill test
lcg-step-SkillTest-ST_1 = ST.1 the test begins
lcg-step-SkillTest-ST_1_skill = ST.1 choose the skill
lcg-step-SkillTest-ST_1_window = player window
lcg-step-SkillTest-ST_2 = ST.2 commit cards
lcg-step-SkillTest-ST_2_window = player window
lcg-step-SkillTest-ST_3 = ST.3 reveal a chaos token
lcg-step-SkillTest-ST_3_revealed = ST.3 what the symbol sets off
lcg-step-SkillTest-ST_4 = ST.4 resolve symbols
lcg-step-SkillTest-ST_5 = ST.5 work out the skill value
lcg-step-SkillTest-ST_6 = ST.6 success or failure
lcg-step-SkillTest-ST_6_settled = ST.6 settled
lcg-step-SkillTest-ST_7 = ST.7 apply the results
lcg-step-SkillTest-retaliate = retaliate
lcg-step-SkillTest-ST_8_return = ST.8 cards that return
lcg-step-SkillTest-ST_8_order = ST.8 the order of the discards
lcg-step-SkillTest-ST_8 = ST.8 the test ends
lcg-step-SkillTest-waiting = a test that had to wait

lcg-procedure-Determine = Success or failure

lcg-procedure-Results = Results of the test
lcg-step-Results-order = choose the next one
lcg-step-Results-after = after all of them

lcg-procedure-Thereafter = One effect, then another
lcg-step-Thereafter-first = the first effect
lcg-step-Thereafter-then = then the other
lcg-step-Thereafter-after = after both

lcg-procedure-ChoosingEffect = A choice of effects
lcg-step-ChoosingEffect-choose = choose

lcg-procedure-EnemyPhase = Enemy phase
lcg-step-EnemyPhase-3_1 = 3.1 the phase begins
lcg-step-EnemyPhase-3_2 = 3.2 hunters move
lcg-step-EnemyPhase-3_2_window = player window
lcg-step-EnemyPhase-3_3 = 3.3 enemies attack
lcg-step-EnemyPhase-3_3_window = player window
lcg-step-EnemyPhase-3_4_expire = 3.4 lasting effects expire
lcg-step-EnemyPhase-3_4 = 3.4 the phase ends

lcg-procedure-HunterMove = A hunter moves
lcg-step-HunterMove-step = choose where to

lcg-procedure-MoveTowards = Enemies move
lcg-step-MoveTowards-order = choose the next enemy
lcg-step-MoveTowards-step = choose where to
lcg-step-MoveTowards-next = the next one

lcg-procedure-EndScenario = The scenario ends
lcg-step-EndScenario-game_ends = the game ends
lcg-step-EndScenario-victory = victory display
lcg-step-EndScenario-resolution = resolution

lcg-procedure-Eliminations = Eliminations
lcg-step-Eliminations-each = the next investigator
lcg-step-Eliminations-6_resolution = which ending counts?
lcg-step-Eliminations-6 = is anybody left?

lcg-procedure-Eliminate = Elimination
lcg-step-Eliminate-0 = the game ends for them
lcg-step-Eliminate-0_weaknesses = weaknesses
lcg-step-Eliminate-1 = remove their cards
lcg-step-Eliminate-2 = return their tokens
lcg-step-Eliminate-3 = leave their enemies
lcg-step-Eliminate-4 = discard their threats
lcg-step-Eliminate-5 = a new lead investigator

lcg-procedure-Resign = Resignation

lcg-procedure-Defeat = Defeat

lcg-procedure-Initiate = Use an ability
lcg-step-Initiate-costs = pay its costs
lcg-step-Initiate-opportunity = attacks of opportunity
lcg-step-Initiate-effect = resolve its effect

lcg-procedure-PlayCard = Play a card
lcg-step-PlayCard-cost = pay its cost
lcg-step-PlayCard-opportunity = attacks of opportunity
lcg-step-PlayCard-commence = it is played
lcg-step-PlayCard-place = discard an event
lcg-step-PlayCard-played = after it was played

lcg-procedure-Commence = A card commences being played

lcg-procedure-EnterPlay = An asset enters play

lcg-procedure-TakeControl = Take control of an asset

lcg-procedure-Act = Action
lcg-step-Act-cost = spend actions
lcg-step-Act-opportunity = attacks of opportunity
lcg-step-Act-perform = perform it
lcg-step-Act-waiting = a test that had to wait

lcg-procedure-InvestigationPhase = Investigation phase
lcg-step-InvestigationPhase-2_1 = 2.1 the phase begins
lcg-step-InvestigationPhase-2_1_window = player window
lcg-step-InvestigationPhase-2_2 = 2.2 the next turn
lcg-step-InvestigationPhase-2_3_expire = 2.3 lasting effects expire
lcg-step-InvestigationPhase-2_3 = 2.3 the phase ends

lcg-procedure-Turn = Turn
lcg-step-Turn-2_2 = 2.2 the turn begins
lcg-step-Turn-2_2_window = player window
lcg-step-Turn-2_2_1 = 2.2.1 take an action
lcg-step-Turn-2_2_2_expire = 2.2.2 lasting effects expire
lcg-step-Turn-2_2_2 = 2.2.2 the turn ends

lcg-procedure-MythosPhase = Mythos phase
lcg-step-MythosPhase-1_1 = 1.1 round and phase begin
lcg-step-MythosPhase-1_2 = 1.2 place 1 doom on the agenda
lcg-step-MythosPhase-1_3 = 1.3 check the doom threshold
lcg-step-MythosPhase-1_4 = 1.4 draw encounter cards
lcg-step-MythosPhase-1_4_window = player window
lcg-step-MythosPhase-1_5_expire = 1.5 lasting effects expire
lcg-step-MythosPhase-1_5 = 1.5 the phase ends

lcg-procedure-UpkeepPhase = Upkeep phase
lcg-step-UpkeepPhase-4_1 = 4.1 the phase begins
lcg-step-UpkeepPhase-4_1_window = player window
lcg-step-UpkeepPhase-4_3 = 4.3 ready exhausted cards
lcg-step-UpkeepPhase-standing = rules that always hold
lcg-step-UpkeepPhase-4_4_draw = 4.4 draw 1 card each
lcg-step-UpkeepPhase-4_4_resources = 4.4 gain 1 resource each
lcg-step-UpkeepPhase-4_5 = 4.5 check hand size
lcg-step-UpkeepPhase-4_6_expire = 4.6 lasting effects expire
lcg-step-UpkeepPhase-4_6 = 4.6 the phase ends

lcg-procedure-Round = Round
lcg-step-Round-I = I. Mythos phase
lcg-step-Round-II = II. Investigation phase
lcg-step-Round-III = III. Enemy phase
lcg-step-Round-IV = IV. Upkeep phase
lcg-step-Round-expire = what lasted for the round expires
lcg-step-Round-ends = the round ends

lcg-procedure-SetUp = Setting up
lcg-step-SetUp-2 = 2. trauma
lcg-step-SetUp-4 = 4. shuffle the decks
lcg-step-SetUp-6 = 6. the chaos bag
lcg-step-SetUp-7 = 7. starting resources
lcg-step-SetUp-8 = 8. opening hands
lcg-step-SetUp-8_mulligan = 8. mulligan
lcg-step-SetUp-8_weaknesses = 8. weaknesses go back
lcg-step-SetUp-9 = 9. introduction
lcg-step-SetUp-10 = 10. follow the scenario’s set-up
lcg-step-SetUp-10_encounter_deck = 10. the encounter deck
lcg-step-SetUp-11 = 11. the agenda deck
lcg-step-SetUp-12 = 12. the act deck
lcg-step-SetUp-13 = 13. the reference card
lcg-step-SetUp-13_then = 13. what the scenario says then

lcg-procedure-PlayScenario = Scenario
lcg-step-PlayScenario-set-up = set it up
lcg-step-PlayScenario-round = the next round

## Why the bots would choose something

lcg-advice-clues = { $count ->
    [one] the act still needs 1 clue
   *[other] the act still needs { $count } clues
}
lcg-advice-clues-there = there are clues for the act there
lcg-advice-spare = spare clues may yet be needed
lcg-advice-goal = the act is about this enemy
lcg-advice-threat = left alone, this enemy will keep attacking
lcg-advice-weapon = with this weapon you hit more often, and harder
lcg-advice-escape = an exhausted enemy does not attack
lcg-advice-engage = it keeps this enemy from attacking somebody weaker
lcg-advice-nearer = it brings you closer to what has to be done
lcg-advice-play = it will help more than it costs
lcg-advice-ability = what it does is worth its cost now
lcg-advice-draw = nothing on the table matters more than another card
lcg-advice-resource = the cards in your hand have to be paid for
lcg-advice-enough = anything else on offer would do more harm than good
lcg-advice-advance = you are ready for what comes next
lcg-advice-commit = the better chance is worth the card
lcg-advice-keep-cards = the cards will be worth more later than in this test
lcg-advice-mulligan = it helps little at the beginning
lcg-advice-keep-hand = this hand is good to start with
lcg-advice-assign = it does the least harm there
lcg-advice-least-missed = you will miss it the least
lcg-advice-buy = it improves the deck more than any other purchase
lcg-advice-save = nothing you can buy is better than what the deck has
lcg-advice-stay = you know this investigator and the deck
lcg-advice-gift = it is a strong card, and free
lcg-advice-replacement = somebody has to carry on in your place
lcg-advice-no-need = nothing on offer is worth its cost now
lcg-advice-best = it does best in games played out from here
