### What Machina Arcana asks, offers and tells while it is played.
### Built in code: machina-

## What is asked

machina-ask-whose-turn = Who takes the next turn?
machina-ask-explorer-action = { $explorer }: choose an action
machina-ask-choose-target = { $card }: choose a target
machina-ask-between-actions = { $next ->
    [turn] Before { THE($who) } goes on: use something, or pass
   *[monsters] Before the spawn phase: use something, or pass
}
machina-ask-choose-unit = { $card }: “{ $does }” Choose a unit
machina-ask-choose-effect = { $card }: choose an effect to resolve
machina-ask-convert = { $who }: how much health do you turn into essence?
machina-ask-draw-items = { $items ->
    [1] { $explorer }: draw { $number } items and keep one. From which decks?
   *[other] { $explorer }, item { $at_item } of { $items }: draw { $number } and keep one. From which decks?
}
machina-ask-keep-item = { $items ->
    [1] { $explorer }: { $number ->
        [1] who keeps the item that was drawn?
       *[other] keep one of the { $number } items that were drawn
    }
   *[other] { $explorer }, item { $at_item } of { $items }: { $number ->
        [1] who keeps the one that was drawn?
       *[other] keep one of the { $number } that were drawn
    }
}
machina-ask-keep-cards = { $explorer }: choose what you keep for the next scenario
machina-ask-keep-made = { $explorer }: keep one card from the workbench
machina-ask-exchange-items = { $explorer }: exchange drawn cards for your items, or go on
machina-ask-return-items = { $explorer }: choose the cards to put back on top of their decks; the others are destroyed
machina-ask-equip-kept = { $explorer }: equip { $item } right away?
machina-ask-enter-where = { $explorer }: choose where to enter
machina-ask-exit-where = Choose the map tile edge for the exit token
machina-ask-explore-where = { $explorer }: choose a map tile edge to explore
machina-ask-flip-tile = { $explorer }: which side of the top map tile should face up?
machina-ask-gather = { $unit } is about to lose { $health } health: lose essence instead?
machina-ask-give-item = { $explorer }: choose an item to give
machina-ask-return-item = { $explorer }: give an item in return?
machina-ask-light-for = For which explorer do you light a chapter space?
machina-ask-light-where = { $explorer }: choose the chapter space to light
machina-ask-monster-step = { $monster }: choose its step
machina-ask-move = { $unit }: take a step, or stop; { $left ->
    [one] 1 space is left
   *[other] { $left } spaces are left
}
machina-ask-order-forced = Choose what is resolved first
machina-ask-raise-attack = { $attacker } rolls { $result } and needs { $needed } to hit { THE($missed) }: lose essence to raise it?
machina-ask-react = Use an ability now, or pass
machina-ask-sacrifice = { $explorer }: choose an equipped item to destroy
machina-ask-share-essence = { $explorer }: who loses { $amount } essence?
machina-ask-agree-to-pay = Help { $explorer } with your essence?
machina-ask-spawn-where = { $monster }: choose where to spawn it
machina-ask-teleport = { $unit }: choose where to teleport
machina-ask-trade = { $explorer } and { $other }: which items change hands?
machina-ask-agree-to-trade = { $other }: agree to the trade with { $explorer }?
machina-ask-unequip-item = { $who }: choose an item to unequip
machina-ask-use-inventory = { $whose }: arrange the inventory
machina-confirm-keep-cards = Keep { $count }
machina-confirm-return-items = { $count ->
    [0] Destroy { $rest }
   *[other] { $rest ->
        [0] Put { $count } back
       *[other] Put { $count } back, destroy { $rest }
    }
}
machina-confirm-share-essence = Pay like this
machina-confirm-trade = { $count ->
    [0] Trade nothing
   *[other] Trade { $count }
}
machina-confirm-use-inventory = Keep it like this
machina-occasion-between = abilities between the actions of explorers
machina-occasion-monsters = abilities between the actions of monsters
machina-occasion-equipping = equipping an item for which there is room
machina-occasion-aiming = the target of an attack that can reach only one foe
machina-occasion-walking = a monster’s step on its way, where several are as good
machina-occasion-raising = essence that would only help an attack to hit explorers

## What one may choose

