### The table of Arkham Horror in a terminal.
### Built in code: arkham-tried-

terminal-arkham-stage = stage
terminal-arkham-sheet = sheets
terminal-arkham-gates = gates
terminal-arkham-ancient-one = Ancient One
terminal-arkham-standing = doom { $doom }/{ $track } terror { $terror } gates { $gates }/{ $most_gates } monsters { $monsters }/{ $most_monsters } outskirts { $outskirts }/{ $most_outskirts }
terminal-arkham-deep = Deep Ones { $uprising }/6 Feds { $feds }/6
terminal-arkham-foe = awareness { $awareness }, horror { $horror } ({ $madness }), combat { $combat } ({ $wounds }), toughness { $toughness }
terminal-arkham-foe-calm = awareness { $awareness }, no horror, combat { $combat } ({ $wounds }), toughness { $toughness }
terminal-arkham-goes = { $symbol }: white arrow { $white }, black arrow { $black }
terminal-arkham-acts = does something else instead of moving
terminal-arkham-quiet = There is no check or fight right now.
terminal-arkham-check = { $check } check, dice: { $pool }, successes needed: { $needed } (each from { $lowest } up), chance { $chance }
terminal-arkham-dice = successes { $successes } of { $needed }
terminal-arkham-spent = with { $clues } { $clues ->
    [one] Clue
   *[other] Clues
    }: { $chance }
terminal-arkham-horror = Horror check passed: { $chance }
terminal-arkham-round = a round: dice { $dice }, successes needed { $needed }, won { $round }; fleeing { $flee }
terminal-arkham-ends = to the end: won { $won }, hurt { $hurt }, unconscious { $unconscious }, insane { $insane }
terminal-arkham-better = using up { $cards }: won { $won }
terminal-arkham-taken = { $fate ->
    [lost] lost in time and space
    [dragged] dragged through a gate
   *[devoured] devoured
} { $chance }
terminal-arkham-battle = doom tokens left: { $doom }; { $each ->
    [one] each success removes one
   *[other] { $each } successes remove one, { $hits } so far
}
terminal-arkham-battle-extra = doom tokens left: { $doom }; successes needed before any is removed: { $extra }
terminal-arkham-battle-fighter = { $attacked ->
    [1] has attacked; dice next time { $dice }
   *[other] dice { $dice }
}, at least 1 success { $hit }
terminal-arkham-battle-withstands = withstands its attack { $chance }
terminal-arkham-battle-by = beaten by round { $round }: { $chance }
terminal-arkham-battle-test = This round: { $skill } check ({ $modifier }).
terminal-arkham-investigator = investigators by their initials; more than four are shown as a number
terminal-arkham-monster = monsters by their initials; more than four are shown as a number
terminal-arkham-gate = open gate with the initials of its world
terminal-arkham-far = this many steps away
terminal-arkham-edge = Beyond the left or right edge lies the other town.

## Its own word for what one might think of doing

arkham-tried-evade = Evade
arkham-tried-fight = Fight
