### The table of Final Hour in a terminal.
### Built in code: final_hour-tried-

## Its own word for what one might think of doing

final_hour-tried-play = Play
