### The card game: the kinds of occasions at which somebody may do something, for standing orders.
### Built in code: lcg-

lcg-occasion-attacked = wróg mnie atakuje
lcg-occasion-harmed = otrzymuję obrażenia lub przerażenie
lcg-occasion-own-commit = karty na moje testy umiejętności
lcg-occasion-own-test = reakcje w moich testach
lcg-occasion-test-window = okna gracza w moich testach
lcg-occasion-others-commit = karty na testy innych
lcg-occasion-others-test = inne okazje w testach innych
lcg-occasion-encounter = moja karta spotkania
lcg-occasion-own-turn = okna gracza w mojej turze
lcg-occasion-others-turn = tury innych
lcg-occasion-between-turns = między turami i w pozostałych fazach
lcg-occasion-order = kolejność, która niczego nie zmienia
