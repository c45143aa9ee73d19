### Arkham Horror: a line of story for each entry of the location cards, french hill.
### Built in code: arkham-tale-

arkham-tale-french_hill_1_silver_twilight_lodge = A gentleman with very clean gloves explains what the lodge could do for you. The other gentlemen are between you and the door.
arkham-tale-french_hill_1_inner_sanctum = Dues are collected by candlelight. The treasurer has no ledger. He has a knife, and a good memory.
arkham-tale-french_hill_1_the_witch_house = Something small runs along the skirting board on hands.
arkham-tale-french_hill_2_silver_twilight_lodge = The cloakroom attendant has stepped out, and the members have left such interesting things in their coats.
arkham-tale-french_hill_2_inner_sanctum = The circle is drawn, the price is named. For once the lodge means to shut a door instead of opening one.
arkham-tale-french_hill_2_the_witch_house = The old woman’s bargain is scratched into the table: what you carry, or what you can carry in your head.
arkham-tale-french_hill_3_silver_twilight_lodge = The librarian lays two sheets before you and covers his ears, out of courtesy, while you choose.
arkham-tale-french_hill_3_inner_sanctum = The vault of the inner circle stands open for exactly as long as it takes the clock to strike.
arkham-tale-french_hill_3_the_witch_house = A detective from New York is measuring the room’s angles. He has done it nine times. They have never agreed.
arkham-tale-french_hill_4_silver_twilight_lodge = They ask a second time, more warmly, and take your hat so that you cannot easily leave.
arkham-tale-french_hill_4_inner_sanctum = The summoning goes perfectly. That is the trouble with it.
arkham-tale-french_hill_4_the_witch_house = In the slanted room the walls show everything, and stop only when you look away. You do not know how to look away.
arkham-tale-french_hill_5_silver_twilight_lodge = You take the seat by the fire. It turns out to have been somebody’s for two hundred years.
arkham-tale-french_hill_5_inner_sanctum = “How much do you want to know?” asks the hierophant, and holds up the needle.
arkham-tale-french_hill_5_the_witch_house = Dust on the bed, a dent in the pillow, and sleep coming up the stairs to fetch you.
arkham-tale-french_hill_6_silver_twilight_lodge = Someone in black is halfway out of the window with the lodge’s silver. You may catch her, if you can, and then talk.
arkham-tale-french_hill_6_inner_sanctum = They offer you the knife and a choice of what it is to be used on, anywhere in town.
arkham-tale-french_hill_6_the_witch_house = Under the loose hearthstone the rats have kept something safe for her.
arkham-tale-french_hill_7_silver_twilight_lodge = You quote the charter back at them. It had better be the right charter.
arkham-tale-french_hill_7_inner_sanctum = The bowl goes around. Everyone looks into it, and everyone looks at you next.
arkham-tale-french_hill_7_the_witch_house = The corner of the attic folds, and the fold has an inside.
arkham-tale-innsmouth_french_hill_1_silver_twilight_lodge = “We would buy it from you,” says the warden pleasantly. “The alternative is so much louder.”
arkham-tale-innsmouth_french_hill_1_inner_sanctum = The rite of mending, they call it. Said well, it mends the whole town. Said badly, the whole town hears it.
arkham-tale-innsmouth_french_hill_1_the_witch_house = You wake at the table with chalk on your fingers. The lamp has burned down and the door has moved.
arkham-tale-innsmouth_french_hill_2_silver_twilight_lodge = The burglar is back, and this time she came for the same thing you did.
arkham-tale-innsmouth_french_hill_2_inner_sanctum = They will teach you the words whether you are ready or not. Readiness only decides how long it takes.
arkham-tale-innsmouth_french_hill_2_the_witch_house = The rat with the face takes its toll at the turn of the stairs. It always knows what you can least spare.
arkham-tale-innsmouth_french_hill_3_silver_twilight_lodge = The guest of honor takes off its evening clothes, and goes on taking things off.
arkham-tale-innsmouth_french_hill_3_inner_sanctum = The map on the sanctum floor is wet. Step on it where you wish to be.
arkham-tale-innsmouth_french_hill_3_the_witch_house = The beam comes down exactly where you were thinking of standing.
arkham-tale-innsmouth_french_hill_4_silver_twilight_lodge = A new prospectus, thicker paper, the same smile. They have noticed how well you have been keeping.
arkham-tale-innsmouth_french_hill_4_inner_sanctum = Give us one of them, says the master, and we will call home all its brothers.
arkham-tale-innsmouth_french_hill_4_the_witch_house = Her loom is still threaded. What it weaves, when you touch it, is a way in.
