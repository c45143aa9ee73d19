### Arkham Horror: boats, coming back among monsters, trading before the battle, first citizens.
### Built in code: arkham-

arkham-ask-battle-trade = { $who }: trade with one another before the attack?
arkham-ask-back-in-town = { $who }: you need not face the monsters here this turn. Face one of them?
arkham-ask-sail = { $who }: choose where the boat takes you, or whom it fetches
arkham-option-fetch = Fetch { $who }
arkham-mark-first-citizen = first citizen of Arkham
arkham-procedure-GivingEvidence = Evidence for the Feds
arkham-procedure-Sailing = Boat charter
arkham-procedure-Hunting = A monster hunts
arkham-ask-story-both = { $who }: you pass and fail your story at the same time. Choose how it ends
arkham-procedure-EndingStory = Both ends of a story
arkham-ask-cross-water = { $who }: choose where you cross the water to
arkham-procedure-Crossing = Across the water
arkham-ask-lure-monsters = { $who }: choose the monsters that you draw to yourself
arkham-confirm-lure-monsters = { $count ->
    [0] Draw none to yourself
   *[other] Draw to yourself: { $things }
}
arkham-procedure-Luring = Drawing monsters off
arkham-procedure-ReadingGateCard = The gate card is read
arkham-log-buried = { $who } buries { THE($monster) }: it goes back to the box.
