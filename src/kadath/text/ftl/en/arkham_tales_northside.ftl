### Arkham Horror: a line of story for each entry of the location cards, northside.
### Built in code: arkham-tale-

arkham-tale-northside_1_curiositie_shoppe = The mirror at the back of the shop shows the room without you in it, and the room is much deeper than this one.
arkham-tale-northside_1_newspaper = Your letter ran on page two, and the editor would rather pay you than argue about the spelling.
arkham-tale-northside_1_train_station = A man on the platform holds out a folded page and steps backward, toward the rails and the noise.
arkham-tale-northside_2_curiositie_shoppe = “The storeroom, then,” sighs the owner, and hands you the key and the price list, in that order.
arkham-tale-northside_2_newspaper = They need someone who writes quickly and does not mind what about. The advance is small, but it keeps coming.
arkham-tale-northside_2_train_station = A bench, a timetable full of delays, and a kind stranger’s thermos. You had forgotten what rest was like.
arkham-tale-northside_3_curiositie_shoppe = You lift the lid of a lacquered box, and the shop bends away from you like a page being turned.
arkham-tale-northside_3_newspaper = In tomorrow’s proofs, under the obituaries, there is a photograph of tonight.
arkham-tale-northside_3_train_station = A trunk without a label slides from the baggage cart. It is either a gift or about to land on your foot.
arkham-tale-northside_4_curiositie_shoppe = A small hand comes out of the display cabinet and goes straight into your bag.
arkham-tale-northside_4_newspaper = “Weekly column, harmless subjects,” says the editor, crossing out your first three suggestions.
arkham-tale-northside_4_train_station = A peddler opens his case on his knees and shows you one thing only. His train leaves in four minutes.
arkham-tale-northside_5_curiositie_shoppe = The idol on the shelf is dusted every morning by somebody who does not work here.
arkham-tale-northside_5_newspaper = The story is across town, the fare is paid, and the cab is already rolling.
arkham-tale-northside_5_train_station = One crate of the university’s shipment has come open on the siding. The guard is looking at his watch, not at you.
arkham-tale-northside_6_curiositie_shoppe = The owner lays two things on the velvet, then considers you and reaches to take one of them away.
arkham-tale-northside_6_newspaper = The copy boy has kept every cutting about the hill since he was nine. Nobody has ever asked to see them.
arkham-tale-northside_6_train_station = Unclaimed luggage, three dollars apiece, sold shut and as seen. Something inside shifts its weight.
arkham-tale-northside_7_curiositie_shoppe = A black-edged card in the window: everything must go, and everyone may come.
arkham-tale-northside_7_newspaper = The archive is a cellar of yellow paper and mice. If you know what to look for, it looks back.
arkham-tale-northside_7_train_station = The local stops everywhere tonight, the conductor says, and nobody is checking tickets.
arkham-tale-innsmouth_northside_1_curiositie_shoppe = “A gift for luck,” says the shopkeeper, “or a treasure for money. In this weather I would take the luck.”
arkham-tale-innsmouth_northside_1_newspaper = The paper prints your account of the coast road and misprints your name, which may be the safest thing it ever did.
arkham-tale-innsmouth_northside_1_train_station = The stationmaster has a handcar, no questions, and a nephew who owes him a favor at every stop.
arkham-tale-innsmouth_northside_2_curiositie_shoppe = A stuffed fish hangs over the door. As you leave, the glass eye has turned to follow the harbor road.
arkham-tale-innsmouth_northside_2_newspaper = Three men from the coast are waiting by the presses. They would like a word about what you wrote.
arkham-tale-innsmouth_northside_2_train_station = Left luggage, locker nine: the key came in the mail, with no letter.
arkham-tale-innsmouth_northside_3_curiositie_shoppe = A dollar to look through the brass tube. What you see depends on what you know, and on who is looking back.
arkham-tale-innsmouth_northside_3_newspaper = A classified notice, paid for a year ahead: “To the person reading this today: they moved it.”
arkham-tale-innsmouth_northside_3_train_station = The train on platform four is not on the board, has no driver, and is waiting for you to sit down.
arkham-tale-innsmouth_northside_4_curiositie_shoppe = A collector with webbed gloves he never takes off offers twice what the thing is worth.
arkham-tale-innsmouth_northside_4_newspaper = They pay by the line, and the linotype man is deaf to everything but a steady voice.
arkham-tale-innsmouth_northside_4_train_station = The porters are unloading something long, wrapped in wet sailcloth, and none of them will hold the middle.
