"""Rules of thumb: how good each option looks to somebody who has played a few times.

Everything is counted in points; an action is worth about twenty. What a test is worth is its chance
times what hangs on it, also with the cards that could be committed; a card is worth what its tree
offers, whatever its name is. Where there is no rule of thumb, what leads to the better estimate is
better.
"""
