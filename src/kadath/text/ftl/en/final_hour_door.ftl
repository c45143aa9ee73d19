### What stands on a game's door: above its name, its name, what it is about, and how long it takes.
### Built in code: final_hour-door-

final_hour-door-over = Arkham Horror
final_hour-door-title = Final Hour
final_hour-door-text = The ritual has begun and the campus is overrun. Eight rounds, few words, one guess at the end.
final_hour-door-time = about 30 minutes
final_hour-door-hard = quick to learn, hard to win
