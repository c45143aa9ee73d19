### The card game: the kinds of occasions at which somebody may do something, for standing orders.
### Built in code: lcg-

lcg-occasion-attacked = ворог атакує мене
lcg-occasion-harmed = я отримую рани або жах
lcg-occasion-own-test = мої перевірки вмінь
lcg-occasion-others-test = перевірки вмінь інших
lcg-occasion-encounter = моя карта контакту
lcg-occasion-own-turn = вікна гравця в мій хід
lcg-occasion-others-turn = ходи інших
lcg-occasion-between-turns = між ходами та в інших фазах
