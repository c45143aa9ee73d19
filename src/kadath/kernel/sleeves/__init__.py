"""Hidden cards: a sleeve, the face in it, who knows what of it, and the piles it lies in.

An id names a sleeve, never a face. Moving a sleeve keeps what is known of it; a shuffle deals faces
over fixed sleeves, so that no card can be followed through it. One end of every pile is called its
top, and it is the first: `pile[0]` is the top card, `pile[:3]` are the top three.

- `model`: what a state offers, and what a seat sees of a card
- `piles`: taking out, putting on top and under, drawing
- `knowledge`: looking, showing, telling a kind, shuffling, searching, putting back in another order
- `beliefs`: what a seat holds possible of a sleeve that it does not know
- `redealing`: dealing again what a seat does not know, within all that it knows
- `unique`: the compact form of all this, for a game no two of whose cards are alike

A bag whose contents everyone knows (chaos tokens, monsters in a cup) needs none of it: what is
drawn from it is decided by chance when it is drawn.
"""
