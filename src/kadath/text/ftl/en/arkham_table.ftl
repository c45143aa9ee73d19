### Arkham Horror: what is said while it is played.
### Built in code: arkham-
### May be left out: rolled_count

## The game

arkham-setup-seats = Investigators
arkham-setup-investigators = Who plays
arkham-setup-board = Board
arkham-board-arkham = Arkham
arkham-board-innsmouth = Arkham and Innsmouth
arkham-progress-upkeep = Upkeep
arkham-progress-movement = Movement
arkham-progress-encounters = Arkham Encounters
arkham-progress-other_worlds = Other World Encounters
arkham-progress-mythos = Mythos
arkham-progress-set-up = Set-up
arkham-progress-turn = Turn
arkham-progress-battle = Battle, round
arkham-progress-refresh = Refresh
arkham-progress-attack = Your attack
arkham-progress-attacked = Its attack
arkham-outcome-closed = The last gate is closed, and the way to Arkham is barred. The investigators have won.
arkham-outcome-sealed = The elder signs hold the Ancient One back for good. The investigators have won.
arkham-ending-sealed = The elder signs hold { THE($ancient_one) } back for good. The investigators have won.
arkham-outcome-awakened = The Ancient One is awake, and nobody stands in its way. The investigators have lost.
arkham-ending-awakened = { THE($ancient_one) } is awake, and nobody stands in the way. The investigators have lost.

## What lies on the table

arkham-kind-track = track
arkham-kind-space = place
arkham-kind-world = gate
arkham-kind-card = card
arkham-kind-pile = pile
arkham-kind-mythos = Mythos card
arkham-kind-gate = gate card
arkham-kind-place = location
arkham-group-space = The town
arkham-group-investigator = Investigators
arkham-group-monster = Monsters
arkham-group-pile = Decks and tokens
arkham-track-town = The town
arkham-track-innsmouth = Innsmouth
arkham-pile-common_item = Common Items
arkham-pile-unique_item = Unique Items
arkham-pile-spell = Spells
arkham-pile-skill_card = Skills
arkham-pile-ally = Allies
arkham-pile-blessing = Blessings and Curses
arkham-pile-loan = Bank Loans
arkham-pile-gate_marker = Gate markers
arkham-pile-mythos_card = Mythos deck
arkham-pile-gate_card = Gate deck
arkham-pile-box = Out of the game
arkham-pile-cup = Monster cup
arkham-number-doom = doom
arkham-number-doom-track = doom track
arkham-number-terror = terror
arkham-number-score = score
arkham-number-uprising = Deep Ones rising
arkham-number-feds = Feds’ Clues
arkham-number-clues = Clues
arkham-number-modifier = modifier
arkham-number-sanity = Sanity
arkham-number-most-sanity = max. Sanity
arkham-number-stamina = Stamina
arkham-number-most-stamina = max. Stamina
arkham-number-money = money
arkham-number-speed = Speed
arkham-number-sneak = Sneak
arkham-number-fight = Fight
arkham-number-will = Will
arkham-number-lore = Lore
arkham-number-luck = Luck
arkham-number-trophies = monster trophies
arkham-number-tokens = tokens
arkham-number-price = price
arkham-number-cards = cards
arkham-number-monsters = monsters
arkham-mark-martial-law = martial law
arkham-mark-sealed = elder sign
arkham-mark-closed = closed
arkham-mark-activity = activity
arkham-mark-first-player = first player
arkham-mark-delayed = delayed
arkham-mark-explored = explored marker
arkham-mark-arrested = arrested
arkham-mark-exhausted = exhausted
arkham-skill-speed = Speed
arkham-skill-sneak = Sneak
arkham-skill-fight = Fight
arkham-skill-will = Will
arkham-skill-lore = Lore
arkham-skill-luck = Luck
arkham-skill-combat = Combat
arkham-skill-evade = Evade
arkham-skill-horror = Horror
arkham-skill-spell = Spell
arkham-what-sanity = Sanity
arkham-what-stamina = Stamina
arkham-what-clues = Clues
arkham-what-money = dollars
arkham-points-sanity = { $amount } Sanity
arkham-points-stamina = { $amount } Stamina
arkham-points-clues = { $amount ->
    [one] { $amount } Clue
   *[other] { $amount } Clues
}
arkham-points-money = ${ $amount }
arkham-state-insane = insane
arkham-state-unconscious = unconscious
arkham-why-doom = the doom track is full
arkham-why-gates = too many gates are open
arkham-why-markers = there is no gate marker left
arkham-why-monsters = the monster cup is empty
arkham-why-overrun = monsters have overrun the town
arkham-deck-gate_card = Gate deck
arkham-deck-mythos_card = Mythos deck

