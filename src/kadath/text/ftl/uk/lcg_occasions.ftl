### The card game: the kinds of occasions at which somebody may do something, for standing orders.
### Built in code: lcg-

lcg-occasion-attacked = ворог атакує мене
lcg-occasion-harmed = я отримую рани або жах
lcg-occasion-own-commit = карти до моїх перевірок умінь
lcg-occasion-own-test = реакції в моїх перевірках
lcg-occasion-test-window = вікна гравця в моїх перевірках
lcg-occasion-others-commit = карти до перевірок інших
lcg-occasion-others-test = інші нагоди в перевірках інших
lcg-occasion-encounter = моя карта контакту
lcg-occasion-own-turn = вікна гравця в мій хід
lcg-occasion-others-turn = ходи інших
lcg-occasion-between-turns = між ходами та в інших фазах
lcg-occasion-order = порядок, який нічого не змінює