machina-option-turn = { $explorer }
machina-option-move = { $how ->
    [teleports] { $plain ->
        [yes] Teleport to { $space } ({ $direction })
       *[no] Teleport to { $space } ({ $direction }; { $ground })
    }
   *[walks] { $plain ->
        [yes] Move { $direction }
       *[no] Move { $direction } ({ $ground })
    }
}
machina-option-step = { $plain ->
    [yes] { $direction }
   *[no] { $direction } ({ $ground })
}
machina-option-space = { $space }
machina-whose-card = { $card } ({ $who })
machina-whose-ability = { $whose ->
    [own] Own ability
    [unit] Ability of { THE($card) }
   *[card] { $card }
}
machina-option-use = { $aimed ->
    [at-one] { $ability }: { $text } Only target: { $only }.
   *[no] { $ability }: { $text }
}
machina-option-trigger = { $ability }: { $text }
machina-option-effect = { $text }
machina-option-done = { $ask ->
    [explorer-action] End the turn{ $stamina ->
        [0] {""}
       *[other] ; { $stamina_points } unspent
    }
    [steer] End its turn
    [move] Stop here
    [exchange-items] Go on
   *[other] Done
}
machina-option-pass = { $ask ->
    [equip-kept] Leave it unequipped
    [explore-where] Explore nothing
   *[other] Pass
}
machina-option-door = { $how ->
    [open] Open the door
    [destroy] Destroy the door
    [repair] Repair the door
   *[close] Close the door
} ({ $direction }){ $stamina ->
    [0] {""}
   *[other] : { $stamina_points }
}
machina-option-break = Destroy the door ({ $direction }): 4 stamina
machina-option-activate = Activate the { $name } ({ $direction }): { $stamina_points }{ $essence ->
    [0] {""}
   *[other] {" "}and { $essence_points }
}{ $story ->
    [goes-on] . The next chapter begins
    [stays] . It will not begin a new chapter now
   *[none] {""}
}
machina-option-seal = Seal the spawn space ({ $direction }): { $stamina_points } and { $essence_points }{ $on ->
    [somebody] . Destroys { THE($victim) }
   *[nobody] {""}
}
machina-option-explore = { $paid ->
    [yes] Explore beyond the { $edge }: { $stamina_points }
   *[no] Explore beyond the { $edge }
}
machina-option-edge = { $edge }
machina-option-leave = Leave by the exit: 2 stamina
machina-option-inventory = { $own ->
    [yes] Use your own inventory: { $stamina_points }
   *[no] Use { $whose }’s inventory: { $stamina_points }
}
machina-option-trade = Trade with { $other }: { $stamina_points }
machina-option-target = { $unit }{ $whose ->
    [own] {" "}(yourself)
    [nobody] {" "}({ $where })
   *[other] {""}
}{ $moved ->
    [yes] : { $then }
   *[no] {""}
}
machina-option-unit = { $unit }
machina-option-essence = { $why ->
    [health] { $amount ->
        [0] Lose { $health_points }
       *[other] { $lost ->
            [0] Lose { $amount } essence, no health
           *[other] Lose { $amount } essence and { $health_points }
        }
    }
   *[other] { $amount ->
        [0] No essence
       *[other] { $amount } essence
    }{ $why ->
        [attack] : { $result }, { $many ->
            [0] nobody is hit
           *[other] the attack hits { THE($hits) }
        }
       *[none] {""}
    }
}
machina-option-convert = { $amount }
machina-option-item = { $item }
machina-option-give = Give { $item } to { $to }
machina-option-equip = { $instead ->
    [yes] Equip { $item } in place of { $other }
   *[no] Equip { $item }
}
machina-option-keep = { $own ->
    [yes] Keep { $item }
   *[no] Give { $item } to { $to }
}{ $fate ->
    [destroy] ; destroy { $other }
    [return] ; put { $other } back on its deck
   *[none] {""}
}
machina-option-draw = { $decks }
machina-option-exchange = Take { $item } in exchange for { $other }
machina-option-back = Put { $item } back
machina-option-put = Put { $item } back
machina-option-retain = { $item }
machina-option-hand = { $item }
machina-option-agree = Agree
machina-option-refuse = Refuse
machina-option-pay = { $explorer } (has { $essence_points })
machina-option-stow = { $item }: not equipped
machina-option-main = { $item }: main item
machina-option-upgrade = { $item }: upgrade of { $other }
machina-option-augmentation = { $item }: augmentation of { $other }
machina-option-side = { $side }

