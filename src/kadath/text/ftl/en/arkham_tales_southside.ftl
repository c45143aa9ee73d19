### Arkham Horror: a line of story for each entry of the location cards, southside.
### Built in code: arkham-tale-

arkham-tale-southside_1_historical_society = The founder’s portrait has been cleaned. You liked it better when one could not see what he was holding.
arkham-tale-southside_1_mas_boarding_house = “Left by the last gentleman,” says Ma, “and he won’t be needing it, the way he went.”
arkham-tale-southside_1_south_church = The organist plays to the empty pews. Listen well, and the hymn is for you. Listen badly, and it is about you.
arkham-tale-southside_2_historical_society = The reading room charges an entry fee now, and the cushions in it are stuffed with something that dreams.
arkham-tale-southside_2_mas_boarding_house = A boarder at breakfast talks of the lodge as if it were a lunch club. He could put in a word tonight.
arkham-tale-southside_2_south_church = Father Michael asks no questions. He puts a hand on your head, and for a moment it weighs nothing.
arkham-tale-southside_3_historical_society = An old survey marks a trail that no longer exists, unless you start from exactly here.
arkham-tale-southside_3_mas_boarding_house = Ma’s tea is strong, and the spare bed is narrow. You fall asleep before your head finds out which way is down.
arkham-tale-southside_3_south_church = The confessional is occupied on both sides, and both of them are weeping in your voice.
arkham-tale-southside_4_historical_society = Two settlers’ diaries agree about the cave and disagree about how many came out of it. You could count for yourself.
arkham-tale-southside_4_mas_boarding_house = Three dollars, clean sheets, and a key that works from the inside only.
arkham-tale-southside_4_south_church = The bell rope lets go, and the bell has been waiting since 1820 to come down.
arkham-tale-southside_5_historical_society = The librarian of the old school has heard what you closed. He would rather like to see it, and to see you.
arkham-tale-southside_5_mas_boarding_house = The stew has been going since Tuesday, and whatever it was, it has got its strength back.
arkham-tale-southside_5_south_church = Light a candle for the town, if you have something worth lighting it with.
arkham-tale-southside_6_historical_society = They are reading the minutes of a meeting that has not taken place. You are listed among the absent.
arkham-tale-southside_6_mas_boarding_house = Ma will not hear of you going out again in that state, and she has the frying pan in her hand.
arkham-tale-southside_6_south_church = The plate comes around, and the sexton does not move on until you have given enough for it to hurt.
arkham-tale-southside_7_historical_society = Behind the third case a stair goes down to the real collection, and to a very patient teacher.
arkham-tale-southside_7_mas_boarding_house = The traveling man on the second floor shows his wares by a shaded lamp. Keep your nerve, and he will keep his price.
arkham-tale-southside_7_south_church = The font is being refilled, and the priest has turned around to look for a very small bottle.
arkham-tale-innsmouth_southside_1_historical_society = The whale skeleton over the stairs has turned its head since your last visit, and it was never a whale.
arkham-tale-innsmouth_southside_1_mas_boarding_house = Rent is due, by the head, and Ma has counted everyone you brought.
arkham-tale-innsmouth_southside_1_south_church = The curate has an hour. He can tell you what he knows, or he can sit with you and say nothing at all.
arkham-tale-innsmouth_southside_2_historical_society = The shipping registers go back further than the harbor does. Read on, and count the captains.
arkham-tale-innsmouth_southside_2_mas_boarding_house = “There’s nothing left but crusts,” says Ma. “Velma will feed you. Tell her I said so.”
arkham-tale-innsmouth_southside_2_south_church = Somebody has left a window open, and the church smells of cut grass instead of wax.
arkham-tale-innsmouth_southside_3_historical_society = The professor unlocks the glass case himself. “Show me what you closed,” he says, “and take what you need.”
arkham-tale-innsmouth_southside_3_mas_boarding_house = Hot water, and a door between you and the street. It does not take much, some evenings.
arkham-tale-innsmouth_southside_3_south_church = They are praying for those at sea. You stand at the back, and find that you are among them.
arkham-tale-innsmouth_southside_4_historical_society = A new exhibit is going out with the trash. It is still warm.
arkham-tale-innsmouth_southside_4_mas_boarding_house = The man in room six tells you all of it, at the top of his voice, with the window open.
arkham-tale-innsmouth_southside_4_south_church = A small girl holds the box for the drowned men’s widows, and does not blink.
