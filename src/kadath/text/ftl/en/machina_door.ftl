### What stands on a game's door: above its name, its name, what it is about, and how long it takes.
### Built in code: machina-door-

machina-door-over = Steam and dread
machina-door-title = Machina Arcana
machina-door-text = Deeper halls, stranger engines. Explore, forge what you need, and do not let the dark close behind you.
machina-door-time = about 2 hours
machina-door-hard = for players with some practice
