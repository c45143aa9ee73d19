"""Rules of thumb for Machina Arcana: what looks good, judging by the trees of the cards.

`ways` counts steps, `fights` rates attacks and the danger of a space, `errands` finds what is worth
walking to, `gear` compares items, `abilities` rates what cards offer, and `options` scores every
option of a decision.
"""
