### The card game: the kinds of occasions at which somebody may do something, for standing orders.
### Built in code: lcg-

lcg-occasion-attacked = an enemy attacks me
lcg-occasion-harmed = I take damage or horror
lcg-occasion-own-test = my skill tests
lcg-occasion-others-test = skill tests of others
lcg-occasion-encounter = an encounter card of mine
lcg-occasion-own-turn = player windows in my turn
lcg-occasion-others-turn = turns of others
lcg-occasion-between-turns = between turns, and the other phases