## Questions

arkham-ask-mend-roll = { $dice_count ->
    [0] { $who }: no dice to roll. { $ways ->
        [clues] Spend Clues on the check, or leave it at that
        [use] Use something, or leave it at that
       *[both] Spend Clues on the check, use something, or leave it at that
    }
   *[other] { $who }: you rolled { $dice }. { $ways ->
        [clues] Spend Clues, or keep the roll
        [use] Use something, or keep the roll
       *[both] Spend Clues, use something, or keep the roll
    }
}
arkham-ask-help-check = { $who }: help with the check?
arkham-ask-reroll-die = { $who }: choose the die to reroll
arkham-ask-heal-whom = { $who }: choose whom to heal
arkham-ask-enchant-weapon = { $who }: choose the weapon to enchant
arkham-ask-before-horror = { $who }: use anything before the Horror check?
arkham-ask-fight-or-flee = { $who }: fight { THE($monster) } or flee?
arkham-ask-wield = { $who }: choose what to hold in your hands
arkham-ask-lose-items = { $who }: choose { $to_lose } { $to_lose ->
    [one] item
   *[other] items
} to lose ({ $state })
arkham-ask-trade = { $who }: propose a trade
arkham-ask-agree-trade = { $who }: agree to the trade that { $by } proposes?
arkham-ask-movement = { $foes ->
    [0] { $goes_on ->
        [1] { $who }: move ({ $points ->
            [one] 1 movement point
           *[other] { $points } movement points
        } left)
       *[0] { $points ->
            [0] { $who }: no movement points left
           *[other] { $who }: your movement is over
        }
    }
    [one] { $goes_on ->
        [1] { $who }: evade { THE($monster) } to move on, or fight: that ends your movement
       *[0] { $who }: evade or fight { THE($monster) }; then your movement ends
    }
   *[other] { $goes_on ->
        [1] { $who }: evade all { $foes } monsters here to move on, or fight: that ends your movement
       *[0] { $who }: evade or fight each of the { $foes } monsters here; then your movement ends
    }
}
arkham-ask-take-clues = { $who }: how many Clues do you take?
arkham-ask-take-clue = { $here ->
    [1] { $who }: do you take the Clue { WHERE($space) }?
   *[other] { $who }: who takes the Clue { WHERE($space) }?
}
arkham-ask-return-where = { $who }: choose where you come back to
arkham-ask-return-gate = { $who }: choose the gate you come back through
arkham-ask-upkeep = { $who }: { $due ->
    [0] use anything in Upkeep?
   *[other] do your Upkeep in any order; “Go on” does what is left of it
}
arkham-ask-sliders = { $who }: { $is_free ->
    [1] put your skill sliders where you like
   *[other] move your skill sliders by at most { $most } in total
}
arkham-ask-seal = { $who }: pay to seal the gate { WHERE($space) }?
arkham-ask-encounter = { $who } { WHERE($space) }: what do you do?
arkham-ask-encounter-card = { $who } { WHERE($space) }: choose the encounter
arkham-ask-surge-extra = { $who }: choose the gates that get one more monster
arkham-ask-surge-limit = { $who }: choose the gates where monsters appear; the others go to the Outskirts
arkham-ask-monster-where = { $who }: choose where { THE($monster) } moves
arkham-ask-choose-effect = { $who }: choose what happens
arkham-ask-choose-effect-by = { $who }: choose what happens ({ $thing })
arkham-ask-order-forced = { $who }: choose what comes first
arkham-ask-react = { $who }: use anything now?
arkham-ask-react-loss = { $who }: you are about to lose { $points }. Use anything?
arkham-ask-lend-clue = { $who }: allow your Clue to be spent?
arkham-ask-spend-clue = { $who }: choose what is spent as a Clue
arkham-ask-keep-cards = { $who }: choose { $keep } { $keep ->
    [one] card
   *[other] cards
} to keep
arkham-ask-take-card = { $who }: choose the card to take
arkham-ask-discard-cards = { $who }: choose { $many } { $many ->
    [one] card
   *[other] cards
} to discard
arkham-ask-buy = { $who }: choose what to buy (you have { $points })
arkham-ask-sell = { $who }: choose what to sell
arkham-ask-spend-trophy = { $who }: choose the trophy to spend ({ $due } toughness still needed)
arkham-ask-spend-one-trophy = { $who }: choose the trophy to spend
arkham-ask-choose-number = { $who }: { $pays ->
    [clues] choose how many Clues you spend
    [money] choose how many dollars you spend
    [sanity] choose how much Sanity you spend
    [stamina] choose how much Stamina you spend
   *[none] choose how much you lose: the more, the more you gain
}
arkham-ask-mix-points = { $who }: { $is_loss ->
    [1] choose what you lose
   *[0] choose what you gain
} ({ $amount } in all)
arkham-ask-pass-check = { $who }: pay to pass the check?
arkham-ask-pay-or-not = { $who }: { $costs_count ->
    [0] choose what happens
   *[other] do you want to pay?
}
arkham-ask-pay-or-not-by = { $who }: { $costs_count ->
    [0] choose what happens
   *[other] do you want to pay?
} ({ $thing })
arkham-ask-help-prisoners = { $who }: help those in the Jail Cell?
arkham-ask-raid-space = { $who }: choose what the Feds learn about
arkham-option-raid = { $space }
arkham-ask-free-whom = { $who }: choose who gets out

