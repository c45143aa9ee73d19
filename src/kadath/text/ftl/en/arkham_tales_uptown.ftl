### Arkham Horror: a line of story for each entry of the location cards, uptown.
### Built in code: arkham-tale-

arkham-tale-uptown_1_st_marys_hospital = The chart at the foot of bed nine is in a cipher. You have seen the cipher, chalked on a hill.
arkham-tale-uptown_1_woods = The hermit will teach, but he teaches at the pace of moss.
arkham-tale-uptown_1_ye_olde_magick_shoppe = “Out,” says the owner, very white, turning the sign, and you see what is standing behind her.
arkham-tale-uptown_2_st_marys_hospital = A trainee doctor tries a new tonic on volunteers. He is almost certain of the dose.
arkham-tale-uptown_2_woods = A hunter’s blind, a cold pipe, and a gun leaning where its owner will surely be back for it.
arkham-tale-uptown_2_ye_olde_magick_shoppe = A sealed urn, five dollars, sold as empty. It does not sound empty.
arkham-tale-uptown_3_st_marys_hospital = The dead man in the corridor is holding a page, and the nurses have gone for a sheet.
arkham-tale-uptown_3_woods = Eyes in the brush, low and golden. If you had a sandwich, this would be a friendship.
arkham-tale-uptown_3_ye_olde_magick_shoppe = The owner weighs your question in a brass pan, and pays out the answer to the grain.
arkham-tale-uptown_4_st_marys_hospital = The patient who was brought in with you wants you to have it. The patient has been dead since noon.
arkham-tale-uptown_4_woods = The trees here were planted in a ring, and today the ring has an inside.
arkham-tale-uptown_4_ye_olde_magick_shoppe = She cannot tell what it is. If you can, she will let it go for half.
arkham-tale-uptown_5_st_marys_hospital = The sheet on the third table sits up.
arkham-tale-uptown_5_woods = Someone is following you between the birches. When you stop, it takes one step more.
arkham-tale-uptown_5_ye_olde_magick_shoppe = She turns one card of the big deck, looks at it for a long time, and leaves it lying so that you can see.
arkham-tale-uptown_6_st_marys_hospital = They have mislaid your notes, along with a piece of paper that you had rather hoped to keep.
arkham-tale-uptown_6_woods = A hollow oak with a rope ladder hanging in it. Somebody’s whole childhood is up there, or somebody’s hoard.
arkham-tale-uptown_6_ye_olde_magick_shoppe = The shrunken head in the window used to look at the street.
arkham-tale-uptown_7_st_marys_hospital = Two doors, both marked EXIT. Behind one of them they are handing out pay.
arkham-tale-uptown_7_woods = The bandits are polite until they see how little you carry.
arkham-tale-uptown_7_ye_olde_magick_shoppe = You mispronounce the name on the jar. The jar corrects you.
arkham-tale-innsmouth_uptown_1_st_marys_hospital = The coroner is locking up. As fast as you can turn pages, you can read.
arkham-tale-innsmouth_uptown_1_woods = The same golden eyes, thinner now. He remembers you, or at least he remembers lunch.
arkham-tale-innsmouth_uptown_1_ye_olde_magick_shoppe = Every clock in the shop is right, and every one disagrees. You wait to see which will win.
arkham-tale-innsmouth_uptown_2_st_marys_hospital = The orderly shakes your coat for you, on the way out. You cannot say whether he was helping.
arkham-tale-innsmouth_uptown_2_woods = There is something in the snare. It may be the sort of thing that bites.
arkham-tale-innsmouth_uptown_2_ye_olde_magick_shoppe = “Five dollars, and I shall say its name three times,” says the owner. “Then stand away from the window.”
arkham-tale-innsmouth_uptown_3_st_marys_hospital = The ambulance doors bang open. Whatever they drove in with has already gotten out on the other side of town.
arkham-tale-innsmouth_uptown_3_woods = He stands on the path with a cudgel and wants a toll. He may be talked to only in his own language.
arkham-tale-innsmouth_uptown_3_ye_olde_magick_shoppe = The seance is for the whole town tonight, she says. Hold hands, and whatever happens, do not let go.
arkham-tale-innsmouth_uptown_4_st_marys_hospital = He tells you with his last breath, and then with the one after.
arkham-tale-innsmouth_uptown_4_woods = The brook runs uphill to a pool that was not here, and the pool is lit from below.
arkham-tale-innsmouth_uptown_4_ye_olde_magick_shoppe = “A fair exchange,” says the owner. “Your spell for my choice of two. Do not ask what became of the third.”
