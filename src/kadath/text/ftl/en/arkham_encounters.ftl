### Arkham Horror: what is said of location and gate cards, and of what happens in encounters.
### Built in code: arkham-

## Cards of places

arkham-entry = { $place }, card { $number }
arkham-gate-card = { $color ->
    [yellow] Yellow
    [green] Green
    [red] Red
   *[blue] Blue
} gate card { $number }
arkham-gate-card-shuffles = Gate card without a color
arkham-gate-card-shuffling = Shuffle the gate cards, including this one, and draw again.
arkham-mythos-shuffling = Shuffle the Mythos deck, including this card, and draw again.
arkham-world-other = Other worlds
arkham-space-inner_sanctum = Inner Sanctum
arkham-neighborhood-northside = Northside
arkham-neighborhood-downtown = Downtown
arkham-neighborhood-easttown = Easttown
arkham-neighborhood-rivertown = Rivertown
arkham-neighborhood-merchant_district = Merchant District
arkham-neighborhood-miskatonic_university = Miskatonic University
arkham-neighborhood-french_hill = French Hill
arkham-neighborhood-southside = Southside
arkham-neighborhood-uptown = Uptown
arkham-neighborhood-church_green = Church Green
arkham-neighborhood-factory_district = Factory District
arkham-neighborhood-innsmouth_shore = Innsmouth Shore

## Questions

arkham-ask-spend-gate = { $who }: choose a gate trophy to spend
arkham-ask-choose-cost = { $who }: choose how you pay
arkham-ask-go-where = { $who }: choose where you go
arkham-ask-which-world = { $who }: choose an Other World
arkham-ask-which-gate = { $who }: choose a gate
arkham-ask-move-gate = { $who }: choose where the gate goes
arkham-ask-meet-monster = { $who }: { THE($monster) } appears – evade or fight?
arkham-ask-which-monster = { $who }: { $purpose ->
    [defeat] choose the monster you defeat
    [trophy] choose the monster you take as a trophy
   *[face] choose the monster you face
}
arkham-ask-which-deck = { $who }: choose the deck whose next card is turned up
arkham-ask-bless-whom = { $who }: choose who is blessed
arkham-ask-new-investigator = { $who }: choose who takes your place

## Options

arkham-option-gate-trophy = { $card }
arkham-option-cost = { $text }
arkham-option-go = { $space }{ $lying_count ->
    [0] {""}
   *[other] {" "}({ $lying })
}
arkham-option-gate = { $space }
arkham-option-world = { $card }
arkham-option-monster = { $monster }
arkham-option-deck = { $space }
arkham-option-bless = { $who }
arkham-option-investigator = { $card }

## What happened

arkham-log-trophy = { $who } takes a trophy: { $monster }.
arkham-log-turned-up = The next location card is known: { $card }.
arkham-log-look = { $who } draws { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of the Innsmouth Look: { $looks ->
    [1] the Look is upon them
   *[other] nothing
}.

## The rulebook’s chapters

arkham-procedure-ChoosingCost = Choosing a cost
arkham-procedure-SpendingOne = Spending a trophy
arkham-procedure-SpendingGates = Spending gate trophies
arkham-procedure-PayingWithYourself = The price
arkham-procedure-GoingAnywhere = Choosing where to go
arkham-procedure-GoingToWorld = Choosing an Other World
arkham-procedure-GoingThroughGate = Through a gate
arkham-procedure-ChoosingGate = Choosing a gate
arkham-procedure-ClosingByDice = Gates that may close
arkham-procedure-Meeting = A monster appears
arkham-procedure-MeetingMonsters = A monster appears
arkham-procedure-ChoosingMonster = Choosing a monster
arkham-procedure-ChoosingTrophy = Spending a trophy
arkham-procedure-ChoosingNeighborhood = Choosing a deck
arkham-procedure-DrawingLook = The Innsmouth Look
arkham-procedure-Swapping = A new investigator
arkham-procedure-Blessing = A blessing
arkham-ask-choose-whom = { $who }: choose who it is
arkham-option-whom = { $who }
arkham-procedure-ChoosingLeast = Choosing an investigator
arkham-why-card = a card says so
arkham-space-encounter = in an encounter
