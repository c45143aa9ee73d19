### Arkham Horror: a line of story for each entry of the location cards, downtown.
### Built in code: arkham-tale-

arkham-tale-downtown_1_arkham_asylum = The patient in the end cell speaks only in footnotes. Find the text they belong to, before he finds your hand through the hatch.
arkham-tale-downtown_1_bank_of_arkham = The teller smiles with her whole face and one row of teeth too many.
arkham-tale-downtown_1_independence_square = Under the third bench sits a woman who sells what she finds. Haggle politely: she finds things out, too.
arkham-tale-downtown_2_arkham_asylum = The fire door is open, the orderlies are at supper, and the files are down the hall. So is the night guard.
arkham-tale-downtown_2_bank_of_arkham = “Nobody move,” says the man with the scarf over his face, and points the gun at whoever looks richest.
arkham-tale-downtown_2_independence_square = The statue’s shadow points the wrong way at noon, and it is pointing at you.
arkham-tale-downtown_3_arkham_asylum = The new doctor proposes a cure by conversation. One of you will come out of it with something the other had.
arkham-tale-downtown_3_bank_of_arkham = A bill skitters over the marble with the draft. You are faster than the gentleman who dropped it, perhaps.
arkham-tale-downtown_3_independence_square = A patrolman with wet cuffs tells you to move along, and puts a hand on your chest to help.
arkham-tale-downtown_4_arkham_asylum = “Only for observation,” they say, and four of them take hold of you. The bed, to be fair, is very soft.
arkham-tale-downtown_4_bank_of_arkham = A deposit box in your grandfather’s name. The money is real. The photograph of you in it is dated 1871.
arkham-tale-downtown_4_independence_square = The pigeons rise all at once and do not come down. Where they stood, the paving stones have begun to spell.
arkham-tale-downtown_5_arkham_asylum = She has written it on the wall four hundred times. The four hundred and first is in your handwriting.
arkham-tale-downtown_5_bank_of_arkham = The old man at the revolving door blesses some who pass and spits after others. Nobody knows how he chooses.
arkham-tale-downtown_5_independence_square = The juggler’s boy bumps into you twice, and apologizes only once.
arkham-tale-downtown_6_arkham_asylum = The fire bell rings. In the crush on the stairs someone presses a thing into your palm, and someone else wants it back.
arkham-tale-downtown_6_bank_of_arkham = For two dollars the clerk will forget which locked drawer this key belongs to.
arkham-tale-downtown_6_independence_square = A fortune teller folds her cards when you sit down. “No need,” she says. “I was told you would come.”
arkham-tale-downtown_7_arkham_asylum = They let you read the case notes, one page for each question you can answer.
arkham-tale-downtown_7_bank_of_arkham = The armored car has a spare seat, and the driver is glad of company on whichever road you name.
arkham-tale-downtown_7_independence_square = A brass band plays badly and with great joy. You find that you are tapping your foot.
arkham-tale-innsmouth_downtown_1_arkham_asylum = He was a sailor once. He will draw the reef for you if you can keep looking at what he draws beneath it.
arkham-tale-innsmouth_downtown_1_bank_of_arkham = The widow in line wants to do one good deed today. She asks whether you need money or prayers.
arkham-tale-innsmouth_downtown_1_independence_square = The fountain stops, drains, and fills again from below with something that holds the light.
arkham-tale-innsmouth_downtown_2_arkham_asylum = The orderly throws you out, and not gently, but the night air clears your head like cold water.
arkham-tale-innsmouth_downtown_2_bank_of_arkham = Vault seven belongs to a family on the coast. It is cold, it drips, and the manager has left it ajar.
arkham-tale-innsmouth_downtown_2_independence_square = Somebody chalked a door on the sidewalk. The children hop over it. Nobody has stepped on the handle yet.
arkham-tale-innsmouth_downtown_3_arkham_asylum = Nurse Halloran makes tea and talks about her garden, and for ten minutes that is the whole world.
arkham-tale-innsmouth_downtown_3_bank_of_arkham = The strange gold is worth three dollars by weight, says the assayer. He washes his hands twice before he pays.
arkham-tale-innsmouth_downtown_3_independence_square = The cards lie face down. “Do not flinch when you turn yours,” the woman says, “and I will walk with you.”
arkham-tale-innsmouth_downtown_4_arkham_asylum = Two doctors quarrel behind a half-open door about a patient with no pulse and a good appetite.
arkham-tale-innsmouth_downtown_4_bank_of_arkham = The poor box by the door is bottomless. Every coin that drops takes a long time, and one of your worries, with it.
arkham-tale-innsmouth_downtown_4_independence_square = The crowd begins to chant a name you almost know. You could join in. It would be so easy to join in.
