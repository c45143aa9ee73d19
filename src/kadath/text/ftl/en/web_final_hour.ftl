### Final Hour on the page.
### Built in code: web_final_hour-

## The board

web_final_hour-board = The campus. Arrow keys walk from place to place, M goes from monster to monster, Space looks closely.
web_final_hour-key-monsters = to the next monster; with Shift, to the one before
web_final_hour-letter-red = R
web_final_hour-letter-blue = B
web_final_hour-letter-deep_one = D
web_final_hour-letter-star_spawn = S
web_final_hour-letter-chthonian = C
web_final_hour-letter-ghoul_horde = G
web_final_hour-gate = { $gate } gate, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
web_final_hour-damaged = { $spaces ->
    [one] 1 damaged space
   *[other] { $spaces } damaged spaces
}
web_final_hour-free = { $spaces ->
    [0] no free space
    [one] 1 free space
   *[other] { $spaces } free spaces
}
web_final_hour-seal = seal, { $side }
web_final_hour-no-path = { $name } (off the paths)
web_final_hour-red-to = Red monsters go to
web_final_hour-blue-to = Blue monsters go to
web_final_hour-paths-to = Paths lead to

## Cards

web_final_hour-plays = This round, in order
web_final_hour-plays-none = No card is played yet.
web_final_hour-face-down = face down
web_final_hour-half = { $state ->
    [now] resolves now
    [sure] will resolve
    [done] is resolved
   *[so-far] as things stand
}
web_final_hour-hand = Your hand
web_final_hour-hand-of = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
web_final_hour-aside = Set aside for the ritual
web_final_hour-laid = Laid for the ritual
web_final_hour-about-number = The cards resolve from the lowest number up: the two lowest give the top effect, the two highest the bottom effect.
web_final_hour-about-symbol = The symbol counts at the ritual: { $symbol }.
web_final_hour-about-omens = { $omens ->
    [0] No omens.
    [one] 1 omen, counted at the end of the round.
   *[other] { $omens } omens, counted at the end of the round.
}

## Panels

web_final_hour-panel-clues = Clues
web_final_hour-panel-team = Team
web_final_hour-panel-omens = Omens
web_final_hour-panel-piles = Piles
web_final_hour-clues = What may be hidden
web_final_hour-symbol = Symbol
web_final_hour-found = Found
web_final_hour-chance = Hidden?
web_final_hour-held = You hold
web_final_hour-impossible = impossible
web_final_hour-hidden = Two clue tokens lie hidden. The chances follow from the tokens that were found.
web_final_hour-were = The hidden clues were: { $clues }
web_final_hour-needed = The ritual needs { $matches } matches.
web_final_hour-lead = lead investigator
web_final_hour-health = health { $health } of { $most }
web_final_hour-omens = Omens in sight: { $omens }
web_final_hour-coming = This would come now: { $omen }.
web_final_hour-gates-left = Gate tokens in the pile: { $tokens }
web_final_hour-unique-left = { $monster }: { $tokens } beside the sheet
web_final_hour-pile-priority = Discarded priority cards (in the deck: { $cards })
web_final_hour-pile-top = You know the top of the deck:
web_final_hour-pile-actions = Discarded action cards: { $name } (in the deck: { $cards })
web_final_hour-pile-cup = Monster cup: { $tokens }
web_final_hour-pile-destroyed = Destroyed: { $tokens }
web_final_hour-pile-items = Used items
web_final_hour-matches = Matches: { $matches } of { $needed } needed
web_final_hour-tally-clues = clues found
web_final_hour-tally-monsters = monsters destroyed
web_final_hour-tally-seals = seals placed
web_final_hour-tally-health = health lost

web_final_hour-filter-cards = Cards
web_final_hour-filter-monsters = Monsters
web_final_hour-filter-clues = Clues and items
web_final_hour-filter-omens = Omens and harm

web_final_hour-tour-board = The campus. Monsters stand in the spaces of each place; their letter and edge tell whether they follow the red, dashed arrows or the blue, solid ones. If the ritual site, framed in rays, has no free space left, you have lost. Press a place to look into it.
web_final_hour-tour-hand = Your priority cards. Every round each card is played on an action card. Low numbers act early and give the good top effect; the symbols matter at the ritual, the eyes are omens.
web_final_hour-tour-plays = The cards of this round in the order in which they resolve. ▲ marks the top effect, ▼ the bottom effect, which usually wakes monsters.
web_final_hour-tour-track = Eight rounds of five steps. When the rules ask for silence, it says so here, and the chat is closed.
web_final_hour-tour-panels = The log, and what you will want to know: which clues may still be hidden, how the others are, what the omens bring. To win, find clues, deduce the two hidden symbols, and lay cards that match them.

## The ritual on the stage

web_final_hour-stage = Reverse the ritual
web_final_hour-stage-who = { $held ->
    [0] None of your cards may match
    [one] { $held } of your cards may match
   *[other] { $held } of your cards may match
}; together you need { $needed ->
    [one] { $needed } match
   *[other] { $needed } matches
}
web_final_hour-stage-held = your cards
web_final_hour-stage-yours = What you can lay
web_final_hour-stage-needed = matches needed
web_final_hour-stage-site = ritual site
web_final_hour-stage-draws = Symbols that may be hidden: { $count }; you hold { $good } of them
web_final_hour-stage-ready = Ready to reverse the ritual
