"""Rules of thumb for Machina Arcana: what looks good, read off the trees of the cards.

`ways` counts steps, `fights` weighs attacks and the danger of a space, `errands` finds what is
worth walking to, `gear` compares items, `abilities` weighs what cards offer, and `options` puts a
worth on every option of a decision.
"""
