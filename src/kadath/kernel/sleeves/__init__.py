"""Hidden cards: sleeves, the faces in them, who knows which face is where, and piles of sleeves.

An id names a sleeve, never a face. Moving a sleeve keeps what is known of it; a shuffle deals the
faces over fixed sleeves, so that no card can be tracked through it. The top of a pile is its first
item: `pile[0]` is the top card, `pile[:3]` are the top three.

- `model`: what a state with hidden cards provides, and what a seat sees of a card
- `piles`: removing, putting on top and at the bottom, drawing
- `knowledge`: looking, revealing, telling a kind, shuffling, searching, reordering
- `beliefs`: what a seat thinks a sleeve that it does not know may hold
- `dealing`: dealing faces into sleeves in agreement with beliefs
- `redealing`: redealing what a seat does not know, consistent with everything it does
- `unique`: a compact form of all this, for a game in which no two cards are alike

A bag whose contents everyone knows (chaos tokens, monsters in a cup) needs none of this: a draw
from it is decided at random when it happens.
"""
