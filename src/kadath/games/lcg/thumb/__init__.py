"""Rules of thumb: how good each option looks to someone who has played a few times.

Everything is measured in points; an action is worth about twenty. A test is worth its chance times
its stakes, including cards that could be committed; a card is worth what its tree offers, whatever
its name. Where there is no rule of thumb, the option that leads to the better estimate is better.
"""