## What happened

machina-log-round = Round { $round }
machina-log-new-round = The round starts over.
machina-log-scenario-won = “{ $card }” is won. { $told }
machina-log-scenario-begins = “{ $card }” begins.
machina-log-chapter = The chapter “{ $chapter }” begins.
machina-log-entry = The entry token is placed.
machina-log-exit = The exit token is placed on the { $edge }.
machina-log-placed = { $who } enters at { $space }.
machina-log-left = { $who } leaves by the exit.
machina-log-move = { $how ->
    [pushed] { THE($unit) } is pushed { $direction } ({ $space }).
    [pulled] { THE($unit) } is pulled { $direction } ({ $space }).
    [teleports] { THE($unit) } teleports to { $space }.
    [walks] { THE($unit) } moves { $direction } ({ $space }).
   *[stands] { THE($unit) } comes to { $space }.
}
machina-log-explored = { $who } explores: { $side }.
machina-log-tiles-left = Map tiles leave the play area.
machina-log-tile-seen = The top map tile: { $side }.
machina-log-activated = { $who } activates the { $what } ({ $space }).
machina-log-recharged = { $who } rolls the recharge die: { $what }.
machina-log-sealed = { $who } seals the spawn space at { $space }.
machina-log-space-destroyed = The { $what } at { $space } is destroyed.
machina-log-space-rebuilt = The { $what } at { $space } is rebuilt.
machina-log-space-lit = The { $what } at { $space } is lit.
machina-log-space-treated = The space at { $space } now counts as: { $becomes }.
machina-log-door-closed = The door at { $door } is closed.
machina-log-door-opened = The door at { $door } is opened.
machina-log-door-destroyed = The door at { $door } is destroyed.
machina-log-door-repaired = The door at { $door } is repaired.
machina-log-traps = The traps are triggered.
machina-log-explodes = The barrel at { $space } explodes.
machina-log-attack = { $hazard ->
    [barrel] The explosion attacks { THE($blockers) }
    [trap] The traps attack { THE($blockers) }
    [self] { THE($blockers) } is attacked
    [self-too] { THE($attacker) } is caught in an attack on { THE($blockers) }
   *[other] { THE($attacker) } attacks { THE($blockers) }
}: { $dice }. Needed: { $needed }.
machina-needed = { $needed } ({ $who })
machina-log-result = { $many ->
    [0] Total { $result }: nobody is hit.
   *[other] Total { $result }: the attack hits { THE($hits) }.
}
machina-log-lose = { THE($unit) } loses { $health } health.
machina-log-restore = { THE($unit) } restores { $points }.
machina-log-destroyed = { THE($unit) } is killed.
machina-log-banished = { THE($monster) } is banished.
machina-log-spawned = A monster spawns at { $space }: { $monster }.
machina-log-spawn-roll = { $who } rolls { $rolled } against the spawn rating { $rating }: { $met ->
    [yes] something comes.
   *[no] nothing comes.
}
machina-log-horror-roll = The game die shows { $rolled } against the horror rating { $rating }: { $met ->
    [yes] horror strikes.
   *[no] nothing happens.
}
machina-log-spawn-rating = The spawn rating is { $rating }.
machina-log-horror-rating = The horror rating is { $rating }.
machina-log-threat = Monster threat { $threat }, monster level { $level }.
machina-log-level = The monster level rises to { $level }.
machina-log-sacrificed = { $who } sacrifices { $item }.
machina-log-event = { $deck ->
    [horror_event] The horror event “{ $event }” is played.
   *[explorer_event] The explorer event “{ $event }” is played.
}
machina-log-effect-roll = The game die shows { $rolled }; { $at_least } is needed.
machina-log-lasts = The effect of { $card } lasts this round.
machina-log-use = { $who } uses { $thing }.
machina-log-use-own = { THE($who) } uses an ability: “{ $does }”
machina-log-answers-own = An ability of { THE($who) } takes effect: “{ $does }”
machina-log-takes-effect = “{ $thing }” takes effect.
machina-log-token = “{ $card }”: token { $tokens } of { $limit }.
machina-log-items-added = Level { $levels } items join the decks.
machina-log-item-drawn = { $who } draws { $item }.
machina-log-gained = { $who } gains { $item }.
machina-log-item-put-away = { $fate ->
    [destroy] { $item } is destroyed.
   *[return] { $item } goes back on its deck.
}
machina-log-equip = { $who } equips { $item }.
machina-log-arranged = { $own ->
    [yes] { $who } arranges the inventory
   *[no] { $who } arranges { $whose }’s inventory
}; { $many ->
    [0] nothing is equipped
   *[other] equipped: { $worn }
}.
machina-log-give = { $to } gets { $item }.
machina-log-pays-essence = { $who } loses { $amount } essence.
machina-outcome-explorers-destroyed = The last explorer is dead. The expedition is lost.
machina-outcome-victory = The story is over, and explorers are alive to tell it. You have won.