## Confirming several things

arkham-confirm-sliders = { $count ->
    [0] Leave the sliders
   *[other] Set: { $things }
}
arkham-confirm-lose-items = Lose: { $things }
arkham-confirm-trade = { $count ->
    [0] Trade nothing
   *[other] Propose: { $things }
}
arkham-confirm-surge-extra = One more at: { $things }
arkham-confirm-surge-limit = They appear at: { $things }
arkham-confirm-wield = { $count ->
    [0] Fight with empty hands
   *[other] Hold: { $things }
}
arkham-confirm-keep-cards = Keep: { $things }
arkham-confirm-discard-cards = Discard: { $things }

## Options

arkham-option-pass = { $prompt ->
    [encounter] Do nothing at the gate
    [seal] Do not seal it
    [take-clue] Leave it there
    [pay-or-not] Do not pay
    [buy] Buy nothing
    [pass-check] Make the check
   *[other] Do nothing
}
arkham-option-done = { $prompt ->
    [movement] { $clues ->
        [0] End your movement
        [one] End your movement and take the Clue
       *[other] End your movement and take { $clues } Clues
    }{ $watch ->
        [none] {""}
       *[other] ; martial law: pass an Evade check ({ $watch }), or be arrested
    }
    [mend-roll] { $dice ->
        [0] Leave it at that
       *[other] Keep the roll
    }{ $helpers_count ->
        [0] {""}
       *[other] {" "}({ $helpers } may still help)
    }
    [wield] Attack
    [sliders] { $slid ->
        [0] Leave the sliders
       *[other] Set the sliders
    }
    [upkeep] Go on
    [other-world] Go on
    [back-in-town] Leave them alone
    [trade] Propose it
   *[other] Done
}
arkham-option-leave = { $clues ->
    [one] End your movement and leave the Clue
   *[other] End your movement and leave Clues here
}{ $watch ->
    [none] {""}
   *[other] ; martial law: pass an Evade check ({ $watch }), or be arrested
}
arkham-option-move = Go to { THE($space) }{ $lying_count ->
    [0] {""}
   *[other] {" "}({ $lying })
}
arkham-lying-clues = { $amount ->
    [one] 1 Clue
   *[other] { $amount } Clues
}
arkham-lying-gate = a gate to { THE($world) }
arkham-option-return = { $space }{ $lying_count ->
    [0] {""}
   *[other] {" "}({ $lying })
}
arkham-option-more = { $space }
arkham-option-here = { $space }
arkham-option-to = { $space }
arkham-option-evade = Evade { THE($monster) }{ $harm_count ->
    [0] {""}
   *[other] {" "}({ $harm })
}
arkham-option-fight = Fight { THE($monster) }{ $harm_count ->
    [0] {""}
   *[other] {" "}({ $harm })
}
arkham-harm-evade = failing costs { $points }
arkham-harm-horror = may cost { $points }
arkham-harm-fight = { $points } for each lost round
arkham-harm-lost = if you fail, you are lost in time and space
arkham-harm-dragged = if you fail, it drags you through a gate
arkham-harm-devoured = if you fail, it devours you
arkham-option-flee = Flee from { THE($monster) }
arkham-option-break-off = Break off the fight with { THE($monster) }
arkham-option-lose = Lose { $card }
arkham-option-wield = Hold { $card }
arkham-option-weapon = { $card }
arkham-option-heal = { $who }
arkham-option-clue-to = { $who } takes it
arkham-option-use = { $card }{ $amount ->
    [0] {""}
   *[other] {" "}({ $points })
}: { $text }
arkham-option-ability = { $card }: { $text }
arkham-option-own = Ability of { $card }{ $amount ->
    [0] {""}
   *[other] {" "}({ $points })
}: { $text }
arkham-option-trigger = { $card }{ $amount ->
    [0] {""}
   *[other] {" "}({ $points })
}: { $text }
arkham-option-effect = { $text }
arkham-on-kept-card = On this card: { $text }
arkham-option-give = { $role ->
    [giver] Give { $card } to { $to }
    [receiver] Get { $card } from { $who }
   *[other] { $who } gives { $card } to { $to }
}
arkham-option-agree = Agree
arkham-option-refuse = Refuse
arkham-option-pay = { $role ->
    [giver] Give ${ $amount } to { $to }
    [receiver] Get ${ $amount } from { $who }
   *[other] { $who } gives ${ $amount } to { $to }
}
arkham-option-trade = Trade
arkham-option-close = Close the gate with { $skill }
arkham-option-seal = Seal it for { $number } Clues
arkham-option-encounter = Have an encounter
arkham-option-entry = { $reads }
arkham-option-slide = { $skill } { $value }, { $other } { $other_value }
arkham-option-take = { $number ->
    [0] Leave them all
    [one] Take 1 Clue
   *[other] Take { $number } Clues
}
arkham-option-clue = { $is_own ->
    [1] Spend a Clue
   *[other] Spend a Clue ({ $card })
}
arkham-option-die = The die that shows { $number }
arkham-option-lend = Allow it
arkham-option-keep = Keep { $card }
arkham-option-take-card = { $card }
arkham-option-discard = Discard { $card }
arkham-option-buy = { $paid ->
    [money] Buy { $card } for { $points }: { $reads }
   *[other] { $text } – { $card }: { $reads }
}
arkham-option-sell = Sell { $card }
arkham-option-trophy = { $monster } (toughness { $toughness })
arkham-option-number = { $number }
arkham-option-mix = { $second ->
    [0] Sanity: { $first }
   *[other] { $first ->
        [0] Stamina: { $second }
       *[other] Sanity: { $first }, Stamina: { $second }
    }
}
arkham-option-pass-check = Pass the check: { $text }
arkham-option-pay-cost = Pay
arkham-option-ride = Ride to { THE($space) } for $1
arkham-option-halt = Stop here, and face the watch{ $watch ->
    [none] {""}
   *[other] : pass an Evade check ({ $watch }), or be arrested
}
arkham-option-evidence = Give the Feds a Clue about { THE($space) }
arkham-option-bribe = Spend a Clue: those in the Jail Cell draw 2 more cards this turn
arkham-option-sneak-in = Try to sneak in: make a Sneak check (−1); with no success you may be arrested
arkham-option-free = { $who }

