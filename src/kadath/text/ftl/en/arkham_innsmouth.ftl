### Arkham Horror: what is said of the Ancient Ones of Innsmouth, of heralds and stories.
### Built in code: arkham-

arkham-setup-herald = Herald
arkham-setup-stories = Personal Stories
arkham-investigator-random = drawn at random
arkham-herald-nobody = no Herald
arkham-herald-father_dagon = Father Dagon
arkham-herald-mother_hydra = Mother Hydra
arkham-herald-both = both Heralds
arkham-stories-without = without
arkham-stories-with = with
arkham-pile-dust_1 = Dust, first deck
arkham-pile-dust_2 = Dust, second deck
arkham-pile-dust_3 = Dust, third deck
arkham-ask-send-away = { $who }: choose who leaves the sheet
arkham-ask-pay-toll = { $who }: choose what you spend ({ $due } left)
arkham-log-fed = The Ancient One takes { THE($monster) }.
arkham-log-sent-away = { THE($monster) } leaves for good.
arkham-log-visage = { $is_face ->
    [1] { $who } looks into its face.
   *[other] { $who } turns up an empty token.
}
arkham-log-drained = { $who } loses { $amount } Stamina.
arkham-log-grasped = { $who } falls into the grasp of the Ancient One.
arkham-procedure-SendingAway = A Being is sent away
arkham-procedure-TakingToll = The toll of fire
arkham-procedure-Draining = Hunger
arkham-procedure-PreventingGate = No gate opens
arkham-log-rumor = { $passed ->
    [1] The Rumor passes.
   *[other] The Rumor comes true.
}
arkham-log-signs-vanish = All elder signs vanish.
arkham-why-not-no-rails = The rails are washed out.
arkham-why-not-no-watch = There is no watch here.
arkham-why-not-past-watch = You have already met the watch here.
arkham-why-not-may-stop = Simply end your movement: the watch comes then.
arkham-procedure-StreetBusiness = Business in the street
arkham-procedure-Risking = Everything at stake
arkham-procedure-ChoosingInStreets = Somebody in the street
arkham-procedure-MeetingCaptive = A captive
arkham-procedure-BreakingOut = They break out
arkham-log-story = { $passed ->
    [1] { $who } passes the story “{ $card }”.
   *[other] { $who } fails the story “{ $card }”.
}
arkham-ask-gate-card = { $who }: choose the encounter
arkham-ask-which-end = { $who }: draw from the top or from the bottom of the deck ({ $drawn })?
arkham-ask-which-symbol = { $who }: choose a symbol
arkham-ask-refresh-spell = { $who }: choose the spell to refresh
arkham-ask-clue-from = { $who }: choose who gives a Clue
arkham-ask-clue-for = { $who }: choose who gets it
arkham-option-from-top = From the top
arkham-option-from-bottom = From the bottom: { $cards }
arkham-option-symbol = { $symbol }
arkham-procedure-Reading = The entry is read
arkham-procedure-Sweeping = In the stars
arkham-procedure-ClosingAndSealing = Closing and sealing
arkham-procedure-RefreshingSpell = Refreshing a spell
arkham-procedure-PassingClue = A Clue changes hands