## Why something may not be done

machina-why-not-stamina = It costs { $stamina } stamina.
machina-why-not-essence = It costs { $essence } essence, and nobody nearby can help.
machina-why-not-health = It costs { $health } health, and you cannot lose that much.
machina-why-not-limit = { $most ->
    [1] Used already this round: the card carries its marker.
   *[other] Used already this round: the card carries all { $most } of its markers.
}
machina-why-not-no-marker-left = No marker is free: all of them lie on cards.
machina-why-not-no-marker-here = There is no marker on the card.
machina-why-not-token-put = Your token is already on the card.
machina-why-not-none-adjacent = There is no such space next to you.
machina-why-not-way-blocked = An obstacle is in the way.
machina-why-not-rubble = Nobody can move onto rubble.
machina-why-not-wall-between = There is a wall or a closed door in between.
machina-why-not-occupied = Somebody is standing there.
machina-why-not-door-destroyed = The door is destroyed.
machina-why-not-explored = There is already a map tile beyond this edge.
machina-why-not-token-on-edge = The entry or exit token lies on this edge.
machina-why-not-no-tiles = There are no map tiles left.
machina-why-not-explorer-left-behind = An explorer stands on a map tile that would be left behind.
machina-why-not-no-target = There is no target in its reach.
machina-why-not-all-ethereal = Everyone in its reach is ethereal and cannot be attacked directly.
machina-why-not-not-your-turn = It costs stamina, so you can use it only on your own turn.
machina-why-not-to-act = Wait for your turn, until you are asked for an action.
machina-why-not-not-beside = You are not next to it.
machina-why-not-used-up = It is already destroyed.
machina-why-not-apart = You are not next to each other.
machina-why-not-no-items = There are no items here.
machina-ask-steer = { $monster }: choose what it does
machina-ask-break-pair = Choose the pair of mirrors that breaks
machina-ask-shoved-from = { $explorer }: which of the equally close units counts as the closest?
machina-ask-get-off = { $unit }: choose where to stand
machina-ask-step-aside = Choose where to step aside for { THE($monster) }
machina-option-light = Light the { $name } ({ $direction }): { $stamina_points }{ $essence ->
    [0] {""}
   *[other] {" "}and { $essence_points }
}
machina-option-pull = Pull the trap lever ({ $direction }): 3 stamina
machina-option-pair = The mirrors at { $space } and at { $second }
machina-log-final = The final challenge begins: { $final }.
machina-log-countdown = Countdown token { $tokens } of { $limit }.
machina-log-space-dark = The { $what } at { $space } goes dark.
machina-log-gaze = The statue opens its eyes.
machina-log-mirrors-broken = A pair of mirrors breaks: { $broken } of 3.
machina-outcome-boss-destroyed = The final challenge is met: the enemy is destroyed. You have won.
machina-outcome-mirrors = The last pair of mirrors is broken, and the statue is blind. You have won.
machina-outcome-too-late = Time has run out in the final challenge. You have lost.
machina-outcome-beast-home = The Beast has reached the heart of the mountain. You have lost.

# What hangs on an attack.
machina-stakes-hit = Whoever is hit loses 1 health.
machina-stakes-miss = Nobody loses health.
