### Arkham Horror: boats, coming back among monsters, trading before the battle, first citizens.
### Built in code: arkham-

arkham-ask-battle-trade = { $who }: trade among all of you before you attack?
arkham-ask-back-in-town = { $who }: you need not face the monsters here this turn. Face one of them?
arkham-ask-sail = { $who }: choose where the boat takes you, or whom it fetches
arkham-option-fetch = Fetch { $who }
arkham-mark-first-citizen = first citizen of Arkham
arkham-procedure-GivingEvidence = Evidence for the Feds
arkham-procedure-Sailing = Boat charter
arkham-procedure-Hunting = A monster hunts

arkham-step-MovingOn-face = monsters at the gate
arkham-step-Sailing-where = where the boat goes
arkham-step-GivingEvidence-spend = a Clue is spent
arkham-step-GivingEvidence-track = the Feds have it
arkham-step-FinalBattle-trade = trading
arkham-step-Hunting-prey = the nearest prey
