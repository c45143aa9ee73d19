### Arkham Horror: a line of story for each entry of the location cards, rivertown.
### Built in code: arkham-tale-

arkham-tale-rivertown_1_black_cave = Chalk signs cover the wall, and the longer you read them the less the passage behind you looks like the way out.
arkham-tale-rivertown_1_general_store = The clerk wants the back room cleared before his wife’s aunt arrives. Stand your ground, and something in those crates is yours.
arkham-tale-rivertown_1_graveyard = The gravedigger counts the new holes on his fingers and runs out of fingers. He knows who ordered them, and his cart is going that way.
arkham-tale-rivertown_2_black_cave = Someone huge is breathing in the dark ahead of you. “If you brought a drink,” says the dark, “we can talk.”
arkham-tale-rivertown_2_general_store = A dusty box of coins from no country on the map stands by the till. A dollar a guess, says the owner, and keeps a straight face.
arkham-tale-rivertown_2_graveyard = Snow, or ash, or petals: whatever falls here this morning, it is quiet, and for an hour nothing asks anything of you.
arkham-tale-rivertown_3_black_cave = A pebble drops, then a stone, then you hear the ceiling make up its mind.
arkham-tale-rivertown_3_general_store = A traveler in a good coat has missed his train and will pay foolish money for the plainest thing in your pockets.
arkham-tale-rivertown_3_graveyard = The mausoleum door stands open a hand’s breadth. What pushes from inside has had a long time to practice.
arkham-tale-rivertown_4_black_cave = You call your own name to hear the echo. It answers with someone else’s.
arkham-tale-rivertown_4_general_store = Flour, lamp oil, boot laces. For once a shop in Arkham is only a shop.
arkham-tale-rivertown_4_graveyard = The oldest stone has been turned to face the hill. If you can read the back of it, you will wish it had stayed turned away.
arkham-tale-rivertown_5_black_cave = A bundle in oilcloth lies just out of reach, across a gap that was narrower when you first looked.
arkham-tale-rivertown_5_general_store = “You left this last week,” the clerk insists, and will not hear that you were never here last week.
arkham-tale-rivertown_5_graveyard = Two lanterns move between the graves, and only one of them is being carried.
arkham-tale-rivertown_6_black_cave = The bones in this chamber are sorted by size. Yours would go on the third shelf.
arkham-tale-rivertown_6_general_store = A child at the counter asks for “the gray meat”, and the butcher looks at you before he answers.
arkham-tale-rivertown_6_graveyard = A thin man with paint on his cuffs sketches your trophies from behind a cross. “Might I keep the model?” he asks.
arkham-tale-rivertown_7_black_cave = A book lies open on a flat rock, its pages dry in a cave where everything drips.
arkham-tale-rivertown_7_general_store = The owner is closing early and for good. “Take something,” he says. “I’d sooner you had it than them.”
arkham-tale-rivertown_7_graveyard = It lies at the bottom of a fresh grave, very dead and very much not human, with a price tag’s string still around its toe.
arkham-tale-innsmouth_rivertown_1_black_cave = Wet footprints lead in. They have too many toes, and none lead out.
arkham-tale-innsmouth_rivertown_1_general_store = Prices have doubled since the roads went bad, and today the shopkeeper is buying.
arkham-tale-innsmouth_rivertown_1_graveyard = The painter is back among the tombs and pays for sitters. He does not ask that they be alive.
arkham-tale-innsmouth_rivertown_2_black_cave = The tide has no business this far inland, yet the water is at your knees, and something swims against it.
arkham-tale-innsmouth_rivertown_2_general_store = The till stands open and the clerk is in the cellar. You could take what you are owed. You could take rather more.
arkham-tale-innsmouth_rivertown_2_graveyard = The coffin is full of sea water. Below it, where a body should be, something glints.
arkham-tale-innsmouth_rivertown_3_black_cave = Someone has been teaching here: benches of stone, a slab for a blackboard, a lesson half wiped away.
arkham-tale-innsmouth_rivertown_3_general_store = A package waits under your name, paid in full, sender unknown. The string is tied with a sailor’s knot.
arkham-tale-innsmouth_rivertown_3_graveyard = The earth over the drowned sailors’ plot is breathing.
arkham-tale-innsmouth_rivertown_4_black_cave = A campfire, a bottle, and a man as wide as the passage. He will share the first if you have brought your own of the second.
arkham-tale-innsmouth_rivertown_4_general_store = The fish on the counter has eyelids. One of them winks.
arkham-tale-innsmouth_rivertown_4_graveyard = Every name in the last row is yours, spelled a little better each time.
