### Latarnie.

toy-title = Latarnie
toy-setup-seats = Latarnicy
toy-setup-lights = Latarnie
toy-kind-oil = karta oliwy
toy-oil-1 = kropla oliwy (1)
toy-oil-2 = kubek oliwy (2)
toy-oil-3 = dzban oliwy (3)
toy-oil-4 = beczka oliwy (4)
toy-text-1 = Liczy się za 1 przeciw ciemności.
toy-text-2 = Liczy się za 2 przeciw ciemności.
toy-text-3 = Liczy się za 3 przeciw ciemności.
toy-text-4 = Liczy się za 4 przeciw ciemności.

toy-kind-track = tor
toy-kind-keeper = latarnik
toy-track-night = Noc
toy-keeper-1 = Latarnik 1
toy-keeper-2 = Latarnik 2
toy-number-dark = ciemność
toy-number-lights = latarnie
toy-number-deck = karty w talii
toy-number-cards = karty na ręce

toy-ask-play = Latarnik { $seat }: zagraj kartę
toy-option-play = Zagraj: { $oil }
toy-log-dusk = Godzina { $hour }. Siła ciemności: { $dark }.
toy-log-drew = Dobierasz: { $oil }.
toy-log-played = { $keeper } zagrywa: { $oil }.
toy-log-out = { $lights ->
    [0] Gaśnie ostatnia latarnia.
    [one] Latarnia gaśnie. Pali się jeszcze jedna.
    [few] Latarnia gaśnie. Palą się jeszcze { $lights }.
   *[many] Latarnia gaśnie. Pali się jeszcze { $lights }.
}
toy-outcome-dawn = Świta, a latarnia wciąż się pali. Wygrana!
toy-outcome-dark = Zgasła ostatnia latarnia. Przegrana.

toy-procedure-Night = Noc
toy-step-Night-1 = 1. zmierzch
toy-step-Night-2 = 2. zagrajcie oliwę
toy-step-Night-3 = 3. porównanie
toy-step-Night-4 = 4. dobranie kart
