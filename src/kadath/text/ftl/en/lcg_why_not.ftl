### Arkham Horror: The Card Game: why something may not be done now, a sentence each.
### Built in code: lcg-

## Actions

lcg-why-not-actions = { $left ->
    [0] You have no actions left.
   *[other] It takes { $needed } actions, and you have { $left }.
}
lcg-why-not-already-there = You are already there.
lcg-why-not-not-connected = { THE($it) } is not connected to your location.
lcg-why-not-not-here = { THE($it) } is not at your location.
lcg-why-not-aloof = { THE($it) } is aloof: engage it before you attack it.
lcg-why-not-engaged = You are already engaged with { THE($it) }.
lcg-why-not-not-engaged = You can evade only an enemy that is engaged with you.
lcg-why-not-massive = { THE($it) } is massive: it cannot be engaged with an action.
lcg-why-not-forbidden = { $by } does not allow it.

## Cards to play

lcg-why-not-skill = Skills are never played: commit it to a skill test.
lcg-why-not-never-played = This card is never played.
lcg-why-not-resources = Not enough resources: it costs { $cost }, you have { $resources }.
lcg-why-not-no-effect = It would not change anything now.
lcg-why-not-no-room = There is no slot for it, and nothing that takes one can leave play.
lcg-why-not-copy-in-play = It is unique, and a copy of it is in play.
lcg-why-not-not-in-hand = It is not in your hand.
lcg-why-not-not-your-turn = A fast asset can be played only on your own turn.
lcg-why-not-in-your-turn = It takes an action on your own turn.
lcg-why-not-in-a-window = It needs a player window, and there is none right now.
lcg-why-not-moment = It cannot be used now: its text says when it can.
lcg-why-not-condition = Its condition is not met right now.
lcg-why-not-taken-back = It came back during this window: play it in the next one.
lcg-why-not-peril = Peril: only the one who drew the card may do anything.

## Abilities

lcg-why-not-not-used = You do not have to use this ability: it works by itself.
lcg-why-not-cost = You cannot pay its cost: { $cost }.
lcg-why-not-limit = It has already been used as often as it may be.
lcg-why-not-in-vain = Its ability would not change anything now.
lcg-why-not-answered = It has been used for this already.
lcg-why-not-somebody-elses = Only the one who controls it may use it.
lcg-why-not-out-of-reach = It is not at your location.
lcg-why-not-refused = The others have refused to pay their share this turn.

## Cards to commit

lcg-why-not-no-icon = It has no icon for this test ({ $skill }).
lcg-why-not-not-your-test = It can be committed only to your own tests.
lcg-why-not-too-many-copies = No more copies of it may be committed to this test.
lcg-why-not-passed-over = You have already passed over it.

## The act

lcg-why-not-no-act = There is no act.
lcg-why-not-no-clues = Nobody has a clue to spend.
lcg-why-not-gives-no-clues = You have no clue to give.
lcg-why-not-clues = The act requires { $needed ->
    [one] { $needed } clue
   *[other] { $needed } clues
}, and together you can spend { $clues }.
lcg-why-not-objective = This act advances when its objective is met.
lcg-why-not-cannot-advance = A card in play keeps the act from advancing.
lcg-why-not-nobodys-turn = Clues for the act are spent during an investigator’s turn.