## What happened

arkham-log-turn = Turn { $turn }
arkham-log-phase = { $phase }.
arkham-phase-upkeep = Upkeep
arkham-phase-movement = Movement
arkham-phase-encounters = Arkham Encounters
arkham-phase-other_worlds = Other World Encounters
arkham-phase-mythos = Mythos
arkham-log-joins = { $who } comes to Arkham.
arkham-log-moved = { $who } goes to { THE($space) }.
arkham-log-sliders = { $who } moves the skill sliders: { $skills }.
arkham-log-stands-up = { $who } is no longer delayed.
arkham-log-delayed = { $who } is delayed.
arkham-log-arrested = { $who } is arrested.
arkham-log-lost = { $who } is lost in time and space.
arkham-log-loses-turn = { $who } loses the next turn.
arkham-log-devoured = { $sheet } is devoured.
arkham-log-falls = { $state_key ->
    [insane] { $who } is driven insane.
   *[other] { $who } is knocked unconscious.
}
arkham-log-wake = { $who } wakes up { WHERE($space) }.
arkham-log-lost-item = { $who } loses { $card }.
arkham-log-lose = { $who } loses { $points }.
arkham-log-lowers = { $who } now has at most { $what_key ->
    [sanity] { $most } Sanity.
   *[other] { $most } Stamina.
}
arkham-log-gain = { $who } gains { $points }.
arkham-log-draw = { $who } draws { $card }.
arkham-log-draw-gate = { $who } draws a gate as a trophy: { $card }.
arkham-log-receive = { $who } receives { $card }.
arkham-log-buy = { $who } buys { $card } for { $points }.
arkham-log-use = { $who } uses { THE($thing) }.
arkham-log-works = The ability of { THE($thing) } takes effect.
arkham-log-ability = { $thing }: { $text }
arkham-log-check = { $dice_count ->
    [0] { $passed ->
        [1] { $who } passes without a roll ({ $check }).
       *[other] { $who } has no dice to roll ({ $check }): { $counts ->
            [1] no successes
           *[other] failed
        }.
    }
   *[other] { $who } rolls { $dice } ({ $check }{ $clues ->
        [0] {""}
        [one] , with { $clues } Clue
       *[other] , with { $clues } Clues
    }): { $counts ->
        [1] { $successes ->
            [one] { $successes } success
           *[other] { $successes } successes
        }
       *[other] { $passed ->
            [1] passed
           *[other] failed
        }
    }.
}
arkham-log-die = { $rolled_count ->
    [one] A die shows
   *[other] The dice show
} { $rolled }.
arkham-log-fights = { $who } fights { THE($monster) }.
arkham-log-evades = { $who } tries to evade { THE($monster) }.
arkham-log-defeat = { $who } defeats { THE($monster) }.
arkham-log-give = { $who } gives { $card } to { $to }.
arkham-log-pay = { $who } gives ${ $amount } to { $to }.
arkham-log-refused = { $who } refuses the trade.
arkham-log-encounter = { $who } has an encounter { WHERE($space) }: { $reads }
arkham-log-gate-card = { $who } has an encounter { WHERE($world) }: { $reads }
arkham-log-shuffled = The { $deck } is shuffled.
arkham-log-through = { $who } goes through the gate to { THE($world) }.
arkham-log-returns = { $who } comes back to { THE($space) }.
arkham-log-gate = A gate to { THE($world) } opens { WHERE($space) }.
arkham-log-gate-moves = The gate to { THE($world) } moves to { THE($space) }.
arkham-log-gate-turns = The gate { WHERE($space) } now leads to { THE($world) }.
arkham-log-prevented = No gate opens { WHERE($space) }.
arkham-log-closes = The gate to { THE($world) } { WHERE($space) } closes.
arkham-log-sealed = { THE($space) } is sealed with an elder sign.
arkham-log-spend-gate = { $who } spends the gate trophy of { THE($world) }.
arkham-log-doom = Doom: { $doom } of { $size }.
arkham-log-battle-round = The final battle, round { $round }.
arkham-log-hits = Successes toward the next doom token: { $hits } of { $needed }.
arkham-log-ancient-attacks = { THE($ancient_one) } attacks.
arkham-log-terror = The terror level rises to { $level }.
arkham-log-ally-leaves = { $card } leaves Arkham.
arkham-log-closed = { THE($space) } closes.
arkham-log-appears = { $space_key ->
    [outskirts] A monster goes to the Outskirts: { $monster }.
    [encounter] A monster appears: { $monster }.
   *[other] A monster appears { WHERE($space) }: { $monster }.
    }
