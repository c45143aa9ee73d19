### The card game: the kinds of occasions at which somebody may do something, for standing orders.
### Built in code: lcg-

lcg-occasion-attacked = an enemy attacks me
lcg-occasion-harmed = I take damage or horror
lcg-occasion-own-commit = committing to my skill tests
lcg-occasion-own-test = reactions in my skill tests
lcg-occasion-test-window = player windows in my skill tests
lcg-occasion-others-commit = committing to tests of others
lcg-occasion-others-test = other occasions in tests of others
lcg-occasion-encounter = an encounter card of mine
lcg-occasion-own-turn = player windows in my turn
lcg-occasion-others-turn = turns of others
lcg-occasion-between-turns = between turns, and the other phases
lcg-occasion-order = an order that changes nothing
