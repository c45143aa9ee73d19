### Stół gry „Ostatnia godzina” w terminalu.
### Built in code: final_hour-tried-

## Its own word for what one might think of doing

final_hour-tried-play = Zagraj
