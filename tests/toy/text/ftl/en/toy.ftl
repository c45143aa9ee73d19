### Lanterns.
### Built in code: toy-

toy-title = Lanterns
toy-setup-seats = Keepers
toy-setup-lights = Lanterns
toy-kind-oil = oil card
toy-oil-1 = a drop of oil (1)
toy-oil-2 = a cup of oil (2)
toy-oil-3 = a jug of oil (3)
toy-oil-4 = a barrel of oil (4)
toy-text-1 = It counts 1 against the dark.
toy-text-2 = It counts 2 against the dark.
toy-text-3 = It counts 3 against the dark.
toy-text-4 = It counts 4 against the dark.

toy-kind-track = track
toy-kind-keeper = keeper
toy-track-night = The night
toy-keeper-1 = Keeper 1
toy-keeper-2 = Keeper 2
toy-number-dark = dark
toy-number-lights = lanterns
toy-number-deck = cards in the deck
toy-number-cards = cards in hand

toy-ask-play = Keeper { $seat }: play a card
toy-option-play = Play { $oil }
toy-log-dusk = Hour { $hour }: the dark is { $dark } deep.
toy-log-drew = You draw { $oil }.
toy-log-played = { $keeper } plays { $oil }.
toy-log-out = { $lights ->
    [0] The last lantern goes out.
    [one] A lantern goes out; one is left.
   *[other] A lantern goes out; { $lights } are left.
}
toy-outcome-dawn = Dawn comes, and a lantern still burns. You have won.
toy-outcome-dark = The last lantern is out. You have lost.

toy-procedure-Night = Night
toy-step-Night-1 = 1. dusk
toy-step-Night-2 = 2. play oil
toy-step-Night-3 = 3. compare
toy-step-Night-4 = 4. refill
