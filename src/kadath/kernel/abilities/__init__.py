"""Abilities: what stands on a thing and works by itself, or can be used.

A game says what bears abilities, which of them work, and for whom (`bearing`); the kernel finds out
who listens, what is changed, and who may answer. A game adds its verbs, its nouns, and the kinds of
ability that no other game has.

- `kinds`: passive, forced, reaction, as soon as
- `triggers`: what an ability answers
- `costs`: what is paid, and paying it; `one_of`: one of several costs
- `limits`: how often something may be used
- `selectors`: you, this, that, these, named
- `interrupts`: cancelling and replacing what is about to happen
- `using`: what hinders using something, and using it
- `bearing`: the state whose things bear abilities
"""