arkham-log-leaves = { $space_key ->
    [encounter] { THE($monster) } is gone.
   *[other] { THE($monster) } leaves the board.
}
arkham-log-swept = { $monsters_count ->
    [one] A monster goes back into the cup
   *[other] { $monsters_count } monsters go back into the cup
}: { $monsters }.
arkham-log-vortex = { THE($monster) } goes into a vortex off Innsmouth.
arkham-log-overflow = The Outskirts overflow, and all monsters there go back into the cup: { $monsters }.
arkham-log-monster-moves = { $space_key ->
    [sky] { THE($monster) } flies up to the Sky.
   *[other] { THE($monster) } moves to { THE($space) }.
}
arkham-log-surge = Monsters surge out of the gates: { $monsters }.
arkham-log-mythos = Mythos card: “{ $card }”.
arkham-log-mythos-effect = “{ $card }”: { $reads }
arkham-log-mythos-leaves = “{ $card }” is no longer in effect.
arkham-log-no-weather = { THE($thing) } allows no Weather: “{ $card }” has no effect.
arkham-log-weather-skipped = { THE($thing) } allows no Weather: another card is drawn instead.
arkham-log-not-first = “{ $card }” cannot begin the game: another card is drawn instead.
arkham-log-second-rumor = “{ $card }” has no effect: another Rumor is already in play.
arkham-log-clue = A Clue appears { WHERE($space) }.
arkham-log-awakens = { THE($ancient_one) } awakens: { $why }!
arkham-log-discard = { $who } discards { $card }.
arkham-log-sell = { $who } sells { $card } for ${ $money }.
arkham-log-spend_trophy = { $who } spends a trophy: { $monster }.
arkham-log-pays = { $who } pays { $points } for { $card }.
arkham-log-spends = { $who } pays { $points }.
arkham-log-spend-clues = { $who } spends { $points }.
arkham-log-lend-clue = { $by } spends a Clue for { $who }.
arkham-log-serves-as-clue = { $who } uses { $card } as a Clue.
arkham-log-martial-law = Martial law is declared in Innsmouth.
arkham-log-burst = A gate bursts through the elder sign { WHERE($space) }.
arkham-log-jail-help = { $who } helps those in the Jail Cell.
arkham-log-freed = { $who } gets out of the Jail Cell.
arkham-log-uprising = Deep Ones rising: { $tokens }.
arkham-log-tracks-cleared = The Feds raid Innsmouth: both tracks are cleared.
arkham-log-raid = The Feds get a Clue about { THE($space) }.
arkham-why-uprising = the Deep Ones have risen

