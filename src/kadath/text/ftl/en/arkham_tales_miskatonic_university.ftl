### Arkham Horror: a line of story for each entry of the location cards, miskatonic university.
### Built in code: arkham-tale-

arkham-tale-miskatonic_university_1_administration_building = The registrar’s assistant slips you a file, and would like you not to have a name.
arkham-tale-miskatonic_university_1_library = The librarian measures you over her glasses, and then decides which door has been locked all along.
arkham-tale-miskatonic_university_1_science_building = The formula on the blackboard is copied easily enough. The janitor, however, was told to let nothing leave the room.
arkham-tale-miskatonic_university_2_administration_building = The bursar’s safe is open, the bursar is at lunch, and you have a very good story ready.
arkham-tale-miskatonic_university_2_library = A bookmark in a book nobody has borrowed since the war: a banknote, then another, then another.
arkham-tale-miskatonic_university_2_science_building = The apparatus is meant to close things at a distance. It has been built by an optimist.
arkham-tale-miskatonic_university_3_administration_building = The dean wants a discreet person to look into something. He has the contract in his drawer and a tremor in his hand.
arkham-tale-miskatonic_university_3_library = The index is bound in something warm. Look up one entry only, and close it before it looks up you.
arkham-tale-miskatonic_university_3_science_building = “No sorcerers,” says the physicist, looking you over. “Good. Then hold this, and go away with it.”
arkham-tale-miskatonic_university_4_administration_building = A student failed in a subject that is not taught here. His thesis is in the dead letter tray.
arkham-tale-miskatonic_university_4_library = You rest your head on the page for a moment. The page is deeper than it looks.
arkham-tale-miskatonic_university_4_science_building = Sir William needs a pint of blood for the experiment, and a friend afterward.
arkham-tale-miskatonic_university_5_administration_building = An honorarium has been waiting for whoever could answer the founder’s riddle. It has gathered interest.
arkham-tale-miskatonic_university_5_library = The restricted stacks are guarded by an old man and a bell rope. He has been told to use only the second.
arkham-tale-miskatonic_university_5_science_building = Under the lamp the thing that has been following you has a shadow, and under the second lamp it has not.
arkham-tale-miskatonic_university_6_administration_building = They need a translator this afternoon, for a language you thought you had invented as a child.
arkham-tale-miskatonic_university_6_library = Fines, says the notice, will be collected in person. The person is here.
arkham-tale-miskatonic_university_6_science_building = The chamber hums. A stranger is looking out through its window with your face, asking to change places.
arkham-tale-miskatonic_university_7_administration_building = “You will find him at the asylum,” says the secretary, already dialing. “They will be expecting you.”
arkham-tale-miskatonic_university_7_library = All the books on this shelf have turned their spines to the wall.
arkham-tale-miskatonic_university_7_science_building = The electrodes are warm, the dial goes up to six, and the young man is terribly sorry about the smell.
arkham-tale-innsmouth_miskatonic_university_1_administration_building = The chancellor’s car is at your disposal, for as long as you are not in his building.
arkham-tale-innsmouth_miskatonic_university_1_library = The book falls from the highest shelf, open, and reads the first line to you itself.
arkham-tale-innsmouth_miskatonic_university_1_science_building = The door in the middle of the laboratory leads nowhere yet. Turn the wheel to choose, and hope that it is oiled.
arkham-tale-innsmouth_miskatonic_university_2_administration_building = The sealed enrollment of 1881 lists where they all came from. Two of the places are not on land.
arkham-tale-innsmouth_miskatonic_university_2_library = Marginal notes in a sailor’s hand, on a treatise about tides. The last note is a set of instructions.
arkham-tale-innsmouth_miskatonic_university_2_science_building = They have built a lever long enough. The argument now is only about where to stand.
arkham-tale-innsmouth_miskatonic_university_3_administration_building = The board will fund you, provided that you look every one of them in the eye while you lie.
arkham-tale-innsmouth_miskatonic_university_3_library = The cage is open, and the book is sitting up.
arkham-tale-innsmouth_miskatonic_university_3_science_building = The serum sets the body back to wherever the needle points. You are allowed to spin the needle.
arkham-tale-innsmouth_miskatonic_university_4_administration_building = A prize essay, judged today. There is one other entry, and it has been dead for some years.
arkham-tale-innsmouth_miskatonic_university_4_library = “We are closing,” says the librarian at ten in the morning, and puts out the lamps one by one.
arkham-tale-innsmouth_miskatonic_university_4_science_building = “A little more than last time,” Sir William admits, rolling up your sleeve.
