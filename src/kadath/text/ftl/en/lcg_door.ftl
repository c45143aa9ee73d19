### What stands on a game's door: above its name, its name, what it is about, and how long it takes.
### Built in code: lcg-door-

lcg-door-over = Arkham Horror
lcg-door-title = The Card Game
lcg-door-text = A house that answers every step with a knock from below. Build a deck, follow the clues, live with what you find.
lcg-door-time = about 90 minutes, or a campaign
lcg-door-hard = much to learn, as hard as you like
