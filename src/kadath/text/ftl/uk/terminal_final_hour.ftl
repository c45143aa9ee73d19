### Стіл гри «Остання година» в терміналі.
### Built in code: final_hour-tried-

## Its own word for what one might think of doing

final_hour-tried-play = Розіграти
