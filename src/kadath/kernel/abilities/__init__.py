"""Abilities: the text on a thing that works by itself, or that players can use.

A game says which things have abilities, which of those work, and for whom (`bearing`); the kernel
finds the listeners, the modifiers in force, and who may react. A game adds its verbs, its nouns,
and the kinds of ability that no other game has.

- `kinds`: passive, forced, reaction, as soon as
- `triggers`: what an ability reacts to
- `costs`: costs, and paying them; `one_of`: a choice of costs
- `limits`: how often something may be used
- `selectors`: you, this, that, these, named
- `interrupts`: cancelling and replacing what is about to happen
- `using`: using an ability, and what hinders that
- `bearing`: the state whose things have abilities
"""
