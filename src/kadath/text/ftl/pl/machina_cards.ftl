### Machina Arcana: o co pytają i co robią karty, a nie akcje.
### Built in code: machina-

machina-ask-choose-space = { $card }: „{ $does }” Wybierz pole
machina-ask-choose-door = Wybierz drzwi
machina-ask-equip-item = { $who }: wyposaż się w jeden z tych przedmiotów albo spasuj
machina-ask-reorder-track = { $who }: który potwór jest następny na torze?
machina-option-next = { $monster }
machina-option-target-door = Drzwi ({ $door })
machina-option-target-space = { $space }

machina-log-controlled = { $who } kontroluje następną turę { GEN($monster) }.
machina-log-swap = { $unit } zamienia się miejscami z { INS($other) }.

machina-procedure-Advancing = Ruch potwora
machina-step-Advancing-step = krok
machina-procedure-ChoosingSpaces = Wybór pola
machina-step-ChoosingSpaces-space = które pole
machina-procedure-ChoosingDoor = Wybór drzwi
machina-step-ChoosingDoor-door = które drzwi
machina-procedure-Fitting = Wyposażanie się w przedmiot
machina-step-Fitting-item = który przedmiot
machina-procedure-ReorderingTrack = Układanie toru potworów
machina-step-ReorderingTrack-next = który potwór jest następny
machina-log-not-paid = Nikt nie płaci: zdolność { GEN($who) } nie ma efektu.
machina-procedure-PayingForAbility = Opłacanie zdolności esencją
machina-step-PayingForAbility-pay = kto płaci
machina-step-PayingForAbility-refused = czy opłacono
