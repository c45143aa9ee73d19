### Arkham Horror: a line of story for each entry of the location cards, easttown.
### Built in code: arkham-tale-

arkham-tale-easttown_1_hibbs_roadhouse = Crates marked PICKLES come in by the back door, and the man who carries them is open to offers.
arkham-tale-easttown_1_police_station = The sergeant’s drawer sticks, and so does his temper. Today both give way at the first pull.
arkham-tale-easttown_1_velmas_diner = A salesman with shaking hands bets five dollars that you cannot look at his photograph for a whole minute.
arkham-tale-easttown_2_hibbs_roadhouse = There is a seat at the card table, and the dealer’s smile says he has been keeping it warm.
arkham-tale-easttown_2_police_station = They are moving a prisoner. He has counted the keys on every belt, and he likes the look of the door behind you.
arkham-tale-easttown_2_velmas_diner = “You look starved, hon,” says the waitress, and a brown paper bag slides along the counter.
arkham-tale-easttown_3_hibbs_roadhouse = The piano stops, although the pianist is still playing. Under the floor something has started to keep time.
arkham-tale-easttown_3_police_station = New regulations, says the deputy, unrolling a list. Everything with an edge or a trigger, or five dollars.
arkham-tale-easttown_3_velmas_diner = The old woman in the corner booth reads coffee grounds. She has never once softened a reading.
arkham-tale-easttown_4_hibbs_roadhouse = A fellow with a broken nose nods at your notebook. “I know two of those names. What else have you got?”
arkham-tale-easttown_4_police_station = The detective asks the same question a fourth time, and this time writes down your answer before you give it.
arkham-tale-easttown_4_velmas_diner = The special is on the board: stew, pie, and a stool by the stove for as long as your money lasts.
arkham-tale-easttown_5_hibbs_roadhouse = The lady at the bar will tell you everything, if you can say no to the third glass.
arkham-tale-easttown_5_police_station = Evidence sale, cash only, says the chalkboard, but the lot by the window has no number and no owner.
arkham-tale-easttown_5_velmas_diner = The eggs are fine. The second bite of the eggs is not.
arkham-tale-easttown_6_hibbs_roadhouse = The bartender turns a bottle around, label to the wall, and turns his back on it as well.
arkham-tale-easttown_6_police_station = The constable who found the first body would like to tell somebody. Let him get through it at his own pace.
arkham-tale-easttown_6_velmas_diner = A dollar buys soup, bread, and the right to put your feet up where nobody will ask.
arkham-tale-easttown_7_hibbs_roadhouse = The lights go out for a count of three. When they come back, the room is one stranger and one wallet short.
arkham-tale-easttown_7_police_station = The evidence room is being painted, and its shelves stand in the corridor under a sheet.
arkham-tale-easttown_7_velmas_diner = The tip jar on the next table is full and its owner is asleep. The cook is not.
arkham-tale-innsmouth_easttown_1_hibbs_roadhouse = The fishermen have left early, and they have left a bottle half full. That has never happened before.
arkham-tale-innsmouth_easttown_1_police_station = There is a fine for asking about the coast road. There is also a bench for those who cannot pay it.
arkham-tale-innsmouth_easttown_1_velmas_diner = “Something for the blind sailor?” The cup rattles once, and his white eyes find yours.
arkham-tale-innsmouth_easttown_2_hibbs_roadhouse = A raid! Everyone runs for the one window that opens.
arkham-tale-innsmouth_easttown_2_police_station = The drowned man’s file holds his photographs, in order. The last ones are not of a man.
arkham-tale-innsmouth_easttown_2_velmas_diner = Two professors argue over a tidal chart, and the gravy boat is standing in for the reef.
arkham-tale-innsmouth_easttown_3_hibbs_roadhouse = What comes up the cellar stairs wears the landlord’s apron, and little else of his.
arkham-tale-innsmouth_easttown_3_police_station = The armory is being counted tonight, and whoever counts it will be one short in any case.
arkham-tale-innsmouth_easttown_3_velmas_diner = The radio finds a dance tune between two stations, and half the diner gets up.
arkham-tale-innsmouth_easttown_4_hibbs_roadhouse = He talks only while he drinks, and he drinks only what other people pay for.
arkham-tale-innsmouth_easttown_4_police_station = The new chief pays a bounty, no forms, for anything with a crescent on its hide.
arkham-tale-innsmouth_easttown_4_velmas_diner = “On the house,” says Velma, glancing at the street. “And take the long way home.”