## Why not

arkham-why-not-still = Your movement is over for this turn.
arkham-why-not-no-points = You have no movement points left.
arkham-why-not-far = It is { $steps } steps from here, and you go one step at a time, with { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left.
arkham-why-not-monsters = First you have to evade or fight the monsters here.
arkham-why-not-closed = This location is closed.
arkham-why-not-no-fare = The ride costs $1.
arkham-why-not-no-gate = There is no open gate here.
arkham-why-not-gate-here = While a gate is open here, there are no encounters.
arkham-why-not-phase = This can be used only in another phase.
arkham-why-not-alone = Nobody else is here to trade with.
arkham-why-not-no-goods = Nobody here has anything to trade.
arkham-why-not-traded = You have just traded, and nothing has changed since.
arkham-why-not-dealt-with = You have already dealt with this monster.
arkham-why-not-ambush = Nobody can flee from a monster with Ambush.
arkham-why-not-cornered = You cannot get away from this monster.
arkham-why-not-too-dear = It costs ${ $price }, and you do not have that much.
arkham-why-not-no-clues = You have no Clue token for it.
arkham-why-not-to-act = Wait until you are asked what you want to do.
arkham-why-not-to-move = You can move only in the Movement phase, on your turn.
arkham-why-not-to-face = You have to deal with monsters when you stop where they are, or when you want to move on.
arkham-why-not-to-trade = You can trade only in the Movement phase, on your turn.

## The rulebook’s chapters

arkham-procedure-PassingTheWatch = Martial law
arkham-procedure-JailBreak = Jail break
arkham-procedure-HelpingPrisoners = Sawbone Alley
arkham-procedure-Vanishing = Into a vortex
arkham-procedure-HelpingRaid = The Feds’ raid
arkham-procedure-SpendingClue = Spending a Clue
arkham-procedure-SpendingClues = Spending Clues
arkham-procedure-PayingClues = Paying with Clues
arkham-procedure-HavingToPay = Having to pay
arkham-procedure-Defeating = A monster is defeated
arkham-procedure-Arms = Hands
arkham-procedure-Fight = Combat
arkham-procedure-Moves = Movement
arkham-procedure-Affects = An effect
arkham-procedure-HoldsUp = An effect
arkham-procedure-Phase = A phase
arkham-procedure-Drawing = Drawing cards
arkham-procedure-Searching = Searching a deck
arkham-procedure-Parting = Discarding cards
arkham-procedure-SpendingTrophies = Spending trophies
arkham-procedure-Mixing = Splitting points
arkham-procedure-Taking = Taking a card
arkham-procedure-CheckingTable = A card’s check
arkham-procedure-Offering = An offer
arkham-procedure-ChoosingNumber = Choosing a number
arkham-procedure-InTurn = One after the other
arkham-procedure-Shopping = Shopping
arkham-procedure-Selling = Selling
arkham-procedure-Doing = Effects
arkham-procedure-Choosing = A choice
arkham-procedure-Window = Answers
arkham-procedure-Event = Event
arkham-procedure-Announced = Event
arkham-procedure-Collector = Effect
arkham-procedure-Resolution = Effect
arkham-procedure-Period = Period
arkham-procedure-Paying = Paying
arkham-procedure-Using = Using an ability
arkham-procedure-UsingCard = { arkham-procedure-Using }
arkham-procedure-SkillCheck = Skill check
arkham-procedure-RerollingDie = Rerolling a die
arkham-procedure-Losing = A loss
arkham-procedure-Combat = Combat
arkham-procedure-Evading = Evading
arkham-procedure-Healing = Healing
arkham-procedure-Checking = A card’s check
arkham-procedure-Becoming = A change of state
arkham-procedure-Falling = Insane or unconscious
arkham-procedure-GoingInsane = Insane
arkham-procedure-Fainting = Unconscious
arkham-procedure-CastingSpell = Casting a spell
arkham-procedure-ChoosingWeapon = Choosing a weapon
arkham-procedure-Awakening = The Ancient One awakens
arkham-procedure-RaisingTerror = Terror rises
arkham-procedure-PlacingMonsters = Monsters appear
arkham-procedure-DrawingMonster = Drawing a monster
arkham-procedure-DrawingMonsters = Monsters from the cup
arkham-procedure-DrawingTrophies = Trophies from the cup
arkham-procedure-DrawingSymbol = Drawing a symbol
arkham-procedure-Capturing = Monsters on the Rumor
arkham-procedure-PayingTribute = A Clue from everyone
arkham-procedure-OpeningGate = A gate opens
arkham-procedure-GateAppears = A gate opens
arkham-procedure-MovingMonsters = Monster movement
arkham-procedure-Activating = A monster moves
arkham-procedure-MovingMonster = A monster moves
arkham-procedure-Surging = Monster surge
arkham-procedure-MythosPhase = Mythos
arkham-procedure-ResolvingMythos = Mythos card
arkham-procedure-UpkeepPhase = Upkeep
arkham-procedure-Upkeep = One investigator’s Upkeep
arkham-procedure-Sliding = Skill sliders
arkham-procedure-Replacing = A new investigator
arkham-procedure-Equipping = Possessions
arkham-procedure-SettingUp = Set-up
arkham-procedure-TryingToClose = Closing a gate
arkham-procedure-Closing = A gate closes
arkham-procedure-UsingElderSign = Elder Sign
arkham-procedure-EncountersPhase = Arkham Encounters
arkham-procedure-ArkhamEncounter = One investigator’s encounter
arkham-procedure-HavingEncounter = Location card
arkham-procedure-Encountering = The encounter
arkham-procedure-OtherWorldsPhase = Other World Encounters
arkham-procedure-OtherWorldEncounter = Gate card
arkham-procedure-MovingOn = In an Other World
arkham-procedure-StayingPut = Staying put
arkham-procedure-Returning = Coming back
arkham-procedure-Trading = Trade
arkham-procedure-MovementPhase = Movement
arkham-procedure-Movement = One investigator’s movement
arkham-procedure-Turn = Turn
arkham-procedure-WholeGame = Arkham Horror
