### What stands on a game's door: above its name, its name, what it is about, and how long it takes.
### Built in code: arkham-door-

arkham-door-over = Second edition
arkham-door-title = Arkham Horror with Innsmouth
arkham-door-text = A town, its gates, and the sea beyond the reef. Close the gates before the sleeper wakes.
arkham-door-time = 2 to 4 hours
arkham-door-hard = long and rich in rules
